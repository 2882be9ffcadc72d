//! Reading aloud, by a program that the machine has. Nothing waits for it: a thread of its own starts the program, hands
//! it the text on its standard input or as its last argument, never through a shell, and ends it when another text comes
//! or the program is left.

use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// How long a text waits before the voice begins: of a page leafed through in a hurry nothing is read.
const PAUSE: Duration = Duration::from_millis(60);

/// The kinds of program, each with its own way to be told the language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// `espeak-ng`, or the older `espeak`.
    Espeak,
    /// Speech Dispatcher's `spd-say`.
    Dispatcher,
    /// macOS's `say`.
    Say,
    /// Windows' own voices, by PowerShell.
    PowerShell,
}

/// The programs in the order in which they are tried: those that fall silent at once when they are ended come first.
const PROGRAMS: [(&str, Kind); 6] = [
    ("espeak-ng", Kind::Espeak),
    ("spd-say", Kind::Dispatcher),
    ("espeak", Kind::Espeak),
    ("say", Kind::Say),
    ("powershell.exe", Kind::PowerShell),
    ("pwsh.exe", Kind::PowerShell),
];

/// A program of this machine that reads aloud.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    path: PathBuf,
    kind: Kind,
}

/// The programs that are there, the best first. `path` is what the variable `PATH` holds.
pub fn find(path: Option<OsString>) -> Vec<Program> {
    let folders: Vec<PathBuf> = path.iter().flat_map(std::env::split_paths).filter(|one| one.is_absolute()).collect();
    let found = |(name, kind): (&str, Kind)| {
        // The names of other systems mean other things: `say` is macOS's, PowerShell may be anywhere but speaks on Windows.
        let is_here = match kind {
            Kind::Espeak => true,
            Kind::Dispatcher => cfg!(not(windows)),
            Kind::Say => cfg!(target_os = "macos"),
            Kind::PowerShell => cfg!(windows),
        };
        let names = if cfg!(windows) { vec![name.to_owned(), format!("{name}.exe")] } else { vec![name.to_owned()] };
        let places = folders.iter().flat_map(|folder| names.iter().map(|name| folder.join(name)));
        let path = places.into_iter().find(|path| is_here && is_program(path))?;
        Some(Program { path, kind })
    };
    PROGRAMS.into_iter().filter_map(found).collect()
}

#[cfg(unix)]
fn is_program(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    path.metadata().is_ok_and(|file| file.is_file() && file.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(path: &Path) -> bool {
    path.is_file()
}

impl Program {
    /// The command that reads a text in the language of a tag, and what goes to its standard input.
    fn command(&self, tag: &str, text: &str) -> (Command, String) {
        let mut command = Command::new(&self.path);
        let mut given = String::new();
        match self.kind {
            Kind::Espeak => {
                command.args(["-v", tag, "--stdin"]);
                given = text.to_owned();
            }
            Kind::Dispatcher => {
                // It waits until all is read, so that its end is the end of the reading.
                command.args(["--wait", "--language", tag, "--"]).arg(text);
            }
            Kind::Say => {
                if let Some(voice) = self.voice(tag) {
                    command.args(["-v", &voice]);
                }
                command.args(["-f", "-"]);
                given = text.to_owned();
            }
            Kind::PowerShell => {
                command.args(["-NoProfile", "-NonInteractive", "-Command", WINDOWS]).env("CHESS_CODEX_VOICE", tag);
                given = text.to_owned();
            }
        }
        (command, given)
    }

    /// The first voice of macOS that speaks a language.
    fn voice(&self, tag: &str) -> Option<String> {
        let list = Command::new(&self.path).args(["-v", "?"]).stdin(Stdio::null()).output().ok()?;
        voice_of(&String::from_utf8_lossy(&list.stdout), tag)
    }

    /// Ends what a program has handed on to another one.
    fn cancel(&self) {
        if self.kind == Kind::Dispatcher {
            let quiet = |command: &mut Command| {
                command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()
            };
            let Ok(mut child) = quiet(Command::new(&self.path).arg("--cancel")) else { return };
            // Leaving the program waits for nobody's voice.
            for _ in 0..20 {
                if !matches!(child.try_wait(), Ok(None)) {
                    return;
                }
                thread::sleep(PAUSE / 4);
            }
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// The text comes on the standard input, the language in a variable: no word of a lesson is ever part of a script.
const WINDOWS: &str = "[Console]::InputEncoding = [Text.Encoding]::UTF8; Add-Type -AssemblyName System.Speech; \
    $voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; \
    try { $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, [Globalization.CultureInfo]$env:CHESS_CODEX_VOICE) } catch { }; \
    $voice.Speak([Console]::In.ReadToEnd())";

/// Of the list that `say -v ?` prints (a name, a locale, `#` and a sample), the first voice of a language.
fn voice_of(list: &str, tag: &str) -> Option<String> {
    let language = tag.split('-').next().unwrap_or(tag);
    list.lines().find_map(|line| {
        let (name, locale) = line.split('#').next()?.trim().rsplit_once(char::is_whitespace)?;
        let spoken = locale.split(['_', '-']).next()?;
        spoken.eq_ignore_ascii_case(language).then(|| name.trim().to_owned())
    })
}

/// What the thread is told.
enum Order {
    Read { text: String, tag: String },
    Hush,
}

/// Reads aloud until it is dropped.
pub struct Speech {
    programs: Vec<Program>,
    thread: Option<(Sender<Order>, JoinHandle<()>)>,
}

impl Speech {
    /// Reads with the first of these programs that works.
    pub const fn new(programs: Vec<Program>) -> Self {
        Self { programs, thread: None }
    }

    /// Whether there is any.
    pub const fn has_voice(&self) -> bool {
        !self.programs.is_empty()
    }

    /// Begins to read; what is being read falls silent.
    pub fn read(&mut self, text: String, tag: &str) {
        if !self.has_voice() {
            return;
        }
        let programs = &self.programs;
        let (orders, _) = self.thread.get_or_insert_with(|| {
            let (sender, orders) = mpsc::channel();
            let programs = programs.clone();
            (sender, thread::spawn(move || obey(&orders, programs)))
        });
        let _ = orders.send(Order::Read { text, tag: tag.to_owned() });
    }

    /// Falls silent.
    pub fn hush(&self) {
        if let Some((orders, _)) = &self.thread {
            let _ = orders.send(Order::Hush);
        }
    }
}

impl Drop for Speech {
    fn drop(&mut self) {
        if let Some((orders, thread)) = self.thread.take() {
            drop(orders);
            let _ = thread.join();
        }
    }
}

/// The thread: one text at a time, until nobody can give another.
fn obey(orders: &Receiver<Order>, mut programs: Vec<Program>) {
    let mut next = orders.recv().ok();
    while let Some(order) = next {
        next = match order {
            Order::Hush => orders.recv().ok(),
            Order::Read { text, tag } => match orders.recv_timeout(PAUSE) {
                Ok(newer) => Some(newer),
                Err(RecvTimeoutError::Disconnected) => None,
                Err(RecvTimeoutError::Timeout) => read(orders, &mut programs, &text, &tag),
            },
        };
    }
}

/// Reads one text until it is at its end or another order comes, which is given back. A program that cannot read is not
/// tried again; the next one takes the text.
fn read(orders: &Receiver<Order>, programs: &mut Vec<Program>, text: &str, tag: &str) -> Option<Order> {
    while let Some(program) = programs.first().cloned() {
        let Some(mut child) = start(&program, text, tag) else {
            programs.remove(0);
            continue;
        };
        loop {
            match orders.recv_timeout(PAUSE) {
                Ok(order) => {
                    end(&program, &mut child);
                    return Some(order);
                }
                Err(RecvTimeoutError::Disconnected) => {
                    end(&program, &mut child);
                    return None;
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
            match child.try_wait() {
                Ok(None) => {}
                Ok(Some(status)) if status.success() => return orders.recv().ok(),
                Ok(Some(_)) | Err(_) => break,
            }
        }
        programs.remove(0);
    }
    orders.recv().ok()
}

fn start(program: &Program, text: &str, tag: &str) -> Option<Child> {
    let (mut command, given) = program.command(tag, text);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().ok()?;
    if let Some(mut input) = child.stdin.take() {
        // A text is far smaller than a pipe, so this does not wait; a program that reads nothing closed its end.
        let _ = input.write_all(given.as_bytes());
    }
    Some(child)
}

fn end(program: &Program, child: &mut Child) {
    let _ = child.kill();
    let _ = child.wait();
    program.cancel();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_voice_of_macos_is_found_by_its_language() {
        let list = "Albert              en_US    # Hello! My name is Albert.\n\
                    Bad News            en_US    # Hello! My name is Bad News.\n\
                    Milena              ru_RU    # Здравствуйте! Меня зовут Milena.\n\
                    Eddy (German)       de_DE    # Hallo!\n";
        for (tag, voice) in
            [("ru", Some("Milena")), ("en", Some("Albert")), ("de", Some("Eddy (German)")), ("fr", None)]
        {
            assert_eq!(voice_of(list, tag).as_deref(), voice, "{tag}");
        }
    }

    /// The voice itself, where it is installed: every language of the program has one.
    #[test]
    fn espeak_ng_speaks_every_language_if_it_is_here() {
        let here = find(std::env::var_os("PATH"));
        let Some(program) = here.into_iter().find(|program| program.path.ends_with("espeak-ng")) else { return };
        for lang in crate::i18n::Lang::all() {
            let sound = std::env::temp_dir().join(format!("chess-codex-{}-{}.wav", lang.tag(), std::process::id()));
            let (mut command, text) = program.command(lang.tag(), "a b c");
            let child = command.arg("-w").arg(&sound).stdin(Stdio::piped()).stderr(Stdio::null()).spawn();
            let mut child = child.expect("it starts");
            child.stdin.take().expect("a pipe").write_all(text.as_bytes()).expect("it reads");
            assert!(child.wait().expect("it ends").success(), "{}", lang.tag());
            let length = sound.metadata().expect("it spoke").len();
            assert!(length > 10_000, "{}: {length} bytes of sound", lang.tag());
            let _ = std::fs::remove_file(&sound);
        }
    }

    #[test]
    fn programs_are_found_by_the_path_alone() {
        assert_eq!(find(None), []);
        assert_eq!(find(Some("relative:.".into())), []);
    }

    #[test]
    fn no_word_of_a_text_becomes_an_option_or_a_script() {
        let text = "--help; rm -rf $HOME `x` \"q\"";
        for kind in [Kind::Espeak, Kind::Dispatcher, Kind::PowerShell] {
            let program = Program { path: PathBuf::from("/nowhere/program"), kind };
            let (command, given) = program.command("ru", text);
            let arguments: Vec<String> = command.get_args().map(|one| one.to_string_lossy().into_owned()).collect();
            match arguments.iter().position(|one| one.contains("rm")) {
                None => assert_eq!(given, text, "{kind:?}"),
                Some(place) => {
                    assert_eq!((&arguments[place - 1], &arguments[place]), (&"--".to_owned(), &text.to_owned()));
                }
            }
            let tells =
                arguments.iter().any(|one| one == "ru") || command.get_envs().any(|(_, v)| v == Some("ru".as_ref()));
            assert!(tells, "{kind:?} is not told the language: {arguments:?}");
        }
    }
}
