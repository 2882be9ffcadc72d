//! Laws that hold for every formula.

use chess_codex::rules::reach_by_formula;
use chess_codex::rules::{Area, BISHOP, Color, Formula, FormulaWords, Piece, Position, ROOK, Role, Square, SquareSet};
use proptest::prelude::*;

/// Any formula; without `forward` if so asked.
fn formulas(forward: bool) -> impl Strategy<Value = Formula> {
    let names = [Role::Rook, Role::Bishop, Role::Queen, Role::King, Role::Knight];
    let leaf = prop::sample::select(names.map(|role| Formula::named(role).unwrap()).to_vec());
    leaf.prop_recursive(6, 40, 2, move |inner| {
        let pair = (inner.clone(), inner.clone());
        let kinds = if forward { 5 } else { 4 };
        (0..kinds, pair).prop_map(|(kind, (one, other))| {
            let made = match kind {
                0 => one.checked_or(other),
                1 => one.checked_and(other),
                2 => one.checked_not(),
                3 => one.checked_nearest(),
                _ => one.checked_forward(),
            };
            made.unwrap_or(one)
        })
    })
}

fn squares() -> impl Strategy<Value = Square> {
    (0..64usize).prop_map(Square::at)
}

fn areas() -> impl Strategy<Value = Area> {
    (squares(), squares()).prop_map(|(one, other)| Area::new(one, other))
}

fn colors() -> impl Strategy<Value = Color> {
    prop::sample::select(Color::ALL.to_vec())
}

/// The eight symmetries of the board, by number.
fn turned(symmetry: u8, square: Square) -> Square {
    let (mut file, mut rank) = (square.file(), square.rank());
    if symmetry & 1 != 0 {
        file = 7 - file;
    }
    if symmetry & 2 != 0 {
        rank = 7 - rank;
    }
    if symmetry & 4 != 0 { Square::new(rank, file) } else { Square::new(file, rank) }
}

fn turned_area(symmetry: u8, area: Area) -> Area {
    Area::new(turned(symmetry, area.low()), turned(symmetry, area.high()))
}

fn turned_set(symmetry: u8, set: SquareSet) -> SquareSet {
    set.into_iter().map(|square| turned(symmetry, square)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, rng_seed: prop::test_runner::RngSeed::Fixed(7), ..ProptestConfig::default() })]

    #[test]
    fn what_is_printed_reads_back(formula in formulas(true)) {
        for words in [FormulaWords::English, FormulaWords::Russian] {
            let text = formula.words(words).to_string();
            prop_assert_eq!(Formula::parse(&text).unwrap(), formula, "{}", text);
            prop_assert_eq!(Formula::parse(&text.to_uppercase()).unwrap(), formula);
        }
    }

    #[test]
    fn no_pair_of_parentheses_is_idle(formula in formulas(true)) {
        // Taking away any pair that groups (not that of nearest and forward) gives another formula.
        let text = formula.words(FormulaWords::English).to_string();
        for (open, _) in text.match_indices('(') {
            if text[..open].ends_with("nearest") || text[..open].ends_with("forward") {
                continue;
            }
            let mut depth = 0;
            let step = |c| { depth += match c { '(' => 1, ')' => -1, _ => 0 }; depth == 0 };
            let close = open + text[open..].chars().position(step).unwrap();
            let without = format!("{}{}{}", &text[..open], &text[open + 1..close], &text[close + 1..]);
            prop_assert_ne!(Formula::parse(&without).unwrap(), formula, "{}", text);
        }
    }

    #[test]
    fn de_morgan(one in formulas(true), other in formulas(true), from in squares(), color in colors(), area in areas()) {
        let set = |formula: Option<Formula>| formula.map(|formula| formula.squares(from, color, area));
        let not = Formula::checked_not;
        let left = set(one.checked_or(other).and_then(not));
        let right = set(not(one).and_then(|one| one.checked_and(not(other)?)));
        prop_assume!(left.is_some() && right.is_some());
        prop_assert_eq!(left, right);
        let left = set(one.checked_and(other).and_then(not));
        let right = set(not(one).and_then(|one| one.checked_or(not(other)?)));
        prop_assert!(right.is_none() || left == right);
    }

    #[test]
    fn not_twice_is_itself_and_its_own_square_is_never_in(formula in formulas(true), from in squares(), color in colors(), area in areas()) {
        let set = formula.squares(from, color, area);
        prop_assert!(!set.contains(from));
        prop_assert!((set - area.squares()).is_empty());
        if let Some(twice) = formula.checked_not().and_then(Formula::checked_not) {
            prop_assert_eq!(twice.squares(from, color, area), set);
        }
    }

    #[test]
    fn nearest_is_idempotent_one_ring_and_empty_only_of_nothing(formula in formulas(true), from in squares(), color in colors(), area in areas()) {
        let Some(nearest) = formula.checked_nearest() else { return Ok(()) };
        let (all, near) = (formula.squares(from, color, area), nearest.squares(from, color, area));
        if let Some(twice) = nearest.checked_nearest() {
            prop_assert_eq!(twice.squares(from, color, area), near);
        }
        let least = all.into_iter().map(|to| from.ring(to)).min();
        prop_assert_eq!(near, all.into_iter().filter(|&to| Some(from.ring(to)) == least).collect());
    }

    #[test]
    fn symmetries_carry_formulas_along(formula in formulas(false), from in squares(), color in colors(), area in areas(), symmetry in 0..8u8) {
        let here = formula.squares(from, color, area);
        let there = formula.squares(turned(symmetry, from), color, turned_area(symmetry, area));
        prop_assert_eq!(turned_set(symmetry, here), there);
    }

    #[test]
    fn the_colour_flip_carries_any_formula_along(formula in formulas(true), from in squares(), color in colors(), area in areas()) {
        let here = formula.squares(from, color, area);
        let there = formula.squares(turned(2, from), !color, turned_area(2, area));
        prop_assert_eq!(turned_set(2, here), there);
    }

    #[test]
    fn article_5_closes_lines_and_lets_leaps(formula in formulas(true), from in squares(), area in areas(), pieces in prop::collection::vec((squares(), colors()), 0..12)) {
        let mut position = Position::empty();
        for (square, color) in pieces {
            position = position.with_piece(square, Some(Piece { color, role: Role::Knight }));
        }
        let color = position.piece_at(from).map_or(Color::White, |piece| piece.color);
        let targets = reach_by_formula(&position, from, &formula, area);
        let set = formula.squares(from, color, area);
        prop_assert!(targets.moves & targets.captures == SquareSet::EMPTY && (targets.all() - set).is_empty());
        for to in set {
            // Walk towards the square if a line leads there.
            let (files, ranks) = (to.file() as i8 - from.file() as i8, to.rank() as i8 - from.rank() as i8);
            let on_line = files == 0 || ranks == 0 || files.abs() == ranks.abs();
            let way = (1..from.ring(to) as i8).filter_map(|n| from.offset(n * files.signum(), n * ranks.signum()));
            let closed = on_line && way.filter(|&at| area.contains(at)).any(|at| position.piece_at(at).is_some());
            let stands = position.piece_at(to).map(|piece| piece.color);
            prop_assert_eq!(targets.moves.contains(to), !closed && stands.is_none());
            prop_assert_eq!(targets.captures.contains(to), !closed && stands == Some(!color));
        }
    }
}

#[test]
fn the_longest_formula_reads_back_and_a_longer_one_is_refused() {
    let mut formula = ROOK;
    while let Some(longer) = formula.checked_not() {
        formula = longer;
    }
    assert_eq!(formula.size(), Formula::MAX_LEN);
    assert_eq!(Formula::parse(&formula.words(FormulaWords::Russian).to_string()), Ok(formula));
    // The deepest right-leaning chain needs the most parentheses.
    let mut formula = BISHOP;
    while let Some(longer) = ROOK.checked_or(formula) {
        formula = longer;
    }
    assert_eq!(Formula::parse(&formula.words(FormulaWords::English).to_string()), Ok(formula));
    assert_eq!(formula.checked_and(ROOK), None);
}
