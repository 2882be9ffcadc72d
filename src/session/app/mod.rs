//! The program as a whole: which screen is shown, what lies over it, and what can be done everywhere.

mod news;
mod seen;

use std::sync::Arc;

use crate::i18n::Lang;
use crate::lesson::{Lesson, Origin};
use crate::progress::{Learner, Moment, Notice};
use crate::rules::Square;

use crate::session::aside::Aside;
use crate::session::command::Command;
use crate::session::effect::Effect;
use crate::session::input::{Input, Target};
use crate::session::item::Item;
use crate::session::key::Key;
use crate::session::practice::Sitting;
use crate::session::screens::{Go, Known, Out, Pages, Screen};
use crate::session::settings::{Setting, Settings};

/// What lies over the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlay {
    /// Every key and what it does.
    Help,
    /// What the teacher may say and do.
    Notes,
    /// The texts of the step in all languages, beside each other.
    Both,
    /// Whether the chosen lesson is really to begin anew.
    Reset,
}

impl Overlay {
    /// The command that lays it, whose key takes it away again; that of a question only asks.
    pub(super) const fn opener(self) -> Option<Command> {
        match self {
            Self::Help => Some(Command::Help),
            Self::Notes => Some(Command::Notes),
            Self::Both => Some(Command::Both),
            Self::Reset => None,
        }
    }
}

/// The whole state of the program.
#[derive(Clone, Debug)]
pub struct App {
    known: Known,
    pages: Pages,
    /// The screens on the way here; the last one is shown.
    way: Vec<Screen>,
    overlay: Option<Overlay>,
    scroll: usize,
    /// What is told in passing.
    aside: Option<Aside>,
    /// The square under the mouse.
    hover: Option<Square>,
    /// Whether the window is too small to show anything.
    is_cramped: bool,
}

impl App {
    /// The program at its start, with the course.
    pub fn new(lang: Lang, items: Vec<Item>) -> Self {
        Self {
            known: Known::new(Settings::new(lang), items),
            pages: Pages::default(),
            way: vec![Screen::Map],
            overlay: None,
            scroll: 0,
            aside: None,
            hover: None,
            is_cramped: false,
        }
    }

    /// Asks who it is, before anything else: one of these, or, if there is nobody yet, a new learner.
    pub fn ask_who(&mut self, learners: Vec<Learner>) {
        self.known.learners = learners;
        self.way = Vec::new();
        self.go_to(if self.known.learners.is_empty() { Screen::Welcome } else { Screen::Learners });
    }

    /// What is chosen on the map is shown there with its first board: it is read before it is drawn.
    fn read_chosen(&mut self) {
        if self.screen() == Screen::Map {
            self.known.read(self.chosen_number());
        }
    }

    /// Says whether there is a program that reads aloud.
    pub const fn set_voice(&mut self, has_voice: bool) {
        self.known.has_voice = has_voice;
    }

    /// Makes ready what is drawn first; gives what is to be done outside before anything came in: a lesson that was
    /// opened at once may be read aloud.
    pub fn begin(&mut self) -> Vec<Effect> {
        self.read_chosen();
        self.pages.player.take_effects()
    }

    /// The text that is drawn can be scrolled so far and no further; the next step up counts from there.
    pub fn limit_scroll(&mut self, lines: usize) {
        self.scroll = self.scroll.min(lines);
    }

    /// Says whether the window is too small to show anything; then nothing can be done but to leave.
    pub const fn set_cramped(&mut self, is_cramped: bool) {
        self.is_cramped = is_cramped;
    }

    /// Opens a lesson where it was left, or at its beginning. One that is not in the list joins it, in the place of
    /// any other that has its id.
    pub fn open(&mut self, lesson: &Arc<Lesson>) {
        let items = &mut self.known.items;
        let number = items.iter().position(|item| item.id() == lesson.id).unwrap_or(items.len());
        let is_listed = items.get(number).is_some_and(|item| *item.origin() == lesson.origin);
        if matches!(lesson.origin, Origin::File(_)) && !is_listed {
            self.known.guest = Some(lesson.id.clone());
        }
        match items.get_mut(number) {
            Some(item) => *item = Item::Ready(Arc::clone(lesson)),
            None => items.push(Item::Ready(Arc::clone(lesson))),
        }
        self.pages.map.choose(number, &self.known);
        self.pages.player.open(lesson, &mut self.known);
        self.go_to(Screen::Player);
    }

    /// Begins a lesson anew, as if it had not been played.
    pub fn reset_lesson(&mut self, lesson: &str) -> Vec<Effect> {
        self.pages.player.forget(lesson);
        self.known.forget(lesson);
        vec![Effect::ResetLesson(lesson.to_owned())]
    }

    /// Gives a setting the value of this number among [`Setting::values`]; there is nothing to do if it has none.
    pub fn set(&mut self, setting: Setting, number: usize) -> Vec<Effect> {
        match setting.values().get(number) {
            Some(&value) if self.known.settings.set(setting, value) => vec![Effect::Set { key: setting.key(), value }],
            _ => Vec::new(),
        }
    }

    /// What must be told about what is kept, once.
    pub const fn take_notice(&mut self) -> Option<Notice> {
        self.known.notice.take()
    }

    /// Begins a sitting of practice.
    pub fn practise(&mut self, sitting: Sitting) {
        if self.pages.player.practise(sitting, &self.known) {
            self.go_to(Screen::Player);
        }
    }

    /// It is this moment. To be told before everything that comes in, if answers are to be measured: what passed since
    /// the last moment was spent on what is shown now. `is_touched` is whether somebody did something.
    pub fn look_at_watch(&mut self, now: Moment, is_touched: bool) {
        let is_seen = self.screen() == Screen::Player && self.overlay.is_none() && !self.is_cramped;
        self.pages.player.look_at_watch(now, is_seen, is_touched);
    }

    /// Takes what comes in, and says what is to be done outside.
    pub fn update(&mut self, input: Input) -> Vec<Effect> {
        match input {
            Input::Tick => {
                self.pages.player.tick();
                return Vec::new();
            }
            Input::Hover(square) => {
                self.hover = square;
                return Vec::new();
            }
            Input::Key(_) | Input::Click(_) | Input::Drag { .. } | Input::Scroll(_) => {}
        }
        // Whoever does something does not wait for what moves.
        self.pages.player.calm();
        self.aside = None;
        self.known.notice = None;
        let mut out = Out::default();
        match input {
            _ if self.is_cramped => self.leave_only(input, &mut out),
            Input::Key(key) => self.key(key, &mut out),
            Input::Click(Target::Command(command)) => self.command(command, &mut out),
            Input::Click(Target::Language(lang)) => self.speak(lang, &mut out),
            Input::Click(_) | Input::Drag { .. } if self.overlay.is_some() => {}
            Input::Click(target) => self.pages.get_mut(self.screen()).click(target, &mut self.known, &mut out),
            Input::Drag { from, to } => {
                self.pages.get_mut(self.screen()).drag(from, to, &mut self.known, &mut out);
            }
            Input::Scroll(lines) => self.scroll_by(lines),
            Input::Hover(_) | Input::Tick => {}
        }
        if let Some(go) = out.go.take() {
            self.go(go);
        }
        self.read_chosen();
        self.aside = out.aside;
        out.effects.extend(self.pages.player.take_effects());
        out.effects
    }

    fn leave_only(&mut self, input: Input, out: &mut Out) {
        if let Input::Key(key) = input
            && let Some(command @ (Command::Quit | Command::Suspend)) = Command::of(key, self)
        {
            self.command(command, out);
        }
    }

    fn key(&mut self, key: Key, out: &mut Out) {
        if let Some(command) = Command::of(key, self) {
            return self.command(command, out);
        }
        match key {
            Key::PageUp => self.scroll_by(-10),
            Key::PageDown => self.scroll_by(10),
            Key::Home => self.scroll_by(i32::MIN),
            Key::End => self.scroll_by(i32::MAX),
            Key::Up if self.is_text() => self.scroll_by(-1),
            Key::Down if self.is_text() => self.scroll_by(1),
            _ if self.overlay.is_some() => {}
            key => self.pages.get_mut(self.screen()).key(key, &mut self.known, out),
        }
    }

    /// Whether there is nothing on the screen but a text.
    fn is_text(&self) -> bool {
        self.overlay.is_some() || self.screen() == Screen::Faults
    }

    fn command(&mut self, command: Command, out: &mut Out) {
        if !command.works(self) {
            return;
        }
        match command {
            command if self.overlay.and_then(Overlay::opener) == Some(command) => self.overlay = None,
            Command::Help => self.lay(Overlay::Help),
            Command::Language => self.speak(self.lang().next(), out),
            Command::Mouse => self.switch_mouse(out),
            Command::Back => self.back(),
            Command::Confirm => {
                self.overlay = None;
                self.reset(out);
            }
            Command::Quit => out.effects.push(Effect::Quit),
            Command::Suspend => out.effects.push(Effect::Suspend),
            command => self.pages.get_mut(self.screen()).command(command, &mut self.known, out),
        }
    }

    /// The chosen lesson begins anew.
    fn reset(&mut self, out: &mut Out) {
        if let Some(lesson) = self.chosen().map(|lesson| lesson.id.clone()) {
            out.effects.extend(self.reset_lesson(&lesson));
        }
    }

    fn speak(&mut self, lang: Lang, out: &mut Out) {
        if lang != self.lang() {
            self.known.settings.lang = lang;
            out.effects.push(Effect::Set { key: Setting::Language.key(), value: lang.tag() });
        }
    }

    fn switch_mouse(&mut self, out: &mut Out) {
        let value = if self.settings().mouse { "off" } else { "on" };
        if self.known.settings.set(Setting::Mouse, value) {
            out.effects.push(Effect::Set { key: Setting::Mouse.key(), value });
        }
        self.hover = None;
        out.aside = Some(if self.settings().mouse { Aside::MouseIsTaken } else { Aside::MouseIsFree });
    }

    /// The first step back is out of an overlay, the next one out of what is half done.
    fn back(&mut self) {
        if self.overlay.take().is_none() && !self.pages.get_mut(self.screen()).step_back() {
            self.go(Go::Back);
        }
    }

    fn go(&mut self, go: Go) {
        match go {
            Go::Fresh => self.freshen(),
            Go::Lay(overlay) => self.lay(overlay),
            Go::Faults(reading) => {
                self.pages.faults.show(&reading);
                self.go_to(Screen::Faults);
            }
            Go::Open(lesson) => self.open(&lesson),
            Go::Practise(sitting) => self.practise(*sitting),
            Go::To(screen) => {
                if self.screen() == Screen::Player {
                    self.pages.player.close();
                }
                self.go_to(screen);
            }
            Go::Back => {
                if self.can_go_back() && self.way.pop() == Some(Screen::Player) {
                    self.pages.player.close();
                }
                self.freshen();
            }
        }
    }

    /// To a screen, from which one comes back here; to one on the way, back to it.
    fn go_to(&mut self, screen: Screen) {
        if screen == Screen::Welcome {
            self.pages.welcome.begin(&self.known);
        }
        match self.way.iter().position(|passed| *passed == screen) {
            Some(place) => self.way.truncate(place + 1),
            None => self.way.push(screen),
        }
        self.freshen();
    }

    fn freshen(&mut self) {
        self.overlay = None;
        self.scroll = 0;
    }

    fn lay(&mut self, overlay: Overlay) {
        self.overlay = Some(overlay);
        self.scroll = 0;
    }

    /// Moves what is chosen, or the text of an overlay or of a task, by so many lines.
    fn scroll_by(&mut self, lines: i32) {
        if self.overlay.is_none() && self.pages.get_mut(self.screen()).scroll(lines, &self.known) {
            return;
        }
        self.scroll = super::screens::moved(self.scroll, lines, Self::LAST_LINE);
    }

    /// No text has more lines; [`App::limit_scroll`] knows the real last one.
    const LAST_LINE: usize = 500;
}
