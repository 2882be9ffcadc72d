//! FEN: what is read is printed so that it reads the same, and played on; what is refused is told with its place.

use chess_codex::rules::{Area, Fen, FenErrorKind, Level, Position, Square, reach, why_all};
use chess_codex::wording::FaultText;

use super::bytes::digest;
use super::laws::{is_place, is_said};

/// Tries a text.
pub fn try_input(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    match Fen::parse(&text) {
        Ok(fen) => {
            reads_back(&fen.position, fen.side_given);
            let choice = digest(data);
            is_consistent(&fen.position, choice);
            if let Some(piece) = piece(&fen.position, choice) {
                is_consistent(&fen.for_piece_on(piece), choice);
            }
        }
        Err(error) => {
            is_place(&text, &error.at);
            is_said(|words| words.fen_fault(&error));
            is_said(|words| FaultText { cause: format!("{} .", words.fen_field(error.field)), mend: " ".into() });
        }
    }
}

/// What is printed reads as the same position.
fn reads_back(position: &Position, side_given: bool) {
    let printed = position.to_string();
    match Fen::parse(&printed) {
        Ok(again) => {
            assert!(again.side_given);
            assert_eq!(again.position, *position, "{printed}");
        }
        // A board alone does not say whose turn it is, so that either king may be attacked.
        Err(error) => {
            let in_check = matches!(error.kind, FenErrorKind::PartnerInCheck { .. });
            assert!(in_check && !side_given, "{printed}: {error}");
        }
    }
}

fn piece(position: &Position, choice: u64) -> Option<Square> {
    let pieces: Vec<Square> = position.occupied().sorted().collect();
    pieces.get(usize::try_from(choice % 64).unwrap_or(0) % pieces.len().max(1)).copied()
}

/// The levels, the reasons and the moves agree, and each move leads to a position that keeps the laws too.
fn is_consistent(position: &Position, choice: u64) {
    for one in position.legal_moves() {
        assert!(position.is_legal(one), "{position}: {one}");
        let after = position.play(one).expect("a legal move is played");
        assert_eq!(after, position.play_unchecked(one));
        reads_back(&after, true);
    }
    let Some(from) = piece(position, choice) else { return };
    let corner = |shift: u32| Square::at(usize::try_from(choice >> shift & 63).unwrap_or(0));
    for area in [Area::FULL, Area::new(corner(8), corner(14))] {
        for level in [Level::Formula, Level::Reach, Level::Legal] {
            let targets = reach(position, from, level, area);
            assert!((targets.all() - area.squares()).is_empty(), "{position} {from} {level:?} {area:?}");
            assert!(!targets.all().contains(from) || level == Level::Legal, "{position} {from}");
            let reasons = why_all(position, from, level, area, None);
            for to in area.squares() {
                let reached = reasons[to.index()].reached();
                assert_eq!(reached, targets.all().contains(to), "{position} {from}{to} {level:?} {area:?}");
            }
        }
    }
}
