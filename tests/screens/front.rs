//! The board alone, for a class: every step of the course at every size, with nothing cut and nothing in the way.

use chess_codex::i18n::Lang;
use chess_codex::lesson::Catalog;
use chess_codex::session::{App, ChoiceState, Command, Input, Key, Target, telling};

use crate::picture::{rows, screen};
use crate::scene::{LOOK, SCENES, app, go_to, lang, opened};

const SIZES: [(u16, u16); 6] = [(80, 24), (80, 50), (100, 35), (120, 40), (160, 50), (200, 60)];

/// The same text without what a line break changes.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn every_step_of_the_course_says_its_task_in_one_look() {
    let mut cut = Vec::new();
    for lesson in Catalog::built_in().lessons() {
        for &lang in Lang::all() {
            let mut app = opened(lesson, lang);
            app.update(Input::Key(Key::Char('v')));
            let words = lesson.words(lang);
            for step in &lesson.steps {
                let run = app.run().expect("it is open").clone();
                let task = telling::instruction(&words, &run, step);
                let say = step.say.as_ref().map(|say| telling::text(&words, lesson, step, say)).unwrap_or_default();
                let sentences: Vec<&str> = task.split_inclusive(['.', '!', '?', '…']).map(str::trim).collect();
                let mut said = vec![flat(&task), flat(&telling::usual(&words, &run, step)), flat(&say)];
                said.extend([sentences.first(), sentences.last()].into_iter().flatten().map(|one| flat(one)));
                said.retain(|text| !text.is_empty());
                for size in SIZES {
                    let (buffer, hits) = screen(&app, &LOOK, size);
                    let shown = flat(&rows(&buffer).join(" "));
                    // The buttons stand in the last row, after the text.
                    if !said.iter().any(|text| shown.contains(text.as_str())) {
                        cut.push(format!(
                            "{} {:?} {} {size:?}\n{}",
                            lesson.id,
                            step.id,
                            lang.tag(),
                            rows(&buffer).join("\n")
                        ));
                    }
                    assert!(hits.iter().any(|(_, target)| target == Target::Command(Command::Back)));
                    let free = |choice: &chess_codex::session::Choice| choice.state != ChoiceState::Gone;
                    let choices = app.choices().iter().filter(|choice| free(choice)).count();
                    let drawn = hits.iter().filter(|(_, target)| matches!(target, Target::Choice(_))).count();
                    let live = app.run().and_then(|run| run.exercise()).is_some_and(|exercise| !exercise.is_done());
                    if live && choices != drawn {
                        cut.push(format!("{} {:?} {size:?}: {drawn} of {choices} things", lesson.id, step.id));
                    }
                }
                let at = run.at();
                go_to(&mut app, at + 1);
            }
        }
    }
    assert!(cut.is_empty(), "{} of them:\n{}", cut.len(), cut[..cut.len().min(6)].join("\n\n"));
}

#[test]
fn the_board_is_larger_than_beside_the_panel_and_can_be_played() {
    for scene in SCENES.iter().filter(|scene| ["task", "marks", "at-once", "fragment"].contains(&scene.name)) {
        for size in SIZES {
            let mut app = app(scene, lang("ru"));
            let squares = |app: &App| {
                let (_, hits) = screen(app, &LOOK, size);
                hits.iter()
                    .filter(|(_, target)| matches!(target, Target::Square(_)))
                    .map(|(place, _)| place)
                    .collect::<Vec<_>>()
            };
            let before = squares(&app);
            app.update(Input::Key(Key::Char('v')));
            let alone = squares(&app);
            assert_eq!(before.len(), alone.len());
            assert!(alone[0].height >= before[0].height, "{} {size:?}", scene.name);
            assert!(alone.iter().all(|place| place.width == 2 * place.height));
        }
    }
}

#[test]
fn the_reason_of_a_mistake_is_said_whole() {
    let mut cut = Vec::new();
    for lesson in Catalog::built_in().lessons() {
        for &lang in Lang::all() {
            let mut app = opened(lesson, lang);
            for (number, step) in lesson.steps.iter().enumerate() {
                go_to(&mut app, number);
                let Some(round) = app.run().unwrap().exercise().and_then(|exercise| exercise.round()) else { continue };
                let Some(wrong) = (step.area.squares() - round.answer()).sorted().next() else { continue };
                let mut app = app.clone();
                app.update(Input::Key(Key::Char('v')));
                app.update(Input::Click(Target::Square(wrong)));
                app.update(Input::Key(Key::Enter));
                let run = app.run().unwrap();
                let words = lesson.words(lang);
                let Some(reason) = telling::reason(&words, run, step, run.exercise().unwrap()) else { continue };
                for size in SIZES {
                    let (buffer, _) = screen(&app, &LOOK, size);
                    if !flat(&rows(&buffer).join(" ")).contains(&flat(&reason.said)) {
                        cut.push(format!("{} {size:?} {}: {}", lesson.id, lang.tag(), reason.said));
                    }
                }
            }
        }
    }
    assert!(cut.is_empty(), "{} of them:\n{}", cut.len(), cut[..cut.len().min(20)].join("\n"));
}
