//! A new learner, in three steps of one key each: the language, who it is, which lessons suit it. The fourth key opens
//! the first lesson, on the map.

use crate::i18n::Lang;
use crate::progress::{Audience, Learner, NewLearner, Symbol, clean_name};
use crate::session::command::Command;
use crate::session::effect::Effect;
use crate::session::input::Target;
use crate::session::key::Key;
use crate::session::settings::Setting;
use crate::wording::Words;

use super::Known;
use super::page::{Out, Page, moved};

/// What is asked now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Asked {
    /// Which language to speak.
    #[default]
    Language,
    /// Who it is: a name, a symbol, or a whole class.
    Who,
    /// Which lessons suit it.
    Audience,
}

/// A learner in the making.
#[derive(Clone, Debug)]
pub struct Welcome {
    asked: Asked,
    /// Where the questions begin: a second learner is not asked for the language.
    first: Asked,
    name: String,
    symbol: Symbol,
    is_class: bool,
    audience: Option<Audience>,
    /// Whether somebody has this name.
    is_taken: bool,
}

impl Default for Welcome {
    fn default() -> Self {
        Self {
            asked: Asked::Language,
            first: Asked::Language,
            name: String::new(),
            symbol: Symbol::Sun,
            is_class: false,
            audience: None,
            is_taken: false,
        }
    }
}

impl Welcome {
    /// So many symbols stand in a row.
    pub const COLUMNS: usize = 8;

    /// The questions from their beginning: all of them for the first learner of all.
    pub fn begin(&mut self, known: &Known) {
        let first = if known.learners.is_empty() { Asked::Language } else { Asked::Who };
        let symbol = Symbol::free(known.learners.iter().map(|learner| learner.symbol));
        *self = Self { asked: first, first, symbol, ..Self::default() };
    }

    /// What is asked now.
    pub const fn asked(&self) -> Asked {
        self.asked
    }

    /// The name as far as it is typed.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The name that it gets: what is typed, else that of its symbol, or of a class.
    pub fn whole_name(&self, lang: Lang) -> String {
        let usual = if self.is_class { "learner-class" } else { self.symbol.message() };
        clean_name(&self.name).unwrap_or_else(|_| Words::interface(lang).plain(usual))
    }

    /// The chosen symbol.
    pub const fn symbol(&self) -> Symbol {
        self.symbol
    }

    /// Whether it is a whole class.
    pub const fn is_class(&self) -> bool {
        self.is_class
    }

    /// Which lessons suit it: who types no name does not read yet.
    pub fn audience(&self) -> Audience {
        let reads = self.is_class || !self.name.trim().is_empty();
        self.audience.unwrap_or(if reads { Audience::Pupil } else { Audience::Preschool })
    }

    /// Whether somebody else has this name already.
    pub const fn is_taken(&self) -> bool {
        self.is_taken
    }

    fn go_on(&mut self, known: &Known, out: &mut Out) {
        match self.asked {
            Asked::Language => self.asked = Asked::Who,
            Asked::Who => {
                let name = Learner::folded(&self.whole_name(known.settings.lang));
                self.is_taken = known.learners.iter().any(|learner| Learner::folded(&learner.name) == name);
                if !self.is_taken {
                    self.asked = Asked::Audience;
                }
            }
            Asked::Audience => out.effects.push(Effect::AddLearner(NewLearner {
                name: self.whole_name(known.settings.lang),
                symbol: Some(self.symbol),
                audience: self.audience(),
                is_class: self.is_class,
            })),
        }
    }

    /// Chooses what stands so many places further.
    fn go(&mut self, places: i32, known: &mut Known, out: &mut Out) {
        match self.asked {
            Asked::Language => {
                let here = Lang::all().iter().position(|lang| *lang == known.settings.lang).unwrap_or(0);
                self.pick(moved(here, places, Lang::all().len().saturating_sub(1)), known, out);
            }
            Asked::Who => {
                let here = Symbol::ALL.iter().position(|symbol| *symbol == self.symbol).unwrap_or(0);
                self.pick(moved(here, places, Symbol::ALL.len() - 1), known, out);
            }
            Asked::Audience => self.pick(usize::from(places > 0), known, out),
        }
    }

    /// Chooses the thing of a number.
    fn pick(&mut self, number: usize, known: &mut Known, out: &mut Out) {
        match self.asked {
            Asked::Language => {
                if let Some(&lang) = Lang::all().get(number) {
                    known.settings.lang = lang;
                    out.effects.push(Effect::Set { key: Setting::Language.key(), value: lang.tag() });
                }
            }
            Asked::Who => {
                self.symbol = Symbol::ALL.get(number).copied().unwrap_or(self.symbol);
                self.is_taken = false;
            }
            Asked::Audience => {
                self.audience = Self::AUDIENCES.get(number).copied().or(self.audience);
            }
        }
    }

    /// The audiences in the order in which they are offered.
    pub const AUDIENCES: [Audience; 2] = [Audience::Preschool, Audience::Pupil];
}

impl Page for Welcome {
    fn works(&self, command: Command, _known: &Known) -> bool {
        match command {
            Command::Choose => true,
            Command::Class => self.asked == Asked::Who,
            _ => false,
        }
    }

    fn takes_text(&self) -> bool {
        self.asked == Asked::Who
    }

    fn command(&mut self, command: Command, known: &mut Known, out: &mut Out) {
        match command {
            Command::Choose => self.go_on(known, out),
            Command::Class => {
                self.is_class = !self.is_class;
                self.is_taken = false;
            }
            _ => {}
        }
    }

    fn key(&mut self, key: Key, known: &mut Known, out: &mut Out) {
        let row = if self.asked == Asked::Who { i32::try_from(Self::COLUMNS).unwrap_or(1) } else { 1 };
        match key {
            Key::Left => self.go(-1, known, out),
            Key::Right => self.go(1, known, out),
            Key::Up => self.go(-row, known, out),
            Key::Down => self.go(row, known, out),
            Key::Char(typed) if self.asked == Asked::Who => {
                let longer = format!("{}{typed}", self.name);
                // A space may begin the next word; anything that cannot be seen is not taken.
                let fits = clean_name(&longer).is_ok_and(|clean| typed == ' ' || clean.ends_with(typed));
                if fits && longer.chars().count() <= Learner::LONGEST_NAME {
                    self.name = longer;
                    self.is_taken = false;
                }
            }
            Key::Backspace if self.asked == Asked::Who => {
                self.name.pop();
                self.is_taken = false;
            }
            _ => {}
        }
    }

    fn click(&mut self, target: Target, known: &mut Known, out: &mut Out) {
        if let Target::Item(number) = target {
            self.pick(number, known, out);
            // A language or an audience is all that is asked for; a symbol may have a name to come.
            if self.asked != Asked::Who {
                self.go_on(known, out);
            }
        }
    }

    fn can_step_back(&self) -> bool {
        self.asked != self.first
    }

    fn step_back(&mut self) -> bool {
        let before = match self.asked {
            asked if asked == self.first => return false,
            Asked::Audience => Asked::Who,
            Asked::Language | Asked::Who => Asked::Language,
        };
        self.asked = before;
        true
    }
}
