//! The rows of a damaged table, all that can be read: from its beginning up to the damage, from its end down to it, and
//! between them from number to number, for there may be good pages between bad ones.

use rusqlite::types::{Value, ValueRef};
use rusqlite::{Connection, Params, Row, params};

use crate::progress::trouble::Cause;

/// Between two bad pages so many numbers are tried.
const MOST_TRIES: u64 = 10_000_000;

/// A table of the damaged file.
pub(super) struct Table {
    pub name: &'static str,
    /// The columns that both files have.
    pub columns: Vec<String>,
    /// What puts a row of these columns into the new file.
    pub insert: String,
    /// The columns by which it is sorted; one alone is the number of the row.
    key: Vec<String>,
}

impl Table {
    /// A table of both files, if the damaged one has it.
    pub fn of(source: &Connection, target: &Connection, name: &'static str) -> Option<Self> {
        let old = columns(source, name)?;
        let new = columns(target, name)?;
        let mut key: Vec<&(String, i64)> = new.iter().filter(|(_, place)| *place > 0).collect();
        key.sort_by_key(|(_, place)| *place);
        let key: Vec<String> = key.into_iter().map(|(column, _)| column.clone()).collect();
        let is_there = |wanted: &String| old.iter().any(|(column, _)| column == wanted);
        if !key.iter().all(is_there) {
            return None;
        }
        let columns: Vec<String> = new.into_iter().map(|(column, _)| column).filter(is_there).collect();
        let places: Vec<String> = (1..=columns.len()).map(|place| format!("?{place}")).collect();
        let insert = format!("INSERT INTO {name} ({}) VALUES ({})", columns.join(", "), places.join(", "));
        Some(Self { name, columns, insert, key })
    }

    /// The value of a column in a row.
    pub fn value(&self, row: &[Value], name: &str) -> Value {
        let place = self.columns.iter().position(|column| column == name);
        place.and_then(|place| row.get(place)).cloned().unwrap_or(Value::Null)
    }

    /// The number by which rows are found, if they have one.
    fn number(&self) -> Option<&str> {
        match &self.key[..] {
            [key] if key != "uid" => Some(key),
            _ => None,
        }
    }
}

/// The columns of a table with their places in its key.
fn columns(connection: &Connection, table: &str) -> Option<Vec<(String, i64)>> {
    let sql = "SELECT name, pk FROM pragma_table_info(?1)";
    let mut found = connection.prepare(sql).ok()?;
    let columns = found.query_map([table], |row| Ok((row.get(0)?, row.get(1)?))).ok()?;
    let columns: Vec<_> = columns.collect::<rusqlite::Result<_>>().ok()?;
    if columns.is_empty() { None } else { Some(columns) }
}

/// What takes a row; what it says ends everything.
type Take<'t> = &'t mut dyn FnMut(&[Value]) -> Result<(), Cause>;

/// All rows of a table.
pub(super) struct Rows<'a> {
    pub source: &'a Connection,
    pub table: &'a Table,
    /// The learners by whom it is sorted.
    pub learners: &'a [i64],
}

/// How far a reading came: to its end or to the damage, and the number of the last row.
struct Came {
    to_the_end: bool,
    last: Option<i64>,
}

impl Rows<'_> {
    /// Hands on every row that can be read, perhaps one twice; says whether all could.
    pub fn each(&self, take: Take<'_>) -> Result<bool, Cause> {
        match self.table.number() {
            Some(number) => self.numbered(number, take),
            None => self.sorted(take),
        }
    }

    fn numbered(&self, key: &str, take: Take<'_>) -> Result<bool, Cause> {
        let up = format!("NOT INDEXED WHERE {key} >= ?1 ORDER BY {key}");
        let began = self.read(&up, [i64::MIN], take)?;
        if began.to_the_end {
            return Ok(true);
        }
        let low = began.last.map_or(i64::MIN, |last| last.saturating_add(1));
        let down = format!("NOT INDEXED WHERE {key} >= ?1 ORDER BY {key} DESC");
        let ended = self.read(&down, [low], take)?;
        if ended.to_the_end {
            return Ok(false);
        }
        let high = match ended.last {
            Some(last) => last.saturating_sub(1),
            None => self.highest(key).max(Some(low.max(1).saturating_add(self.most()))).unwrap_or(low),
        };
        let between = format!("NOT INDEXED WHERE {key} BETWEEN ?1 AND ?2 ORDER BY {key}");
        let mut at = low.max(1);
        for _ in 0..MOST_TRIES {
            if at > high {
                break;
            }
            let came = self.read(&between, params![at, high], take)?;
            if came.to_the_end {
                break;
            }
            at = came.last.map_or(at, |last| last.max(at)).saturating_add(1);
        }
        Ok(false)
    }

    /// No file of this size has more rows.
    fn most(&self) -> i64 {
        let pages = self.source.query_row("PRAGMA page_count", [], |row| row.get(0));
        pages.unwrap_or(0_i64).saturating_mul(64)
    }

    /// The highest number that any index knows.
    fn highest(&self, key: &str) -> Option<i64> {
        let sql = "SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = ?1";
        let mut found = self.source.prepare(sql).ok()?;
        let indices = found.query_map([self.table.name], |row| row.get::<_, String>(0)).ok()?;
        let mut highest = None;
        for index in indices.flatten() {
            let sql = format!("SELECT {key} FROM {} INDEXED BY \"{index}\"", self.table.name);
            let Ok(mut found) = self.source.prepare(&sql) else { continue };
            let Ok(mut rows) = found.query([]) else { continue };
            while let Ok(Some(row)) = rows.next() {
                highest = highest.max(row.get::<_, i64>(0).ok());
            }
        }
        highest
    }

    /// A small table that is sorted by more than a number: it is read from both ends, and of each learner from both.
    fn sorted(&self, take: Take<'_>) -> Result<bool, Cause> {
        let ways = ["", " DESC"].map(|way| self.table.key.iter().map(|key| format!("{key}{way}")).collect::<Vec<_>>());
        if self.read(&format!("ORDER BY {}", ways[0].join(", ")), [], take)?.to_the_end {
            return Ok(true);
        }
        self.read(&format!("ORDER BY {}", ways[1].join(", ")), [], take)?;
        if self.table.key.first().is_some_and(|key| key == "learner") {
            for way in &ways {
                let sql = format!("WHERE learner = ?1 ORDER BY {}", way.join(", "));
                for learner in self.learners {
                    self.read(&sql, [learner], take)?;
                }
            }
        }
        Ok(false)
    }

    fn read(&self, which: &str, params: impl Params, take: Take<'_>) -> Result<Came, Cause> {
        let sql = format!("SELECT {} FROM {} {which}", self.table.columns.join(", "), self.table.name);
        let number = self.table.number().and_then(|key| self.table.columns.iter().position(|column| column == key));
        let mut came = Came { to_the_end: false, last: None };
        let Ok(mut found) = self.source.prepare_cached(&sql) else { return Ok(came) };
        let Ok(mut rows) = found.query(params) else { return Ok(came) };
        loop {
            match rows.next() {
                Ok(Some(row)) => {
                    let values = self.values(row);
                    if let Some(Value::Integer(number)) = number.and_then(|number| values.get(number)) {
                        came.last = Some(*number);
                    }
                    take(&values)?;
                }
                Ok(None) => {
                    came.to_the_end = true;
                    return Ok(came);
                }
                Err(_) => return Ok(came),
            }
        }
    }

    fn values(&self, row: &Row<'_>) -> Vec<Value> {
        let value = |place| match row.get_ref(place) {
            Ok(ValueRef::Integer(number)) => Value::Integer(number),
            Ok(ValueRef::Real(real)) => Value::Real(real),
            Ok(ValueRef::Text(text)) => Value::Text(String::from_utf8_lossy(text).into_owned()),
            Ok(ValueRef::Blob(bytes)) => Value::Blob(bytes.to_vec()),
            Ok(ValueRef::Null) | Err(_) => Value::Null,
        };
        (0..self.table.columns.len()).map(value).collect()
    }
}
