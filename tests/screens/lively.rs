//! What is drawn around the board: whose turn it is, the square under the mouse, praise, what is told in passing; and
//! how many colours there are.

use chess_codex::session::{App, Input, Key, Praise, Target};
use chess_codex::ui::{Depth, Hits, Look, Pieces, Theme};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};

use crate::picture::{row, rows, screen, text_in};
use crate::scene::{LOOK, SCENES, Scene, app, lang};

const SIZES: [(u16, u16); 4] = [(80, 24), (100, 35), (160, 50), (200, 60)];

fn scene(name: &str) -> &'static Scene {
    SCENES.iter().find(|scene| scene.name == name).unwrap()
}

fn square(hits: &Hits, name: &str) -> Rect {
    let wanted = Target::Square(name.parse().unwrap());
    hits.iter().find(|(_, target)| *target == wanted).map(|(place, _)| place).unwrap()
}

/// Whether a cell is a lit lamp: a bar of its own colour, or, where it would run into a bright square, a thick line.
fn is_lit(buffer: &Buffer, x: u16, y: u16) -> bool {
    let (cell, page) = (&buffer[(x, y)], &buffer[(0, 1)]);
    match cell.symbol() {
        " " => cell.bg != page.bg || cell.modifier.contains(Modifier::REVERSED),
        "┃" | "#" => true,
        _ => false,
    }
}

#[test]
fn the_side_to_move_is_lit_and_the_other_rests() {
    // Both stand below: White seen by White, and Black by Black.
    for (name, top, bottom) in [("build", "h8", "h1"), ("task", "a1", "a8")] {
        let app = app(scene(name), lang("en"));
        for size in SIZES {
            for look in [LOOK, Look::new(Theme::Mono, Pieces::Signs), Look::new(Theme::Light, Pieces::Letters)] {
                let (buffer, hits) = screen(&app, &look, size);
                let (top, bottom) = (square(&hits, top), square(&hits, bottom));
                let lit: Vec<bool> = (top.y..bottom.bottom()).map(|y| is_lit(&buffer, top.right(), y)).collect();
                let half = lit.len() / 2;
                assert!(lit[..half].iter().all(|lit| !lit) && lit[half..].iter().all(|lit| *lit), "{size:?} {lit:?}");
            }
        }
    }
}

#[test]
fn no_side_is_lit_where_nobody_moves() {
    let (buffer, hits) = screen(&app(scene("show"), lang("en")), &LOOK, (80, 24));
    let board = buffer.area.positions().filter(|at| hits.square_at(at.x, at.y).is_some());
    let right = board.map(|at| at.x + 1).max().unwrap();
    let mut rows = buffer.area.rows().filter(|row| hits.square_at(right - 1, row.y).is_some());
    assert!(rows.all(|row| buffer[(right, row.y)].symbol() == " " && !is_lit(&buffer, right, row.y)));
}

#[test]
fn the_square_under_the_mouse_is_named_where_the_names_meet() {
    for size in SIZES {
        for keys in ["", "v"] {
            let mut app = app(scene("build"), lang("en"));
            for key in keys.chars() {
                app.update(Input::Key(Key::Char(key)));
            }
            let (buffer, hits) = screen(&app, &LOOK, size);
            let place = square(&hits, "g6");
            assert_eq!(hits.square_at(place.x, place.y), "g6".parse().ok());
            let corner = |buffer: &Buffer| {
                let last = square(&hits, "a1");
                text_in(buffer, Rect { x: last.x - 2, y: last.bottom(), width: 2, height: 1 })
            };
            assert_eq!(corner(&buffer).trim(), "");
            app.update(Input::Hover("g6".parse().ok()));
            let (buffer, _) = screen(&app, &LOOK, size);
            assert_eq!(corner(&buffer), "g6");
        }
    }
}

#[test]
fn no_name_is_told_where_it_is_asked() {
    use chess_codex::lesson::{Catalog, Task, Trait};
    let catalog = Catalog::built_in();
    let named =
        |task: &Task| matches!(task, Task::Mark(mark) if mark.traits.iter().any(|t| matches!(t, Trait::Square(_))));
    let lesson = catalog.lessons().find(|lesson| lesson.steps.iter().any(|step| named(&step.task))).unwrap();
    let mut app = App::new(lang("en"), Vec::new());
    app.open(lesson);
    while !app.run().and_then(|run| run.step()).is_some_and(|step| named(&step.task)) {
        crate::scene::go_on(&mut app);
    }
    let before = rows(&screen(&app, &LOOK, (80, 24)).0);
    app.update(Input::Hover("g6".parse().ok()));
    assert_eq!(rows(&screen(&app, &LOOK, (80, 24)).0), before);
}

#[test]
fn praise_runs_around_the_board_and_never_over_a_square() {
    for size in SIZES {
        for look in [LOOK, Look::new(Theme::Mono, Pieces::Letters)] {
            let mut app = app(scene("done"), lang("ru"));
            let (still, hits) = {
                let mut still = app.clone();
                still.update(Input::Scroll(0));
                screen(&still, &look, size)
            };
            assert_eq!(app.praise().map(Praise::frame), Some(0));
            let squares = |buffer: &Buffer| -> Vec<String> {
                // A step that is done takes no clicks; its squares are where the mouse is told of them.
                let all = buffer.area.positions().filter(|at| hits.square_at(at.x, at.y).is_some());
                all.map(|at| buffer[at].symbol().to_owned()).collect()
            };
            let mut pictures = Vec::new();
            while app.praise().is_some() {
                let (buffer, _) = screen(&app, &look, size);
                assert_eq!(squares(&buffer), squares(&still), "{size:?}");
                pictures.push(rows(&buffer));
                app.update(Input::Tick);
            }
            pictures.dedup();
            assert!(pictures.len() >= 8, "{size:?}: {} pictures", pictures.len());
            assert_eq!(rows(&screen(&app, &look, size).0), rows(&still), "the end is the still picture");
        }
    }
}

#[test]
fn what_is_told_in_passing_stands_in_the_first_row() {
    for tag in ["ru", "en"] {
        let mut app = app(scene("task"), lang(tag));
        app.set_voice(false);
        for (key, message) in [('r', "notice-no-voice"), ('o', "notice-mouse-free"), ('o', "notice-mouse-taken")] {
            app.update(Input::Key(Key::Char(key)));
            let words = chess_codex::wording::Words::interface(lang(tag));
            let said = words.say(message, &chess_codex::args!["key" => "O"]);
            for size in SIZES {
                let (buffer, _) = screen(&app, &LOOK, size);
                assert!(row(&buffer, 0).contains(&said), "{tag} {size:?}: {}", row(&buffer, 0));
            }
        }
    }
}

fn inks(buffer: &Buffer) -> Vec<Color> {
    buffer.content().iter().flat_map(|cell| [cell.fg, cell.bg]).collect()
}

#[test]
fn edges_are_smooth_in_true_colour_alone() {
    for (depth, smooth) in [(Depth::True, true), (Depth::Indexed, false), (Depth::Sixteen, false)] {
        for name in ["task", "summary"] {
            let look = Look { depth, ..LOOK };
            let mut app = app(scene(name), lang("en"));
            app.update(Input::Scroll(0));
            let (buffer, _) = screen(&app, &look, (160, 50));
            let mixed = inks(&buffer).into_iter().any(|ink| matches!(ink, Color::Rgb(..)));
            assert_eq!(mixed, smooth, "{name} {depth:?}");
        }
    }
    // Without colours there are none to mix.
    let mono = Look { depth: Depth::True, ..Look::new(Theme::Mono, Pieces::Signs) };
    let (buffer, _) = screen(&app(scene("task"), lang("en")), &mono, (160, 50));
    assert!(inks(&buffer).into_iter().all(|ink| ink == Color::Reset));
}

#[test]
fn sixteen_colours_are_enough_and_eight_of_them_behind_letters() {
    for theme in [Theme::Dark, Theme::Light, Theme::ColorBlind, Theme::HighContrast] {
        let look = Look { depth: Depth::Sixteen, ..Look::new(theme, Pieces::Letters) };
        for scene in SCENES {
            let (buffer, _) = screen(&app(scene, lang("ru")), &look, (80, 24));
            for cell in buffer.content() {
                assert!(matches!(cell.fg, Color::Indexed(..=15)), "{:?} in {} {theme:?}", cell.fg, scene.name);
                assert!(matches!(cell.bg, Color::Indexed(..=7)), "{:?} in {} {theme:?}", cell.bg, scene.name);
            }
        }
    }
}
