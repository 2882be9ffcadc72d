//! A file of the store as the bytes that SQLite would read: its pages, and over them those that were committed to the log
//! beside it. Nothing is locked, made or changed by reading it so.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

use super::open::beside;

/// What SQLite's files begin with.
pub(super) const MAGIC: &[u8] = b"SQLite format 3\0";

/// Pages of our files have so many bytes.
pub(super) const PAGE: usize = 4096;

/// A larger file is not read so, in bytes.
const LARGEST: u64 = 1 << 31;

/// The bytes of a log's head, and of the head of each of its pages.
const LOG_HEAD: usize = 32;
const FRAME_HEAD: usize = 24;

/// Reads a file with its log.
pub(super) fn read(file: &Path) -> io::Result<Vec<u8>> {
    let log = fs::read(beside(file, "-wal")).unwrap_or_default();
    let mut bytes = match fs::metadata(file) {
        // A log whose file is gone may hold all there was.
        Err(error) if error.kind() == io::ErrorKind::NotFound && !log.is_empty() => Vec::new(),
        Err(error) => return Err(error),
        Ok(data) if data.len() > LARGEST => return Err(io::ErrorKind::FileTooLarge.into()),
        Ok(_) => {
            let mut bytes = Vec::new();
            File::open(file)?.read_to_end(&mut bytes)?;
            bytes
        }
    };
    // Of half a page SQLite reads what there is.
    bytes.resize(bytes.len().div_ceil(PAGE) * PAGE, 0);
    take_over(&mut bytes, &log);
    if bytes.starts_with(MAGIC)
        && let Some(journals) = bytes.get_mut(18..20)
    {
        // They ask for a log beside the file, which memory has not.
        journals.fill(1);
    }
    Ok(bytes)
}

/// Puts the pages that a log has committed in their places.
fn take_over(bytes: &mut Vec<u8>, log: &[u8]) {
    let Some(head) = log.get(..LOG_HEAD) else { return };
    let is_big = match number(head, 0) {
        0x377F_0682 => false,
        0x377F_0683 => true,
        _ => return,
    };
    let mut sum = Sum { is_big, both: (0, 0) };
    sum.add(head.get(..24).unwrap_or_default());
    if number(head, 8) as usize != PAGE || !sum.is(head, 24) {
        return;
    }
    let mut written = Vec::new();
    for frame in log.get(LOG_HEAD..).unwrap_or_default().chunks_exact(FRAME_HEAD + PAGE) {
        let (about, page) = frame.split_at(FRAME_HEAD);
        sum.add(about.get(..8).unwrap_or_default());
        sum.add(page);
        if about.get(8..16) != head.get(16..24) || !sum.is(about, 16) {
            break;
        }
        written.push((number(about, 0) as usize, page));
        let pages = number(about, 4) as usize;
        if pages > 0 && (pages as u64) * (PAGE as u64) <= LARGEST {
            bytes.resize(pages * PAGE, 0);
            for (place, page) in written.drain(..) {
                let begin = place.saturating_sub(1) * PAGE;
                if let Some(old) = bytes.get_mut(begin..begin + PAGE) {
                    old.copy_from_slice(page);
                }
            }
        }
    }
}

/// Four bytes as a number, the highest first.
fn number(bytes: &[u8], at: usize) -> u32 {
    bytes.get(at..at + 4).and_then(|four| four.try_into().ok()).map_or(0, u32::from_be_bytes)
}

/// The sum that tells whether a page of the log was written to its end.
struct Sum {
    is_big: bool,
    both: (u32, u32),
}

impl Sum {
    fn add(&mut self, bytes: &[u8]) {
        for eight in bytes.chunks_exact(8) {
            let half = |at| {
                let number = number(eight, at);
                if self.is_big { number } else { number.swap_bytes() }
            };
            let (first, second) = self.both;
            let first = first.wrapping_add(half(0)).wrapping_add(second);
            self.both = (first, second.wrapping_add(half(4)).wrapping_add(first));
        }
    }

    fn is(&self, bytes: &[u8], at: usize) -> bool {
        (number(bytes, at), number(bytes, at + 4)) == self.both
    }
}
