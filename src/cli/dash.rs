//! Values that begin with a dash: `--since -3d` is meant as `--since=-3d`, so that the value is read whole, and told whole
//! where it is wrong.

use std::ffi::OsString;

use clap::{Arg, Command};

/// The arguments, in which what begins with one dash behind an option is its value.
pub fn joined(root: &Command, name: Option<&str>, args: &[OsString]) -> Vec<OsString> {
    let sub = name.and_then(|name| root.find_subcommand(name));
    let known: Vec<&Arg> = root.get_arguments().chain(sub.into_iter().flat_map(Command::get_arguments)).collect();
    let mut joined: Vec<OsString> = Vec::with_capacity(args.len());
    let mut rest = args.iter();
    while let Some(arg) = rest.next() {
        if arg == "--" {
            joined.push(arg.clone());
            break;
        }
        let next = rest.as_slice().first().filter(|next| wants(&known, arg) && is_value(&known, next));
        match next {
            Some(value) => {
                let mut both = arg.clone();
                both.push("=");
                both.push(value);
                joined.push(both);
                rest.next();
            }
            None => joined.push(arg.clone()),
        }
    }
    joined.extend(rest.cloned());
    joined
}

/// Whether it is an option that takes one value.
fn wants(known: &[&Arg], arg: &OsString) -> bool {
    let Some(long) = arg.to_str().and_then(|arg| arg.strip_prefix("--")) else { return false };
    let takes_one =
        |arg: &&&Arg| arg.get_action().takes_values() && arg.get_num_args().is_none_or(|some| some == 1.into());
    known.iter().find(|its| its.get_long() == Some(long)).as_ref().is_some_and(takes_one)
}

/// Whether it begins with one dash, and is no flag.
fn is_value(known: &[&Arg], arg: &OsString) -> bool {
    let text = arg.to_string_lossy();
    let Some(rest) = text.strip_prefix('-').filter(|rest| !rest.is_empty() && !rest.starts_with('-')) else {
        return false;
    };
    let mut letters = rest.chars();
    let first = letters.next();
    letters.next().is_some() || !known.iter().any(|its| its.get_short() == first)
}

/// The argument that begins with what the parser complains of: it names no more than a dash and a letter.
pub fn whole(args: &[OsString], named: &str) -> Option<String> {
    let is_cut = named.strip_prefix('-').is_some_and(|rest| rest.chars().count() == 1 && rest != "-");
    let begins = |arg: &&OsString| arg.to_string_lossy().starts_with(named);
    let found = args.iter().skip(1).find(begins).filter(|_| is_cut)?;
    Some(found.to_string_lossy().into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::args::command;
    use crate::i18n::Lang;
    use crate::wording::Words;

    #[test]
    fn values_with_a_dash_are_joined_to_their_options() {
        let root = command(&Words::interface(Lang::ENGLISH));
        for (line, name, expected) in [
            ("c report --since -3d", "report", "c report --since=-3d"),
            ("c worksheet x --copies -1 -o y.pdf", "worksheet", "c worksheet x --copies=-1 -o y.pdf"),
            ("c --learner -Anna report", "report", "c --learner=-Anna report"),
            ("c practice --count -h", "practice", "c practice --count -h"),
            ("c report --since --table all", "report", "c report --since --table all"),
            ("c worksheet x --output - --answers -x", "worksheet", "c worksheet x --output - --answers -x"),
            ("c learners --rename -a -b", "learners", "c learners --rename -a -b"),
            ("c practice -- --count -1", "practice", "c practice -- --count -1"),
        ] {
            let args: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            let joined: Vec<String> =
                super::joined(&root, Some(name), &args).iter().map(|arg| arg.to_string_lossy().into_owned()).collect();
            assert_eq!(joined.join(" "), expected);
        }
    }
}
