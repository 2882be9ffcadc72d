//! What a text asks for: the variables, functions and messages that it names, in every branch.

use std::collections::BTreeSet;

use fluent_syntax::ast;

use super::message_file::MessageFile;

/// A name that a text uses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Name<'a> {
    /// `$name`, without the sign.
    Variable(&'a str),
    /// `NAME()`.
    Function(&'a str),
    /// A message of the lesson.
    Message(&'a str),
    /// `-name`, without the sign.
    Term(&'a str),
}

impl<'a> Name<'a> {
    /// The name as it stands in the text.
    pub fn written(&self) -> &'a str {
        match self {
            Self::Variable(name) | Self::Function(name) | Self::Message(name) | Self::Term(name) => name,
        }
    }
}

/// A walk through a text and all messages that it puts in. Terms get no variables but those that are handed to them,
/// so they are not entered.
pub(super) struct Walk<'a> {
    file: &'a MessageFile<'a>,
    /// The messages that were entered.
    pub seen: BTreeSet<String>,
    /// The names, in order.
    pub found: Vec<Name<'a>>,
    /// Whether it has not been given up because of too many names.
    pub is_whole: bool,
    most: usize,
}

impl<'a> Walk<'a> {
    /// A walk whose messages stand in this file; with more names than these it is given up.
    pub fn new(file: &'a MessageFile<'a>, most: usize) -> Self {
        Self { file, seen: BTreeSet::new(), found: Vec::new(), is_whole: true, most }
    }

    /// Enters a message, or the attribute of one, unless it was entered before.
    pub fn message(&mut self, id: &str) {
        let mut waiting = vec![id.to_owned()];
        while let Some(id) = waiting.pop() {
            if self.found.len() + self.seen.len() >= self.most {
                self.is_whole = false;
                return;
            }
            let name = id.split('.').next().unwrap_or(&id).to_owned();
            let attribute_too = id != name;
            if !self.seen.insert(name) && !attribute_too {
                continue;
            }
            if attribute_too && !self.seen.insert(id.clone()) {
                continue;
            }
            if let Some(pattern) = self.file.pattern(&id) {
                waiting.extend(self.one(pattern));
            }
        }
    }

    /// Walks through a text.
    pub fn pattern(&mut self, pattern: &ast::Pattern<&'a str>) {
        for id in self.one(pattern) {
            self.message(&id);
        }
    }

    /// Walks through a text without entering messages; gives those that it names.
    fn one(&mut self, pattern: &ast::Pattern<&'a str>) -> Vec<String> {
        let mut messages = Vec::new();
        self.elements(pattern, &mut messages);
        messages
    }

    fn elements(&mut self, pattern: &ast::Pattern<&'a str>, messages: &mut Vec<String>) {
        for element in &pattern.elements {
            if let ast::PatternElement::Placeable { expression } = element {
                self.expression(expression, messages);
            }
        }
    }

    fn expression(&mut self, expression: &ast::Expression<&'a str>, messages: &mut Vec<String>) {
        match expression {
            ast::Expression::Inline(inline) => self.inline(inline, messages),
            ast::Expression::Select { selector, variants } => {
                self.inline(selector, messages);
                for variant in variants {
                    self.elements(&variant.value, messages);
                }
            }
        }
    }

    fn inline(&mut self, inline: &ast::InlineExpression<&'a str>, messages: &mut Vec<String>) {
        match inline {
            ast::InlineExpression::VariableReference { id } => self.found.push(Name::Variable(id.name)),
            ast::InlineExpression::FunctionReference { id, arguments } => {
                self.found.push(Name::Function(id.name));
                self.arguments(arguments, messages);
            }
            ast::InlineExpression::MessageReference { id, attribute } => {
                self.found.push(Name::Message(id.name));
                let attribute = attribute.as_ref().map(|attribute| format!(".{}", attribute.name));
                messages.push(format!("{}{}", id.name, attribute.unwrap_or_default()));
            }
            ast::InlineExpression::TermReference { id, arguments, .. } => {
                self.found.push(Name::Term(id.name));
                if let Some(arguments) = arguments {
                    self.arguments(arguments, messages);
                }
            }
            ast::InlineExpression::Placeable { expression } => self.expression(expression, messages),
            _ => {}
        }
    }

    fn arguments(&mut self, arguments: &ast::CallArguments<&'a str>, messages: &mut Vec<String>) {
        for argument in &arguments.positional {
            self.inline(argument, messages);
        }
        for argument in &arguments.named {
            self.inline(&argument.value, messages);
        }
    }
}
