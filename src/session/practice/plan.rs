//! What to ask next: what is due, what was just mistaken, and something fresh.

use crate::progress::review::{self, Card};
use crate::progress::{Audience, Moment};
use crate::puzzle::{Kind, Rng, Topic};
use crate::rules::Level;

use super::Aim;
use super::sitting::{Asked, Subject};

/// Of so many puzzles one is fresh, however much is due: practice is not a list of one's own mistakes.
const FRESH_ONE_IN: u32 = 4;
/// The same misconception is met again after so many other puzzles at the earliest.
const REST: usize = 1;
/// It is chosen among so many of those that wait longest.
const AMONG: usize = 3;

/// The pieces of a child that does not read yet; the double moves come later.
const FIRST_TOPICS: [Topic; 6] = [Topic::Rook, Topic::Bishop, Topic::Queen, Topic::King, Topic::Knight, Topic::Pawn];

/// What wants to be asked: due cards, and what went wrong in this sitting and was not right since.
pub(super) fn wanted(cards: &[Card], now: Moment, asked: &[Asked], audience: Audience) -> Vec<(Subject, Aim)> {
    let due = review::due(cards, now).into_iter().map(|card| Subject { role: card.role, reason: card.reason.clone() });
    let mistaken = asked.iter().flat_map(|past| past.mistakes.iter().cloned());
    let mut wanted: Vec<(Subject, Aim)> = Vec::new();
    for subject in due.chain(mistaken) {
        let last = asked.iter().rev().find(|past| past.is_about(&subject));
        let is_mended = last.is_some_and(|past| past.is_right());
        let is_resting = asked.iter().rev().take(REST).any(|past| past.is_about(&subject));
        if is_mended || is_resting || wanted.iter().any(|(known, _)| *known == subject) {
            continue;
        }
        if let Some(aim) = Aim::of(subject.role, &subject.reason, audience) {
            wanted.push((subject, aim));
        }
    }
    wanted
}

/// The next puzzle's aim, and the card that it is drawn for, if it is drawn for one.
pub(super) fn next(
    cards: &[Card],
    now: Moment,
    asked: &[Asked],
    audience: Audience,
    rng: &mut Rng,
) -> (Aim, Option<Subject>) {
    let mut wanted = wanted(cards, now, asked, audience);
    wanted.truncate(AMONG);
    if !wanted.is_empty() && !rng.once_in(FRESH_ONE_IN) {
        let place = rng.below(u32::try_from(wanted.len()).unwrap_or(1)) as usize;
        if let Some((subject, aim)) = wanted.into_iter().nth(place) {
            return (aim, Some(subject));
        }
    }
    (fresh(audience, rng), None)
}

/// A puzzle of the mix: each piece as often as the other, half of the time all its squares, else something else about it.
fn fresh(audience: Audience, rng: &mut Rng) -> Aim {
    let topics: &[Topic] = if audience == Audience::Preschool { &FIRST_TOPICS } else { &Topic::ALL };
    let topic = rng.one(topics).unwrap_or(Topic::Knight);
    let kinds: Vec<Kind> = Kind::ALL.into_iter().filter(|kind| suits(*kind, topic, audience)).collect();
    let kind = if rng.once_in(2) { Kind::Find } else { rng.one(&kinds).unwrap_or(Kind::Find) };
    let at_article_5 = audience == Audience::Preschool && kind == Kind::Find;
    let level = if at_article_5 { Level::Reach } else { kind.only_level() };
    Aim { topic, kind, level, about: None }
}

/// Whether such puzzles belong into this audience's mix.
fn suits(kind: Kind, topic: Topic, audience: Audience) -> bool {
    let for_all = matches!(kind, Kind::Find | Kind::Build | Kind::Odd | Kind::Centre | Kind::Short);
    kind.has(topic) && kind != Kind::Ways && (audience == Audience::Pupil || for_all)
}
