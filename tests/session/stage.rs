//! A small lesson, a way to type at it, and a way to tell what came of it.

use std::sync::Arc;

use chess_codex::i18n::Lang;
use chess_codex::lesson::{Files, Lesson, Origin, Source, read};
use chess_codex::session::{
    App, ChoiceState, Effect, Feedback, Hint, Input, Item, Key, Mode, Overlay, Phase, Spot, Target, Told,
};

/// The keys that have names in a script.
pub const NAMED_KEYS: [(&str, Key); 15] = [
    ("enter", Key::Enter),
    ("esc", Key::Esc),
    ("back", Key::Backspace),
    ("tab", Key::Tab),
    ("backtab", Key::BackTab),
    ("up", Key::Up),
    ("down", Key::Down),
    ("left", Key::Left),
    ("right", Key::Right),
    ("home", Key::Home),
    ("end", Key::End),
    ("pgdn", Key::PageDown),
    ("f1", Key::F(1)),
    ("ctrl-c", Key::Ctrl('c')),
    ("ctrl-z", Key::Ctrl('z')),
];

/// The lesson of the scripts.
pub fn lesson() -> Arc<Lesson> {
    of_text("scripts", include_str!("scripts.toml"))
}

/// A lesson of a file's text.
pub fn lesson_of(text: &str) -> Arc<Lesson> {
    of_text("scripts", text)
}

/// A lesson by its id and text, which has no faults.
pub fn of_text(id: &str, text: &str) -> Arc<Lesson> {
    let source = Source::new(format!("{id}.toml"), text);
    let files = Files {
        id: id.into(),
        origin: Origin::BuiltIn,
        lesson: source,
        messages: Vec::new(),
        message_names: Vec::new(),
        faults: Vec::new(),
    };
    let reading = read(files);
    assert!(reading.faults.is_empty(), "{:?}", reading.faults);
    reading.lesson.expect("a lesson without errors is there")
}

/// The program with that lesson in its list.
pub fn app() -> App {
    app_of(lesson())
}

/// The program with one lesson in its list.
pub fn app_of(lesson: Arc<Lesson>) -> App {
    App::new(Lang::parse("en").expect("English is there"), vec![Item::Ready(lesson)])
}

/// The program with this lesson open.
pub fn opened(lesson: Arc<Lesson>) -> App {
    let mut app = app_of(lesson);
    type_keys(&mut app, "<enter>");
    app
}

/// The program at the step of this id, the only one of its lesson.
pub fn opened_at(lesson: &Lesson, id: &str) -> App {
    let mut alone = lesson.clone();
    alone.steps.retain(|step| step.id.as_deref() == Some(id));
    assert_eq!(alone.steps.len(), 1, "a step of this id: {id}");
    opened(Arc::new(alone))
}

/// A lesson for an audience, of these steps.
pub fn lesson_for(audience: &str, steps: &str) -> Arc<Lesson> {
    let head =
        format!("format = 1\narticle = 6\nedition = \"school\"\naudience = \"{audience}\"\ntitle = \"Script\"\n");
    of_text("script", &(head + steps))
}

/// Types each line of a script at the lesson and compares what came of it.
pub fn run_script(lesson: &Arc<Lesson>, script: &[(&str, &str)]) {
    follow(app_of(lesson.clone()), tell, script);
}

/// Types each line of a script and compares what can be told of it then.
pub fn follow(mut app: App, tell: impl Fn(&App) -> String, script: &[(&str, &str)]) {
    for (number, (keys, expected)) in script.iter().enumerate() {
        type_keys(&mut app, keys);
        assert_eq!(&tell(&app), expected, "after line {number}: {keys}");
    }
}

/// Types a script: plain characters, and `<name>` for named keys, `<e4>` for a click on a square.
pub fn type_keys(app: &mut App, script: &str) -> Option<Effect> {
    let mut effect = None;
    let mut rest = script;
    while let Some(c) = rest.chars().next() {
        let input;
        if let Some((name, after)) = rest.strip_prefix('<').and_then(|inside| inside.split_once('>')) {
            input = match NAMED_KEYS.iter().find(|(named, _)| *named == name) {
                Some((_, key)) => Input::Key(*key),
                None => Input::Click(match name.strip_prefix('#') {
                    Some(number) => Target::Choice(number.parse::<usize>().expect("a number") - 1),
                    None => Target::Square(name.parse().expect("a named key, a square or a #number")),
                }),
            };
            rest = after;
        } else {
            input = Input::Key(Key::Char(c));
            rest = &rest[c.len_utf8()..];
        }
        effect = app.update(input).pop();
    }
    effect
}

/// What a learner could tell of the state, in a line.
pub fn tell(app: &App) -> String {
    let mut words: Vec<String> = Vec::new();
    match app.overlay() {
        Some(Overlay::Help) => words.push("help".into()),
        Some(Overlay::Notes) => words.push("notes".into()),
        Some(Overlay::Both) => words.push("both".into()),
        Some(Overlay::Reset) => words.push("reset?".into()),
        None => {}
    }
    let Some(run) = app.run() else {
        words.push(format!("list {}", app.chosen_number()));
        return words.join(" ");
    };
    if run.is_over() {
        words.push(format!("over stars={:?} wrong={}", run.stars().unwrap_or(0), run.wrong_count()));
        return words.join(" ");
    }
    words.push(format!("{}/{}", run.at() + 1, run.len()));
    if let Some((_, picture)) = run.show() {
        words.push(format!("{picture:?}").to_lowercase());
    }
    if let Some(exercise) = run.exercise() {
        if run.mode() == Mode::ThenCheck {
            words.push("then-check".into());
        }
        if exercise.stage() > 0 {
            words.push(format!("stage={}", exercise.stage()));
        }
        match exercise.phase() {
            Phase::Marking => {}
            Phase::Reviewing => words.push("reviewing".into()),
            Phase::Done => words.push("done".into()),
        }
        if let Some(round) = exercise.round() {
            let sets = [
                ("marked", round.marked()),
                ("found", round.found()),
                ("missed", round.missed()),
                ("extra", round.extra()),
            ];
            words.extend(sets.iter().filter(|(_, set)| !set.is_empty()).map(|(name, set)| format!("{name}={set}")));
        }
        for (number, choice) in app.choices().iter().enumerate() {
            if choice.state != ChoiceState::Free {
                words.push(format!("#{}={:?}", number + 1, choice.state).to_lowercase());
            }
        }
        let told = match exercise.feedback() {
            Feedback::Told(Told::Nothing) => String::new(),
            Feedback::Told(Told::Right(spot)) => format!("right {}", name(spot)),
            Feedback::Told(Told::Wrong(spot)) => format!("wrong {}", name(spot)),
            Feedback::Told(Told::Already(spot)) => format!("already {}", name(spot)),
            Feedback::Told(Told::Mistaken) => "mistaken".into(),
            Feedback::Told(Told::NotAll) => "not all".into(),
            Feedback::Told(Told::Somewhere) => "somewhere".into(),
            Feedback::Told(Told::AllFound) => "all found".into(),
            Feedback::StageFound(stage) => format!("stage {stage} found"),
            Feedback::Hint(Hint::Count(count)) => format!("there are {count}"),
            Feedback::Hint(Hint::Look(look, _)) => format!("look {look:?}"),
            Feedback::Hint(Hint::Square(square)) => format!("one is {square}"),
            Feedback::Hint(Hint::Rule(id)) => id.into(),
            Feedback::Hint(Hint::RightCount(count)) => format!("{count} are right"),
            Feedback::Hint(Hint::NotThis(number)) => format!("not #{}", number + 1),
            Feedback::Hint(Hint::This(number)) => format!("it is #{}", number + 1),
            Feedback::Hint(hint @ (Hint::Blocks(_) | Hint::Choice { .. })) => format!("{hint:?}").to_lowercase(),
            other => tell_moves(other),
        };
        words.extend((!told.is_empty()).then(|| format!("[{told}]")));
        words.extend(exercise.explained().map(|spot| format!("why {}", name(spot))));
        words.extend((exercise.wrong_tries() > 0).then(|| format!("tries={}", exercise.wrong_tries())));
        words.extend((exercise.hints() > 0).then(|| format!("hints={}", exercise.hints())));
        words.extend(exercise.offers_hint().then(|| "hint?".to_owned()));
        words.extend(exercise.stars().map(|stars| format!("stars={stars}")));
    }
    if !app.typed().is_empty() {
        words.push(format!("typed={}", app.typed()));
    }
    words.join(" ")
}

/// What is told where moves are played.
pub fn tell_moves(feedback: Feedback) -> String {
    match feedback {
        Feedback::Told(Told::AllFound) => "all found".into(),
        Feedback::Told(Told::Wrong(spot)) => format!("wrong {}", name(spot)),
        Feedback::Told(Told::Moved) => "moved".into(),
        Feedback::Told(Told::Stuck) => "stuck".into(),
        Feedback::Told(Told::Longer(least)) => format!("longer than {least}"),
        Feedback::Told(Told::Note(id)) => id.into(),
        Feedback::Hint(Hint::Moves(count)) => format!("{count} are enough"),
        Feedback::Hint(Hint::From(square)) => format!("from {square}"),
        Feedback::Hint(Hint::Move(next)) => format!("play {next}"),
        Feedback::Hint(Hint::TakeBack) => "take back".into(),
        Feedback::Hint(Hint::Look(look, squares)) => format!("look {look:?} {squares}"),
        Feedback::Told(Told::Nothing) => String::new(),
        other => format!("{other:?}"),
    }
}

/// The name of a spot.
pub fn name(spot: Spot) -> String {
    match spot {
        Spot::Square(square) => square.to_string(),
        Spot::Choice(number) => format!("#{}", number + 1),
    }
}
