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
            ("<enter>", "1/9"),
            ("2", "1/9 stage=1 [stage 0 found]"),
            ("4", "1/9 stage=1 done #4=right [all found] why #4 stars=3"),
            // What is allowed needs no condition.
            ("<enter>1", "2/9 done #1=right [all found] why #1 stars=3"),
            ("<enter>23", "3/9 stage=1 done #3=right [all found] why #3 stars=3"),
            // Two conditions break: one is enough, whichever it is.
            ("<enter>22", "4/9 stage=1 done #2=right [all found] why #2 stars=3"),
            ("<enter>21", "5/9 stage=1 done #1=right [all found] why #1 stars=3"),
            ("<enter>24", "6/9 stage=1 done #4=right [all found] why #4 stars=3"),
            // The game begins with White's turn; the last move was a single step.
            ("<enter>1<enter>24", "8/9 stage=1 done #4=right [all found] why #4 stars=3"),
            ("<enter>22<enter>", "over stars=3 wrong=0"),
        ],
    );
}

#[test]
fn wrong_verdicts_and_conditions_are_explained() {
    run_script(
        &lesson(),
        &[
            ("<enter>?", "1/9 [hint-judge-castling] hints=1"),
            ("<#1>", "1/9 #1=wrong [wrong #1] why #1 tries=1 hints=1"),
            ("<#2>", "1/9 stage=1 [stage 0 found] tries=1 hints=1"),
            ("<#5>", "1/9 stage=1 #5=wrong [wrong #5] why #5 tries=2 hints=1"),
            ("?", "1/9 stage=1 #5=wrong [not #2] why #5 tries=2 hints=2"),
            ("?", "1/9 stage=1 #5=wrong [it is #4] why #5 tries=2 hints=3"),
            ("<#4>", "1/9 stage=1 done #4=right [all found] why #4 tries=2 hints=3 stars=1"),
        ],
    );
}

#[test]
fn all_then_check_takes_any_condition_that_breaks() {
    run_script(
        &lesson(),
        &[
            ("<enter>m1", "1/9 then-check #1=picked"),
            ("u", "1/9 then-check"),
            ("2<enter>4<enter><enter>", "2/9 then-check"),
            ("1<enter><enter>2<enter>3<enter><enter>", "4/9 then-check"),
            ("2<enter>1", "4/9 then-check stage=1 #1=picked"),
            ("2", "4/9 then-check stage=1 #2=picked"),
            ("3<enter>", "4/9 then-check stage=1 reviewing #3=wrong [mistaken] why #3 tries=1"),
            ("<enter>2<enter>", "4/9 then-check stage=1 done #2=right [all found] why #2 tries=1 stars=2"),
        ],
    );
}
