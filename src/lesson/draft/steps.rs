//! What stands in a lesson to begin with, from its head to its last step.

use crate::args;
use crate::i18n::Args;
use crate::lesson::model::{Article, Audience, Edition};
use crate::rules::Role;
use crate::wording::{ChessArgs as _, role_key};

use super::sketch::{OWN_NAMES, OwnName, Sketch};
use super::toml_text::Toml;
use super::{Draft, Given, OWN_LETTER};

/// The head: how to go on, what the lesson is, and the piece of one's own if it has one.
pub fn head(draft: &Draft, toml: &mut Toml<'_>) {
    let paper = draft.file.strip_suffix(".toml").unwrap_or(&draft.file);
    let values = args!["file" => shell(&draft.file), "paper" => shell(&format!("{paper}.pdf"))];
    toml.comment("draft-head", &values);
    toml.gap();
    toml.explain("draft-format");
    toml.raw("format", "1");
    toml.gap();
    toml.explain("draft-article");
    match draft.article {
        Article::Number(number) => toml.raw("article", &number.to_string()),
        Article::Appendix => toml.raw("appendix", "true"),
    }
    toml.gap();
    toml.explain("draft-edition");
    toml.key("edition", draft.edition.key());
    toml.gap();
    toml.explain("draft-audience");
    let audience = match draft.audience {
        Audience::Preschool => "preschool",
        Audience::Pupil => "pupil",
    };
    toml.key("audience", audience);
    toml.gap();
    toml.explain("draft-title-key");
    toml.explain(if draft.langs.len() > 1 { "draft-two-languages" } else { "draft-one-language" });
    toml.text("title", "draft-title", &about(draft));
    toml.gap();
    toml.explain("draft-teacher-key");
    toml.text("teacher", "draft-teacher", &about(draft));
    if draft.has_own() {
        own_piece(toml);
    }
    toml.gap();
    toml.explain("draft-steps");
}

fn own_piece(toml: &mut Toml<'_>) {
    toml.gap();
    toml.explain("draft-own");
    toml.line("[[piece]]");
    toml.explain("draft-letter");
    toml.key("letter", &OWN_LETTER.to_ascii_uppercase().to_string());
    toml.explain("draft-formula-key");
    toml.key("formula", "bishop or knight");
    toml.explain("draft-name");
    OWN_NAMES.iter().for_each(|name| own_name(name, toml));
}

fn own_name(name: &OwnName, toml: &mut Toml<'_>) {
    if let ("", [(_, only)]) = (name.gender, name.forms) {
        return toml.key(&format!("name.{}", name.lang), only);
    }
    let forms = name.forms.iter().map(|(case, form)| format!("{case} = \"{form}\""));
    let kind = [format!("gender = \"{}\"", name.gender), format!("animate = {}", name.animate)];
    let all = kind.into_iter().chain(forms).collect::<Vec<_>>().join(", ");
    toml.raw(&format!("name.{}", name.lang), &format!("{{ {all} }}"));
}

/// What the messages about the lesson's piece ask for: `$piece`.
fn about(draft: &Draft) -> Args {
    args!["edition" => draft.edition.key()].with("piece", draft.piece())
}

/// The first lines of a step: its id and kind, the kind explained.
fn begin(id: &str, kind: &str, note: &'static str, toml: &mut Toml<'_>) {
    toml.gap();
    toml.explain(note);
    toml.line("[[step]]");
    toml.explain("draft-id");
    toml.key("id", id);
    toml.key("kind", kind);
}

fn board(fen: &str, toml: &mut Toml<'_>) {
    toml.explain("draft-board");
    toml.key("board", fen);
}

/// The steps of a lesson on a piece, on boards of our own.
pub fn of_piece(draft: &Draft, sketch: &Sketch, toml: &mut Toml<'_>) {
    show(draft, sketch, toml);
    find(draft, sketch, toml);
    of_article(draft, sketch, toml);
    black(sketch, toml);
    begin("move", "move", "draft-move", toml);
    board(sketch.moved.0, toml);
    toml.key("piece", sketch.moved.1);
    toml.explain("draft-goal");
    toml.key("goal", sketch.goal);
    more(toml);
}

fn show(draft: &Draft, sketch: &Sketch, toml: &mut Toml<'_>) {
    begin("look", "show", "draft-show", toml);
    board(sketch.shown, toml);
    toml.explain("draft-mark");
    let lit = sketch.lit.iter().map(|formula| format!("{{ formula = \"{formula}\", from = \"d4\" }}"));
    toml.raw("mark", &format!("[{}]", lit.collect::<Vec<_>>().join(", ")));
    toml.explain("draft-text");
    let is_pawn = sketch.word == Some("pawn");
    let shown = about(draft).with("from", "d4");
    toml.text("text", if is_pawn { "draft-shown-pawn" } else { "draft-shown" }, &shown);
    toml.explain("draft-say");
    toml.text("say", if is_pawn { "draft-said-pawn" } else { "draft-said" }, &shown);
    toml.explain("draft-step-teacher");
    toml.text("teacher", "draft-shown-teacher", &shown);
}

fn find(draft: &Draft, sketch: &Sketch, toml: &mut Toml<'_>) {
    begin("find", "find", "draft-find", toml);
    board(sketch.found.0, toml);
    toml.explain("draft-piece");
    toml.key("piece", sketch.found.1);
    toml.explain("draft-rules");
    toml.key("rules", sketch.found_rules);
    if draft.audience == Audience::Pupil {
        toml.explain("draft-count-first");
        toml.raw("count_first", "true");
    }
}

/// The step that belongs to the lesson's article.
fn of_article(draft: &Draft, sketch: &Sketch, toml: &mut Toml<'_>) {
    let [from, before, captured] = sketch.black_squares;
    match (draft.article, sketch.word) {
        (Article::Number(1), _) | (Article::Number(3), None) => choose(draft, sketch, toml),
        (Article::Number(2), _) => {
            begin("file", "mark", "draft-mark-kind", toml);
            toml.explain("draft-squares");
            toml.key("squares", "file d");
        }
        (Article::Number(3), Some(word)) => {
            begin("set-up", "setup", "draft-setup", toml);
            board("empty", toml);
            toml.explain("draft-pieces");
            toml.key("pieces", &format!("white {word}s"));
        }
        (Article::Number(4), _) => {
            begin("turn", "choose", "draft-turn", toml);
            toml.key("question", "whose-turn");
            board("start", toml);
            toml.explain("draft-play");
            toml.list("play", &["e2e4"]);
        }
        (Article::Number(7), _) => {
            begin("complete", "complete", "draft-complete", toml);
            board(sketch.black, toml);
            toml.explain("draft-move-key");
            toml.key("move", &format!("{from}{captured}"));
            toml.explain("draft-done");
            toml.list("done", &["captured"]);
        }
        (Article::Number(6), _) => {
            begin("build", "build", "draft-build", toml);
            board(sketch.shown, toml);
            toml.key("piece", "d4");
            toml.explain("draft-stages");
            toml.list("stages", sketch.stages);
        }
        (Article::Number(_) | Article::Appendix, _) => {
            begin("judge", "judge", "draft-judge", toml);
            board(sketch.black, toml);
            toml.explain("draft-move-key");
            toml.key("move", &format!("{from}{before}"));
        }
    }
}

/// Which piece stands there: the right answer and two others.
fn choose(draft: &Draft, sketch: &Sketch, toml: &mut Toml<'_>) {
    begin("choose", "choose", "draft-choose", toml);
    board(sketch.shown, toml);
    toml.text("text", "draft-which", &args!["square" => "d4"]);
    toml.explain("draft-options");
    toml.line("options = [");
    let others = Role::ALL.into_iter().filter(|role| Some(role.word()) != sketch.word).skip(1).take(2);
    let right = std::iter::once((draft.piece(), ", right = true"));
    for (piece, mark) in right.chain(others.map(|role| (role_key(role), ""))) {
        let name = toml.said("draft-option", &Args::new().with("piece", piece));
        toml.line(&format!("    {{ text = {name}{mark} }},"));
    }
    toml.line("]");
}

fn black(sketch: &Sketch, toml: &mut Toml<'_>) {
    begin("find-black", "find", "draft-find-black", toml);
    board(sketch.black, toml);
    toml.key("piece", sketch.black_squares[0]);
    toml.key("rules", "legal");
    toml.explain("draft-view");
    toml.key("view", "black");
}

/// The steps of a lesson on a given board.
pub fn of_board(given: &Given, toml: &mut Toml<'_>) {
    let values = args![].square("from", given.square).role("piece", given.role);
    begin("look", "show", "draft-show", toml);
    board(&given.fen, toml);
    toml.explain("draft-text");
    toml.text("text", "draft-position", &values);
    toml.explain("draft-say");
    toml.text("say", "draft-position", &values);
    begin("find", "find", "draft-find", toml);
    board(&given.fen, toml);
    toml.explain("draft-piece");
    toml.key("piece", &given.square.to_string());
    toml.explain("draft-rules");
    toml.key("rules", "legal");
    if given.is_stuck {
        toml.explain("draft-may-be-empty");
        toml.raw("may_be_empty", "true");
    }
    more(toml);
}

/// What else there is.
fn more(toml: &mut Toml<'_>) {
    toml.gap();
    toml.explain("draft-more");
}

/// A file as one argument of a shell.
pub fn shell(file: &str) -> String {
    let is_simple = |sign: char| sign.is_alphanumeric() || "-_./".contains(sign);
    if file.chars().all(is_simple) { file.to_owned() } else { format!("\"{file}\"") }
}

impl Edition {
    /// The edition that an audience usually has.
    pub const fn for_audience(audience: Audience) -> Self {
        match audience {
            Audience::Preschool => Self::Preschool,
            Audience::Pupil => Self::School,
        }
    }
}
