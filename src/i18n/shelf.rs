//! What each language has, made when somebody first asks for it: a program speaks one language at a time.

use std::fmt;
use std::sync::OnceLock;

use super::Lang;

/// One value for each language, each made once, when it is first asked for.
pub(super) struct Shelf<T> {
    make: Box<dyn Fn(Lang) -> T + Send + Sync>,
    places: Vec<(Lang, OnceLock<T>)>,
}

impl<T> Shelf<T> {
    /// A shelf of what this makes.
    pub fn new(make: impl Fn(Lang) -> T + Send + Sync + 'static) -> Self {
        let places = Lang::all().iter().map(|&lang| (lang, OnceLock::new())).collect();
        Self { make: Box::new(make), places }
    }

    /// What a language has; nothing for a language that the program does not have.
    pub fn get(&self, lang: Lang) -> Option<&T> {
        let (_, place) = self.places.iter().find(|(its, _)| *its == lang)?;
        Some(place.get_or_init(|| (self.make)(lang)))
    }
}

impl<T> fmt::Debug for Shelf<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let made = self.places.iter().filter(|(_, place)| place.get().is_some());
        f.debug_list().entries(made.map(|(lang, _)| lang)).finish()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[test]
    fn each_is_made_once_and_only_when_it_is_asked_for() {
        let made = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&made);
        let shelf = Shelf::new(move |lang| {
            count.fetch_add(1, Ordering::Relaxed);
            lang.tag().to_owned()
        });
        assert_eq!(made.load(Ordering::Relaxed), 0);
        for _ in 0..2 {
            assert_eq!(shelf.get(Lang::ENGLISH).map(String::as_str), Some("en"));
        }
        assert_eq!(made.load(Ordering::Relaxed), 1);
        assert_eq!(format!("{shelf:?}"), format!("[{:?}]", Lang::ENGLISH));
    }
}
