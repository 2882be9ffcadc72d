//! What a puzzle is about: a piece, or one of the double moves.

use crate::rules::Role;

/// What a puzzle is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Topic {
    /// The rook (codex P6.R).
    Rook,
    /// The bishop (P6.B).
    Bishop,
    /// The queen (P6.Q).
    Queen,
    /// The king (P6.K).
    King,
    /// The knight (P6.N).
    Knight,
    /// The pawn (P6.P, P6.D).
    Pawn,
    /// Castling (P6.C1 to P6.C3).
    Castling,
    /// Taking en passant (P6.E).
    EnPassant,
    /// Promotion (P6.T).
    Promotion,
}

impl Topic {
    /// All of them, in the order of the codex.
    pub const ALL: [Self; 9] = [
        Self::Rook,
        Self::Bishop,
        Self::Queen,
        Self::King,
        Self::Knight,
        Self::Pawn,
        Self::Castling,
        Self::EnPassant,
        Self::Promotion,
    ];

    /// Its name in codes.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rook => "rook",
            Self::Bishop => "bishop",
            Self::Queen => "queen",
            Self::King => "king",
            Self::Knight => "knight",
            Self::Pawn => "pawn",
            Self::Castling => "castling",
            Self::EnPassant => "en-passant",
            Self::Promotion => "promotion",
        }
    }

    /// The topic of this name, in English or Russian.
    pub fn parse(name: &str) -> Option<Self> {
        let name = super::code::plain(name);
        Self::ALL.into_iter().find(|topic| topic.name() == name || topic.other_names().contains(&name.as_str()))
    }

    /// Every name by which one of them is known, with the one.
    pub fn names() -> impl Iterator<Item = (&'static str, Self)> {
        let of = |topic: Self| std::iter::once(topic.name()).chain(topic.other_names().iter().copied());
        Self::ALL.into_iter().flat_map(move |topic| of(topic).map(move |name| (name, topic)))
    }

    /// Other names by which it is known when a code is read.
    pub(super) const fn other_names(self) -> &'static [&'static str] {
        match self {
            Self::Rook => &["ладья", "rooks", "ладьи", "ладью", "ладьёй", "ладьей", "тура"],
            Self::Bishop => &["слон", "bishops", "слоны", "слона", "слоном", "офицер"],
            Self::Queen => &["ферзь", "queens", "ферзи", "ферзя", "ферзём", "ферзем", "королева"],
            Self::King => &["король", "kings", "короли", "короля", "королём", "королем"],
            Self::Knight => &["конь", "knights", "кони", "коня", "конём", "конем", "лошадь", "horse"],
            Self::Pawn => &["пешка", "pawns", "пешки", "пешку", "пешкой"],
            Self::Castling => &["рокировка", "castle"],
            Self::EnPassant => &["enpassant", "взятие-на-проходе", "на-проходе", "проход"],
            Self::Promotion => &["превращение", "promote"],
        }
    }

    /// The piece that is asked about.
    pub const fn role(self) -> Role {
        match self {
            Self::Rook => Role::Rook,
            Self::Bishop => Role::Bishop,
            Self::Queen => Role::Queen,
            Self::King | Self::Castling => Role::King,
            Self::Knight => Role::Knight,
            Self::Pawn | Self::EnPassant | Self::Promotion => Role::Pawn,
        }
    }

    /// Whether it is one of the double moves, which have a history.
    pub const fn is_double_move(self) -> bool {
        matches!(self, Self::Castling | Self::EnPassant | Self::Promotion)
    }

    /// Whether each board comes twice: with the right to the move and with the right lost.
    pub const fn is_paired(self) -> bool {
        matches!(self, Self::Castling | Self::EnPassant)
    }

    /// The piece itself as a topic; none for a lesson's own.
    pub const fn of(role: Role) -> Option<Self> {
        Some(match role {
            Role::Rook => Self::Rook,
            Role::Bishop => Self::Bishop,
            Role::Queen => Self::Queen,
            Role::King => Self::King,
            Role::Knight => Self::Knight,
            Role::Pawn => Self::Pawn,
            Role::Own(_) => return None,
        })
    }
}
