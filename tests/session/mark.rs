//! Steps of the kind `mark`, counting before marking, and "nowhere".

use std::sync::Arc;

use chess_codex::lesson::Lesson;

use crate::stage::{of_text, run_script};

fn marks() -> Arc<Lesson> {
    of_text("mark", include_str!("../lessons/valid/mark.toml"))
}

fn counts() -> Arc<Lesson> {
    of_text("count-first", include_str!("../lessons/valid/count-first.toml"))
}

#[test]
fn described_squares_are_marked_by_keys_and_by_the_mouse() {
    run_script(
        &marks(),
        &[
            ("<enter>e4 ", "1/8 done found=e4 [all found] stars=3"),
            ("<enter>a1 <a8><h1>h8 ", "2/8 done found=a1 a8 h1 h8 [all found] stars=3"),
            ("<enter>e1 e2 e3 e4 e5 e6 e7 e8 ", "3/8 done found=e1 e2 e3 e4 e5 e6 e7 e8 [all found] stars=3"),
            ("<enter>c4 d4 <a4>", "4/8 found=c4 d4 [right d4]"),
            ("e4 <enter>a8 b7 c6 d5 e4 f3 g2 h1 ", "5/8 done found=a8 b7 c6 d5 e4 f3 g2 h1 [all found] stars=3"),
            ("<enter>e2 e4 e6 e8 ", "6/8 done found=e2 e4 e6 e8 [all found] stars=3"),
            ("<enter>a1 a3 c1 c3 b2 ", "7/8 done found=a1 a3 b2 c1 c3 [all found] stars=3"),
            ("<enter>c3 e3 f4 ", "8/8 found=c3 f4 extra=e3 [right f4] why e3 tries=1"),
            ("<enter>", "8/8 found=c3 f4 extra=e3 [right f4] why e3 tries=1"),
            // Something has to be marked, so nowhere is no answer.
            ("0", "8/8 found=c3 f4 extra=e3 [right f4] why e3 tries=1"),
        ],
    );
}

#[test]
fn wrong_marks_hints_and_undo() {
    run_script(
        &marks(),
        &[
            ("<enter>e5 ", "1/8 extra=e5 [wrong e5] why e5 tries=1"),
            ("?", "1/8 extra=e5 [hint-mark-square] why e5 tries=1 hints=1"),
            ("?", "1/8 extra=e5 [one is e4] why e5 tries=1 hints=2"),
            ("e4 <enter>?", "2/8 [there are 4] hints=1"),
            ("?", "2/8 [hint-mark-corner] hints=2"),
            ("?", "2/8 [one is a1] hints=3"),
            ("ma1 b1 ", "2/8 then-check marked=a1 b1 hints=3"),
            ("u", "2/8 then-check marked=a1 hints=3"),
            (
                "b1 <enter>",
                "2/8 then-check reviewing found=a1 missed=a8 h1 h8 extra=b1 [mistaken] why b1 tries=1 hints=3",
            ),
        ],
    );
}

#[test]
fn the_number_comes_before_the_squares() {
    run_script(
        &counts(),
        &[
            // Squares cannot be marked before.
            ("<enter><b3> ", "1/3"),
            ("0", "1/3 #1=wrong [wrong #1] why #1 tries=1"),
            ("?", "1/3 #1=wrong [not #4] why #1 tries=1 hints=1"),
            ("2", "1/3 [stage 0 found] tries=1 hints=1"),
            ("b3 c2 ", "1/3 done found=b3 c2 [all found] tries=1 hints=1 stars=1"),
        ],
    );
    run_script(
        &counts(),
        &[
            ("<enter>m0", "1/3 then-check #1=picked"),
            ("<#2>", "1/3 then-check #2=picked"),
            ("u", "1/3 then-check #1=picked"),
            ("<enter>", "1/3 then-check reviewing #1=wrong [mistaken] why #1 tries=1"),
            ("<enter>2<enter>", "1/3 then-check [stage 0 found] tries=1"),
            ("b3 c2 <enter>", "1/3 then-check done found=b3 c2 [all found] tries=1 stars=2"),
        ],
    );
}

#[test]
fn nowhere_is_an_answer_in_both_modes() {
    for mode in ["", "m"] {
        let told = if mode.is_empty() { "2/3" } else { "2/3 then-check" };
        run_script(
            &counts(),
            &[
                (&format!("<enter>{mode}nnn"), if mode.is_empty() { "1/3" } else { "1/3 then-check" }),
                (if mode.is_empty() { "2b3 c2 <enter>" } else { "2<enter>b3 c2 <enter><enter>" }, told),
                ("0", &format!("{told} done [all found] stars=3")),
            ],
        );
    }
    // Where the piece can go, nowhere is a wrong try; where something is marked, it cannot be said.
    run_script(
        &counts(),
        &[
            ("<enter>2", "1/3 [stage 0 found]"),
            ("0", "1/3 [somewhere] tries=1"),
            ("b3 0", "1/3 found=b3 [right b3] tries=1"),
            ("c2 <enter>d2 ", "2/3 extra=d2 [wrong d2] why d2 tries=1"),
            ("0", "2/3 done [all found] tries=1 stars=2"),
        ],
    );
}
