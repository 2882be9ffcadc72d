//! Legal moves, found directly: which pieces are pinned and which squares answer a check is settled first, so that no
//! move has to be made and taken back. One generator serves lists, counts and single pieces through a [`Sink`].

use super::side::Side;
use super::{Position, Role, Square, Wing, own_moves, tables};

/// What becomes of the moves that are found. Sets are never empty unless said so.
pub(super) trait Sink {
    /// A piece that is no pawn goes to each of the squares (maybe none).
    fn piece<S: Side>(&mut self, role: Role, from: Square, targets: u64);
    /// Pawns go to each of the squares, each from `shift` squares behind (maybe none).
    fn pawns<S: Side>(&mut self, targets: u64, by: u32);
    /// The same onto the last rank.
    fn promotions<S: Side>(&mut self, targets: u64, by: u32);
    /// A pawn takes en passant.
    fn en_passant<S: Side>(&mut self, from: Square, to: Square);
    /// The king castles.
    fn castling<S: Side>(&mut self, from: Square, to: Square);
}

/// What the partner's pieces forbid: computed once for a position.
struct Bonds {
    /// The partner's pieces that attack the king.
    checkers: u64,
    /// Rays of rooks and queens to the king with one own piece on each: a piece on them stays on them.
    straight: u64,
    /// The same of bishops and queens.
    diagonal: u64,
}

/// Finds the legal moves of the side to move's pieces on `movers`.
#[inline(always)]
pub(super) fn generate<S: Side, K: Sink>(position: &Position, movers: u64, sink: &mut K) {
    if position.own.any() {
        return own_moves::generate::<S, K>(position, movers, sink);
    }
    let [_, knights, bishops, rooks, queens, kings] = position.roles;
    let (us, them) = (position.colors[S::US], position.colors[S::THEM]);
    let occupied = us | them;
    // No king is ever captured.
    let open = !us & !(them & kings);
    let king = us & kings;
    let mut bonds = Bonds { checkers: 0, straight: 0, diagonal: 0 };
    let mut target = open;
    if king != 0 {
        let square = Square::at(king.trailing_zeros() as usize);
        bonds = bonds_of::<S>(position, square, occupied);
        if king & movers != 0 {
            king_moves::<S, K>(position, square, bonds.checkers == 0, sink);
        }
        if bonds.checkers != 0 {
            if bonds.checkers & (bonds.checkers - 1) != 0 {
                target = 0;
            } else {
                target &=
                    tables::between(square, Square::at(bonds.checkers.trailing_zeros() as usize)) | bonds.checkers;
            }
        }
    }
    let ours = us & movers;
    pawn_moves::<S, K>(position, ours, target, &bonds, sink);
    if target == 0 {
        return;
    }
    let pinned = bonds.straight | bonds.diagonal;
    for from in squares(ours & knights & !pinned) {
        sink.piece::<S>(Role::Knight, from, tables::KNIGHT[from.index()] & target);
    }
    let diagonals = ours & (bishops | queens) & !bonds.straight;
    for from in squares(diagonals & !bonds.diagonal) {
        sink.piece::<S>(slider(queens, from, Role::Bishop), from, tables::bishop(from, occupied) & target);
    }
    for from in squares(diagonals & bonds.diagonal) {
        let along = tables::bishop(from, occupied) & target & bonds.diagonal;
        sink.piece::<S>(slider(queens, from, Role::Bishop), from, along);
    }
    let straights = ours & (rooks | queens) & !bonds.diagonal;
    for from in squares(straights & !bonds.straight) {
        sink.piece::<S>(slider(queens, from, Role::Rook), from, tables::rook(from, occupied) & target);
    }
    for from in squares(straights & bonds.straight) {
        let along = tables::rook(from, occupied) & target & bonds.straight;
        sink.piece::<S>(slider(queens, from, Role::Rook), from, along);
    }
}

#[inline(always)]
fn slider(queens: u64, from: Square, otherwise: Role) -> Role {
    if queens & (1 << from.index()) != 0 { Role::Queen } else { otherwise }
}

#[inline(always)]
fn squares(set: u64) -> impl Iterator<Item = Square> {
    super::SquareSet(set).into_iter()
}

/// Who attacks the king, and along which rays its own pieces are pinned.
#[inline(always)]
fn bonds_of<S: Side>(position: &Position, king: Square, occupied: u64) -> Bonds {
    let [pawns, knights, bishops, rooks, queens, kings] = position.roles;
    let (us, them) = (position.colors[S::US], position.colors[S::THEM]);
    // Kings stand side by side on no game's board, but on a lesson's they may.
    let mut checkers = (tables::KNIGHT[king.index()] & knights
        | tables::PAWN_CAPTURE[S::US][king.index()] & pawns
        | tables::KING[king.index()] & kings)
        & them;
    let mut rays = [0; 2];
    let lines = [
        tables::ROOK[king.index()] & them & (rooks | queens),
        tables::BISHOP[king.index()] & them & (bishops | queens),
    ];
    for (ray, snipers) in rays.iter_mut().zip(lines) {
        for sniper in squares(snipers) {
            let bit = 1u64 << sniper.index();
            let between = tables::between(king, sniper);
            let blockers = between & occupied;
            if blockers == 0 {
                checkers |= bit;
            } else if blockers & (blockers - 1) == 0 && blockers & us != 0 {
                *ray |= between | bit;
            }
        }
    }
    Bonds { checkers, straight: rays[0], diagonal: rays[1] }
}

/// The king's steps and castlings.
#[inline(always)]
fn king_moves<S: Side, K: Sink>(position: &Position, king: Square, calm: bool, sink: &mut K) {
    let (us, them) = (position.colors[S::US], position.colors[S::THEM]);
    let occupied = us | them;
    let mut targets = tables::KING[king.index()] & !us & !(them & position.roles[Role::King.index()]);
    // Squares far from the king matter to castling alone.
    targets &= !near_attacks::<S>(position);
    let without_king = occupied & !(1 << king.index());
    for to in squares(targets) {
        if slider_attacks::<S>(position, to, without_king) {
            targets &= !(1 << to.index());
        }
    }
    sink.piece::<S>(Role::King, king, targets);
    if calm && position.castling.any(S::COLOR) {
        for wing in Wing::ALL {
            if !position.castling.has(S::COLOR, wing) {
                continue;
            }
            let (crossed, arrival) = (wing.crossed(S::COLOR), wing.arrival(S::COLOR));
            let way = tables::between(king, wing.rook_home(S::COLOR));
            if way & occupied == 0
                && targets & (1 << crossed.index()) != 0
                && near_attacks::<S>(position) & (1 << arrival.index()) == 0
                && !slider_attacks::<S>(position, arrival, occupied)
            {
                sink.castling::<S>(king, arrival);
            }
        }
    }
}

/// The squares that the partner's pawns, knights and king attack.
#[inline(always)]
fn near_attacks<S: Side>(position: &Position) -> u64 {
    let [pawns, knights, .., kings] = position.roles;
    let them = position.colors[S::THEM];
    let mut attacked = 0;
    for shift in <S::Other as Side>::TAKES {
        attacked |= <S::Other as Side>::forth(pawns & them & shift.from, shift);
    }
    for from in squares(knights & them) {
        attacked |= tables::KNIGHT[from.index()];
    }
    for from in squares(kings & them) {
        attacked |= tables::KING[from.index()];
    }
    attacked
}

/// Whether a bishop, rook or queen of the partner sees the square.
#[inline(always)]
fn slider_attacks<S: Side>(position: &Position, square: Square, occupied: u64) -> bool {
    let [_, _, bishops, rooks, queens, _] = position.roles;
    let them = position.colors[S::THEM];
    let straight = them & (rooks | queens);
    let diagonal = them & (bishops | queens);
    tables::ROOK[square.index()] & straight != 0 && tables::rook(square, occupied) & straight != 0
        || tables::BISHOP[square.index()] & diagonal != 0 && tables::bishop(square, occupied) & diagonal != 0
}

/// All pawns at once: steps, double steps, captures, promotions and en passant.
#[inline(always)]
fn pawn_moves<S: Side, K: Sink>(position: &Position, ours: u64, target: u64, bonds: &Bonds, sink: &mut K) {
    let pawns = ours & position.roles[Role::Pawn.index()];
    let them = position.colors[S::THEM];
    let free = !(position.colors[S::US] | them);
    let step = |set: u64| S::forth(set & S::STEP.from, S::STEP);

    let steppers = pawns & !bonds.diagonal;
    let stepped = (step(steppers & !bonds.straight) | step(steppers & bonds.straight) & bonds.straight) & free;
    let doubled = step(stepped & S::THIRD) & free & target;
    let stepped = stepped & target;
    sink.pawns::<S>(stepped & !S::LAST, S::STEP.by);
    sink.pawns::<S>(doubled, 2 * S::STEP.by);
    if stepped & S::LAST != 0 {
        sink.promotions::<S>(stepped & S::LAST, S::STEP.by);
    }

    let takers = pawns & !bonds.straight;
    for shift in S::TAKES {
        let take = |set: u64| S::forth(set & shift.from, shift);
        let taken = (take(takers & !bonds.diagonal) | take(takers & bonds.diagonal) & bonds.diagonal) & them & target;
        sink.pawns::<S>(taken & !S::LAST, shift.by);
        if taken & S::LAST != 0 {
            sink.promotions::<S>(taken & S::LAST, shift.by);
        }
    }

    if let Some(to) = position.en_passant {
        for from in squares(tables::PAWN_CAPTURE[S::THEM][to.index()] & pawns) {
            if en_passant_is_safe::<S>(position, from, to) {
                sink.en_passant::<S>(from, to);
            }
        }
    }
}

/// Whether the king stands unattacked after both pawns have left their squares.
fn en_passant_is_safe<S: Side>(position: &Position, from: Square, to: Square) -> bool {
    let king = position.colors[S::US] & position.roles[Role::King.index()];
    if king == 0 {
        return true;
    }
    let king = Square::at(king.trailing_zeros() as usize);
    let taken = 1u64 << S::back(to.index() as u32, S::STEP);
    let occupied = (position.colors[0] | position.colors[1]) & !(1 << from.index()) & !taken | 1 << to.index();
    position.attackers_with(king, !S::COLOR, occupied) & !taken == 0
}
