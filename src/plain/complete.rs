//! A half-done move finished in lines: `h1f1` takes a piece to another square, `e5 off` takes it off the board, `e8 q`
//! replaces a pawn.

use std::io::{self};

use crate::args;
use crate::rules::{Role, Square};
use crate::session::{Action, Exercise, Explanation, Feedback, Hint, Spot, Told};
use crate::wording::ChessArgs;

use super::moves::{parts, role, square};
use super::player::Player;
use super::spoken::says;
use super::squares::Unclear;
use super::step;

/// What a line asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Typed {
    Carry(Square, Square),
    Off(Square),
    Replace(Square, Role),
}

impl Player<'_> {
    /// Takes a line, if a half-done move is to be finished.
    pub(super) fn take_change(&mut self, line: &str) -> io::Result<bool> {
        let Some(complete) = self.run.exercise().and_then(Exercise::complete) else { return Ok(false) };
        let off = complete.off();
        let (from, to) = match read(line, off > 0) {
            Err(Some(unclear)) => return self.explain_unclear(&unclear, line).map(|()| true),
            Err(None) => return self.tell_all(step::how(&self.run, &self.words())).map(|()| true),
            Ok(Typed::Carry(from, to)) => (Spot::Square(from), Spot::Square(to)),
            Ok(Typed::Off(from)) => (Spot::Square(from), Spot::Choice(off)),
            Ok(Typed::Replace(square, role)) => {
                let number = Role::PROMOTIONS.iter().position(|&one| one == role).unwrap_or(off);
                (Spot::Choice(number), Spot::Square(square))
            }
        };
        self.update(Action::Carry(from, to))?;
        self.tell_change()?;
        Ok(true)
    }

    fn tell_change(&mut self) -> io::Result<()> {
        let Some(exercise) = self.run.exercise() else { return Ok(()) };
        match exercise.feedback() {
            Feedback::Told(Told::Note(id)) => self.say(id, &args![]),
            Feedback::Told(Told::Right(_)) => {
                self.say("complete-more", &args![])?;
                self.tell_all(step::board(&self.run, &self.words()))
            }
            Feedback::Told(Told::Wrong(spot)) => {
                let why = self.run.step().and_then(|step| exercise.work().answer().explain(step, spot));
                self.say("complete-wrong", &args![])?;
                if let Some(Explanation::Message(id, args)) = why {
                    self.say(id, &args)?;
                }
                self.offer_hint()
            }
            Feedback::Told(Told::AllFound) => {
                let stars = exercise.stars().unwrap_or_default();
                self.tell_all(step::board(&self.run, &self.words()))?;
                self.praise()?;
                self.say("plain-stars", &args!["stars" => stars])
            }
            _ => Ok(()),
        }
    }

    /// A hint about a half-done move.
    pub(super) fn hint_of_changes(&mut self, hint: Hint) -> io::Result<()> {
        match hint {
            Hint::Changes(count) => self.say("hint-changes", &args!["count" => count]),
            Hint::LookAt(square) => self.say("hint-look-at", &args![].square("square", square)),
            _ => match self.run.exercise().and_then(Exercise::complete).and_then(|complete| complete.next_reason()) {
                Some((id, args)) => self.say(id, &args),
                None => Ok(()),
            },
        }
    }
}

/// The change of a line; `replaces` says whether pieces lie beside the board.
fn read(line: &str, replaces: bool) -> Result<Typed, Option<Unclear>> {
    let words = parts(line);
    let joined = words.concat();
    match words.as_slice() {
        [at, word] if says("plain-off", word) => Ok(Typed::Off(square(at)?)),
        [at, word] if word.chars().count() == 1 && replaces => {
            let number = word.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            let by_number = number.and_then(|number| Role::PROMOTIONS.get(number).copied());
            let role = by_number.or_else(|| word.chars().next().and_then(role)).ok_or(None)?;
            Ok(Typed::Replace(square(at)?, role))
        }
        [_] | [_, _] if joined.chars().count() == 4 => {
            let letters: Vec<char> = joined.chars().collect();
            let (from, to) = letters.split_at(2);
            let named = |part: &[char]| square(&part.iter().collect::<String>());
            Ok(Typed::Carry(named(from)?, named(to)?))
        }
        _ => Err(None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_are_read_in_both_languages() {
        let at = |name: &str| name.parse::<Square>().unwrap();
        for (line, typed) in [
            ("h1f1", Ok(Typed::Carry(at("h1"), at("f1")))),
            ("h1 - f1", Ok(Typed::Carry(at("h1"), at("f1")))),
            ("e5 off", Ok(Typed::Off(at("e5")))),
            ("e5 Снять", Ok(Typed::Off(at("e5")))),
            ("e8 q", Ok(Typed::Replace(at("e8"), Role::Queen))),
            ("e8 к", Ok(Typed::Replace(at("e8"), Role::Knight))),
            ("e8 2", Ok(Typed::Replace(at("e8"), Role::Rook))),
            ("e8", Err(None)),
            ("e8 5", Err(None)),
            ("", Err(None)),
        ] {
            assert_eq!(read(line, true), typed, "{line}");
        }
        assert_eq!(read("e8 q", false), Err(None));
    }
}
