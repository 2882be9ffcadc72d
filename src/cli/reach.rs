//! `reach`: to which squares a piece goes.

use std::io::Write;

use clap::ArgMatches;

use crate::args;
use crate::rules::{Area, Color, Fen, FenError, Level, Square, SquareError, SquareSet, reach};
use crate::wording::{ChessArgs, FaultText, Words};

use super::args::{level, text};
use super::batch;
use super::status::{Status, Trouble};

/// Where the piece goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// To these squares.
    pub squares: SquareSet,
    /// Whose turn it is, where that is not the piece's side: then it was answered as if it were.
    pub out_of_turn: Option<Color>,
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

/// Answers the question, on the whole board.
///
/// # Errors
/// The first fault: of the position, of the square, of the two together.
pub fn answer(fen: &str, square: &str, level: Level) -> Result<Answer, NoAnswer> {
    let fen = Fen::parse(fen).map_err(NoAnswer::Fen)?;
    let from: Square = square.trim().to_ascii_lowercase().parse().map_err(NoAnswer::Square)?;
    let piece = fen.position.piece_at(from).ok_or(NoAnswer::Empty(from))?;
    let position = fen.for_piece_on(from);
    let squares = reach(&position, from, level, Area::FULL).all();
    let out_of_turn = (piece.color != position.side_to_move()).then_some(!piece.color);
    Ok(Answer { squares, out_of_turn })
}

/// The fault in one line: what is wrong, and how to mend it.
pub fn fault(words: &Words<'_>, fen: &str, fault: &NoAnswer) -> String {
    let both = |text: FaultText| format!("{} {}", text.cause, text.mend);
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

/// The remark that it was answered as if it were the other side's turn.
pub fn remark(words: &Words<'_>, turn: Color) -> String {
    words.say("cli-out-of-turn", &args![].color("color", turn))
}

/// Answers one question, or with `--batch` as many as there are.
pub fn run(words: &Words<'_>, matches: &ArgMatches, out: &mut dyn Write) -> Result<Status, Trouble> {
    let level = level(matches);
    if matches.get_flag("batch") {
        return batch::run(words, level, out);
    }
    let (fen, square) = (text(matches, "fen"), text(matches, "square"));
    let answer = answer(&fen, &square, level)
        .map_err(|no| Trouble::Fault(words.say("cli-error", &args!["text" => fault(words, &fen, &no)])))?;
    if let Some(turn) = answer.out_of_turn {
        // The answer is on its way even if nobody listens to remarks.
        let _ = writeln!(std::io::stderr(), "{}", remark(words, turn));
    }
    writeln!(out, "{}", answer.squares)?;
    Ok(Status::Done)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_turn_counts_only_where_it_is_said() {
        let squares =
            |fen: &str, square: &str| answer(fen, square, Level::Legal).map(|answer| answer.squares.to_string());
        let turned = |fen: &str, square: &str| answer(fen, square, Level::Legal).unwrap().out_of_turn.is_some();
        assert_eq!(squares("8/8/8/8/3n4/8/8/8", "d4"), Ok("b3 b5 c2 c6 e2 e6 f3 f5".to_owned()));
        assert!(!turned("8/8/8/8/3n4/8/8/8", "d4"));
        assert!(turned("8/8/8/8/3n4/8/8/8 w - - 0 1", "d4"));
        assert_eq!(squares("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "E1"), Ok("c1 d1 d2 e2 f1 f2 g1".to_owned()));
        assert_eq!(squares("8/P7/8/8/8/8/8/8", "a7"), Ok("a8".to_owned()));
        assert_eq!(squares("8/8/8/8/8/8/8/8", "a7"), Err(NoAnswer::Empty("a7".parse().unwrap())));
        assert!(matches!(squares("8/8/8/8/8/8/8/8", "a9"), Err(NoAnswer::Square(_))));
        assert!(matches!(squares("8", "a9"), Err(NoAnswer::Fen(_))));
        // En passant is the right of the side to move alone.
        assert_eq!(squares("8/8/8/8/3pP3/8/8/8 b - e3 0 1", "d4"), Ok("d3 e3".to_owned()));
    }
}
