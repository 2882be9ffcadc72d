//! `learners`, `export`, `import` and `reset`: who learns here, and what becomes of their work.

use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use clap::ArgMatches;

use crate::args;
use crate::progress::{Audience, Learner, NewLearner, Store};
use crate::wording::Words;

use super::args::{Common, PROGRAM, text};
use super::file::{cannot_read, cannot_write, opened, shown, whole};
use super::keeper::{fail, find, kept, now, quoted, reading, sentences, with_store};
use super::lessons::table;
use super::status::{Status, Trouble};

/// A file to import is no larger than this, in bytes: 100,000 answers are a third of it.
const LARGEST_IMPORT: u64 = 128 << 20;

/// Lists the learners, after adding, renaming or removing one.
pub fn learners(
    words: &Words<'_>,
    matches: &ArgMatches,
    common: &Common,
    out: &mut dyn Write,
) -> Result<Status, Trouble> {
    if !["add", "rename", "remove"].iter().any(|id| matches.contains_id(id)) {
        return Ok(reading(words, common, |store| list(words, store, out))?.1);
    }
    with_store(words, common, |store| {
        change(words, matches, store, out)?;
        list(words, store, out)?;
        Ok(Status::Done)
    })
}

fn change(words: &Words<'_>, matches: &ArgMatches, store: &mut Store, out: &mut dyn Write) -> Result<(), Trouble> {
    if matches.contains_id("add") {
        let audience = if matches.get_flag("preschool") { Audience::Preschool } else { Audience::Pupil };
        let is_class = matches.get_flag("class");
        let new = NewLearner { audience, is_class, ..NewLearner::pupil(&text(matches, "add")) };
        let learner = fail(words, store.add(&new, now()))?;
        kept(words, store)?;
        writeln!(out, "{}", words.say("cli-learner-added", &args!["name" => learner.name]))?;
    }
    if let Some(mut names) = matches.get_many::<std::ffi::OsString>("rename") {
        let mut name = || names.next().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let (old, new) = (name(), name());
        let learner = find(words, store, &old)?;
        fail(words, store.rename(learner.id, &new))?;
        kept(words, store)?;
        let renamed = fail(words, store.learner(learner.id))?.name;
        writeln!(out, "{}", words.say("cli-learner-renamed", &args!["name" => learner.name, "new" => renamed]))?;
    }
    if matches.contains_id("remove") {
        let learner = find(words, store, &text(matches, "remove"))?;
        remove(words, store, &learner, matches.get_flag("yes"), out)?;
    }
    Ok(())
}

fn list(words: &Words<'_>, store: &mut Store, out: &mut dyn Write) -> Result<(), Trouble> {
    let learners = fail(words, store.learners())?;
    if learners.is_empty() && !store.is_incomplete() {
        writeln!(out, "{}", words.say("cli-learners-none", &args!["command" => format!("{PROGRAM} learners --add")]))?;
    }
    let mut rows = Vec::new();
    for learner in learners {
        rows.push(row(words, store, &learner)?);
    }
    for line in table(&rows) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn row(words: &Words<'_>, store: &mut Store, learner: &Learner) -> Result<[String; 4], Trouble> {
    let standing = fail(words, store.standing(learner.id))?;
    let kind = match (learner.is_class, learner.audience) {
        (true, _) => "cli-learner-class",
        (false, Audience::Preschool) => "cli-learner-preschool",
        (false, Audience::Pupil) => "cli-learner-pupil",
    };
    let stars: usize = standing.stars.values().map(|&stars| usize::from(stars)).sum();
    Ok([
        learner.symbol.sign().to_string(),
        learner.name.clone(),
        words.plain(kind),
        words.say("cli-learner-stars", &args!["star-count" => stars, "lesson-count" => standing.stars.len()]),
    ])
}

/// Removes a learner; without `--yes` it only says what would be lost.
fn remove(
    words: &Words<'_>,
    store: &mut Store,
    learner: &Learner,
    yes: bool,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let answers = fail(words, store.report(learner.id, now(), 0, None))?.answers.all;
    if !yes {
        let export = format!("{PROGRAM} export {} --output {}", quoted(&learner.name), words.plain("cli-value-file"));
        let values = args!["name" => learner.name.as_str(), "answer-count" => answers, "export" => export];
        return Err(Trouble::Fault(words.say("cli-learner-remove-sure", &values)));
    }
    fail(words, store.remove(learner.id))?;
    kept(words, store)?;
    let values = args!["name" => learner.name.as_str(), "answer-count" => answers];
    Ok(writeln!(out, "{}", words.say("cli-learner-removed", &values))?)
}

/// Writes a learner with all its work as JSON, to a file or to standard output.
pub fn export(
    words: &Words<'_>,
    matches: &ArgMatches,
    common: &Common,
    out: &mut dyn Write,
) -> Result<Status, Trouble> {
    let ((learner, json), status) = reading(words, common, |store| {
        let learner = find(words, store, &text(matches, "name"))?;
        let json = fail(words, store.export(learner.id))?;
        Ok((learner, json))
    })?;
    let Some(file) = matches.get_one::<PathBuf>("output") else {
        out.write_all(json.as_bytes())?;
        return Ok(status);
    };
    if !matches.get_flag("force") && !may_be_written_over(words, file, &json)? {
        let values = args!["name" => learner.name, "file" => shown(file)];
        return Err(Trouble::Fault(words.say("cli-export-another", &values)));
    }
    whole(file, json.as_bytes()).map_err(|error| Trouble::Fault(cannot_write(words, file, &error)))?;
    let values = args!["name" => learner.name, "file" => shown(file)];
    writeln!(out, "{}", words.say("cli-exported", &values))?;
    Ok(status)
}

/// Whether nothing stands there, or an export of the same learner.
fn may_be_written_over(words: &Words<'_>, file: &Path, json: &str) -> Result<bool, Trouble> {
    let mut first = Vec::new();
    match opened(file).and_then(|opened| opened.take(HEAD).read_to_end(&mut first)) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(true),
        Err(error) => return Err(Trouble::Fault(cannot_read(words, file, &error))),
        Ok(_) => {}
    }
    let (old, new) = (identities(&String::from_utf8_lossy(&first)), identities(json));
    Ok(first.is_empty() || old.first().is_some_and(|identity| new.contains(identity)))
}

/// The head of an export is no longer than this, in bytes.
const HEAD: u64 = 64 << 10;

/// Whose an export is, from the line that says so: its learner's identity, then those that were taken together with it.
fn identities(json: &str) -> Vec<String> {
    let line = json.lines().take(10).find_map(|line| line.strip_prefix("\"learner\": "));
    let head: serde_json::Value =
        line.and_then(|line| serde_json::from_str(line.trim_end_matches(',')).ok()).unwrap_or_default();
    let also = head["also"].as_array().into_iter().flatten();
    std::iter::once(&head["id"]).chain(also).filter_map(|id| Some(id.as_str()?.to_owned())).collect()
}

/// Takes in a learner from a file; what is known already is not doubled.
pub fn import(
    words: &Words<'_>,
    matches: &ArgMatches,
    common: &Common,
    out: &mut dyn Write,
) -> Result<Status, Trouble> {
    let file = matches.get_one::<PathBuf>("file").cloned().unwrap_or_default();
    let mut bytes = Vec::new();
    let read = opened(&file).and_then(|opened| opened.take(LARGEST_IMPORT + 1).read_to_end(&mut bytes));
    read.map_err(|error| Trouble::Fault(cannot_read(words, &file, &error)))?;
    if bytes.len() as u64 > LARGEST_IMPORT {
        return Err(Trouble::Fault(words.say("cli-import-too-large", &args!["file" => shown(&file)])));
    }
    let json = String::from_utf8_lossy(&bytes);
    let imported = with_store(words, common, |store| {
        let into = match &common.learner {
            Some(name) => Some(find(words, store, name)?.id),
            None => None,
        };
        let imported = store.import(&json, into, now()).map_err(|error| {
            let place = words.say("cli-import-failed", &args!["file" => shown(&file)]);
            Trouble::Fault(format!("{place}\n{}", sentences(words, error.messages())))
        })?;
        kept(words, store)?;
        Ok(imported)
    })?;
    let id = if imported.is_new { "cli-imported-new" } else { "cli-imported" };
    let values =
        args!["name" => imported.learner.name, "new-count" => imported.answers, "known-count" => imported.known];
    writeln!(out, "{}", words.say(id, &values))?;
    Ok(Status::Done)
}

/// Begins one lesson afresh for the learner of `--learner`.
pub fn reset(words: &Words<'_>, matches: &ArgMatches, common: &Common, out: &mut dyn Write) -> Result<Status, Trouble> {
    let lesson = text(matches, "lesson");
    let Some(name) = &common.learner else { return Err(Trouble::Usage(words.plain("cli-reset-whose"))) };
    let learner = with_store(words, common, |store| {
        let learner = find(words, store, name)?;
        let standing = fail(words, store.standing(learner.id))?;
        let is_begun = standing.stars.contains_key(&lesson)
            || standing.steps.contains_key(&lesson)
            || standing.places.contains_key(&lesson);
        let catalog = if is_begun { None } else { Some(super::keeper::catalog(common)) };
        if let Some(catalog) = catalog.filter(|catalog| catalog.lessons().all(|known| known.id != lesson)) {
            return Err(Trouble::Fault(super::play::unknown(words, &catalog, &lesson)));
        }
        fail(words, store.reset_lesson(learner.id, now(), &lesson))?;
        kept(words, store)?;
        Ok(learner)
    })?;
    writeln!(out, "{}", words.say("cli-reset-done", &args!["name" => learner.name, "lesson" => lesson]))?;
    Ok(Status::Done)
}
