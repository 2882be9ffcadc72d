//! Steps with things beside the board, played with real keys and with the mouse.

use crate::{ENGLISH, RUSSIAN, lesson, words};

#[test]
fn choose_by_keys() {
    let mut pty = lesson("lessons/valid/choose", RUSSIAN, 80, 24);
    pty.wait_for("Сколько всего полей на доске?");
    pty.send("1");
    pty.wait_for("Столько на доске только светлых полей.");
    pty.send("2");
    pty.wait_for("★★☆");
    pty.send("\r13");
    pty.wait_for("★★★");
    pty.leave();
}

#[test]
fn choose_by_mouse() {
    let mut pty = lesson("lessons/valid/choose", ENGLISH, 120, 40);
    let (column, row) = pty.find("88");
    pty.click(column, row);
    pty.wait_for(&words("en").plain("not-this"));
    let (column, row) = pty.find("64");
    pty.click(column, row);
    pty.wait_for("Eight rows of eight squares.");
    pty.leave();
}

#[test]
fn judge_by_keys() {
    let mut pty = lesson("lessons/valid/judge", RUSSIAN, 80, 24);
    pty.wait_for(&words("ru").plain("judge-allowed"));
    pty.send("2");
    pty.wait_for("Что именно мешает?");
    let number = pty.number_of("f8");
    pty.send(&number);
    pty.wait_for("★★★");
    pty.leave();
}

#[test]
fn judge_by_mouse() {
    let mut pty = lesson("lessons/valid/judge", ENGLISH, 120, 40);
    let (column, row) = pty.find(&words("en").plain("judge-not-allowed"));
    pty.click(column, row);
    let (column, row) = pty.find("The king has moved before");
    pty.click(column, row);
    pty.wait_for("The king has not moved before.");
    let (column, row) = pty.find("The king’s way over f8");
    pty.click(column, row);
    pty.wait_for("★★☆");
    pty.leave();
}

#[test]
fn mark_by_keys() {
    let mut pty = lesson("lessons/valid/mark", RUSSIAN, 80, 24);
    pty.wait_for("Найди поле e4.");
    pty.send("e5 ");
    pty.wait_for("Это поле e5, а нужно e4.");
    pty.send("e4 ");
    pty.wait_for("★★☆");
    pty.leave();
}

#[test]
fn mark_by_mouse() {
    let mut pty = lesson("lessons/valid/mark", ENGLISH, 120, 40);
    pty.wait_for("Find the square e4.");
    // The number of the rank gives the row, the letter of the file the column.
    let screen = pty.wait_for("a       b");
    let row = screen.lines().position(|line| line.trim_start().starts_with("4 ")).expect("a fourth rank");
    let names = screen.lines().find(|line| line.contains("a       b")).expect("names of the files");
    let column = names.chars().position(|c| c == 'e').expect("an e file");
    pty.click(u16::try_from(column).expect("small"), u16::try_from(row).expect("small"));
    pty.wait_for("★★★");
    pty.leave();
}

#[test]
fn count_before_marking() {
    let mut pty = lesson("lessons/valid/count-first", ENGLISH, 80, 24);
    pty.wait_for("But first say how many");
    pty.send("1");
    pty.wait_for(&words("en").plain("count-more"));
    let (column, row) = pty.find("2 squares");
    pty.click(column, row);
    pty.send("b3 c2 ");
    pty.wait_for("★★☆");
    pty.leave();
}
