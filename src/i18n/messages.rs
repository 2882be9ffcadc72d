//! The messages of all languages, formatted.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use fluent_bundle::resolver::ResolverError;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast;

use super::bundle::{Bundle, with_names};
use super::fault::{FtlFault, MessageFault};
use super::interface::{Interface, Pieces, pieces, taken};
use super::names::{Names, OwnPiece, with_unanswered};
use super::shelf::Shelf;
use super::source::{parse, twice};
use super::{Args, Lang, Pattern, Value};

/// One set of messages in every language: those of the interface, or those of one lesson.
#[derive(Debug)]
pub struct Messages(Set);

#[derive(Debug)]
enum Set {
    /// All in one bundle.
    Lesson(Shelf<Option<Bundle>>),
    /// File by file.
    Interface(Shelf<Option<Interface>>),
}

impl Messages {
    /// The interface: all `.ftl` at the top of the languages' folders.
    pub fn interface() -> &'static Self {
        static INTERFACE: LazyLock<Messages> = LazyLock::new(|| Messages::interface_with(&[]));
        &INTERFACE
    }

    /// The interface for a lesson with pieces of its own: it names them too.
    pub fn interface_with(own: &[OwnPiece]) -> Self {
        let own = own.to_vec();
        Self(Set::Interface(Shelf::new(move |lang| Interface::new(lang, &own))))
    }

    /// No messages at all: whatever is asked for is its id. For what is built before anybody reads it.
    pub fn none() -> &'static Self {
        static NONE: LazyLock<Messages> = LazyLock::new(|| Messages::of(|_| None));
        &NONE
    }

    fn of(bundle: impl Fn(Lang) -> Option<Bundle> + Send + Sync + 'static) -> Self {
        Self(Set::Lesson(Shelf::new(bundle)))
    }

    /// Some messages of a lesson inside the program, read when they are first asked for, with the pieces of its own. Nobody looks for faults: tests
    /// hold that there are none.
    pub fn built_in(source: impl Fn(Lang) -> Option<&'static str> + Send + Sync + 'static, own: &[OwnPiece]) -> Self {
        let own = own.to_vec();
        Self::of(move |lang| {
            let its: Vec<_> = source(lang).into_iter().map(|source| parse(lang, source).0).collect();
            Some(complete(lang, pieces(lang)?, &its, &own))
        })
    }

    /// The messages of a lesson, given as the text of its `.ftl` in each language that it has, with the pieces of
    /// its own. They can use the terms and functions of the pieces; a message of the lesson called like one of these
    /// terms (`king`) takes its place, and `PIECE` names the piece all the same. All faults are found in one pass;
    /// messages without fault can be used in any case.
    pub fn for_lesson(sources: &[(Lang, &str)], own: &[OwnPiece]) -> (Self, Vec<FtlFault>) {
        let mut faults = Vec::new();
        let mut resources = Vec::new();
        for &lang in Lang::all() {
            let mut known = BTreeSet::new();
            for (_, source) in sources.iter().filter(|(its, _)| *its == lang) {
                let Some(taken) = taken(lang) else { continue };
                let (resource, found) = parse(lang, source);
                faults.extend(found);
                faults.extend(twice(lang, source, taken, &mut known));
                resources.push((lang, resource));
            }
        }
        let own = own.to_vec();
        let make = move |lang| {
            let its = resources.iter().filter(|(its, _)| *its == lang);
            let its: Vec<_> = its.map(|(_, resource)| Arc::clone(resource)).collect();
            Some(complete(lang, pieces(lang)?, &its, &own))
        };
        (Self::of(make), faults)
    }

    /// Whether the language itself has this message, or the attribute of one (`cmd-mark.doc`).
    pub fn has(&self, lang: Lang, id: &str) -> bool {
        self.bundle_with(lang, id).is_some_and(|bundle| pattern(bundle, id).is_some())
    }

    /// The message, or the attribute of one (`cmd-mark.doc`), in this language; if that is missing or faulty, in
    /// the first other language in which it is not; else the id.
    pub fn format(&self, lang: Lang, id: &str, args: &Args) -> String {
        let mut tried = lang.fallbacks().map(|lang| self.try_format(lang, id, args));
        tried.find_map(Result::ok).unwrap_or_else(|| id.to_owned())
    }

    /// The message in this language and no other.
    ///
    /// # Errors
    /// It is missing, or asks for what it was not given or is not there.
    pub fn try_format(&self, lang: Lang, id: &str, args: &Args) -> Result<String, MessageFault> {
        let missing = || MessageFault::Missing { lang, id: id.to_owned() };
        let bundle = self.bundle_with(lang, id).ok_or_else(missing)?;
        resolve(lang, bundle, id, pattern(bundle, id).ok_or_else(missing)?, args)
    }

    /// A text of a lesson in this language; if it asks for what is not there, the text as it was written.
    pub fn format_pattern(&self, lang: Lang, text: &Pattern, args: &Args) -> String {
        self.try_format_pattern(lang, text, args).unwrap_or_else(|_| text.text().to_owned())
    }

    /// A text of a lesson in this language.
    ///
    /// # Errors
    /// It asks for what it was not given or is not there.
    pub fn try_format_pattern(&self, lang: Lang, text: &Pattern, args: &Args) -> Result<String, MessageFault> {
        let missing = || MessageFault::Missing { lang, id: text.text().to_owned() };
        let bundle = match &self.0 {
            Set::Lesson(bundles) => bundles.get(lang).and_then(Option::as_ref),
            Set::Interface(files) => files.get(lang).and_then(Option::as_ref).map(Interface::names),
        };
        let bundle = bundle.ok_or_else(missing)?;
        resolve(lang, bundle, text.text(), text.ast().ok_or_else(missing)?, args)
    }

    /// The bundle in which this message is, if there is one.
    fn bundle_with(&self, lang: Lang, id: &str) -> Option<&Bundle> {
        match &self.0 {
            Set::Lesson(bundles) => bundles.get(lang)?.as_ref(),
            Set::Interface(files) => {
                let message = id.split_once('.').map_or(id, |(message, _)| message);
                files.get(lang)?.as_ref()?.file_of(message)
            }
        }
    }
}

/// A bundle of the pieces and these resources, with our functions in it.
fn complete(lang: Lang, pieces: &Pieces, others: &[Arc<FluentResource>], own: &[OwnPiece]) -> Bundle {
    let mut entries = others.iter().flat_map(|resource| resource.entries());
    let more_names = !own.is_empty() || entries.any(|entry| matches!(entry, ast::Entry::Term(_)));
    let resources: Vec<_> = std::iter::once(&pieces.resource).chain(others).map(Arc::clone).collect();
    let names = if more_names { Arc::new(Names::read(lang, &resources, own)) } else { Arc::clone(&pieces.names) };
    // Fluent keeps messages and terms in one set: where a lesson calls a message as we call a term, its message wins.
    let ours_last: Vec<_> = others.iter().chain([&pieces.resource]).map(Arc::clone).collect();
    with_names(lang, &ours_last, &names)
}

fn pattern<'a>(bundle: &'a Bundle, id: &str) -> Option<&'a ast::Pattern<&'a str>> {
    match id.split_once('.') {
        None => bundle.get_message(id)?.value(),
        Some((message, attribute)) => Some(bundle.get_message(message)?.get_attribute(attribute)?.value()),
    }
}

/// No text is longer than this, in bytes: a text that puts in others, which put in others, grows without end.
pub const MAX_TEXT: usize = 64 * 1024;

/// A text that refuses to grow beyond [`MAX_TEXT`].
struct Short(String);

impl std::fmt::Write for Short {
    fn write_str(&mut self, more: &str) -> std::fmt::Result {
        if self.0.len() + more.len() > MAX_TEXT {
            return Err(std::fmt::Error);
        }
        self.0.push_str(more);
        Ok(())
    }
}

fn resolve(
    lang: Lang,
    bundle: &Bundle,
    id: &str,
    pattern: &ast::Pattern<&str>,
    args: &Args,
) -> Result<String, MessageFault> {
    let mut values = FluentArgs::new();
    for (name, value) in args.iter() {
        match value {
            Value::Text(text) | Value::Piece(text) => values.set(name, text.as_str()),
            Value::Number(number) => values.set(name, *number),
            Value::List(items) => {
                values.set(format!("{name}-count"), items.len());
                values.set(name, FluentValue::from(list(bundle, items)));
            }
        }
    }
    let mut errors = Vec::new();
    let mut short = Short(String::new());
    let (written, unanswered) =
        with_unanswered(|| bundle.write_pattern(&mut short, pattern, Some(&values), &mut errors));
    let Short(text) = short;
    let too_many = |error: &FluentError| matches!(error, FluentError::ResolverError(ResolverError::TooManyPlaceables));
    if written.is_err() || errors.iter().any(too_many) {
        return Err(MessageFault::TooLong { lang, id: id.to_owned() });
    }
    let mut causes: Vec<String> = errors.iter().map(FluentError::to_string).collect();
    causes.extend(unanswered);
    if causes.is_empty() { Ok(text) } else { Err(MessageFault::Unresolved { lang, id: id.to_owned(), causes }) }
}

/// "a, b and c", as the language lists.
fn list(bundle: &Bundle, items: &[String]) -> String {
    let join = |id: &str, rest: &str, last: &str| match pattern(bundle, id) {
        Some(joint) => {
            let args = FluentArgs::from_iter([("rest", rest), ("last", last)]);
            bundle.format_pattern(joint, Some(&args), &mut Vec::new()).into_owned()
        }
        None => format!("{rest} {last}"),
    };
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first, between @ .., last] => {
            let rest = between.iter().fold(first.clone(), |rest, item| join("list-more", &rest, item));
            join("list-last", &rest, last)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::fault::FtlFaultKind;
    use super::*;
    use crate::args;

    fn ru() -> Lang {
        Lang::parse("ru").unwrap()
    }

    fn lesson(ru: &str, en: &str) -> Messages {
        let sources = [(Lang::parse("ru").unwrap(), ru), (Lang::ENGLISH, en)];
        let (messages, faults) = Messages::for_lesson(&sources, &[]);
        assert_eq!(faults, []);
        messages
    }

    #[test]
    fn the_interface_speaks_every_language() {
        let messages = Messages::interface();
        assert_eq!(messages.format(ru(), "app-title", &Args::new()), "Шахматный кодекс");
        assert_eq!(messages.format(Lang::ENGLISH, "app-title", &Args::new()), "Chess Codex");
    }

    #[test]
    fn without_messages_the_id_is_said() {
        assert_eq!(Messages::none().format(ru(), "app-title", &args!["count" => 2]), "app-title");
    }

    #[test]
    fn names_agree_in_case_and_gender() {
        let messages = lesson(
            "take = Возьми { PIECE($piece, case: \"accusative\") } и { PIECE($other, case: \"accusative\", number: \"many\") }.\n\
             stands = { PIECE($piece, capital: \"yes\") } { GENDER($piece) ->\n    [feminine] стояла\n   *[masculine] стоял\n } на d4.\n",
            "take = Take the { PIECE($piece) } and the { PIECE($other, case: \"accusative\", number: \"many\") }.\n",
        );
        let args = args!["piece" => Value::Piece("white-knight".into()), "other" => Value::Piece("black-rook".into())];
        assert_eq!(messages.format(ru(), "take", &args), "Возьми белого коня и чёрные ладьи.");
        assert_eq!(messages.format(Lang::ENGLISH, "take", &args), "Take the white knight and the black rooks.");
        assert_eq!(messages.format(ru(), "stands", &args), "Белый конь стоял на d4.");
        let args = args!["piece" => Value::Piece("pawn".into())];
        assert_eq!(messages.format(ru(), "stands", &args), "Пешка стояла на d4.");
    }

    #[test]
    fn a_fault_falls_back_and_is_told() {
        let messages =
            lesson("a = { PIECE($piece, case: \"genetive\") }\nb = нет { $x }\n", "a = the { PIECE($piece) }\n");
        let args = args!["piece" => Value::Piece("king".into())];
        assert_eq!(messages.format(ru(), "a", &args), "the king");
        assert_eq!(messages.format(ru(), "b", &args), "b");
        assert_eq!(messages.format(ru(), "c", &args), "c");
        let causes = |result: Result<String, MessageFault>| result.unwrap_err().to_string();
        assert_eq!(causes(messages.try_format(ru(), "a", &args)), "ru, `a`: PIECE knows no case genetive");
        assert!(causes(messages.try_format(ru(), "b", &args)).contains("$x"));
        assert_eq!(causes(messages.try_format(Lang::ENGLISH, "b", &args)), "en has no message `b`");
        let unknown = args!["piece" => Value::Piece("white-mouse".into())];
        assert_eq!(
            causes(messages.try_format(Lang::ENGLISH, "a", &unknown)),
            "en, `a`: PIECE knows no piece white-mouse"
        );
        assert!(causes(messages.try_format(Lang::ENGLISH, "a", &Args::new())).contains("$piece"));
    }

    #[test]
    fn no_sign_that_somebody_writes_is_taken_for_a_fault() {
        let messages = lesson("a = «{ $text }» \u{e000}x\u{e000}\n", "");
        let said = messages.try_format(ru(), "a", &args!["text" => "\u{e000}y\u{e000}"]);
        assert_eq!(said.unwrap(), "«\u{e000}y\u{e000}» \u{e000}x\u{e000}");
    }

    #[test]
    fn what_only_chooses_is_told_too_where_it_cannot_answer() {
        let messages = lesson("a = { GENDER($piece) ->\n    [feminine] а\n   *[masculine] о\n }\n", "");
        let args = args!["piece" => Value::Piece("white-mouse".into())];
        let said = messages.try_format(ru(), "a", &args);
        assert_eq!(said.unwrap_err().to_string(), "ru, `a`: GENDER knows no piece white-mouse");
    }

    /// Nothing is made of a name before somebody asks for it: each of these in each case would be nine million forms.
    #[test]
    fn thousands_of_names_and_cases_are_no_burden() {
        let names: String = (0..3000).map(|name| format!("-name{name} = x\n    .gender = feminine\n")).collect();
        let cases: String = (0..3000).map(|case| format!("    [case{case}] x{case}\n")).collect();
        let text = format!("{names}-last = {{ $case ->\n{cases}   *[nominative] x\n }}\n    .gender = neuter\n");
        let messages = lesson(&(text + "a = { PIECE($piece, case: \"case7\") }\n"), "");
        let args = args!["piece" => Value::Piece("last".into())];
        assert_eq!(messages.try_format(ru(), "a", &args).unwrap(), "x7");
    }

    #[test]
    fn lists_bring_their_length() {
        let text = "l = { $squares-count ->\n    [one] поле { $squares }\n   *[other] поля { $squares }\n}\n";
        let messages = lesson(text, "");
        let say = |squares: &[&str]| {
            let list = Value::List(squares.iter().map(|&square| square.to_owned()).collect());
            messages.try_format(ru(), "l", &args!["squares" => list]).unwrap()
        };
        assert_eq!(say(&["b3"]), "поле b3");
        assert_eq!(say(&["b3", "c2"]), "поля b3 и c2");
        assert_eq!(say(&["b3", "c2", "e6"]), "поля b3, c2 и e6");
    }

    #[test]
    fn a_lesson_has_pieces_of_its_own() {
        use super::super::PieceName;
        let forms = |pairs: &[(&str, &str)]| pairs.iter().map(|(c, f)| ((*c).to_owned(), (*f).to_owned())).collect();
        let russian = PieceName {
            gender: "masculine".into(),
            animate: true,
            one: forms(&[("nominative", "архиепископ"), ("genitive", "архиепископа")]),
            ..PieceName::default()
        };
        let names = vec![(ru(), russian), (Lang::ENGLISH, PieceName::plain("archbishop"))];
        let own = OwnPiece { key: "own-a".into(), names };
        let source = [(ru(), "take = Возьми { PIECE($piece, case: \"accusative\") }")];
        let (messages, faults) = Messages::for_lesson(&source, &[own]);
        assert_eq!(faults, []);
        let args = args!["piece" => Value::Piece("black-own-a".into())];
        assert_eq!(messages.format(ru(), "take", &args), "Возьми чёрного архиепископа");
        let pattern = Pattern::parse("{ PIECE($piece) }").unwrap();
        assert_eq!(messages.format_pattern(Lang::ENGLISH, &pattern, &args), "black archbishop");
        // What has no name here is still told apart from its neighbours.
        let ru_pattern = Pattern::parse("{ PIECE($piece, case: \"accusative\") }").unwrap();
        let interface = Messages::interface();
        assert_eq!(interface.format_pattern(ru(), &ru_pattern, &args), "чёрную фигуру A");
        assert_eq!(interface.format_pattern(Lang::ENGLISH, &pattern, &args), "black piece A");
    }

    #[test]
    fn a_term_with_a_gender_is_a_piece() {
        let term =
            "-elephant = { $case ->\n    [genitive] слонихи\n   *[nominative] слониха\n}\n    .gender = feminine\n";
        let messages = lesson(&format!("{term}a = нет {{ PIECE($piece, case: \"genitive\") }}\n"), "");
        let args = args!["piece" => Value::Piece("black-elephant".into())];
        assert_eq!(messages.format(ru(), "a", &args), "нет чёрной слонихи");
    }

    #[test]
    fn texts_of_a_lesson_are_patterns() {
        let messages = lesson("", "");
        let say = |text: &str| messages.try_format_pattern(ru(), &Pattern::parse(text).unwrap(), &args!["count" => 5]);
        assert_eq!(say("Просто слова").unwrap(), "Просто слова");
        assert_eq!(say("[a]\n  *b\n.c = d\n\n# e").unwrap(), "[a]\n*b\n.c = d\n\n# e");
        assert_eq!(say("{ $count ->\n[few] мало\n*[many] много\n}\n[x]").unwrap(), "много\n[x]");
        assert!(say("{ $other }").is_err());
        let (at, _) = Pattern::parse("раз\n.два { $ }").unwrap_err();
        assert_eq!(&"раз\n.два { $ }"[at.start..], " }");
        assert!(Pattern::parse("").is_err());
    }

    #[test]
    fn a_message_called_like_a_term_of_ours_is_the_lessons_own() {
        let text = "king = Где { PIECE($piece) }?\nwhite = белые\nboth = { king } { -queen }, { $list }\n";
        let messages = lesson(text, "");
        let list = Value::List(vec!["a".into(), "b".into()]);
        let args = args!["piece" => Value::Piece("white-king".into()), "list" => list];
        assert_eq!(messages.try_format(ru(), "king", &args).unwrap(), "Где белый король?");
        assert_eq!(messages.try_format(ru(), "white", &args).unwrap(), "белые");
        assert_eq!(messages.try_format(ru(), "both", &args).unwrap(), "Где белый король? ферзь, a и b");
    }

    #[test]
    fn ids_of_the_pieces_are_taken() {
        for source in ["-king = царь\n", "list-last = и\n"] {
            let (_, faults) = Messages::for_lesson(&[(ru(), source)], &[]);
            assert_eq!(faults.len(), 1);
            assert!(matches!(faults[0].kind, FtlFaultKind::Taken(_)));
        }
    }
}
