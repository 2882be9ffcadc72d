//! What `reach` is asked about a piece, and what comes out: squares, and on demand the reasons.

use clap::ArgMatches;
use serde_json::Value;

use crate::args;
use crate::i18n::Lang;
use crate::rules::{
    Area, Color, Fen, FenError, Formula, FormulaError, Level, Position, Square, SquareError, SquareSet, Why, reach,
    reach_with, reasons, why_all, why_with,
};
use crate::text;
use crate::wording::{ChessArgs, FaultText, Words};

use super::args::{level, text as argument};

/// The longest formula under which its fault is pointed at, in columns.
const SHOWN: usize = 70;

/// All that is asked about each piece.
#[derive(Clone, Debug)]
pub struct Question {
    /// How much of the rules counts.
    pub level: Level,
    /// A formula to go by, instead of that of the piece.
    pub formula: Option<Formula>,
    /// Of which squares the reason is asked.
    pub why: Reasons,
    /// Whether the answer is for a program.
    pub json: bool,
}

/// Of which squares the reason is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reasons {
    /// Of none.
    None,
    /// Of one.
    Of(Square),
    /// Of all 64.
    All,
}

/// Where the piece goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// To these squares.
    pub squares: SquareSet,
    /// Whose turn it is, where that is not the piece's side: then it was answered as if it were.
    pub out_of_turn: Option<Color>,
    /// The reasons that were asked for, in the order of the squares' names.
    pub why: Vec<Why>,
    /// What else holds of the one square that was asked about.
    pub rest: Vec<Why>,
}

/// Why a question has no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoAnswer {
    /// The position has a fault.
    Fen(FenError),
    /// The square is none.
    Square(SquareError),
    /// No piece stands on it.
    Empty(Square),
}

impl Question {
    /// The question that the arguments ask.
    ///
    /// # Errors
    /// What is wrong with the formula or with the square of `--why`, as a sentence.
    pub fn of(words: &Words<'_>, matches: &ArgMatches) -> Result<Self, String> {
        let given = |id| matches.contains_id(id).then(|| argument(matches, id));
        let formula = given("formula")
            .map(|formula| Formula::parse(&formula).map_err(|error| formula_fault(words, &formula, &error)))
            .transpose()?;
        let why = match given("why") {
            None => Reasons::None,
            Some(word) if means_all(word.trim()) => Reasons::All,
            Some(word) => Reasons::Of(square(&word).map_err(|error| both(words.square_fault(&error)))?),
        };
        Ok(Self { level: level(matches), formula, why, json: matches.get_flag("json") })
    }

    /// Answers it for the piece on a square, on the whole board.
    ///
    /// # Errors
    /// The first fault: of the position, of the square, of the two together.
    pub fn ask(&self, fen: &str, from: &str) -> Result<Answer, NoAnswer> {
        let fen = position(fen).map_err(NoAnswer::Fen)?;
        let from = square(from).map_err(NoAnswer::Square)?;
        let color = match (fen.position.piece_at(from), self.formula) {
            (Some(piece), _) => piece.color,
            (None, Some(_)) => Color::White,
            (None, None) => return Err(NoAnswer::Empty(from)),
        };
        let position = if fen.side_given { fen.position } else { fen.position.with_side_to_move(color) };
        let squares = match &self.formula {
            Some(formula) => reach_with(&position, from, formula, self.level, Area::FULL),
            None => reach(&position, from, self.level, Area::FULL),
        };
        let all = || match &self.formula {
            Some(formula) => why_with(&position, from, formula, self.level, Area::FULL),
            None => why_all(&position, from, self.level, Area::FULL, None),
        };
        let mut why = match self.why {
            Reasons::None => Vec::new(),
            Reasons::All => all().to_vec(),
            Reasons::Of(to) => all().into_iter().filter(|why| why.to == to).collect(),
        };
        why.sort_by_key(|why| (why.to.file(), why.to.rank()));
        let rest = match (self.why, &self.formula) {
            (Reasons::Of(to), None) => {
                reasons(&position, from, to, self.level, Area::FULL, None).into_iter().skip(1).collect()
            }
            _ => Vec::new(),
        };
        let out_of_turn = (color != position.side_to_move()).then_some(!color);
        Ok(Answer { squares: squares.all(), out_of_turn, why, rest })
    }
}

/// A board as lessons write it: a FEN, `start` or `empty`.
fn position(text: &str) -> Result<Fen, FenError> {
    match text.trim() {
        "start" => Ok(Fen { position: Position::start(), side_given: false }),
        "empty" => Ok(Fen { position: Position::empty(), side_given: false }),
        _ => Fen::parse(text),
    }
}

/// A square in either case of its letter.
fn square(text: &str) -> Result<Square, SquareError> {
    text.trim().to_ascii_lowercase().parse()
}

/// Whether `--why` asks about every square: `all`, or how any of the languages says it.
fn means_all(word: &str) -> bool {
    let in_any =
        || Lang::all().iter().any(|&lang| Words::interface(lang).plain("cli-reach-all") == word.to_lowercase());
    word.eq_ignore_ascii_case("all") || in_any()
}

fn both(text: FaultText) -> String {
    format!("{} {}", text.cause, text.mend)
}

/// The fault in one line: what is wrong, and how to mend it.
pub fn fault(words: &Words<'_>, fen: &str, fault: &NoAnswer) -> String {
    match fault {
        NoAnswer::Fen(error) => {
            let before = fen.get(..error.at.start).unwrap_or(fen);
            let values = args![
                "field" => words.fen_field(error.field),
                "sign" => before.chars().count() + 1,
                "text" => both(words.fen_fault(error)),
            ];
            words.say("cli-fen-fault", &values)
        }
        NoAnswer::Square(error) => both(words.square_fault(error)),
        NoAnswer::Empty(square) => words.say("cli-no-piece", &args![].square("square", *square)),
    }
}

/// The fault of a formula, and a sign under its place where the formula is short enough to be shown.
fn formula_fault(words: &Words<'_>, formula: &str, error: &FormulaError) -> String {
    let before = formula.get(..error.at.start).unwrap_or(formula);
    let values = args!["sign" => before.chars().count() + 1, "text" => both(words.formula_fault(error))];
    let said = words.say("cli-formula-fault", &values);
    let shown = text::clean(formula);
    if formula.trim().is_empty() || shown != formula || shown.contains('\n') || text::width(&shown) > SHOWN {
        return said;
    }
    let place = formula.get(error.at.clone()).map_or(1, text::width).max(1);
    format!("{said}\n  {formula}\n  {}{}", " ".repeat(text::width(before)), "^".repeat(place))
}

/// Whose wording the reasons follow: the school's, for the command line is no place for a child.
const EDITION: &str = "school";

/// An answer as lines: the squares, or the reasons where they are asked for.
pub fn lines(words: &Words<'_>, question: &Question, answer: &Answer) -> String {
    let sentence = |why: &Why| words.reason(why, EDITION);
    match (question.why, &answer.why[..]) {
        (Reasons::None, _) => answer.squares.to_string(),
        (Reasons::Of(_), [why]) => {
            let more = words.reason_more(why, EDITION);
            let rest = answer.rest.iter().map(|why| words.say("cli-why-too", &args!["text" => sentence(why)]));
            std::iter::once(sentence(why)).chain(more).chain(rest).collect::<Vec<_>>().join("\n")
        }
        (_, all) => all.iter().map(|why| format!("{}: {}", why.to, sentence(why))).collect::<Vec<_>>().join("\n"),
    }
}

/// An answer as JSON on one line. Its keys, and their order, are a promise: of each reason `by` are the squares of the
/// pieces that prove it, `fact` is the row of `codex.md`.
pub fn json(words: &Words<'_>, answer: &Answer) -> String {
    let names = |squares: &mut dyn Iterator<Item = Square>| Value::from_iter(squares.map(|square| square.to_string()));
    let why = answer.why.iter().map(|why| {
        object([
            ("square", Value::from(why.to.to_string()).to_string()),
            ("reached", why.reached().to_string()),
            ("reason", Value::from(why.id()).to_string()),
            ("by", names(&mut why.reason.by().iter().map(|by| by.square)).to_string()),
            ("fact", Value::from(why.fact()).to_string()),
            ("text", Value::from(words.reason(why, EDITION)).to_string()),
        ])
    });
    let why = format!("[{}]", why.collect::<Vec<_>>().join(","));
    object([("squares", names(&mut answer.squares.sorted()).to_string()), ("why", why)])
}

/// An object with its keys in the order given; each value is JSON already.
fn object<const N: usize>(entries: [(&str, String); N]) -> String {
    let entries = entries.map(|(key, value)| format!("\"{key}\":{value}"));
    format!("{{{}}}", entries.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_turn_counts_only_where_it_is_said() {
        let legal = Question { level: Level::Legal, formula: None, why: Reasons::None, json: false };
        let squares = |fen: &str, square: &str| legal.ask(fen, square).map(|answer| answer.squares.to_string());
        let turned = |fen: &str, square: &str| legal.ask(fen, square).unwrap().out_of_turn.is_some();
        assert_eq!(squares("8/8/8/8/3n4/8/8/8", "d4"), Ok("b3 b5 c2 c6 e2 e6 f3 f5".to_owned()));
        assert!(!turned("8/8/8/8/3n4/8/8/8", "d4"));
        assert!(turned("8/8/8/8/3n4/8/8/8 w - - 0 1", "d4"));
        assert_eq!(squares("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "E1"), Ok("c1 d1 d2 e2 f1 f2 g1".to_owned()));
        assert_eq!(squares("8/P7/8/8/8/8/8/8", "a7"), Ok("a8".to_owned()));
        assert_eq!(squares("8/8/8/8/8/8/8/8", "a7"), Err(NoAnswer::Empty("a7".parse().unwrap())));
        assert_eq!(squares("empty", "a7"), Err(NoAnswer::Empty("a7".parse().unwrap())));
        assert_eq!(squares(" start ", "g8"), Ok("f6 h6".to_owned()));
        assert!(!turned("start", "g8"));
        assert!(matches!(squares("8/8/8/8/8/8/8/8", "a9"), Err(NoAnswer::Square(_))));
        assert!(matches!(squares("8", "a9"), Err(NoAnswer::Fen(_))));
        // En passant is the right of the side to move alone.
        assert_eq!(squares("8/8/8/8/3pP3/8/8/8 b - e3 0 1", "d4"), Ok("d3 e3".to_owned()));
    }
}
