//! The kinds of puzzles, and which of them there are about what.

use super::Topic;
use crate::rules::Level;

/// What a puzzle asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// Find all squares that the piece reaches.
    Find,
    /// Build the piece's formula stage by stage.
    Build,
    /// One of the marked squares is not the knight's.
    Odd,
    /// The knight's squares are shown: where does it stand?
    Centre,
    /// The squares that two knights share.
    Common,
    /// All but one of the knight's squares are shown: which is missing?
    Short,
    /// The nearest squares that neither rook nor bishop nor knight reaches.
    Third,
    /// The shortest way to a square.
    Way,
    /// The shortest way through own pieces.
    Labyrinth,
    /// The shortest way on which no attacked square is entered.
    Sentries,
    /// One against many: capture all, each move a capture.
    Captures,
    /// One against many: capture all, with free moves between.
    Hunt,
    /// The squares reached in exactly two moves.
    Twice,
    /// One of the six kinds from [`Self::Way`] to [`Self::Twice`].
    Ways,
    /// Is the move allowed, and if not, why not?
    Judge,
    /// The king is in check: may it be answered so, and if not, why not?
    Check,
    /// Name the formula that yields the shown squares.
    Formula,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 17] = [
        Self::Find,
        Self::Build,
        Self::Odd,
        Self::Centre,
        Self::Common,
        Self::Short,
        Self::Third,
        Self::Way,
        Self::Labyrinth,
        Self::Sentries,
        Self::Captures,
        Self::Hunt,
        Self::Twice,
        Self::Ways,
        Self::Judge,
        Self::Formula,
        Self::Check,
    ];

    /// Those that [`Self::Ways`] is dealt from.
    pub const WAYS: [Self; 6] = [Self::Way, Self::Labyrinth, Self::Sentries, Self::Captures, Self::Hunt, Self::Twice];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Find => "find",
            Self::Build => "build",
            Self::Odd => "odd",
            Self::Centre => "centre",
            Self::Common => "common",
            Self::Short => "short",
            Self::Third => "third",
            Self::Way => "way",
            Self::Labyrinth => "labyrinth",
            Self::Sentries => "sentries",
            Self::Captures => "captures",
            Self::Hunt => "hunt",
            Self::Twice => "twice",
            Self::Ways => "ways",
            Self::Judge => "judge",
            Self::Check => "check",
            Self::Formula => "formula",
        }
    }

    /// Its name in codes, where `formula` is a level of the rules.
    pub const fn code_name(self) -> &'static str {
        match self {
            Self::Formula => "name",
            other => other.name(),
        }
    }

    /// The kind of this name; a name of it in codes serves too.
    pub fn parse(name: &str) -> Option<Self> {
        let name = super::code::plain(name);
        let known = |kind: &Self| {
            kind.name() == name || kind.code_name() == name || kind.other_names().contains(&name.as_str())
        };
        Self::ALL.into_iter().find(known)
    }

    /// Every name by which one of them is known, with the one.
    pub fn names() -> impl Iterator<Item = (&'static str, Self)> {
        let of = |kind: Self| [kind.name(), kind.code_name()].into_iter().chain(kind.other_names().iter().copied());
        Self::ALL.into_iter().flat_map(move |kind| of(kind).map(move |name| (name, kind)))
    }

    /// Other names by which it is known when a code is read.
    pub(super) const fn other_names(self) -> &'static [&'static str] {
        match self {
            Self::Find => &["найди", "все-поля"],
            Self::Build => &["построй", "строить"],
            Self::Odd => &["odd-one-out", "лишнее"],
            Self::Centre => &["center", "центр"],
            Self::Common => &["общие"],
            Self::Short => &["one-short", "недостаёт", "недостает"],
            Self::Third => &["third-ring", "третье-кольцо", "третье"],
            Self::Way => &["shortest", "путь"],
            Self::Labyrinth => &["maze", "лабиринт"],
            Self::Sentries => &["часовые"],
            Self::Captures => &["capture-all", "взятия"],
            Self::Hunt => &["охота"],
            Self::Twice => &["two-moves", "два-хода"],
            Self::Ways => &["пути"],
            Self::Judge => &["можно-ли", "судья"],
            Self::Check => &["шах", "ответ-на-шах"],
            Self::Formula => &["name-the-formula", "назови", "назови-формулу"],
        }
    }

    /// Whether there are puzzles of this kind about this.
    pub const fn has(self, topic: Topic) -> bool {
        match self {
            Self::Find => true,
            Self::Build | Self::Formula => matches!(topic, Topic::Queen | Topic::King | Topic::Knight | Topic::Pawn),
            Self::Odd | Self::Centre | Self::Common | Self::Short | Self::Third => matches!(topic, Topic::Knight),
            Self::Way | Self::Labyrinth | Self::Sentries | Self::Captures | Self::Hunt | Self::Twice | Self::Ways => {
                !topic.is_double_move() && !matches!(topic, Topic::Pawn)
            }
            Self::Check => !topic.is_double_move(),
            Self::Judge => matches!(topic, Topic::Castling | Topic::EnPassant | Topic::King),
        }
    }

    /// Whether the puzzles of this kind about this may be asked at this level of the rules.
    pub const fn has_level(self, topic: Topic, level: Level) -> bool {
        match self {
            Self::Find => !topic.is_double_move() || matches!(level, Level::Legal),
            _ => matches!((self.only_level(), level), (Level::Formula, Level::Formula) | (Level::Legal, Level::Legal)),
        }
    }

    /// The level that is asked where nobody says which: of all kinds but [`Self::Find`] the only one.
    pub const fn only_level(self) -> Level {
        match self {
            Self::Build | Self::Odd | Self::Centre | Self::Common | Self::Short | Self::Third | Self::Formula => {
                Level::Formula
            }
            _ => Level::Legal,
        }
    }
}
