//! Values of a damaged row: those that the program could not read again become ones that it can.

use rusqlite::types::Value;

/// The value as it may stand in a column of the new file.
pub(super) fn fit(column: &str, value: Value) -> Value {
    match (column, value) {
        ("stars", Value::Integer(stars)) => Value::Integer(stars.clamp(1, 3)),
        (
            "wrong_tries" | "hints" | "took" | "number" | "step" | "reps" | "lapses" | "scheduled_days",
            Value::Integer(number),
        ) => Value::Integer(number.clamp(0, i64::from(u32::MAX))),
        ("is_right", Value::Integer(number)) => Value::Integer(i64::from(number != 0)),
        (_, value) => value,
    }
}
