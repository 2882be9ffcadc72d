//! Steps of the kind `choose`: right, wrong, hints, undo; in both ways to answer; by keys and by the mouse.

use std::sync::Arc;

use chess_codex::args;
use chess_codex::lesson::Lesson;
use chess_codex::session::{App, Explanation, Input, Offer, Target};
use chess_codex::wording::Words;

use crate::stage::{app_of, of_text, run_script, type_keys};

fn lesson() -> Arc<Lesson> {
    of_text("choose", include_str!("../lessons/valid/choose.toml"))
}

#[test]
fn every_question_is_answered_to_three_stars_by_keys() {
    run_script(
        &lesson(),
        &[
            ("<enter>", "1/8"),
            ("2", "1/8 done #2=right [all found] why #2 stars=3"),
            ("<enter>1", "2/8 #1=right [right #1]"),
            ("1", "2/8 #1=right [already #1]"),
            ("3", "2/8 done #1=right #3=right [all found] stars=3"),
            ("<enter>2", "3/8 done #2=right [all found] why #2 stars=3"),
            ("<enter>2", "4/8 done #2=right [all found] why #2 stars=3"),
            ("<enter>1", "5/8 done #1=right [all found] why #1 stars=3"),
            ("<enter>2", "6/8 done #2=right [all found] why #2 stars=3"),
            ("<enter>2", "7/8 done #2=right [all found] why #2 stars=3"),
            ("<enter>1", "8/8 done #1=right [all found] stars=3"),
            ("<enter>", "over stars=3 wrong=0"),
        ],
    );
}

#[test]
fn wrong_answers_are_explained_and_a_hint_is_offered_after_two() {
    run_script(
        &lesson(),
        &[
            ("<enter>9", "1/8"),
            ("1", "1/8 #1=wrong [wrong #1] why #1 tries=1"),
            ("1", "1/8 #1=wrong [wrong #1] why #1 tries=1"),
            ("<#3>", "1/8 #1=wrong #3=wrong [wrong #3] why #3 tries=2 hint?"),
            ("?", "1/8 #1=wrong #3=wrong [it is #2] why #3 tries=2 hints=1"),
            ("<#2>", "1/8 done #2=right [all found] why #2 tries=2 hints=1 stars=1"),
        ],
    );
}

#[test]
fn the_ladder_of_hints_begins_with_the_rule() {
    run_script(
        &lesson(),
        &[
            ("<enter>2<enter>?", "2/8 [2 are right] hints=1"),
            ("?", "2/8 [it is #1] hints=2"),
            ("13<enter>?", "3/8 [hint-oriented] hints=1"),
            ("?", "3/8 [it is #2] hints=2"),
            ("2<enter>?", "4/8 [hint-set-up] hints=1"),
            ("?", "4/8 [not #3] hints=2"),
            ("?", "4/8 [it is #2] hints=3"),
        ],
    );
}

#[test]
fn all_then_check_keeps_the_answer_to_itself() {
    run_script(
        &lesson(),
        &[
            ("<enter>m", "1/8 then-check"),
            // One is asked for: a new pick takes the place of the old one, and undo brings that back.
            ("1", "1/8 then-check #1=picked"),
            ("3", "1/8 then-check #3=picked"),
            ("u", "1/8 then-check #1=picked"),
            ("uu", "1/8 then-check"),
            // Nothing is picked: nothing to check.
            ("<enter>", "1/8 then-check [pick-first]"),
            ("1<enter>", "1/8 then-check reviewing #1=wrong [mistaken] why #1 tries=1"),
            ("<enter>", "1/8 then-check tries=1"),
            ("2<enter>", "1/8 then-check done #2=right [all found] why #2 tries=1 stars=2"),
            // Several are asked for: what was missed is told.
            ("<enter>12", "2/8 then-check #1=picked #2=picked"),
            ("x", "2/8 then-check"),
            ("u", "2/8 then-check #1=picked #2=picked"),
            ("<enter>", "2/8 then-check reviewing #1=right #2=wrong #3=missed [mistaken] why #2 tries=1"),
            ("<tab>", "2/8 then-check reviewing #1=right #2=wrong #3=missed [mistaken] why #3 tries=1"),
            ("<enter>3", "2/8 then-check #1=right #3=picked tries=1"),
            ("m", "2/8 done #1=right #3=right [all found] tries=1 stars=2"),
        ],
    );
}

#[test]
fn numbers_are_told_too_large_or_too_small() {
    let lesson = of_text("choose-numbers", include_str!("../lessons/valid/choose-numbers.toml"));
    let mut app = app_of(lesson);
    type_keys(&mut app, "<enter>");
    for right in ["32 squares", "4 squares", "8 pieces", "16 pieces", "8 squares"] {
        let said = |app: &App| -> Vec<String> {
            let words = Words::interface(app.lang());
            let offers = app.choices().into_iter().map(|choice| choice.offer);
            offers
                .map(|offer| {
                    if let Offer::Number(id, count) = offer {
                        words.say(id, &args!["count" => count])
                    } else {
                        panic!()
                    }
                })
                .collect()
        };
        let offered = said(&app);
        assert_eq!(offered.len(), 6);
        let number = offered.iter().position(|offer| offer == right).expect("the right number is there");
        let wrong = if number == 0 { 1 } else { 0 };
        app.update(Input::Click(Target::Choice(wrong)));
        let run = app.run().unwrap();
        let explanation = run.exercise().unwrap().explanation(run.step().unwrap());
        let id = if wrong < number { "count-more" } else { "count-fewer" };
        assert_eq!(explanation, Some(Explanation::Message(id, args![])));
        app.update(Input::Click(Target::Choice(number)));
        assert_eq!(app.run().unwrap().exercise().unwrap().stars(), Some(2), "{right}");
        type_keys(&mut app, "<enter>");
    }
}
