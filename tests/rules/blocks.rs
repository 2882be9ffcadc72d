//! Formulas from blocks: any formula can be put together, nothing that can be put together is stuck, and the shortest way
//! is one.

use chess_codex::rules::{Area, Assembly, Block, Color, Formula, FormulaGoal, FormulaWords, KING, KNIGHT, Square};
use proptest::prelude::*;
use proptest::sample::Index;

fn config() -> ProptestConfig {
    let rng_seed = prop::test_runner::RngSeed::Fixed(11);
    ProptestConfig { cases: 300, failure_persistence: None, rng_seed, ..ProptestConfig::default() }
}

/// What comes of picking anywhere among the blocks that can follow.
fn picked(picks: &[Index]) -> (Assembly, Vec<Block>) {
    let mut made = (Assembly::default(), Vec::new());
    for pick in picks {
        let next: Vec<(Block, Assembly)> =
            Block::ALL.into_iter().filter_map(|block| Some((block, made.0.with(block)?))).collect();
        let (block, assembly) = pick.get(&next).clone();
        made.0 = assembly;
        made.1.push(block);
    }
    made
}

fn goal(formula: &Formula, from: Square, color: Color, area: Area) -> FormulaGoal {
    FormulaGoal { from, color, area, squares: formula.squares(from, color, area) }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn whatever_is_picked_can_be_gone_on_with_and_finished(picks in prop::collection::vec(any::<Index>(), 1..20)) {
        let (made, blocks) = picked(&picks);
        prop_assert_eq!(Assembly::from_blocks(&blocks), Some(made.clone()));
        prop_assert!(Block::ALL.into_iter().any(|block| made.with(block).is_some()));
        prop_assert!(made.formula().is_some());
        prop_assert!(!made.is_empty());
        if let Some(formula) = made.finished() {
            prop_assert_eq!(Some(formula), made.formula());
            prop_assert_eq!(made.words(FormulaWords::English), formula.words(FormulaWords::English).to_string());
            // The formula's own blocks give the same squares everywhere.
            let again = Assembly::from_blocks(&formula.blocks()).and_then(|made| made.finished()).unwrap();
            for from in Square::all() {
                for color in Color::ALL {
                    let squares = |formula: &Formula| formula.squares(from, color, Area::FULL);
                    prop_assert_eq!(squares(&again), squares(&formula));
                }
            }
        } else {
            let words = made.words(FormulaWords::Russian);
            prop_assert!(words.contains('…') || words.contains('('), "{}", words);
        }
    }

    #[test]
    fn a_way_that_is_found_leads_there_and_none_is_shorter(
        picks in prop::collection::vec(any::<Index>(), 1..6),
        from in (0..64usize).prop_map(Square::at),
        black in any::<bool>(),
    ) {
        let (made, _) = picked(&picks);
        let formula = made.formula().unwrap();
        let goal = goal(&formula, from, if black { Color::Black } else { Color::White }, "b1-g7".parse().unwrap());
        if !goal.area.contains(from) || goal.squares.is_empty() {
            return Ok(());
        }
        let own = formula.blocks();
        if let Some(way) = Assembly::default().way(&goal, &Block::ALL, own.len()) {
            let found = Assembly::from_blocks(&way).and_then(|made| made.finished()).unwrap();
            prop_assert_eq!(goal.squares_of(&found), goal.squares);
            prop_assert!(way.len() <= own.len());
            if let Some(shorter) = way.len().checked_sub(1) {
                prop_assert_eq!(Assembly::default().way(&goal, &Block::ALL, shorter), None);
            }
        } else {
            prop_assert!(own.contains(&Block::Open));
        }
    }
}

#[test]
fn the_codex_s_pieces_are_put_together_as_it_derives_them() {
    let given = [Block::Rook, Block::Bishop, Block::Or, Block::And, Block::Not, Block::Nearest, Block::Forward];
    for (formula, count) in [(KING, 4), (KNIGHT, 5)] {
        let goal = goal(&formula, "d4".parse().unwrap(), Color::White, Area::FULL);
        assert_eq!(Assembly::default().way(&goal, &given, 9).map(|way| way.len()), Some(count));
        assert_eq!(formula.blocks().len(), count);
    }
    let goal = goal(&KNIGHT, "d4".parse().unwrap(), Color::White, Area::FULL);
    assert_eq!(Assembly::default().way(&goal, &[Block::Rook, Block::Or, Block::Nearest], 30), None);
    assert_eq!(Assembly::default().way(&goal, &[Block::Knight], 1), Some(vec![Block::Knight]));
}

#[test]
fn words_of_both_languages_name_blocks_and_nothing_else_does() {
    for (word, block) in [
        ("rook", Block::Rook),
        ("Ладья", Block::Rook),
        ("или", Block::Or),
        ("и", Block::And),
        ("вперед", Block::Forward),
        ("nearest", Block::Nearest),
        ("not", Block::Not),
    ] {
        assert_eq!(Block::parse(word), Some(vec![block]), "{word}");
    }
    assert_eq!(Block::parse("()"), Some(vec![Block::Open, Block::Close]));
    for word in ["", "pawn", "rook rook", "(rook)", "not not", "(", "rook or bishop"] {
        assert_eq!(Block::parse(word), None, "{word}");
    }
}

#[test]
fn what_is_to_come_is_shown_in_its_place() {
    for (blocks, words) in [
        (vec![], "…"),
        (vec![Block::Rook, Block::Or], "rook or …"),
        (vec![Block::Rook, Block::Or, Block::Bishop, Block::And], "(rook or bishop) and …"),
        (vec![Block::Rook, Block::And, Block::Open], "rook and (…"),
        (vec![Block::Rook, Block::And, Block::Open, Block::King, Block::Or], "rook and (king or …"),
        (vec![Block::Rook, Block::And, Block::Open, Block::King, Block::Not, Block::Close], "rook and not king"),
    ] {
        let made = Assembly::from_blocks(&blocks).unwrap();
        assert_eq!(made.words(FormulaWords::English), words);
    }
    assert_eq!(Assembly::from_blocks(&[Block::Or]), None);
    assert_eq!(Assembly::from_blocks(&[Block::Rook, Block::Rook]), None);
    assert_eq!(Assembly::from_blocks(&[Block::Rook, Block::Close]), None);
}
