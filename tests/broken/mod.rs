//! A lesson file with faults, as the course shows it.

use std::sync::Arc;

use chess_codex::lesson::{Files, Origin, Source, read};
use chess_codex::session::Item;

/// A lesson of this id in whose file there are so many faults: keys that no lesson has. Its article is the number with
/// which its id begins; without one, that it is missing is the first of the faults. It may be in a folder: `mine/odd`.
pub fn broken(path: &str, faults: usize) -> Item {
    let id = path.rsplit('/').next().unwrap_or(path);
    let article = id.chars().next().and_then(|first| first.to_digit(10));
    let line = article.map_or(String::new(), |article| format!("article = {article}\n"));
    let head = format!("format = 1\n{line}edition = \"preschool\"\naudience = \"pupil\"\ntitle = \"x\"\n");
    let first = usize::from(article.is_none());
    let keys: String = (first..faults).map(|number| format!("odd-{number} = {number}\n")).collect();
    let step = "[[step]]\nkind = \"show\"\nboard = \"start\"\n";
    let name = format!("{path}.toml");
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
