//! Everything that can be done can be clicked, where it is drawn; and nothing else.

use chess_codex::i18n::Lang;
use chess_codex::lesson::Catalog;
use chess_codex::session::{App, Command, Effect, Input, Overlay, Screen, Target};
use chess_codex::ui::Hits;
use chess_codex::wording::Words;
use ratatui::layout::Rect;

use crate::picture::{screen, text_in};
use crate::scene::{LOOK, SCENES, app, lang};

const SIZES: [(u16, u16); 4] = [(80, 24), (100, 35), (120, 40), (160, 50)];

fn middle(place: Rect) -> (u16, u16) {
    (place.x + place.width / 2, place.y + place.height / 2)
}

fn place_of(hits: &Hits, target: Target) -> Option<Rect> {
    hits.iter().find(|(_, found)| *found == target).map(|(place, _)| place)
}

#[test]
fn the_bottom_lists_exactly_what_is_offered() {
    for scene in SCENES {
        for tag in ["ru", "en"] {
            let app = app(scene, lang(tag));
            for size in SIZES {
                let (buffer, hits) = screen(&app, &LOOK, size);
                let bottom = Rect::new(0, size.1 - 3, size.0, 3);
                let listed: Vec<Command> = hits
                    .iter()
                    .filter(|(place, _)| bottom.contains(place.as_position()))
                    .filter_map(|(_, target)| match target {
                        Target::Command(command) => Some(command),
                        _ => None,
                    })
                    .collect();
                let offered: Vec<Command> =
                    Command::ALL.into_iter().filter(|command| command.is_offered(&app)).collect();
                assert_eq!(listed, offered, "{} {tag} {size:?}", scene.name);
                for command in offered {
                    let place = place_of(&hits, Target::Command(command)).unwrap();
                    let text = text_in(&buffer, place);
                    assert!(text.starts_with('['), "{text}");
                    assert!(text.contains("] "), "{text}");
                }
            }
        }
    }
}

#[test]
fn what_is_drawn_is_hit() {
    for scene in SCENES {
        let app = app(scene, lang("en"));
        for size in SIZES {
            let (buffer, hits) = screen(&app, &LOOK, size);
            for (place, target) in hits.iter() {
                for (x, y) in [(place.x, place.y), middle(place), (place.right() - 1, place.bottom() - 1)] {
                    assert_eq!(hits.at(x, y), Some(target), "{} {size:?} {target:?}", scene.name);
                }
                if let (Target::Language(found), text) = (target, text_in(&buffer, place)) {
                    let name = Words::interface(found).plain("language-name");
                    assert!([found.tag().to_uppercase(), name].contains(&text.trim().to_owned()), "{text}");
                }
            }
            for &found in Lang::all() {
                assert!(place_of(&hits, Target::Language(found)).is_some());
            }
        }
    }
}

#[test]
fn squares_are_hit_where_they_are_seen() {
    let app = app(SCENES.iter().find(|scene| scene.name == "task").unwrap(), lang("en"));
    for size in SIZES {
        let (_, hits) = screen(&app, &LOOK, size);
        let squares = app.run().and_then(|run| run.step()).unwrap().area.squares();
        for square in squares {
            let place = place_of(&hits, Target::Square(square)).unwrap();
            assert_eq!(place.width, 2 * place.height, "squares look square");
            // Black sees its own side at the bottom, h to a.
            let right = place_of(&hits, Target::Square("a1".parse().unwrap())).unwrap();
            assert!(place.x <= right.x && place.y >= right.y);
        }
    }
}

#[test]
fn nothing_below_an_overlay_can_be_clicked() {
    for scene in SCENES.iter().filter(|scene| ["help", "notes"].contains(&scene.name)) {
        let (_, hits) = screen(&app(scene, lang("en")), &LOOK, (80, 24));
        assert!(hits.iter().all(|(_, target)| matches!(target, Target::Command(_) | Target::Language(_))));
    }
}

/// Clicks on something in the picture, not on what it stands for.
fn click(app: &mut App, target: Target) -> Option<Effect> {
    let (_, hits) = screen(app, &LOOK, (80, 24));
    let (x, y) = middle(place_of(&hits, target).unwrap_or_else(|| panic!("{target:?} is not on the screen")));
    app.update(Input::Click(hits.at(x, y).unwrap())).pop()
}

#[test]
fn a_lesson_is_played_with_the_mouse_alone() {
    let mut app = app(&SCENES[0], lang("ru"));
    click(&mut app, Target::Item(2));
    // A broken lesson opens what is wrong with it.
    assert_eq!((app.screen(), app.chosen_number()), (Screen::Faults, 2));
    click(&mut app, Target::Command(Command::Back));
    assert_eq!(app.screen(), Screen::Map);
    click(&mut app, Target::Item(1));
    assert_eq!(app.screen(), Screen::Player);
    let english = Lang::ENGLISH;
    click(&mut app, Target::Language(english));
    assert_eq!(app.lang(), english);
    click(&mut app, Target::Command(Command::Help));
    assert_eq!(app.overlay(), Some(Overlay::Help));
    click(&mut app, Target::Command(Command::Back));
    assert_eq!(app.overlay(), None);
    while !app.run().unwrap().is_over() {
        let run = app.run().unwrap();
        let Some(exercise) = run.exercise().filter(|exercise| !exercise.is_done()) else {
            click(&mut app, Target::Command(Command::Next));
            continue;
        };
        let answer = exercise.round().unwrap().left();
        for square in answer.sorted() {
            click(&mut app, Target::Square(square));
        }
        click(&mut app, Target::Command(Command::Check));
    }
    assert_eq!(app.run().unwrap().stars(), Some(3));
    click(&mut app, Target::Command(Command::Again));
    click(&mut app, Target::Command(Command::Back));
    assert_eq!(click(&mut app, Target::Command(Command::Quit)), Some(Effect::Quit));
}

#[test]
fn the_hint_that_is_offered_can_be_clicked_where_it_is_said() {
    let mut app = app(SCENES.iter().find(|scene| scene.name == "at-once").unwrap(), lang("en"));
    let (_, hits) = screen(&app, &LOOK, (80, 24));
    let said = hits.iter().filter(|(_, target)| *target == Target::Command(Command::Hint)).count();
    assert_eq!(said, 2, "at the bottom and in the panel");
    click(&mut app, Target::Command(Command::Hint));
    assert_eq!(app.run().unwrap().exercise().unwrap().hints(), 1);
}

#[test]
fn a_long_list_scrolls_to_the_chosen_lesson() {
    let lessons: Vec<_> = Catalog::built_in().lessons().cloned().collect();
    let items = lessons.iter().cycle().take(60).cloned().map(chess_codex::session::Item::Ready).collect();
    let mut app = App::new(lang("en"), items);
    for _ in 0..60 {
        let (_, hits) = screen(&app, &LOOK, (80, 24));
        let chosen = app.chosen_number();
        assert!(place_of(&hits, Target::Item(chosen)).is_some(), "lesson {chosen} is out of sight");
        app.update(Input::Scroll(1));
    }
}
