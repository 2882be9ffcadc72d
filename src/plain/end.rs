//! The end of a lesson: its stars, and at a terminal the offer to repeat what went wrong.

use std::io::{self};

use crate::args;
use crate::session::Action;

use super::command::Command;
use super::input::Line;
use super::player::Player;
use super::spoken::says;

/// Tells how it went; true if something is to be repeated, and then the run stands at its first step again.
pub(super) fn end(player: &mut Player<'_>) -> io::Result<bool> {
    player.tell("")?;
    match player.run.stars() {
        Some(stars) => player.say("lesson-done", &args!["stars" => stars])?,
        None => player.say("lesson-read", &args![])?,
    }
    let wrong = player.run.wrong_count();
    if wrong == 0 || !player.interactive {
        return Ok(false);
    }
    player.say("repeat-wrong", &args!["count" => wrong])?;
    loop {
        player.say("plain-yes-or-no", &args![])?;
        let Some(line) = player.read()? else { return Ok(false) };
        let Line::Text(answer) = line else { continue };
        if says("plain-yes", &answer) {
            player.update(Action::RepeatWrong)?;
            return Ok(true);
        }
        if says("plain-no", &answer) || matches!(Command::of(&answer), Some((Command::Quit, _))) {
            return Ok(false);
        }
    }
}
