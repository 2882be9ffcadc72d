//! Every way to end, or to sleep: the terminal is given back as it was, and the exit status says what happened.

use std::path::Path;

use crate::pty::{Pty, fresh_folder};
use crate::{ENGLISH, RUSSIAN, TRIAL, shown, trial, words};

/// A shell that starts the program in a job of its own, as an interactive one does, tells when it sleeps, and wakes it
/// when a line is typed.
const JOBS: &str = "set -m; saved=$(stty -g)
    \"$0\" \"$@\"
    while status=$?; test $status -gt 128; do
        stty \"$saved\"; echo \"asleep at $status\"; read -r line; fg >/dev/null
    done
    echo \"ended with $status\"";

#[test]
fn signals_end_it_with_the_terminal_restored() {
    for (name, text) in [("TERM", "Terminated"), ("HUP", "Hangup"), ("INT", "Interrupt"), ("QUIT", "Quit")] {
        for arguments in [&[][..], &["play", TRIAL]] {
            // SIGQUIT writes no memory to the disk here.
            let mut pty = Pty::in_shell("ulimit -c 0; exec \"$0\" \"$@\"", arguments, ENGLISH);
            pty.wait_for_modes();
            assert!(pty.is_raw());
            pty.send("?");
            pty.signal(name);
            let status = pty.end();
            assert_eq!(status.signal(), Some(text), "it dies of the signal that it got");
        }
    }
}

#[test]
fn ctrl_z_sleeps_with_the_terminal_restored_and_fg_wakes_the_same_screen() {
    let mut pty = Pty::in_shell(JOBS, &["play", TRIAL], ENGLISH);
    // The last words on the screen: when they are there, all is.
    let screen = pty.wait_for(&words("en").plain("cmd-next"));
    for times in 1..=3 {
        match times {
            1 => pty.send("\x1a"),
            // я is z by its key.
            2 => pty.signal_program("TSTP"),
            _ => pty.send("\x1a"),
        }
        let asleep = |screen: &str| screen.matches("asleep at").count() == times;
        pty.wait("the shell again", asleep);
        pty.wait_for_restored();
        pty.send("\n");
        pty.wait_for_modes();
        pty.wait("the same screen", |now| shown(now) == shown(&screen));
    }
    acts_at_once_and_ends_well(pty);
}

/// The terminal is the program's: keys act at once, without Enter; and it ends as it should.
fn acts_at_once_and_ends_well(mut pty: Pty) {
    pty.send("\x1bOP");
    pty.wait_for(&words("en").plain("help-title"));
    pty.send("\x03");
    let (status, screen) = pty.ended();
    assert!(status.success() && screen.contains("ended with 0"), "{screen}");
}

#[test]
fn who_is_stopped_without_warning_takes_the_terminal_again() {
    let mut pty = Pty::in_shell(JOBS, &["play", TRIAL], ENGLISH);
    let screen = pty.wait_for(&words("en").plain("cmd-next"));
    // This signal no program hears; the shell finds its line as it was left, and mends it.
    pty.signal_program("STOP");
    pty.wait_for("asleep at");
    pty.send("\n");
    pty.wait("the same screen", |now| shown(now) == shown(&screen));
    pty.wait_for_raw();
    acts_at_once_and_ends_well(pty);
}

#[test]
fn where_nobody_could_wake_it_it_does_not_sleep() {
    let mut pty = Pty::start(&["play", TRIAL], RUSSIAN, 80, 24);
    pty.wait_for_modes();
    for by_key in [true, false] {
        if by_key {
            pty.send("\x1a");
        } else {
            pty.signal("TSTP");
        }
        pty.send("\x1bOP");
        let (title, next) = (words("ru").plain("help-title"), words("ru").plain("cmd-next"));
        pty.wait_for(&title);
        pty.send("\x1b");
        // Help may be drawn in part while the buttons are still those from before it: an escape that is sent then runs
        // into the next key.
        pty.wait("the lesson again", |screen| screen.contains(&next) && !screen.contains(&title));
    }
    pty.leave();
}

#[test]
fn a_terminal_that_is_closed_ends_it() {
    for arguments in [&[][..], &["play", TRIAL]] {
        let pty = Pty::start(arguments, ENGLISH, 80, 24);
        pty.wait_for_modes();
        let status = pty.hang_up();
        assert_eq!(status.signal(), Some("Hangup"), "{status:?}");
    }
}

/// A shell between that ignores the signal, as under `nohup`, gets it in the program's place.
#[test]
fn a_terminal_that_is_closed_behind_a_shell_ends_it_too() {
    let folder = fresh_folder();
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    let told = folder.join("status");
    let variables: Vec<_> = ENGLISH.iter().copied().chain([("TOLD", told.to_str().expect("a name"))]).collect();
    let pty = Pty::in_shell("trap '' HUP; \"$0\" \"$@\"; echo $? >\"$TOLD\"", &["play", TRIAL], &variables);
    pty.wait_for_modes();
    pty.hang_up();
    assert_eq!(std::fs::read_to_string(&told).expect("the shell told it"), "129\n");
}

#[test]
fn a_pipe_in_the_place_of_the_screen_is_told_and_the_terminal_is_never_touched() {
    let script = "{ \"$0\" \"$@\"; echo \"ended with $?\" >&2; } | cat; \"$0\" \"$@\" >&-; echo \"ended with $?\"";
    let pty = Pty::in_shell(script, &[], ENGLISH);
    let (_, screen) = pty.ended_untouched();
    assert_eq!(screen.matches("ended with 2").count(), 2, "{screen}");
    assert_eq!(screen.matches("chess-codex --plain").count(), 2, "{screen}");
}

/// The program falls over its own feet in this place; it is told what happened and that nothing is lost.
#[cfg(debug_assertions)]
fn falls(place: &str, keys: &str) {
    let folder = fresh_folder();
    let data = folder.to_str().expect("a name");
    for (language, tag) in [(ENGLISH, "en"), (RUSSIAN, "ru")] {
        let variables = [language, &[("CHESS_CODEX_FALL", place), ("CHESS_CODEX_DATA", data)]].concat();
        let mut pty = Pty::start(&["play", TRIAL], &variables, 80, 24);
        pty.send(keys);
        let (status, screen) = pty.ended();
        assert_eq!(status.exit_code(), 101);
        // Long lines are broken by the terminal, not by us.
        let flat = screen.replace('\n', "");
        assert!(flat.contains("on purpose"), "what whoever mends it needs:\n{screen}");
        for line in words(tag).plain("cli-fallen").lines() {
            assert!(screen.contains(line), "{screen}");
        }
        assert!(flat.contains(data), "where the answers are:\n{screen}");
        assert!(Path::new(data).join("progress.db").exists());
        // And nothing of the screen is left about.
        let title = trial().title(chess_codex::i18n::Lang::parse(tag).expect("it is there"));
        assert!(!screen.contains(&title), "{screen}");
    }
}

#[cfg(debug_assertions)]
#[test]
fn a_fault_of_our_own_gives_the_terminal_back_and_says_what_to_do() {
    falls("screen", "");
}

#[cfg(debug_assertions)]
#[test]
fn so_does_one_in_another_thread() {
    falls("reader", " ");
}

#[cfg(not(debug_assertions))]
#[test]
fn a_release_never_falls_on_purpose() {
    for place in ["screen", "reader"] {
        let variables = [ENGLISH, &[("CHESS_CODEX_FALL", place)]].concat();
        let mut pty = Pty::start(&["play", TRIAL], &variables, 80, 24);
        pty.wait_for_modes();
        pty.leave();
    }
}
