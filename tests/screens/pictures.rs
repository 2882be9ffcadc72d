//! Snapshots: what the screens looked like when they were last looked at. `INSTA_UPDATE=always cargo test --test screens`
//! takes them anew.

use std::fmt::Write;

use chess_codex::ui::{Look, Pieces, Theme};

use crate::picture::{picture, screen};
use crate::scene::{SCENES, app, lang};

const COLOR: (&str, Look) = ("color", Look::new(Theme::Dark, Pieces::Signs));
const MONO: (&str, Look) = ("mono", Look::new(Theme::Mono, Pieces::Signs));
const ASCII: (&str, Look) = ("ascii", Look::new(Theme::Dark, Pieces::Letters));
const SMALL: (u16, u16) = (80, 24);
const LARGE: (u16, u16) = (120, 40);

/// The states in which every language, size and look is kept.
const WHOLE: [&str; 3] = ["list", "task", "checked"];

#[test]
fn pictures() {
    for scene in SCENES {
        let mut kept = Vec::new();
        if WHOLE.contains(&scene.name) {
            for look in [COLOR, MONO, ASCII] {
                for size in [SMALL, LARGE] {
                    kept.extend(["ru", "en"].map(|tag| (tag, size, look)));
                }
            }
        } else {
            kept.extend([("ru", SMALL, COLOR), ("en", LARGE, MONO), ("en", SMALL, ASCII)]);
        }
        let mut shown = String::new();
        for (tag, size, (name, look)) in kept {
            let (buffer, _) = screen(&app(scene, lang(tag)), &look, size);
            writeln!(shown, "== {tag} {}x{} {name}", size.0, size.1).unwrap();
            shown.push_str(&picture(&buffer));
        }
        insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!(scene.name, shown);
        });
    }
}
