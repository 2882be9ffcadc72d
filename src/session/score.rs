//! Stars: they say how smoothly it went, and never punish.

/// The stars of one finished exercise: three without a wrong try or a hint, two with one of either, else one.
pub const fn exercise_stars(wrong_tries: u32, hints: u32) -> u8 {
    match wrong_tries.saturating_add(hints) {
        0 => 3,
        1 => 2,
        _ => 1,
    }
}

/// The stars of a lesson: the median of its exercises' (an exercise that was left out has none); between two
/// middle ones their mean, a half in the learner's favour. None for a lesson without exercises.
pub fn lesson_stars(exercises: impl IntoIterator<Item = u8>) -> Option<u8> {
    let mut stars: Vec<u8> = exercises.into_iter().collect();
    stars.sort_unstable();
    let upper = *stars.get(stars.len() / 2)?;
    let lower = stars[(stars.len() - 1) / 2];
    Some((lower + upper).div_ceil(2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stars_of_an_exercise() {
        let table = [((0, 0), 3), ((1, 0), 2), ((0, 1), 2), ((1, 1), 1), ((2, 0), 1), ((0, 2), 1), ((u32::MAX, 9), 1)];
        for ((wrong, hints), stars) in table {
            assert_eq!(exercise_stars(wrong, hints), stars, "{wrong} wrong, {hints} hints");
        }
    }

    #[test]
    fn stars_of_a_lesson_are_the_median() {
        let table: [(&[u8], Option<u8>); 7] = [
            (&[], None),
            (&[1], Some(1)),
            (&[3, 3, 0], Some(3)),
            (&[2, 3], Some(3)),
            (&[1, 3], Some(2)),
            (&[0, 0, 3], Some(0)),
            (&[1, 1, 2, 3], Some(2)),
        ];
        for (exercises, stars) in table {
            assert_eq!(lesson_stars(exercises.iter().copied()), stars, "{exercises:?}");
        }
    }
}
