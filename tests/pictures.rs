//! The pictures of the README, made from the program's own screens. `BLESS=1 cargo test --test pictures` makes them anew:
//! look at them then.

use std::fs;
use std::path::Path;

#[path = "../examples/screens/scene.rs"]
mod scene;
#[path = "../examples/screens/svg.rs"]
mod svg;

use scene::Scene;

/// Each picture by its file, with its title.
const PICTURES: [(&str, &str, Scene<'static>); 3] = [
    (
        "player",
        "Урок: ученик ошибся, и ему объясняют почему · A lesson: a mistake, and why it is one",
        Scene { lesson: Some("6-3-knight"), keys: "enter @d6 @d8 @d2 @b4 @g4 @e5", size: (120, 40), ..Scene::NEW },
    ),
    ("map", "Путь по урокам · The path of the lessons", Scene { done: 17, lang: "en", size: (120, 40), ..Scene::NEW }),
    (
        "front",
        "Перед классом: одна доска · In front of a class: the board alone",
        Scene { lesson: Some("3-4-whole-set-up"), keys: "v", size: (120, 40), ..Scene::NEW },
    ),
];

#[test]
fn the_pictures_of_the_readme_show_the_program_as_it_is() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = root.join("docs/screens");
    let readme = fs::read_to_string(root.join("README.md")).expect("there is a README");
    let mut stale = Vec::new();
    for (name, title, scene) in PICTURES {
        let path = folder.join(format!("{name}.svg"));
        assert!(readme.contains(&format!("docs/screens/{name}.svg")), "the README does not show {name}.svg");
        let buffer = scene.draw().unwrap_or_else(|error| panic!("{name}: {error}"));
        let picture = svg::svg(&buffer, title);
        if std::env::var_os("BLESS").is_some() {
            fs::create_dir_all(&folder).expect("the folder can be made");
            fs::write(&path, &picture).expect("the picture can be written");
        } else if fs::read_to_string(&path).ok().as_ref() != Some(&picture) {
            stale.push(name);
        }
    }
    assert!(stale.is_empty(), "{stale:?} show an older program: BLESS=1 cargo test --test pictures, and look at them");
}

#[test]
fn a_picture_holds_every_letter_of_the_screen_and_no_broken_markup() {
    let scene = Scene { lesson: Some("6-3-knight"), ..Scene::NEW };
    let buffer = scene.draw().expect("the lesson is there");
    let picture = svg::svg(&buffer, "a < b & \"c\"");
    assert!(picture.contains("<title>a &lt; b &amp; &quot;c&quot;</title>"));
    let letters = |text: &str| text.chars().filter(|c| c.is_alphabetic()).count();
    let shown: String = buffer.content().iter().map(ratatui::buffer::Cell::symbol).collect();
    let texts: String = picture
        .split("<text ")
        .skip(1)
        .filter_map(|text| text.split_once('>')?.1.split_once("</text>").map(|(text, _)| text.to_owned()))
        .map(|text| text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&"))
        .collect();
    assert_eq!(letters(&texts), letters(&shown));
    assert_eq!(picture.matches("<rect").count(), picture.matches("/>").count());
}
