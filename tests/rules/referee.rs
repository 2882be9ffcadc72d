//! The referee: a mailbox board that walks step by step, makes each move and looks whether the king can be taken.
//! It shares nothing with the core but the names of pieces, and is as plain as it can be.

use chess_codex::rules::{Color, Role, Square, SquareSet};

/// File and rank from 0, maybe off the board.
pub type Place = (i8, i8);

pub const ROOK_STEPS: [Place; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
pub const BISHOP_STEPS: [Place; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
pub const KNIGHT_JUMPS: [Place; 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

#[derive(Clone)]
pub struct Board {
    at: [[Option<(Color, Role)>; 8]; 8],
    pub side: Color,
    /// The letters of FEN that are left.
    castling: String,
    en_passant: Option<Place>,
    /// Lowest and highest file and rank that exist.
    low: Place,
    high: Place,
}

pub fn place(square: Square) -> Place {
    (square.file() as i8, square.rank() as i8)
}

pub fn square((file, rank): Place) -> Square {
    Square::new(file as u8, rank as u8)
}

fn plus(a: Place, b: Place) -> Place {
    (a.0 + b.0, a.1 + b.1)
}

pub fn up(color: Color) -> i8 {
    if color == Color::White { 1 } else { -1 }
}

/// Moves and captures.
pub type Reached = (SquareSet, SquareSet);

impl Board {
    pub fn from_fen(fen: &str) -> Self {
        let fields: Vec<&str> = fen.split_whitespace().collect();
        let mut at = [[None; 8]; 8];
        for (row, rank) in fields[0].split('/').zip((0..8).rev()) {
            let mut file = 0;
            for letter in row.chars() {
                if let Some(free) = letter.to_digit(10) {
                    file += free as usize;
                } else {
                    let color = if letter.is_uppercase() { Color::White } else { Color::Black };
                    let role = match letter.to_ascii_lowercase() {
                        'p' => Role::Pawn,
                        'n' => Role::Knight,
                        'b' => Role::Bishop,
                        'r' => Role::Rook,
                        'q' => Role::Queen,
                        'k' => Role::King,
                        other => panic!("{other}"),
                    };
                    at[file][rank] = Some((color, role));
                    file += 1;
                }
            }
        }
        let en_passant = fields.get(3).and_then(|name| name.parse().ok()).map(place);
        Self {
            at,
            side: if fields.get(1) == Some(&"b") { Color::Black } else { Color::White },
            castling: fields.get(2).unwrap_or(&"").replace('-', ""),
            en_passant,
            low: (0, 0),
            high: (7, 7),
        }
    }

    /// Only this part of the board exists.
    pub fn cut(mut self, low: Place, high: Place) -> Self {
        (self.low, self.high) = (low, high);
        for file in 0..8 {
            for rank in 0..8 {
                if !self.exists((file, rank)) {
                    self.at[file as usize][rank as usize] = None;
                }
            }
        }
        self
    }

    /// The turn is given to a side; what was stepped over is forgotten if it changes hands.
    pub fn turn(mut self, side: Color) -> Self {
        if side != self.side {
            self.en_passant = None;
        }
        self.side = side;
        self
    }

    pub fn exists(&self, p: Place) -> bool {
        self.low.0 <= p.0 && p.0 <= self.high.0 && self.low.1 <= p.1 && p.1 <= self.high.1
    }

    pub fn get(&self, p: Place) -> Option<(Color, Role)> {
        if self.exists(p) { self.at[p.0 as usize][p.1 as usize] } else { None }
    }

    pub fn set(&mut self, p: Place, piece: Option<(Color, Role)>) {
        self.at[p.0 as usize][p.1 as usize] = piece;
    }

    fn free(&self, p: Place) -> bool {
        self.exists(p) && self.get(p).is_none()
    }

    pub fn pieces(&self) -> Vec<(Place, Color, Role)> {
        let places = (0..8).flat_map(|file| (0..8).map(move |rank| (file, rank)));
        places.filter_map(|p| self.get(p).map(|(color, role)| (p, color, role))).collect()
    }

    /// Formula and Article 5: steps until something stands in the way.
    pub fn reach(&self, from: Place) -> Reached {
        let (mut moves, mut captures) = (SquareSet::EMPTY, SquareSet::EMPTY);
        let Some((color, role)) = self.get(from) else {
            return (moves, captures);
        };
        if role == Role::Pawn {
            let ahead = plus(from, (0, up(color)));
            if self.free(ahead) {
                moves.insert(square(ahead));
            }
            for side in [-1, 1] {
                let to = plus(from, (side, up(color)));
                if self.get(to).is_some_and(|(other, _)| other != color) {
                    captures.insert(square(to));
                }
            }
            return (moves, captures);
        }
        let steps: Vec<Place> = match role {
            Role::Rook => ROOK_STEPS.to_vec(),
            Role::Bishop => BISHOP_STEPS.to_vec(),
            Role::Knight => KNIGHT_JUMPS.to_vec(),
            _ => [ROOK_STEPS, BISHOP_STEPS].concat(),
        };
        let far = matches!(role, Role::Rook | Role::Bishop | Role::Queen);
        for step in steps {
            let mut to = plus(from, step);
            while self.exists(to) {
                match self.get(to) {
                    None => moves.insert(square(to)),
                    Some((other, _)) => {
                        if other != color {
                            captures.insert(square(to));
                        }
                        break;
                    }
                }
                if !far {
                    break;
                }
                to = plus(to, step);
            }
        }
        (moves, captures)
    }

    /// Who of a side attacks a square.
    pub fn attackers(&self, target: Place, by: Color) -> Vec<Place> {
        let attacks = |from: Place, role: Role| {
            if role == Role::Pawn {
                return [-1, 1].iter().any(|&side| plus(from, (side, up(by))) == target);
            }
            // Whatever stands on the target is seen as a piece to be captured.
            let mut board = self.clone();
            board.set(target, Some((other(by), Role::Pawn)));
            board.reach(from).1.contains(square(target))
        };
        let all = self.pieces().into_iter();
        all.filter(|&(p, color, role)| color == by && p != target && attacks(p, role)).map(|(p, ..)| p).collect()
    }

    pub fn king(&self, color: Color) -> Option<Place> {
        self.pieces().into_iter().find(|&(_, c, role)| c == color && role == Role::King).map(|(p, ..)| p)
    }

    pub fn in_check(&self, color: Color) -> bool {
        self.king(color).is_some_and(|king| !self.attackers(king, other(color)).is_empty())
    }

    /// The board after a move (a pawn on the last rank stays a pawn).
    pub fn after(&self, from: Place, to: Place) -> Self {
        let mut board = self.clone();
        let (color, role) = self.get(from).expect("a piece to move");
        if role == Role::Pawn && from.0 != to.0 && self.get(to).is_none() {
            board.set((to.0, from.1), None);
        }
        if role == Role::King && (from.0 - to.0).abs() == 2 {
            let (rook, crossed) = if to.0 == 6 { (7, 5) } else { (0, 3) };
            board.set((crossed, from.1), self.get((rook, from.1)));
            board.set((rook, from.1), None);
        }
        board.set(from, None);
        board.set(to, Some((color, role)));
        board
    }

    /// The whole of Article 6 for a piece of the side to move.
    pub fn legal(&self, from: Place) -> Reached {
        let (mut moves, mut captures) = self.reach(from);
        let Some((color, role)) = self.get(from) else {
            return (moves, captures);
        };
        if role == Role::Pawn {
            let start = if color == Color::White { 1 } else { 6 };
            let (first, second) = (plus(from, (0, up(color))), plus(from, (0, 2 * up(color))));
            if from.1 == start && self.free(first) && self.free(second) {
                moves.insert(square(second));
            }
            if let Some(to) = self.en_passant
                && (to.0 - from.0).abs() == 1
                && to.1 - from.1 == up(color)
                && [0, up(color), -up(color)].iter().all(|&ranks| self.exists(plus(to, (0, ranks))))
            {
                captures.insert(square(to));
            }
        }
        let safe = |to: &Square| !self.after(from, place(*to)).in_check(color);
        let king = |to: &Square| self.get(place(*to)).is_some_and(|(_, role)| role == Role::King);
        moves = moves.into_iter().filter(safe).collect();
        captures = captures.into_iter().filter(|to| !king(to)).filter(safe).collect();
        if role == Role::King {
            moves |= self.castlings(from, color);
        }
        (moves, captures)
    }

    fn castlings(&self, from: Place, color: Color) -> SquareSet {
        let rank = if color == Color::White { 0 } else { 7 };
        let wings = [('k', 7, 5, 6), ('q', 0, 3, 2)];
        let allowed = |&&(letter, rook, crossed, arrival): &&(char, i8, i8, i8)| {
            let letter = if color == Color::White { letter.to_ascii_uppercase() } else { letter };
            let between = if rook == 7 { 5..=6 } else { 1..=3 };
            self.castling.contains(letter)
                && from == (4, rank)
                && self.get((rook, rank)) == Some((color, Role::Rook))
                && between.into_iter().all(|file| self.free((file, rank)))
                && [4, crossed, arrival].iter().all(|&file| self.attackers((file, rank), other(color)).is_empty())
        };
        wings.iter().filter(allowed).map(|wing| square((wing.3, rank))).collect()
    }
}

pub fn other(color: Color) -> Color {
    if color == Color::White { Color::Black } else { Color::White }
}
