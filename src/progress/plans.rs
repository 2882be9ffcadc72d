//! How SQLite goes about what the screens ask: it never reads through what a class has gathered, it finds the learner's
//! part by an index.

use std::sync::{Arc, Mutex};

use rusqlite::trace::{TraceEvent, TraceEventCodes};

use super::{LearnerId, Moment, NewLearner, Store, StoreError};

/// What some work asks of SQLite, each question with a line of how it goes about it.
fn plans(store: &mut Store, work: impl FnOnce(&mut Store) -> Result<(), StoreError>) -> Vec<(String, String)> {
    let asked = Arc::new(Mutex::new(Vec::new()));
    let noted = Arc::clone(&asked);
    let note = move |event: TraceEvent<'_>| {
        if let TraceEvent::Stmt(statement, _) = event {
            noted.lock().unwrap().extend(statement.expanded_sql());
        }
    };
    store.connection().trace_v2(TraceEventCodes::SQLITE_TRACE_STMT, Some(note)).unwrap();
    work(store).unwrap();
    store.connection().trace_v2(TraceEventCodes::empty(), None::<fn(TraceEvent<'_>)>).unwrap();
    let mut plans = Vec::new();
    for sql in asked.lock().unwrap().iter().filter(|sql| sql.starts_with("SELECT")) {
        let mut plan = store.connection().prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
        let lines = plan.query_map([], |row| row.get::<_, String>(3)).unwrap();
        plans.extend(lines.map(|line| (sql.clone(), line.unwrap())));
    }
    plans
}

/// What is read when a learner comes, and for the screens of progress and of practice.
fn all_that_is_read(store: &mut Store, id: LearnerId) -> Result<(), StoreError> {
    store.learner(id)?;
    store.settings(id)?;
    store.standing(id)?;
    store.report(id, Moment(0), 0, None)?;
    store.report(id, Moment(0), 0, Some(Moment(0)))?;
    store.cards(id)?;
    Ok(())
}

#[test]
fn nothing_is_read_through() {
    let mut store = Store::in_memory();
    let anna = store.add(&NewLearner::pupil("Anna"), Moment(0)).unwrap();
    let plans = plans(&mut store, |store| all_that_is_read(store, anna.id));
    assert!(plans.len() >= 9, "it was traced: {plans:?}");
    for (sql, plan) in &plans {
        assert!(!plan.starts_with("SCAN"), "{plan}\n{sql}");
        // Of answers there may be a hundred thousand: their index alone tells all, no row is fetched for it.
        assert!(!plan.contains("SEARCH answer") || plan.contains("COVERING INDEX"), "{plan}\n{sql}");
    }
}

#[test]
fn what_is_read_through_would_be_found() {
    let mut store = Store::in_memory();
    let plans = plans(&mut store, |store| {
        store.read(|connection| {
            Ok(connection.query_row("SELECT count(*) FROM answer WHERE kind = 'x'", [], |_| Ok(()))?)
        })
    });
    assert!(plans.iter().any(|(_, plan)| plan.starts_with("SCAN")), "{plans:?}");
}
