//! The examples of a page, really run. A block ```` ```console ```` holds commands after `$ ` and under each all that it
//! prints; a block ```` ```toml NAME ```` is a file that is there for the commands below it. With `BLESS=1` what they print
//! is written into the page: read it then.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

/// A folder for what the examples read and write; gone when it is dropped.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("readme-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&path).expect("the folder for tests can be written to");
        Self(path)
    }

    fn write(&self, name: &str, text: &str) {
        let file = self.0.join(name);
        fs::create_dir_all(file.parent().expect("it lies in the folder")).expect("the folder can be written to");
        fs::write(file, text).expect("the folder can be written to");
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Runs a command as a shell would, with the built program first on the path and nothing else of the surroundings. Progress
/// is kept in the folder.
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
pub fn printed_now(text: &str) -> (String, usize) {
    let folder = Folder::new();
    let (mut now, mut count, mut block) = (String::new(), 0, None);
    let mut file = String::new();
    for line in text.lines() {
        if let Some(command) = line.strip_prefix("$ ").filter(|_| block == Some("console")) {
            count += 1;
            now.push_str(&format!("{line}\n{}", run(command, &folder)));
            continue;
        }
        if let Some(fence) = line.strip_prefix("```") {
            if let Some(name) = block.and_then(|block| block.strip_prefix("toml ")) {
                folder.write(name, &file);
            }
            file.clear();
            block = Some(fence).filter(|fence| !fence.is_empty());
        } else if block == Some("console") {
            continue;
        } else if block.is_some() {
            file.push_str(line);
            file.push('\n');
        }
        now.push_str(&format!("{line}\n"));
    }
    (now, count)
}

/// That the page says what the program prints, in at least so many examples.
pub fn hold(page: &Path, at_least: usize) {
    let text = fs::read_to_string(page).expect("the page is there");
    let (now, count) = printed_now(&text);
    assert!(count >= at_least, "only {count} examples: the page or this test lost some");
    if std::env::var_os("BLESS").is_some() {
        fs::write(page, &now).expect("the page can be written");
    }
    let difference = text.lines().zip(now.lines()).find(|(says, prints)| says != prints);
    assert_eq!(difference, None, "{} says the first, the program prints the second", page.display());
    assert_eq!(text.lines().count(), now.lines().count());
}

/// The links of a page to files and to its own headings lead somewhere.
pub fn hold_links(page: &Path) {
    let text = fs::read_to_string(page).expect("the page is there");
    for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
        if let Some(anchor) = link.strip_prefix('#') {
            let heading = |line: &str| line.trim_start_matches('#').trim().to_lowercase();
            let anchors = text.lines().filter(|line| line.starts_with("## ")).map(heading);
            let mut slugs = anchors.map(|heading| heading.replace('·', "").replace(' ', "-"));
            assert!(slugs.any(|slug| slug == anchor), "no heading for #{anchor}");
        } else if !link.starts_with("https://") {
            assert!(page.with_file_name(link).exists(), "{} names {link}", page.display());
        }
    }
}
