//! What gets mixed up, in a few words.

use crate::i18n::Messages;

use super::Words;

impl Words<'_> {
    /// The short name of a reason that was not seen: by its id, as [`crate::rules::Reason::IDS`] and the messages of set-ups
    /// have it. One that is not known is called something else.
    pub fn mixed_up(&self, reason: &str) -> String {
        self.of_reason("mixed", reason)
    }

    /// What a learner does wrong who has not seen a reason, for a teacher: it goes on after the name of the piece.
    pub fn mistake(&self, reason: &str) -> String {
        self.of_reason("mistake", reason)
    }

    fn of_reason(&self, words: &str, reason: &str) -> String {
        let id = format!("{words}-{reason}");
        let usual = if reason.starts_with("setup-") { "setup" } else { "other" };
        let has = Messages::interface().has(self.lang, &id);
        self.plain(if has { id } else { format!("{words}-{usual}") }.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;
    use crate::rules::Reason;
    use crate::text::width;

    #[test]
    fn every_reason_has_a_short_name() {
        for &lang in Lang::all() {
            let words = Words::interface(lang);
            for reason in Reason::IDS {
                let name = words.mixed_up(reason);
                assert_ne!(name, words.plain("mixed-other"), "{reason} in {lang}");
                assert!(width(&name) <= 34, "{name}");
                let mistake = words.mistake(reason);
                assert!(mistake != words.plain("mistake-other") && mistake != name, "{reason} in {lang}: {mistake}");
            }
            assert_eq!(words.mistake("setup-order"), words.plain("mistake-setup"));
            assert_eq!(words.mixed_up("setup-queen-color"), words.plain("mixed-setup"));
            assert_eq!(words.mixed_up("unheard-of"), words.plain("mixed-other"));
        }
    }
}
