//! The arguments: what there is, described in the user's language.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, ValueParser};
use clap::{Arg, ArgAction, ArgMatches, Command};

use crate::args;
use crate::i18n::Lang;
use crate::print::page::Paper;
use crate::print::report::{Separator, Table};
use crate::puzzle::Code;
use crate::rules::Level;
use crate::wording::Words;

/// The name of the program, as it is called.
pub const PROGRAM: &str = "chess-codex";

/// The subcommands in the order in which help lists them.
pub const COMMANDS: &[&str] = &[
    "play",
    "practice",
    "lessons",
    "worksheet",
    "learners",
    "reset",
    "export",
    "import",
    "report",
    "reach",
    "check",
    "schema",
    "new",
    "preview",
    "completions",
    "man",
];

/// The words of `--rules`, and what they mean.
pub const LEVELS: [(&str, Level); 3] = [("formula", Level::Formula), ("reach", Level::Reach), ("legal", Level::Legal)];

/// The flags that every subcommand takes and that take a value of their own.
pub const COMMON_WITH_VALUE: [&str; 4] = ["--lang", "--lessons", "--data-dir", "--learner"];

/// The whole command line. Every text in it is a message `cli-...`.
pub fn command(words: &Words<'_>) -> Command {
    with_subcommands(words, COMMANDS)
}

/// The command line with no more than some of the subcommands.
pub fn with_subcommands(words: &Words<'_>, names: &[&'static str]) -> Command {
    let root = bare(words, PROGRAM, "cli-about", "cli-usage")
        .subcommand_help_heading(words.plain("cli-heading-commands"))
        .arg(flag(words, "plain", "cli-plain"))
        .after_help(words.plain("cli-after-help"));
    names
        .iter()
        .fold(with_common(words, root), |root, name| root.subcommand(with_common(words, subcommand(words, name))))
}

fn subcommand(words: &Words<'_>, name: &'static str) -> Command {
    let build = |about, usage| bare(words, name, about, usage);
    match name {
        "play" => build("cli-play", "cli-play-usage")
            .arg(positional(words, "lesson", "cli-play-lesson", "cli-value-lesson").required(true))
            .arg(flag(words, "plain", "cli-play-plain"))
            .arg(option(words, "seed", "cli-play-seed", "cli-value-number").value_parser(ValueParser::os_string()))
            .after_help(words.plain("cli-play-after")),
        "practice" => build("cli-practice", "cli-practice-usage")
            .arg(positional(words, "what", "cli-practice-what", "cli-value-what").num_args(0..))
            .arg(
                option(words, "rules", "cli-practice-rules", "cli-value-rules")
                    .value_parser(PossibleValuesParser::new(LEVELS.map(|(word, _)| word))),
            )
            .arg(option(words, "kind", "cli-practice-kind", "cli-value-kind").value_parser(ValueParser::os_string()))
            .arg(
                option(words, "seed", "cli-practice-seed", "cli-value-number")
                    .help(words.say("cli-practice-seed", &args!["most" => Code::MOST.to_string()]))
                    .value_parser(ValueParser::os_string()),
            )
            .arg(
                option(words, "count", "cli-practice-count", "cli-value-number").value_parser(ValueParser::os_string()),
            )
            .arg(flag(words, "plain", "cli-practice-plain").conflicts_with("json"))
            .arg(flag(words, "json", "cli-practice-json"))
            .after_help(words.plain("cli-practice-after")),
        "reach" => build("cli-reach", "cli-reach-usage")
            .arg(positional(words, "fen", "cli-reach-fen", "cli-value-fen").required_unless_present("batch"))
            .arg(positional(words, "square", "cli-reach-square", "cli-value-square").required_unless_present("batch"))
            .arg(
                option(words, "rules", "cli-reach-rules", "cli-value-rules")
                    .value_parser(PossibleValuesParser::new(LEVELS.map(|(word, _)| word)))
                    .default_value("legal"),
            )
            .arg(
                option(words, "formula", "cli-reach-formula", "cli-value-formula")
                    .value_parser(ValueParser::os_string()),
            )
            .arg(option(words, "why", "cli-reach-why", "cli-value-why").value_parser(ValueParser::os_string()))
            .arg(flag(words, "json", "cli-reach-json"))
            .arg(flag(words, "batch", "cli-reach-batch").conflicts_with_all(["fen", "square"]))
            .after_help(words.plain("cli-reach-after")),
        "learners" => build("cli-learners", "cli-learners-usage")
            .arg(option(words, "add", "cli-learners-add", "cli-value-name").value_parser(ValueParser::os_string()))
            .arg(flag(words, "preschool", "cli-learners-preschool").requires("add"))
            .arg(flag(words, "class", "cli-learners-class").requires("add"))
            .arg(
                option(words, "rename", "cli-learners-rename", "cli-value-names")
                    .num_args(2)
                    .allow_hyphen_values(true)
                    .value_parser(ValueParser::os_string()),
            )
            .arg(
                option(words, "remove", "cli-learners-remove", "cli-value-name").value_parser(ValueParser::os_string()),
            )
            .arg(flag(words, "yes", "cli-learners-yes").requires("remove")),
        "reset" => build("cli-reset", "cli-reset-usage")
            .arg(positional(words, "lesson", "cli-reset-lesson", "cli-value-lesson").required(true)),
        "export" => build("cli-export", "cli-export-usage")
            .arg(positional(words, "name", "cli-export-name", "cli-value-name").required(true))
            .arg(
                option(words, "output", "cli-export-output", "cli-value-file")
                    .short('o')
                    .value_parser(ValueParser::path_buf()),
            )
            .arg(flag(words, "force", "cli-export-force").requires("output")),
        "import" => build("cli-import", "cli-import-usage")
            .arg(
                positional(words, "file", "cli-import-file", "cli-value-file")
                    .value_parser(ValueParser::path_buf())
                    .required(true),
            )
            .after_help(words.plain("cli-import-after")),
        "report" => build("cli-report", "cli-report-usage")
            .arg(
                option(words, "output", "cli-report-output", "cli-value-file")
                    .short('o')
                    .value_parser(ValueParser::path_buf()),
            )
            .arg(option(words, "since", "cli-report-since", "cli-value-since").value_parser(ValueParser::os_string()))
            .arg(
                option(words, "table", "cli-report-table", "cli-value-table")
                    .value_parser(PossibleValuesParser::new(Table::ALL.map(|(word, _)| word))),
            )
            .arg(
                option(words, "separator", "cli-report-separator", "cli-value-separator")
                    .value_parser(PossibleValuesParser::new(Separator::ALL.map(|(word, _)| word))),
            )
            .after_help(words.plain("cli-report-after")),
        "check" => build("cli-check", "cli-check-usage")
            .arg(
                positional(words, "path", "cli-check-path", "cli-value-path")
                    .num_args(0..)
                    .value_parser(ValueParser::path_buf()),
            )
            .arg(
                option(words, "format", "cli-check-format", "cli-value-format")
                    .value_parser(PossibleValuesParser::new(["text", "json"])),
            )
            .arg(
                option(words, "explain", "cli-check-explain", "cli-value-rule")
                    .value_parser(ValueParser::os_string())
                    .conflicts_with_all(["path", "format"]),
            ),
        "worksheet" => {
            let number = |id, help| option(words, id, help, "cli-value-number").value_parser(ValueParser::os_string());
            build("cli-worksheet", "cli-worksheet-usage")
                .arg(
                    positional(words, "what", "cli-worksheet-what", "cli-worksheet-value-what")
                        .num_args(1..)
                        .required(true),
                )
                .arg(
                    option(words, "output", "cli-worksheet-output", "cli-value-file")
                        .short('o')
                        .value_parser(ValueParser::path_buf())
                        .required(true),
                )
                .arg(flag(words, "answers", "cli-worksheet-answers"))
                .arg(number("per-page", "cli-worksheet-per-page"))
                .arg(number("copies", "cli-worksheet-copies"))
                .arg(number("count", "cli-worksheet-count"))
                .arg(number("seed", "cli-worksheet-seed"))
                .arg(
                    option(words, "paper", "cli-worksheet-paper", "cli-worksheet-value-paper")
                        .value_parser(PossibleValuesParser::new(Paper::ALL.map(Paper::name))),
                )
                .arg(flag(words, "force", "cli-worksheet-force"))
                .after_help(words.plain("cli-worksheet-after"))
        }
        "schema" => build("cli-schema", "cli-schema-usage").after_help(words.plain("cli-schema-after")),
        "completions" => super::completions::command(words),
        "man" => super::man::command(words),
        "new" => super::new::command(words),
        "preview" => super::preview::command(words),
        _ => build("cli-lessons", "cli-lessons-usage"),
    }
}

/// A command with its headings and its template.
pub(super) fn bare(words: &Words<'_>, name: &'static str, about: &str, usage: &str) -> Command {
    let template = format!("{{about}}\n\n{} {{usage}}\n\n{{all-args}}{{after-help}}", words.plain("cli-heading-usage"));
    Command::new(name)
        .about(words.plain(about))
        .override_usage(words.plain(usage))
        .help_template(template)
        .version(env!("CARGO_PKG_VERSION"))
        .max_term_width(100)
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .disable_version_flag(true)
}

/// The flags that every command has, after its own.
fn with_common(words: &Words<'_>, command: Command) -> Command {
    let langs = Lang::all().iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let flags = [
        option(words, "lang", "cli-lang", "cli-value-lang")
            .help(words.say("cli-lang", &args!["langs" => langs]))
            .overrides_with("lang"),
        option(words, "lessons", "cli-lessons-dir", "cli-value-dir")
            .value_parser(ValueParser::path_buf())
            .action(ArgAction::Append),
        option(words, "data-dir", "cli-data-dir", "cli-value-dir")
            .value_parser(ValueParser::path_buf())
            .overrides_with("data-dir"),
        learner(words, command.get_name()),
        flag(words, "ascii", "cli-ascii").overrides_with("ascii"),
        flag(words, "help", "cli-help").short('h').action(ArgAction::Help),
        flag(words, "version", "cli-version").short('V').action(ArgAction::Version),
    ];
    command.args(flags.map(|flag| flag.help_heading(words.plain("cli-heading-common"))))
}

/// Who: one learner; a report may be on several.
fn learner(words: &Words<'_>, command: &str) -> Arg {
    let help = if command == "report" { "cli-report-learner" } else { "cli-learner" };
    option(words, "learner", help, "cli-value-name").value_parser(ValueParser::os_string()).action(ArgAction::Append)
}

pub(super) fn positional(words: &Words<'_>, id: &'static str, help: &str, value: &str) -> Arg {
    Arg::new(id)
        .help(words.plain(help))
        .help_heading(words.plain("cli-heading-arguments"))
        .value_name(words.plain(value))
        .value_parser(ValueParser::os_string())
}

pub(super) fn option(words: &Words<'_>, id: &'static str, help: &str, value: &str) -> Arg {
    named(words, id, help).value_name(words.plain(value)).hide_possible_values(true).hide_default_value(true)
}

pub(super) fn flag(words: &Words<'_>, id: &'static str, help: &str) -> Arg {
    // Said twice it says the same.
    named(words, id, help).action(ArgAction::SetTrue).overrides_with(id)
}

fn named(words: &Words<'_>, id: &'static str, help: &str) -> Arg {
    Arg::new(id).long(id).help(words.plain(help)).help_heading(words.plain("cli-heading-options"))
}

/// What the flags that all commands have say, before and after the subcommand taken together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Common {
    /// Folders of a teacher's lessons, in the order given.
    pub lessons: Vec<PathBuf>,
    /// The folder where progress is kept, if it is named; the last one counts.
    pub data_dir: Option<PathBuf>,
    /// The name of the learner, if one is named.
    pub learner: Option<String>,
    /// All names of learners, for the command that takes several.
    pub learners: Vec<String>,
    /// Whether a language is named: then no learner's setting counts.
    pub has_lang: bool,
    /// Letters instead of glyphs.
    pub ascii: bool,
}

impl Common {
    /// The flags of a command line that was understood.
    pub fn of(matches: &ArgMatches) -> Self {
        let levels = [Some(matches), matches.subcommand().map(|(_, sub)| sub)];
        let mut common = Self::default();
        for level in levels.into_iter().flatten() {
            common.lessons.extend(level.get_many::<PathBuf>("lessons").into_iter().flatten().cloned());
            common.data_dir = level.get_one::<PathBuf>("data-dir").cloned().or(common.data_dir);
            let names = level.get_many::<OsString>("learner").into_iter().flatten();
            common.learners.extend(names.map(|name| name.to_string_lossy().into_owned()));
            common.learner = common.learners.last().cloned();
            common.has_lang |= level.contains_id("lang");
            common.ascii |= level.get_flag("ascii");
        }
        common
    }
}

/// A text argument; bytes that are no UTF-8 become U+FFFD, which no FEN, square or lesson contains.
pub fn text(matches: &ArgMatches, id: &str) -> String {
    matches.get_one::<OsString>(id).map(|text| text.to_string_lossy().into_owned()).unwrap_or_default()
}

/// The level that `--rules` names.
pub fn level(matches: &ArgMatches) -> Level {
    let word = matches.get_one::<String>("rules").map_or("legal", String::as_str);
    LEVELS.iter().find(|(its, _)| *its == word).map_or(Level::Legal, |(_, level)| *level)
}

/// What the arguments say before they are understood: enough to know in which language to speak of their faults.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Glance {
    /// The last `--lang`, if it has a value.
    pub lang: Option<OsString>,
    /// The subcommand.
    pub command: Option<&'static str>,
}

impl Glance {
    /// Looks at the arguments, of which the first is the program's name.
    pub fn at(args: &[OsString]) -> Self {
        let mut glance = Self::default();
        let mut rest = args.iter().skip(1).take_while(|arg| *arg != "--");
        while let Some(arg) = rest.next() {
            let text = arg.to_string_lossy();
            if COMMON_WITH_VALUE.contains(&text.as_ref()) {
                let value = rest.next();
                if text == "--lang" && value.is_some() {
                    glance.lang = value.cloned();
                }
            } else if let Some(value) = text.strip_prefix("--lang=") {
                glance.lang = Some(value.into());
            } else if glance.command.is_none() {
                glance.command = COMMANDS.iter().copied().find(|command| *command == text);
            }
        }
        glance
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(line: &str) -> Vec<OsString> {
        std::iter::once(PROGRAM).chain(line.split_whitespace()).map(OsString::from).collect()
    }

    #[test]
    fn the_command_line_is_well_formed_in_every_language() {
        for &lang in Lang::all() {
            command(&Words::interface(lang)).debug_assert();
        }
    }

    #[test]
    fn flags_of_all_commands_stand_anywhere() {
        let words = Words::interface(Lang::ENGLISH);
        for (line, learners) in [
            ("--lessons a --lessons b --ascii --data-dir d --learner Аня play x", vec!["Аня"]),
            (
                "--lessons a --learner Боря --data-dir e play x --lessons b --ascii --learner Аня --data-dir d",
                vec!["Боря", "Аня"],
            ),
        ] {
            let matches = command(&words).try_get_matches_from(args(line)).unwrap();
            let expected = Common {
                lessons: vec!["a".into(), "b".into()],
                data_dir: Some("d".into()),
                learner: Some("Аня".into()),
                learners: learners.into_iter().map(str::to_owned).collect(),
                has_lang: false,
                ascii: true,
            };
            assert_eq!(Common::of(&matches), expected, "{line}");
        }
    }

    #[test]
    fn a_glance_sees_the_language_and_the_command() {
        let table = [
            ("", None, None),
            ("--lang ru", Some("ru"), None),
            ("--lang=ru play x --lang en", Some("en"), Some("play")),
            ("--lessons play reach", None, Some("reach")),
            ("play --lang", None, Some("play")),
            ("reach -- --lang ru", None, Some("reach")),
            ("--wrong check play", None, Some("check")),
        ];
        for (line, lang, command) in table {
            assert_eq!(Glance::at(&args(line)), Glance { lang: lang.map(OsString::from), command }, "{line}");
        }
    }
}
