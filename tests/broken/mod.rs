//! A lesson file with faults, as the course shows it.

use std::sync::Arc;

use chess_codex::lesson::{Files, Origin, Source, read};
use chess_codex::session::Item;

/// A lesson of this id in whose file there are so many keys that no lesson has.
pub fn broken(id: &str, faults: usize) -> Item {
    let head = "format = 1\narticle = 6\nedition = \"preschool\"\naudience = \"pupil\"\ntitle = \"x\"\n";
    let keys: String = (0..faults).map(|number| format!("odd-{number} = {number}\n")).collect();
    let step = "[[step]]\nkind = \"show\"\nboard = \"start\"\n";
    let name = format!("{id}.toml");
    let reading = read(Files {
        id: id.to_owned(),
        origin: Origin::File(name.clone().into()),
        lesson: Source::new(name, format!("{head}{keys}{step}")),
        messages: Vec::new(),
        message_names: Vec::new(),
        faults: Vec::new(),
    });
    assert_eq!(reading.errors(), faults);
    Item::Broken(Arc::new(reading))
}
