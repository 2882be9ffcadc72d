//! The examples of the README, really run. A block ```` ```console ```` holds commands after `$ ` and under each all that
//! it prints. With `BLESS=1` what they print is written into the README: read it then.
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Fewer examples than these are a sign that the README or this test lost some.
const AT_LEAST: usize = 11;

fn readme() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md")
}

/// A folder with the lesson that the README shows; gone when it is dropped.
struct Folder(PathBuf);

impl Folder {
    fn with_lesson(text: &str) -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("readme-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&path).expect("the folder for tests can be written to");
        let lesson = text.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a lesson");
        fs::write(path.join("my-knight.toml"), lesson).expect("the folder for tests can be written to");
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Runs a command as a shell would, with the built program first on the path and nothing else of the surroundings.
fn run(command: &str, folder: &Folder) -> String {
    let program = Path::new(env!("CARGO_BIN_EXE_chess-codex"));
    let path = format!("{}:/usr/bin:/bin", program.parent().expect("it lies in a folder").display());
    let output = Command::new("/bin/sh")
        .args(["-c", command])
        .env_clear()
        .env("PATH", path)
        .env("LC_ALL", "C")
        .env("CHESS_CODEX_DATA", folder.0.join("data"))
        .current_dir(&folder.0)
        .stdin(Stdio::null())
        .output()
        .expect("there is a shell");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{command}");
    String::from_utf8(output.stdout).expect("the program writes text")
}

/// The same text with what each example prints now, and how many examples there are.
fn printed_now(text: &str) -> (String, usize) {
    let folder = Folder::with_lesson(text);
    let (mut now, mut count, mut inside) = (String::new(), 0, false);
    for line in text.lines() {
        let is_command = inside && line.starts_with("$ ");
        if is_command {
            count += 1;
            now.push_str(&format!("{line}\n{}", run(&line[2..], &folder)));
        } else if line.starts_with("```") || !inside {
            inside = line == "```console";
            now.push_str(&format!("{line}\n"));
        }
    }
    (now, count)
}

#[test]
fn the_examples_print_what_the_readme_says() {
    let text = fs::read_to_string(readme()).unwrap();
    let (now, count) = printed_now(&text);
    assert!(count >= AT_LEAST, "only {count} examples");
    if std::env::var_os("BLESS").is_some() {
        fs::write(readme(), &now).unwrap();
    }
    let difference = text.lines().zip(now.lines()).find(|(says, prints)| says != prints);
    assert_eq!(difference, None, "the README says the first, the program prints the second");
    assert_eq!(text.lines().count(), now.lines().count());
}

#[test]
fn a_planted_difference_is_seen() {
    let text = fs::read_to_string(readme()).unwrap();
    let planted = text.replacen("b3 b5 c2 c6 e2 e6 f3 f5\n", "b3 b5 c2 c6 e2 e6 f3\n", 1);
    let now = printed_now(&planted).0;
    assert_ne!(planted, now);
}

#[test]
fn it_opens_in_both_languages_with_the_two_commands() {
    let text = fs::read_to_string(readme()).unwrap();
    let opening: Vec<&str> = text.lines().take(50).collect();
    for command in ["cargo run --release  ", "cargo test  "] {
        assert_eq!(opening.iter().filter(|line| line.starts_with(command)).count(), 2, "{command}");
    }
    for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
        if let Some(anchor) = link.strip_prefix('#') {
            let heading = |line: &str| line.trim_start_matches('#').trim().to_lowercase();
            let anchors = text.lines().filter(|line| line.starts_with("## ")).map(heading);
            let mut slugs = anchors.map(|heading| heading.replace('·', "").replace(' ', "-"));
            assert!(slugs.any(|slug| slug == anchor), "no heading for #{anchor}");
        } else if !link.starts_with("https://") {
            assert!(readme().with_file_name(link).exists(), "{link}");
        }
    }
}
