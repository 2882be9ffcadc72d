//! The session and its drawing beside the real program: what is clicked there is clicked here, so that each place to
//! click is known, and what the terminal should show.

use std::sync::Arc;

use chess_codex::i18n::Lang;
use chess_codex::lesson::Lesson;
use chess_codex::session::practice::Sitting;
use chess_codex::session::{App, Command, Input, Item, Key, Mode, Run, Spot, Target};
use chess_codex::term::limits;
use chess_codex::ui::{Hits, Look, draw};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::pty::Pty;

/// A program of whose learner nothing is known.
pub struct Model {
    app: App,
    size: (u16, u16),
}

impl Model {
    /// The program as it opens a lesson.
    pub fn of_lesson(lang: Lang, lesson: &Arc<Lesson>, size: (u16, u16)) -> Self {
        let mut app = App::new(lang, vec![Item::Ready(Arc::clone(lesson))]);
        app.open(lesson);
        Self { app, size }
    }

    /// The program as it begins a sitting of practice.
    pub fn of_practice(lang: Lang, sitting: Sitting, size: (u16, u16)) -> Self {
        let mut app = App::new(lang, Vec::new());
        app.practise(sitting);
        Self { app, size }
    }

    /// The lesson that is played.
    pub fn run(&self) -> Option<&Run> {
        self.app.run().filter(|run| !run.is_over())
    }

    fn draw(&mut self) -> (Buffer, Hits) {
        let look =
            Look::of(self.app.settings(), limits(false, |name| (name == "TERM").then(|| "xterm-256color".into())));
        let mut buffer = Buffer::empty(Rect::new(0, 0, self.size.0, self.size.1));
        let hits = draw(&self.app, &look, buffer.area, &mut buffer);
        self.app.limit_scroll(hits.scroll_limit());
        (buffer, hits)
    }

    /// What the terminal shows now, row by row, without the blanks at the ends.
    pub fn rows(&mut self) -> Vec<String> {
        let (buffer, _) = self.draw();
        let row = |y| (0..self.size.0).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
        (0..self.size.1).map(row).collect()
    }

    /// Does the same here and there.
    pub fn click(&mut self, pty: &mut Pty, target: Target) {
        let (_, hits) = self.draw();
        let place = hits.iter().find(|(_, found)| *found == target).map(|(place, _)| place);
        let Some(place) = place else { panic!("{target:?} is nowhere:\n{}", self.rows().join("\n")) };
        pty.click(place.x + place.width / 2, place.y + place.height / 2);
        self.app.update(Input::Click(target));
    }

    /// Types a key, as its bytes and by its name.
    pub fn key(&mut self, pty: &mut Pty, bytes: &str, key: Key) {
        pty.send(bytes);
        self.app.update(Input::Key(key));
    }

    /// Turns the wheel a line.
    pub fn wheel(&mut self, pty: &mut Pty, up: bool) {
        pty.wheel(self.size.0 / 2, self.size.1 / 2, up);
        self.app.update(Input::Scroll(if up { -1 } else { 1 }));
        // How far it can go is known from what is drawn, there as here.
        self.draw();
    }

    /// To the next picture or step with the mouse alone, by the solution if something is asked.
    pub fn go_on(&mut self, pty: &mut Pty) {
        // No exercise has so many parts.
        for _ in 0..20 {
            let run = self.run().expect("a lesson is played");
            let (Some(step), Some(exercise)) = (run.step(), run.exercise().filter(|exercise| !exercise.is_done()))
            else {
                return self.click(pty, Target::Command(Command::Next));
            };
            let solution = exercise.work().answer().solution(step);
            if solution.is_empty() {
                self.click(pty, Target::Command(Command::Nowhere));
            }
            for spot in solution {
                self.click(
                    pty,
                    match spot {
                        Spot::Square(square) => Target::Square(square),
                        Spot::Choice(number) => Target::Choice(number),
                    },
                );
            }
            let run = self.run().expect("a lesson is played");
            let is_open = run.exercise().is_some_and(|exercise| !exercise.is_done());
            if is_open && run.mode() == Mode::ThenCheck && Command::Check.works(&self.app) {
                self.click(pty, Target::Command(Command::Check));
            }
        }
        panic!("it has no end");
    }
}
