//! What a learner chose about how the program looks and behaves: a closed list of settings, each with a closed list of
//! values, so that the screen, the lines and the store all go by the same words.

use std::collections::BTreeMap;

use crate::i18n::Lang;
use crate::progress::Audience;

use super::work::Mode;

/// A learner's settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The language of everything.
    pub lang: Lang,
    /// When answers are told.
    pub answers: Answers,
    /// The colours.
    pub theme: Theme,
    /// How pieces and signs are written.
    pub pieces: Pieces,
    /// Whether the names of files and ranks stand beside the board.
    pub coordinates: bool,
    /// Whether the program takes the mouse; without it the terminal can select text.
    pub mouse: bool,
    /// When texts are read aloud.
    pub speech: Speech,
    /// Whether praise moves.
    pub motion: Motion,
    /// Whether the bell rings with praise.
    pub bell: bool,
    /// Whether the time runs beside the score in practice. It is for pupils; see [`Setting::offered`].
    pub clock: bool,
    /// What was kept under names, or with values, that this program does not know: another version's.
    others: BTreeMap<String, String>,
}

/// When answers are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answers {
    /// As the lesson is made: at once for preschool, after the check for pupils.
    AsTheLesson,
    /// Each as it is given.
    AtOnce,
    /// All together, when the learner says so.
    ThenCheck,
}

impl Answers {
    /// The way that is asked for; none if the lesson settles it.
    pub const fn mode(self) -> Option<Mode> {
        match self {
            Self::AsTheLesson => None,
            Self::AtOnce => Some(Mode::AtOnce),
            Self::ThenCheck => Some(Mode::ThenCheck),
        }
    }
}

/// Which colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Light or dark as the terminal is.
    AsTheTerminal,
    /// Light text on a dark page.
    Dark,
    /// Dark text on a light page.
    Light,
    /// Right, missed and wrong in colours that every eye tells apart.
    ColorBlind,
    /// Black, white and the strongest colours.
    HighContrast,
    /// No colours at all.
    Mono,
}

/// How pieces are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pieces {
    /// As chess signs, and as pictures where there is room.
    Signs,
    /// As letters.
    Letters,
}

/// When texts are read aloud.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speech {
    /// Never.
    Off,
    /// When the learner asks for it with a key.
    OnKey,
    /// Always.
    Always,
}

/// How much moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// Praise may move.
    Full,
    /// Nothing moves by itself.
    Less,
}

/// One setting by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Setting {
    /// [`Settings::lang`].
    Language,
    /// [`Settings::answers`].
    Answers,
    /// [`Settings::theme`].
    Theme,
    /// [`Settings::pieces`].
    Pieces,
    /// [`Settings::coordinates`].
    Coordinates,
    /// [`Settings::mouse`].
    Mouse,
    /// [`Settings::speech`].
    Speech,
    /// [`Settings::motion`].
    Motion,
    /// [`Settings::bell`].
    Bell,
    /// [`Settings::clock`].
    Clock,
}

/// Gives the values of a setting their words, in the order in which they are offered.
macro_rules! words {
    ($type:ty: $($value:path = $word:literal),+ $(,)?) => {
        impl Word for $type {
            const ALL: &'static [(Self, &'static str)] = &[$(($value, $word)),+];
        }
    };
}

/// Values that are stored as words.
trait Word: Copy + PartialEq + 'static {
    const ALL: &'static [(Self, &'static str)];

    fn word(self) -> &'static str {
        Self::ALL.iter().find(|(value, _)| *value == self).map_or("", |(_, word)| word)
    }

    fn words() -> Vec<&'static str> {
        Self::ALL.iter().map(|(_, word)| *word).collect()
    }

    /// Takes the value of a word; false if there is none.
    fn set(&mut self, word: &str) -> bool {
        let found = Self::ALL.iter().find(|(_, known)| *known == word);
        if let Some((value, _)) = found {
            *self = *value;
        }
        found.is_some()
    }
}

words!(Answers: Answers::AsTheLesson = "lesson", Answers::AtOnce = "at-once", Answers::ThenCheck = "then-check");
words!(Theme:
    Theme::AsTheTerminal = "terminal", Theme::Dark = "dark", Theme::Light = "light", Theme::ColorBlind = "color-blind",
    Theme::HighContrast = "contrast", Theme::Mono = "mono",
);
words!(Pieces: Pieces::Signs = "signs", Pieces::Letters = "letters");
words!(Speech: Speech::Off = "off", Speech::OnKey = "key", Speech::Always = "always");
words!(Motion: Motion::Full = "full", Motion::Less = "less");

impl Word for bool {
    const ALL: &'static [(Self, &'static str)] = &[(true, "on"), (false, "off")];
}

impl Word for Lang {
    const ALL: &'static [(Self, &'static str)] = &[];

    fn word(self) -> &'static str {
        self.tag()
    }

    fn words() -> Vec<&'static str> {
        Self::all().iter().map(|lang| lang.tag()).collect()
    }

    fn set(&mut self, word: &str) -> bool {
        let found = Self::all().iter().find(|lang| lang.tag() == word);
        *self = found.copied().unwrap_or(*self);
        found.is_some()
    }
}

impl Setting {
    /// All, in the order in which they are shown.
    pub const ALL: [Self; 10] = [
        Self::Language,
        Self::Answers,
        Self::Theme,
        Self::Pieces,
        Self::Coordinates,
        Self::Speech,
        Self::Motion,
        Self::Bell,
        Self::Mouse,
        Self::Clock,
    ];

    /// Those that such a learner may choose: nobody measures the time of a child that does not read yet.
    pub fn offered(audience: Audience) -> Vec<Self> {
        let suits = |setting: &Self| *setting != Self::Clock || audience == Audience::Pupil;
        Self::ALL.into_iter().filter(suits).collect()
    }

    /// The name under which it is kept and by which lines call it. Its message is `setting-` and this name, that of
    /// a value is the same with `-` and the value's word.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Language => "language",
            Self::Answers => "answers",
            Self::Theme => "theme",
            Self::Pieces => "pieces",
            Self::Coordinates => "coordinates",
            Self::Mouse => "mouse",
            Self::Speech => "speech",
            Self::Motion => "motion",
            Self::Bell => "bell",
            Self::Clock => "clock",
        }
    }

    /// The setting of a name.
    pub fn of_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|setting| setting.key() == key)
    }

    /// The words of its values, in the order in which they are offered.
    pub fn values(self) -> Vec<&'static str> {
        match self {
            Self::Language => Lang::words(),
            Self::Answers => Answers::words(),
            Self::Theme => Theme::words(),
            Self::Pieces => Pieces::words(),
            Self::Speech => Speech::words(),
            Self::Motion => Motion::words(),
            Self::Coordinates | Self::Mouse | Self::Bell | Self::Clock => bool::words(),
        }
    }
}

impl Settings {
    /// What holds before anything is chosen.
    pub const fn new(lang: Lang) -> Self {
        Self {
            lang,
            answers: Answers::AsTheLesson,
            theme: Theme::AsTheTerminal,
            pieces: Pieces::Signs,
            coordinates: true,
            mouse: true,
            speech: Speech::OnKey,
            motion: Motion::Full,
            bell: false,
            clock: false,
            others: BTreeMap::new(),
        }
    }

    /// The settings that were kept; what was not, holds as before anything is chosen. Names and values that are not
    /// known change nothing, and stay what they are.
    pub fn from_pairs(lang: Lang, pairs: &BTreeMap<String, String>) -> Self {
        let mut settings = Self::new(lang);
        for (key, value) in pairs {
            if !Setting::of_key(key).is_some_and(|setting| settings.set(setting, value)) {
                settings.others.insert(key.clone(), value.clone());
            }
        }
        settings
    }

    /// All of them by their names.
    #[cfg(test)]
    fn to_pairs(&self) -> BTreeMap<String, String> {
        let known = Setting::ALL.into_iter().map(|setting| (setting.key().to_owned(), self.value(setting).to_owned()));
        let mut pairs: BTreeMap<String, String> = known.collect();
        pairs.extend(self.others.clone());
        pairs
    }

    /// The name under which the best time for such sittings is kept, beside the settings: no setting is called so.
    pub fn best_key(track: &str) -> String {
        format!("best-{track}")
    }

    /// The learner's best time for such sittings, in milliseconds.
    pub fn best(&self, track: &str) -> Option<u64> {
        self.others.get(&Self::best_key(track))?.parse().ok()
    }

    /// A better time for such sittings.
    pub fn note_best(&mut self, track: &str, millis: u64) {
        self.others.insert(Self::best_key(track), millis.to_string());
    }

    /// The word of a setting's value.
    pub fn value(&self, setting: Setting) -> &'static str {
        match setting {
            Setting::Language => self.lang.word(),
            Setting::Answers => self.answers.word(),
            Setting::Theme => self.theme.word(),
            Setting::Pieces => self.pieces.word(),
            Setting::Coordinates => self.coordinates.word(),
            Setting::Mouse => self.mouse.word(),
            Setting::Speech => self.speech.word(),
            Setting::Motion => self.motion.word(),
            Setting::Bell => self.bell.word(),
            Setting::Clock => self.clock.word(),
        }
    }

    /// The place of a setting's value among [`Setting::values`].
    pub fn chosen(&self, setting: Setting) -> usize {
        let value = self.value(setting);
        setting.values().iter().position(|word| *word == value).unwrap_or(0)
    }

    /// Gives a setting the value of a word; false, and no change, if it has no such value.
    pub fn set(&mut self, setting: Setting, word: &str) -> bool {
        let taken = match setting {
            Setting::Language => self.lang.set(word),
            Setting::Answers => self.answers.set(word),
            Setting::Theme => self.theme.set(word),
            Setting::Pieces => self.pieces.set(word),
            Setting::Coordinates => self.coordinates.set(word),
            Setting::Mouse => self.mouse.set(word),
            Setting::Speech => self.speech.set(word),
            Setting::Motion => self.motion.set(word),
            Setting::Bell => self.bell.set(word),
            Setting::Clock => self.clock.set(word),
        };
        if taken {
            self.others.remove(setting.key());
        }
        taken
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_of_every_setting_is_kept_and_read_back() {
        for setting in Setting::ALL {
            assert_eq!(Setting::of_key(setting.key()), Some(setting));
            let values = setting.values();
            assert!(values.len() >= 2, "{setting:?}");
            for (number, value) in values.iter().enumerate() {
                let mut settings = Settings::new(Lang::ENGLISH);
                assert!(settings.set(setting, value), "{setting:?} {value}");
                assert_eq!((settings.value(setting), settings.chosen(setting)), (*value, number));
                assert_eq!(Settings::from_pairs(Lang::ENGLISH, &settings.to_pairs()), settings);
            }
        }
    }

    #[test]
    fn what_is_not_known_changes_nothing_and_is_kept() {
        let pairs = [("theme", "puce"), ("sound", "loud"), ("bell", "on"), ("mouse", "")];
        let pairs: BTreeMap<String, String> = pairs.iter().map(|(k, v)| ((*k).to_owned(), (*v).to_owned())).collect();
        let mut settings = Settings::from_pairs(Lang::ENGLISH, &pairs);
        assert_eq!((settings.theme, settings.bell, settings.mouse), (Theme::AsTheTerminal, true, true));
        let kept = settings.to_pairs();
        assert!(pairs.iter().all(|(key, value)| kept.get(key) == Some(value)), "{kept:?}");
        assert!(!settings.set(Setting::Theme, "puce"));
        assert!(settings.set(Setting::Theme, "light"));
        assert_eq!(settings.to_pairs().get("theme").map(String::as_str), Some("light"));
    }
}
