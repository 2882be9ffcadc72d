//! What reaches beyond the screen: the mouse given back, the voice, the bell; and the time that praise takes.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use chess_codex::lesson::Task;
use chess_codex::session::{Setting, voice};

use crate::pty::{Pty, fresh_folder};
use crate::{ENGLISH, RUSSIAN, TRIAL, play, trial, words};

/// An empty folder.
fn folder() -> PathBuf {
    let folder = fresh_folder();
    fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

/// A speech program that writes down what it is told, and then reads until it is ended.
fn fake(folder: &Path, name: &str) {
    let script = format!(
        "#!/bin/sh\nline=\"$*|$(cat)\"\necho \"$$\" >> '{0}/pids'\necho \"$line\" >> '{0}/log'\nexec sleep 600\n",
        folder.display()
    );
    let path = folder.join(name);
    fs::write(&path, script).expect("the program is written");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("it can be run");
}

/// The lines of a file, once there are so many.
fn lines(path: &Path, count: usize) -> Vec<String> {
    for _ in 0..6000 {
        let lines: Vec<String> = fs::read_to_string(path).unwrap_or_default().lines().map(str::to_owned).collect();
        if lines.len() >= count {
            return lines;
        }
        thread::sleep(Duration::from_millis(10));
    }
    panic!("{} never had {count} lines", path.display());
}

fn is_running(process: &str) -> bool {
    Path::new(&format!("/proc/{process}/exe")).exists()
}

fn wait_for_end(process: &str) {
    for _ in 0..6000 {
        if !is_running(process) {
            return;
        }
        thread::sleep(Duration::from_millis(10));
    }
    panic!("process {process} reads on");
}

#[test]
fn the_mouse_is_given_back_while_the_program_runs_and_taken_again() {
    let mut pty = Pty::start(&["play", TRIAL], ENGLISH, 80, 24);
    pty.wait_for_modes();
    pty.send("o");
    pty.wait_for(&words("en").say("notice-mouse-free", &chess_codex::args!["key" => "O"]));
    pty.wait_for_mouse(false);
    pty.send("o");
    pty.wait_for(&words("en").plain("notice-mouse-taken"));
    pty.wait_for_modes();
    pty.send("o");
    pty.wait_for_mouse(false);
    pty.leave();
}

#[test]
fn the_square_under_the_mouse_is_named() {
    let mut pty = Pty::start(&["play", TRIAL], ENGLISH, 80, 24);
    pty.wait_for_modes();
    let (column, row) = pty.square("g6", false);
    pty.hover(column, row);
    pty.wait_for("g6");
    let (column, row) = pty.square("b2", false);
    pty.hover(column, row);
    pty.wait("b2 in the place of g6", |screen| screen.contains("b2") && !screen.contains("g6"));
    pty.hover(0, 0);
    pty.wait("no name", |screen| !screen.contains("b2"));
    pty.leave();
}

#[test]
fn a_speech_program_reads_the_task_in_the_language_and_ends_with_us() {
    let folder = folder();
    fake(&folder, "espeak-ng");
    let path = format!("{}:/usr/bin:/bin", folder.display());
    let variables: Vec<(&str, &str)> = RUSSIAN.iter().copied().chain([("PATH", path.as_str())]).collect();
    let mut pty = Pty::start(&["play", TRIAL], &variables, 80, 24);
    pty.wait_for_modes();
    let lesson = trial();
    let spoken = |tag: &str| {
        let lang = words(tag).lang;
        let say = lesson.steps[0].say.as_ref().expect("it has a line to read aloud");
        voice::speakable(&words(tag), &lesson.text(lang, say, &lesson.step_args(&lesson.steps[0])))
    };
    pty.send("к");
    let log = lines(&folder.join("log"), 1);
    assert_eq!(log[0], format!("-v ru --stdin|{}", spoken("ru")));
    // The language is that of the screen; a new text silences the one before.
    pty.send("д");
    pty.wait_for(&words("en").plain("cmd-next"));
    pty.send("r");
    let log = lines(&folder.join("log"), 2);
    assert_eq!(log[1], format!("-v en --stdin|{}", spoken("en")));
    let processes = lines(&folder.join("pids"), 2);
    wait_for_end(&processes[0]);
    assert!(is_running(&processes[1]), "it is still reading");
    pty.leave();
    wait_for_end(&processes[1]);
    fs::remove_dir_all(&folder).expect("the folder can go");
}

#[test]
fn a_program_that_cannot_read_leaves_it_to_the_next() {
    let folder = folder();
    let broken = folder.join("espeak-ng");
    fs::write(&broken, "#!/bin/sh\nexit 1\n").expect("the program is written");
    fs::set_permissions(&broken, fs::Permissions::from_mode(0o755)).expect("it can be run");
    fake(&folder, "spd-say");
    let path = format!("{}:/usr/bin:/bin", folder.display());
    let variables: Vec<(&str, &str)> = ENGLISH.iter().copied().chain([("PATH", path.as_str())]).collect();
    let mut pty = Pty::start(&["play", TRIAL], &variables, 80, 24);
    pty.wait_for_modes();
    pty.send("r");
    let log = lines(&folder.join("log"), 1);
    assert!(log[0].starts_with("--wait --language en -- Show the rook's squares."), "{log:?}");
    pty.signal("TERM");
    assert!(!pty.end().success());
    let processes = lines(&folder.join("pids"), 1);
    wait_for_end(&processes[0]);
    fs::remove_dir_all(&folder).expect("the folder can go");
}

#[test]
fn without_a_speech_program_that_is_told_and_the_lesson_goes_on() {
    let folder = folder();
    let path = folder.display().to_string();
    let variables: Vec<(&str, &str)> = ENGLISH.iter().copied().chain([("PATH", path.as_str())]).collect();
    let mut pty = Pty::start(&["play", TRIAL], &variables, 80, 24);
    pty.wait_for_modes();
    pty.send("r");
    let told = words("en").plain("notice-no-voice");
    pty.wait_for(&told);
    pty.send("r");
    pty.wait("the title again", |screen| !screen.contains(&told));
    pty.leave();
    fs::remove_dir_all(&folder).expect("the folder can go");
}

#[test]
fn the_bell_rings_with_praise_where_it_is_wanted() {
    let lesson = trial();
    let exercises = lesson.steps.iter().filter(|step| !matches!(step.task, Task::Show(_))).count();
    for wanted in [false, true] {
        let mut pty = Pty::start(&["play", TRIAL], ENGLISH, 80, 24);
        pty.wait_for_modes();
        if wanted {
            // To the settings by way of the map, and back.
            pty.send("\x1b");
            pty.wait_for(&words("en").plain("app-title"));
            pty.send("s");
            pty.wait_for(&words("en").plain("setting-bell"));
            let row = Setting::ALL.iter().position(|setting| *setting == Setting::Bell).expect("there is a bell");
            pty.send(&"\x1b[B".repeat(row));
            pty.send("\x1b[C");
            pty.send("\x1b");
            pty.wait("the map", |screen| !screen.contains(&words("en").plain("setting-bell")));
            pty.send("\r");
        }
        play(&mut pty, &lesson, "en");
        pty.wait_for(&words("en").say("lesson-done", &chess_codex::args!["stars" => 3]));
        assert_eq!(pty.bells(), if wanted { exercises + 1 } else { 0 });
        pty.leave();
    }
}
