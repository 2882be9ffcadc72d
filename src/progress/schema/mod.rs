//! The versions of the store's file, and the way from one to the next.

use rusqlite::{Connection, TransactionBehavior};

use super::trouble::Cause;

/// Each brings a file of the version before to its own; the first begins with an empty file.
const STEPS: [&str; 2] = [include_str!("1.sql"), include_str!("2.sql")];

/// The version that this program writes.
pub(super) const CURRENT: i64 = STEPS.len() as i64;

/// Marks our files among all that SQLite has made: "CHCX".
pub(super) const APPLICATION: u32 = 0x4348_4358;

/// The version of a file of ours, without changing it: 0 for an empty one.
pub(super) fn version(connection: &Connection) -> Result<i64, Cause> {
    let pragma = |name: &str| connection.query_row(&format!("PRAGMA {name}"), [], |row| row.get::<_, i64>(0));
    let found = pragma("user_version")?;
    if found > CURRENT {
        return Err(Cause::Newer);
    }
    // The tables of the first version are there in every later one.
    let sql = "SELECT count(*), count(*) FILTER (WHERE type = 'table' AND name IN \
               ('learner', 'answer', 'finish', 'place', 'setting', 'alias')) FROM sqlite_schema";
    let (all, ours): (i64, i64) = connection.query_row(sql, [], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let is_new = found == 0 && all == 0;
    let is_ours = found > 0 && ours == 6 && pragma("application_id")? == i64::from(APPLICATION);
    if is_new || is_ours { Ok(found) } else { Err(Cause::Damaged) }
}

/// That the file is still of the version that this program writes.
pub(super) fn still_current(connection: &Connection) -> Result<(), Cause> {
    let found: i64 = connection.prepare_cached("PRAGMA user_version")?.query_row([], |row| row.get(0))?;
    if found == CURRENT { Ok(()) } else { Err(Cause::Newer) }
}

/// Brings the file to the current version, step by step, all in one transaction. That a transaction for writing can be
/// begun is tried in any case; that another program writes just now shows it too.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), Cause> {
    let is_current = version(connection)? == CURRENT;
    let write = match connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(Cause::from) {
        Err(Cause::Busy) if is_current => return Ok(()),
        write => write?,
    };
    let found = version(&write)?;
    for step in STEPS.iter().skip(usize::try_from(found).unwrap_or(0)) {
        write.execute_batch(step)?;
    }
    if found < CURRENT {
        write.pragma_update(None, "application_id", APPLICATION)?;
        write.pragma_update(None, "user_version", CURRENT)?;
    }
    Ok(write.commit()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_file_is_made_once_and_stays() {
        let mut connection = Connection::open_in_memory().unwrap();
        assert_eq!(version(&connection).unwrap(), 0);
        migrate(&mut connection).unwrap();
        connection.execute("INSERT INTO alias SELECT x'00', 1 WHERE 0", []).unwrap();
        migrate(&mut connection).unwrap();
        assert_eq!(version(&connection).unwrap(), CURRENT);
    }

    #[test]
    fn a_file_of_another_program_is_not_taken_for_ours() {
        let mut connection = Connection::open_in_memory().unwrap();
        connection.execute_batch("CREATE TABLE bookmarks (url TEXT); PRAGMA user_version = 1").unwrap();
        assert_eq!(migrate(&mut connection), Err(Cause::Damaged));
        assert_eq!(version(&connection), Err(Cause::Damaged));
    }

    #[test]
    fn a_newer_version_is_refused() {
        let mut connection = Connection::open_in_memory().unwrap();
        connection.pragma_update(None, "user_version", CURRENT + 1).unwrap();
        assert_eq!(migrate(&mut connection), Err(Cause::Newer));
    }
}
