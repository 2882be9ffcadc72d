//! The course as lines: what is typed, what is told. The goldens under `tests/plain/` were read aloud; run with `BLESS=1`
//! to write them anew, and read them again.
#![allow(clippy::unwrap_used, reason = "in a test's helper, too, an unwrap is an assertion")]

mod cli_support;

mod broken;

use std::fs;
use std::path::PathBuf;

use chess_codex::i18n::Lang;
use chess_codex::lesson::Catalog;
use chess_codex::plain;
use chess_codex::progress::{LearnerId, Moment, Store};
use chess_codex::session::{App, Effect, Item, News, World};

/// A store in memory, on a day that never ends.
struct Memory {
    store: Store,
    learner: Option<LearnerId>,
}

const NOW: Moment = Moment(1_796_029_200_000);

impl World for Memory {
    fn perform(&mut self, effect: &Effect) -> Vec<News> {
        let here = |learner| News::Here { learner, settings: Default::default(), standing: Default::default() };
        match (effect, self.learner) {
            (Effect::AddLearner(new), _) => {
                let learner = self.store.add(new, NOW).unwrap();
                self.learner = Some(learner.id);
                vec![News::Learners(self.store.learners().unwrap()), here(learner)]
            }
            (Effect::Choose(id), _) => {
                self.learner = Some(*id);
                vec![here(self.store.learner(*id).unwrap())]
            }
            (Effect::Record(record), Some(learner)) => {
                record.keep(&mut self.store, learner, NOW);
                Vec::new()
            }
            (Effect::Set { key, value }, Some(learner)) => {
                self.store.set(learner, key, value).unwrap();
                Vec::new()
            }
            (Effect::ResetLesson(lesson), Some(learner)) => {
                self.store.reset_lesson(learner, NOW, lesson).unwrap();
                vec![News::Standing(self.store.standing(learner).unwrap())]
            }
            (Effect::ReadReport, Some(learner)) => {
                let report = Box::new(self.store.report(learner, NOW, 0, None).unwrap());
                vec![News::Report { report, today: NOW.day(0) }]
            }
            _ => Vec::new(),
        }
    }
}

/// Plays a course of two lessons and a broken one, from these lines.
fn played(lang: &str, input: &str) -> String {
    let lesson = |name: &str| {
        let path = format!("{}/tests/plain/{name}.toml", env!("CARGO_MANIFEST_DIR"));
        Item::Ready(Catalog::built_in().open(&path).unwrap())
    };
    let broken = broken::broken("of-ones-own", 3);
    let app = App::new(Lang::parse(lang).unwrap(), vec![lesson("sample"), lesson("formula"), broken]);
    let mut out = Vec::new();
    let mut world = Memory { store: Store::in_memory(), learner: None };
    plain::course(app, &mut world, input.as_bytes(), &mut out, false).unwrap();
    String::from_utf8(out).unwrap()
}

fn golden(name: &str, lang: &str, input: &str) {
    let told = played(lang, input);
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "plain", &format!("{name}.{lang}.txt")].iter().collect();
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, &told).unwrap();
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(told, expected.replace("\r\n", "\n"), "{}", path.display());
}

/// Everything wrong once, then right.
const LESSON: &str = "d4 f6\nd4 d6 e3 e7 g7\nnowhere\nc4 d3 d5 e4\nc3 c5 e3 e5\n";

#[test]
fn a_sitting_in_lines() {
    let input = |name: &str| {
        format!(
            "help\nwho\nwho {name}\nsample\n{LESSON}list\nprogress\nsettings\nsettings theme light\nsettings theme puce\n\
             settings sound\nsettings answers\nreset sample\nlist\nof-ones-own\nnonsense\nlang\nlang xx\nq\n"
        )
    };
    golden("course", "ru", &input("Аня"));
    golden("course", "en", &input("Anna"));
}

#[test]
fn an_empty_line_goes_on_with_what_is_next_and_leaving_a_lesson_comes_back() {
    let told = played("en", "\nq\nlist\n\n");
    assert_eq!(told.matches("Next: sample").count(), 3, "{told}");
    assert!(told.contains("sample: ") && told.ends_with("See you at the board!\n"), "{told}");
}

#[test]
fn nobody_is_needed_to_play() {
    let told = played("en", &format!("sample\n{LESSON}list\nprogress\n"));
    assert!(told.contains("2 stars") || told.contains("3 stars"), "{told}");
    assert!(told.contains("Your stars will stand here"), "{told}");
}

#[test]
fn the_program_offers_the_course_in_a_pipe() {
    let ran = cli_support::run(["--lang", "en", "--plain"], "q\n");
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    assert!(ran.out.starts_with("Chess Codex\n") && ran.out.ends_with("See you at the board!\n"), "{}", ran.out);
    for lesson in Catalog::built_in().lessons() {
        assert!(ran.out.contains(&format!("\n{}: ", lesson.id)), "{}", lesson.id);
    }
}
