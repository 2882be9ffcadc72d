//! Names of keys.

use crate::session::Key;

use super::canvas::Canvas;

/// How a key is called: `Space`, `Enter`, `?`, `R`, `F1`.
pub(super) fn name(canvas: &Canvas, key: Key) -> String {
    match key {
        Key::Char(' ') => canvas.plain("key-space"),
        Key::Char(c) => c.to_uppercase().collect(),
        Key::Enter => canvas.plain("key-enter"),
        Key::Esc => canvas.plain("key-esc"),
        Key::Backspace => canvas.plain("key-backspace"),
        Key::Tab => canvas.plain("key-tab"),
        Key::BackTab => canvas.plain("key-back-tab"),
        Key::Up | Key::Down | Key::Left | Key::Right => canvas.plain("key-arrows"),
        Key::Home => canvas.plain("key-home"),
        Key::End => canvas.plain("key-end"),
        Key::PageUp => canvas.plain("key-page-up"),
        Key::PageDown => canvas.plain("key-page-down"),
        Key::F(number) => format!("F{number}"),
        Key::Ctrl(c) => format!("Ctrl+{}", c.to_uppercase()),
    }
}
