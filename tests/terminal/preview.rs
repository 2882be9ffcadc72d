//! A lesson is written while its preview runs: what is saved is seen at the same step.

use std::fs;
use std::path::{Path, PathBuf};

use crate::pty::Pty;

const HEAD: &str = "format = 1\narticle = 6\nedition = \"school\"\naudience = \"pupil\"\ntitle = \"Mine\"\n";

fn lesson(text: &str) -> String {
    let step = |id: &str, text: &str| {
        format!("[[step]]\nid = \"{id}\"\nkind = \"show\"\nboard = \"8/8/8/8/3N4/8/8/8\"\ntext = \"{text}\"\n")
    };
    HEAD.to_owned() + &step("first", "The beginning.") + &step("second", text)
}

/// A folder of a test's own, with the file to be written in it.
fn place(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("preview-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the test has it");
    folder.join("mine.toml")
}

/// As careful editors save: beside, and then in the place of the other.
fn save(file: &PathBuf, text: &str) {
    let beside = file.with_extension("new");
    fs::write(&beside, text).expect("the test has it");
    fs::rename(beside, file).expect("the test has it");
}

fn preview(file: &Path, lang: &str) -> Pty {
    Pty::start(&["--lang", lang, "preview", file.to_str().expect("the test has it")], &[], 80, 24)
}

#[test]
fn what_is_saved_is_seen_at_the_same_step() {
    let file = place("saved");
    save(&file, &lesson("Once."));
    let mut pty = preview(&file, "en");
    pty.wait_for("The beginning.");
    pty.send("n");
    pty.wait_for("Once.");
    // By renaming and by writing over, both more than once.
    save(&file, &lesson("Twice."));
    pty.wait_for("Twice.");
    fs::write(&file, lesson("Thrice.")).unwrap();
    pty.wait_for("Thrice.");
    save(&file, &lesson("Again."));
    pty.wait_for("Again.");
    // A fault stands in its place, with the place; the last good version is one key away.
    save(&file, &lesson("Never.").replace("kind", "kidn"));
    let screen = pty.wait_for("unknown-key");
    assert!(
        screen.contains("mine.toml") && screen.contains("kidn") && screen.contains("[Esc] last good version"),
        "{screen}"
    );
    pty.send("\x1b");
    pty.wait_for("Again.");
    save(&file, &lesson("Mended."));
    let screen = pty.wait_for("Mended.");
    assert!(screen.contains("2 of 2") && screen.contains("[K] languages"), "{screen}");
    pty.send("q");
    assert!(pty.end().success());
}

#[test]
fn a_file_may_come_late_go_away_and_be_no_file() {
    let file = place("late");
    let mut pty = preview(&file, "ru");
    pty.wait_for("unreadable");
    save(&file, &lesson("Один."));
    pty.wait_for("The beginning.");
    fs::remove_file(&file).unwrap();
    pty.wait_for("unreadable");
    fs::create_dir(&file).unwrap();
    pty.wait_for("not-a-file");
    fs::remove_dir(&file).unwrap();
    save(&file, &lesson("Два."));
    pty.wait_for("The beginning.");
    // The whole folder may go and come back.
    fs::remove_dir_all(file.parent().unwrap()).unwrap();
    pty.wait_for("unreadable");
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    save(&file, &lesson("Три."));
    pty.wait_for("The beginning.");
    pty.send("т");
    pty.wait_for("Три.");
    pty.send("й");
    assert!(pty.end().success());
}

#[test]
fn its_messages_are_watched_too() {
    let file = place("messages");
    save(&file, &lesson("x").replace("\"x\"", "{ id = \"mine\" }"));
    let mut pty = preview(&file, "en");
    pty.wait_for("unknown-message");
    // The folders need not be there at the beginning.
    for (lang, text) in [("ru", "Раз."), ("en", "Once.")] {
        let folder = file.with_file_name("locales").join(lang);
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("mine.ftl"), format!("mine = {text}\n")).unwrap();
    }
    pty.wait_for("The beginning.");
    pty.send("n");
    pty.wait_for("Once.");
    save(&file.with_file_name("locales").join("en").join("mine.ftl"), "mine = Twice.\n");
    pty.wait_for("Twice.");
    // Both languages beside each other, in the lesson's own words.
    pty.send("k");
    pty.wait("both languages", |screen| screen.lines().any(|line| line.contains("Twice.") && line.contains("Раз.")));
    // Esc and a letter that come together would be one key with Alt.
    pty.send("\x1b");
    pty.wait("one language", |screen| screen.contains("Twice.") && !screen.contains("Раз."));
    pty.send("q");
    assert!(pty.end().success());
}

#[test]
fn nothing_of_it_is_kept() {
    let file = place("kept");
    let data = file.with_file_name("data");
    save(&file, &lesson("Once."));
    let variables = [("CHESS_CODEX_DATA", data.to_str().unwrap())];
    let mut pty = Pty::start(&["--lang", "en", "preview", file.to_str().unwrap()], &variables, 80, 24);
    pty.wait_for("The beginning.");
    pty.send("n");
    pty.wait_for("Once.");
    pty.send("\r");
    pty.send("q");
    assert!(pty.end().success());
    assert!(!data.exists());
}
