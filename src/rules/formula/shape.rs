//! A formula taken apart at its outermost operation, so that a reason can name the part that settles a square.

use super::{Formula, Op};

/// The outermost operation of a formula, with what it works on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// The name of a piece: rook, bishop, or one that is told through them.
    Name,
    /// The squares of either.
    Or(Formula, Formula),
    /// The squares of both.
    And(Formula, Formula),
    /// The other squares.
    Not(Formula),
    /// The nearest of its squares.
    Nearest(Formula),
    /// Those of its squares that are ahead.
    Forward(Formula),
}

impl Formula {
    /// Its outermost operation.
    pub fn shape(&self) -> Shape {
        let end = self.size();
        let Some(&last) = end.checked_sub(1).and_then(|last| self.ops.get(last)) else { return Shape::Name };
        let inner = || self.part(0, end - 1);
        match last {
            Op::Or | Op::And => {
                let middle = self.operand_start(end - 1);
                let (one, other) = (self.part(0, middle), self.part(middle, end - 1));
                if last == Op::Or { Shape::Or(one, other) } else { Shape::And(one, other) }
            }
            Op::Not => Shape::Not(inner()),
            Op::Nearest => Shape::Nearest(inner()),
            Op::Forward => Shape::Forward(inner()),
            _ => Shape::Name,
        }
    }

    /// The part of the program between two places: a whole operand.
    fn part(&self, start: usize, end: usize) -> Self {
        let mut ops = [Op::Rook; Self::MAX_LEN];
        let mut len = 0;
        for (place, op) in ops.iter_mut().zip(self.ops.iter().take(end).skip(start)) {
            *place = *op;
            len += 1;
        }
        Self { ops, len }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_formula_comes_apart_where_it_was_put_together() {
        let formula = |text: &str| Formula::parse(text).unwrap();
        let (rook, knight) = (formula("rook"), formula("knight"));
        assert_eq!(rook.shape(), Shape::Name);
        assert_eq!(knight.shape(), Shape::Name);
        assert_eq!(formula("nearest(not rook) or knight").shape(), Shape::Or(formula("nearest(not rook)"), knight));
        assert_eq!(formula("rook and not knight").shape(), Shape::And(rook, formula("not knight")));
        assert_eq!(formula("not (rook or knight)").shape(), Shape::Not(formula("rook or knight")));
        assert_eq!(formula("nearest(forward(rook))").shape(), Shape::Nearest(formula("forward(rook)")));
        assert_eq!(formula("forward(rook)").shape(), Shape::Forward(rook));
    }
}
