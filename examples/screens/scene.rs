//! A state of the program, reached by keys and clicks, and drawn.

use std::collections::BTreeMap;
use std::sync::Arc;

use chess_codex::i18n::Lang;
use chess_codex::lesson::Catalog;
use chess_codex::progress::{Audience, Learner, LearnerId, Moment, Standing, Symbol};
use chess_codex::session::{App, Effect, Input, Item, Key, News, Setting, Settings, Target};
use chess_codex::ui::{Depth, Limits, Look, draw};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// What is drawn, and how.
#[derive(Clone, Debug)]
pub struct Scene<'a> {
    /// The lesson's id, or its file; none for the map.
    pub lesson: Option<&'a str>,
    /// Keys and clicks in their order, apart by spaces: `enter`, `tab`, `down`, `x`, `@e4` for a click on a square,
    /// `#2` for one on the second thing beside the board.
    pub keys: &'a str,
    /// The language's tag.
    pub lang: &'a str,
    /// How many lessons of the course lie behind.
    pub done: usize,
    /// Columns and rows.
    pub size: (u16, u16),
    /// The word of a theme, as the settings have it.
    pub theme: &'a str,
    /// How many colours there are.
    pub depth: Depth,
    /// Whether everything is ASCII.
    pub ascii: bool,
}

impl Scene<'_> {
    /// The map in the usual look.
    pub const NEW: Self = Self {
        lesson: None,
        keys: "",
        lang: "ru",
        done: 0,
        size: (100, 35),
        theme: "dark",
        depth: Depth::True,
        ascii: false,
    };

    /// Plays the keys and draws what is there then.
    pub fn draw(&self) -> Result<Buffer, String> {
        let lang = Lang::parse(self.lang).ok_or_else(|| format!("there is no language {:?}", self.lang))?;
        let app = self.play(lang)?;
        let limits = Limits { depth: self.depth, ascii: self.ascii, ..Limits::NONE };
        let mut settings: Settings = app.settings().clone();
        if !settings.set(Setting::Theme, self.theme) {
            return Err(format!("there is no theme {:?}; the themes are {:?}", self.theme, Setting::Theme.values()));
        }
        let area = Rect::new(0, 0, self.size.0, self.size.1);
        let mut buffer = Buffer::empty(area);
        draw(&app, &Look::of(&settings, limits), area, &mut buffer);
        Ok(buffer)
    }

    fn play(&self, lang: Lang) -> Result<App, String> {
        let catalog = Catalog::built_in();
        let mut app = App::new(lang, catalog.lessons().map(|lesson| Item::Ready(Arc::clone(lesson))).collect());
        let stars = catalog.lessons().take(self.done).zip([3, 3, 2].into_iter().cycle());
        let stars: BTreeMap<String, u8> = stars.map(|(lesson, stars)| (lesson.id.clone(), stars)).collect();
        if !stars.is_empty() {
            let learner = Learner {
                id: LearnerId(1),
                name: if lang == Lang::ENGLISH { "Julia" } else { "Юля" }.to_owned(),
                symbol: Symbol::ALL[0],
                audience: Audience::Preschool,
                is_class: false,
                last_seen: Moment(0),
            };
            let standing = Standing { stars, ..Standing::default() };
            app.receive(News::Here { learner, settings: BTreeMap::new(), standing });
        }
        if let Some(id) = self.lesson {
            let lesson = catalog.open(id).map_err(|_| format!("there is no lesson {id:?}, or it has faults"))?;
            app.open(&lesson);
        }
        for word in self.keys.split_whitespace() {
            press(&mut app, word)?;
        }
        Ok(app)
    }
}

fn press(app: &mut App, word: &str) -> Result<Vec<Effect>, String> {
    let not_known = || format!("{word:?} is no key, square or thing");
    if let Some(name) = word.strip_prefix('@') {
        let square = name.parse().map_err(|_| not_known())?;
        return Ok(app.update(Input::Click(Target::Square(square))));
    }
    if let Some(number) = word.strip_prefix('#') {
        let number: usize = number.parse().map_err(|_| not_known())?;
        return Ok(app.update(Input::Click(Target::Choice(number.saturating_sub(1)))));
    }
    let key = match word {
        "enter" => Key::Enter,
        "esc" => Key::Esc,
        "tab" => Key::Tab,
        "up" => Key::Up,
        "down" => Key::Down,
        "left" => Key::Left,
        "right" => Key::Right,
        "home" => Key::Home,
        "end" => Key::End,
        "space" => Key::Char(' '),
        "f1" => Key::F(1),
        _ => {
            let mut letters = word.chars();
            match (letters.next(), letters.next()) {
                (Some(letter), None) => Key::Char(letter),
                _ => return Err(not_known()),
            }
        }
    };
    Ok(app.update(Input::Key(key)))
}
