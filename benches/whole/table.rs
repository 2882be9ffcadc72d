//! The figures, each beside what is allowed.

/// What was measured, in order.
#[derive(Default)]
pub struct Table {
    rows: Vec<Row>,
}

struct Row {
    what: String,
    value: f64,
    unit: &'static str,
    most: Option<f64>,
}

impl Table {
    /// Adds a figure; without `most` nothing is asked of it.
    pub fn add(&mut self, what: impl Into<String>, value: f64, unit: &'static str, most: Option<f64>) {
        self.rows.push(Row { what: what.into(), value, unit, most });
    }

    /// Prints all figures.
    pub fn print(&self) {
        for Row { what, value, unit, most } in &self.rows {
            let verdict = match most {
                Some(most) if value <= most => format!("at most {most}"),
                Some(most) => format!("MORE THAN {most}"),
                None => String::new(),
            };
            println!("{what:<58} {value:>9.3} {unit:<5} {verdict}");
        }
    }
}
