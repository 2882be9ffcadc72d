//! There is enough of everything, for either side, in every article. The numbers are those of the task that the course
//! was built to; each check says what is missing, and is shown to fail on a course with just that breach.

use std::collections::{BTreeMap, BTreeSet};

use chess_codex::lesson::{Article, Audience, Lesson, Step};
use chess_codex::rules::{Color, Role};

use crate::count::{ARTICLES, KINDS, ROLES, Special, exercises, kind, roles, side, special};
use crate::course;

const LESSONS: usize = 29;
const EXERCISES: usize = 300;
const FINDS: usize = 150;
const FINDS_OF_EACH: usize = 14;
const CASTLINGS: usize = 14;
const EN_PASSANTS: usize = 14;
const PROMOTIONS: usize = 8;

/// A check: what it finds wrong with a course.
type Check = fn(&[Lesson]) -> Vec<String>;

/// All of them by their names.
const CHECKS: [(&str, Check); 14] = [
    ("lessons", |lessons| at_least("lessons", lessons.len(), LESSONS)),
    ("exercises", |lessons| at_least("exercises", exercises(lessons).count(), EXERCISES)),
    ("finds", |lessons| at_least("find", of_kind(lessons, "find").count(), FINDS)),
    ("finds of each piece", finds_of_each),
    ("castling", |lessons| half_refused(lessons, Special::Castling, CASTLINGS)),
    ("en passant", |lessons| half_refused(lessons, Special::EnPassant, EN_PASSANTS)),
    ("promotion", |lessons| at_least("promotion", about(lessons, Special::Promotion).len(), PROMOTIONS)),
    ("Black's share", black_in_all),
    ("Black's share in each lesson", black_in_each),
    ("audiences", both_audiences),
    ("teacher", |lessons| told_of(lessons, "no lines for the teacher", |lesson| lesson.teacher.is_none())),
    ("ids", |lessons| told_of(lessons, "a step without an id", |it| it.steps.iter().any(|step| step.id.is_none()))),
    ("kinds", kinds_used),
    ("no step twice", no_step_twice),
];

fn at_least(what: &str, found: usize, least: usize) -> Vec<String> {
    if found >= least { Vec::new() } else { vec![format!("{what}: {found} of {least}")] }
}

fn told_of(lessons: &[Lesson], what: &str, is_wrong: impl Fn(&Lesson) -> bool) -> Vec<String> {
    lessons.iter().filter(|lesson| is_wrong(lesson)).map(|lesson| format!("{}: {what}", lesson.id)).collect()
}

fn of_kind<'a>(lessons: &'a [Lesson], word: &str) -> impl Iterator<Item = &'a Step> {
    let steps = lessons.iter().flat_map(|lesson| &lesson.steps);
    steps.filter(move |step| kind(&step.task) == word)
}

fn finds_of_each(lessons: &[Lesson]) -> Vec<String> {
    let count = |role: Role| of_kind(lessons, "find").filter(|step| roles(&step.task).contains(&role)).count();
    ROLES.into_iter().flat_map(|role| at_least(&format!("find for the {role:?}"), count(role), FINDS_OF_EACH)).collect()
}

/// Whether each exercise about it is one where it is allowed.
fn about(lessons: &[Lesson], asked: Special) -> Vec<bool> {
    let all = exercises(lessons).filter_map(|(_, step)| special(&step.task));
    all.filter(|(special, _)| *special == asked).map(|(_, allowed)| allowed).collect()
}

/// At least so many that leave open whether it is allowed, half of them where it is not.
fn half_refused(lessons: &[Lesson], asked: Special, least: usize) -> Vec<String> {
    let open: Vec<Lesson> = lessons.iter().map(without_complete).collect();
    let all = about(&open, asked);
    let refused = all.iter().filter(|allowed| !**allowed).count();
    let mut wrong = at_least(&format!("{asked:?}"), all.len(), least);
    wrong.extend(at_least(&format!("{asked:?}, not allowed"), refused, least / 2));
    wrong.extend(at_least(&format!("{asked:?}, allowed"), all.len() - refused, least / 2));
    if !is_even(refused, all.len()) {
        wrong.push(format!("{asked:?}: {refused} of {} not allowed", all.len()));
    }
    wrong
}

/// Who finishes a move is not asked whether it is allowed.
fn without_complete(lesson: &Lesson) -> Lesson {
    let mut lesson = lesson.clone();
    lesson.steps.retain(|step| kind(&step.task) != "complete");
    lesson
}

/// Whether a part is four to six tenths of the whole, as near as whole numbers come to it.
fn is_even(part: usize, whole: usize) -> bool {
    (whole * 4 / 10..=(whole * 6).div_ceil(10)).contains(&part)
}

fn blacks(lessons: &[Lesson]) -> (usize, usize) {
    let sides: Vec<Color> = exercises(lessons).filter_map(|(_, step)| side(&step.task)).collect();
    (sides.iter().filter(|color| **color == Color::Black).count(), sides.len())
}

fn black_in_all(lessons: &[Lesson]) -> Vec<String> {
    let (black, all) = blacks(lessons);
    let even = all * 4 <= black * 10 && black * 10 <= all * 6 && all > 0;
    if even { Vec::new() } else { vec![format!("{black} of {all} exercises are Black's")] }
}

fn black_in_each(lessons: &[Lesson]) -> Vec<String> {
    let each = lessons.iter().map(|lesson| (&lesson.id, blacks(std::slice::from_ref(lesson))));
    let uneven = each.filter(|(_, (black, all))| !is_even(*black, *all));
    uneven.map(|(id, (black, all))| format!("{id}: {black} of {all} exercises are Black's")).collect()
}

/// The appendix lies beyond the codices and is for pupils alone.
fn both_audiences(lessons: &[Lesson]) -> Vec<String> {
    let articles = ARTICLES.into_iter().filter(|article| *article != Article::Appendix);
    let missing = articles.flat_map(|article| {
        let has = move |audience| lessons.iter().any(|it| it.article == article && it.audience == audience);
        [Audience::Preschool, Audience::Pupil].into_iter().filter(move |it| !has(*it)).map(move |it| (article, it))
    });
    missing.map(|(article, audience)| format!("{article:?} has nothing for {audience:?}")).collect()
}

fn kinds_used(lessons: &[Lesson]) -> Vec<String> {
    KINDS.iter().flat_map(|word| at_least(word, of_kind(lessons, word).count(), 1)).collect()
}

fn no_step_twice(lessons: &[Lesson]) -> Vec<String> {
    let of_lesson = |lesson: &Lesson| {
        let mut seen = BTreeMap::new();
        let mut twice = Vec::new();
        for step in lesson.steps.iter().filter(|step| step.is_exercise()) {
            let asked = format!("{:?} {:?} {:?} {:?}", step.task, step.text, step.area, step.view);
            if let Some(first) = seen.insert(asked, step.id.clone()) {
                twice.push(format!("{}: {first:?} and {:?} ask the same", lesson.id, step.id));
            }
        }
        twice
    };
    lessons.iter().flat_map(of_lesson).collect()
}

#[test]
fn there_is_enough_of_everything() {
    let course = course();
    let wrong: Vec<String> = CHECKS.iter().flat_map(|(_, check)| check(&course)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A breach of a check.
type Breach = fn(&mut Vec<Lesson>);

/// For each check a breach that it, and it before all others, must see.
const BREACHES: [(&str, Breach); 18] = [
    ("lessons", |lessons| lessons.truncate(LESSONS - 1)),
    ("exercises", |lessons| keep(lessons, EXERCISES - 1, |_| true)),
    ("finds", |lessons| keep(lessons, FINDS - 1, |step| kind(&step.task) == "find")),
    ("finds of each piece", |lessons| keep(lessons, FINDS_OF_EACH - 1, |step| finds(step, Role::Rook))),
    ("finds of each piece", |lessons| keep(lessons, FINDS_OF_EACH - 1, |step| finds(step, Role::Pawn))),
    ("castling", |lessons| keep(lessons, CASTLINGS - 1, |step| is_about(step, Special::Castling, None))),
    ("castling", |lessons| keep(lessons, 6, |step| is_about(step, Special::Castling, Some(false)))),
    ("castling", |lessons| keep(lessons, 6, |step| is_about(step, Special::Castling, Some(true)))),
    ("en passant", |lessons| keep(lessons, EN_PASSANTS - 1, |step| is_about(step, Special::EnPassant, None))),
    ("en passant", |lessons| keep(lessons, 6, |step| is_about(step, Special::EnPassant, Some(false)))),
    ("promotion", |lessons| keep(lessons, PROMOTIONS - 1, |step| is_about(step, Special::Promotion, None))),
    ("Black's share", |lessons| keep(lessons, 50, |step| side(&step.task) == Some(Color::White))),
    ("Black's share in each lesson", |lessons| {
        keep(&mut lessons[10..20], 0, |step| side(&step.task) == Some(Color::White));
    }),
    ("audiences", |lessons| {
        lessons.retain(|lesson| lesson.article != Article::Number(5) || lesson.audience == Audience::Preschool);
    }),
    ("teacher", |lessons| lessons[7].teacher = None),
    ("ids", |lessons| lessons[7].steps[1].id = None),
    ("kinds", |lessons| keep(lessons, 0, |step| kind(&step.task) == "formula")),
    ("no step twice", |lessons| {
        let mut again = lessons[7].steps.iter().find(|step| step.is_exercise()).cloned().unwrap();
        again.id = Some("again".to_owned());
        lessons[7].steps.push(again);
    }),
];

fn finds(step: &Step, role: Role) -> bool {
    kind(&step.task) == "find" && roles(&step.task).contains(&role)
}

fn is_about(step: &Step, asked: Special, allowed: Option<bool>) -> bool {
    special(&step.task).is_some_and(|(special, it)| special == asked && allowed.is_none_or(|allowed| it == allowed))
}

/// Leaves only the first so many of such exercises in the course.
fn keep(lessons: &mut [Lesson], count: usize, is_such: impl Fn(&Step) -> bool) {
    let mut left = count;
    for lesson in lessons {
        lesson.steps.retain(|step| {
            let such = step.is_exercise() && is_such(step);
            let stays = !such || left > 0;
            left -= usize::from(such && stays);
            stays
        });
    }
}

#[test]
fn each_check_sees_its_breach() {
    let course = course();
    let breached: BTreeSet<&str> = BREACHES.iter().map(|(name, _)| *name).collect();
    assert_eq!(breached, CHECKS.iter().map(|(name, _)| *name).collect());
    for (number, (name, breach)) in BREACHES.into_iter().enumerate() {
        let (_, check) = CHECKS.into_iter().find(|(known, _)| *known == name).unwrap();
        assert_eq!(check(&course), Vec::<String>::new(), "{name}");
        let mut broken = course.clone();
        breach(&mut broken);
        assert!(!check(&broken).is_empty(), "breach {number} of {name} is not seen");
    }
}
