//! `check --format json` and `check --explain`, over the real program.

mod cli_support;

use chess_codex::lesson::rules;
use cli_support::{Ran, run};
use serde_json::Value;

const TWICE: &str = "tests/lessons/invalid/step-id-twice.toml";

fn document(args: &[&str]) -> (i32, Value) {
    let Ran { status, out, err } = run(args, "");
    assert_eq!(err, "", "{args:?}");
    assert_eq!(out.lines().count(), 1, "one document on one line");
    (status, serde_json::from_str(&out).expect("it is JSON"))
}

#[test]
fn editors_get_places_rules_and_mends() {
    let (status, found) = document(&["check", "--format", "json", TWICE]);
    assert_eq!((status, &found["lessons"], &found["errors"], &found["warnings"]), (1, &1.into(), &1.into(), &0.into()));
    let fault = &found["faults"][0];
    assert_eq!(fault["file"], TWICE);
    let place = ["line", "column", "end_line", "end_column"].map(|key| fault[key].as_u64());
    assert_eq!(place, [Some(16), Some(7), Some(16), Some(10)], "without the quotes");
    assert_eq!((&fault["severity"], &fault["rule"]), (&"error".into(), &"step-id-twice".into()));
    assert_eq!(fault["message"], "The lesson has a step “one” already.");
    assert!(fault["mend"].is_string(), "{fault}");
    let first = &fault["places"][0];
    assert_eq!((first["line"].as_u64(), first["message"].as_str().is_some()), (Some(10), true), "{fault}");
    let (_, russian) = document(&["--lang", "ru", "check", "--format", "json", TWICE]);
    assert_eq!(russian["faults"][0]["message"], "Шаг «one» в этом уроке уже есть.");
}

#[test]
fn all_faults_of_a_folder_are_in_one_document() {
    let (status, found) = document(&["check", "--format", "json", "tests/lessons/invalid"]);
    assert_eq!(status, 1);
    let faults = found["faults"].as_array().expect("a list");
    let count = |severity: &str| faults.iter().filter(|fault| fault["severity"] == severity).count() as u64;
    assert_eq!(found["errors"].as_u64(), Some(count("error")));
    assert_eq!(found["warnings"].as_u64(), Some(count("warning")));
    for fault in faults {
        assert!(rules().any(|rule| fault["rule"] == rule.id), "{fault}");
        assert!(!fault["message"].as_str().expect("a text").contains(['\u{202e}', '\u{1b}']), "{fault}");
    }
    let (status, none) = document(&["check", "--format", "json", "tests/lessons/valid"]);
    assert_eq!((status, none["faults"].as_array().map(Vec::len)), (0, Some(0)));
}

#[test]
fn rules_are_explained_in_both_languages() {
    for rule in rules() {
        let en = run(["check", "--explain", rule.id], "");
        let ru = run(["--lang", "ru", "check", "--explain", rule.id], "");
        for Ran { status, out, err } in [&en, &ru] {
            assert_eq!((*status, err.as_str()), (0, ""), "{}", rule.id);
            assert!(out.contains(&format!("[{}]\n", rule.id)) && out.lines().count() > 1, "{out}");
            assert!(out.lines().all(|line| line.chars().count() <= 80), "{out}");
        }
        assert_ne!(en.out, ru.out);
    }
    let Ran { status, out, err } = run(["check", "--explain", "unknown-kye"], "");
    assert_eq!((status, out.as_str()), (2, ""));
    assert_eq!(err, "There is no rule “unknown-kye”. Did you mean unknown-key?\n");
    let Ran { status, err, .. } = run(["check", "--explain", "\u{1b}[31m"], "");
    assert!(status == 2 && err.contains("docs/lesson-rules.md") && !err.contains('\u{1b}'), "{err}");
}

#[test]
fn the_packs_of_a_folder_are_checked_with_it() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("check-packs");
    let _ = std::fs::remove_dir_all(&folder);
    let pack = folder.join("pack");
    std::fs::create_dir_all(&pack).expect("a folder");
    std::fs::copy("tests/lessons/valid/bom-and-crlf.toml", folder.join("good.toml")).expect("a good lesson");
    std::fs::copy(TWICE, pack.join("bad.toml")).expect("a bad lesson");
    let folder = folder.to_string_lossy();
    let (status, found) = document(&["check", "--format", "json", &folder]);
    assert_eq!((status, &found["lessons"], &found["errors"]), (1, &2.into(), &1.into()), "{found}");
    assert!(found["faults"][0]["file"].as_str().is_some_and(|file| file.ends_with("bad.toml")), "{found}");
}

#[test]
fn without_a_path_it_says_that_its_own_lessons_were_checked() {
    let count = chess_codex::lesson::Catalog::built_in().readings().len();
    let Ran { status, out, err } = run(["check"], "");
    assert_eq!((status, err.as_str()), (0, ""));
    let said = format!("The built-in lessons are checked, {count} of them: no errors, no warnings.");
    assert_eq!(out.lines().collect::<Vec<_>>(), [said.as_str(), "A lesson of your own: chess-codex check FILE"]);
    let Ran { out, .. } = run(["--lang", "ru", "check"], "");
    let said = format!("Проверены встроенные уроки, их {count}: ошибок нет, предупреждений нет.");
    assert_eq!(out.lines().collect::<Vec<_>>(), [said.as_str(), "Свой урок проверит chess-codex check ФАЙЛ."]);
    // Those that were named are counted as before, and for editors nothing has changed.
    assert_eq!(
        run(["check", "lessons"], "").out.lines().count(),
        run(["--lessons", "lessons", "check"], "").out.lines().count()
    );
    assert!(
        run(["check", "tests/lessons/valid"], "")
            .out
            .lines()
            .last()
            .is_some_and(|line| line.contains(" lessons checked: "))
    );
    let (_, document) = document(&["check", "--format", "json"]);
    let keys: Vec<&str> = document.as_object().expect("an object").keys().map(String::as_str).collect();
    assert_eq!(keys, ["errors", "faults", "lessons", "warnings"]);
}
