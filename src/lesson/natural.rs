//! Natural order: numbers inside names count as numbers, so that 6-2 comes before 6-10.

use std::cmp::Ordering;

/// Compares two names naturally. Names that differ are never equal.
pub(super) fn compare(one: &str, other: &str) -> Ordering {
    let (mut left, mut right) = (one, other);
    loop {
        let ((left_number, left_rest), (right_number, right_rest)) = (number(left), number(right));
        let order = match (left_number, right_number) {
            (Some(one), Some(other)) => {
                (left, right) = (left_rest, right_rest);
                one.len().cmp(&other.len()).then_with(|| one.cmp(other))
            }
            _ => {
                let (mut ones, mut others) = (left.chars(), right.chars());
                let order = match (ones.next(), others.next()) {
                    (None, None) => return one.cmp(other),
                    (first, second) => first.cmp(&second),
                };
                (left, right) = (ones.as_str(), others.as_str());
                order
            }
        };
        if order != Ordering::Equal {
            return order;
        }
    }
}

/// The number at the beginning, without leading zeros, and what follows it.
fn number(text: &str) -> (Option<&str>, &str) {
    let rest = text.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let digits = &text[..text.len() - rest.len()];
    ((!digits.is_empty()).then(|| digits.trim_start_matches('0')), rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_count_as_numbers() {
        let mut names = vec!["6-10-b", "6-2-a", "6-2", "10-1", "6-02", "a", "6", "конь-2", "конь-10", ""];
        names.sort_by(|one, other| compare(one, other));
        assert_eq!(names, ["", "6", "6-02", "6-2", "6-2-a", "6-10-b", "10-1", "a", "конь-2", "конь-10"]);
        assert_eq!(compare("7", "7"), Ordering::Equal);
        assert_eq!(compare("99999999999999999999999999998", "99999999999999999999999999999"), Ordering::Less);
    }
}
