//! The board of `--from`, and the piece on it that the lesson is about.

use clap::ArgMatches;

use crate::args;
use crate::cli::args::text;
use crate::cli::question::{self, NoAnswer};
use crate::cli::status::Trouble;
use crate::lesson::draft::{Given, own_role};
use crate::plain::echo;
use crate::rules::{Area, Fen, Level, Piece as Standing, Position, Role, Square, reach};
use crate::wording::{Words, color_key};

use super::answers::{self, Piece};
use super::ask::Ask;
use super::list;

/// A board that was given.
pub struct Board {
    /// As a lesson writes it.
    text: String,
    fen: Fen,
}

/// The board of `--from`, if it is given. Letters of a piece of one's own stand on it only if the lesson is about one.
///
/// # Errors
/// What is wrong with the position.
pub fn given(words: &Words<'_>, matches: &ArgMatches) -> Result<Option<Board>, Trouble> {
    if !matches.contains_id("from") {
        return Ok(None);
    }
    let text = text(matches, "from").split_whitespace().collect::<Vec<_>>().join(" ");
    let named = crate::cli::args::text(matches, "piece");
    let own = own_role().ok().filter(|_| answers::piece(named.trim()) == Some(Piece::Own));
    let parsed = match text.as_str() {
        "start" => Ok(Fen { position: Position::start(), side_given: false }),
        written => Fen::parse_with(written, own.as_slice()),
    };
    match parsed {
        Ok(fen) => Ok(Some(Board { text, fen })),
        Err(error) => Err(Trouble::Fault(question::fault(words, &text, &NoAnswer::Fen(error)))),
    }
}

impl Board {
    /// The piece that the lesson is about: of `--piece`, else the only one, else the one that is answered.
    ///
    /// # Errors
    /// If there is no such piece, or no answer.
    pub fn choose(&self, ask: &mut Ask<'_>) -> Result<Given, Trouble> {
        let all = self.candidates();
        let Some((first, role)) = all.first().copied() else {
            return Err(Trouble::Fault(ask.words.plain("new-empty-board")));
        };
        let given = |(square, role): (Square, Role)| Given { fen: self.text.clone(), square, role, is_stuck: false };
        let on = |square: Square| all.iter().find(|(its, _)| *its == square).copied();
        let squares: Vec<String> = all.iter().map(|(square, _)| square.to_string()).collect();
        match ask.given("piece", |said| Some(said.to_owned()), &[])? {
            Some(said) => self.named(&said, &all).map(given).map_err(|id| {
                let turn = color_key(self.fen.position.side_to_move());
                let values =
                    args!["piece" => echo(&said), "square" => echo(&said), "squares" => list(&squares), "turn" => turn];
                Trouble::Fault(ask.words.say(id, &values))
            }),
            None if all.len() == 1 => Ok(given((first, role))),
            None => {
                let answer = |said: &str| said.to_lowercase().parse().ok().and_then(on);
                ask.line("new-ask-square", "piece", &squares[0], answer, &squares).map(given)
            }
        }
    }

    /// The piece of a square or of a name; else the message that tells what is wrong with it.
    fn named(&self, said: &str, all: &[(Square, Role)]) -> Result<(Square, Role), &'static str> {
        if let Ok(square) = said.to_lowercase().parse::<Square>() {
            let found = all.iter().find(|(its, _)| *its == square).copied();
            let is_there = self.fen.position.piece_at(square).is_some();
            return found.ok_or(if is_there { "new-not-its-turn" } else { "new-no-piece" });
        }
        let is_meant = |role: Role| match answers::piece(said) {
            Some(Piece::Role(its)) => role == its,
            Some(Piece::Own) => matches!(role, Role::Own(_)),
            None => false,
        };
        let position = &self.fen.position;
        let waits = |square| position.piece_at(square).is_some_and(|piece| is_meant(piece.role));
        let missing = if position.occupied().into_iter().any(waits) { "new-no-turn" } else { "new-no-piece" };
        all.iter().find(|(_, role)| is_meant(*role)).copied().ok_or(missing)
    }

    /// The pieces that may be asked about, the ones first that can go somewhere: those of the side to move, if that is
    /// said, else all.
    fn candidates(&self) -> Vec<(Square, Role)> {
        let Fen { position, side_given } = self.fen;
        let may = |piece: &Standing| !side_given || piece.color == position.side_to_move();
        let pieces = position.occupied().sorted().filter_map(|square| Some((square, position.piece_at(square)?)));
        let all: Vec<_> = pieces.filter(|(_, piece)| may(piece)).map(|(square, piece)| (square, piece.role)).collect();
        let goes = |(square, _): &(Square, Role)| {
            !reach(&self.fen.for_piece_on(*square), *square, Level::Legal, Area::FULL).all().is_empty()
        };
        let (mut free, stuck): (Vec<_>, Vec<_>) = all.into_iter().partition(goes);
        free.extend(stuck);
        free
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_that_go_somewhere_come_first_and_the_turn_counts() {
        let board = |text: &str| Board { text: text.to_owned(), fen: Fen::parse(text).unwrap() };
        let squares =
            |text: &str| board(text).candidates().iter().map(|(square, _)| square.to_string()).collect::<Vec<_>>();
        assert_eq!(squares("8/8/8/8/8/8/Pp6/RN6"), ["a2", "b1", "b2", "a1"]);
        assert_eq!(squares("8/8/8/8/8/8/Pp6/RN6 b - - 0 1"), ["b2"]);
        let start = Fen { position: Position::start(), side_given: false };
        assert_eq!(Board { text: "start".into(), fen: start }.candidates().len(), 32);
    }
}
