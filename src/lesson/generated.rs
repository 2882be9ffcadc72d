//! Steps made of puzzles: drawn, not written, with the default instruction of their kind.

use std::sync::Arc;

use super::described::Described;
use super::judge::Judge;
use super::model::{Article, Assemble, Audience, Build, Edition, Find, Lesson, Origin, Play, Stage, Step, Task, Text};
use super::riddle::Riddle;
use crate::i18n::{Messages, Pattern};
use crate::puzzle::{Asked, Puzzle};
use crate::rules::{Color, Piece};

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
        })
    }
}

impl Lesson {
    /// A lesson made up of steps that were drawn, named in every language alike; none without steps.
    pub fn of_steps(id: &str, steps: Vec<Step>) -> Option<Self> {
        let title = Text::Plain(Pattern::parse(&id.replace(['{', '}'], "")).ok()?);
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
