//! Learners on the command line: listed, added, renamed, removed, taken along; and lessons played by them.

mod cli_support;

use std::fs;
use std::path::{Path, PathBuf};

use cli_support::{Ran, run};

/// A data folder of this test's own, empty.
struct Data(PathBuf);

impl Data {
    fn new(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cli_learners").join(name);
        let _ = fs::remove_dir_all(&folder);
        Self(folder)
    }

    /// Runs the program with this folder; the arguments are parted by spaces, `~` stands for a space in one.
    fn run(&self, line: &str, input: &str) -> Ran {
        let args = line.split_whitespace().map(|word| word.replace('~', " "));
        let data = ["--data-dir".to_owned(), self.0.display().to_string()];
        run(data.into_iter().chain(args), input)
    }

    /// What it prints, when all is well.
    fn out(&self, line: &str, input: &str) -> String {
        let Ran { status, out, err } = self.run(line, input);
        assert_eq!((status, err.as_str()), (0, ""), "{line}: {out}");
        out
    }

    /// What it says is wrong.
    fn fault(&self, line: &str) -> String {
        let Ran { status, out, err } = self.run(line, "");
        assert_eq!((status, out.as_str()), (1, ""), "{line}: {err}");
        err
    }
}

const RIGHT: &str = "b3 b5 c2 c6 e2 e6 f3 f5\n";

#[test]
fn one_learner_is_named_at_a_time_but_for_a_report() {
    let data = Data::new("two");
    data.out("learners --add Аня", "");
    data.out("learners --add Боря", "");
    for (line, said) in [
        ("--learner Аня play 6-3-knight --plain --learner Боря", "One learner at a time: Аня and Боря are named here."),
        ("--lang ru --learner Аня --learner Боря --plain", "Нужен кто-то один, а названы Аня и Боря."),
    ] {
        let Ran { status, out, err } = data.run(line, "");
        assert_eq!((status, out.as_str()), (2, ""), "{line}: {err}");
        assert!(err.starts_with(said), "{line}: {err}");
    }
    data.out("--learner Аня report --learner Боря --lang ru", "");
    data.out("--learner Аня play 6-3-knight --plain --learner Аня", "");
}

#[test]
fn learners_are_added_renamed_and_removed() {
    let data = Data::new("list");
    assert_eq!(data.out("learners", ""), "There are no learners yet. To add one: chess-codex learners --add NAME\n");
    assert!(
        data.out("--lang ru learners --add Аня", "").starts_with("Добавлен ученик Аня.\n☼  Аня  школьник  0 звёзд")
    );
    data.out("learners --add Весь~класс --class", "");
    data.out("learners --add Боря --preschool", "");
    let list = data.out("learners", "");
    let rows: Vec<&str> = list.lines().collect();
    assert_eq!(rows.len(), 3, "{list}");
    assert!(rows[0].contains("Боря") && rows[0].contains("preschool"), "{list}");
    assert!(rows[1].contains("Весь класс") && rows[1].contains("class"), "{list}");
    assert!(data.fault("learners --add аня").starts_with("There is a learner of this name already: Аня."));
    assert!(data.out("learners --rename боря Борис~П.", "").starts_with("Боря is Борис П. now.\n"));
    let sure = data.fault("learners --remove Аня");
    assert!(
        sure.contains("0 answers of Аня") && sure.contains("--yes") && sure.contains("export Аня --output FILE"),
        "{sure}"
    );
    assert!(data.out("learners --remove Аня --yes", "").starts_with("Аня is removed together with 0 answers.\n"));
    let unknown = data.fault("learners --remove Аня --yes");
    assert_eq!(
        unknown,
        "There is no learner “Аня” here.\nThe learners here: Борис П. and Весь класс\nTo add one: chess-codex learners --add Аня\n"
    );
    assert_eq!(data.run("learners --class", "").status, 2);
    assert_eq!(data.run("learners --rename Аня", "").status, 2);
}

#[test]
fn a_lesson_is_kept_for_its_learner_and_gone_on_with() {
    let data = Data::new("play");
    data.out("learners --add Аня", "");
    let lesson = "--lessons tests/progress play two-knights --plain --learner аня --lang ru";
    let out = data.out(lesson, &format!("d5\n{RIGHT}q\n"));
    assert!(out.starts_with("Занимается Аня.\n") && !out.contains("Продолжаем"), "{out}");
    let out = data.out(lesson, "q\n");
    let resumed = "Продолжаем с шага 2. Чтобы начать урок заново: chess-codex reset two-knights --learner Аня\n";
    assert!(out.contains(resumed) && out.contains("\nШаг 2 из 2."), "{out}");
    let out = data.out(lesson, RIGHT);
    assert!(out.ends_with("Урок пройден: 3 звезды!\n"), "two stars and three, in the learner's favour: {out}");
    assert!(data.out("learners", "").contains("3 stars for 1 lesson\n"));
    let out = data.out(lesson, "q\n");
    assert!(!out.contains("Продолжаем"), "it was finished: {out}");
    // One may begin afresh, and nothing is deleted by that.
    assert_eq!(data.run("reset two-knights", "").status, 2);
    let done = data.out("reset two-knights --learner Аня", "");
    assert!(done.starts_with("Аня: the lesson “two-knights” will begin afresh."), "{done}");
    assert!(data.out("learners", "").contains("0 stars for 0 lessons\n"));
    assert!(data.fault("reset two-kings --learner Аня").starts_with("There is no lesson “two-kings”.\n"));
    let json = data.out("export Аня", "");
    assert_eq!(json.matches("\"reset\":").count(), 4, "three answers and the end: {json}");
    assert!(data.fault("play 6-1-rook --plain --learner Anja").contains("learners --add Anja"));
}

#[test]
fn without_a_name_nothing_is_kept_in_a_pipe() {
    let data = Data::new("nobody");
    data.out("--lessons tests/progress play two-knights --plain", &format!("{RIGHT}q\n"));
    assert!(!data.0.exists(), "not even the folder is made");
}

#[test]
fn the_language_of_the_learner_is_spoken() {
    let data = Data::new("language");
    data.out("learners --add Аня", "");
    let store = rusqlite::Connection::open(data.0.join("progress.db")).unwrap();
    store.execute("INSERT INTO setting VALUES (1, 'language', 'ru')", []).unwrap();
    drop(store);
    assert!(data.out("play 6-1-rook --plain --learner Аня", "q\n").starts_with("Занимается Аня.\n"));
    assert!(data.out("--lang en play 6-1-rook --plain --learner Аня", "q\n").starts_with("Аня is learning.\n"));
}

#[test]
fn a_learner_goes_from_machine_to_machine() {
    let (home, school) = (Data::new("home"), Data::new("school"));
    home.out("learners --add Аня", "");
    home.out("--lessons tests/progress play two-knights --plain --learner Аня", &format!("d5\n{RIGHT}q\n"));
    let file = home.0.join("anna.json");
    let path = file.display().to_string();
    assert_eq!(home.out(&format!("export Аня -o {path}"), "").lines().count(), 1);
    assert_eq!(fs::read_to_string(&file).unwrap(), home.out("export Аня", ""));
    assert!(!home.0.join("anna.json.new").exists());
    assert_eq!(school.out(&format!("import {path}"), ""), "Аня: new here, 2 answers.\n");
    assert_eq!(school.out(&format!("import {path}"), ""), "Аня: 0 new answers, 2 were here already.\n");
    assert_eq!(school.out("export Аня", ""), fs::read_to_string(&file).unwrap());
    school.out("learners --add Боря", "");
    let elsewhere = school.fault(&format!("import {path} --learner Боря"));
    assert!(elsewhere.contains("belong to Аня already"), "{elsewhere}");
    fs::write(&file, "{\"format\":").unwrap();
    let bad = school.fault(&format!("--lang ru import {path}"));
    assert!(bad.contains("Строка 1, столбец 10: это не JSON") && bad.contains("ничего не взято"), "{bad}");
    // A pipe that nobody writes to would be waited for without end.
    #[cfg(unix)]
    assert!(school.fault("--lang ru import /dev/null").contains("это не файл"));
    let missing = school.fault("import /nowhere/at/all.json");
    assert!(missing.contains("could not be read"), "{missing}");
    assert!(home.fault("export Аня -o /nowhere/at/all.json").contains("could not be written"));
}

#[test]
fn an_export_is_written_over_its_own_alone() {
    let data = Data::new("export-over");
    data.out("learners --add Аня", "");
    data.out("learners --add Боря", "");
    let file = data.0.join("kept.json");
    let export = |name: &str, more: &str| format!("export {name} -o {}{more}", file.display());
    data.out(&export("Аня", ""), "");
    data.out("learners --rename Аня Анна", "");
    data.out(&export("Анна", ""), "");
    let anna = fs::read_to_string(&file).unwrap();
    assert!(anna.contains("\"Анна\""), "{anna}");
    let told = data.fault(&export("Боря", ""));
    assert!(told.ends_with(
        "kept.json is no earlier export of Боря, and was left as it is. Give another file, or add --force.\n"
    ));
    assert_eq!(fs::read_to_string(&file).unwrap(), anna);
    fs::write(&file, "a shopping list").unwrap();
    data.fault(&export("Анна", ""));
    assert_eq!(fs::read_to_string(&file).unwrap(), "a shopping list");
    data.out(&export("Боря", " --force"), "");
    assert!(fs::read_to_string(&file).unwrap().contains("\"Боря\""));
    assert_eq!(data.run("export Боря --force", "").status, 2, "there is nothing to be forced");
}

#[test]
fn what_is_wrong_with_the_store_is_told_and_the_lesson_goes_on() {
    let data = Data::new("damaged");
    fs::create_dir_all(&data.0).unwrap();
    fs::write(data.0.join("progress.db"), "a shopping list").unwrap();
    let Ran { status, out, err } = data.run("--lang ru learners --add Аня", "");
    assert_eq!(status, 0);
    assert!(out.starts_with("Добавлен ученик Аня."), "{out}");
    assert!(err.starts_with("Файл с успехами повреждён, ответов в нём прочитать не удалось. Он не удалён: "), "{err}");
    assert!(err.contains("progress-damaged-1.db"), "{err}");
    assert_eq!(fs::read(data.0.join("progress-damaged-1.db")).unwrap(), b"a shopping list");
    // A folder that cannot be: the learner is not known then, and that is told with the cause.
    let data = Data::new("no-folder");
    fs::create_dir_all(data.0.parent().unwrap()).unwrap();
    fs::write(&data.0, "a file").unwrap();
    let Ran { status, out, err } = data.run("--lang ru learners --add Аня", "");
    assert_eq!((status, out.as_str()), (1, ""), "nothing was added");
    assert!(err.contains("Ответы сейчас не сохраняются.\n"), "{err}");
    assert!(err.contains("Ничего не изменилось: записать это некуда."), "{err}");
    assert!(err.contains("no-folder стоит файл. Укажите другую папку: --data-dir ПАПКА."), "{err}");
    fs::remove_file(&data.0).unwrap();
}

#[test]
fn the_mix_is_chosen_for_the_learner_and_its_answers_are_kept() {
    let data = Data::new("mix");
    data.out("learners --add Аня", "");
    // Nothing is right, so every puzzle is answered with a square that no answer has, and left out.
    let mix = data.out("--lang ru --learner Аня practice --plain", &"a1 h8 d4 e5\nдальше\n".repeat(10));
    assert!(mix.starts_with("Тренировка для тебя\n"), "{mix}");
    assert!(mix.contains("Шаг 1 из 10.") && mix.contains("Шаг 10 из 10."), "{mix}");
    assert!(mix.contains("\nПуталось:\n"), "{mix}");
    let list = data.out("export Аня", "");
    assert!(list.contains("\"mix\""), "{list}");
    // Whoever has a code gets its puzzles, kept as well.
    let set = data.out("--lang en --learner Аня practice knight-4217 --plain", "q\n");
    assert!(set.contains("Practice: knight-4217\n") && !set.contains("Article"), "{set}");
}

#[test]
fn practice_in_lines_speaks_the_language_of_its_learner() {
    let data = Data::new("practice-set");
    data.out("learners --add Аня", "");
    let practice = "--learner Аня practice knight-4217 --plain";
    let before = data.out(practice, "q\n");
    assert!(before.contains("Practice: knight-4217"), "{before}");
    data.out("--learner Аня --plain", "lang ru\nq\n");
    let told = data.out(practice, "q\n");
    assert!(!told.contains("Practice") && told.contains("Код этих задач") && told.contains("Шаг 1 из 10."), "{told}");
}

#[test]
fn two_wrong_tries_and_there_is_an_easier_one() {
    let data = Data::new("easier");
    let told = data.out("--lang en practice bishop-5-12 --plain", "easier\nh8\nh8\neasier\n\nq\n");
    assert!(told.contains("There is an easier one after two mistakes."), "{told}");
    assert!(told.contains("First an easier one. Then back to the hard one."), "{told}");
}

#[test]
fn the_course_in_lines_offers_practice() {
    let data = Data::new("practice");
    data.out("learners --add Аня", "");
    let lines = format!("тренировка\n{}тренировка единорог-7\nt knight-4217\nq\nq\n", "a1 h8\nдальше\n".repeat(10));
    let told = data.out("--lang ru --learner Аня --plain", &lines);
    assert!(told.contains("Тренировка для тебя\n") && told.contains("Шаг 10 из 10."), "{told}");
    assert!(told.contains("Такого кода нет.") && told.contains("\nПуталось:\n"), "{told}");
    assert!(told.contains("Тренировка: knight-4217\n"), "{told}");
    assert!(data.out("export Аня", "").contains("\"mix\""));
    // What went wrong there is due now, and the mix begins with it.
    let due = data.out("--lang ru --learner Аня --plain", "успехи\nq\n");
    assert!(due.contains("Что путалось за неделю:"), "{due}");
}

#[test]
fn what_cannot_be_kept_is_not_told_as_done() {
    let data = Data::new("nowhere");
    fs::create_dir_all(&data.0).expect("a folder can be made");
    // A folder stands where the file would be.
    fs::create_dir_all(data.0.join("progress.db").join("x")).expect("a folder can be made");
    fs::write(data.0.join("progress.db").join("x").join("y"), "").expect("a file can be written");
    let blocked = Data(data.0.join("progress.db").join("x").join("y"));
    let Ran { status, out, err } = blocked.run("learners --add Оля", "");
    assert_eq!((status, out.as_str()), (1, ""), "{err}");
    assert!(err.contains("Nothing has changed: there is nowhere to keep it."), "{err}");
}

#[test]
fn who_is_not_named_is_told_that_nothing_is_kept() {
    let data = Data::new("unnamed");
    // Nobody learns here: then there is nothing to be said.
    assert_eq!(data.run("play 6-3-knight --plain", "q\n").err, "");
    data.out("learners --add Аня", "");
    let told = data.run("play 6-3-knight --plain", "q\n").err;
    let command = "chess-codex play 6-3-knight --plain --learner NAME";
    assert_eq!(told, format!("Nothing is kept, since no learner is named: {command}\n"));
    assert_eq!(data.run("play 6-3-knight --plain --learner Аня", "q\n").err, "");
}
