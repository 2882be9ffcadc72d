//! The names of pieces, in every case and number, with their colour in agreement: what `PIECE` and `GENDER` look up.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, Mutex, PoisonError};

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

/// One name.
struct Name {
    gender: String,
    animate: bool,
    source: Forms,
}

/// Where the forms of a name come from.
enum Forms {
    /// The term of this id.
    Term(String),
    /// A lesson says them itself.
    Own(PieceName),
}

/// A form by the key of a piece, its number and its case.
type Form = (String, &'static str, String);

/// The names of all pieces in one language.
///
/// A form is made when it is asked for: a file may name thousands of pieces and thousands of cases, and nobody asks for
/// each piece in each.
pub(super) struct Names {
    cases: BTreeSet<String>,
    /// The cases that the terms themselves tell apart.
    declined: BTreeSet<String>,
    /// By the key without a colour.
    names: HashMap<String, Name>,
    terms: Terms,
    /// What was asked for so far.
    made: Mutex<HashMap<Form, String>>,
}

impl Names {
    /// Reads them from the terms of the language's resources (those that have a gender), then adds a lesson's own.
    pub(super) fn read(lang: Lang, resources: &[Arc<FluentResource>], own: &[OwnPiece]) -> Self {
        let mut declined = BTreeSet::new();
        let mut names = HashMap::new();
        for entry in resources.iter().flat_map(|resource| resource.entries()) {
            let ast::Entry::Term(term) = entry else { continue };
            cases_of(&term.value, &mut declined);
            if let Some(gender) = attribute(term, "gender") {
                let animate = attribute(term, "animate") == Some("yes");
                let source = Forms::Term(term.id.name.to_owned());
                names.insert(term.id.name.to_owned(), Name { gender: gender.to_owned(), animate, source });
            }
        }
        declined.remove("nominative");
        let cases: BTreeSet<String> = CASES.map(str::to_owned).into_iter().chain(declined.iter().cloned()).collect();
        for piece in own {
            let name = piece.names.iter().find(|(its, _)| *its == lang).or_else(|| piece.names.first());
            let name = name.map(|(_, name)| Name {
                gender: name.gender.clone(),
                animate: name.animate,
                source: Forms::Own(name.clone()),
            });
            names.extend(name.map(|name| (piece.key.clone(), name)));
        }
        Self { cases, declined, names, terms: Terms::new(lang, resources), made: Mutex::default() }
    }

    /// The cases by which they are declined, besides the nominative.
    pub(super) fn declined(&self) -> Vec<&str> {
        self.declined.iter().map(String::as_str).collect()
    }

    /// How many genders they have.
    pub(super) fn genders(&self) -> usize {
        self.names.values().map(|name| name.gender.as_str()).collect::<BTreeSet<_>>().len()
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
        let key = match self.key("PIECE", positional) {
            Ok(key) => key,
            Err(fault) => return fault,
        };
        let Some(number) = NUMBERS.into_iter().find(|known| *known == number) else {
            return fault(format_args!("PIECE knows no number {number}"));
        };
        if !self.cases.contains(case) {
            return fault(format_args!("PIECE knows no case {case}"));
        }
        let mut form = self.form(key.as_ref(), number, case);
        if let Some(letter) = self.unnamed(positional) {
            form = format!("{form} {}", letter.to_uppercase());
        }
        FluentValue::from(if capital { capitalized(&form) } else { form })
    }

    /// `GENDER($piece)`.
    pub(super) fn gender<'a>(&self, positional: &[FluentValue<'a>]) -> FluentValue<'a> {
        match self.key("GENDER", positional) {
            Ok(key) => FluentValue::from(self.name(&key).map(|(_, name)| name.gender.clone()).unwrap_or_default()),
            Err(fault) => fault,
        }
    }

    /// The letter of a lesson's own piece whose name these messages do not have: it is called a piece, with its letter.
    fn unnamed<'k>(&self, positional: &'k [FluentValue<'_>]) -> Option<&'k str> {
        match positional {
            [FluentValue::String(key)] if self.name(key).is_none() => key.split_once(OWN).map(|(_, letter)| letter),
            _ => None,
        }
    }

    /// The colour that a key begins with, if any, and the name.
    fn name(&self, key: &str) -> Option<(Option<&'static str>, &Name)> {
        if let Some(name) = self.names.get(key) {
            return Some((None, name));
        }
        let color =
            COLORS.into_iter().find(|color| key.strip_prefix(color).is_some_and(|rest| rest.starts_with('-')))?;
        Some((Some(color), self.names.get(key.get(color.len() + 1..)?)?))
    }

    /// The key under which the piece has a name; a lesson's own that has none here is a piece.
    fn key<'a, 'k>(&self, function: &str, positional: &'k [FluentValue<'a>]) -> Result<Cow<'k, str>, FluentValue<'a>> {
        match positional {
            [FluentValue::String(key)] => {
                let known = self.name(key).map(|_| Cow::Borrowed(key.as_ref()));
                let unnamed = || key.split_once(OWN).map(|(color, _)| Cow::Owned(format!("{color}piece")));
                let found = known.or_else(|| unnamed().filter(|key| self.name(key).is_some()));
                found.ok_or_else(|| fault(format_args!("{function} knows no piece {key}")))
            }
            // A variable that was not given has been counted as an error.
            _ => Err(fault(format_args!("{function} wants one piece"))),
        }
    }

    /// The form of a key that has a name, made once.
    fn form(&self, key: &str, number: &'static str, case: &str) -> String {
        let asked = (key.to_owned(), number, case.to_owned());
        let made = || self.made.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(form) = made().get(&asked) {
            return form.clone();
        }
        let Some((color, name)) = self.name(key) else { return String::new() };
        let mut form = match &name.source {
            Forms::Term(id) => self.terms.term(id, &[("number", number), ("case", case)]),
            Forms::Own(own) => own.form(number, case).to_owned(),
        };
        if let Some(color) = color {
            form = self.terms.colored(color, name, number, case, &form);
        }
        made().insert(asked, form.clone());
        form
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
struct Terms(FluentBundle<Arc<FluentResource>>);

impl Terms {
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
    fn colored(&self, color: &str, name: &Name, number: &str, case: &str, piece: &str) -> String {
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
