//! What is to be drawn can be drawn: there are such puzzles, of this grade, with so few pieces, on so small a board.

use std::ops::Range;

use super::list;
use crate::args;
use crate::lesson::fault::{Fault, Rule};
use crate::puzzle::{Kind, SpecError, Topic};
use crate::rules::Level;

/// There are no puzzles like that.
pub(in crate::lesson) static GENERATE: Rule = Rule::error("generate");
/// A number that is too small or too great.
pub(in crate::lesson) static GENERATE_NUMBER: Rule = Rule::error("generate-number");

pub(in crate::lesson) fn none(span: Range<usize>, error: &SpecError) -> Fault {
    let (id, args) = match error {
        SpecError::Kind(kind, _) => {
            let topics: Vec<&str> = Topic::ALL.into_iter().filter(|topic| kind.has(*topic)).map(Topic::name).collect();
            ("fault-generate-piece", args!["kind" => kind.name(), "known" => list(&topics)])
        }
        SpecError::Level(kind, topic, level) => {
            ("fault-generate-rules", args!["level" => level_name(*level), "known" => list(&levels(*kind, *topic))])
        }
        SpecError::Grade(grade, low, high) => {
            let text = |grade: u8| grade.to_string();
            ("fault-generate-grade", args!["grade" => text(*grade), "low" => text(*low), "high" => text(*high)])
        }
    };
    Fault::new(&GENERATE, span, id, args)
}

pub(in crate::lesson) fn no_piece(span: Range<usize>) -> Fault {
    Fault::new(&GENERATE, span, "fault-generate-no-piece", args!["example" => r#"piece = "knight""#])
}

pub(in crate::lesson) fn impossible(span: Range<usize>) -> Fault {
    Fault::new(&GENERATE, span, "fault-generate-impossible", args![])
}

pub(in crate::lesson) fn cannot(span: Range<usize>, kind: &'static str, kinds: &[&str]) -> Fault {
    Fault::new(&GENERATE, span, "fault-generate-kind", args!["kind" => kind, "known" => list(kinds)])
}

pub(in crate::lesson) fn number(span: Range<usize>, key: &'static str, found: i64, low: i64, high: i64) -> Fault {
    let args = args!["key" => key, "found" => found.to_string(), "low" => low.to_string(), "high" => high.to_string()];
    Fault::new(&GENERATE_NUMBER, span, "fault-generate-number", args)
}

const LEVELS: [(Level, &str); 3] = [(Level::Formula, "formula"), (Level::Reach, "reach"), (Level::Legal, "legal")];

fn level_name(level: Level) -> &'static str {
    LEVELS.iter().find(|(its, _)| *its == level).map_or("legal", |(_, name)| name)
}

fn levels(kind: Kind, topic: Topic) -> Vec<&'static str> {
    LEVELS.iter().filter(|(level, _)| kind.has_level(topic, *level)).map(|(_, name)| *name).collect()
}
