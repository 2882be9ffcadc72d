//! Every size draws, stays inside its place, and the smallest complete one is complete.

use chess_codex::i18n::Lang;
use chess_codex::session::{App, Input, Key};
use chess_codex::ui::{Depth, Look, Pieces, Theme, draw};
use proptest::prelude::*;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;

use crate::around::AROUND;
use crate::picture::{rows, screen};
use crate::scene::{SCENES, app, lang};

const LOOKS: [Look; 7] = [
    Look { depth: Depth::True, ..Look::new(Theme::Dark, Pieces::Signs) },
    Look { depth: Depth::Sixteen, ..Look::new(Theme::Light, Pieces::Signs) },
    Look { depth: Depth::Sixteen, ..Look::new(Theme::ColorBlind, Pieces::Letters) },
    Look::new(Theme::Dark, Pieces::Signs),
    Look::new(Theme::Light, Pieces::Letters),
    Look::new(Theme::Mono, Pieces::Signs),
    Look::new(Theme::MonoLight, Pieces::Letters),
];

/// A state of any screen by its number: those of the lessons, then those around them.
fn state(number: usize, lang: Lang) -> App {
    match AROUND.get(number.wrapping_sub(SCENES.len())) {
        Some((_, state)) => state(lang),
        None => app(&SCENES[number], lang),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 192, ..ProptestConfig::default() })]

    #[test]
    fn nothing_panics_and_nothing_is_drawn_outside(
        width in 0u16..=300, height in 0u16..=100, left in 0u16..5, top in 0u16..5,
        scene in 0..SCENES.len() + AROUND.len(), extra in prop::sample::select(vec!["", "v", "vi", "o"]), ticks in 0usize..14,
        look in 0..LOOKS.len(), tag in prop::sample::select(vec!["ru", "en"]),
    ) {
        let area = Rect::new(left, top, width, height);
        let mut buffer = Buffer::filled(Rect::new(0, 0, width + 10, height + 10), Cell::new("@"));
        let untouched = buffer[(0, 0)].clone();
        let mut app = state(scene, lang(tag));
        for _ in 0..ticks {
            app.update(Input::Tick);
        }
        for key in extra.chars() {
            app.update(Input::Key(Key::Char(key)));
        }
        app.update(Input::Hover("c3".parse().ok()));
        let hits = draw(&app, &LOOKS[look], area, &mut buffer);
        for position in buffer.area.positions() {
            prop_assert!(area.contains(position) || buffer[position] == untouched, "{position} is outside");
        }
        for (place, target) in hits.iter() {
            prop_assert_eq!(place.intersection(area), place, "{:?} is outside", target);
            prop_assert_eq!(hits.at(place.x, place.y).is_some(), true);
        }
    }
}

#[test]
fn an_area_beyond_the_buffer_is_cut() {
    let mut buffer = Buffer::empty(Rect::new(0, 0, 100, 30));
    for scene in 0..SCENES.len() + AROUND.len() {
        draw(&state(scene, lang("ru")), &LOOKS[0], Rect::new(10, 3, 300, 300), &mut buffer);
    }
}

#[test]
fn a_small_screen_says_one_clear_thing() {
    for (width, height) in [(79, 24), (80, 23), (40, 10), (20, 5), (0, 0), (1, 1), (300, 2)] {
        for scene in 0..SCENES.len() + AROUND.len() {
            let (buffer, hits) = screen(&state(scene, lang("en")), &LOOKS[0], (width, height));
            assert_eq!(hits.iter().count(), 0, "state {scene}");
            let said: Vec<String> = rows(&buffer).into_iter().filter(|row| !row.is_empty()).collect();
            if width >= 60 {
                assert_eq!(said.len(), 1, "{said:?}");
                assert!(said[0].contains("80") && said[0].contains("24"), "{said:?}");
            }
        }
    }
}
