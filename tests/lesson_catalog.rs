//! Lessons of the program and of teachers' folders: their order, what cannot be read, and how one is found.

use std::fs;
use std::path::{Path, PathBuf};

use chess_codex::i18n::Lang;
use chess_codex::lesson::{
    Catalog, Lesson, MAX_BYTES, MAX_STEPS, Near, OpenError, Origin, Reading, Style, check, report,
};

const LESSON: &str = "format = 1\narticle = 6\nedition = \"preschool\"\naudience = \"pupil\"\ntitle = \"Проба\"\n\n\
                      [[step]]\nkind = \"show\"\nboard = \"start\"\n";

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("lesson_catalog").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("an old folder can be removed");
    }
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

fn write(folder: &Path, name: &str, text: impl AsRef<[u8]>) {
    let path = folder.join(name);
    fs::create_dir_all(path.parent().expect("a file is in a folder")).expect("a folder can be made");
    fs::write(path, text).expect("a file can be written");
}

/// The ids of a catalog's teacher's lessons, each with the rules that it breaks.
fn told(catalog: &Catalog) -> Vec<String> {
    let teachers = catalog.readings().iter().filter(|reading| reading.origin != Origin::BuiltIn);
    teachers.map(|reading| format!("{}: {}", reading.id, rules(reading))).collect()
}

fn rules(reading: &Reading) -> String {
    reading.faults.iter().map(|fault| fault.rule.id).collect::<Vec<_>>().join(" ")
}

fn ru() -> Lang {
    Lang::parse("ru").expect("Russian is spoken")
}

#[test]
fn every_built_in_lesson_is_without_a_fault_or_a_warning() {
    for lang in Lang::all() {
        let checked = check(&[], *lang, Style::PLAIN);
        assert_eq!((checked.errors, checked.warnings), (0, 0), "{}", checked.text);
        assert!(checked.lessons >= 6);
    }
    assert_eq!(Catalog::built_in().lessons().count(), Catalog::built_in().readings().len());
}

#[test]
fn lessons_stand_in_natural_order() {
    let folder = folder("order");
    for name in ["6-10-z.toml", "6-2-z.toml", "b.toml", "6-2-z.txt", "10-1.toml"] {
        write(&folder, name, LESSON);
    }
    write(&folder, "deeper/6-9-z.toml", LESSON);
    write(&folder, "deeper/and-deeper/6-8-z.toml", LESSON);
    let catalog = Catalog::with_folders(&[folder]);
    // A folder in the folder is a pack of its own; what is deeper is not looked for.
    assert_eq!(told(&catalog), ["6-2-z: ", "6-9-z: ", "6-10-z: ", "10-1: ", "b: "]);
    let ids: Vec<&str> = catalog.readings().iter().map(|reading| reading.id.as_str()).collect();
    let place = |id: &str| ids.iter().position(|other| *other == id);
    assert!(place("6-1-rook") < place("6-2-z") && place("6-3-knight") < place("6-10-z"), "{ids:?}");
}

#[test]
fn a_broken_lesson_hides_no_good_one() {
    let folder = folder("broken");
    write(&folder, "good.toml", LESSON);
    write(&folder, "bad.toml", "format = 7");
    write(&folder, "worse.toml", [0xff, 0xfe, 0x00]);
    fs::create_dir(folder.join("dir.toml")).expect("a folder can be made");
    write(&folder, "two words.toml", LESSON);
    write(&folder, "messages.toml", LESSON);
    write(&folder, "locales/ru/messages.ftl", [b'a', 0xff]);
    write(&folder, "folder.toml", LESSON);
    fs::create_dir(folder.join("locales/ru/folder.ftl")).expect("a folder can be made");
    let catalog = Catalog::with_folders(&[folder.clone(), folder.join("nowhere"), folder.join("locales")]);
    let expected = [
        "bad: format",
        "dir: not-a-file",
        "folder: not-a-file",
        "good: ",
        "locales: no-lessons",
        "messages: fluent not-utf8",
        "nowhere: unreadable",
        "two words: lesson-id",
        "worse: not-utf8",
    ];
    assert_eq!(told(&catalog), expected);
    assert!(catalog.open("good").is_ok());
    assert!(matches!(catalog.open("bad"), Err(OpenError::Broken(reading)) if rules(&reading) == "format"));
    // An empty folder is no error, and yet it says what is the matter.
    let hindrances = |id: &str| {
        let reading = catalog.readings().iter().find(|reading| reading.id == id).expect("it is there");
        reading.hindrances().len()
    };
    assert_eq!(["locales", "bad", "good"].map(hindrances), [1, 1, 0]);
    let built_in = Catalog::built_in().readings().len();
    assert_eq!(catalog.lessons().count(), built_in + 1);
}

#[test]
fn names_that_clash_are_told_and_the_first_counts() {
    let (one, other) = (folder("clash-one"), folder("clash-other"));
    write(&one, "mine.toml", LESSON);
    write(&one, "6-1-rook.toml", LESSON);
    write(&other, "mine.toml", LESSON);
    let catalog = Catalog::with_folders(&[one.clone(), other]);
    assert_eq!(told(&catalog), ["6-1-rook: lesson-id-twice", "mine: ", "mine: lesson-id-twice"]);
    assert_eq!(catalog.open("6-1-rook").map(|lesson| lesson.origin.clone()).ok(), Some(Origin::BuiltIn));
    let mine = catalog.open("mine").map(|lesson| lesson.origin.clone()).ok();
    assert_eq!(mine, Some(Origin::File(one.join("mine.toml"))));
    // Asked about the folder alone, `check` warns of a built-in lesson's name.
    for (lang, said) in [("en", "The program itself has a lesson “6-1-rook”"), ("ru", "Урок «6-1-rook» уже есть")]
    {
        let checked = check(std::slice::from_ref(&one), Lang::parse(lang).expect("it is spoken"), Style::PLAIN);
        assert_eq!((checked.lessons, checked.errors, checked.warnings), (2, 0, 1), "{}", checked.text);
        assert!(checked.text.contains("warning[lesson-id-built-in]") || lang == "ru", "{}", checked.text);
        assert!(checked.text.contains(said), "{}", checked.text);
    }
    let clash = catalog.readings().iter().rfind(|reading| reading.id == "mine").expect("it is there");
    let text = report(clash, ru(), Style { color: false, columns: 400 });
    let place = one.join("mine.toml").display().to_string();
    assert!(text.contains(&format!("Урок «mine» уже взят из {place}.")), "{text}");
}

#[cfg(unix)]
#[test]
fn links_stay_inside_the_folder() {
    use std::os::unix::fs::symlink;
    let (outside, inside) = (folder("links-outside"), folder("links-inside"));
    write(&outside, "secret.toml", LESSON);
    write(&outside, "secret.ftl", "title = x\n");
    write(&inside, "real.toml", LESSON);
    write(&inside, "with-messages.toml", LESSON);
    write(&inside, "locales/ru/other.ftl", "");
    symlink(outside.join("secret.toml"), inside.join("out.toml")).expect("links can be made");
    symlink("real.toml", inside.join("in.toml")).expect("links can be made");
    symlink("loop.toml", inside.join("loop.toml")).expect("links can be made");
    symlink("nothing", inside.join("dangling.toml")).expect("links can be made");
    symlink(outside.join("secret.ftl"), inside.join("locales/ru/with-messages.ftl")).expect("links can be made");
    let catalog = Catalog::with_folders(&[inside]);
    let expected = [
        "dangling: unreadable",
        "in: ",
        "loop: unreadable",
        "out: outside-folder",
        "real: ",
        "with-messages: outside-folder",
    ];
    assert_eq!(told(&catalog), expected);
}

#[test]
fn too_much_is_refused() {
    let folder = folder("size");
    write(&folder, "big.toml", format!("{LESSON}# {}", "х".repeat(MAX_BYTES / 2)));
    write(&folder, "just.toml", format!("{LESSON}{}", "#".repeat(MAX_BYTES - LESSON.len())));
    let step = "[[step]]\nkind = \"show\"\nboard = \"start\"\n";
    write(&folder, "many.toml", format!("{LESSON}{}", step.repeat(MAX_STEPS)));
    write(&folder, "most.toml", format!("{LESSON}{}", step.repeat(MAX_STEPS - 1)));
    write(&folder, "messages.toml", LESSON);
    write(&folder, "locales/en/messages.ftl", format!("# {}", "x".repeat(MAX_BYTES)));
    write(&folder, "deep.toml", format!("{LESSON}x = {}", "[".repeat(MAX_BYTES / 2)));
    let catalog = Catalog::with_folders(std::slice::from_ref(&folder));
    let expected = ["big: too-big", "deep: toml", "just: ", "many: too-many-steps", "messages: too-big", "most: "];
    assert_eq!(told(&catalog), expected);
    let many = catalog.readings().iter().find(|reading| reading.id == "many").expect("it is there");
    let place = many.sources[0].position(many.faults[0].span.start);
    assert_eq!((place.line, place.column), (LESSON.lines().count() + 3 * (MAX_STEPS - 1) + 1, 1));
    let big = catalog.readings().iter().find(|reading| reading.id == "big").expect("it is there");
    let text = report(big, ru(), Style::PLAIN);
    assert!(text.contains("Файл слишком большой: 1025 КиБ."), "{text}");
}

#[test]
fn a_lesson_is_found_by_name_and_by_path() {
    let folder = folder("find");
    write(&folder, "урок-1.toml", LESSON);
    let catalog = Catalog::built_in();
    let path = folder.join("урок-1.toml");
    let lesson = catalog.open(&path.display().to_string()).expect("it is good");
    assert_eq!((lesson.id.as_str(), &lesson.origin), ("урок-1", &Origin::File(path)));
    assert_eq!(catalog.open("6-3-knight").expect("it is built in").id, "6-3-knight");
    let unknown = |name: &str| match catalog.open(name) {
        Err(OpenError::Unknown { name }) => (name.clone(), catalog.near(&name)),
        other => panic!("{other:?}"),
    };
    let near = |meant: &[&str], with: &[&str]| {
        let owned = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect();
        Near { meant: owned(meant), with: owned(with) }
    };
    assert_eq!(unknown("6-3-knihgt"), ("6-3-knihgt".into(), near(&["6-3-knight"], &[])));
    assert_eq!(unknown("castling-for-two"), ("castling-for-two".into(), near(&[], &[])));
    assert_eq!(unknown("7").1, near(&[], &["7-1-let-go", "7-2-complete-move"]));
    // Twenty-five are no hint.
    assert_eq!(unknown("6").1, near(&[], &[]));
    let nowhere = catalog.open("nowhere.toml");
    assert!(matches!(nowhere, Err(OpenError::Broken(reading)) if rules(&reading) == "unreadable"));
}

#[test]
fn colours_are_only_there_when_asked_for() {
    let folder = folder("style");
    write(&folder, "bad.toml", "format = 7");
    let text = |color| check(std::slice::from_ref(&folder), ru(), Style { color, columns: 80 }).text;
    assert!(!text(false).contains('\u{1b}'));
    assert!(text(true).contains('\u{1b}'));
}

#[test]
fn the_lessons_of_the_program_are_played_as_they_are_checked() {
    let (checked, played) = (Catalog::built_in(), Catalog::with_packs(None, &[]));
    assert_eq!(checked.readings().len(), played.readings().len());
    for (checked, played) in checked.readings().iter().zip(played.readings()) {
        assert!(checked.faults.is_empty() && played.faults.is_empty(), "{}", checked.id);
        let (checked, played) = (checked.lesson.as_ref().expect("whole"), played.lesson.as_ref().expect("whole"));
        assert_eq!((&checked.id, &checked.origin, checked.article), (&played.id, &played.origin, played.article));
        assert_eq!(format!("{:?}", checked.steps), format!("{:?}", played.steps), "{}", checked.id);
        assert_eq!(format!("{:?}", checked.pieces), format!("{:?}", played.pieces));
        for &lang in Lang::all() {
            assert_eq!(checked.title(lang), played.title(lang));
            for step in &checked.steps {
                let said = |lesson: &Lesson| {
                    let texts = [&step.text, &step.say, &step.teacher].into_iter().flatten();
                    texts.map(|text| lesson.text(lang, text, &lesson.step_args(step))).collect::<Vec<_>>()
                };
                assert_eq!(said(checked), said(played));
            }
        }
    }
}

#[test]
fn endings_count_in_either_case() {
    let folder = folder("upper");
    write(&folder, "UPPER.TOML", LESSON.replace("title = \"", "teacher = { id = \"said\" }\ntitle = \""));
    fs::create_dir_all(folder.join("locales/ru")).unwrap();
    fs::create_dir_all(folder.join("locales/en")).unwrap();
    fs::write(folder.join("locales/ru/UPPER.FTL"), "said = Скажите\n").unwrap();
    fs::write(folder.join("locales/en/UPPER.Ftl"), "said = Say\n").unwrap();
    let catalog = Catalog::with_packs(Some(&folder), &[]);
    let found = catalog.readings().iter().find(|reading| reading.id == "UPPER").expect("it is there");
    assert!(found.faults.is_empty(), "{:?}", found.faults);
    assert_eq!(found.sources.len(), 3);
    assert!(Catalog::built_in().open(&folder.join("UPPER.TOML").display().to_string()).is_ok());
    // Two files that differ in the case of their endings alone have one id.
    if !folder.join("upper.toml").exists() {
        write(&folder, "UPPER.toml", LESSON);
        let checked = check(std::slice::from_ref(&folder), ru(), Style::PLAIN);
        assert!(checked.text.contains("lesson-id-twice"), "{}", checked.text);
    }
}
