//! The real program on disks that are full or may not be written: the lesson goes on, and it is told.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "in a test's helper, too, an unwrap is an assertion")]

mod cli_support;
mod store_support;

use std::collections::BTreeSet;
use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::Path;
use std::process::Command;

use cli_support::run_command;
use store_support::{PLAY, data, whole};

/// Has a shell run the program, called `"$0" "$@"` in the script, with 60 wrong answers.
fn in_shell(script: &str, folder: &Path) -> (String, String) {
    let mut command = Command::new("sh");
    command.args(["-c", script, env!("CARGO_BIN_EXE_chess-codex")]).args(PLAY).arg(folder);
    command.current_dir(env!("CARGO_MANIFEST_DIR"));
    let output = run_command(&mut command, "a7 b8\n".repeat(60).into_bytes());
    let (out, err) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
    assert!(output.status.success(), "{out}{err}");
    (out, err)
}

fn stored(folder: &Path) -> u32 {
    let connection = whole(folder);
    connection.query_row("SELECT count(*) FROM answer", [], |row| row.get(0)).unwrap()
}

const NOT_KEPT: &str = "Answers are not being kept now.\n";

/// The lesson was played to the end of what was typed, and once it was told that nothing is kept any more, with the
/// cause; gives how many verdicts were told before.
fn told_once(out: &str) -> u32 {
    assert_eq!(out.matches("2 squares too many: a7 b8.").count(), 60, "{out}");
    assert_eq!(out.matches(NOT_KEPT).count(), 1, "{out}");
    let (before, after) = out.split_once(NOT_KEPT).unwrap();
    let cause = after.lines().next().unwrap();
    assert!(cause.contains("progress.db") && cause.contains("--data-dir"), "{cause}");
    u32::try_from(before.matches("too many").count()).unwrap()
}

#[test]
fn a_file_that_may_not_grow_ends_no_lesson() {
    let folder = data("limit");
    let (out, err) = in_shell("trap '' XFSZ; ulimit -f 400; exec \"$0\" \"$@\"", &folder);
    assert_eq!(err, "");
    let before = told_once(&out);
    // What waited may have been written at the end; what was told before the notice has been in any case.
    let kept = stored(&folder);
    assert!(before >= 1 && (before..60).contains(&kept), "{before} told, {kept} kept");
    // With room again all goes on.
    let (out, err) = in_shell("exec \"$0\" \"$@\"", &folder);
    assert!(!out.contains(NOT_KEPT) && err.is_empty(), "{out}{err}");
    assert_eq!(stored(&folder), kept + 60);
}

/// A small disk of its own needs a right that not every system gives.
fn may_mount() -> bool {
    Command::new("unshare").args(["-rm", "true"]).status().is_ok_and(|status| status.success())
}

#[test]
fn a_disk_that_may_only_be_read_ends_no_lesson() {
    if !may_mount() {
        return;
    }
    for name in ["read-only-disk", "read-only-empty"] {
        let folder = data(name);
        let is_empty = name.ends_with("empty");
        if is_empty {
            fs::remove_file(folder.join("progress.db")).unwrap();
        }
        // Here root may not write either. Who learns is known where there is a file.
        let inner = "for last; do :; done; mount --bind \"$last\" \"$last\" && mount -o remount,bind,ro \"$last\" &&
            { \"$0\" --lang en --data-dir \"$last\" learners; exec \"$0\" \"$@\"; }";
        let script = format!("unshare -rm sh -c '{inner}' \"$0\" \"$@\"; test $? = {}", i32::from(is_empty));
        let (out, err) = in_shell(&script, &folder);
        // The list is only read, so it needs no right to write.
        assert_eq!(err.matches("Nothing may be written here: ").count(), 1, "{err}");
        assert_eq!(out.matches("too many").count(), if is_empty { 0 } else { 60 }, "{out}");
        assert_eq!(err.contains("Anna"), is_empty, "nobody of this name is known: {err}");
    }
}

#[test]
fn a_full_disk_ends_no_lesson() {
    if !may_mount() {
        return;
    }
    let folder = data("full");
    // What an earlier run has left is not written over.
    let _ = fs::remove_file(folder.with_extension("json"));
    // The arguments of PLAY stand before the folder, which is the last: there the disk is.
    let inner = "for last; do :; done; mount -t tmpfs -o size=400k none \"$last\" &&
        \"$0\" --data-dir \"$last\" learners --add Anna >\"$last.list\" && \"$0\" \"$@\" &&
        \"$0\" --data-dir \"$last\" export Anna -o \"$last.json\" >\"$last.list\"";
    let (out, _) = in_shell(&format!("exec unshare -rm sh -c '{inner}' \"$0\" \"$@\""), &folder);
    let before = told_once(&out);
    assert!(before >= 1);
    let json = fs::read_to_string(folder.with_extension("json")).unwrap();
    let kept = u32::try_from(json.matches("\"right\":").count()).unwrap();
    assert!((before..60).contains(&kept), "{before} told, {kept} kept");
}

#[test]
fn a_folder_that_may_only_be_read_ends_no_lesson() {
    let folder = data("read-only");
    in_shell("exec \"$0\" \"$@\"", &folder);
    let file = folder.join("progress.db");
    let before = fs::read(&file).unwrap();
    let names = || fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name()).collect::<BTreeSet<_>>();
    let beside = names();
    fs::set_permissions(&file, Permissions::from_mode(0o444)).unwrap();
    fs::set_permissions(&folder, Permissions::from_mode(0o555)).unwrap();
    // Root may write anywhere: then it plays without that right.
    let is_root = fs::metadata("/proc/self").unwrap().uid() == 0;
    let other = if is_root { "setpriv --inh-caps=-all --bounding-set=-dac_override,-dac_read_search" } else { "" };
    let (out, err) = in_shell(&format!("exec {other} \"$0\" \"$@\""), &folder);
    let told = err.strip_prefix(NOT_KEPT).unwrap_or_else(|| panic!("{err}"));
    assert!(told.starts_with("Nothing may be written here: ") && told.contains("--data-dir"), "{told}");
    // Who learns, and what was reached, is still known.
    assert!(out.starts_with("Anna is learning.\n"), "{out}");
    assert_eq!(out.matches("too many").count(), 60);
    assert!(!out.contains(NOT_KEPT), "it is told once");
    assert!(fs::read(&file).unwrap() == before, "it is what it was");
    assert_eq!(names(), beside);
    fs::set_permissions(&folder, Permissions::from_mode(0o755)).unwrap();
}
