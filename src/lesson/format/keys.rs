//! The table itself.

use super::{Key, Need, Part, Value};
use crate::lesson::read::known;

/// The kinds of steps, in the order in which they are explained.
pub const KINDS: [&str; 10] =
    ["show", "find", "build", "choose", "judge", "mark", "formula", "move", "setup", "complete"];

const ALL: &[&str] = &[];

const fn key(name: &'static str, value: Value, need: Need, example: &'static str, doc: &'static str) -> Key {
    Key { name, kinds: ALL, value, need, default: "", example, doc }
}

const fn step(
    name: &'static str,
    kinds: &'static [&'static str],
    value: Value,
    need: Need,
    example: &'static str,
    doc: &'static str,
) -> Key {
    Key { name, kinds, value, need, default: "", example, doc }
}

impl Key {
    const fn or(self, default: &'static str) -> Self {
        Self { default, ..self }
    }
}

/// Every part of a lesson file with its keys.
pub static PARTS: &[(Part, &[Key])] = &[
    (Part::Head, HEAD),
    (Part::Step, STEP),
    (Part::Mark, MARK),
    (Part::Option, OPTION),
    (Part::Drawing, DRAWING),
    (Part::Piece, PIECE),
    (Part::Names, &[]),
    (Part::Forms, FORMS),
    (Part::Many, MANY),
    (Part::Text, TEXT),
];

static HEAD: &[Key] = &[
    key("format", Value::Number(1, 1), Need::Yes, "1", "head-format"),
    key("article", Value::Number(1, 7), Need::Sometimes, "6", "head-article"),
    key("appendix", Value::Flag, Need::Sometimes, "true", "head-appendix"),
    key("edition", Value::Word(known::editions), Need::Yes, r#""preschool""#, "head-edition"),
    key("audience", Value::Word(known::audiences), Need::Yes, r#""pupil""#, "head-audience"),
    key("facts", Value::Some("fact"), Need::No, r#"["P6.N"]"#, "head-facts"),
    key("title", Value::Text, Need::Sometimes, r#"{ ru = "Конь", en = "The knight" }"#, "head-title"),
    key("teacher", Value::Text, Need::No, r#""Bring a big board.""#, "head-teacher"),
    key("piece", Value::Headers(Part::Piece), Need::No, "[[piece]]", "head-piece"),
    key("step", Value::Headers(Part::Step), Need::Yes, "[[step]]", "head-step"),
];

static STEP: &[Key] = &[
    key("kind", Value::Word(known::kinds), Need::Yes, r#""find""#, "step-kind"),
    key("id", Value::Of("id"), Need::No, r#""first-knight""#, "step-id"),
    key(
        "text",
        Value::Text,
        Need::No,
        r#"{ ru = "Куда пойдёт конь?", en = "Where does the knight go?" }"#,
        "step-text",
    ),
    key("say", Value::Text, Need::No, r#"{ ru = "Это конь.", en = "This is the knight." }"#, "step-say"),
    key("teacher", Value::Text, Need::No, r#""Show it on the board.""#, "step-teacher"),
    key("facts", Value::Some("fact"), Need::No, r#"["P6.N"]"#, "step-facts"),
    key("area", Value::Of("area"), Need::No, r#""c3-g7""#, "step-area"),
    key("view", Value::Word(known::views), Need::No, r#""black""#, "step-view").or(r#""white""#),
    step(
        "generate",
        &["find", "build", "mark", "move", "judge", "formula"],
        Value::Table(Part::Drawing),
        Need::No,
        r#"{ piece = "knight", pieces = 3, count = 5 }"#,
        "step-generate",
    ),
    step(
        "board",
        &["show", "find", "build", "judge", "formula", "move", "complete"],
        Value::Of("board"),
        Need::UnlessDrawn,
        r#""8/8/8/8/3N4/8/8/8""#,
        "step-board",
    ),
    step("board", &["choose", "mark", "setup"], Value::Of("board"), Need::No, r#""start""#, "step-board-free"),
    step("piece", &["find"], Value::Some("square"), Need::UnlessDrawn, r#""d4""#, "step-piece-find"),
    step("piece", &["build", "formula"], Value::Of("square"), Need::UnlessDrawn, r#""d4""#, "step-piece"),
    step("piece", &["move"], Value::Of("square"), Need::Sometimes, r#""d4""#, "step-piece-move"),
    step("mark", &["show"], Value::Tables(Part::Mark), Need::No, r#"[{ squares = "b3 c2" }]"#, "step-mark"),
    step("play", &["show"], Value::Some("move"), Need::No, r#"["e2e4", "e7e5"]"#, "step-play"),
    step("rules", &["find"], Value::Word(known::levels), Need::No, r#""formula""#, "step-rules").or(r#""legal""#),
    step("only", &["find"], Value::Word(known::onlys), Need::No, r#""captures""#, "step-only"),
    step("count_first", &["find"], Value::Flag, Need::No, "true", "step-count-first").or("false"),
    step("expect", &["find"], Value::Of("squares"), Need::No, r#""b3 b5 c2 c6 e2 e6 f3 f5""#, "step-expect"),
    step("may_be_empty", &["find"], Value::Flag, Need::No, "true", "step-may-be-empty").or("false"),
    step("legal_differs", &["find"], Value::Flag, Need::No, "true", "step-legal-differs").or("false"),
    step(
        "stages",
        &["build"],
        Value::List("formula"),
        Need::UnlessDrawn,
        r#"["queen", "nearest(queen)"]"#,
        "step-stages",
    ),
    step("question", &["choose"], Value::Word(known::questions), Need::No, r#""oriented""#, "step-question"),
    step(
        "options",
        &["choose"],
        Value::Tables(Part::Option),
        Need::Sometimes,
        r#"[{ text = "a", right = true }, { text = "b" }]"#,
        "step-options",
    ),
    step("play", &["choose"], Value::Some("move"), Need::Sometimes, r#"["e2e4", "e7e5"]"#, "step-play-choose"),
    step("move", &["judge"], Value::Of("move"), Need::UnlessDrawn, r#""e1g1""#, "step-move-judge"),
    step("last", &["judge"], Value::Of("move"), Need::No, r#""d7d5""#, "step-last"),
    step("squares", &["mark"], Value::Of("description"), Need::UnlessDrawn, r#""light""#, "step-squares-mark"),
    step("squares", &["choose"], Value::Of("description"), Need::Sometimes, r#""light""#, "step-squares-choose"),
    step("yields", &["formula"], Value::Of("formula"), Need::UnlessDrawn, r#""nearest(queen)""#, "step-yields"),
    step("blocks", &["formula"], Value::List("block"), Need::No, r#"["rook", "bishop", "or"]"#, "step-blocks"),
    step("goal", &["move"], Value::Of("goal"), Need::UnlessDrawn, r#""reach e5""#, "step-goal"),
    step("replies", &["move"], Value::Some("move"), Need::No, r#"["e7e5"]"#, "step-replies"),
    step("moves", &["move"], Value::Number(1, 40), Need::No, "2", "step-moves"),
    step("pieces", &["setup"], Value::Of("pieces"), Need::Yes, r#""white""#, "step-pieces-setup"),
    step("pieces", &["choose"], Value::Of("counted"), Need::Sometimes, r#""white pawns""#, "step-pieces-choose"),
    step("move", &["complete"], Value::Of("move"), Need::Yes, r#""e1g1""#, "step-move-complete"),
    step("done", &["complete"], Value::Some("done"), Need::Yes, r#"["king"]"#, "step-done"),
];

static MARK: &[Key] = &[
    key("squares", Value::Of("squares"), Need::Sometimes, r#""b3 c2""#, "mark-squares"),
    key("formula", Value::Of("formula"), Need::Sometimes, r#""rook""#, "mark-formula"),
    key("from", Value::Of("square"), Need::Sometimes, r#""d4""#, "mark-from"),
];

static OPTION: &[Key] = &[
    key("text", Value::Text, Need::Sometimes, r#"{ ru = "Да", en = "Yes" }"#, "option-text"),
    key("board", Value::Of("board"), Need::Sometimes, r#""start""#, "option-board"),
    key("view", Value::Word(known::views), Need::No, r#""black""#, "option-view").or(r#""white""#),
    key("corner", Value::Word(known::corners), Need::Sometimes, r#""light""#, "option-corner"),
    key("right", Value::Flag, Need::No, "true", "option-right").or("false"),
    key("why", Value::Text, Need::No, r#"{ ru = "Это король.", en = "It is the king." }"#, "option-why"),
];

static DRAWING: &[Key] = &[
    key("piece", Value::Named(known::topics), Need::Yes, r#""knight""#, "drawing-piece"),
    key("kind", Value::Named(known::puzzles), Need::No, r#""labyrinth""#, "drawing-kind"),
    key("rules", Value::Word(known::levels), Need::No, r#""formula""#, "drawing-rules"),
    key("grade", Value::Number(1, 5), Need::No, "2", "drawing-grade"),
    key("pieces", Value::Number(1, known::MOST_PIECES), Need::No, "3", "drawing-pieces"),
    key("count", Value::Number(1, known::MOST_STEPS), Need::No, "5", "drawing-count").or("1"),
];

static PIECE: &[Key] = &[
    key("letter", Value::Of("letter"), Need::Yes, r#""A""#, "piece-letter"),
    key("formula", Value::Of("formula"), Need::Yes, r#""bishop or knight""#, "piece-formula"),
    key("name", Value::Name, Need::Yes, r#"{ ru = { nominative = "…" }, en = "…" }"#, "piece-name"),
];

const fn form(name: &'static str, need: Need, doc: &'static str) -> Key {
    key(name, Value::Of("form"), need, r#""…""#, doc)
}

static FORMS: &[Key] = &[
    form("nominative", Need::Yes, "forms-nominative"),
    form("genitive", Need::No, "forms-genitive"),
    form("dative", Need::No, "forms-dative"),
    form("accusative", Need::No, "forms-accusative"),
    form("instrumental", Need::No, "forms-instrumental"),
    form("prepositional", Need::No, "forms-prepositional"),
    key("gender", Value::Word(known::genders), Need::No, r#""masculine""#, "forms-gender"),
    key("animate", Value::Flag, Need::No, "true", "forms-animate").or("false"),
    key("many", Value::Table(Part::Many), Need::No, r#"{ nominative = "…" }"#, "forms-many"),
];

static MANY: &[Key] = &[
    form("nominative", Need::No, "many-nominative"),
    form("genitive", Need::No, "many-genitive"),
    form("dative", Need::No, "many-dative"),
    form("accusative", Need::No, "many-accusative"),
    form("instrumental", Need::No, "many-instrumental"),
    form("prepositional", Need::No, "many-prepositional"),
];

static TEXT: &[Key] = &[key("id", Value::Of("message"), Need::Sometimes, r#""two-given""#, "text-id")];
