//! The file of a learner that is taken along: it is taken in whole or refused whole, what is taken in comes out again the
//! same, twice is once, and everything that can be asked about the learner can be shown.

use chess_codex::i18n::{Lang, Messages};
use chess_codex::progress::{ImportError, Learner, LearnerId, Moment, NewLearner, Store};
use chess_codex::session::{App, Input, Key, World};
use chess_codex::ui::{self, Look};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::laws::is_harmless;
use super::lessons::items;
use super::world::{Home, NOW};

/// Tries a file.
pub fn try_input(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let mut store = Store::in_memory();
    let other = store.add(&NewLearner::pupil("Боря"), NOW).expect("memory can be written to");
    match store.import(&text, None, NOW) {
        Ok(imported) => {
            assert!(imported.is_new && imported.learner.id != other.id);
            comes_out_again(&mut store, &imported.learner);
            can_be_shown(store, imported.learner);
        }
        Err(error) => {
            is_told(&error);
            assert_eq!(store.learners(), Ok(vec![other]), "{text}");
        }
    }
}

fn is_told(error: &ImportError) {
    for (id, args) in error.messages() {
        for &lang in Lang::all() {
            let said = Messages::interface().try_format(lang, &id, &args).expect("the message is there");
            is_harmless(&said);
            assert!(said.chars().count() < 400, "{said}");
        }
    }
}

fn comes_out_again(store: &mut Store, learner: &Learner) {
    let exported = store.export(learner.id).expect("it is here");
    is_harmless(&exported);
    let again = store.import(&exported, None, NOW).expect("it came from here");
    assert_eq!((again.learner.id, again.is_new, again.answers), (learner.id, false, 0));
    assert_eq!(store.export(learner.id).as_ref(), Ok(&exported), "twice is once");
    let mut elsewhere = Store::in_memory();
    let there = elsewhere.import(&exported, None, Moment(i64::MAX)).expect("it came from here");
    assert_eq!(elsewhere.export(there.learner.id), Ok(exported), "what comes out is what came in");
    assert_eq!(all(store, learner.id), all(&mut elsewhere, there.learner.id));
}

/// Everything that can be asked about a learner.
fn all(store: &mut Store, learner: LearnerId) -> String {
    let report = store.report(learner, NOW, 180, None).expect("it is here");
    let (standing, settings) = (store.standing(learner).expect("here"), store.settings(learner).expect("here"));
    format!("{report:?} {standing:?} {settings:?} {:?}", store.cards(learner).expect("here"))
}

/// The learner arrives, goes to each screen, and plays a bit.
fn can_be_shown(store: Store, learner: Learner) {
    let mut home = Home::new(store);
    let mut app = App::new(Lang::ENGLISH, items());
    home.arrive(learner).into_iter().for_each(|news| app.receive(news));
    for key in [None, Some('p'), Some('1'), Some('\u{1b}'), Some('\u{1b}'), Some('t'), Some('\n'), Some('?')] {
        if let Some(key) = key {
            let key = match key {
                '\u{1b}' => Key::Esc,
                '\n' => Key::Enter,
                key => Key::Char(key),
            };
            for effect in app.update(Input::Key(key)) {
                home.perform(&effect).into_iter().for_each(|news| app.receive(news));
            }
        }
        let area = Rect::new(0, 0, 80, 24);
        ui::draw(&app, &Look::default(), area, &mut Buffer::empty(area));
    }
}
