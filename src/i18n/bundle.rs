//! Messages that can name pieces: a Fluent bundle with our functions in it.

use std::sync::Arc;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;

use super::Lang;
use super::names::{Names, bundle};

/// Messages of one language, ready to be said.
pub(super) type Bundle = FluentBundle<Arc<FluentResource>>;

/// A bundle of these resources, of which the first to define an id wins, with the functions that look up these names.
pub(super) fn with_names(lang: Lang, resources: &[Arc<FluentResource>], names: &Arc<Names>) -> Bundle {
    let mut bundle = bundle(lang, resources);
    let (names, genders) = (Arc::clone(names), Arc::clone(names));
    // A bundle has no functions before these, and ids of messages are never in capitals: neither can fail.
    let _ = bundle.add_function("PIECE", move |positional, named| names.piece(positional, named));
    let _ = bundle.add_function("GENDER", move |positional, _| genders.gender(positional));
    bundle
}
