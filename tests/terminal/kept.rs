//! What the screen shows as told is stored already, and a lesson goes on where it was left.

use chess_codex::args;
use chess_codex::progress::{NewLearner, Store};

use crate::pty::{Pty, fresh_folder};
use crate::words;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/progress/two-knights.toml");
const ANSWER: &str = "b3 b5 c2 c6 e2 e6 f3 f5 ";

fn step(number: usize) -> String {
    words("en").say("step-of", &args!["step" => number, "steps" => 2])
}

#[test]
fn a_verdict_on_the_screen_is_stored_and_the_next_day_goes_on() {
    let data = fresh_folder();
    let mut store = Store::open(Some(&data));
    let anna = store.add(&NewLearner::pupil("Anna"), chess_codex::progress::Moment(0)).expect("it can be added");
    let mut stars = || store.standing(anna.id).expect("it can be read").steps.get("two-knights").cloned();
    let folder = data.display().to_string();
    let variables = [("LANG", "en_GB.UTF-8"), ("CHESS_CODEX_DATA", folder.as_str())];
    let start = || Pty::start(&["--learner", "anna", "play", FILE], &variables, 80, 24);
    let mut pty = start();
    pty.wait_for(&step(1));
    pty.send(ANSWER);
    pty.send("\r");
    pty.wait_for("★★★");
    pty.signal("KILL");
    let first = stars().expect("it is stored");
    assert_eq!(first.into_iter().collect::<Vec<_>>(), [("first".to_owned(), 3)]);
    let mut pty = start();
    pty.wait_for(&step(1));
    pty.send(ANSWER);
    pty.send("\r");
    pty.wait_for("★★★");
    pty.send("\r");
    pty.wait_for(&step(2));
    pty.signal("KILL");
    let pty = start();
    pty.wait_for(&step(2));
    pty.signal("KILL");
    assert_eq!(stars().expect("it is stored").len(), 1);
}

#[test]
fn the_clock_of_a_pupil_runs_by_itself() {
    let data = fresh_folder();
    let mut store = Store::open(Some(&data));
    let anna = store.add(&NewLearner::pupil("Anna"), chess_codex::progress::Moment(0)).expect("it can be added");
    store.set(anna.id, "clock", "on").expect("it can be set");
    let folder = data.display().to_string();
    let variables = [("LANG", "en_GB.UTF-8"), ("CHESS_CODEX_DATA", folder.as_str())];
    let pty = Pty::start(&["--learner", "anna", "practice", "knight-formula-7"], &variables, 80, 24);
    // Where there is a lot to do a second may pass unseen, so not each of them is waited for.
    let seconds = |screen: &str| -> u32 {
        let told = screen.split_once("1 of 10  0:").and_then(|(_, rest)| rest.get(..2)?.parse().ok());
        told.unwrap_or_default()
    };
    let first = seconds(&pty.wait("a second", |screen| seconds(screen) > 0));
    pty.wait("another second", |screen| seconds(screen) > first);
    pty.leave();
}
