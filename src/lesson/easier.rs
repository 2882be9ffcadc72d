//! The easier variant of an exercise, offered after two wrong tries: the same idea with fewer pieces, or with less to
//! find. It has the default instruction of its kind, for the author's text may speak of what is gone.

use super::choose::{Choose, Question};
use super::described::{Described, Trait};
use super::judge::Judge;
use super::model::Step;
use super::task::{Assemble, Build, Complete, Find, Play, Setup, Stage, Task};
use crate::puzzle::{Kind, Rng, Spec, Topic, generate};
use crate::rules::{Area, Color, Goal, Level, Position, Puzzle, Role, Square, SquareSet, reach, why_move};

/// So many cut-down boards are tried.
const TRIES: usize = 40;

impl Step {
    /// An easier exercise with the same idea; none if it asks nothing, or cannot be made easier.
    pub fn easier(&self, rng: &mut Rng) -> Option<Self> {
        let (task, area) = match &self.task {
            Task::Show(_) => return None,
            Task::Find(find) => return self.easier_find(find, rng),
            Task::Build(build) => easier_build(build, self.area, rng)?,
            Task::Formula(task) => (Task::Formula(fewer_blocks(task)?), self.area),
            Task::Move(play) => (Task::Move(easier_moves(play, rng)?), self.area),
            Task::Setup(setup) => (Task::Setup(less_to_place(setup, rng)?), self.area),
            Task::Choose(choose) => (Task::Choose(fewer_options(choose)?), self.area),
            Task::Judge(judge) => (Task::Judge(easier_judge(judge, rng)?), self.area),
            Task::Mark(described) => easier_marks(described, self.area, rng)?,
            Task::Complete(complete) => (Task::Complete(fewer_beside(complete, rng)?), self.area),
        };
        let text = if matches!(self.task, Task::Choose(_)) { self.text.clone() } else { None };
        Some(self.with(task, area).with_text(text))
    }

    fn with(&self, task: Task, area: Area) -> Self {
        Self { id: None, task, area, text: None, say: None, teacher: None, drawn: None, ..self.clone() }
    }

    fn with_text(self, text: Option<super::model::Text>) -> Self {
        Self { text, ..self }
    }

    /// Fewer pieces around the asked ones; where there are none, the piece elsewhere with fewer squares.
    fn easier_find(&self, find: &Find, rng: &mut Rng) -> Option<Self> {
        let all = |position: &Position, level, area| {
            let reached = |&from: &Square| reach(position, from, level, area).only(find.only);
            find.pieces.iter().map(reached).fold(SquareSet::EMPTY, |all, some| all | some)
        };
        let asked: SquareSet = find.pieces.iter().copied().collect();
        // What the exercise is about stays: something in the way, something to capture, something that the king forbids.
        let ideas = |position: &Position| {
            let answer = all(position, find.level, self.area);
            let (plain, legal) = (all(position, Level::Reach, self.area), all(position, Level::Legal, self.area));
            let hindered = find.level != Level::Formula && answer != all(position, Level::Formula, self.area);
            let captures = !(answer & position.by_color(!position.side_to_move())).is_empty();
            (hindered, captures, plain != legal)
        };
        let before = ideas(&find.position);
        let fits = |position: &Position| !all(position, find.level, self.area).is_empty() && ideas(position) == before;
        if let Some(position) = thinned(&find.position, asked | history(&find.position), rng, fits) {
            let answer = all(&position, find.level, self.area);
            return Some(self.with(Task::Find(Find { position, answer, ..find.clone() }), self.area));
        }
        let piece = find.position.piece_at(*find.pieces.first()?)?;
        let spec = Spec::new(Topic::of(piece.role)?, Kind::Find, find.level).ok()?;
        let most = find.position.occupied().len();
        let spec = Spec { color: Some(piece.color), most_pieces: Some(most.max(1)), ..spec };
        let drawn = (0..TRIES).find_map(|_| {
            let puzzle = generate(&spec, rng)?;
            (puzzle.answer.len() < find.answer.len()).then_some(puzzle)
        })?;
        Some(Self { view: self.view, facts: self.facts.clone(), ..Self::of_puzzle(&drawn)? })
    }
}

/// The position without about half of the pieces that are not kept, as long as it fits and no king comes into check; none if
/// nothing could be taken away.
fn thinned(position: &Position, kept: SquareSet, rng: &mut Rng, fits: impl Fn(&Position) -> bool) -> Option<Position> {
    let mut rest: Vec<Square> = (position.occupied() - kept - position.by_role(Role::King)).into_iter().collect();
    rng.shuffle(&mut rest);
    let wanted = rest.len().div_ceil(2);
    let attackers = |board: &Position, color: Color| {
        board.king(color).map_or(SquareSet::EMPTY, |king| board.attackers(king, !color))
    };
    let mut board = *position;
    let mut gone = 0;
    for square in rest {
        let next = board.with_piece(square, None);
        let calm = Color::ALL.into_iter().all(|color| (attackers(&next, color) - attackers(&board, color)).is_empty());
        if gone < wanted && calm && fits(&next) {
            board = next;
            gone += 1;
        }
    }
    (gone > 0).then_some(board)
}

/// What a right to castle or to take en passant hangs on.
fn history(position: &Position) -> SquareSet {
    let rooks = if Color::ALL.into_iter().any(|color| position.castling().any(color)) {
        position.by_role(Role::Rook)
    } else {
        SquareSet::EMPTY
    };
    let up = if position.side_to_move() == Color::White { -1 } else { 1 };
    let pawn = position.en_passant().and_then(|square| square.offset(0, up));
    rooks | pawn.map_or(SquareSet::EMPTY, SquareSet::of)
}

/// A part of the board around a square, four to six squares wide and high; anywhere if there is no square.
fn cut(around: Option<Square>, rng: &mut Rng) -> Area {
    let side = |at: Option<u8>, rng: &mut Rng| {
        let length = rng.between(4, 5) as u8;
        let (low, high) = at.map_or((0, 8 - length), |at| (at.saturating_sub(length - 1), at.min(8 - length)));
        let low = rng.between(u32::from(low), u32::from(high)) as u8;
        (low, low + length - 1)
    };
    let files = side(around.map(Square::file), rng);
    let ranks = side(around.map(Square::rank), rng);
    Area::new(Square::new(files.0, ranks.0), Square::new(files.1, ranks.1))
}

/// The same stages on a part of the board, where each has fewer squares.
fn easier_build(build: &Build, area: Area, rng: &mut Rng) -> Option<(Task, Area)> {
    let piece = build.position.piece_at(build.piece)?;
    if area != Area::FULL {
        return None;
    }
    let alone = Position::empty().with_side_to_move(piece.color).with_piece(build.piece, Some(piece));
    (0..TRIES).find_map(|_| {
        let area = cut(Some(build.piece), rng);
        let on = |stage: &Stage| Stage { squares: stage.formula.squares(build.piece, piece.color, area), ..*stage };
        let stages: Vec<Stage> = build.stages.iter().map(on).collect();
        let count = |stages: &[Stage]| stages.iter().map(|stage| stage.squares.len()).sum::<usize>();
        let full = stages.iter().all(|stage| !stage.squares.is_empty()) && count(&stages) < count(&build.stages);
        full.then(|| (Task::Build(Build { position: alone, piece: build.piece, stages }), area))
    })
}

/// Only the blocks that are needed.
fn fewer_blocks(task: &Assemble) -> Option<Assemble> {
    let needed = |block: &&crate::rules::Block| task.solution.contains(block);
    let blocks: Vec<_> = task.blocks.iter().filter(needed).copied().collect();
    (blocks.len() < task.blocks.len()).then(|| Assemble { blocks, ..task.clone() })
}

/// Fewer pieces, and no more moves than before.
fn easier_moves(play: &Play, rng: &mut Rng) -> Option<Play> {
    let puzzle = &play.puzzle;
    if !puzzle.replies.is_empty() {
        return None;
    }
    let least = |position: &Position| {
        let moves = Puzzle { position: *position, ..puzzle.clone() };
        moves.solve().ok().flatten().map(|way| way.len()).filter(|count| (1..=play.least).contains(count))
    };
    let own = match (puzzle.goal, puzzle.piece) {
        // A piece that has to make the move stays.
        (Goal::Promote(_) | Goal::EnPassant, None) => puzzle.position.by_role(Role::Pawn),
        (_, piece) => piece.map_or(SquareSet::EMPTY, SquareSet::of),
    };
    let kept = own | history(&puzzle.position);
    let position = thinned(&puzzle.position, kept, rng, |position| least(position).is_some())?;
    let least = least(&position)?;
    Some(Play { puzzle: Puzzle { position, ..puzzle.clone() }, least, is_only: false })
}

/// Half of the kinds of pieces stand already.
fn less_to_place(setup: &Setup, rng: &mut Rng) -> Option<Setup> {
    let mut kinds = setup.pieces.clone();
    rng.shuffle(&mut kinds);
    let stand: Vec<_> = kinds.iter().take(kinds.len() / 2).copied().collect();
    let done = Position::start();
    let is_put = |square: &Square| done.piece_at(*square).is_some_and(|piece| stand.contains(&piece));
    let put: SquareSet = setup.to_place.into_iter().filter(is_put).collect();
    let position =
        put.into_iter().fold(setup.position, |board, square| board.with_piece(square, done.piece_at(square)));
    let pieces = setup.pieces.iter().filter(|piece| !stand.contains(piece)).copied().collect();
    (!put.is_empty()).then(|| Setup { position, pieces, to_place: setup.to_place - put })
}

/// What is right, and one that is wrong.
fn fewer_options(choose: &Choose) -> Option<Choose> {
    let mut wrong = 0;
    let mut options = choose.options.clone();
    options.retain(|option| {
        wrong += usize::from(!option.right);
        option.right || wrong <= 1
    });
    // Where a number is asked, the numbers are a row.
    let is_row = choose.question == Question::HowMany;
    (options.len() < choose.options.len() && !is_row).then(|| Choose { options, ..choose.clone() })
}

/// Fewer pieces, and the same reason.
fn easier_judge(judge: &Judge, rng: &mut Rng) -> Option<Judge> {
    let played = judge.played;
    let kept = SquareSet::of(played.from) | SquareSet::of(played.to) | history(&judge.position);
    let same = |position: &Position| why_move(position, played.from, played.to).reason == judge.why.reason;
    Judge::new(thinned(&judge.position, kept, rng, same)?, played)
}

/// Fewer attackers, or a part of the board.
fn easier_marks(described: &Described, area: Area, rng: &mut Rng) -> Option<(Task, Area)> {
    let attack = |one: &Trait| matches!(one, Trait::Attacked(_));
    let marks = |position, area| {
        let easier =
            Described { pieces: described.pieces.clone(), ..Described::new(position, described.traits.clone(), area) };
        (!easier.answer.is_empty()).then_some(easier)
    };
    if described.traits.iter().any(attack) {
        let fits = |position: &Position| marks(*position, area).is_some();
        let easier = marks(thinned(&described.position, SquareSet::EMPTY, rng, fits)?, area)?;
        return Some((Task::Mark(easier), area));
    }
    if area != Area::FULL || described.traits.iter().any(|one| matches!(one, Trait::Riddle(_) | Trait::Square(_))) {
        return None;
    }
    (0..TRIES).find_map(|_| {
        let area = cut(None, rng);
        let easier = marks(described.position, area)?;
        (easier.answer.len() < described.answer.len()).then(|| (Task::Mark(easier), area))
    })
}

/// The same half-done move with fewer pieces beside it.
fn fewer_beside(complete: &Complete, rng: &mut Rng) -> Option<Complete> {
    let played = complete.played;
    let touched = |square: &Square| complete.before.piece_at(*square) != complete.half.piece_at(*square);
    let kept: SquareSet = Square::all().filter(touched).collect();
    let left = complete.left.iter().map(|change| change.square()).collect::<SquareSet>();
    let kept = kept | left | SquareSet::of(played.from) | SquareSet::of(played.to) | history(&complete.before);
    let before = thinned(&complete.before, kept, rng, |position| position.is_legal(played))?;
    let gone = complete.before.occupied() - before.occupied();
    let half = gone.into_iter().fold(complete.half, |board, square| board.with_piece(square, None));
    Some(Complete { before, half, ..complete.clone() })
}
