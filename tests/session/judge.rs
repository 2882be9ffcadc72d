//! Steps of the kind `judge`: right, wrong, hints, undo; any condition that breaks is right.

use std::sync::Arc;

use chess_codex::lesson::Lesson;

use crate::stage::{of_text, run_script};

fn lesson() -> Arc<Lesson> {
    of_text("judge", include_str!("../lessons/valid/judge.toml"))
}

#[test]
fn verdict_and_condition_are_given_by_keys() {
    run_script(
        &lesson(),
        &[
            ("<enter>", "1/7"),
            ("2", "1/7 stage=1 [stage 0 found]"),
            ("1", "1/7 stage=1 done #1=right [all found] why #1 stars=3"),
            // What is allowed needs no condition.
            ("<enter>1", "2/7 done #1=right [all found] why #1 stars=3"),
            ("<enter>23", "3/7 stage=1 done #3=right [all found] why #3 stars=3"),
            // Two conditions break: one is enough, whichever it is.
            ("<enter>21", "4/7 stage=1 done #1=right [all found] why #1 stars=3"),
            ("<enter>21", "5/7 stage=1 done #1=right [all found] why #1 stars=3"),
            ("<enter>25", "6/7 stage=1 done #5=right [all found] why #5 stars=3"),
            ("<enter>1<enter>", "over stars=3 wrong=0"),
        ],
    );
}

#[test]
fn wrong_verdicts_and_conditions_are_explained() {
    run_script(
        &lesson(),
        &[
            ("<enter>?", "1/7 [hint-judge-castling] hints=1"),
            ("<#1>", "1/7 #1=wrong [wrong #1] why #1 tries=1 hints=1"),
            ("<#2>", "1/7 stage=1 [stage 0 found] tries=1 hints=1"),
            ("<#4>", "1/7 stage=1 #4=wrong [wrong #4] why #4 tries=2 hints=1"),
            ("?", "1/7 stage=1 #4=wrong [not #3] why #4 tries=2 hints=2"),
            ("?", "1/7 stage=1 #4=wrong [it is #1] why #4 tries=2 hints=3"),
            ("<#1>", "1/7 stage=1 done #1=right [all found] why #1 tries=2 hints=3 stars=1"),
        ],
    );
}

#[test]
fn all_then_check_takes_any_condition_that_breaks() {
    run_script(
        &lesson(),
        &[
            ("<enter>m1", "1/7 then-check #1=picked"),
            ("u", "1/7 then-check"),
            ("2<enter>1<enter><enter>", "2/7 then-check"),
            ("1<enter><enter>2<enter>3<enter><enter>", "4/7 then-check"),
            ("2<enter>1", "4/7 then-check stage=1 #1=picked"),
            ("2", "4/7 then-check stage=1 #2=picked"),
            ("3<enter>", "4/7 then-check stage=1 reviewing #3=wrong [mistaken] why #3 tries=1"),
            ("<enter>2<enter>", "4/7 then-check stage=1 done #2=right [all found] why #2 tries=1 stars=2"),
        ],
    );
}
