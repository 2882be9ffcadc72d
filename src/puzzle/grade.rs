//! How hard a puzzle is, computed from the puzzle itself: points, and from points a grade from 1 to 5.
//!
//! | what is counted | points |
//! |---|---|
//! | each square of the answer | 1, at the formula level 2 |
//! | each other piece on the board | 1 |
//! | each of them that stands in the way or holds a square | 3 |
//! | each capture | 3 |
//! | each square of the king that is forbidden to it | 3 |
//! | a piece that is pinned, a king in check | 12 |
//! | castling, en passant, promotion, or the right to it that is lost | 6 |
//! | a cut-down board | 3 |
//!
//! Of a way: 4 for each move of the least count, 1 for each piece on the board, 4 where the way is the only one, 4 where
//! squares are forbidden. The other kinds say in their own files what they count. Grades begin at 0, 10, 18, 27 and 36 points.

use super::{Kind, Topic};
use crate::rules::{Area, Level, Position, Role, Square, SquareSet, reach};

/// The points at which grades 2 to 5 begin.
const BEGIN: [u32; 4] = [10, 18, 27, 36];

/// The grade of so many points.
pub fn of_points(points: u32) -> u8 {
    1 + BEGIN.iter().filter(|&&begin| points >= begin).count() as u8
}

/// The points of a search for all squares of a piece.
pub fn find_points(position: &Position, from: Square, level: Level, area: Area) -> u32 {
    let cut = if area == Area::FULL { 0 } else { 3 };
    let formula = reach(position, from, Level::Formula, area);
    if level == Level::Formula {
        return 2 * count(formula.all()) + cut;
    }
    let article_5 = reach(position, from, Level::Reach, area);
    let answer = reach(position, from, level, area);
    let hindering = match position.piece_at(from).map(|piece| piece.role) {
        Some(Role::Bishop | Role::Rook | Role::Queen) => {
            // The first piece on each line: those that the piece would run against.
            let seen = |to: &Square| (crate::rules::between(from, *to) & position.occupied()).is_empty();
            formula.all().into_iter().filter(|to| position.piece_at(*to).is_some() && seen(to)).collect()
        }
        _ => formula.moves & position.occupied(),
    };
    let captures = answer.captures;
    let others = count(position.occupied() & area.squares()) - 1;
    let mut points = count(answer.all()) + others + 3 * count(hindering - captures) + 3 * count(captures) + cut;
    if level == Level::Legal {
        let forbidden = article_5.all() - answer.all();
        let role = position.piece_at(from).map(|piece| piece.role);
        points += match role {
            Some(Role::King) => 3 * count(forbidden),
            _ if !forbidden.is_empty() => 12,
            _ => 0,
        };
        if position.is_check() && role == Some(Role::King) {
            points += 12;
        }
        let last = |to: &Square| to.rank() == 0 || to.rank() == 7;
        if role == Some(Role::Pawn) && answer.all().into_iter().any(|to| last(&to)) {
            points += 6;
        }
    }
    points
}

fn count(squares: SquareSet) -> u32 {
    squares.len() as u32
}

/// The grades of the puzzles of a kind about a topic at a level: the lowest and the highest.
pub const fn range(topic: Topic, kind: Kind, level: Level) -> (u8, u8) {
    match (kind, level, topic) {
        (Kind::Find, Level::Formula, topic) => match topic {
            Topic::Rook => (2, 4),
            Topic::Bishop => (1, 3),
            Topic::Queen => (3, 5),
            Topic::King | Topic::Knight => (1, 2),
            _ => (1, 1),
        },
        (Kind::Find, Level::Reach, topic) => match topic {
            Topic::Rook => (2, 4),
            Topic::Bishop => (1, 3),
            Topic::Queen => (2, 5),
            Topic::King | Topic::Pawn => (1, 2),
            _ => (1, 5),
        },
        (Kind::Find, Level::Legal, topic) => match topic {
            Topic::Queen => (3, 5),
            Topic::Rook | Topic::Castling => (2, 5),
            Topic::EnPassant => (2, 4),
            _ => (1, 5),
        },
        (Kind::Build, ..) => match topic {
            Topic::Queen => (3, 5),
            Topic::Pawn => (1, 2),
            _ => (2, 4),
        },
        (Kind::Odd, ..) => (2, 4),
        (Kind::Centre, ..) => (1, 4),
        (Kind::Common, ..) => (2, 3),
        (Kind::Short, ..) => (1, 3),
        (Kind::Third, ..) => (2, 5),
        (Kind::Formula, ..) => match topic {
            Topic::Queen => (2, 3),
            Topic::Knight => (3, 5),
            _ => (2, 4),
        },
        (Kind::Judge, ..) => (2, 5),
        (Kind::Check, ..) => (2, 4),
        (Kind::Sentries, ..) => match topic {
            Topic::Queen => (3, 3),
            Topic::King | Topic::Knight => (3, 5),
            _ => (2, 4),
        },
        (Kind::Way, ..) => match topic {
            Topic::Rook | Topic::Queen => (1, 3),
            Topic::King => (1, 5),
            _ => (1, 4),
        },
        (Kind::Labyrinth, _, Topic::Queen) | (Kind::Captures, _, Topic::King) => (2, 4),
        (Kind::Labyrinth | Kind::Captures, ..) => (2, 5),
        (Kind::Hunt, _, Topic::Bishop | Topic::Queen) => (1, 4),
        (Kind::Twice, ..) => match topic {
            Topic::Rook | Topic::King => (2, 5),
            Topic::Bishop => (1, 4),
            Topic::Knight => (3, 5),
            _ => (1, 5),
        },
        _ => (1, 5),
    }
}
