//! Worksheets: where things stand on the page, and what the files say.

mod golden;
mod key;
mod layout;
mod pdf_reader;
mod searched;
mod shared;
mod sheets;
