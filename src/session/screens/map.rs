//! The course as a path: articles one after another, each with its lessons, of which one is chosen.

use std::sync::Arc;

use crate::lesson::{Article, Audience, Lesson};
use crate::progress::{self, Learner};
use crate::session::app::Overlay;
use crate::session::command::Command;
use crate::session::effect::Effect;
use crate::session::input::Target;
use crate::session::item::Item;
use crate::session::key::Key;

use super::page::{Go, Out, Page, moved};
use super::{Known, Screen};

/// For whom the lessons are that are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Audiences {
    /// For everyone.
    #[default]
    All,
    /// For one audience.
    Only(Audience),
}

/// A part of the codex on the path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Station {
    /// Which; none for files of which that cannot be read.
    pub article: Option<Article>,
    /// The name of the folder of such files.
    pub pack: Option<String>,
    /// The numbers of its lessons that are shown, in order.
    pub items: Vec<usize>,
}

/// Where the learner is on the path.
#[derive(Clone, Debug, Default)]
pub struct Map {
    chosen: usize,
    audiences: Audiences,
}

impl Map {
    /// The number of the chosen lesson.
    pub const fn chosen(&self) -> usize {
        self.chosen
    }

    /// For whom the lessons are that are shown.
    pub const fn audiences(&self) -> Audiences {
        self.audiences
    }

    /// Chooses a lesson; if it is not shown, lessons for everyone are.
    pub fn choose(&mut self, number: usize, known: &Known) {
        self.chosen = number;
        if known.items.get(number).is_some_and(|item| !self.shows(item)) {
            self.audiences = Audiences::All;
        }
    }

    /// Shows the lessons for some, and chooses the next one of them.
    pub fn show(&mut self, audiences: Audiences, known: &Known) {
        self.audiences = audiences;
        if self.shown(known).is_empty() {
            self.audiences = Audiences::All;
        }
        if !known.items.get(self.chosen).is_some_and(|item| self.shows(item)) {
            self.chosen = self.next(known).or_else(|| self.shown(known).first().copied()).unwrap_or(0);
        }
    }

    /// A learner comes: the lessons for it are shown, and the next one is chosen.
    pub fn welcome(&mut self, learner: &Learner, known: &Known) {
        let audience = match learner.audience {
            progress::Audience::Preschool => Audience::Preschool,
            progress::Audience::Pupil => Audience::Pupil,
        };
        self.show(Audiences::Only(audience), known);
        self.chosen = self.next(known).unwrap_or(self.chosen);
    }

    /// The path: every article that has lessons to show, in the order of the codex. Files whose article cannot be read
    /// stand under their pack, behind the articles.
    pub fn stations(&self, known: &Known) -> Vec<Station> {
        let mut stations: Vec<Station> = Vec::new();
        for (number, item) in known.items.iter().enumerate().filter(|(_, item)| self.shows(item)) {
            let article = item.article();
            let pack = if article.is_none() { item.origin().pack() } else { None };
            match stations.iter_mut().find(|station| station.article == article && station.pack == pack) {
                Some(station) => station.items.push(number),
                None => stations.push(Station { article, pack, items: vec![number] }),
            }
        }
        let place = |station: &Station| (station.article.is_none(), station.article, station.pack.clone());
        stations.sort_by_key(place);
        stations
    }

    /// The lesson to go on with: the first one shown that was not played to a star. None if all are done.
    pub fn next(&self, known: &Known) -> Option<usize> {
        let is_left = |&number: &usize| {
            known.items.get(number).is_some_and(|item| item.can_be_played() && !known.is_done(item.id()))
        };
        self.shown(known).into_iter().find(is_left)
    }

    /// The lesson to go on with after this one: the first behind it on the path that is for the same audience and was not
    /// played to a star; where all those are done, simply the next. A teacher's lesson goes on in its own pack. None at
    /// the end of the path.
    pub fn after(lesson: &Lesson, known: &Known) -> Option<usize> {
        let item = |number: usize| known.items.get(number);
        let pack = lesson.origin.folder();
        let of_pack = |item: &Item| pack.is_none() || item.origin().folder() == pack;
        let suits = |&number: &usize| {
            item(number)
                .is_some_and(|item| item.can_be_played() && item.audience() == Some(lesson.audience) && of_pack(item))
        };
        let path: Vec<usize> = Self::default().shown(known).into_iter().filter(suits).collect();
        let place = path.iter().position(|&number| item(number).is_some_and(|item| item.id() == lesson.id))?;
        let behind = path.get(place + 1..).unwrap_or_default();
        let left = behind.iter().find(|&&number| item(number).is_some_and(|item| !known.is_done(item.id())));
        left.or(behind.first()).copied()
    }

    /// What is chosen, if it can be played.
    fn playable<'a>(&self, known: &'a Known) -> Option<&'a Item> {
        known.items.get(self.chosen).filter(|item| item.can_be_played())
    }

    fn shows(&self, item: &Item) -> bool {
        match (self.audiences, item.audience()) {
            (Audiences::Only(wanted), Some(audience)) => audience == wanted,
            _ => true,
        }
    }

    /// The numbers of the lessons in the order of the path.
    fn shown(&self, known: &Known) -> Vec<usize> {
        self.stations(known).into_iter().flat_map(|station| station.items).collect()
    }

    /// Along the path by so many lessons.
    fn go(&mut self, lessons: i32, known: &Known) {
        let shown = self.shown(known);
        let place = shown.iter().position(|number| *number == self.chosen).unwrap_or(0);
        self.chosen = shown.get(moved(place, lessons, shown.len().saturating_sub(1))).copied().unwrap_or(0);
    }

    /// Along the path by one article.
    fn go_station(&mut self, back: bool, known: &Known) {
        let stations = self.stations(known);
        let here = stations.iter().position(|station| station.items.contains(&self.chosen)).unwrap_or(0);
        let there = moved(here, if back { -1 } else { 1 }, stations.len().saturating_sub(1));
        match stations.get(there) {
            Some(station) if there != here => self.chosen = self.first_of(station, known),
            _ => self.go(if back { i32::MIN } else { i32::MAX }, known),
        }
    }

    /// The lesson of a station to begin with.
    fn first_of(&self, station: &Station, known: &Known) -> usize {
        let next = self.next(known).filter(|next| station.items.contains(next));
        next.or_else(|| station.items.first().copied()).unwrap_or(0)
    }
}

impl Page for Map {
    fn works(&self, command: Command, known: &Known) -> bool {
        match command {
            Command::Open => known.items.get(self.chosen).is_some(),
            Command::Filter => {
                let mut audiences = known.items.iter().filter_map(Item::audience);
                audiences.next().is_some_and(|first| audiences.any(|other| other != first))
            }
            Command::Reset => self.playable(known).is_some_and(|item| known.stars(item.id()).is_some()),
            Command::Settings | Command::Progress | Command::Practice => true,
            _ => false,
        }
    }

    fn message(&self, command: Command, known: &Known) -> Option<&'static str> {
        let is_broken = matches!(known.items.get(self.chosen), Some(Item::Broken(_)));
        (command == Command::Open && is_broken).then_some("cmd-faults")
    }

    fn command(&mut self, command: Command, known: &mut Known, out: &mut Out) {
        match command {
            Command::Open => {
                out.go = match known.items.get(self.chosen) {
                    Some(Item::Broken(reading)) => Some(Go::Faults(Arc::clone(reading))),
                    _ => known.read(self.chosen).cloned().map(Go::Open),
                };
            }
            Command::Filter => {
                let next = match self.audiences {
                    Audiences::All => Audiences::Only(Audience::Preschool),
                    Audiences::Only(Audience::Preschool) => Audiences::Only(Audience::Pupil),
                    Audiences::Only(Audience::Pupil) => Audiences::All,
                };
                self.show(next, known);
            }
            Command::Reset => out.go = Some(Go::Lay(Overlay::Reset)),
            Command::Settings => out.go = Some(Go::To(Screen::Settings)),
            Command::Progress => {
                out.effects.extend([Effect::ReadReport, Effect::ReadCards]);
                out.go = Some(Go::To(Screen::Progress));
            }
            Command::Practice => {
                out.effects.extend([Effect::ReadReport, Effect::ReadCards]);
                out.go = Some(Go::To(Screen::Practice));
            }
            _ => {}
        }
    }

    fn key(&mut self, key: Key, known: &mut Known, _out: &mut Out) {
        match key {
            Key::Left => self.go(-1, known),
            Key::Right => self.go(1, known),
            Key::Up => self.go_station(true, known),
            Key::Down => self.go_station(false, known),
            _ => {}
        }
    }

    fn click(&mut self, target: Target, known: &mut Known, out: &mut Out) {
        match target {
            Target::Item(number) if self.shown(known).contains(&number) => {
                self.chosen = number;
                self.command(Command::Open, known, out);
            }
            Target::Article(article) => {
                let station = self.stations(known).into_iter().find(|station| station.article == Some(article));
                self.chosen = station.map_or(self.chosen, |station| self.first_of(&station, known));
            }
            _ => {}
        }
    }

    fn scroll(&mut self, lines: i32, known: &Known) -> bool {
        self.go(lines, known);
        true
    }
}
