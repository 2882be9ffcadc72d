//! Times in words.

use crate::args;

use super::Words;

/// A time as a clock shows it: minutes and seconds.
pub fn clock(seconds: u64) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

impl Words<'_> {
    /// How long so many puzzles took, beside the best time before, if there was any; both in milliseconds.
    pub fn sitting_time(&self, count: usize, took: u64, best: Option<u64>) -> String {
        let said = self.say("practice-time", &args!["count" => count, "time" => clock(took / 1000)]);
        let best_said = best.map(|best| {
            let id = if took < best { "practice-time-better" } else { "practice-time-best" };
            self.say(id, &args!["time" => clock(best / 1000)])
        });
        [said].into_iter().chain(best_said).collect::<Vec<_>>().join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;

    #[test]
    fn the_best_time_is_told_beside_the_time() {
        let words = Words::interface(Lang::ENGLISH);
        assert_eq!(words.sitting_time(10, 185_999, None), "10 puzzles took 3:05.");
        assert_eq!(words.sitting_time(10, 185_999, Some(61_000)), "10 puzzles took 3:05. Your best time is 1:01.");
        assert_eq!(
            words.sitting_time(10, 59_000, Some(61_000)),
            "10 puzzles took 0:59. Faster than ever: it was 1:01."
        );
        let words = Words::interface(Lang::parse("ru").unwrap());
        assert_eq!(words.sitting_time(10, 59_000, Some(61_000)), "10 задач за 0:59. Быстрее прежнего: было 1:01.");
    }
}
