//! Tells cargo that the embedded folders matter: without this a new lesson or message is missed. Looks up in which file of
//! the interface each message stands. And makes the fonts of worksheets: the letters of the scripts that are written from
//! left to right without joining, packed.

use std::fmt::Write as _;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::{env, fs};

use miniz_oxide::deflate::compress_to_vec_zlib;
use subsetter::GlyphRemapper;
use ttf_parser::Face;

#[path = "src/i18n/definitions.rs"]
mod definitions;

/// Latin, Greek, Cyrillic, Armenian and Georgian letters, punctuation, arrows, mathematical and chess signs.
const CHARACTERS: [RangeInclusive<u32>; 12] = [
    0x20..=0x7e,
    0xa0..=0x24f,
    0x2b9..=0x2dd,
    0x300..=0x345,
    0x370..=0x52f,
    0x531..=0x589,
    0x10a0..=0x10ff,
    0x1e00..=0x1eff,
    0x2010..=0x2215,
    0x221a..=0x2265,
    0x25a0..=0x2667,
    0x2713..=0x2718,
];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=lessons");
    println!("cargo::rerun-if-changed=locales");
    println!("cargo::rerun-if-changed=src/i18n/definitions.rs");
    let out = env::var("OUT_DIR").expect("cargo says where to");
    fs::write(Path::new(&out).join("messages.txt"), messages(Path::new("locales")))
        .expect("cargo's folder can be written to");
    let fonts = [("regular", dejavu::sans_condensed::regular()), ("bold", dejavu::sans_condensed::bold())];
    for (name, data) in fonts {
        let (packed, table) = font(data);
        fs::write(Path::new(&out).join(format!("{name}.font")), packed).expect("cargo's folder can be written to");
        fs::write(Path::new(&out).join(format!("{name}.rs")), table).expect("cargo's folder can be written to");
    }
}

/// In each line a language, a message of its interface and the file in which it stands, in order. The names of the pieces,
/// which stand in every set of messages, are left out.
fn messages(locales: &Path) -> String {
    let mut lines = Vec::new();
    for language in inside(locales) {
        for file in inside(&language).into_iter().filter(|file| file.extension().is_some_and(|ending| ending == "ftl"))
        {
            let name = |path: &Path| path.file_name().expect("it has one").to_string_lossy().into_owned();
            if name(&file) == "pieces.ftl" {
                continue;
            }
            let source = fs::read_to_string(&file).expect("messages are text");
            for (id, _) in definitions::definitions(&source) {
                lines.push(format!("{} {id} {}\n", name(&language), name(&file)));
            }
        }
    }
    lines.sort_unstable();
    lines.concat()
}

/// What is in a folder; nothing if it is none.
fn inside(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path())).collect()
}

/// The packed font, and the source of what is known of it: its measures, and of each letter the glyph and its width.
fn font(data: &[u8]) -> (Vec<u8>, String) {
    let face = Face::parse(data, 0).expect("the crate holds a font");
    let mut mapper = GlyphRemapper::new();
    let mut letters = Vec::new();
    for code in CHARACTERS.into_iter().flatten() {
        let Some(letter) = char::from_u32(code) else { continue };
        if let Some(glyph) = face.glyph_index(letter) {
            letters.push((letter, mapper.remap(glyph.0), face.glyph_hor_advance(glyph).unwrap_or(0)));
        }
    }
    let small = subsetter::subset(data, 0, &mapper).expect("the font can be cut down");
    let per_em = face.units_per_em();
    let bounds = face.global_bounding_box();
    let mut table = String::new();
    let _ = writeln!(
        table,
        "Measures {{ per_em: {per_em}, ascent: {}, descent: {}, capital: {}, bounds: [{}, {}, {}, {}], size: {}, letters: &[",
        face.ascender(),
        face.descender(),
        face.capital_height().unwrap_or_else(|| face.ascender()),
        bounds.x_min,
        bounds.y_min,
        bounds.x_max,
        bounds.y_max,
        small.len(),
    );
    for (letter, glyph, width) in letters {
        let _ = writeln!(table, "({letter:?}, {glyph}, {width}),");
    }
    table.push_str("] }");
    (compress_to_vec_zlib(&small, 10), table)
}
