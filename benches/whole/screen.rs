//! What a key costs at 200x60: the work up to the last byte, and how many bytes go to the terminal.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use chess_codex::i18n::Lang;
use chess_codex::lesson::Catalog;
use chess_codex::session::{App, Input, Item, Key, Record};
use chess_codex::term;
use chess_codex::ui::{self, Look};
use ratatui::backend::CrosstermBackend;
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};

use super::table::Table;

const SIZE: Rect = Rect { x: 0, y: 0, width: 200, height: 60 };

/// Counts what would go to the terminal.
#[derive(Clone, Default)]
struct Counter(Arc<AtomicUsize>);

impl Write for Counter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.fetch_add(bytes.len(), Ordering::Relaxed);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// What all things of a kind took.
#[derive(Default)]
struct Taken {
    millis: Vec<f64>,
    most_bytes: usize,
}

impl Taken {
    /// What all but one in a hundred stay under: the slowest of all tells more of the machine than of the program.
    fn slow(&mut self) -> f64 {
        self.millis.sort_by(f64::total_cmp);
        self.millis[self.millis.len() * 99 / 100]
    }
}

/// Goes through every lesson of the course: its steps, and the cursor over the board in each.
pub fn measure(table: &mut Table) {
    let catalog = Catalog::built_in();
    let items: Vec<Item> = catalog.lessons().map(|lesson| Item::Ready(Arc::clone(lesson))).collect();
    let counter = Counter::default();
    let options = TerminalOptions { viewport: Viewport::Fixed(SIZE) };
    let mut terminal =
        Terminal::with_options(CrosstermBackend::new(counter.clone()), options).expect("nothing real is asked");
    let truecolor = |name: &str| match name {
        "COLORTERM" => Some("truecolor".to_owned()),
        "TERM" => Some("xterm-256color".to_owned()),
        _ => None,
    };
    let limits = term::limits(false, truecolor);
    let mut app = App::new(Lang::ENGLISH, items);
    let (mut moved, mut stepped) = (Taken::default(), Taken::default());
    let mut shown = |app: &mut App, change: &mut dyn FnMut(&mut App), taken: &mut Taken| {
        let before = counter.0.load(Ordering::Relaxed);
        let begin = Instant::now();
        change(app);
        let look = Look::of(app.settings(), limits);
        terminal
            .draw(|frame| {
                ui::draw(app, &look, frame.area(), frame.buffer_mut());
            })
            .expect("a counter takes all");
        taken.millis.push(begin.elapsed().as_secs_f64() * 1e3);
        taken.most_bytes = taken.most_bytes.max(counter.0.load(Ordering::Relaxed) - before);
    };
    // The first frame of all is the start's business.
    shown(&mut app, &mut |_| (), &mut Taken::default());
    for lesson in catalog.lessons() {
        for step in 0..u32::try_from(lesson.steps.len()).expect("few") {
            app.reset_lesson(&lesson.id);
            app.note(&[Record::Place { lesson: lesson.id.clone(), step }]);
            shown(&mut app, &mut |app| app.open(lesson), &mut stepped);
            // Where nothing is to be marked an arrow turns the page: that is a new step.
            if app.run().and_then(|run| run.exercise()?.marks()).is_none() {
                continue;
            }
            for key in [Key::Right, Key::Up, Key::Left, Key::Down] {
                shown(&mut app, &mut |app| drop(app.update(Input::Key(key))), &mut moved);
            }
        }
    }
    table.add("a cursor move at 200x60, the slowest but 1 in 100", moved.slow(), "ms", Some(1.0));
    table.add("a cursor move at 200x60, the most bytes", moved.most_bytes as f64 / 1024.0, "KiB", Some(4.0));
    table.add("a new step at 200x60, the slowest but 1 in 100", stepped.slow(), "ms", Some(5.0));
    table.add("a new step at 200x60, the most bytes", stepped.most_bytes as f64 / 1024.0, "KiB", Some(128.0));
}
