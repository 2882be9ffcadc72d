//! `report` on the command line.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use chess_codex::progress::{Day, Moment, NewLearner, Store};
use chess_codex::rules::Role;

use crate::cli_support::{Ran, program, run, run_command};
use crate::support::{pupil, right, wrong};

/// A folder of this test's own: the store is in `data`.
struct Place(PathBuf);

impl Place {
    fn new(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("report").join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn store(&self) -> Store {
        Store::open(Some(&self.0.join("data")))
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// Runs `report` in this folder, five hours ahead of UTC; `~` stands for a space in an argument.
    fn run(&self, line: &str) -> Ran {
        let mut command = program();
        command.current_dir(&self.0).env("TZ", "XXX-5").args(["--data-dir", "data", "report"]);
        command.args(line.split_whitespace().map(|word| word.replace('~', " ")));
        let output = run_command(&mut command, Vec::new());
        let text = |bytes| String::from_utf8(bytes).unwrap();
        Ran { status: output.status.code().unwrap(), out: text(output.stdout), err: text(output.stderr) }
    }

    fn out(&self, line: &str) -> String {
        let Ran { status, out, err } = self.run(line);
        assert_eq!((status, err.as_str()), (0, ""), "{line}: {out}");
        out
    }

    fn fault(&self, line: &str, status: i32) -> String {
        let ran = self.run(line);
        assert_eq!((ran.status, ran.out.as_str()), (status, ""), "{line}: {}", ran.err);
        ran.err
    }
}

fn now() -> Moment {
    Moment(i64::try_from(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis()).unwrap())
}

fn two(place: &Place) {
    let mut store = place.store();
    let anna = pupil(&mut store, "Anna");
    store.record(anna.id, now(), &wrong("6-14-knight", "#1", Role::Knight, "", "d5", &["knight-first-ring"]));
    pupil(&mut store, "Boris");
    store.add(&NewLearner { is_class: true, ..NewLearner::pupil("All of us") }, now()).unwrap();
}

#[test]
fn a_page_and_a_table_are_written_again_and_again() {
    let place = Place::new("written");
    two(&place);
    for _ in 0..2 {
        assert_eq!(place.out("-o class.html"), "Report on 2 learners: class.html\n");
        assert_eq!(place.out("--lang ru -o class.csv"), "Готов отчёт, в нём 2 ученика: class.csv\n");
    }
    // Another table of it, in another language, is a report too.
    assert_eq!(
        place.out("-o class.csv --table mistakes --separator tab --learner Anna"),
        "Report on 1 learner: class.csv\n"
    );
    let table = fs::read_to_string(place.file("class.csv")).unwrap();
    assert!(table.starts_with("\u{FEFF}Place by frequency\tPiece\t"), "{table}");
    let page = fs::read_to_string(place.file("class.html")).unwrap();
    assert!(page.contains("<bdi>Anna</bdi>") && page.contains("<bdi>Boris</bdi>") && !page.contains("All of us"));
    let mut files: Vec<String> =
        fs::read_dir(&place.0).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    files.sort();
    assert_eq!(files, ["class.csv", "class.html", "data"], "nothing half-made is left");
}

#[test]
fn without_a_file_the_table_goes_to_standard_output() {
    let place = Place::new("output");
    two(&place);
    let out = place.out("--table learners");
    assert_eq!(out, place.out("--table learners -o -"));
    let rows: Vec<&str> = out.lines().collect();
    assert!(rows.len() == 3 && rows[1].starts_with("Anna,pupil,0,0,") && rows[2].starts_with("Boris,pupil,"), "{out}");
    let rows = place.out("--table lessons --learner boris --learner ANNA");
    assert_eq!(rows.lines().count(), 3, "{rows}");
    assert!(place.out("--learner All~of~us --table learners").contains("All of us,class,"));
}

#[test]
fn learners_count_before_the_command_and_after_it() {
    let place = Place::new("before-and-after");
    two(&place);
    let data = place.file("data").display().to_string();
    let table = |line: &str| {
        let args = line.split(' ').chain(["--table", "learners", "--data-dir", &data]);
        let Ran { status, out, err } = run(args, "");
        assert_eq!((status, err.as_str()), (0, ""), "{line}");
        out
    };
    let both = table("report --learner Anna --learner Boris");
    assert_eq!(both.lines().count(), 3, "{both}");
    for line in ["--learner Anna --learner Boris report", "--learner Anna report --learner Boris"] {
        assert_eq!(table(line), both, "{line}");
    }
}

#[test]
fn the_command_that_treats_is_one() {
    let place = Place::new("command");
    two(&place);
    let out = place.out("--table mistakes");
    let command = out.lines().nth(1).unwrap().split(',').find(|cell| cell.starts_with("chess-codex ")).unwrap();
    let Ran { status, out, err } = run(command.split(' ').skip(1).chain(["--json", "--count", "1"]), "");
    assert!(status == 0 && out.starts_with("{\"kind\":\"find\",") && out.contains("\"code\":\"knight-"), "{out}{err}");
}

#[test]
fn no_other_file_is_written_over() {
    let place = Place::new("kept");
    two(&place);
    let anna = place.store().learner_named("Anna").unwrap().unwrap();
    let export = place.store().export(anna.id).unwrap();
    for (name, holds) in
        [("a.csv", export.as_str()), ("b.csv", "Name;Mark\r\nAnna;5\r\n"), ("c.html", "<!DOCTYPE html><p>mine</p>")]
    {
        fs::write(place.file(name), holds).unwrap();
        let told = place.fault(&format!("-o {name}"), 1);
        assert_eq!(
            told,
            format!(
                "{name} is no report of this program, and was left as it is. Give another name, or move that file away.\n"
            )
        );
        assert_eq!(fs::read_to_string(place.file(name)).unwrap(), holds);
    }
    place.out("-o report.html");
    fs::rename(place.file("report.html"), place.file("report.csv")).unwrap();
    place.fault("-o report.csv", 1);
    fs::write(place.file("empty.csv"), "").unwrap();
    place.out("-o empty.csv");
}

#[test]
fn a_place_that_cannot_be_written_is_told() {
    let place = Place::new("read-only");
    two(&place);
    let told = place.fault("-o nowhere/class.csv", 1);
    assert!(told.contains("nowhere/class.csv"), "{told}");
    fs::write(place.file("file"), "").unwrap();
    assert!(place.fault("-o file/class.html", 1).contains("file/class.html"));
    fs::create_dir(place.file("folder.csv")).unwrap();
    assert!(place.fault("-o folder.csv", 1).contains("folder.csv"));
    #[cfg(target_os = "linux")]
    assert!(place.fault("-o /proc/class.csv", 1).contains("/proc/class.csv"));
}

#[test]
fn what_is_asked_wrongly_is_told() {
    let place = Place::new("wrong");
    let none = place.fault("-o class.csv", 1);
    assert_eq!(none, "There are no learners yet. To add one: chess-codex learners --add NAME\n");
    place.store().add(&NewLearner { is_class: true, ..NewLearner::pupil("All of us") }, now()).unwrap();
    let class = place.fault("-o class.csv", 1);
    assert!(class.ends_with("A report on it alone: chess-codex report --learner \"All of us\"\n"), "{class}");
    assert!(!place.file("class.csv").exists());
    assert!(place.fault("--learner Nobody", 1).starts_with("There is no learner “Nobody” here.\n"));
    assert!(place.fault("-o class.txt", 2).contains("ends in .html"));
    assert!(place.fault("-o class", 2).contains("ends in .html"));
    assert!(place.fault("-o class.html --table lessons", 2).starts_with("--table is for a CSV table alone"));
    for (since, told) in [
        ("soon", "From which day to count is not clear: soon."),
        ("2026-02-30", "There is no such day: 2026-02-30."),
        ("2999-01-01", "This day is still to come: 2999-01-01."),
        ("\u{1b}[31m", "From which day to count is not clear: <U+001B>[31m."),
    ] {
        let said = place.fault(&format!("--since {since}"), 2);
        assert!(said.starts_with(told), "{said}");
    }
    assert!(place.fault("--lang ru --since скоро", 2).starts_with("Не понять, с какого дня считать: скоро."));
    assert!(place.fault("--table everything", 2).contains("all, learners, lessons, mistakes"));
}

#[test]
fn since_counts_from_local_midnight() {
    let place = Place::new("since");
    let (mut store, minutes) = (place.store(), 300);
    let anna = pupil(&mut store, "Anna");
    let day = Day(now().day(minutes).0 - 3);
    let begin = day.begin(minutes);
    for at in [begin.0 - 1, begin.0, begin.0 + 1] {
        store.record(anna.id, Moment(at), &right("6-1-rook", "#1", Role::Rook));
    }
    drop(store);
    let (year, month, of_month) = day.date().unwrap();
    let date = format!("{year}-{month:02}-{of_month:02}");
    let answers = |since: &str| {
        let out = place.out(&format!("--table lessons --since {since}"));
        out.lines().nth(1).unwrap().split(',').nth(8).unwrap().to_owned()
    };
    assert_eq!(answers(&date), "2");
    assert_eq!(answers(&format!("{of_month}.{month}.{year}")), "2");
    assert_eq!(answers("week"), "3");
    assert_eq!(answers("today"), "0");
    let row = place.out(&format!("--table lessons --since {date}"));
    assert!(row.contains(&format!(",{date},{date},")), "the days are local ones: {row}");
}
