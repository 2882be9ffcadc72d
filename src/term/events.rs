//! What comes in from the terminal and the system, and how it reaches the session.

use std::sync::mpsc::Sender;
use std::thread;
use std::time::Duration;

use ratatui::crossterm::event::{
    self, Event as TerminalEvent, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};

use crate::session::{App, Effect, Input, Key, News, Spot, Target};
use crate::ui::{self, Hits};

use super::fall;
use super::signals::Signal;

/// Something that happened.
pub enum Event {
    /// At the terminal.
    Terminal(TerminalEvent),
    /// In the system.
    Signal(Signal),
    /// In the world outside: what was begun at the start is there, a file that is watched has changed.
    News(Box<News>),
}

/// No more letters of a pasted text are taken.
const MOST_PASTED: usize = 200;

/// What came of an event.
pub enum Taken {
    /// Nothing that could be seen.
    Nothing,
    /// Something may look different now, and the session asks for these.
    Effects(Vec<Effect>),
    /// The program is to sleep.
    Sleep,
    /// The program was woken.
    Wake,
    /// The program is to end.
    End(Signal),
}

/// Sends on what happens at the terminal, until the terminal or the program is gone.
pub fn listen(sender: Sender<Event>) {
    // The first question makes crossterm listen to changes of size. It has to come before the first picture: a change
    // in between would be told to nobody, and the picture stay as large as the terminal was. If it fails, so does `read`.
    let _ = event::poll(Duration::ZERO);
    thread::spawn(move || {
        loop {
            let event = match event::read() {
                Ok(event) => {
                    fall::on_purpose("reader");
                    Event::Terminal(event)
                }
                Err(_) => Event::Signal(Signal::Hangup),
            };
            let last = matches!(event, Event::Signal(_));
            if sender.send(event).is_err() || last {
                return;
            }
        }
    });
}

impl Event {
    /// Whether it needs to know what lies where on the screen.
    pub fn is_click(&self) -> bool {
        let clicks = |kind| matches!(kind, MouseEventKind::Down(_) | MouseEventKind::Up(_));
        matches!(self, Self::Terminal(TerminalEvent::Mouse(mouse)) if clicks(mouse.kind))
    }

    /// Hands the event to the session. `pressed` is where the button went down, as long as it is down.
    pub fn take(self, app: &mut App, hits: &Hits, pressed: &mut Option<Spot>) -> Taken {
        let input = match self {
            Self::Signal(Signal::Sleep) => return Taken::Sleep,
            Self::Signal(Signal::Wake) => return Taken::Wake,
            Self::Signal(signal) => return Taken::End(signal),
            Self::News(news) => {
                app.receive(*news);
                return Taken::Effects(app.begin());
            }
            Self::Terminal(TerminalEvent::Key(key)) => translate(key).map(Input::Key),
            // Pasted letters are no keys: where nothing is written down they would be as many commands.
            Self::Terminal(TerminalEvent::Paste(text)) => {
                let letters = text.chars().filter(|letter| !letter.is_control()).take(MOST_PASTED);
                let write =
                    |letter| if app.takes_text() { app.update(Input::Key(Key::Char(letter))) } else { Vec::new() };
                return Taken::Effects(letters.flat_map(write).collect());
            }
            Self::Terminal(TerminalEvent::Mouse(mouse)) => match mouse.kind {
                MouseEventKind::Down(MouseButton::Left) => {
                    let target = hits.at(mouse.column, mouse.row);
                    *pressed = target.and_then(spot);
                    target.map(Input::Click)
                }
                MouseEventKind::Up(MouseButton::Left) => {
                    let to = hits.at(mouse.column, mouse.row).and_then(spot);
                    pressed.take().zip(to).filter(|(from, to)| from != to).map(|(from, to)| Input::Drag { from, to })
                }
                MouseEventKind::Moved | MouseEventKind::Drag(_) => {
                    let square = hits.square_at(mouse.column, mouse.row);
                    // Most moves change nothing: no picture is drawn for them.
                    (square != app.hover()).then_some(Input::Hover(square))
                }
                MouseEventKind::ScrollDown => Some(Input::Scroll(1)),
                MouseEventKind::ScrollUp => Some(Input::Scroll(-1)),
                _ => None,
            },
            Self::Terminal(TerminalEvent::Resize(columns, rows)) => {
                app.set_cramped(!ui::fits(columns, rows));
                return Taken::Effects(Vec::new());
            }
            Self::Terminal(_) => None,
        };
        match input {
            None => Taken::Nothing,
            Some(input) => Taken::Effects(app.update(input)),
        }
    }
}

/// What an answer can point at there.
const fn spot(target: Target) -> Option<Spot> {
    match target {
        Target::Square(square) => Some(Spot::Square(square)),
        Target::Choice(number) => Some(Spot::Choice(number)),
        Target::Item(_) | Target::Article(_) | Target::Value(..) | Target::Command(_) | Target::Language(_) => None,
    }
}

/// The key as the session knows it. Some systems send a key's release too: only the press counts.
fn translate(key: KeyEvent) -> Option<Key> {
    if key.kind == KeyEventKind::Release {
        return None;
    }
    let held = key.modifiers;
    Some(match key.code {
        KeyCode::Char(c) if held.contains(KeyModifiers::CONTROL) => Key::Ctrl(c.to_ascii_lowercase()),
        KeyCode::Char(_) if held.intersects(KeyModifiers::ALT | KeyModifiers::SUPER | KeyModifiers::META) => {
            return None;
        }
        KeyCode::Char(c) => Key::Char(c),
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Esc,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Tab if held.contains(KeyModifiers::SHIFT) => Key::BackTab,
        KeyCode::Tab => Key::Tab,
        KeyCode::BackTab => Key::BackTab,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::F(number) => Key::F(number),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_press_counts_once_and_a_release_never() {
        let mut key = KeyEvent::new(KeyCode::Char('с'), KeyModifiers::CONTROL);
        assert_eq!(translate(key), Some(Key::Ctrl('с')));
        key.kind = KeyEventKind::Release;
        assert_eq!(translate(key), None);
    }

    #[test]
    fn modified_letters_are_not_typed() {
        assert_eq!(translate(KeyEvent::new(KeyCode::Char('e'), KeyModifiers::ALT)), None);
        assert_eq!(translate(KeyEvent::new(KeyCode::Char('E'), KeyModifiers::SHIFT)), Some(Key::Char('E')));
        assert_eq!(translate(KeyEvent::new(KeyCode::Tab, KeyModifiers::SHIFT)), Some(Key::BackTab));
        assert_eq!(translate(KeyEvent::new(KeyCode::CapsLock, KeyModifiers::NONE)), None);
    }
}
