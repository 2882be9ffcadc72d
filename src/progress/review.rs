//! When to review what went wrong: each mistake of a piece is a card, and FSRS tells when it is due. Pure: cards and
//! moments in, cards out.

use chrono::DateTime;
use rs_fsrs::{FSRS, Parameters, Rating, Seed, State};

use crate::rules::Role;

use super::Moment;

/// A way of going wrong that is to be reviewed.
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    /// The asked piece, if one of the six was asked about.
    pub role: Option<Role>,
    /// The id of the reason that was not seen.
    pub reason: String,
    /// When it is to be asked again.
    pub due: Moment,
    /// When it was last asked.
    pub last_review: Moment,
    /// FSRS: so many days it is remembered nine times in ten.
    pub stability: f64,
    /// FSRS: 1 to 10.
    pub difficulty: f64,
    /// Days from the last review to the next.
    pub scheduled_days: u32,
    /// How often it was asked.
    pub reviews: u32,
    /// How often it was forgotten.
    pub lapses: u32,
    /// How far it is learnt.
    pub stage: Stage,
}

/// How far a card is learnt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// It was not asked yet.
    #[default]
    New,
    /// It was asked, and not remembered over days yet.
    Learning,
    /// It is remembered over days.
    Review,
    /// It was remembered once, and forgotten.
    Relearning,
}

/// No review is later than this: a school year forgets.
const LONGEST_DAYS: i32 = 120;

impl Card {
    /// A card for a mistake that was made just now; it is due at once.
    pub fn new(role: Option<Role>, reason: &str, now: Moment) -> Self {
        Self {
            role,
            reason: reason.to_owned(),
            due: now,
            last_review: now,
            stability: 0.0,
            difficulty: 0.0,
            scheduled_days: 0,
            reviews: 0,
            lapses: 0,
            stage: Stage::New,
        }
    }

    /// Whether it is the card of this piece and this reason.
    pub fn is_of(&self, role: Option<Role>, reason: &str) -> bool {
        self.role == role && self.reason == reason
    }
}

impl Stage {
    /// Its number in the store: 0 to 3.
    pub(super) const fn number(self) -> u8 {
        match self {
            Self::New => 0,
            Self::Learning => 1,
            Self::Review => 2,
            Self::Relearning => 3,
        }
    }

    /// The stage of a number; any other number is new.
    pub(super) const fn of(number: u8) -> Self {
        match number {
            1 => Self::Learning,
            2 => Self::Review,
            3 => Self::Relearning,
            _ => Self::New,
        }
    }
}

/// The cards that are due, those that wait longest first. One that was last asked more than a day from now was asked by
/// a clock that was ahead, and so is what that clock said of its next time: it is due.
pub fn due(cards: &[Card], now: Moment) -> Vec<&Card> {
    let is_ahead = |card: &Card| card.last_review.0.saturating_sub(now.0) > Moment::DAY;
    let mut due: Vec<&Card> = cards.iter().filter(|card| card.due <= now || is_ahead(card)).collect();
    due.sort_by_key(|card| card.due);
    due
}

/// The card after it was asked and answered right or wrong. A clock that was set back counts as no time gone by; what
/// comes next is counted from what it says now, for it goes on from there.
#[must_use]
pub fn answered(card: &Card, is_right: bool, now: Moment) -> Card {
    let last_review = card.last_review.min(now);
    // A seed of our own: by itself the scheduler would look at the clock for one.
    let parameters = Parameters { maximum_interval: LONGEST_DAYS, seed: Seed::Empty, ..Parameters::default() };
    let before = rs_fsrs::Card {
        due: date(card.due),
        stability: card.stability,
        difficulty: card.difficulty,
        elapsed_days: 0,
        scheduled_days: i64::from(card.scheduled_days),
        reps: i32::try_from(card.reviews).unwrap_or(i32::MAX - 1),
        lapses: i32::try_from(card.lapses).unwrap_or(i32::MAX - 1),
        state: match card.stage {
            Stage::New => State::New,
            Stage::Learning => State::Learning,
            Stage::Review => State::Review,
            Stage::Relearning => State::Relearning,
        },
        last_review: date(last_review),
    };
    let rating = if is_right { Rating::Good } else { Rating::Again };
    let after = FSRS::new(parameters).next(before, date(now), rating).card;
    Card {
        role: card.role,
        reason: card.reason.clone(),
        due: Moment(after.due.timestamp_millis()),
        last_review: now,
        stability: after.stability,
        difficulty: after.difficulty,
        scheduled_days: u32::try_from(after.scheduled_days).unwrap_or(0),
        reviews: u32::try_from(after.reps).unwrap_or(0),
        lapses: u32::try_from(after.lapses).unwrap_or(0),
        stage: match after.state {
            State::New => Stage::New,
            State::Learning => Stage::Learning,
            State::Review => Stage::Review,
            State::Relearning => Stage::Relearning,
        },
    }
}

/// A moment as the scheduler has it; one beyond its calendar is the beginning of 1970.
fn date(moment: Moment) -> DateTime<chrono::Utc> {
    DateTime::from_timestamp_millis(moment.0).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Moment = Moment(1_796_029_200_000);

    fn card() -> Card {
        Card::new(Some(Role::Knight), "knight-nearest", NOW)
    }

    /// Asked whenever it is due, and answered so: how many days lie between.
    fn days(answers: &[bool]) -> Vec<i64> {
        let mut card = card();
        let mut days = Vec::new();
        for &is_right in answers {
            card = answered(&card, is_right, card.due);
            days.push((card.due.0 - card.last_review.0) / Moment::DAY);
        }
        days
    }

    #[test]
    fn what_is_remembered_comes_later_and_later() {
        let days = days(&[true; 9]);
        assert_eq!(days[0], 0, "once more on the same day");
        assert!(days[1..].is_sorted(), "{days:?}");
        assert!(days[1] >= 1 && days[3] > 7, "{days:?}");
        // A right answer is worth one day more than a hard one, also at the end.
        assert_eq!(days.last(), Some(&i64::from(LONGEST_DAYS + 1)));
    }

    #[test]
    fn what_is_forgotten_comes_again_the_same_day() {
        let mut card = card();
        for _ in 0..4 {
            card = answered(&card, true, card.due);
        }
        let forgotten = answered(&card, false, card.due);
        assert_eq!(forgotten.stage, Stage::Relearning);
        assert_eq!((forgotten.lapses, forgotten.reviews), (1, 5));
        assert!(forgotten.due.0 - forgotten.last_review.0 < Moment::DAY);
        let days = |card: &Card| answered(card, true, card.due).scheduled_days;
        assert!(days(&forgotten) < days(&card));
    }

    #[test]
    fn a_clock_set_back_does_no_harm() {
        let mut card = card();
        for _ in 0..4 {
            card = answered(&card, true, card.due);
        }
        for days in [1, 365, 20_000] {
            let now = Moment(card.last_review.0 - days * Moment::DAY);
            let back = answered(&card, true, now);
            assert_eq!(back.last_review, now);
            // It comes again when the next one would have come, by the clock that counts now.
            let next = answered(&card, true, card.last_review);
            assert_eq!(back.due.0 - now.0, next.due.0 - card.last_review.0);
            assert_eq!((back.stability, back.difficulty), (next.stability, next.difficulty));
        }
        for moment in [Moment(i64::MIN), Moment(i64::MAX)] {
            assert!(answered(&Card::new(None, "x", moment), true, moment).stability.is_finite());
        }
    }

    #[test]
    fn a_clock_that_was_ahead_keeps_no_card_away() {
        let ahead = answered(&card(), true, Moment(NOW.0 + 365 * Moment::DAY));
        assert_eq!(due(std::slice::from_ref(&ahead), NOW), [&ahead]);
        let back = answered(&ahead, true, NOW);
        assert!(back.due.0 - NOW.0 < 30 * Moment::DAY);
        // Two machines a few minutes apart are no such case.
        let soon = answered(&card(), true, Moment(NOW.0 + 300_000));
        assert_eq!(due(std::slice::from_ref(&soon), NOW), Vec::<&Card>::new());
    }

    #[test]
    fn who_waits_longest_is_first() {
        let at =
            |hours: i64, reason: &str| Card { due: Moment(NOW.0 + hours * 3_600_000), ..Card::new(None, reason, NOW) };
        let cards = [at(-1, "b"), at(1, "later"), at(-5, "a"), at(0, "c")];
        let reasons: Vec<&str> = due(&cards, NOW).into_iter().map(|card| card.reason.as_str()).collect();
        assert_eq!(reasons, ["a", "b", "c"]);
    }
}
