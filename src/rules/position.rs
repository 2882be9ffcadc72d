//! A position: which pieces stand where, and whose turn it is.

use super::own::OwnPlaces;
use super::side::{Black, Side, White};
use super::{Area, CastlingRights, Color, OwnRole, Piece, Role, Square, SquareSet, Wing, reach, tables};

/// A position of the game. A side may have no king, never two; a right to castle holds only while king and rook
/// stand at home; an en-passant square only while the pawn that stepped over it stands before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) roles: [u64; 6],
    pub(super) own: OwnPlaces,
    pub(super) colors: [u64; 2],
    pub(super) side: Color,
    pub(super) castling: CastlingRights,
    pub(super) en_passant: Option<Square>,
    pub(super) halfmove: u16,
    pub(super) fullmove: u16,
}

impl Position {
    /// The board without a piece, White to move.
    pub const fn empty() -> Self {
        Self {
            roles: [0; 6],
            own: OwnPlaces::NONE,
            colors: [0; 2],
            side: Color::White,
            castling: CastlingRights::NONE,
            en_passant: None,
            halfmove: 0,
            fullmove: 1,
        }
    }

    /// The position in which a game begins (Article 3).
    pub fn start() -> Self {
        let mut start = Self::empty();
        let first =
            [Role::Rook, Role::Knight, Role::Bishop, Role::Queen, Role::King, Role::Bishop, Role::Knight, Role::Rook];
        for (file, role) in (0..8).zip(first) {
            for (color, home, second) in [(Color::White, 0, 1), (Color::Black, 7, 6)] {
                start.put(Square::new(file, home), Piece { color, role });
                start.put(Square::new(file, second), Piece { color, role: Role::Pawn });
            }
        }
        for color in Color::ALL {
            for wing in Wing::ALL {
                start.castling = start.castling.with(color, wing);
            }
        }
        start
    }

    /// The piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let bit = 1 << square.index();
        let color = Color::ALL.into_iter().find(|&color| self.colors[color as usize] & bit != 0)?;
        self.role_at(square).map(|role| Piece { color, role })
    }

    /// What stands on a square, whosever it is.
    #[inline]
    pub(super) fn role_at(&self, square: Square) -> Option<Role> {
        let bit = 1 << square.index();
        let known = Role::ALL.into_iter().find(|&role| self.roles[role.index()] & bit != 0);
        known.or_else(|| if self.own_squares() & bit != 0 { self.own.on(bit).map(Role::Own) } else { None })
    }

    /// The squares of pieces of a lesson's own.
    #[inline(always)]
    fn own_squares(&self) -> u64 {
        if !self.own.any() {
            return 0;
        }
        (self.colors[0] | self.colors[1]) & !self.roles.iter().fold(0, |all, set| all | set)
    }

    /// The kinds of pieces of a lesson's own that stand on the board, in the order in which they first came.
    pub fn own_roles(&self) -> impl Iterator<Item = OwnRole> {
        let squares = self.own_squares();
        self.own.kinds().filter(move |&role| !self.own.of(role, squares).is_empty())
    }

    /// The squares on which something stands.
    pub fn occupied(&self) -> SquareSet {
        SquareSet(self.colors[0] | self.colors[1])
    }

    /// The squares of a side's pieces.
    pub fn by_color(&self, color: Color) -> SquareSet {
        SquareSet(self.colors[color as usize])
    }

    /// The squares of both sides' pieces of a role.
    pub fn by_role(&self, role: Role) -> SquareSet {
        match role {
            Role::Own(own) => self.own.of(own, self.own_squares()),
            role => SquareSet(self.roles[role.index()]),
        }
    }

    /// The squares of one side's pieces of a role.
    pub fn by_piece(&self, piece: Piece) -> SquareSet {
        self.by_color(piece.color) & self.by_role(piece.role)
    }

    /// Where a side's king stands, if it has one.
    pub fn king(&self, color: Color) -> Option<Square> {
        self.by_piece(Piece { color, role: Role::King }).into_iter().next()
    }

    /// Whose turn it is.
    pub fn side_to_move(&self) -> Color {
        self.side
    }

    /// The castlings whose king and rook have not moved.
    pub fn castling(&self) -> CastlingRights {
        self.castling
    }

    /// The square that a pawn has just stepped over with a double step, whether or not it can be taken there.
    pub fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// The same board with the turn given to a side. A turn that changes hands ends the right to take en passant.
    #[must_use]
    pub fn with_side_to_move(mut self, side: Color) -> Self {
        if self.side != side {
            self.side = side;
            self.en_passant = None;
        }
        self
    }

    /// The position with a piece put on a square (in place of what stood there), or taken off it.
    ///
    /// A king that is put takes the place of that side's king, wherever it stood. Rights to castle and the en-passant
    /// square are dropped when they no longer hold. A pawn may be put on any rank, since a half-done promotion shows one on
    /// the last; it goes nowhere from there. Of pieces of a lesson's own a position knows four kinds; a fifth finds no room
    /// and is left out.
    #[must_use]
    pub fn with_piece(mut self, square: Square, piece: Option<Piece>) -> Self {
        self.clear(square);
        if let Some(piece) = piece {
            if let (Role::King, Some(king)) = (piece.role, self.king(piece.color)) {
                self.clear(king);
            }
            self.put(square, piece);
        }
        self.drop_what_no_longer_holds();
        self
    }

    /// The position with these rights to castle; those that king and rook do not bear out are left out.
    #[must_use]
    pub fn with_castling(mut self, rights: CastlingRights) -> Self {
        self.castling = rights;
        self.drop_what_no_longer_holds();
        self
    }

    /// The position in which a pawn has just stepped over this square, or over none; none too if no pawn can have.
    #[must_use]
    pub fn with_en_passant(mut self, square: Option<Square>) -> Self {
        self.en_passant = square;
        self.drop_what_no_longer_holds();
        self
    }

    pub(super) fn put(&mut self, square: Square, piece: Piece) {
        let bit = 1 << square.index();
        match piece.role {
            Role::Own(own) => {
                if !self.own.put(bit, own) {
                    return;
                }
            }
            role => self.roles[role.index()] |= bit,
        }
        self.colors[piece.color as usize] |= bit;
    }

    pub(super) fn clear(&mut self, square: Square) {
        let keep = !(1 << square.index());
        self.roles.iter_mut().chain(&mut self.own.planes).chain(&mut self.colors).for_each(|set| *set &= keep);
    }

    fn drop_what_no_longer_holds(&mut self) {
        let mut rights = CastlingRights::NONE;
        for color in Color::ALL {
            for wing in Wing::ALL {
                let king = self.piece_at(Wing::king_home(color)) == Some(Piece { color, role: Role::King });
                let rook = self.piece_at(wing.rook_home(color)) == Some(Piece { color, role: Role::Rook });
                if king && rook && self.castling.has(color, wing) {
                    rights = rights.with(color, wing);
                }
            }
        }
        self.castling = rights;
        self.en_passant = self.en_passant.filter(|&square| self.just_stepped_over(square).is_some());
    }

    /// The pawn that can have stepped over the square just now: the partner's, standing before it, with an empty
    /// square behind.
    pub(super) fn just_stepped_over(&self, square: Square) -> Option<Square> {
        let (rank, up) = match self.side {
            Color::White => (5, 1),
            Color::Black => (2, -1),
        };
        let (origin, pawn) = (square.offset(0, up)?, square.offset(0, -up)?);
        let free = !self.occupied().contains(square) && !self.occupied().contains(origin);
        let stands = self.piece_at(pawn) == Some(Piece { color: !self.side, role: Role::Pawn });
        (square.rank() == rank && free && stands).then_some(pawn)
    }

    /// The pieces of a side that attack a square on the whole board, as the board stands.
    pub fn attackers(&self, square: Square, by: Color) -> SquareSet {
        let mut attackers = SquareSet(self.attackers_with(square, by, self.colors[0] | self.colors[1]));
        for from in SquareSet(self.own_squares() & self.colors[by as usize]) {
            let Some(Role::Own(own)) = self.role_at(from) else { continue };
            if reach::open_squares(self, from, by, &own.formula(), Area::FULL).contains(square) {
                attackers.insert(from);
            }
        }
        attackers
    }

    /// The same of the six pieces alone, with other squares taken as occupied.
    #[inline(always)]
    pub(super) fn attackers_with(&self, square: Square, by: Color, occupied: u64) -> u64 {
        let [pawns, knights, bishops, rooks, queens, kings] = self.roles;
        let seen = tables::PAWN_CAPTURE[!by as usize][square.index()] & pawns
            | tables::KNIGHT[square.index()] & knights
            | tables::KING[square.index()] & kings
            | tables::bishop(square, occupied) & (bishops | queens)
            | tables::rook(square, occupied) & (rooks | queens);
        seen & self.colors[by as usize]
    }

    /// The partner's pieces that attack the king of the side to move.
    pub fn checkers(&self) -> SquareSet {
        self.king(self.side).map_or(SquareSet::EMPTY, |king| self.attackers(king, !self.side))
    }

    /// Whether the king of the side to move is attacked (codex X.1).
    pub fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// The position after a move of the side to move that is known to be legal.
    #[inline(always)]
    pub(super) fn advance<S: Side>(&self, role: Role, from: Square, to: Square, promotion: Option<Role>) -> Self {
        let (from_bit, to_bit) = (1u64 << from.index(), 1u64 << to.index());
        let keep = !(from_bit | to_bit);
        let captures = self.colors[S::THEM] & to_bit != 0;
        let mut next = *self;
        next.roles.iter_mut().for_each(|set| *set &= keep);
        next.colors.iter_mut().for_each(|set| *set &= keep);
        next.own.planes.iter_mut().for_each(|set| *set &= keep);
        match promotion.unwrap_or(role) {
            // The position knows the piece, so there is room for it.
            Role::Own(own) => _ = next.own.put(to_bit, own),
            role => next.roles[role.index()] |= to_bit,
        }
        next.colors[S::US] |= to_bit;
        next.side = !S::COLOR;
        next.en_passant = None;
        next.castling = self.castling.touched(from).touched(to);
        next.halfmove = if captures || role == Role::Pawn { 0 } else { self.halfmove.saturating_add(1) };
        if matches!(S::COLOR, Color::Black) {
            next.fullmove = self.fullmove.saturating_add(1);
        }
        if role == Role::Pawn {
            if self.en_passant == Some(to) && from.file() != to.file() {
                let taken = !(1 << S::back(to.index() as u32, S::STEP));
                next.roles[Role::Pawn.index()] &= taken;
                next.colors[S::THEM] &= taken;
            } else if from.rank().abs_diff(to.rank()) == 2 {
                next.en_passant = Some(Square::at(S::back(to.index() as u32, S::STEP)));
            }
        }
        if role == Role::King && from.file().abs_diff(to.file()) == 2 {
            let wing = if to.file() > from.file() { Wing::King } else { Wing::Queen };
            let both = 1 << wing.rook_home(S::COLOR).index() | 1 << wing.crossed(S::COLOR).index();
            next.roles[Role::Rook.index()] ^= both;
            next.colors[S::US] ^= both;
        }
        next
    }

    /// [`Self::advance`] for the side to move and whatever stands on the square.
    pub(super) fn advanced(&self, from: Square, to: Square, promotion: Option<Role>) -> Self {
        match (self.role_at(from), self.side) {
            (None, _) => *self,
            (Some(role), Color::White) => self.advance::<White>(role, from, to, promotion),
            (Some(role), Color::Black) => self.advance::<Black>(role, from, to, promotion),
        }
    }
}

impl std::fmt::Debug for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Position({self})")
    }
}
