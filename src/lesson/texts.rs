//! A lesson's messages and texts, checked together: what a text names is there, in every language, and fits.

use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;

use super::check::{characters, fluent, languages, mixed, references, room, size};
use super::fault::{Fault, MOST_FAULTS};
use super::message_file::MessageFile;
use super::model::Text;
use super::read::{Literal, Purpose, Use};
use super::source::Source;
use super::walk::{Name, Walk};
use crate::i18n::{Args, FtlFaultKind, Lang, MessageFault, Messages, OwnPiece, Pattern, lesson_source};

/// The messages of a lesson, and what is wrong with them and with the texts that name them.
pub(super) struct Texts {
    /// Ready to be formatted.
    pub messages: Arc<Messages>,
    /// The files, each in its language; in a reading they come after the lesson itself.
    pub sources: Vec<Source>,
    /// What was found so far.
    pub faults: Vec<Fault>,
    langs: Vec<Lang>,
    /// For each file whether it is too big or too deep to be read; its faults have their places all the same.
    unread: Vec<bool>,
    names: Vec<(Lang, String)>,
    title: Option<(Range<usize>, Args)>,
    /// The lesson inside the program of which nothing is checked.
    proven: Option<String>,
}

impl Texts {
    /// The messages of these files; `names` tells how the file of each language is called, there or not.
    pub fn new(files: Vec<(Lang, Source)>, names: Vec<(Lang, String)>) -> Self {
        let (mut langs, mut sources, mut faults) = (Vec::new(), Vec::new(), Vec::new());
        let mut unread = Vec::new();
        for (lang, source) in files {
            let number = sources.len() + 1;
            let mut tell = |fault: Fault| faults.push(fault.in_file(number));
            characters::in_messages(source.text()).take(MOST_FAULTS).for_each(&mut tell);
            mixed::in_messages(source.text()).into_iter().for_each(&mut tell);
            let deep = fluent::too_deep(source.text());
            if let Some(offset) = deep {
                tell(fluent::deep(offset..offset + 1));
            }
            let big = source.text().len() > size::MAX_BYTES;
            if big {
                tell(size::too_big(source.text().len() as u64));
            }
            langs.push(lang);
            unread.push(big || deep.is_some());
            sources.push(if big { Source::new(source.name, "") } else { source });
        }
        let (messages, found) = Messages::for_lesson(&texts(&langs, &sources, &unread), &[]);
        for fault in found.into_iter().take(MOST_FAULTS) {
            let number = langs.iter().position(|lang| *lang == fault.lang).map_or(0, |index| index + 1);
            let told = match fault.kind {
                FtlFaultKind::Syntax(said) => {
                    let text = sources.get(number.saturating_sub(1)).map_or("", Source::text);
                    fluent::in_file(text, fault.at, &said)
                }
                FtlFaultKind::Twice(id) => fluent::message_twice(fault.at, &id),
                FtlFaultKind::Taken(id) => fluent::message_taken(fault.at, &id),
            };
            faults.push(told.in_file(number));
        }
        Self { messages: Arc::new(messages), sources, faults, langs, unread, names, title: None, proven: None }
    }

    /// The messages of a lesson inside the program, of which tests hold that they have no fault: none is looked for, and a
    /// language is read when somebody hears it.
    pub fn proven(id: &str) -> Self {
        let mut texts = Self::new(Vec::new(), Vec::new());
        texts.proven = Some(id.to_owned());
        texts.name_pieces(&[]);
        texts
    }

    /// Whether nothing is checked.
    pub const fn is_proven(&self) -> bool {
        self.proven.is_some()
    }

    /// Makes the names of the lesson's own pieces known to its messages.
    pub fn name_pieces(&mut self, own: &[OwnPiece]) {
        if let Some(id) = self.proven.clone() {
            self.messages = Arc::new(Messages::built_in(move |lang| lesson_source(lang, &id), own));
        } else if !own.is_empty() {
            let texts = texts(&self.langs, &self.sources, &self.unread);
            // What is wrong with the files has been told already.
            self.messages = Arc::new(Messages::for_lesson(&texts, own).0);
        }
    }

    /// The title of a lesson that gives none: its message `title`. If there is none in any language, that is a fault
    /// at this place.
    pub fn default_title(&mut self, place: Range<usize>, args: Args) -> Option<Text> {
        if self.is_proven() || Lang::all().iter().any(|lang| self.messages.has(*lang, "title")) {
            self.title = Some((place, args));
            return Some(Text::Message("title".to_owned()));
        }
        // It may stand in a file that cannot be read, which is told already.
        if !self.unread.contains(&true) {
            self.faults.push(languages::no_title(place));
        }
        None
    }

    /// Checks every text of the lesson. `whole` tells that none was left out, so that messages which none of them
    /// names are not needed.
    pub fn check(&mut self, uses: &[Use<'_>], whole: bool) {
        if self.is_proven() {
            return;
        }
        let sources = std::mem::take(&mut self.sources);
        let files = texts(&self.langs, &sources, &self.unread).into_iter().zip(&self.unread).zip(1..);
        let read = |(((lang, text), &unread), number)| match unread {
            true => MessageFile::unread(lang, number),
            false => MessageFile::read(lang, number, text),
        };
        let files: Vec<_> = files.map(read).collect();
        let mut check = Check {
            texts: self,
            files: &files,
            named: BTreeSet::new(),
            without_file: BTreeSet::new(),
            names_left: MOST_NAMES,
            guesses_left: MOST_GUESSES,
        };
        if let Some((place, args)) = check.texts.title.clone() {
            check.message("title", place, Purpose::Title, Some(&args));
        }
        for one in uses {
            check.text(one);
        }
        let named = check.named;
        let guessed = self.faults.iter().any(|fault| fault.rule == &languages::UNKNOWN_MESSAGE);
        for file in files.iter().filter(|_| whole && !guessed) {
            for (id, span) in file.ids().filter(|(id, _)| !named.contains(&(file.lang, (*id).to_owned()))) {
                if self.faults.len() < MOST_FAULTS {
                    self.faults.push(languages::unused(span, id).in_file(file.number));
                }
            }
        }
        self.sources = sources;
    }
}

/// What can be read of the files, each in its language.
fn texts<'s>(langs: &[Lang], sources: &'s [Source], unread: &[bool]) -> Vec<(Lang, &'s str)> {
    let read = sources.iter().zip(unread).map(|(source, &unread)| if unread { "" } else { source.text() });
    langs.iter().copied().zip(read).collect()
}

/// One run over all texts.
struct Check<'a, 'f> {
    texts: &'a mut Texts,
    files: &'f [MessageFile<'f>],
    /// The messages that were named, in each language.
    named: BTreeSet<(Lang, String)>,
    /// The languages of which it is told that they have no file.
    without_file: BTreeSet<Lang>,
    /// How many names may still be looked at.
    names_left: usize,
    /// With how many messages an unknown one may still be compared, to guess which is meant.
    guesses_left: usize,
}

/// All texts of a lesson together name no more than these, each counted as often as a text that is shown comes upon it.
const MOST_NAMES: usize = 100_000;
/// Unknown messages are compared with known ones no more often than this.
const MOST_GUESSES: usize = 50_000;

impl Check<'_, '_> {
    fn text(&mut self, one: &Use<'_>) {
        let args = one.args.as_ref();
        if !matches!(one.text, Text::Message(_)) {
            one.parts.iter().flat_map(|(_, literal)| mixed::in_text(literal)).for_each(|fault| self.tell(fault));
        }
        match &one.text {
            Text::Message(id) => {
                let place = one.parts.first().map_or(one.span.clone(), |(_, literal)| literal.inside());
                self.message(id, place, one.purpose, args);
            }
            Text::Plain(pattern) => {
                for (_, literal) in &one.parts {
                    let mut right = true;
                    for lang in Lang::all() {
                        right = right && self.pattern(*lang, pattern, literal, one.purpose, args);
                    }
                }
            }
            Text::PerLanguage(patterns) => {
                for lang in Lang::all() {
                    let written = one.parts.iter().find(|(its, _)| *its == Some(*lang));
                    match (patterns.get(lang), written) {
                        (Some(pattern), Some((_, literal))) => {
                            self.pattern(*lang, pattern, literal, one.purpose, args);
                        }
                        (_, Some(_)) => {}
                        (_, None) => self.tell(languages::missing(one.span.clone(), *lang)),
                    }
                }
            }
        }
    }

    fn tell(&mut self, fault: Fault) {
        if self.texts.faults.len() < MOST_FAULTS {
            self.texts.faults.push(fault);
        }
    }

    /// Whether a walk came to its end; what it looked at is not looked at again.
    fn has_patience(&mut self, walk: &Walk<'_>) -> bool {
        self.names_left = self.names_left.saturating_sub(walk.found.len() + walk.seen.len());
        walk.is_whole
    }

    /// A text that names a message: in every language.
    fn message(&mut self, id: &str, place: Range<usize>, purpose: Purpose, args: Option<&Args>) {
        let messages = Arc::clone(&self.texts.messages);
        let (with, without): (Vec<Lang>, Vec<Lang>) = Lang::all().iter().partition(|lang| messages.has(**lang, id));
        if with.is_empty() {
            let faulty = self.files.iter().any(|file| file.is_faulty(id));
            if !faulty {
                let all = self.files.iter().flat_map(MessageFile::ids).map(|(id, _)| id);
                let known: BTreeSet<&str> = all.take(self.guesses_left).collect();
                self.guesses_left = self.guesses_left.saturating_sub(known.len());
                let files: Vec<&str> = self.texts.names.iter().map(|(_, name)| name.as_str()).collect();
                let fault = languages::unknown_message(place, id, &files, known);
                self.tell(fault);
            }
            return;
        }
        for lang in without {
            let file = self.files.iter().find(|file| file.lang == lang);
            let names = &self.texts.names;
            let name = names.iter().find(|(its, _)| *its == lang).map_or_else(String::new, |(_, name)| name.clone());
            match file {
                Some(file) if file.is_faulty(id) => {}
                Some(_) => self.tell(languages::missing_message(place.clone(), lang, id, &name)),
                None if self.without_file.insert(lang) => {
                    self.tell(languages::missing_file(place.clone(), lang, &name));
                }
                None => {}
            }
        }
        for lang in with {
            self.message_in(lang, id, purpose, args);
        }
    }

    fn message_in(&mut self, lang: Lang, id: &str, purpose: Purpose, args: Option<&Args>) {
        let Some(file) = self.files.iter().find(|file| file.lang == lang) else { return };
        let mut walk = Walk::new(file, self.names_left);
        walk.message(id);
        if !self.has_patience(&walk) {
            self.tell(size::text_grows(file.place_of(id)).in_file(file.number));
            return;
        }
        self.named.extend(walk.seen.iter().map(|id| (lang, id.clone())));
        let before = self.texts.faults.len();
        for name in walk.found {
            let place = |name: &str| file.place(name).unwrap_or(0..0);
            let fault = fault_of(&name, args, file, place);
            self.texts.faults.extend(fault.map(|fault| fault.in_file(file.number)));
        }
        let Some(args) = args.filter(|_| self.texts.faults.len() == before) else { return };
        let formatted = self.texts.messages.try_format(lang, id, args);
        let word = |word: &str| file.place_of_word(id, word);
        let faults = outcome(formatted, file.place_of(id), word, lang, purpose);
        self.texts.faults.extend(faults.into_iter().map(|fault| fault.in_file(file.number)));
    }

    /// A text that stands in the lesson itself; whether all is right with it in this language.
    fn pattern(
        &mut self,
        lang: Lang,
        pattern: &Pattern,
        literal: &Literal<'_>,
        purpose: Purpose,
        args: Option<&Args>,
    ) -> bool {
        let before = self.texts.faults.len();
        let none = MessageFile::none(lang);
        let file = self.files.iter().find(|file| file.lang == lang).unwrap_or(&none);
        let mut walk = Walk::new(file, self.names_left);
        if let Some(ast) = pattern.ast() {
            walk.pattern(ast);
        }
        if !self.has_patience(&walk) {
            self.tell(size::text_grows(literal.inside()));
            return false;
        }
        self.named.extend(walk.seen.iter().map(|id| (lang, id.clone())));
        for name in walk.found {
            // Names inside a message that the text puts in belong to the file of messages.
            let in_file = file.place(name.written());
            let place = |_: &str| in_file.clone().unwrap_or_else(|| place_in(literal, &name));
            let fault = fault_of(&name, args, file, place);
            let number = if in_file.is_some() { file.number } else { 0 };
            self.texts.faults.extend(fault.map(|fault| fault.in_file(number)));
        }
        if let Some(args) = args.filter(|_| self.texts.faults.len() == before) {
            let formatted = self.texts.messages.try_format_pattern(lang, pattern, args);
            let word = |word: &str| match literal.value.find(word) {
                Some(start) => literal.at(start..start + word.len()),
                None => literal.inside(),
            };
            self.texts.faults.extend(outcome(formatted, literal.inside(), word, lang, purpose));
        }
        self.texts.faults.len() == before
    }
}

/// What is wrong with a name that a text uses.
fn fault_of(
    name: &Name<'_>,
    args: Option<&Args>,
    file: &MessageFile<'_>,
    place: impl Fn(&str) -> Range<usize>,
) -> Option<Fault> {
    let at = place(name.written());
    match name {
        Name::Variable(name) => {
            let known: Vec<&str> = args?.iter().map(|(name, _)| name).collect();
            let is_known =
                known.contains(name) || name.strip_suffix("-count").is_some_and(|name| known.contains(&name));
            (!is_known).then(|| references::unknown_variable(at, name, &known))
        }
        Name::Function(name) => (!references::is_function(name)).then(|| references::unknown_function(at, name)),
        Name::Term(name) => (!file.has_term(name)).then(|| references::unknown_term(at, name)),
        Name::Message(name) => (!file.has(name)).then(|| references::unknown_reference(at, name)),
    }
}

/// What is wrong with a text as it reads, or why it does not. `word` finds a part of it.
fn outcome(
    formatted: Result<String, MessageFault>,
    place: Range<usize>,
    word: impl Fn(&str) -> Range<usize>,
    lang: Lang,
    purpose: Purpose,
) -> Vec<Fault> {
    match formatted {
        Ok(text) => room::check(place, lang, purpose, &text).into_iter().collect(),
        Err(MessageFault::Missing { .. }) => Vec::new(),
        Err(MessageFault::TooLong { .. }) => vec![size::text_grows(place)],
        Err(MessageFault::Unresolved { causes, .. }) => {
            causes.iter().map(|cause| references::unresolved(&place, &word, cause)).collect()
        }
    }
}

/// Where a name stands in a text of the lesson itself.
fn place_in(literal: &Literal<'_>, name: &Name<'_>) -> Range<usize> {
    let sign = match name {
        Name::Variable(_) => "$",
        Name::Term(_) => "-",
        Name::Function(_) | Name::Message(_) => "",
    };
    let wanted = format!("{sign}{}", name.written());
    let follows =
        |rest: &str| rest.chars().next().is_some_and(|sign| sign.is_ascii_alphanumeric() || "-_".contains(sign));
    let found = literal.value.match_indices(&wanted).map(|(start, _)| start..start + wanted.len());
    let mut whole = found.filter(|part| !literal.value.get(part.end..).is_some_and(follows));
    whole.next().map_or_else(|| literal.inside(), |part| literal.at(part))
}
