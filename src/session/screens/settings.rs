//! The settings: a row for each, of which one is chosen; a change holds at once.

use crate::session::command::Command;
use crate::session::effect::Effect;
use crate::session::input::Target;
use crate::session::key::Key;
use crate::session::settings::Setting;

use super::Known;
use super::page::{Out, Page, moved};

/// Which setting is chosen.
#[derive(Clone, Debug, Default)]
pub struct SettingsPage {
    row: usize,
}

impl SettingsPage {
    /// The chosen setting.
    pub fn chosen(&self) -> Setting {
        Setting::ALL.get(self.row).copied().unwrap_or(Setting::Language)
    }

    /// Gives the chosen setting the value that stands so many places further, round and round.
    fn turn(&self, places: isize, known: &mut Known, out: &mut Out) {
        let values = self.chosen().values();
        let count = isize::try_from(values.len().max(1)).unwrap_or(1);
        let here = isize::try_from(known.settings.chosen(self.chosen())).unwrap_or(0);
        let there = usize::try_from((here + places).rem_euclid(count)).unwrap_or(0);
        self.set(there, known, out);
    }

    fn set(&self, value: usize, known: &mut Known, out: &mut Out) {
        let setting = self.chosen();
        if let Some(word) = setting.values().get(value).copied()
            && known.settings.set(setting, word)
        {
            out.effects.push(Effect::Set { key: setting.key(), value: word });
        }
    }
}

impl Page for SettingsPage {
    fn works(&self, command: Command, _known: &Known) -> bool {
        matches!(command, Command::Change)
    }

    fn command(&mut self, command: Command, known: &mut Known, out: &mut Out) {
        if command == Command::Change {
            self.turn(1, known, out);
        }
    }

    fn key(&mut self, key: Key, known: &mut Known, out: &mut Out) {
        match key {
            Key::Left => self.turn(-1, known, out),
            Key::Right => self.turn(1, known, out),
            Key::Up => _ = self.scroll(-1, known),
            Key::Down => _ = self.scroll(1, known),
            _ => {}
        }
    }

    fn click(&mut self, target: Target, known: &mut Known, out: &mut Out) {
        match target {
            Target::Value(setting, value) => {
                self.row = Setting::ALL.iter().position(|it| *it == setting).unwrap_or(self.row);
                self.set(value, known, out);
            }
            Target::Item(row) => self.row = row.min(last(known)),
            _ => {}
        }
    }

    fn scroll(&mut self, lines: i32, known: &Known) -> bool {
        self.row = moved(self.row, lines, last(known));
        true
    }
}

/// The last row there is for who is here.
fn last(known: &Known) -> usize {
    Setting::offered(known.audience()).len().saturating_sub(1)
}
