//! Falling on purpose, where a test wants to see how the terminal is left then. A release has none of it.

/// Panics if the variable `CHESS_CODEX_FALL` names this place.
#[cfg(debug_assertions)]
pub(super) fn on_purpose(place: &str) {
    if std::env::var_os("CHESS_CODEX_FALL").is_some_and(|named| named == place) {
        panic!("on purpose");
    }
}

#[cfg(not(debug_assertions))]
pub(super) const fn on_purpose(_place: &str) {}
