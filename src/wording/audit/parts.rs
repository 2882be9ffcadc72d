//! The messages of a file taken apart: what each asks for, and what it chooses by.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use fluent_syntax::ast;
use fluent_syntax::parser;

use crate::i18n::{Lang, definitions};

use super::{Finding, Problem, Source};

/// A message, or one attribute of a message.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    lang: Lang,
    file: String,
    at: Range<usize>,
    /// The id, with the attribute if it is one.
    pub id: String,
    /// The variables that it asks for.
    pub uses: BTreeMap<String, Uses>,
    /// Its choices.
    pub selections: Vec<Selection>,
    references: BTreeSet<String>,
}

/// How a variable is used.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Uses {
    /// `PIECE` or `GENDER` is asked about it.
    pub piece: bool,
    /// The keys by which something is chosen by it.
    pub keys: BTreeSet<String>,
}

/// A choice between variants.
#[derive(Clone, Debug)]
pub(super) struct Selection {
    /// By what.
    pub selector: Selector,
    /// The keys of the variants in their order.
    pub keys: Vec<String>,
}

/// By what is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Selector {
    /// A variable.
    Variable(String),
    /// The gender of a piece.
    Gender,
    /// Something else, which no sample knows.
    Other,
}

impl Entry {
    pub(super) fn finding(&self, problem: Problem) -> Finding {
        Finding { lang: self.lang, file: self.file.clone(), at: self.at.clone(), id: self.id.clone(), problem }
    }

    fn pattern(&mut self, pattern: &ast::Pattern<&str>) {
        for element in &pattern.elements {
            if let ast::PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &ast::Expression<&str>) {
        match expression {
            ast::Expression::Inline(inline) => self.inline(inline, false),
            ast::Expression::Select { selector, variants } => {
                self.inline(selector, false);
                let key = |key: &ast::VariantKey<&str>| match key {
                    ast::VariantKey::Identifier { name } => (*name).to_owned(),
                    ast::VariantKey::NumberLiteral { value } => (*value).to_owned(),
                };
                let keys: Vec<String> = variants.iter().map(|variant| key(&variant.key)).collect();
                let by = match selector {
                    ast::InlineExpression::VariableReference { id } => {
                        self.uses.entry(id.name.to_owned()).or_default().keys.extend(keys.iter().cloned());
                        Selector::Variable(id.name.to_owned())
                    }
                    ast::InlineExpression::FunctionReference { id, .. } if id.name == "GENDER" => Selector::Gender,
                    _ => Selector::Other,
                };
                self.selections.push(Selection { selector: by, keys });
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &ast::InlineExpression<&str>, of_piece: bool) {
        match inline {
            ast::InlineExpression::VariableReference { id } => {
                self.uses.entry(id.name.to_owned()).or_default().piece |= of_piece;
            }
            ast::InlineExpression::FunctionReference { id, arguments } => {
                let of_piece = ["PIECE", "GENDER"].contains(&id.name);
                arguments.positional.iter().for_each(|argument| self.inline(argument, of_piece));
            }
            ast::InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| format!(".{}", attribute.name));
                self.references.insert(id.name.to_owned() + &attribute.unwrap_or_default());
            }
            ast::InlineExpression::Placeable { expression } => self.expression(expression),
            ast::InlineExpression::StringLiteral { .. }
            | ast::InlineExpression::NumberLiteral { .. }
            | ast::InlineExpression::TermReference { .. } => {}
        }
    }
}

/// The messages and attributes of a file, and what in it is not Fluent.
pub(super) fn read(source: &Source<'_>) -> (Vec<Entry>, Vec<Finding>) {
    let (resource, errors) = match parser::parse_runtime(source.text) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors),
    };
    let boundary = |at: usize| source.text.floor_char_boundary(at.min(source.text.len()));
    let broken = errors.into_iter().map(|error| {
        let at = boundary(error.pos.start)..boundary(error.pos.end);
        source.finding("", at, Problem::Syntax(error.to_string()))
    });
    let places: BTreeMap<_, _> = definitions(source.text).into_iter().collect();
    let entry = |id: &str, name: String, pattern: &ast::Pattern<&str>| {
        let mut entry = Entry {
            lang: source.lang,
            file: source.name.to_owned(),
            at: places.get(id).cloned().unwrap_or_default(),
            id: name,
            uses: BTreeMap::new(),
            selections: Vec::new(),
            references: BTreeSet::new(),
        };
        entry.pattern(pattern);
        entry
    };
    let mut entries = Vec::new();
    for part in &resource.body {
        if let ast::Entry::Message(message) = part {
            let id = message.id.name;
            entries.extend(message.value.as_ref().map(|value| entry(id, id.to_owned(), value)));
            let attributes = message.attributes.iter();
            entries.extend(attributes.map(|its| entry(id, format!("{id}.{}", its.id.name), &its.value)));
        }
    }
    (entries, broken.collect())
}

/// Gives each message what the messages that it refers to ask for.
pub(super) fn follow(entries: &mut BTreeMap<String, Entry>) {
    // A chain of references is at most as long as there are messages; each round takes one more link of it.
    for _ in 0..entries.len() {
        let mut added = Vec::new();
        for entry in entries.values() {
            for (name, uses) in entry.references.iter().filter_map(|id| entries.get(id)).flat_map(|other| &other.uses) {
                let known = entry.uses.get(name);
                if known.is_none_or(|known| (uses.piece && !known.piece) || !known.keys.is_superset(&uses.keys)) {
                    added.push((entry.id.clone(), name.clone(), uses.clone()));
                }
            }
        }
        if added.is_empty() {
            return;
        }
        for (id, name, uses) in added {
            if let Some(entry) = entries.get_mut(&id) {
                let known = entry.uses.entry(name).or_default();
                known.piece |= uses.piece;
                known.keys.extend(uses.keys);
            }
        }
    }
}
