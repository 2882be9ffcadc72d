//! What a step says by itself, and the part of a formula that settles a square.

use chess_codex::i18n::Lang;
use chess_codex::rules::Square;
use chess_codex::session::{Action, Explanation, Mode, Run, telling};
use chess_codex::wording::Words;

use crate::stage::lesson_of;

const HEAD: &str = "format = 1\narticle = 6\nedition = \"school\"\naudience = \"pupil\"\ntitle = \"x\"\n[[step]]\n";

fn run(step: &str) -> Run {
    Run::new(lesson_of(&format!("{HEAD}{step}")), Some(Mode::ThenCheck))
}

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

/// The id of what is told about a square of a formula, after a check of one wrong square; `why` where the rules themselves
/// tell it.
fn told(formula: &str, wrong: &str, of: &str) -> String {
    let step = format!(
        "kind = \"build\"\nboard = \"8/8/8/8/3Q4/8/8/8\"\npiece = \"d4\"\nstages = [\"{formula}\", \"queen\"]\n"
    );
    let mut run = run(&step);
    run.update(Action::Tap(square(wrong).into()));
    run.update(Action::Check);
    run.update(Action::Tap(square(of).into()));
    let (exercise, step) = (run.exercise().expect("an exercise"), run.step().expect("a step"));
    assert_eq!(exercise.explained().and_then(|spot| spot.square()), Some(square(of)), "{formula}");
    match exercise.explanation(step) {
        Some(Explanation::OfFormula(id, _, about)) => {
            assert_eq!(about, square(of));
            id.to_owned()
        }
        Some(Explanation::Why(_)) => "why".to_owned(),
        other => panic!("{formula}: {other:?}"),
    }
}

#[test]
fn a_square_is_settled_by_the_part_of_the_formula_that_holds_it_or_not() {
    for (formula, wrong, of, id) in [
        // What both parts hold belongs to the whole; what one lacks is told by that one.
        ("nearest(rook) and queen", "a1", "d5", "formula-of"),
        ("nearest(rook) and queen", "d6", "d6", "formula-not-nearest"),
        ("queen and nearest(rook)", "d6", "d6", "formula-not-nearest"),
        ("queen and nearest(rook)", "a2", "a2", "why"),
        // What is ahead is told by what it is; what is not, by that.
        ("forward(king)", "a1", "d5", "why"),
        ("forward(king)", "d3", "d3", "formula-not-ahead"),
        ("forward(king)", "a8", "a8", "why"),
    ] {
        assert_eq!(told(formula, wrong, of), id, "{of} of {formula}");
    }
}

#[test]
fn a_step_without_words_of_its_own_asks_in_the_words_of_its_kind() {
    let board = "board = \"8/8/8/8/3N4/8/8/8\"\npiece = \"d4\"\n";
    let find = format!("kind = \"find\"\n{board}rules = \"formula\"\n");
    let said = |lang: &str, step: &str| {
        let run = run(step);
        let words = Words::interface(Lang::parse(lang).expect("it is spoken"));
        let step = run.step().expect("a step");
        let (usual, instruction) = (telling::usual(&words, &run, step), telling::instruction(&words, &run, step));
        (usual, instruction)
    };
    let english = "White to move. Find every square that the white knight goes to from d4.".to_owned();
    assert_eq!(said("en", &find), (english.clone(), english.clone()));
    let russian = "Ход белых. Найди все поля, куда идёт белый конь с d4.".to_owned();
    assert_eq!(said("ru", &find), (russian.clone(), russian));
    // Its own words stand before those, which are kept all the same.
    let own = format!("{find}text = {{ ru = \"Где?\", en = \"Where?\" }}\n");
    assert_eq!(said("en", &own), (english, "Where?".to_owned()));
}
