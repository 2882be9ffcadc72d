//! Moves as lines: `d4f5`, `e7e8q`, two squares, or one where only one piece may move.

use std::io;

use crate::args;
use crate::rules::{Area, Role, Square};
use crate::session::{Action, Exercise, Feedback, Hint, Moves, Told};
use crate::wording::{ChessArgs, MoveTold};

use super::player::Player;
use super::squares::{self, Unclear};
use super::{choices, step};

/// A move as it was typed.
type Typed = (Square, Square, Option<Role>);

impl Player<'_> {
    /// Takes a line of moves, if moves are played now; the first that is not played ends the line.
    pub(super) fn take_moves(&mut self, line: &str) -> io::Result<bool> {
        let Some(moves) = self.run.exercise().and_then(Exercise::moves) else { return Ok(false) };
        if let (Some((from, to)), Some(&[number])) =
            (moves.promoting(), choices::read(line, &self.run.choices()).as_deref().and_then(|one| one.first_chunk()))
        {
            let role = Role::PROMOTIONS.get(number).copied();
            self.play_move((from, to, role))?;
            return Ok(true);
        }
        if let (Some((from, to)), Some(becomes)) = (moves.promoting(), only(line).and_then(role)) {
            self.play_move((from, to, Some(becomes)))?;
            return Ok(true);
        }
        match read(line, moves.held()) {
            Err(Some(unclear)) => self.explain_unclear(&unclear, line)?,
            Err(None) => self.say("plain-moves-how", &args![])?,
            Ok(typed) => {
                for (number, one) in typed.iter().enumerate() {
                    if !self.play_move(*one)? && number + 1 < typed.len() {
                        self.say("plain-moves-rest", &args![])?;
                        break;
                    }
                }
            }
        }
        Ok(true)
    }

    /// Plays a move and tells what came of it; false if it ends the line.
    fn play_move(&mut self, (from, to, becomes): Typed) -> io::Result<bool> {
        self.update(Action::Play(from, to, becomes))?;
        let Some(exercise) = self.run.exercise() else { return Ok(false) };
        match exercise.feedback() {
            Feedback::Told(Told::Wrong(spot)) => {
                let why = self.run.step().and_then(|step| Some((step, exercise.work().answer().explain(step, spot)?)));
                let said = why.map(|(step, why)| why.say(self.run.lesson(), step, &self.words()));
                let id = exercise.moves().map_or("move-wrong", Moves::refusal);
                self.say(id, &args![].square("from", from).square("to", to))?;
                said.map_or(Ok(()), |said| self.tell(&said))?;
                self.offer_hint()?;
                Ok(false)
            }
            Feedback::Told(Told::Note(id)) => {
                self.say(id, &args![])?;
                self.tell_all(step::beside(&self.run, &self.words()))?;
                Ok(false)
            }
            Feedback::Told(Told::Moved) => {
                self.tell_turn()?;
                self.tell_all(step::board(&self.run, &self.words()))?;
                Ok(true)
            }
            Feedback::Told(Told::Stuck) => {
                self.tell_turn()?;
                self.say("move-stuck", &args![])?;
                self.say("plain-moves-undo", &args![])?;
                Ok(false)
            }
            Feedback::Told(told @ (Told::AllFound | Told::Longer(_))) => {
                self.tell_turn()?;
                match told {
                    Told::Longer(least) => self.say("moves-longer", &args!["least-count" => least])?,
                    _ => self.praise()?,
                }
                let stars = self.run.exercise().and_then(Exercise::stars).unwrap_or_default();
                self.say("plain-stars", &args!["stars" => stars])?;
                Ok(false)
            }
            _ => Ok(false),
        }
    }

    /// The last move and the reply to it.
    fn tell_turn(&mut self) -> io::Result<()> {
        let Some(moves) = self.run.exercise().and_then(Exercise::moves) else { return Ok(()) };
        let (Some(turn), Some(before)) = (moves.last(), moves.before()) else { return Ok(()) };
        let words = self.words();
        let own = words.told_move(&MoveTold { before: &before.position, played: turn.played });
        let reply = turn.reply.map(|played| words.told_move(&MoveTold { before: &turn.between, played }));
        self.tell_all([own].into_iter().chain(reply))
    }

    /// Takes back the last move, or all of them, and tells the board.
    pub(super) fn take_back(&mut self, action: Action) -> io::Result<()> {
        let can = self.run.exercise().is_some_and(|exercise| {
            let answer = exercise.work().answer();
            if action == Action::Undo { answer.can_undo() } else { answer.can_clear() }
        });
        if !can {
            return self.say("plain-nothing-to-undo", &args![]);
        }
        self.update(action)?;
        self.tell_all(step::board(&self.run, &self.words()))
    }

    /// A hint about moves, if it is one.
    pub(super) fn hint_of_moves(&mut self, hint: Hint) -> io::Result<()> {
        match hint {
            Hint::Moves(count) => self.say("hint-moves", &args!["count" => count]),
            Hint::From(square) => self.say("hint-from", &args![].square("square", square)),
            Hint::Move(next) => {
                let moves = self.run.exercise().and_then(Exercise::moves);
                let said = moves.map(|moves| self.words().hint_move(&moves.stand().position, next));
                said.map_or(Ok(()), |said| self.tell(&said))
            }
            Hint::TakeBack => self.say("hint-undo-move", &args![]),
            _ => Ok(()),
        }
    }
}

/// The moves of a line: one in two squares, or each in a word. `held` is the only piece that may move, if it is one.
fn read(line: &str, held: Option<Square>) -> Result<Vec<Typed>, Option<Unclear>> {
    let words = parts(line);
    let lengths: Vec<usize> = words.iter().map(|word| word.chars().count()).collect();
    let joined = match lengths.as_slice() {
        [] => return Err(None),
        lengths if held.is_some() && lengths.iter().all(|&length| length == 2) => return steps(&words, held),
        [2, 2] | [2, 2, 1] => vec![words.concat()],
        _ => words,
    };
    joined.iter().map(|word| one(word)).collect()
}

/// The words of a line without what is written between two squares.
pub(super) fn parts(line: &str) -> Vec<String> {
    line.split(|c: char| c.is_whitespace() || c == ',' || c == ';')
        .map(|word| word.chars().filter(|c| !"-–—:xх×".contains(*c)).collect::<String>())
        .filter(|word| !word.is_empty())
        .collect()
}

/// The squares to which the only piece goes one after another; the one where it stands may come first.
fn steps(words: &[String], held: Option<Square>) -> Result<Vec<Typed>, Option<Unclear>> {
    let mut from = held.ok_or(None)?;
    let mut moves = Vec::new();
    for (number, word) in words.iter().enumerate() {
        let to = square(word)?;
        if number > 0 || to != from || words.len() == 1 {
            moves.push((from, to, None));
            from = to;
        }
    }
    Ok(moves)
}

fn one(word: &str) -> Result<Typed, Option<Unclear>> {
    let letters: Vec<char> = word.chars().collect();
    let part = |range: std::ops::Range<usize>| letters.get(range).map(|part| part.iter().collect::<String>());
    let (Some(from), Some(to)) = (part(0..2), part(2..4)) else { return Err(None) };
    let becomes = match letters.get(4..) {
        None | Some([]) => None,
        Some(&[letter]) => Some(role(letter).ok_or(None)?),
        Some(_) => return Err(None),
    };
    Ok((square(&from)?, square(&to)?, becomes))
}

pub(super) fn square(text: &str) -> Result<Square, Option<Unclear>> {
    squares::read(text, Area::FULL).map_err(Some)?.first().copied().ok_or(None)
}

/// The only letter of a line.
fn only(line: &str) -> Option<char> {
    let mut letters = line.trim().chars();
    letters.next().filter(|_| letters.next().is_none())
}

/// What a pawn becomes, by its letter in English or Russian.
pub(super) fn role(letter: char) -> Option<Role> {
    match letter.to_lowercase().next()? {
        'q' | 'ф' => Some(Role::Queen),
        'r' | 'л' => Some(Role::Rook),
        'b' | 'с' => Some(Role::Bishop),
        'n' | 'к' => Some(Role::Knight),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(line: &str, held: Option<&str>) -> String {
        match read(line, held.map(|name| name.parse().unwrap())) {
            Err(None) => "how".into(),
            Err(Some(unclear)) => format!("{unclear:?}"),
            Ok(moves) => {
                let name = |(from, to, role): Typed| {
                    format!("{from}{to}{}", role.map_or(String::new(), |r| r.letter().into()))
                };
                moves.into_iter().map(name).collect::<Vec<_>>().join(" ")
            }
        }
    }

    #[test]
    fn moves_are_read_in_many_ways() {
        for (line, held, read) in [
            ("d4f5", None, "d4f5"),
            ("D4-F5", None, "d4f5"),
            ("d4 f5", None, "d4f5"),
            ("f5", Some("d4"), "d4f5"),
            ("f5", None, "how"),
            ("d4 f5", Some("d4"), "d4f5"),
            ("f5 g7", Some("d4"), "d4f5 f5g7"),
            ("d4", Some("d4"), "d4d4"),
            ("d4f5 f5g7", None, "d4f5 f5g7"),
            ("e7e8q", None, "e7e8q"),
            ("e7 e8 N", None, "e7e8n"),
            ("e7:d8к", None, "e7d8n"),
            ("с3е4", None, "c3e4"),
            ("", None, "how"),
            ("d4f5x9z", None, "how"),
            ("e2e9", None, "NotASquare(\"e9\")"),
            ("d4 f5 g7", None, "how"),
            ("e7e8k", None, "how"),
        ] {
            assert_eq!(told(line, held), read, "{line}");
        }
    }
}
