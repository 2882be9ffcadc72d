//! A court for reasons: every claim is tried on the referee's board, by walking and by making the move.

use chess_codex::rules::{Area, Color, Level, Piece, PieceOn, Position, Reason, Role, Square, Why};

use crate::referee::{Board, Place, other, place, square, up};

/// What the referee knows about one question.
pub struct Court {
    board: Board,
    level: Level,
    area: Area,
    color: Color,
    text: String,
}

impl Court {
    pub fn new(position: &Position, from: Square, level: Level, area: Area) -> Self {
        let text = position.to_string();
        let color = position.piece_at(from).expect("a piece").color;
        let board = Board::from_fen(&text).cut(place(area.low()), place(area.high()));
        Self { board: board.turn(color), level, area, color, text }
    }

    fn stands(&self, on: PieceOn) -> bool {
        self.board.get(place(on.square)) == Some((on.piece.color, on.piece.role))
    }

    fn own(&self, on: PieceOn) -> bool {
        on.piece.color == self.color
    }

    fn attacks(&self, board: &Board, by: PieceOn, target: Square) -> bool {
        board.attackers(place(target), other(self.color)).contains(&place(by.square))
    }
}

fn steps(from: Square, to: Square) -> (i8, i8) {
    (to.file() as i8 - from.file() as i8, to.rank() as i8 - from.rank() as i8)
}

fn straight(from: Square, to: Square) -> bool {
    let (files, ranks) = steps(from, to);
    files == 0 || ranks == 0
}

fn diagonal(from: Square, to: Square) -> bool {
    let (files, ranks) = steps(from, to);
    files.abs() == ranks.abs()
}

/// The squares strictly between two on one line, from the first on.
fn way(from: Square, to: Square) -> Vec<Place> {
    let (files, ranks) = steps(from, to);
    let (file, rank) = place(from);
    let far = files.abs().max(ranks.abs());
    let on_line = straight(from, to) || diagonal(from, to);
    (1..if on_line { far } else { 1 }).map(|n| (file + n * files.signum(), rank + n * ranks.signum())).collect()
}

fn first_in_way(board: &Board, from: Square, to: Square) -> Option<Square> {
    way(from, to).into_iter().find(|&at| board.get(at).is_some()).map(square)
}

/// Demands that the reason is true.
pub fn demand(court: &Court, why: &Why) {
    let context = || format!("{} area {} {:?} {why:?}", court.text, court.area, court.level);
    let inside = court.area.contains(why.from) && court.area.contains(why.to);
    if why.reason == Reason::OutsideArea {
        assert!(!inside, "{}", context());
        return;
    }
    assert!(inside, "{}", context());
    for on in why.reason.by() {
        assert!(court.stands(on), "{on:?} {}", context());
    }
    let evidence = why.evidence();
    for (one, other) in &evidence.lines {
        assert!(straight(*one, *other) || diagonal(*one, *other), "{}", context());
    }
    assert!((evidence.squares - court.area.squares()).is_empty(), "{}", context());
    assert!(holds(court, why), "{}", context());
}

fn holds(court: &Court, why: &Why) -> bool {
    let (board, from, to) = (&court.board, why.from, why.to);
    let role = why.piece.expect("a piece").role;
    let (files, ranks) = steps(from, to);
    let (aside, ahead) = (files.abs(), ranks * up(court.color));
    let ring = aside.max(ranks.abs());
    let legal = court.level == Level::Legal;
    let is = |wanted: Role| role == wanted;
    let partner = |on: PieceOn| !court.own(on);
    // Victims count from the reach level on.
    let onto = |on: PieceOn| on.square == to && partner(on) && court.level > Level::Formula;
    match why.reason {
        Reason::RookLine => is(Role::Rook) && straight(from, to),
        Reason::BishopLine => is(Role::Bishop) && diagonal(from, to),
        Reason::QueenAsRook => is(Role::Queen) && straight(from, to),
        Reason::QueenAsBishop => is(Role::Queen) && diagonal(from, to),
        Reason::KingNearest => is(Role::King) && ring == 1,
        Reason::KnightNearest => is(Role::Knight) && aside * ranks.abs() == 2,
        Reason::PawnStep => is(Role::Pawn) && (aside, ahead) == (0, 1),
        Reason::PawnDoubleStep { over } => {
            is(Role::Pawn) && legal && (aside, ahead) == (0, 2) && way(from, to) == [place(over)]
        }
        Reason::PawnCapture => is(Role::Pawn) && (aside, ahead) == (1, 1) && court.level == Level::Formula,
        Reason::PawnTakes { victim } => is(Role::Pawn) && (aside, ahead) == (1, 1) && onto(victim),
        Reason::EnPassant { victim } => {
            let gone = board.after(place(from), place(to)).get(place(victim.square)).is_none();
            is(Role::Pawn) && legal && (aside, ahead) == (1, 1) && partner(victim) && gone && victim.square != to
        }
        Reason::Capture { victim } => !is(Role::Pawn) && onto(victim),
        Reason::Castling { rook, crossed, .. } => {
            let after = board.after(place(from), place(to));
            legal && aside == 2 && after.get(place(crossed)) == Some((court.color, Role::Rook)) && court.own(rook)
        }
        Reason::Promotion => is(Role::Pawn) && legal && to.rank() == if court.color == Color::White { 7 } else { 0 },
        Reason::OwnSquare => from == to,
        Reason::OffRookLines => is(Role::Rook) && !straight(from, to),
        Reason::WrongBishopColor => is(Role::Bishop) && (files + ranks) % 2 != 0,
        Reason::OffBishopLines => is(Role::Bishop) && (files + ranks) % 2 == 0 && !diagonal(from, to),
        Reason::OffQueenLines => is(Role::Queen) && !straight(from, to) && !diagonal(from, to),
        Reason::KnightOnRookLine => is(Role::Knight) && straight(from, to),
        Reason::KnightOnBishopLine => is(Role::Knight) && diagonal(from, to),
        Reason::KnightFirstRing => is(Role::Knight) && ring == 1,
        Reason::KnightTooFar => is(Role::Knight) && !straight(from, to) && !diagonal(from, to) && ring > 2,
        Reason::KingTooFar => is(Role::King) && ring > 1,
        Reason::PawnBackward => is(Role::Pawn) && ahead < 0,
        Reason::PawnSideways => is(Role::Pawn) && ahead == 0,
        Reason::PawnTooFar => is(Role::Pawn) && aside == 0 && ahead > 1,
        Reason::PawnOffItsWay => is(Role::Pawn) && ahead > 0 && aside > 0 && (aside, ahead) != (1, 1),
        Reason::PawnBlocked { by } => is(Role::Pawn) && aside == 0 && ahead > 0 && by.square == to,
        Reason::PawnNothingToTake => is(Role::Pawn) && (aside, ahead) == (1, 1) && board.get(place(to)).is_none(),
        Reason::DoubleStepLater => is(Role::Pawn) && !legal && (aside, ahead) == (0, 2) && at_start(court, from),
        Reason::DoubleStepNotFromStart => is(Role::Pawn) && (aside, ahead) == (0, 2) && !at_start(court, from),
        Reason::DoubleStepOver { by } => {
            is(Role::Pawn) && (aside, ahead) == (0, 2) && way(from, to) == [place(by.square)]
        }
        Reason::EnPassantNotNow { pawn } => {
            let fifth = from.rank() == if court.color == Color::White { 4 } else { 3 };
            let beside = pawn.square == Square::new(to.file(), from.rank());
            is(Role::Pawn) && beside && fifth && pawn.piece == Piece { color: other(court.color), role: Role::Pawn }
        }
        Reason::BlockedByOwn { by } => court.own(by) && first_in_way(board, from, to) == Some(by.square),
        Reason::BlockedByPartner { by } => partner(by) && first_in_way(board, from, to) == Some(by.square),
        Reason::OwnPiece { by } => court.own(by) && by.square == to,
        Reason::PartnersKing { by } => legal && partner(by) && by.square == to && by.piece.role == Role::King,
        Reason::CastlingKingMoved { wing } => is(Role::King) && legal && to == wing.arrival(court.color),
        Reason::CastlingRookMoved { wing, home } => is(Role::King) && legal && home == wing.rook_home(court.color),
        Reason::CastlingBlocked { wing, by } => {
            first_in_way(board, from, wing.rook_home(court.color)) == Some(by.square)
        }
        Reason::CastlingInCheck { by, .. } => legal && court.attacks(board, by, from),
        Reason::CastlingCrossesAttack { crossed, by, .. } => {
            way(from, to) == [place(crossed)] && court.attacks(board, by, crossed)
        }
        Reason::CastlingIntoAttack { by, wing } => to == wing.arrival(court.color) && court.attacks(board, by, to),
        _ => legal && king_would_fall(court, why),
    }
}

fn at_start(court: &Court, from: Square) -> bool {
    from.rank() == if court.color == Color::White { 1 } else { 6 }
}

/// The reasons of the king's safety: the move is made, then the attack is looked for.
fn king_would_fall(court: &Court, why: &Why) -> bool {
    let (board, from, to) = (&court.board, why.from, why.to);
    let after = board.after(place(from), place(to));
    let is_king = why.piece.is_some_and(|piece| piece.role == Role::King);
    let kings = board.king(court.color).map(square);
    let checks_now = |by: PieceOn| kings.is_some_and(|king| court.attacks(board, by, king));
    let checks_then = |by: PieceOn, king: Square| kings == Some(king) && court.attacks(&after, by, king);
    match why.reason {
        Reason::BesideKing { by } => is_king && by.piece.role == Role::King && by.square.ring(to) == 1,
        Reason::KingIntoAttack { by } => is_king && board.get(place(to)).is_none() && court.attacks(&after, by, to),
        Reason::KingTakesGuarded { victim, by } => {
            is_king && victim.square == to && !court.own(victim) && court.attacks(&after, by, to)
        }
        Reason::KingStaysOnLine { by } => {
            let behind = way(by.square, to).contains(&place(from));
            is_king && checks_now(by) && behind && court.attacks(&after, by, to)
        }
        Reason::Pinned { by, king } => {
            let between = way(by.square, king).contains(&place(from));
            !is_king && between && !checks_now(by) && checks_then(by, king)
        }
        Reason::LeavesCheck { by, king, answers } => {
            let ends = |at: Square| {
                let mut answered = board.clone();
                answered.set(place(at), Some((court.color, Role::Pawn)));
                !court.attacks(&answered, by, king)
            };
            let right = Square::all().filter(|&at| at != king && court.area.contains(at));
            !is_king && checks_now(by) && checks_then(by, king) && right.filter(|&at| ends(at)).eq(answers)
        }
        Reason::TwoChecks { by, and, king } => {
            !is_king && by != and && checks_now(by) && checks_now(and) && kings == Some(king)
        }
        Reason::EnPassantOpensKing { by, king } => {
            let mut kept = after.clone();
            kept.set((to.file() as i8, from.rank() as i8), Some((other(court.color), Role::Pawn)));
            !checks_now(by) && checks_then(by, king) && !court.attacks(&kept, by, king)
        }
        _ => false,
    }
}
