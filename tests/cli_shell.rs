//! `completions` and `man`: made from the commands, so each names every command, in both languages.

mod cli_support;

use std::process::{Command, Stdio};

use cli_support::{Ran, run};

const SHELLS: [&str; 5] = ["bash", "zsh", "fish", "powershell", "elvish"];

/// The commands, as help lists them.
fn commands() -> Vec<String> {
    let help = run(["--help"], "").out;
    let listed =
        help.lines().skip_while(|line| !line.starts_with("Commands")).skip(1).take_while(|line| !line.is_empty());
    let names: Vec<String> = listed
        .filter(|line| !line.starts_with("   "))
        .map(|line| line.split_whitespace().next().expect("the test has it").to_owned())
        .collect();
    assert!(names.len() >= 13 && names.iter().any(|name| name == "man"), "{names:?}");
    names
}

#[test]
fn completions_name_every_command() {
    for shell in SHELLS {
        for lang in ["en", "ru"] {
            let Ran { status, out, err } = run(["--lang", lang, "completions", shell], "");
            assert_eq!((status, err.as_str()), (0, ""), "{shell}");
            for command in commands() {
                assert!(out.contains(&command), "{shell}: {command}");
            }
            for option in ["article", "rules", "data-dir"] {
                assert!(out.contains(option), "{shell}: {option}");
            }
        }
    }
    assert_eq!(run(["completions", "csh"], "").status, 2);
    assert_eq!(run(["completions"], "").err.lines().next(), Some("Still missing: SHELL."));
}

#[cfg(unix)]
#[test]
fn shells_that_are_here_accept_their_completions() {
    for (shell, check) in [("bash", "-n"), ("zsh", "-n"), ("fish", "--no-execute")] {
        let path = std::env::var_os("PATH").unwrap_or_default();
        if !std::env::split_paths(&path).any(|folder| folder.join(shell).is_file()) {
            assert_ne!(shell, "bash", "bash is on every machine of ours");
            continue;
        }
        for lang in ["en", "ru"] {
            let script = run(["--lang", lang, "completions", shell], "").out;
            let mut child = Command::new(shell).arg(check).arg("/dev/stdin").stdin(Stdio::piped()).spawn().unwrap();
            std::io::Write::write_all(&mut child.stdin.take().unwrap(), script.as_bytes()).unwrap();
            assert!(child.wait().unwrap().success(), "{shell}");
        }
    }
}

#[test]
fn the_manual_holds_every_command_and_option() {
    for (lang, heading) in [("en", "NAME"), ("ru", "ИМЯ")] {
        let Ran { status, out, err } = run(["--lang", lang, "man"], "");
        assert_eq!((status, err.as_str()), (0, ""));
        assert!(out.starts_with(".\\\" -*- coding: UTF-8 -*-\n"), "{out}");
        assert!(out.contains(&format!(".SH {heading}\n")), "{out}");
        for command in commands() {
            assert!(out.contains(&format!(".SS {command}\n")), "{command}: {out}");
        }
        for option in ["article", "data\\-dir", "languages", "rename"] {
            assert!(out.contains(&format!("\\-\\-{option}")), "{option}: {out}");
        }
        for english in ["SUBCOMMANDS", "Print help", "possible values"] {
            assert!(!out.contains(english));
        }
    }
}
