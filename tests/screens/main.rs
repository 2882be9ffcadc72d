//! The screens: pictures of them, every size, every click, every text.
#![allow(clippy::unwrap_used, reason = "in a test's helper, too, an unwrap is an assertion")]

mod around;
#[path = "../broken/mod.rs"]
mod broken;
mod clicks;
mod front;
mod lively;
mod picture;
mod pictures;
mod practice;
mod scene;
mod sizes;
mod texts;
mod told;
