//! Steps made of puzzles: drawn, not written, with the default instruction of their kind.

use std::sync::Arc;

use super::described::Described;
use super::judge::Judge;
use super::model::{Article, Audience, Edition, Lesson, Origin, Step, Text};
use super::riddle::Riddle;
use super::task::{Assemble, Build, Find, Play, Stage, Task};
use crate::args;
use crate::i18n::{Lang, Messages, Pattern};
use crate::puzzle::{Asked, Puzzle, Rng, Spec, generate};
use crate::rules::{Area, Color, Piece};
use crate::wording::Words;

impl Step {
    /// The step that asks what a puzzle asks, without a text of its own; none if a puzzle is not what it says it is.
    pub fn of_puzzle(puzzle: &Puzzle) -> Option<Self> {
        let task = task(puzzle)?;
        Some(Self {
            id: None,
            task,
            text: None,
            say: None,
            teacher: None,
            facts: Vec::new(),
            area: puzzle.area,
            view: Color::White,
            drawn: None,
        })
    }

    /// As many steps as it stands for.
    pub(super) fn times(self, count: u64) -> Vec<Self> {
        let Some(drawn) = self.drawn.clone() else { return vec![self] };
        let others = (1..count).map(|number| {
            let drawn = Drawn { number: drawn.number + number, ..drawn.clone() };
            Self { id: None, drawn: Some(drawn), ..self.clone() }.drawn(Drawn::USUAL_SEED)
        });
        [self.clone()].into_iter().chain(others.collect::<Vec<_>>()).collect()
    }

    /// The step of this session, if it is one that is drawn; else as it is.
    fn drawn(self, seed: u64) -> Self {
        let puzzle = self.drawn.as_ref().and_then(|drawn| drawn.puzzle(seed));
        match puzzle.and_then(|puzzle| Some((puzzle.area, task(&puzzle)?))) {
            Some((area, task)) => Self { task, area, ..self },
            None => self,
        }
    }
}

/// What a step is drawn from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    spec: Spec,
    /// Which of the puzzles of a seed it is.
    number: u64,
}

impl Drawn {
    /// The seed of lessons that nobody has given one yet.
    pub const USUAL_SEED: u64 = 0;

    /// So many seeds are tried before it is believed that every one gives a puzzle.
    const PROOFS: u64 = 5;

    pub(super) const fn new(spec: Spec, number: u64) -> Self {
        Self { spec, number }
    }

    pub(super) fn can_be_drawn(&self) -> bool {
        (0..Self::PROOFS).all(|seed| self.task(Self::USUAL_SEED + seed).is_some())
    }

    pub(super) fn area(&self) -> Option<Area> {
        self.puzzle(Self::USUAL_SEED).map(|puzzle| puzzle.area)
    }

    pub(super) fn task(&self, seed: u64) -> Option<Task> {
        task(&self.puzzle(seed)?)
    }

    fn puzzle(&self, seed: u64) -> Option<Puzzle> {
        generate(&self.spec, &mut Rng::nth(seed, self.number))
    }
}

impl Lesson {
    /// The lesson of a session: its generated steps drawn anew from this seed. The same lesson if it has none.
    #[must_use]
    pub fn drawn(self: &Arc<Self>, seed: u64) -> Arc<Self> {
        if self.steps.iter().all(|step| step.drawn.is_none()) {
            return Arc::clone(self);
        }
        let steps = self.steps.iter().cloned().map(|step| step.drawn(seed)).collect();
        Arc::new(Self { steps, ..(**self).clone() })
    }

    /// A lesson made up of steps that were drawn, named by the code that they have; none without steps.
    pub fn of_steps(id: &str, steps: Vec<Step>) -> Option<Self> {
        let title = |&lang: &Lang| {
            let title = Words::interface(lang).say("practice-title", &args!["code" => id]);
            Some((lang, Pattern::parse(&title).ok()?))
        };
        let title = Text::PerLanguage(Lang::all().iter().filter_map(title).collect());
        (!steps.is_empty()).then(|| Self {
            id: id.to_owned(),
            origin: Origin::Drawn,
            article: Article::Number(6),
            edition: Edition::School,
            audience: Audience::Pupil,
            facts: Vec::new(),
            title,
            teacher: None,
            steps,
            messages: Arc::new(Messages::for_lesson(&[], &[]).0),
            pieces: Vec::new(),
            interface: None,
        })
    }
}

fn task(puzzle: &Puzzle) -> Option<Task> {
    let (position, area) = (puzzle.position, puzzle.area);
    let first = puzzle.pieces.first().copied();
    let riddle = |riddle| Some(Task::Mark(Described::riddle(position, riddle, area)));
    match &puzzle.asked {
        Asked::Squares => Some(Task::Find(Find {
            position,
            pieces: puzzle.pieces.clone(),
            level: puzzle.level,
            only: None,
            count_first: false,
            answer: puzzle.answer,
        })),
        Asked::Stages(stages) => {
            let piece = first?;
            let color = position.piece_at(piece)?.color;
            let stage = |formula: &_| Stage { formula: *formula, squares: formula.squares(piece, color, area) };
            Some(Task::Build(Build { position, piece, stages: stages.iter().map(stage).collect() }))
        }
        Asked::Odd { shown } => riddle(Riddle::Odd { from: first?, shown: *shown }),
        Asked::Short { shown } => riddle(Riddle::Short { from: first?, shown: *shown }),
        Asked::Centre { shown } => {
            let piece = Piece { color: position.side_to_move(), role: puzzle.topic.role() };
            riddle(Riddle::Centre { piece, shown: *shown })
        }
        Asked::Common => riddle(Riddle::Common { one: first?, other: *puzzle.pieces.get(1)? }),
        Asked::Nearest { .. } => riddle(Riddle::Third { from: first? }),
        Asked::Twice => riddle(Riddle::Twice { from: first? }),
        Asked::Moves { moves, solution, is_only } => {
            Some(Task::Move(Play { puzzle: (**moves).clone(), least: solution.len(), is_only: *is_only }))
        }
        Asked::Judge { played, .. } => Judge::new(position, *played).map(Task::Judge),
        Asked::Formula { formula } => Assemble::new(position, first?, *formula, area).map(Task::Formula),
    }
}
