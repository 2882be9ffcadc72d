//! Reading the text of Fluent files, with the places of their faults.

use std::collections::BTreeSet;
use std::sync::Arc;

use fluent_bundle::FluentResource;

use super::Lang;
use super::definitions::definitions;
use super::fault::{FtlFault, FtlFaultKind};

/// The resource of a text, without what is not Fluent in it, and a fault for each such place.
pub(super) fn parse(lang: Lang, source: &str) -> (Arc<FluentResource>, Vec<FtlFault>) {
    let (resource, errors) = match FluentResource::try_new(source.to_owned()) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors),
    };
    let boundary = |at: usize| source.floor_char_boundary(at.min(source.len()));
    let faults = errors.into_iter().map(|error| FtlFault {
        lang,
        at: boundary(error.pos.start)..boundary(error.pos.end),
        kind: FtlFaultKind::Syntax(error.to_string()),
    });
    (Arc::new(resource), faults.collect())
}

/// A fault for each definition whose id is taken by the interface, or whose name is known already, as a message or as a
/// term; the others become known.
pub(super) fn twice(lang: Lang, source: &str, taken: &BTreeSet<&str>, known: &mut BTreeSet<String>) -> Vec<FtlFault> {
    let mut kind = |id: &str| match taken.contains(id) {
        true => Some(FtlFaultKind::Taken(id.to_owned())),
        false if known.insert(id.trim_start_matches('-').to_owned()) => None,
        false => Some(FtlFaultKind::Twice(id.to_owned())),
    };
    definitions(source).into_iter().filter_map(|(id, at)| Some(FtlFault { lang, at, kind: kind(id)? })).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str =
        "# шутка = не сообщение\none = { $n ->\n    [one] a = b\n   *[other] c\n}\n-term= x\none = again\n";

    #[test]
    fn what_is_defined_twice_is_a_fault_the_second_time() {
        let faults = twice(Lang::ENGLISH, SOURCE, &BTreeSet::new(), &mut BTreeSet::new());
        assert_eq!(faults.len(), 1);
        assert_eq!(faults[0].kind, FtlFaultKind::Twice("one".to_owned()));
        assert_eq!(faults[0].at.start, SOURCE.rfind("one").unwrap());
    }

    #[test]
    fn a_message_and_a_term_of_one_name_are_told_and_what_is_taken_is_called_so() {
        let kinds = |source: &str| {
            let taken = BTreeSet::from(["list-last", "-king"]);
            let faults = twice(Lang::ENGLISH, source, &taken, &mut BTreeSet::new());
            faults.into_iter().map(|fault| fault.kind).collect::<Vec<_>>()
        };
        assert_eq!(kinds("-elephant = x\nelephant = y\n"), [FtlFaultKind::Twice("elephant".to_owned())]);
        assert_eq!(kinds("list-last = x\n-king = y\n").len(), 2);
        assert_eq!(kinds("-king = y\n"), [FtlFaultKind::Taken("-king".to_owned())]);
        // The interface's term does not stand in the way of a message.
        assert_eq!(kinds("king = y\n"), []);
    }

    #[test]
    fn all_syntax_faults_are_found_and_the_rest_is_read() {
        let (resource, faults) = parse(Lang::ENGLISH, "a = { $\nй\nb = right\nc = { X( }\n");
        assert_eq!(faults.len(), 2, "{faults:?}");
        assert!(resource.entries().count() >= 1);
    }
}
