//! The rows of the two codices that lessons teach and ask.

/// The ids of the preschool codex's facts by article, then those of the school codex, then what lies beyond both.
pub const FACTS: &[&str] = &[
    "P1.1", "P2.1", "P2.2", "P2.3", "P3.1", "P3.2", "P3.3", "P3.4", "P4.1", "P4.2", "P4.3", "P4.4", "P5.1", "P5.2",
    "P5.3", "P6.R", "P6.B", "P6.N", "P6.Q", "P6.K", "P6.P", "P6.C1", "P6.C2", "P6.C3", "P6.D", "P6.E", "P6.T", "P7.1",
    "S6.K", "S6.Q", "S6.B", "S6.P", "S6.R", "S6.N", "S6.A1", "S6.A2", "S6.A3", "S6.A4", "S6.A5", "S6.A6", "S6.A7",
    "S6.A8", "X.1", "X.2",
];

/// Whether the codices have this row.
pub fn is_fact(id: &str) -> bool {
    FACTS.contains(&id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_fact_stands_twice() {
        let mut ids = FACTS.to_vec();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), FACTS.len());
        assert_eq!((is_fact("P6.N"), is_fact("P6.X"), is_fact("p6.n")), (true, false, false));
    }
}
