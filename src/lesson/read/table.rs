//! A table of a lesson file, asked key by key; what nobody asked for is an unknown key.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeArray, DeString, DeTable, DeValue};

use super::literal::Literal;
use super::piece::OwnPieces;
use super::syntax::BROKEN_HEADER;
use super::text::Use;
use crate::lesson::check::idle::Idle;
use crate::lesson::check::keys;
use crate::lesson::fault::{Fault, MOST_FAULTS};
use crate::lesson::format::Part;
use crate::lesson::guess::guess;
use crate::rules::Puzzle;

/// Where the reading of one file stands: its text, the faults and the texts so far.
pub(in crate::lesson) struct Reader<'t> {
    /// The text that the spans belong to.
    pub file: &'t str,
    /// What was found.
    pub faults: Vec<Fault>,
    /// The texts, to be checked when all of the lesson is known.
    pub uses: Vec<Use<'t>>,
    /// Whether the text is a copy in which broken headers of steps were replaced.
    pub mended: bool,
    /// Whether no warnings are looked for, since tests hold that there are none.
    pub is_proven: bool,
    /// Pieces without a part in their steps, if no text gives them one.
    pub idle: Vec<Idle>,
    /// The pieces of the lesson's own.
    pub own: OwnPieces,
    /// How much may still be asked of the solver and of the generators.
    pub budget: Budget,
}

/// What one lesson may ask of the program, so that no file takes for ever: as much as no lesson of a person needs.
#[derive(Clone, Copy, Debug)]
pub(in crate::lesson) struct Budget {
    /// Stands that the solver may look at.
    pub stands: usize,
    /// Drawings that may turn out to be impossible.
    pub drawings: usize,
    /// Stands that may be looked at to find pieces without a part.
    pub idle: usize,
}

impl Default for Budget {
    fn default() -> Self {
        Self { stands: 4 * Puzzle::MOST_STANDS, drawings: 8, idle: 20_000 }
    }
}

impl<'t> Reader<'t> {
    /// A reader at the beginning.
    pub fn new(file: &'t str, mended: bool) -> Self {
        Self {
            file,
            faults: Vec::new(),
            uses: Vec::new(),
            idle: Vec::new(),
            mended,
            own: OwnPieces::default(),
            is_proven: false,
            budget: Budget::default(),
        }
    }

    /// Tells a fault, unless there are too many already.
    pub fn tell(&mut self, fault: Fault) {
        if self.faults.len() < MOST_FAULTS {
            self.faults.push(fault);
        }
    }
}

/// A value with its place.
#[derive(Clone, Copy)]
pub(in crate::lesson) struct Item<'t> {
    pub value: &'t DeValue<'t>,
    spanned: &'t Spanned<DeValue<'t>>,
}

impl<'t> Item<'t> {
    pub fn new(spanned: &'t Spanned<DeValue<'t>>) -> Self {
        Self { value: spanned.get_ref(), spanned }
    }

    /// Its bytes in the file.
    pub fn span(&self) -> Range<usize> {
        self.spanned.span()
    }

    /// It as a string, or a fault.
    pub fn string(&self, reader: &mut Reader<'t>) -> Option<Literal<'t>> {
        match self.value {
            DeValue::String(value) => Some(Literal::new(value, self.span(), reader.file)),
            _ => self.wrong(keys::Type::String, reader),
        }
    }

    /// It as a whole number, or a fault. Numbers beyond 64 bits are faults too.
    pub fn integer(&self, reader: &mut Reader<'t>) -> Option<i64> {
        match self.value {
            DeValue::Integer(value) => match i64::from_str_radix(value.as_str(), value.radix()) {
                Ok(number) => Some(number),
                Err(_) => self.wrong(keys::Type::Integer, reader),
            },
            _ => self.wrong(keys::Type::Integer, reader),
        }
    }

    /// It as true or false, or a fault.
    pub fn boolean(&self, reader: &mut Reader<'t>) -> Option<bool> {
        match self.value {
            DeValue::Boolean(value) => Some(*value),
            _ => self.wrong(keys::Type::Boolean, reader),
        }
    }

    /// It as a list, or a fault that wants this type.
    pub fn array(&self, wanted: keys::Type, reader: &mut Reader<'t>) -> Option<&'t DeArray<'t>> {
        match self.value {
            DeValue::Array(values) => Some(values),
            _ => self.wrong(wanted, reader),
        }
    }

    /// It as this part of a lesson, or a fault that wants one.
    pub fn table(&self, part: Part, reader: &mut Reader<'t>) -> Option<Table<'t>> {
        match self.value {
            DeValue::Table(entries) => Some(Table::new(entries, self.span(), part)),
            _ => self.wrong(keys::Type::of(part), reader),
        }
    }

    /// It as a list of strings; a string alone is a list of one.
    pub fn strings(&self, reader: &mut Reader<'t>) -> Option<Vec<Literal<'t>>> {
        match self.value {
            DeValue::String(_) => Some(self.string(reader).into_iter().collect()),
            DeValue::Array(values) => Some(values.iter().filter_map(|value| Item::new(value).string(reader)).collect()),
            _ => self.wrong(keys::Type::Strings, reader),
        }
    }

    /// Tells that it has the wrong type.
    pub fn wrong<T>(&self, wanted: keys::Type, reader: &mut Reader<'t>) -> Option<T> {
        reader.tell(keys::wrong_type(self.span(), wanted, self.value));
        None
    }
}

/// A table with its place and the keys asked for.
#[derive(Clone)]
pub(in crate::lesson) struct Table<'t> {
    entries: &'t DeTable<'t>,
    /// Its header, or the whole of it if it stands in braces.
    pub span: Range<usize>,
    part: Part,
    known: Vec<&'static str>,
    /// Keys that were told to be out of place; they are not to be offered as known ones.
    told: Vec<&'static str>,
}

impl<'t> Table<'t> {
    pub fn new(entries: &'t DeTable<'t>, span: Range<usize>, part: Part) -> Self {
        Self { entries, span, part, known: Vec::new(), told: Vec::new() }
    }

    /// The value of a key, if it is there. The key is known from now on.
    pub fn get(&mut self, key: &'static str) -> Option<Item<'t>> {
        if !self.known.contains(&key) {
            // The schema and the reference are made from the table of the format: what is read without being there would
            // be unknown to them. A broken header of a step is called by a name that no author can mean.
            debug_assert!(self.part.has(key) || key == BROKEN_HEADER, "{key} is not in the table of {:?}", self.part);
            self.known.push(key);
        }
        self.entries.get(key).map(Item::new)
    }

    /// The same; that it is not there is a fault.
    pub fn need(&mut self, key: &'static str, reader: &mut Reader<'t>) -> Option<Item<'t>> {
        let item = self.get(key);
        if item.is_none() {
            reader.tell(keys::missing(self.span.clone(), self.part, key));
        }
        item
    }

    /// A string.
    pub fn string(&mut self, key: &'static str, reader: &mut Reader<'t>) -> Option<Literal<'t>> {
        self.get(key)?.string(reader)
    }

    /// A string that has to be there.
    pub fn need_string(&mut self, key: &'static str, reader: &mut Reader<'t>) -> Option<Literal<'t>> {
        self.need(key, reader)?.string(reader)
    }

    /// True or false; false if it is not there.
    pub fn flag(&mut self, key: &'static str, reader: &mut Reader<'t>) -> bool {
        self.get(key).and_then(|item| item.boolean(reader)).unwrap_or(false)
    }

    /// The value of a key as it was written; the key is as known as it was.
    pub fn written(&self, key: &str) -> Option<Item<'t>> {
        self.entries.get(key).map(Item::new)
    }

    /// The place of a key that is there.
    pub fn key_span(&self, key: &str) -> Option<Range<usize>> {
        self.entries.get_key_value(key).map(|(key, _)| key.span())
    }

    /// All keys and values.
    pub fn entries(&self) -> impl Iterator<Item = (&'t Spanned<DeString<'t>>, Item<'t>)> + use<'t> {
        self.entries.iter().map(|(key, value)| (key, Item::new(value)))
    }

    /// That a key has no place here has been told.
    pub fn is_told(&mut self, key: &'static str) {
        self.told.push(key);
    }

    /// Whether that has been told of it.
    pub fn told(&self, key: &str) -> bool {
        self.told.contains(&key)
    }

    /// Whether a key is there, known or not.
    pub fn has(&self, key: &str) -> bool {
        self.entries.contains_key(key)
    }

    /// Tells the keys that nobody asked for. What is told to be missing, and only is written wrongly, is not missing.
    pub fn finish(self, reader: &mut Reader<'t>) {
        let mut written_wrongly: Vec<&'static str> = Vec::new();
        for (key, _) in self.entries() {
            // To guess what was meant takes longer than to read it.
            if reader.faults.len() >= MOST_FAULTS {
                break;
            }
            if !self.known.iter().chain(&self.told).any(|known| *known == key.get_ref().as_ref()) {
                reader.tell(keys::unknown(key.span(), key.get_ref(), &self.known));
                let meant = guess(key.get_ref(), self.known.iter().copied());
                written_wrongly.extend(meant.filter(|meant| !written_wrongly.contains(meant)));
            }
        }
        let missing = |meant| keys::missing(self.span.clone(), self.part, meant);
        let missing: Vec<Fault> = written_wrongly.into_iter().map(missing).collect();
        reader.faults.retain(|told| !missing.contains(told));
    }
}
