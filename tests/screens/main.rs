//! The screens: pictures of them, every size, every click, every text.

mod clicks;
mod picture;
mod pictures;
mod scene;
mod sizes;
mod texts;
