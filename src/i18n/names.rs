//! The names of pieces, in every case and number, with their colour in agreement: what `PIECE` and `GENDER` look up.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast;

use super::Lang;

/// Cases that a message may ask for even where the language does not have them.
const CASES: [&str; 6] = ["nominative", "genitive", "dative", "accusative", "instrumental", "prepositional"];
const NUMBERS: [&str; 2] = ["one", "many"];
const COLORS: [&str; 2] = ["white", "black"];

/// In the key of a lesson's own piece, what stands before its small letter: `white-own-a`.
const OWN: &str = "own-";

thread_local! {
    /// What functions could not answer in the text that is put together now: Fluent does not count that as an error by
    /// itself, and no sign in the text could tell, for any sign may stand in what somebody wrote.
    static UNANSWERED: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Puts a text together, and gives with it what functions could not answer in it.
pub(super) fn with_unanswered<T>(format: impl FnOnce() -> T) -> (T, Vec<String>) {
    let outer = UNANSWERED.take();
    let text = format();
    (text, UNANSWERED.replace(outer))
}

/// A piece of a lesson's own.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnPiece {
    /// Its key, which `Value::Piece` holds, alone or after `white-` or `black-`.
    pub key: String,
    /// Its names; a language that is not there takes the first.
    pub names: Vec<(Lang, PieceName)>,
}

/// The name of a piece of a lesson's own in one language.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PieceName {
    /// `masculine`, `feminine` or `neuter`, as the language's `pieces.ftl` has them; else the colour takes its
    /// default form.
    pub gender: String,
    /// Whether it is animate, which matters in some accusatives.
    pub animate: bool,
    /// Forms by case; a case that is not there takes the nominative, the accusative of the animate the genitive.
    pub one: BTreeMap<String, String>,
    /// Forms by case in the plural, likewise; if there are none, those of the singular.
    pub many: BTreeMap<String, String>,
}

impl PieceName {
    /// A name that is the same in every case.
    pub fn plain(name: &str) -> Self {
        Self { one: BTreeMap::from([("nominative".to_owned(), name.to_owned())]), ..Self::default() }
    }

    fn form(&self, number: &str, case: &str) -> &str {
        let instead = if case == "accusative" && self.animate { "genitive" } else { "nominative" };
        let tables = if number == "many" { [&self.many, &self.one] } else { [&self.one, &self.one] };
        let forms = tables.into_iter().flat_map(|table| [case, instead, "nominative"].map(|case| table.get(case)));
        forms.flatten().next().map_or("", String::as_str)
    }
}

struct Entry {
    gender: String,
    /// By number and case.
    forms: HashMap<(&'static str, String), String>,
}

/// The names of all pieces in one language.
pub(super) struct Names {
    cases: BTreeSet<String>,
    /// The cases that the terms themselves tell apart.
    declined: BTreeSet<String>,
    entries: HashMap<String, Entry>,
}

impl Names {
    /// Reads them from the terms of the language's resources (those that have a gender), then adds a lesson's own.
    pub(super) fn read(lang: Lang, resources: &[Arc<FluentResource>], own: &[OwnPiece]) -> Self {
        let terms = || {
            resources.iter().flat_map(|resource| resource.entries()).filter_map(|entry| match entry {
                ast::Entry::Term(term) => Some(term),
                _ => None,
            })
        };
        let mut declined = BTreeSet::new();
        for term in terms() {
            cases_of(&term.value, &mut declined);
        }
        declined.remove("nominative");
        let cases: BTreeSet<String> = CASES.map(str::to_owned).into_iter().chain(declined.iter().cloned()).collect();
        let forms = Forms::new(lang, resources);
        let mut names: Vec<(String, PieceName)> = Vec::new();
        for term in terms() {
            if let Some(gender) = attribute(term, "gender") {
                let animate = attribute(term, "animate") == Some("yes");
                let table = |number| {
                    let form =
                        |case: &String| (case.clone(), forms.term(term.id.name, &[("number", number), ("case", case)]));
                    cases.iter().map(form).collect()
                };
                let name = PieceName { gender: gender.to_owned(), animate, one: table("one"), many: table("many") };
                names.push((term.id.name.to_owned(), name));
            }
        }
        for piece in own {
            let name = piece.names.iter().find(|(its, _)| *its == lang).or_else(|| piece.names.first());
            names.extend(name.map(|(_, name)| (piece.key.clone(), name.clone())));
        }
        let mut entries = HashMap::new();
        for (key, name) in &names {
            let mut add = |key: String, form: &dyn Fn(&str, &str) -> String| {
                let all = NUMBERS.iter().flat_map(|number| cases.iter().map(move |case| (*number, case)));
                let forms = all.map(|(number, case)| ((number, case.clone()), form(number, case))).collect();
                entries.insert(key, Entry { gender: name.gender.clone(), forms });
            };
            add(key.clone(), &|number, case| name.form(number, case).to_owned());
            for color in COLORS {
                add(format!("{color}-{key}"), &|number, case| {
                    forms.colored(color, name, number, case, name.form(number, case))
                });
            }
        }
        Self { cases, declined, entries }
    }

    /// The cases by which they are declined, besides the nominative.
    pub(super) fn declined(&self) -> Vec<&str> {
        self.declined.iter().map(String::as_str).collect()
    }

    /// How many genders they have.
    pub(super) fn genders(&self) -> usize {
        self.entries.values().map(|entry| entry.gender.as_str()).collect::<BTreeSet<_>>().len()
    }

    /// `PIECE($piece, case: ..., number: ..., capital: ...)`.
    pub(super) fn piece<'a>(&self, positional: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
        let (mut case, mut number, mut capital) = ("nominative", "one", false);
        for (name, value) in named.iter() {
            let FluentValue::String(value) = value else { return fault(format_args!("PIECE: odd {name}")) };
            match name {
                "case" => case = value,
                "number" => number = value,
                "capital" => capital = value == "yes",
                _ => return fault(format_args!("PIECE has no {name}")),
            }
        }
        let entry = match self.entry("PIECE", positional) {
            Ok(entry) => entry,
            Err(fault) => return fault,
        };
        let Some(number) = NUMBERS.into_iter().find(|known| *known == number) else {
            return fault(format_args!("PIECE knows no number {number}"));
        };
        if !self.cases.contains(case) {
            return fault(format_args!("PIECE knows no case {case}"));
        }
        let mut form = entry.forms.get(&(number, case.to_owned())).cloned().unwrap_or_default();
        if let Some(letter) = self.unnamed(positional) {
            form = format!("{form} {}", letter.to_uppercase());
        }
        FluentValue::from(if capital { capitalized(&form) } else { form })
    }

    /// `GENDER($piece)`.
    pub(super) fn gender<'a>(&self, positional: &[FluentValue<'a>]) -> FluentValue<'a> {
        match self.entry("GENDER", positional) {
            Ok(entry) => FluentValue::from(entry.gender.clone()),
            Err(fault) => fault,
        }
    }

    /// The letter of a lesson's own piece whose name these messages do not have: it is called a piece, with its letter.
    fn unnamed<'k>(&self, positional: &'k [FluentValue<'_>]) -> Option<&'k str> {
        match positional {
            [FluentValue::String(key)] if !self.entries.contains_key(key.as_ref()) => {
                key.split_once(OWN).map(|(_, letter)| letter)
            }
            _ => None,
        }
    }

    fn entry<'a>(&self, function: &str, positional: &[FluentValue<'a>]) -> Result<&Entry, FluentValue<'a>> {
        match positional {
            [FluentValue::String(key)] => {
                let known = self.entries.get(key.as_ref());
                let unnamed = || key.split_once(OWN).and_then(|(color, _)| self.entries.get(&format!("{color}piece")));
                known.or_else(unnamed).ok_or_else(|| fault(format_args!("{function} knows no piece {key}")))
            }
            // A variable that was not given has been counted as an error.
            _ => Err(fault(format_args!("{function} wants one piece"))),
        }
    }
}

fn fault<'a>(what: std::fmt::Arguments<'_>) -> FluentValue<'a> {
    UNANSWERED.with_borrow_mut(|causes| causes.push(what.to_string()));
    FluentValue::Error
}

fn capitalized(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map(|first| first.to_uppercase().chain(characters).collect()).unwrap_or_default()
}

fn attribute<'a>(term: &ast::Term<&'a str>, name: &str) -> Option<&'a str> {
    let attribute = term.attributes.iter().find(|attribute| attribute.id.name == name)?;
    match attribute.value.elements.as_slice() {
        [ast::PatternElement::TextElement { value }] => Some(value),
        _ => None,
    }
}

/// The keys of every choice by `$case`.
fn cases_of(pattern: &ast::Pattern<&str>, cases: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression: ast::Expression::Select { selector, variants } } = element {
            let by_case = matches!(selector, ast::InlineExpression::VariableReference { id } if id.name == "case");
            for variant in variants {
                if let (true, ast::VariantKey::Identifier { name }) = (by_case, &variant.key) {
                    cases.insert((*name).to_owned());
                }
                cases_of(&variant.value, cases);
            }
        }
    }
}

/// Forms of terms, as Fluent itself resolves them.
struct Forms(FluentBundle<Arc<FluentResource>>);

impl Forms {
    fn new(lang: Lang, resources: &[Arc<FluentResource>]) -> Self {
        Self(bundle(lang, resources))
    }

    /// A term with these settings.
    fn term(&self, id: &str, settings: &[(&str, &str)]) -> String {
        let settings: Vec<_> = settings.iter().map(|(name, value)| format!("{name}: \"{value}\"")).collect();
        let source = format!("form = {{ -{id}({}) }}\n", settings.join(", "));
        let Ok(resource) = FluentResource::try_new(source) else { return String::new() };
        let Some(ast::Entry::Message(ast::Message { value: Some(pattern), .. })) = resource.get_entry(0) else {
            return String::new();
        };
        self.0.format_pattern(pattern, None, &mut Vec::new()).into_owned()
    }

    /// A piece with its colour.
    fn colored(&self, color: &str, name: &PieceName, number: &str, case: &str, piece: &str) -> String {
        let animate = if name.animate { "yes" } else { "no" };
        let settings = [("number", number), ("case", case), ("gender", &name.gender), ("animate", animate)];
        let color = self.term(color, &settings);
        let args = FluentArgs::from_iter([("color", color.as_str()), ("piece", piece)]);
        match self.0.get_message("piece-with-color").and_then(|message| message.value()) {
            Some(pattern) => self.0.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned(),
            None => format!("{color} {piece}"),
        }
    }
}

/// An empty bundle of a language with these resources, of which the first to define an id wins.
pub(super) fn bundle(lang: Lang, resources: &[Arc<FluentResource>]) -> FluentBundle<Arc<FluentResource>> {
    let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
    bundle.set_use_isolating(false);
    for resource in resources {
        // An id that is there already is a fault that `Messages` reports with its place.
        let _ = bundle.add_resource(Arc::clone(resource));
    }
    bundle
}
