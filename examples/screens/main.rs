//! Pictures of the program's screens, made from its own buffer:
//!
//! ```text
//! cargo run --example screens -- [LESSON] [--keys "enter @e4 tab"] [--lang ru] [--size 100x35] [--theme dark]
//!     [--colors true|256|16] [--ascii] [--done LESSONS] [-o FILE.svg]
//! ```
//!
//! The pictures of the README are made by `BLESS=1 cargo test --test pictures`.

mod scene;
mod svg;

use std::env;
use std::process::ExitCode;

use chess_codex::ui::Depth;

use scene::Scene;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args_os().skip(1).map(|one| one.to_string_lossy().into_owned()).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(what) => {
            eprintln!("error: {what}\nusage: screens [LESSON] [--keys KEYS] [--lang TAG] [--size COLUMNSxROWS]");
            eprintln!("       [--theme THEME] [--colors true|256|16] [--ascii] [--done LESSONS] [-o FILE.svg]");
            ExitCode::from(2)
        }
    }
}

fn run(arguments: &[String]) -> Result<(), String> {
    let mut scene = Scene::NEW;
    let mut file = None;
    let mut arguments = arguments.iter().map(String::as_str);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or_else(|| format!("{argument} wants a value"));
        match argument {
            "--keys" => scene.keys = value()?,
            "--lang" => scene.lang = value()?,
            "--theme" => scene.theme = value()?,
            "--size" => scene.size = size(value()?)?,
            "--colors" => scene.depth = depth(value()?)?,
            "--done" => scene.done = value()?.parse().map_err(|_| "--done wants a number of lessons".to_owned())?,
            "--ascii" => scene.ascii = true,
            "-o" => file = Some(value()?),
            other if other.starts_with('-') => return Err(format!("{other} is not known")),
            lesson => scene.lesson = Some(lesson),
        }
    }
    let picture = svg::svg(&scene.draw()?, "Chess Codex");
    match file {
        Some(file) => std::fs::write(file, picture).map_err(|error| format!("{file}: {error}")),
        None => {
            print!("{picture}");
            Ok(())
        }
    }
}

fn size(text: &str) -> Result<(u16, u16), String> {
    let parts = text.split_once('x').and_then(|(columns, rows)| Some((columns.parse().ok()?, rows.parse().ok()?)));
    let fits = |&(columns, rows): &(u16, u16)| columns <= 500 && rows <= 200;
    parts.filter(fits).ok_or_else(|| format!("a size is columns and rows, as in 100x35, not {text:?}"))
}

fn depth(text: &str) -> Result<Depth, String> {
    match text {
        "true" => Ok(Depth::True),
        "256" => Ok(Depth::Indexed),
        "16" => Ok(Depth::Sixteen),
        _ => Err(format!("there are true, 256 or 16 colours, not {text:?}")),
    }
}
