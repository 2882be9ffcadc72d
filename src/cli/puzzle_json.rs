//! A puzzle as JSON on one line. Its keys, and their order, are a promise.
//!
//! Of every puzzle: `kind`, `fen` (all six fields), `piece` (its square; `null` where the question is where it stands),
//! `rules`, `answer` (squares, sorted), `code`, `number`, `grade`. Where it matters: `pieces` (of several), `area` (of a
//! cut-down board), and what the kind needs: `stages`, `shown`, `formula`; `goal`, `terms`, `least`, `only`, `moves`; `move`,
//! `allowed`, `reason`.

use serde_json::Value;

use crate::puzzle::{Asked, Code, Puzzle};
use crate::rules::{Area, Formula, FormulaWords, Goal, SquareSet, Terms};

use super::args::LEVELS;

/// The puzzle with this number among those of a code.
pub fn line(code: &Code, number: u32, puzzle: &Puzzle) -> String {
    let rules = LEVELS.iter().find(|(_, level)| *level == puzzle.level).map_or("legal", |(name, _)| *name);
    let piece = puzzle.pieces.first().map_or(Value::Null, |square| Value::from(square.to_string()));
    let mut entries = vec![
        ("kind", Value::from(puzzle.kind.name())),
        ("fen", Value::from(puzzle.position.to_string())),
        ("piece", piece),
        ("rules", Value::from(rules)),
        ("answer", names(puzzle.answer)),
        ("code", Value::from(code.to_string())),
        ("number", Value::from(number)),
        ("grade", Value::from(puzzle.grade)),
    ];
    if puzzle.pieces.len() > 1 {
        entries.push(("pieces", names(puzzle.pieces.iter().copied().collect())));
    }
    if puzzle.area != Area::FULL {
        entries.push(("area", Value::from(puzzle.area.to_string())));
    }
    entries.extend(asked(&puzzle.asked));
    let entries: Vec<String> = entries.into_iter().map(|(key, value)| format!("\"{key}\":{value}")).collect();
    format!("{{{}}}", entries.join(","))
}

/// What the kind needs.
fn asked(asked: &Asked) -> Vec<(&'static str, Value)> {
    let formula = |formula: &Formula| Value::from(formula.words(FormulaWords::English).to_string());
    match asked {
        Asked::Squares | Asked::Common | Asked::Twice => Vec::new(),
        Asked::Stages(stages) => vec![("stages", stages.iter().map(formula).collect())],
        Asked::Odd { shown } | Asked::Centre { shown } | Asked::Short { shown } => vec![("shown", names(*shown))],
        Asked::Nearest { formula: its } | Asked::Formula { formula: its } => vec![("formula", formula(its))],
        Asked::Moves { moves, solution, is_only } => {
            let goal = match moves.goal {
                Goal::Reach(squares) => format!("reach {squares}"),
                _ => "capture all".to_owned(),
            };
            let terms = match moves.terms {
                Terms::Free => "free",
                Terms::Captures => "captures",
                Terms::Unseen => "unseen",
            };
            vec![
                ("goal", Value::from(goal)),
                ("terms", Value::from(terms)),
                ("least", Value::from(solution.len())),
                ("only", Value::from(*is_only)),
                ("moves", solution.iter().map(ToString::to_string).collect()),
            ]
        }
        Asked::Judge { played, is_allowed, reason } => vec![
            ("move", Value::from(played.to_string())),
            ("allowed", Value::from(*is_allowed)),
            ("reason", Value::from(*reason)),
        ],
    }
}

fn names(squares: SquareSet) -> Value {
    squares.sorted().map(|square| square.to_string()).collect()
}
