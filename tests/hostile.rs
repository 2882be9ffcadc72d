//! Lessons and folders made to harm: whatever stands in them, the program comes to an end soon, tells what is wrong in
//! bounded words, and the rest of the course is intact.
//!
//! No clock is asked here. What would take for ever, or all memory, would not come to its end at all: most of these did
//! not, or took minutes, before there were limits.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use chess_codex::i18n::Lang;
use chess_codex::lesson::{
    Catalog, Files, MAX_BYTES, MAX_STEPS, Origin, Reading, Source, Style, read, readings, report,
};

const HEAD: &str = "format = 1\narticle = 6\nedition = \"preschool\"\naudience = \"pupil\"\ntitle = \"x\"\n\n";
const KNIGHT: &str = "[[step]]\nkind = \"find\"\nboard = \"8/8/8/8/3N4/8/8/8\"\npiece = \"d4\"\n";
/// So much fits beside the head.
const ROOM: usize = MAX_BYTES - 400;
/// The program counts no more faults of a lesson than about so many.
const MOST: usize = 25_000;

/// A lesson of this text, with the same messages in each language.
fn lesson(text: &str, messages: &str) -> Reading {
    let name = |lang: Lang| format!("locales/{lang}/x.ftl");
    let with_messages = Lang::all().iter().filter(|_| !messages.is_empty());
    read(Files {
        id: "x".to_owned(),
        origin: Origin::File(PathBuf::from("x.toml")),
        lesson: Source::new("x.toml", text),
        messages: with_messages.map(|&lang| (lang, Source::new(name(lang), messages))).collect(),
        message_names: Lang::all().iter().map(|&lang| (lang, name(lang))).collect(),
        faults: Vec::new(),
    })
}

/// How often each rule is broken. Whatever is told can be shown.
fn told(reading: &Reading) -> BTreeMap<&'static str, usize> {
    assert!(reading.faults.len() <= MOST, "{} faults", reading.faults.len());
    for &lang in Lang::all() {
        let text = report(reading, lang, Style::PLAIN);
        assert!(text.len() < 200_000, "{} bytes", text.len());
        assert!(!text.contains(['\u{202e}', '\u{1b}', '\u{200b}']), "{text}");
    }
    let mut counts = BTreeMap::new();
    reading.faults.iter().for_each(|fault| *counts.entry(fault.rule.id).or_default() += 1);
    counts
}

fn message_count(reading: &Reading, id: &str) -> usize {
    reading.faults.iter().filter(|fault| fault.message.id() == Some(id)).count()
}

#[test]
fn a_mebibyte_of_anything_is_read_to_its_end() {
    let cases = [
        ("arrays", format!("{HEAD}a = {}", "[".repeat(ROOM)), "toml"),
        ("tables", format!("{HEAD}a = {}", "{ a = ".repeat(ROOM / 6)), "toml"),
        ("dotted keys", format!("{HEAD}a{} = 1", ".a".repeat(ROOM / 2)), "toml"),
        ("a dotted header", format!("{HEAD}[a{}]\nx = 1", ".a".repeat(ROOM / 2)), "toml"),
        ("no values", format!("{HEAD}{}", "a\n".repeat(ROOM / 2)), "toml"),
        ("open lists", format!("{HEAD}{}", "a = [\n".repeat(ROOM / 6)), "toml"),
        ("open strings", format!("{HEAD}{}", "a = \"\"\"\n".repeat(ROOM / 8)), "toml"),
        ("squares", format!("{HEAD}{KNIGHT}expect = \"{}\"", "z9 ".repeat(ROOM / 3)), "square"),
        (
            "pieces",
            format!("{HEAD}[[step]]\nkind = \"find\"\nboard = \"start\"\npiece = [{}]", "\"z\",".repeat(ROOM / 4)),
            "square",
        ),
        ("hidden", format!("{HEAD}# {}", "\u{200b}".repeat(ROOM / 3)), "character"),
        ("a hidden text", format!("{HEAD}{KNIGHT}text = \"{}\"", "\u{200b}".repeat(ROOM / 3)), "character"),
        ("a formula", format!("{HEAD}[[piece]]\nformula = \"{}rook\"", "rook or ".repeat(ROOM / 8)), "formula"),
        ("braces", format!("{HEAD}{KNIGHT}text = \"{}\"", "{".repeat(ROOM)), "too-deep"),
        ("a text", format!("{HEAD}{KNIGHT}text = \"{}\"", "x".repeat(ROOM)), "too-big"),
    ];
    for (name, text, rule) in cases {
        assert!(text.len() <= MAX_BYTES, "{name}");
        let reading = lesson(&text, "");
        assert!(told(&reading).contains_key(rule), "{name}: {:?}", told(&reading));
        assert!(reading.lesson.is_none(), "{name}");
    }
    let keys: String = (0..ROOM / 13).map(|number| format!("k{number} = 1\n")).collect();
    assert!(told(&lesson(&format!("{HEAD}{keys}"), "")).contains_key("unknown-key"));
}

#[test]
fn one_byte_too_many_and_one_step_too_many_are_refused() {
    let filled = |length: usize| format!("{HEAD}{KNIGHT}#{}", "x".repeat(length - HEAD.len() - KNIGHT.len() - 1));
    assert_eq!(told(&lesson(&filled(MAX_BYTES), "")), BTreeMap::new());
    assert_eq!(told(&lesson(&filled(MAX_BYTES + 1), "")), BTreeMap::from([("too-big", 1)]));
    let steps = |count: usize| format!("{HEAD}{}", KNIGHT.repeat(count));
    assert_eq!(lesson(&steps(MAX_STEPS), "").lesson.map(|lesson| lesson.steps.len()), Some(MAX_STEPS));
    assert_eq!(told(&lesson(&steps(MAX_STEPS + 1), "")), BTreeMap::from([("too-many-steps", 1)]));
    // Steps that are drawn are counted as what they stand for.
    let drawn = "[[step]]\nkind = \"find\"\ngenerate = { piece = \"rook\", count = 20 }\n";
    assert_eq!(told(&lesson(&format!("{HEAD}{}", drawn.repeat(25)), "")), BTreeMap::new());
    assert_eq!(told(&lesson(&format!("{HEAD}{}", drawn.repeat(26)), "")), BTreeMap::from([("too-many-steps", 1)]));
}

#[test]
fn the_solver_has_patience_for_a_lesson_and_not_for_each_of_its_steps() {
    let goal = "[[step]]\nkind = \"move\"\nboard = \"8/8/8/8/3N4/8/8/8\"\npiece = \"d4\"\n\
                goal = \"reach a1 b1 c1 d1 e1 f1 g1 h1 a8 b8 c8 d8 e8 f8 g8 h8\"\n";
    let reading = lesson(&format!("{HEAD}{}", goal.repeat(MAX_STEPS)), "");
    assert_eq!(told(&reading), BTreeMap::from([("goal-too-large", MAX_STEPS)]));
    let searched = message_count(&reading, "fault-goal-too-large");
    assert!((1..10).contains(&searched), "{searched} were searched");
    // What a person writes is far from it.
    let usual = "[[step]]\nkind = \"move\"\nboard = \"8/8/8/8/3N4/8/8/8\"\npiece = \"d4\"\ngoal = \"reach h8\"\n";
    assert_eq!(told(&lesson(&format!("{HEAD}{}", usual.repeat(MAX_STEPS)), "")), BTreeMap::new());
}

#[test]
fn what_cannot_be_drawn_is_not_tried_for_ever() {
    let step = "[[step]]\nkind = \"move\"\ngenerate = { piece = \"knight\", kind = \"sentries\", pieces = 1 }\n";
    let reading = lesson(&format!("{HEAD}{}", step.repeat(MAX_STEPS)), "");
    let count = told(&reading)["generate"];
    assert!((1..20).contains(&count), "{count} were tried");
    assert!(reading.lesson.is_none());
}

#[test]
fn texts_that_put_in_each_other_do_not_grow() {
    let step = format!("{KNIGHT}text = {{ id = \"b\" }}\n");
    let doubling: String = (1..30).map(|number| format!("-t{number} = {{ -t{0} }}{{ -t{0} }}\n", number - 1)).collect();
    let chain: String = (0..ROOM / 21).map(|number| format!("m{number} = {{ m{} }}\n", number + 1)).collect();
    let cases = [
        format!("-t0 = {}\n{doubling}b = {{ -t29 }}\n", "x".repeat(1000)),
        format!("a = {}\nb = {}\n", "x".repeat(ROOM / 2), "{ a }".repeat(90)),
        format!("b = {}\n", "{ $turn }".repeat(ROOM / 9)),
        format!("{chain}b = {{ m0 }}\nm{} = x\n", ROOM / 21),
    ];
    for messages in cases {
        let reading = lesson(&format!("{HEAD}{}", step.repeat(MAX_STEPS)), &messages);
        assert!(told(&reading).contains_key("too-big"), "{:?}", told(&reading));
        assert!(reading.lesson.is_none());
    }
    // One that puts in itself.
    let reading = lesson(&format!("{HEAD}{step}"), "b = { b }{ b }\n");
    assert!(reading.lesson.is_none(), "{:?}", reading.faults);
}

#[test]
fn a_million_messages_and_as_much_rubbish_are_bounded() {
    let options = |number: usize| {
        format!(
            "[[step]]\nkind = \"choose\"\ntext = {{ id = \"q{number}\" }}\noptions = [{{ text = {{ id = \"r{number}\" }}, \
             right = true }}, {{ text = {{ id = \"s{number}\" }} }}]\n"
        )
    };
    let text: String = (0..MAX_STEPS).map(options).collect();
    let messages: String = (0..ROOM / 11).map(|number| format!("m{number} = x\n")).collect();
    let reading = lesson(&format!("{HEAD}{text}"), &messages);
    assert_eq!(told(&reading)["unknown-message"], 3 * MAX_STEPS);
    let unused = lesson(&format!("{HEAD}{KNIGHT}"), &messages);
    assert!(told(&unused).contains_key("unused-message") && unused.lesson.is_some());
    for rubbish in ["y = {\n", "y\n", "}\n", "[a] b\n", "y = { $x ->\n", "\u{202e}\n"] {
        let reading = lesson(&format!("{HEAD}{text}"), &rubbish.repeat(ROOM / rubbish.len()));
        assert!(reading.errors() > 0 && reading.lesson.is_none(), "{rubbish}");
        told(&reading);
    }
}

#[test]
fn no_place_hides_a_character() {
    let text = format!("# Урок\n{HEAD}{KNIGHT}id = \"one\"\ntext = {{ ru = \"Это конь.\", en = \"A knight.\" }}\n");
    assert_eq!(told(&lesson(&text, "")), BTreeMap::new());
    for sign in ['\u{202e}', '\u{1b}', '\u{200b}', '\u{2066}', '\u{7f}', '\u{feff}'] {
        // A byte-order mark at the very beginning is none of the text.
        for at in (1..=text.len()).filter(|&at| text.is_char_boundary(at)) {
            let reading = lesson(&format!("{}{sign}{}", &text[..at], &text[at..]), "");
            assert!(told(&reading).contains_key("character"), "{at}: {:?}", reading.faults);
            assert!(reading.lesson.is_none());
        }
    }
    let messages = "a = Это конь.\n";
    for at in (1..=messages.len()).filter(|&at| messages.is_char_boundary(at)) {
        let messages = format!("{}\u{202e}{}", &messages[..at], &messages[at..]);
        let reading = lesson(&format!("{HEAD}{KNIGHT}text = {{ id = \"a\" }}\n"), &messages);
        assert!(told(&reading).contains_key("character"), "{at}: {:?}", reading.faults);
    }
}

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("hostile").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("an old folder can be removed");
    }
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

fn write(folder: &Path, name: &str, text: &str) {
    fs::write(folder.join(name), text).expect("a file can be written");
}

/// The course is all there, and beside it the one good lesson of the folder.
fn intact(folder: &Path) -> Catalog {
    let catalog = Catalog::with_folders(&[folder.to_owned()]);
    let built_in = Catalog::built_in().lessons().count();
    assert_eq!(catalog.lessons().count(), built_in + 1, "the built-in lessons and the good one");
    assert!(catalog.open("good").is_ok() && catalog.open("6-1-rook").is_ok());
    catalog
}

/// The rules that the lesson of a name breaks.
fn broken<'c>(catalog: &'c Catalog, name: &str) -> Vec<&'c str> {
    let reading = catalog.readings().iter().find(|reading| reading.id.contains(name)).expect("it is in the list");
    reading.faults.iter().map(|fault| fault.rule.id).collect()
}

#[test]
fn huge_files_are_not_read() {
    let folder = folder("huge");
    write(&folder, "good.toml", &format!("{HEAD}{KNIGHT}"));
    let sparse = File::create(folder.join("sparse.toml")).expect("a file can be made");
    sparse.set_len(1 << 30).expect("it may have holes");
    fs::create_dir_all(folder.join("locales/ru")).expect("a folder can be made");
    write(&folder, "texts.toml", &format!("{HEAD}{KNIGHT}text = {{ id = \"a\" }}\n"));
    let texts = File::create(folder.join("locales/ru/texts.ftl")).expect("a file can be made");
    texts.set_len(1 << 30).expect("it may have holes");
    let catalog = intact(&folder);
    assert_eq!(broken(&catalog, "sparse"), ["too-big"]);
    assert!(broken(&catalog, "texts").contains(&"too-big"));
}

#[cfg(unix)]
#[test]
fn pipes_devices_and_links_out_are_not_read() {
    use std::os::unix::fs::symlink;
    let (folder, outside) = (folder("pipes"), folder("pipes-outside"));
    write(&folder, "good.toml", &format!("{HEAD}{KNIGHT}"));
    let made = std::process::Command::new("mkfifo").arg(folder.join("pipe.toml")).status();
    let has_pipe = made.is_ok_and(|status| status.success());
    symlink("/dev/zero", folder.join("zero.toml")).expect("links can be made");
    fs::create_dir_all(outside.join("ru")).expect("a folder can be made");
    write(&outside, "ru/texts.ftl", "a = тайна\n");
    symlink(&outside, folder.join("locales")).expect("links can be made");
    write(&folder, "texts.toml", &format!("{HEAD}{KNIGHT}text = {{ id = \"a\" }}\n"));
    let catalog = intact(&folder);
    assert!(!has_pipe || broken(&catalog, "pipe") == ["not-a-file"]);
    assert_eq!(broken(&catalog, "zero"), ["outside-folder"]);
    assert!(broken(&catalog, "texts").contains(&"outside-folder"), "{:?}", broken(&catalog, "texts"));
    let texts = catalog.readings().iter().find(|reading| reading.id == "texts").expect("it is in the list");
    assert!(texts.sources.iter().all(|source| !source.text().contains("тайна")));
    let device = &readings(&[PathBuf::from("/dev/zero")])[0];
    assert_eq!(device.faults.iter().map(|fault| fault.rule.id).collect::<Vec<_>>(), ["not-a-file"]);
}

#[cfg(unix)]
#[test]
fn odd_names_are_told_and_lead_nowhere() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt as _;
    let folder = folder("names");
    write(&folder, "good.toml", &format!("{HEAD}{KNIGHT}"));
    let names: [&[u8]; 5] =
        [b"\xea\xee\xed\xfc.toml", b"a..b.toml", b"a\x1b[31m.toml", b"a\nb.toml", b"\xe2\x80\xaea.toml"];
    // What begins with a dot is hidden, and passed over.
    for name in names.into_iter().chain([&b"...toml"[..]]) {
        fs::write(folder.join(OsStr::from_bytes(name)), format!("{HEAD}{KNIGHT}")).expect("a file can be written");
    }
    let catalog = intact(&folder);
    let odd = catalog.readings().iter().filter(|reading| reading.origin != Origin::BuiltIn && reading.id != "good");
    let odd: Vec<&Reading> = odd.collect();
    assert_eq!(odd.len(), names.len());
    for reading in odd {
        assert_eq!(told(reading), BTreeMap::from([("lesson-id", 1)]), "{}", reading.id);
    }
    // A message cannot be fetched from another folder by its id.
    let reading = lesson(&format!("{HEAD}{KNIGHT}text = {{ id = \"../../secret\" }}\n"), "");
    assert_eq!(told(&reading), BTreeMap::from([("unknown-message", 1)]));
}

#[test]
fn a_folder_that_changes_while_it_is_read_hides_nothing_else() {
    let folder = folder("changing");
    write(&folder, "good.toml", &format!("{HEAD}{KNIGHT}"));
    let done = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            for number in (0..20).cycle() {
                if done.load(Ordering::Relaxed) {
                    return;
                }
                let path = folder.join(format!("changing-{number}.toml"));
                // Now a file, now a folder, now none.
                match number % 4 {
                    0 => drop(fs::write(&path, format!("{HEAD}{KNIGHT}"))),
                    1 => drop(fs::create_dir(&path)),
                    2 => drop(fs::write(&path, "x")),
                    _ => {}
                }
                let other = folder.join(format!("changing-{}.toml", (number + 7) % 20));
                drop(fs::remove_file(&other).or_else(|_| fs::remove_dir(&other)));
            }
        });
        let _stop = Stop(&done);
        let built_in = Catalog::built_in().lessons().count();
        for _ in 0..5 {
            let catalog = Catalog::with_folders(std::slice::from_ref(&folder));
            assert!(catalog.open("good").is_ok());
            assert!(catalog.lessons().count() > built_in);
            catalog.readings().iter().for_each(|reading| drop(told(reading)));
        }
    });
}

/// Says that it is done however that came.
struct Stop<'a>(&'a AtomicBool);

impl Drop for Stop<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
