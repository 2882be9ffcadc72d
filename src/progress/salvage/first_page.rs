//! The first page of a damaged file, which says what the file is and where its tables begin. Where it is spoiled, another
//! takes its place: our own files all begin alike.

use rusqlite::Connection;

use crate::progress::image::PAGE;
use crate::progress::{open, schema};

/// A file's head, in bytes.
const HEAD: usize = 100;

/// Where in it the mark of a program stands.
const MARK_AT: std::ops::Range<usize> = 68..72;

/// The damaged file in memory, to be read as far as it goes: with its own first page, and with those of a new file. None if
/// there is nothing of ours in it.
pub(super) fn sources(bytes: &[u8]) -> Vec<Connection> {
    match readable(bytes) {
        // A file that is in order so far, and holds nothing of ours, is another program's.
        Some(source) if !has_ours(&source) && bytes.get(MARK_AT) != Some(&schema::APPLICATION.to_be_bytes()) => {
            Vec::new()
        }
        own => own.filter(has_ours).into_iter().chain(with_others(bytes).unwrap_or_default()).collect(),
    }
}

/// The file with the first pages of a new one.
fn with_others(bytes: &[u8]) -> Option<Vec<Connection>> {
    let mut fresh = open::in_memory().ok()?;
    let pages = u32::try_from(bytes.len() / PAGE).ok()?.to_be_bytes();
    let first_pages = [fresh.serialize("main").ok()?.get(..HEAD)?.to_vec(), tables(&fresh)?];
    let other = |mut first: Vec<u8>| {
        // As many pages as there are, and none of them free.
        first.get_mut(28..32)?.copy_from_slice(&pages);
        first.get_mut(32..40)?.fill(0);
        let mut bytes = bytes.to_vec();
        bytes.get_mut(..first.len())?.copy_from_slice(&first);
        readable(&bytes).filter(has_ours)
    };
    Some(first_pages.into_iter().filter_map(other).collect())
}

/// Whether there are tables of ours.
fn has_ours(source: &Connection) -> bool {
    let sql = "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name IN ('learner', 'answer')";
    source.query_row(sql, [], |row| row.get::<_, i64>(0)).is_ok_and(|tables| tables > 0)
}

/// The file in memory, if its list of tables can be read.
fn readable(bytes: &[u8]) -> Option<Connection> {
    if bytes.len() < PAGE {
        return None;
    }
    let mut source = Connection::open_in_memory().ok()?;
    source.deserialize_read_exact("main", bytes, bytes.len(), false).ok()?;
    // So a file is opened too that says it is longer than it is.
    source.execute_batch("PRAGMA writable_schema = ON; PRAGMA query_only = ON").ok()?;
    source.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(())).ok()?;
    Some(source)
}

/// A first page that says where the tables of a new file begin, and nothing else.
fn tables(fresh: &Connection) -> Option<Vec<u8>> {
    let mut plain = Connection::open_in_memory().ok()?;
    let mut found = fresh.prepare("SELECT name, rootpage, sql FROM sqlite_schema WHERE type = 'table'").ok()?;
    let tables = found.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).ok()?;
    let tables: Vec<(String, i64, String)> = tables.collect::<rusqlite::Result<_>>().ok()?;
    for (name, _, sql) in &tables {
        plain.execute_batch(&bare(fresh, name, sql)?).ok()?;
    }
    plain.execute_batch("PRAGMA writable_schema = ON").ok()?;
    for (name, root, _) in &tables {
        plain.execute("UPDATE sqlite_schema SET rootpage = ?2 WHERE name = ?1", (name, root)).ok()?;
    }
    plain.serialize("main").ok()?.get(..PAGE).map(<[u8]>::to_vec)
}

/// A table of these columns without what they have to be.
fn bare(fresh: &Connection, name: &str, sql: &str) -> Option<String> {
    let mut found = fresh.prepare("SELECT name, pk FROM pragma_table_info(?1)").ok()?;
    let columns = found.query_map([name], |row| Ok((row.get(0)?, row.get(1)?))).ok()?;
    let columns: Vec<(String, i64)> = columns.collect::<rusqlite::Result<_>>().ok()?;
    let mut key: Vec<&(String, i64)> = columns.iter().filter(|(_, place)| *place > 0).collect();
    key.sort_by_key(|(_, place)| *place);
    let key: Vec<&str> = key.into_iter().map(|(column, _)| column.as_str()).collect();
    let names: Vec<&str> = columns.iter().map(|(column, _)| column.as_str()).collect();
    Some(if sql.contains("WITHOUT ROWID") {
        format!("CREATE TABLE {name} ({}, PRIMARY KEY ({})) WITHOUT ROWID", names.join(", "), key.join(", "))
    } else {
        let key = key.first()?;
        let all: Vec<String> = names
            .iter()
            .map(|column| if column == key { format!("{column} INTEGER PRIMARY KEY") } else { (*column).to_owned() })
            .collect();
        format!("CREATE TABLE {name} ({})", all.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_of_tables_fits_on_one_page_and_finds_them() {
        let mut fresh = open::in_memory().unwrap();
        fresh
            .execute_batch(
                "INSERT INTO learner VALUES (7, x'00', 'Anna', 'anna', 'sun', 'pupil', 0, 0, 1);
                 INSERT INTO place VALUES (7, '6-1-rook', 0, 3)",
            )
            .unwrap();
        let mut bytes = fresh.serialize("main").unwrap().to_vec();
        bytes[..PAGE].fill(0xA5);
        let source = sources(&bytes).remove(0);
        let found = |sql: &str| source.query_row(sql, [], |row| row.get::<_, i64>(0)).unwrap();
        assert_eq!(found("SELECT id FROM learner WHERE name = 'Anna'"), 7);
        assert_eq!(found("SELECT step FROM place"), 3);
    }
}
