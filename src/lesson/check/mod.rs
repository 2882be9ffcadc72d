//! The rules that lesson files keep, a topic to a file. Each file says what its rules are for, names them, and makes
//! their faults; the reader calls it where it comes upon one.
//!
//! A file holds the few rules that say one thing in several ways (a square that is none, is named twice, lies outside):
//! they share the words and the guesses of their faults, which one rule to a file would tear apart. What each rule is for
//! is said once, in the message `rule-ID` of `rules.ftl`; `check --explain ID` says it, and `docs/lesson-rules.md` is made
//! from it, with a lesson that breaks the rule and the same lesson mended (`tests/rules_page.rs`).

pub(super) mod answer;
pub(super) mod boards;
pub(super) mod characters;
pub(super) mod completes;
pub(super) mod files;
pub(super) mod fluent;
pub(super) mod formulas;
pub(super) mod generates;
pub(super) mod goals;
pub(super) mod header;
pub(super) mod headers;
pub(super) mod idle;
pub(super) mod ids;
pub(super) mod keys;
pub(super) mod languages;
pub(super) mod marks;
pub(super) mod mixed;
pub(super) mod moves;
pub(super) mod options;
pub(super) mod own;
pub(super) mod pieces;
pub(super) mod references;
pub(super) mod room;
pub(super) mod setups;
pub(super) mod size;
pub(super) mod squares;
pub(super) mod syntax;
pub(super) mod words;

use super::fault::{Fault, Rule};
use super::guess::guess;
use crate::args;
use crate::i18n::Value;
use crate::text;

/// Rules that belong together, in the order in which they are explained.
#[derive(Debug)]
pub struct Topic {
    /// Its name: the message `rules-topic-...` is its heading.
    pub id: &'static str,
    /// Its rules.
    pub rules: &'static [&'static Rule],
}

/// All rules, by topic. A test holds that each has a bad lesson which breaks it, and a page that explains it.
pub static TOPICS: &[Topic] = &[
    Topic {
        id: "answer",
        rules: &[
            &answer::EMPTY_ANSWER,
            &answer::EXPECT_DIFFERS,
            &answer::LEGAL_DIFFERS,
            &answer::LEGAL_SAME,
            &idle::IDLE_PIECE,
        ],
    },
    Topic { id: "boards", rules: &[&boards::FEN] },
    Topic {
        id: "pieces",
        rules: &[&pieces::NO_PIECE, &pieces::BOTH_SIDES, &pieces::NOT_ITS_TURN, &pieces::KING_EN_PRISE],
    },
    Topic { id: "squares", rules: &[&squares::SQUARE, &squares::SQUARE_TWICE, &squares::AREA, &squares::OUTSIDE_AREA] },
    Topic { id: "marks", rules: &[&marks::MARK, &marks::EMPTY_MARK, &marks::DESCRIPTION] },
    Topic { id: "formulas", rules: &[&formulas::FORMULA, &formulas::LAST_STAGE, &formulas::BLOCKS] },
    Topic {
        id: "moves",
        rules: &[
            &goals::GOAL_DONE,
            &goals::GOAL_UNREACHABLE,
            &goals::GOAL_TOO_LARGE,
            &goals::MOVES_DIFFER,
            &goals::OWN_REPLY,
            &moves::MOVE,
            &moves::ILLEGAL_MOVE,
        ],
    },
    Topic { id: "completes", rules: &[&completes::ALL_LEFT, &completes::NOTHING_LEFT, &completes::TOO_EARLY] },
    Topic { id: "setups", rules: &[&setups::NOTHING_TO_PLACE, &setups::MISPLACED] },
    Topic {
        id: "options",
        rules: &[
            &options::OPTIONS,
            &options::OPTION,
            &options::OPTION_TWICE,
            &options::RIGHT_OPTION,
            &options::QUESTION,
        ],
    },
    Topic { id: "generates", rules: &[&generates::GENERATE, &generates::GENERATE_NUMBER] },
    Topic {
        id: "own",
        rules: &[&own::PIECE_LETTER, &own::TOO_MANY_PIECES, &own::EMPTY_PIECE, &own::PIECE_FORMS, &own::UNUSED_PIECE],
    },
    Topic {
        id: "header",
        rules: &[
            &header::FORMAT,
            &header::ARTICLE,
            &header::UNKNOWN_FACT,
            &header::FACT_TWICE,
            &header::FACT_NOT_IN_HEAD,
        ],
    },
    Topic {
        id: "ids",
        rules: &[&ids::LESSON_ID, &ids::LESSON_ID_TWICE, &ids::LESSON_ID_BUILT_IN, &ids::STEP_ID, &ids::STEP_ID_TWICE],
    },
    Topic {
        id: "keys",
        rules: &[
            &syntax::TOML,
            &headers::MISSING_HEADER,
            &keys::UNKNOWN_KEY,
            &keys::MISSING_KEY,
            &keys::WRONG_TYPE,
            &words::UNKNOWN_WORD,
        ],
    },
    Topic {
        id: "texts",
        rules: &[
            &characters::CHARACTER,
            &mixed::MIXED_LETTERS,
            &fluent::FLUENT,
            &fluent::EMPTY_TEXT,
            &references::UNKNOWN_VARIABLE,
            &references::UNKNOWN_REFERENCE,
            &room::TOO_LONG,
        ],
    },
    Topic {
        id: "languages",
        rules: &[
            &fluent::MESSAGE_TWICE,
            &languages::UNKNOWN_LANGUAGE,
            &languages::MISSING_LANGUAGE,
            &languages::UNKNOWN_MESSAGE,
            &languages::UNUSED_MESSAGE,
        ],
    },
    Topic {
        id: "files",
        rules: &[&files::UNREADABLE, &files::NOT_UTF8, &files::NOT_A_FILE, &files::OUTSIDE_FOLDER, &files::NO_LESSONS],
    },
    Topic { id: "size", rules: &[&size::TOO_BIG, &size::TOO_MANY_STEPS, &size::TOO_DEEP, &size::NO_STEPS] },
];

/// All rules, in the order of their topics.
pub fn rules() -> impl Iterator<Item = &'static Rule> {
    TOPICS.iter().flat_map(|topic| topic.rules.iter().copied())
}

/// The rule of this name.
///
/// # Errors
/// The name that was perhaps meant.
pub fn explained(name: &str) -> Result<&'static Rule, Option<&'static str>> {
    rules().find(|rule| rule.id == name).ok_or_else(|| guess(name, rules().map(|rule| rule.id)))
}

/// How much of an author's text a message repeats, in columns.
const BRIEF: usize = 40;

/// A text of the author's as a message may repeat it: short, on one line, with nothing that acts on a terminal.
fn brief(found: &str) -> String {
    // Long texts are cut first: they may stand in many faults.
    text::shorten(&found[..found.floor_char_boundary(BRIEF * 10)], BRIEF)
}

/// Adds to the fault of a word which known word was probably meant; where a letter of it only looks Latin, that.
fn meant(fault: Fault, word: &str, guessed: Option<&str>) -> Fault {
    let Some(guess) = guessed else { return fault };
    let foreign = text::in_latin(word).filter(|(latin, _)| guess.is_ascii() && latin.eq_ignore_ascii_case(guess));
    match foreign.and_then(|(_, letter)| Some((letter, text::latin_lookalike(letter)?))) {
        Some((letter, looks)) => {
            let args = args!["letter" => letter.to_string(), "latin" => looks.to_string(), "guess" => guess];
            fault.mend("mend-look-alike", args.with("code", text::code_point(letter)))
        }
        None => fault.mend("mend-guess", args!["guess" => guess]),
    }
}

/// Words to be listed.
fn list(words: &[&str]) -> Value {
    Value::List(words.iter().map(|word| (*word).to_owned()).collect())
}
