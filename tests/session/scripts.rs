//! The tables: what is typed, and what came of it.

use chess_codex::session::Effect;

use crate::stage::{app, tell, type_keys};

fn run(script: &[(&str, &str)]) {
    let mut app = app();
    for (number, (keys, expected)) in script.iter().enumerate() {
        type_keys(&mut app, keys);
        assert_eq!(&tell(&app), expected, "after line {number}: {keys}");
    }
}

#[test]
fn a_lesson_is_played_to_its_stars_by_keys() {
    run(&[
        ("", "list 0"),
        ("<enter>", "1/3 board"),
        ("<enter>", "1/3 before(0)"),
        ("n", "1/3 after(0)"),
        ("<enter>", "2/3"),
        ("b", "2/3 typed=b"),
        ("3", "2/3 typed=b3"),
        (" ", "2/3 found=b3 [right b3]"),
        ("c2<enter>", "2/3 done found=b3 c2 [all found] stars=3"),
        ("<enter>", "3/3"),
        ("a2 a3 b1 c1 ", "3/3 stage=1 [stage 0 found]"),
        ("b3 c2 ", "3/3 stage=1 done found=b3 c2 [all found] stars=3"),
        ("<enter>", "over stars=3 wrong=0"),
        ("<enter>", "list 0"),
        ("<enter>", "over stars=3 wrong=0"),
        ("r", "1/3 board"),
    ]);
}

#[test]
fn the_mouse_does_the_same() {
    run(&[
        ("<enter><right><right><right>", "2/3"),
        ("<b3>", "2/3 found=b3 [right b3]"),
        ("<d4>", "2/3 found=b3 extra=d4 [wrong d4] why d4 tries=1"),
        ("<c2>", "2/3 done found=b3 c2 [all found] tries=1 stars=2"),
        ("<d5>", "2/3 done found=b3 c2 [all found] tries=1 stars=2"),
    ]);
}

#[test]
fn the_same_letters_work_on_a_russian_layout() {
    run(&[
        ("<enter><right>т", "1/3 after(0)"),
        ("т", "2/3"),
        ("и3", "2/3 typed=b3"),
        (" ", "2/3 found=b3 [right b3]"),
        ("с2<enter>", "2/3 done found=b3 c2 [all found] stars=3"),
        ("ш", "notes 2/3 done found=b3 c2 [all found] stars=3"),
        ("<esc>з", "1/3 after(0)"),
    ]);
}

#[test]
fn wrong_squares_at_once_are_explained_and_a_hint_is_offered_after_two() {
    run(&[
        ("<enter>nnn", "2/3"),
        ("a3 ", "2/3 extra=a3 [wrong a3] why a3 tries=1"),
        // The same square once more is no new try.
        ("a3 ", "2/3 extra=a3 [wrong a3] why a3 tries=1"),
        ("d4 ", "2/3 extra=a3 d4 [wrong d4] why d4 tries=2 hint?"),
        ("<tab>", "2/3 extra=a3 d4 [wrong a3] why a3 tries=2 hint?"),
        ("<backtab>", "2/3 extra=a3 d4 [wrong d4] why d4 tries=2 hint?"),
        ("?", "2/3 extra=a3 d4 [there are 2] why d4 tries=2 hints=1"),
        ("?", "2/3 extra=a3 d4 [look Ring(2)] why d4 tries=2 hints=2"),
        ("?", "2/3 extra=a3 d4 [one is b3] why d4 tries=2 hints=3"),
        ("b3 b3 ", "2/3 found=b3 extra=a3 d4 [already b3] why d4 tries=2 hints=3"),
        ("?", "2/3 found=b3 extra=a3 d4 [one is c2] why d4 tries=2 hints=4"),
        ("c2 ", "2/3 done found=b3 c2 [all found] tries=2 hints=4 stars=1"),
    ]);
}

#[test]
fn all_squares_first_and_then_the_check() {
    run(&[
        ("<enter>nnnm", "2/3 then-check"),
        ("b3 d4 ", "2/3 then-check marked=b3 d4"),
        ("d4 ", "2/3 then-check marked=b3"),
        ("u", "2/3 then-check marked=b3 d4"),
        ("x", "2/3 then-check"),
        ("u", "2/3 then-check marked=b3 d4"),
        ("<enter>", "2/3 then-check reviewing found=b3 missed=c2 extra=d4 [mistaken] why d4 tries=1"),
        ("<tab>", "2/3 then-check reviewing found=b3 missed=c2 extra=d4 [mistaken] why c2 tries=1"),
        ("<d4>", "2/3 then-check reviewing found=b3 missed=c2 extra=d4 [mistaken] why d4 tries=1"),
        ("<enter>", "2/3 then-check found=b3 tries=1"),
        ("c2 <enter>", "2/3 then-check done found=b3 c2 [all found] tries=1 stars=2"),
        ("<enter>", "3/3 then-check"),
        ("<enter>", "3/3 then-check [mark-first]"),
    ]);
}

#[test]
fn switching_to_at_once_tells_the_free_marks() {
    run(&[
        ("<enter>nnnm", "2/3 then-check"),
        ("b3 d4 ", "2/3 then-check marked=b3 d4"),
        ("m", "2/3 found=b3 extra=d4 [wrong d4] why d4 tries=1"),
        ("mm", "2/3 found=b3 extra=d4 [wrong d4] why d4 tries=1"),
    ]);
}

#[test]
fn what_went_wrong_is_repeated_alone() {
    run(&[
        ("<enter>nnn", "2/3"),
        ("d4 b3 c2 <enter>", "3/3"),
        ("a2 a3 b1 c1 b3 c2 <enter>", "over stars=3 wrong=1"),
        ("w", "1/1"),
        ("b3 c2 ", "1/1 done found=b3 c2 [all found] stars=3"),
        ("<enter>", "over stars=3 wrong=0"),
    ]);
}

#[test]
fn a_step_may_be_looked_at_again_and_leaving_loses_nothing() {
    run(&[
        ("<enter>nnnb3 ", "2/3 found=b3 [right b3]"),
        ("p", "1/3 after(0)"),
        ("<left>", "1/3 before(0)"),
        ("<esc>", "list 0"),
        ("<enter>", "1/3 before(0)"),
        ("nn", "2/3 found=b3 [right b3]"),
    ]);
}

#[test]
fn a_square_is_shown_before_it_counts_and_can_be_rubbed_out() {
    run(&[
        ("<enter>nnnb3", "2/3 typed=b3"),
        ("<back>", "2/3 typed=b"),
        ("4", "2/3 typed=b4"),
        ("c", "2/3 typed=c"),
        ("<up>", "2/3"),
        ("e<enter>", "2/3 typed=e"),
        ("<back><back>", "2/3"),
        ("<enter>", "2/3 [mark-first-or-nowhere]"),
        // Esc drops what is typed before it leaves.
        ("e", "2/3 [mark-first-or-nowhere] typed=e"),
        ("<esc>", "2/3 [mark-first-or-nowhere]"),
        ("b3 <enter>", "2/3 found=b3 [right b3]"),
        ("?<enter>", "2/3 found=b3 [there are 2] hints=1"),
        ("<esc>", "list 0"),
    ]);
}

#[test]
fn the_cursor_stays_on_the_board_that_exists() {
    let mut app = app();
    type_keys(&mut app, "<enter>nnn<b3><c2><enter>");
    for (keys, square) in
        [("", "a1"), ("<left>", "a1"), ("<up><up><up>", "a3"), ("<right><right><right>", "c3"), ("h8", "c3")]
    {
        type_keys(&mut app, keys);
        assert_eq!(app.cursor().to_string(), square, "after {keys}");
    }
    assert_eq!(tell(&app), "3/3 typed=h8");
    type_keys(&mut app, " ");
    assert_eq!(tell(&app), "3/3");
}

#[test]
fn overlays_take_the_keys_and_go_back_first() {
    run(&[
        ("?", "help list 0"),
        ("<enter>", "help list 0"),
        ("<esc><enter>", "1/3 board"),
        ("i", "notes 1/3 board"),
        ("n", "notes 1/3 board"),
        ("<esc>", "1/3 board"),
        ("<f1>", "help 1/3 board"),
        ("<esc><esc>", "list 0"),
    ]);
}

#[test]
fn leaving_sleeping_and_the_language() {
    let mut app = app();
    assert_eq!(type_keys(&mut app, "q"), Some(Effect::Quit));
    type_keys(&mut app, "<enter>");
    assert_eq!(type_keys(&mut app, "q"), None, "a child in a lesson does not fall out of the program");
    assert_eq!(type_keys(&mut app, "<ctrl-z>"), Some(Effect::Suspend));
    assert_eq!(type_keys(&mut app, "<ctrl-c>"), Some(Effect::Quit));
    assert_eq!(app.lang().tag(), "en");
    type_keys(&mut app, "l");
    assert_eq!(app.lang().tag(), "ru");
    type_keys(&mut app, "<f1>д");
    assert_eq!(app.lang().tag(), "en");
}
