//! Terminals of every kind and size: few colours, no colours, no pictures, no cells at all.

use vt100::Color;

use chess_codex::lesson::Task;

use crate::pty::Pty;
use crate::{ENGLISH, RUSSIAN, TRIAL, trial, words};

/// Past the pictures of the lesson to its first exercise.
fn to_the_exercise(pty: &mut Pty) {
    let lesson = trial();
    let shows = lesson.steps.iter().map_while(|step| match &step.task {
        Task::Show(show) => Some(1 + 2 * show.play.len()),
        _ => None,
    });
    pty.send(&"\r".repeat(shows.sum()));
}

#[test]
fn two_hundred_sizes_break_nothing() {
    let mut pty = Pty::start(&["play", TRIAL], ENGLISH, 80, 24);
    pty.wait_for_modes();
    to_the_exercise(&mut pty);
    for step in 0..200u16 {
        match step % 20 {
            7 => pty.resize(1, 1),
            13 => pty.resize(0, 0),
            _ => pty.resize((step * 37) % 240, (step * 23) % 80),
        }
        // Keys and clicks come in between, wherever they fall.
        match step % 5 {
            0 => pty.send("\x1b[C"),
            1 => pty.click((step * 11) % 200, (step * 7) % 60),
            2 => pty.drag((step % 80, step % 24), ((step * 3) % 80, (step * 5) % 24)),
            3 => pty.hover((step * 13) % 100, step % 30),
            _ => pty.wheel(step % 80, step % 24, step % 2 == 0),
        }
    }
    pty.resize(0, 0);
    // Who asks a terminal without a size is told 80x24, and would see no change to that.
    pty.resize(100, 30);
    // Esc alone leads to the list, wherever the clicks have led.
    pty.wait_for(&words("en").plain("cmd-help"));
    pty.leave();
}

#[test]
fn a_terminal_that_begins_without_a_size_waits_for_one() {
    for (columns, rows) in [(0, 0), (1, 1), (80, 0), (0, 24)] {
        let mut pty = Pty::start(&["play", TRIAL], ENGLISH, columns, rows);
        pty.wait_for_modes();
        pty.resize(100, 30);
        pty.wait_for(&words("en").plain("cmd-next"));
        pty.leave();
    }
}

#[test]
fn no_color_means_none_and_ascii_means_ascii() {
    let mut pty = Pty::start(&["--ascii", "play", TRIAL], &[("NO_COLOR", "1"), ("LANG", "C")], 80, 24);
    pty.wait_for_modes();
    pty.wait_for(&words("en").plain("cmd-next"));
    to_the_exercise(&mut pty);
    let mark = words("en").plain("cmd-mark");
    for keys in ["a1 ", "?", "?", "?"] {
        let screen = pty.wait_for(&mark);
        assert!(screen.is_ascii(), "{screen}");
        assert_eq!(pty.colours(), [], "{screen}");
        pty.send(keys);
    }
    pty.leave();
}

#[test]
fn the_linux_console_gets_letters_and_sixteen_colours() {
    let variables = [RUSSIAN, &[("TERM", "linux")]].concat();
    let mut pty = Pty::start(&["play", TRIAL], &variables, 80, 24);
    pty.wait_for_modes();
    to_the_exercise(&mut pty);
    let mark = words("ru").plain("cmd-mark");
    for keys in ["a1 ", "?", "?", "?"] {
        let screen = pty.wait_for(&mark);
        // Its font has 256 or 512 signs: of what is not ASCII, those of the language and of its print.
        let strange: String =
            screen.chars().filter(|&c| !(c.is_ascii() || ('Ё'..='ё').contains(&c) || "«»—№".contains(c))).collect();
        assert_eq!(strange, "", "{screen}");
        let colours = pty.colours();
        assert!(colours.iter().all(|colour| matches!(colour, Color::Idx(0..16))), "{colours:?}");
        assert!(!colours.is_empty(), "{screen}");
        pty.send(keys);
    }
    pty.leave();
}

#[test]
fn a_terminal_that_cannot_draw_is_told_everything_in_lines() {
    let variables = [ENGLISH, &[("TERM", "dumb")]].concat();
    for (arguments, told) in [
        (&["play", TRIAL][..], words("en").plain("plain-enter")),
        (&["practice", "knight-5", "--count", "1"][..], "Practice: knight-5".to_owned()),
        // The last lesson; the first lines have left the screen by then.
        (&[][..], "8-4-stalemate".to_owned()),
    ] {
        let mut pty = Pty::start(arguments, &variables, 80, 24);
        pty.wait_for("> ");
        let screen = pty.wait_for(&told);
        assert!(!pty.is_raw());
        // The end of what is typed.
        pty.send("\x04");
        assert_eq!(pty.ended_untouched().0.exit_code(), 0, "{screen}");
    }
}
