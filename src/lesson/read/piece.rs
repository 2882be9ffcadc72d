//! Pieces of a lesson's own: `[[piece]]` with a letter, a formula and a name.

use std::collections::BTreeMap;
use std::ops::Range;

use toml::de::DeValue;

use super::header::one_of;
use super::literal::Literal;
use super::show::formula;
use super::table::{Item, Reader, Table};
use crate::i18n::{Lang, OwnPiece, PieceName, name_cases, name_genders};
use crate::lesson::check::keys::Type;
use crate::lesson::check::{characters, fluent, keys, languages, own};
use crate::lesson::format::Part;
use crate::rules::{Area, Color, Formula, OwnRole, OwnRoleError, Square};
use crate::wording::own_key;

/// The words for genders.
pub(super) const GENDERS: [&str; 3] = ["masculine", "feminine", "neuter"];

/// What the reader knows about the lesson's own pieces.
#[derive(Default)]
pub(in crate::lesson) struct OwnPieces {
    /// Those that could be read, in the order of the file.
    pub roles: Vec<OwnRole>,
    /// Small letters of those that could not: boards with them are not told to be wrong because of it.
    pub broken: Vec<char>,
    /// Those that stood on a board.
    pub used: Vec<OwnRole>,
}

impl OwnPieces {
    /// Whether it is the letter of a piece that could not be read.
    pub fn is_broken(&self, letter: char) -> bool {
        self.broken.contains(&letter.to_ascii_lowercase())
    }
}

/// Reads all of them into the reader, and hands on their names.
pub(super) fn pieces<'t>(table: &mut Table<'t>, reader: &mut Reader<'t>) -> Vec<OwnPiece> {
    let Some(item) = table.get("piece") else { return Vec::new() };
    let Some(items) = item.array(Type::Pieces, reader) else { return Vec::new() };
    let mut names = Vec::new();
    let mut letters: Vec<(char, Range<usize>)> = Vec::new();
    for (number, item) in items.iter().map(Item::new).enumerate() {
        if number == OwnRole::IN_POSITION {
            reader.tell(own::too_many(item.span()));
        }
        if let Some(mut table) = item.table(Part::Piece, reader) {
            names.extend(piece(&mut table, &mut letters, reader));
            table.finish(reader);
        }
    }
    names
}

/// Tells the pieces that no board has.
pub(super) fn tell_unused<'t>(table: &mut Table<'t>, reader: &mut Reader<'t>) {
    let unused: Vec<OwnRole> =
        reader.own.roles.iter().filter(|role| !reader.own.used.contains(role)).copied().collect();
    let items = table.get("piece").and_then(|item| item.value.as_array());
    for (item, role) in items.into_iter().flatten().flat_map(|item| unused.iter().map(move |role| (item, role))) {
        let letter = item.get_ref().as_table().and_then(|table| table.get("letter"));
        if let Some(letter) = letter
            && letter.get_ref().as_str().is_some_and(|text| text.eq_ignore_ascii_case(&role.letter().to_string()))
        {
            let span = letter.span();
            reader.tell(own::unused(span, role.letter().to_ascii_uppercase()));
        }
    }
}

fn piece<'t>(
    table: &mut Table<'t>,
    letters: &mut Vec<(char, Range<usize>)>,
    reader: &mut Reader<'t>,
) -> Option<OwnPiece> {
    let written = table.need_string("letter", reader);
    let letter = written.as_ref().and_then(|written| letter(written, letters, reader));
    let formula = table.need_string("formula", reader).and_then(|literal| leads_somewhere(&literal, reader));
    let names = match table.need("name", reader) {
        Some(item) => names(item, reader),
        None => Vec::new(),
    };
    let letter = letter?;
    match formula.map(|formula| OwnRole::new(letter, formula)) {
        Some(Ok(role)) => reader.own.roles.push(role),
        // Thousands of kinds have been met in one run.
        Some(Err(_)) => reader.tell(own::too_many(table.span.clone())),
        None => reader.own.broken.push(letter),
    }
    (!names.is_empty()).then(|| OwnPiece { key: own_key(letter), names })
}

/// The letter, small, if a piece can have it.
fn letter(written: &Literal<'_>, seen: &mut Vec<(char, Range<usize>)>, reader: &mut Reader<'_>) -> Option<char> {
    let mut signs = written.value.chars();
    let (Some(letter), None) = (signs.next(), signs.next()) else {
        reader.tell(own::no_letter(written.inside(), written.value));
        return None;
    };
    match OwnRole::new(letter, crate::rules::ROOK) {
        Err(OwnRoleError::NotALetter(_)) => {
            reader.tell(own::no_letter(written.inside(), written.value));
            return None;
        }
        Err(OwnRoleError::Taken(role)) => {
            reader.tell(own::letter_of(written.inside(), written.value, role));
            return None;
        }
        Ok(_) | Err(OwnRoleError::TooMany) => {}
    }
    let small = letter.to_ascii_lowercase();
    if let Some((_, first)) = seen.iter().find(|(its, _)| *its == small) {
        reader.tell(own::letter_twice(written.inside(), first.clone(), written.value));
        return None;
    }
    seen.push((small, written.inside()));
    Some(small)
}

/// The formula, if it leads from some square to another.
fn leads_somewhere(literal: &Literal<'_>, reader: &mut Reader<'_>) -> Option<Formula> {
    let formula = formula(literal, reader)?;
    let leads = |color| Square::all().any(|from| !formula.squares(from, color, Area::FULL).is_empty());
    if Color::ALL.into_iter().any(leads) {
        return Some(formula);
    }
    reader.tell(own::empty(literal.inside()));
    None
}

/// The names by language; a string alone is the name in all of them.
fn names<'t>(item: Item<'t>, reader: &mut Reader<'t>) -> Vec<(Lang, PieceName)> {
    match item.value {
        DeValue::String(_) => {
            let Some(name) = plain(item, reader) else { return Vec::new() };
            Lang::all().iter().map(|&lang| (lang, formed(lang, name.clone(), item.span(), reader))).collect()
        }
        DeValue::Table(_) => by_language(item, reader),
        _ => {
            item.wrong::<()>(Type::Text, reader);
            Vec::new()
        }
    }
}

fn by_language<'t>(item: Item<'t>, reader: &mut Reader<'t>) -> Vec<(Lang, PieceName)> {
    let Some(mut table) = item.table(Part::Names, reader) else { return Vec::new() };
    let mut names = Vec::new();
    for &lang in Lang::all() {
        let Some(item) = table.get(lang.tag()) else {
            reader.tell(languages::missing(item.span(), lang));
            continue;
        };
        let name = match item.value {
            DeValue::String(_) => plain(item, reader),
            DeValue::Table(_) => item.table(Part::Forms, reader).and_then(|mut table| {
                let name = declined(&mut table, reader);
                table.finish(reader);
                name
            }),
            _ => item.wrong(Type::Text, reader),
        };
        names.extend(name.map(|name| (lang, formed(lang, name, item.span(), reader))));
    }
    for (key, _) in table.entries().filter(|(key, _)| !Lang::all().iter().any(|lang| lang.tag() == key.get_ref())) {
        reader.tell(languages::unknown(key.span(), key.get_ref()));
    }
    names
}

/// A name that is the same in every case.
fn plain<'t>(item: Item<'t>, reader: &mut Reader<'t>) -> Option<PieceName> {
    word(&item.string(reader)?, reader).map(|name| PieceName::plain(&name))
}

/// A name by its forms: of one, and in the table `many` of many.
fn declined<'t>(table: &mut Table<'t>, reader: &mut Reader<'t>) -> Option<PieceName> {
    let gender = table
        .string("gender", reader)
        .and_then(|literal| one_of(&literal, "gender", &GENDERS.map(|word| (word, word)), reader));
    let mut name = PieceName {
        gender: gender.unwrap_or_default().to_owned(),
        animate: table.flag("animate", reader),
        one: forms(table, reader),
        ..PieceName::default()
    };
    if let Some(item) = table.get("many")
        && let Some(mut many) = item.table(Part::Many, reader)
    {
        name.many = forms(&mut many, reader);
        many.finish(reader);
    }
    if !table.has("nominative") {
        reader.tell(keys::missing(table.span.clone(), Part::Forms, "nominative"));
    }
    name.one.contains_key("nominative").then_some(name)
}

fn forms<'t>(table: &mut Table<'t>, reader: &mut Reader<'t>) -> BTreeMap<String, String> {
    let cases = ["nominative", "genitive", "dative", "accusative", "instrumental", "prepositional"];
    let mut forms = BTreeMap::new();
    for case in cases {
        let form = table.string(case, reader).and_then(|literal| word(&literal, reader));
        forms.extend(form.map(|form| (case.to_owned(), form)));
    }
    forms
}

/// A word or two that can stand in a sentence.
fn word(literal: &Literal<'_>, reader: &mut Reader<'_>) -> Option<String> {
    let text = literal.value.trim();
    if text.is_empty() {
        reader.tell(fluent::empty(literal.span.clone()));
        return None;
    }
    let odd = |sign: &char| *sign == '\n' || *sign == '\r' || *sign == '\t';
    let line_ends = literal.value.char_indices().filter(|(_, sign)| odd(sign));
    let signs: Vec<(usize, char)> = line_ends.chain(characters::forbidden(literal.value)).collect();
    for &(offset, sign) in &signs {
        reader.tell(characters::fault(literal.at(offset..offset + sign.len_utf8()), sign));
    }
    signs.is_empty().then(|| text.to_owned())
}

/// The name, of which it is told what its language still needs. The accusative is like the genitive or the nominative,
/// save for the feminine.
fn formed(lang: Lang, name: PieceName, span: Range<usize>, reader: &mut Reader<'_>) -> PieceName {
    let needed = |case: &&str| *case != "accusative" || name.gender == "feminine";
    let mut missing: Vec<&str> =
        name_cases(lang).into_iter().filter(needed).filter(|case| !name.one.contains_key(*case)).collect();
    missing.extend((name_genders(lang) > 1 && name.gender.is_empty()).then_some("gender"));
    if !missing.is_empty() {
        reader.tell(own::forms(span, lang, &missing));
    }
    name
}
