//! What an exercise asks when its lesson has no text of its own: whose turn, which piece, where it stands, what to
//! find. Made of whole sentences, so that it can be read in one way only.

use crate::i18n::{Args, Value};
use crate::rules::{
    Area, BISHOP, Color, Formula, KING, KNIGHT, Level, Only, PAWN_CAPTURE, PAWN_MOVE, Position, QUEEN, ROOK, Role,
    Square, SquareSet, reach,
};

use super::{ChessArgs, Words, color_key, piece_key};

/// Find all the squares.
#[derive(Clone, Copy, Debug)]
pub struct FindTask<'a> {
    /// The board, with the turn of the asked pieces.
    pub position: &'a Position,
    /// Where the asked pieces stand.
    pub pieces: &'a [Square],
    /// How much of the rules is asked.
    pub level: Level,
    /// Moves or captures alone.
    pub only: Option<Only>,
    /// The part of the board that exists.
    pub area: Area,
    /// `preschool` (partner) or `school` (opponent).
    pub edition: &'a str,
}

/// One stage of building a formula.
#[derive(Clone, Copy, Debug)]
pub struct BuildTask<'a> {
    /// The board.
    pub position: &'a Position,
    /// Where the piece stands whose formula is built.
    pub piece: Square,
    /// What is asked now.
    pub formula: &'a Formula,
    /// Its squares.
    pub squares: SquareSet,
    /// The squares of all stages before it.
    pub earlier: SquareSet,
    /// Whether no stage comes after it.
    pub last: bool,
    /// The part of the board that exists.
    pub area: Area,
}

/// Formulas that have a sentence of their own.
const TOLD: [(&str, Formula); 10] = [
    ("build-rook", ROOK),
    ("build-bishop", BISHOP),
    ("build-queen", QUEEN),
    ("build-king", KING),
    ("build-knight", KNIGHT),
    ("build-pawn-move", PAWN_MOVE),
    ("build-pawn-capture", PAWN_CAPTURE),
    ("build-rest", QUEEN.not()),
    ("build-rook-forward", ROOK.forward()),
    ("build-bishop-forward", BISHOP.forward()),
];

impl Words<'_> {
    /// What a find step asks.
    pub fn find(&self, task: &FindTask<'_>) -> String {
        let formula = task.level == Level::Formula;
        let args = task_args(task.position, task.pieces, task.edition);
        let args = if task.pieces.len() > 1 { args.with("pieces", self.pieces_on(task)) } else { args };
        let number = if task.pieces.len() > 1 { "several" } else { "find" };
        let level = if formula { "formula" } else { "real" };
        let only = match task.only {
            Some(Only::Moves) => "moves",
            Some(Only::Captures) => "captures",
            None if formula && task.pieces.len() == 1 && task.has_pawn() => "pawn",
            None => "all",
        };
        let main = format!("{number}-{level}-{only}");
        let mut ids = vec!["task-turn"];
        ids.extend((formula && task.others()).then_some("task-imagine"));
        ids.push(&main);
        ids.extend((!formula && task.only.is_none() && task.faces_others()).then_some("find-note-captures"));
        ids.extend(task.note());
        let known = if formula { None } else { self.history(task.position, task.pieces) };
        [self.sentences(&ids, &args)].into_iter().chain(known).collect::<Vec<_>>().join(" ")
    }

    /// What one stage of a build step asks.
    pub fn build(&self, task: &BuildTask<'_>) -> String {
        format!("{} {}", self.build_piece(task), self.build_stage(task))
    }

    /// The part of it that is the same at every stage: whose turn it is, and where the piece stands.
    pub fn build_piece(&self, task: &BuildTask<'_>) -> String {
        let others = (task.position.occupied() & task.area.squares()) - SquareSet::of(task.piece);
        let imagine = (!others.is_empty()).then_some("task-imagine");
        let ids: Vec<&str> = ["task-turn", "build-piece"].into_iter().chain(imagine).collect();
        self.sentences(&ids, &build_args(self, task))
    }

    /// The part of it that is this stage's own.
    pub fn build_stage(&self, task: &BuildTask<'_>) -> String {
        let told = TOLD.iter().find(|(_, formula)| same(formula, task.formula));
        let id = told.map_or("build-formula", |(id, _)| id);
        let mut ids = vec![id];
        let own = task.position.piece_at(task.piece).map(|piece| piece.role);
        let reached = own.filter(|role| *role != Role::Pawn && same(&Formula::moves_of(*role), task.formula));
        ids.extend((task.last && reached.is_some()).then_some("build-note-last"));
        ids.extend(task.again(id));
        self.sentences(&ids, &build_args(self, task))
    }

    /// A formula in the words of the language.
    pub fn formula(&self, formula: &Formula) -> String {
        formula.words(self.formula_words()).to_string()
    }

    pub(super) fn sentences(&self, ids: &[&str], args: &Args) -> String {
        ids.iter().map(|id| self.say(id, args)).collect::<Vec<_>>().join(" ")
    }

    fn pieces_on(&self, task: &FindTask<'_>) -> Value {
        let on = |&square: &Square| {
            let args = task_args(task.position, &[square], task.edition);
            self.say("piece-on", &args.square("square", square))
        };
        Value::List(task.pieces.iter().map(on).collect())
    }
}

impl FindTask<'_> {
    fn roles(&self) -> impl Iterator<Item = Role> {
        self.pieces.iter().filter_map(|&square| self.position.piece_at(square)).map(|piece| piece.role)
    }

    fn has_pawn(&self) -> bool {
        self.roles().any(|role| role == Role::Pawn)
    }

    /// Whether anything but the asked pieces stands on the board.
    fn others(&self) -> bool {
        let asked: SquareSet = self.pieces.iter().copied().collect();
        !((self.position.occupied() & self.area.squares()) - asked).is_empty()
    }

    fn faces_others(&self) -> bool {
        let theirs = self.position.by_color(!self.position.side_to_move());
        !(theirs & self.area.squares()).is_empty()
    }

    fn answer(&self, level: Level) -> SquareSet {
        let answers = self.pieces.iter().map(|&from| reach(self.position, from, level, self.area).only(self.only));
        answers.fold(SquareSet::EMPTY, |all, some| all | some)
    }

    /// What of the rules counts, where the whole of them gives another answer than what is asked.
    fn note(&self) -> Option<&'static str> {
        if self.level == Level::Formula {
            let could_step_twice =
                self.only != Some(Only::Captures) && self.pieces.iter().any(|&from| self.is_home(from));
            return could_step_twice.then_some("find-note-double");
        }
        let (plain, legal) = (self.answer(Level::Reach), self.answer(Level::Legal));
        let doubles = |to: Square| self.pieces.iter().any(|&from| self.is_home(from) && from.ring(to) == 2);
        match self.level {
            _ if plain == legal => None,
            Level::Legal => Some("find-note-legal"),
            _ if (plain - legal).is_empty() && (legal - plain).into_iter().all(doubles) => Some("find-note-double"),
            _ => Some("find-note-special"),
        }
    }

    /// Whether a pawn stands there, on the rank from which it may step twice.
    fn is_home(&self, square: Square) -> bool {
        self.position.piece_at(square).is_some_and(|piece| {
            let home = if piece.color == Color::White { 1 } else { 6 };
            piece.role == Role::Pawn && square.rank() == home
        })
    }
}

impl BuildTask<'_> {
    /// What is to be said of squares that a stage before has asked for and this one asks for again; nothing where its own
    /// sentence, of this id, says that it takes them out of those.
    fn again(&self, id: &str) -> Option<&'static str> {
        let takes_out = ["build-king", "build-pawn-move", "build-pawn-capture"].contains(&id);
        // All of them is no taking out: the king's squares after the nearest of rook and of bishop.
        let is_part = (self.squares - self.earlier).is_empty() && self.squares != self.earlier;
        if (self.squares & self.earlier).is_empty() || takes_out && is_part {
            return None;
        }
        let all = (self.earlier - self.squares).is_empty();
        Some(if all { "build-note-again" } else { "build-note-again-if" })
    }
}

/// What the sentences of a task may ask for: `$color` (whose turn), `$edition`, and of the first piece `$piece` and
/// `$from`.
pub(super) fn task_args(position: &Position, pieces: &[Square], edition: &str) -> Args {
    let args = Args::new().with("color", color_key(position.side_to_move())).with("edition", edition);
    let Some(&from) = pieces.first() else { return args };
    let piece = position.piece_at(from).map_or(Value::Piece("piece".to_owned()), piece_key);
    args.with("piece", piece).square("from", from)
}

fn build_args(words: &Words<'_>, task: &BuildTask<'_>) -> Args {
    task_args(task.position, &[task.piece], "").with("formula", words.formula(task.formula))
}

/// Whether two formulas, however written, give the same squares everywhere.
fn same(one: &Formula, other: &Formula) -> bool {
    let squares = |formula: &Formula, from, color| formula.squares(from, color, Area::FULL);
    one == other
        || Color::ALL
            .into_iter()
            .all(|color| Square::all().all(|from| squares(one, from, color) == squares(other, from, color)))
}
