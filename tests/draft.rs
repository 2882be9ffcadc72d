//! The lesson that `new` writes has neither errors nor warnings, whatever it is about; its comments are in the language
//! of the teacher and its texts in those of the lesson.

use std::collections::BTreeSet;

use chess_codex::i18n::Lang;
use chess_codex::lesson::draft::{Draft, Subject};
use chess_codex::lesson::{Article, Audience, Edition};
use chess_codex::rules::Role;
use chess_codex::wording::Words;

fn langs() -> [Vec<Lang>; 4] {
    let [ru, en] = ["ru", "en"].map(|tag| Lang::parse(tag).expect("the language is there"));
    [vec![ru], vec![en], vec![ru, en], vec![en, ru]]
}

fn articles() -> impl Iterator<Item = Article> {
    (1..=7).map(Article::Number).chain([Article::Appendix])
}

fn drafts() -> Vec<Draft> {
    let subjects: Vec<Subject> = Role::ALL.map(Subject::Role).into_iter().chain([Subject::Own]).collect();
    let mut all = Vec::new();
    for article in articles() {
        for audience in [Audience::Preschool, Audience::Pupil] {
            for edition in [Edition::Preschool, Edition::School] {
                for subject in &subjects {
                    for langs in langs() {
                        let file = "my-lesson.toml".to_owned();
                        all.push(Draft { file, article, edition, audience, langs, subject: subject.clone() });
                    }
                }
            }
        }
    }
    all
}

#[test]
fn every_lesson_to_begin_with_is_without_fault() {
    let mut kinds = BTreeSet::new();
    let drafts = drafts();
    assert_eq!(drafts.len(), 8 * 2 * 2 * 7 * 4);
    for draft in drafts {
        let comments = draft.langs[0];
        let text = draft.write(&Words::interface(comments));
        let reading = draft.read(&text);
        let told = chess_codex::lesson::report(&reading, Lang::ENGLISH, chess_codex::lesson::Style::PLAIN);
        assert!(told.is_empty(), "{draft:?}\n{told}\n{text}");
        let lesson = reading.lesson.unwrap();
        assert_eq!((lesson.article, lesson.audience, lesson.edition), (draft.article, draft.audience, draft.edition));
        assert!(lesson.steps.len() >= 5 && lesson.steps.iter().all(|step| step.id.is_some()));
        kinds.extend(lesson.steps.iter().map(|step| step.task.kind()));
    }
    // Each article brings what belongs to it.
    let expected = ["build", "choose", "complete", "find", "judge", "mark", "move", "setup", "show"];
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), expected);
}

/// Every key of the file is explained in the comment above it or above the first key of its name.
#[test]
fn comments_are_in_the_language_of_the_teacher_and_texts_in_those_of_the_lesson() {
    let is_russian = |text: &str| text.chars().any(|letter| ('а'..='я').contains(&letter));
    for draft in drafts().into_iter().step_by(5).filter(|draft| draft.subject != Subject::Own) {
        for comments in ["ru", "en"] {
            let text = draft.write(&Words::interface(Lang::parse(comments).unwrap()));
            let (notes, keys): (Vec<&str>, Vec<&str>) =
                text.lines().filter(|line| !line.is_empty()).partition(|line| line.starts_with('#'));
            let russian_notes = notes.iter().filter(|line| is_russian(line)).count();
            // The English comments show Russian once: how a text in two languages is written.
            assert!(if comments == "ru" { russian_notes > 40 } else { russian_notes <= 2 }, "{text}");
            let has = |tag: &str| draft.langs.iter().any(|lang| lang.tag() == tag);
            assert_eq!(keys.iter().any(|line| is_russian(line)), has("ru"), "{text}");
            let tables = keys.iter().filter(|line| line.contains("{ ru = ") || line.contains("{ en = ")).count();
            assert_eq!(tables > 0, draft.langs.len() > 1, "{text}");
            assert!(notes.iter().all(|line| line.chars().count() <= 102), "{text}");
            assert!(
                text.contains("chess-codex check my-lesson.toml\n") && text.contains("chess-codex preview my-lesson")
            );
            assert!(text.contains("chess-codex worksheet my-lesson.toml --output my-lesson.pdf\n"), "{text}");
        }
    }
}
