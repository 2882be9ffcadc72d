//! Pieces placed by lines: a piece and its squares, another piece and its squares.

use std::io;

use crate::args;
use crate::i18n::{Args, Lang, Messages, Value};
use crate::rules::{Area, Color, Piece, Role, Square, SquareSet};
use crate::session::{Action, Exercise, Feedback, Mode, Placing, Spot, Told, Work};
use crate::wording::{ChessArgs, Words};

use super::echo;
use super::player::Player;
use super::squares::{self, Unclear};

/// Why a line of placements could not be read.
enum Fault {
    /// This word is neither a piece nor a square.
    Unclear(String),
    /// This is no square of this board, or one by the keys of another layout.
    Square(Unclear),
    /// A square stands before any piece.
    Which,
}

impl Player<'_> {
    /// The pieces in the making, if the step is a setup.
    pub(super) fn placing(&self) -> Option<&Placing> {
        match self.run.exercise()?.work() {
            Work::Placing(placing) => Some(placing),
            _ => None,
        }
    }

    /// Takes a line of placements.
    pub(super) fn place(&mut self, line: &str) -> io::Result<()> {
        let (Some(placing), Some(step)) = (self.placing(), self.run.step()) else { return Ok(()) };
        let example = example(placing.kinds());
        match read(line, placing, step.area) {
            Err(Fault::Unclear(text)) => self.say("plain-setup-unclear", &args!["text" => text, "example" => example]),
            Err(Fault::Square(unclear)) => self.explain_unclear(&unclear, line),
            Err(Fault::Which) => self.say("plain-setup-which", &args!["example" => example]),
            Ok(all) if all.is_empty() => self.say("plain-setup-which", &args!["example" => example]),
            Ok(all) => {
                let named: SquareSet = all.iter().map(|&(_, square)| square).collect();
                for (piece, square) in all {
                    self.place_one(piece, square, named)?;
                    if self.run.exercise().is_some_and(Exercise::is_done) {
                        return self.tell_set_up();
                    }
                }
                self.check_placed()
            }
        }
    }

    /// Puts a piece on a square. If the tray has none left, one that is not told yet and stands on a square that the line
    /// does not name is moved.
    fn place_one(&mut self, piece: Piece, square: Square, named: SquareSet) -> io::Result<()> {
        let Some(placing) = self.placing() else { return Ok(()) };
        let is_placed = placing.placed().contains(square);
        let number = placing.kinds().iter().position(|&kind| kind == piece);
        let occupied = self.run.board().is_some_and(|board| board.position.occupied().contains(square));
        let args = args![].piece("piece", piece).square("square", square);
        if occupied && !is_placed {
            return self.say("plain-setup-occupied", &args);
        }
        if is_placed {
            self.update(Action::Tap(square.into()))?;
        }
        let is_spare = |placed: &Square| !named.contains(*placed);
        let spare = self.placing().and_then(|placing| placing.placed_of(piece).into_iter().find(is_spare));
        if let Some(spare) = spare.filter(|_| self.in_tray(piece) == 0) {
            self.update(Action::Tap(spare.into()))?;
        }
        let in_tray = self.in_tray(piece);
        let Some(number) = number.filter(|_| in_tray > 0) else { return self.say("plain-setup-none-left", &args) };
        self.update(Action::Tap(Spot::Choice(number)))?;
        self.update(Action::Tap(square.into()))?;
        match self.run.exercise().map(Exercise::feedback) {
            Some(Feedback::Told(Told::Right(_) | Told::AllFound)) => self.say("plain-setup-right", &args),
            Some(Feedback::Told(Told::Wrong(_))) => self.tell_misplaced(piece, square),
            _ => Ok(()),
        }
    }

    fn in_tray(&self, piece: Piece) -> usize {
        self.placing().map_or(0, |placing| placing.in_tray(piece))
    }

    fn tell_misplaced(&mut self, piece: Piece, square: Square) -> io::Result<()> {
        self.opened = true;
        self.say("plain-setup-wrong", &args![].piece("piece", piece).square("square", square))?;
        self.explain_choice(Spot::Square(square))
    }

    /// After a line: when the tray is empty all is checked, else it is told what is left.
    fn check_placed(&mut self) -> io::Result<()> {
        let is_full = self.placing().is_some_and(|placing| placing.tray_size() == 0);
        if self.run.mode() == Mode::ThenCheck && is_full {
            self.update(Action::Check)?;
            if self.run.exercise().is_some_and(Exercise::is_done) {
                return self.tell_set_up();
            }
            let wrong = self.placing().map(Placing::wrong).unwrap_or_default();
            for (square, piece) in wrong {
                self.tell_misplaced(piece, square)?;
            }
            self.update(Action::Retry)?;
            self.say("plain-setup-mended", &args![])?;
        }
        let words = self.words();
        let left = self.placing().map(|placing| left(placing, &words)).unwrap_or_default();
        self.say("plain-setup-left", &args!["pieces" => Value::List(left)])?;
        self.offer_hint()
    }

    fn tell_set_up(&mut self) -> io::Result<()> {
        self.praise()?;
        self.say("plain-setup-done", &args![])?;
        let stars = self.run.exercise().and_then(Exercise::stars).unwrap_or(0);
        self.say("plain-stars", &args!["stars" => stars])
    }
}

/// How a line may look, without giving an answer.
pub(super) fn example(kinds: &[Piece]) -> String {
    kinds.first().map_or_else(String::new, |piece| format!("{piece} c4 c5"))
}

/// What is in the tray, each kind with how many.
fn left(placing: &Placing, words: &Words<'_>) -> Vec<String> {
    let kinds = placing.kinds().iter().map(|&piece| (piece, placing.in_tray(piece))).filter(|(_, count)| *count > 0);
    kinds.map(|(piece, count)| words.say("setup-kind", &args!["count" => count].piece("piece", piece))).collect()
}

fn read(line: &str, placing: &Placing, area: Area) -> Result<Vec<(Piece, Square)>, Fault> {
    let kinds = placing.kinds();
    let mut in_tray = kinds.iter().copied().filter(|&kind| placing.in_tray(kind) > 0);
    let (mut piece, mut color) = (in_tray.next().filter(|_| in_tray.next().is_none()), None);
    let mut all = Vec::new();
    for typed in line.split(|c: char| c.is_whitespace() || ",;:".contains(c)).filter(|typed| !typed.is_empty()) {
        let word = typed.to_lowercase().replace('ё', "е");
        if let Some(side) = side_of(&word) {
            (piece, color) = (None, Some(side));
        } else if let Some(named) = kind_of(typed, &word, kinds, color) {
            piece = Some(named);
        } else {
            let (letter, rest) = typed.split_at(typed.chars().next().map_or(0, char::len_utf8));
            let (named, squares) = match (squares_of(typed, area), kind_of(letter, letter, kinds, color)) {
                (Err(_), Some(named)) if squares_of(rest, area).is_ok() => (Some(named), squares_of(rest, area)),
                (squares, _) => (None, squares),
            };
            piece = named.or(piece);
            let squares = squares.map_err(|unclear| match unclear {
                Unclear::NotASquare(_) => Fault::Unclear(echo(typed)),
                other => Fault::Square(other),
            })?;
            let piece = piece.ok_or(Fault::Which)?;
            all.extend(squares.into_iter().map(|square| (piece, square)));
        }
    }
    Ok(all)
}

/// A square, or all from one to another along a rank or a file: `a2-h2`.
fn squares_of(typed: &str, area: Area) -> Result<Vec<Square>, Unclear> {
    let Some((from, to)) = typed.split_once('-') else { return squares::read(typed, area) };
    let ends = [squares::read(from, area)?, squares::read(to, area)?].concat();
    let &[from, to] = ends.as_slice() else { return Err(Unclear::NotASquare(echo(typed))) };
    let line = Area::new(from, to);
    if line.files() > 1 && line.ranks() > 1 {
        return Err(Unclear::NotASquare(echo(typed)));
    }
    Ok(line.squares().sorted().collect())
}

/// The kind of piece that a number, a letter of FEN or a name means; of several sides the one named before, else by
/// the case of the letter, else the first.
fn kind_of(typed: &str, word: &str, kinds: &[Piece], color: Option<Color>) -> Option<Piece> {
    if let Ok(number) = word.parse::<usize>() {
        return kinds.get(number.checked_sub(1)?).copied();
    }
    let of = |role: Role, color: Option<Color>| {
        let mut named = kinds.iter().copied().filter(|kind| kind.role == role);
        let exact = named.clone().find(|kind| color.is_none_or(|color| kind.color == color));
        exact.or_else(|| named.next())
    };
    let mut letters = typed.chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        let meant = Piece::from_letter(letter).filter(|_| letter.is_ascii_alphabetic())?;
        return of(meant.role, color.or(Some(meant.color)));
    }
    let role = kinds.iter().map(|kind| kind.role).find(|&role| is_name_of(word, role))?;
    of(role, color)
}

fn is_name_of(word: &str, role: Role) -> bool {
    said_anywhere("plain-setup-names", &args![].role("role", role)).any(|name| name == word)
}

/// The side that a word names.
fn side_of(word: &str) -> Option<Color> {
    let names = |id| said_anywhere(id, &args![]).any(|name| name == word);
    match (names("plain-setup-white"), names("plain-setup-black")) {
        (true, _) => Some(Color::White),
        (_, true) => Some(Color::Black),
        _ => None,
    }
}

/// The words of a message in every language.
fn said_anywhere(id: &str, args: &Args) -> impl Iterator<Item = String> {
    let said = Lang::all().iter().map(|&lang| Messages::interface().format(lang, id, args).to_lowercase());
    let words = said.collect::<Vec<_>>().join(" ").replace('ё', "е");
    words.split_whitespace().map(str::to_owned).collect::<Vec<_>>().into_iter()
}
