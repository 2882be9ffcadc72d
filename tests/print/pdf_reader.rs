//! A small reader of the PDF files that the program writes: their text as a search would find it, and their fonts.

use std::collections::BTreeMap;

use miniz_oxide::inflate::decompress_to_vec_zlib;

/// What a PDF file holds.
pub struct Read {
    /// The text of each page, a line for each piece of it.
    pub pages: Vec<String>,
    /// The name of each font, and whether the font itself is inside.
    pub fonts: Vec<(String, bool)>,
}

type Objects = BTreeMap<u32, (String, Vec<u8>)>;

/// The objects of the file: what is written of each, and its stream, unpacked.
fn objects(bytes: &[u8]) -> Objects {
    let mut objects = Objects::new();
    let text = |from: usize, to: usize| String::from_utf8_lossy(&bytes[from..to]).into_owned();
    let find =
        |what: &[u8], from: usize| bytes[from..].windows(what.len()).position(|part| part == what).map(|at| at + from);
    // The table of places tells where each object begins.
    let table = find(b"\nxref\n", 0).expect("a table of places") + 6;
    let lines = text(table, bytes.len());
    for (number, line) in lines.lines().skip(1).take_while(|line| !line.starts_with("trailer")).enumerate() {
        if !line.contains(" n") {
            continue;
        }
        let at: usize = line.split(' ').next().and_then(|at| at.parse().ok()).expect("a place");
        let body = text(at, bytes.len().min(at + 4000));
        assert!(body.starts_with(&format!("{number} 0 obj")), "object {number} is not in its place");
        let end = find(b"endobj", at).expect("it ends");
        let begins = find(b"stream\n", at).filter(|begins| *begins < end);
        let (head, stream) = match begins {
            None => (text(at, end), Vec::new()),
            Some(begins) => {
                let head = text(at, begins);
                let length: usize = value(&head, "/Length ").and_then(|length| length.parse().ok()).expect("a length");
                let from = begins + "stream\n".len();
                let packed = &bytes[from..from + length];
                (head, decompress_to_vec_zlib(packed).expect("it can be unpacked"))
            }
        };
        objects.insert(number as u32, (head, stream));
    }
    objects
}

/// What stands after a key, up to the next space.
fn value(head: &str, key: &str) -> Option<String> {
    let rest = head.split(key).nth(1)?;
    Some(rest.trim_start().chars().take_while(|c| !c.is_whitespace() && !"/>[".contains(*c)).collect())
}

fn reference(head: &str, key: &str) -> Option<u32> {
    value(head, key)?.parse().ok()
}

/// Which letter each number of a font is.
fn letters(cmap: &[u8]) -> BTreeMap<u16, char> {
    let text = String::from_utf8_lossy(cmap);
    let mut letters = BTreeMap::new();
    for line in text.lines().filter(|line| line.starts_with('<')) {
        let parts: Vec<&str> = line.split(['<', '>', ' ']).filter(|part| !part.is_empty()).collect();
        if let [number, letter] = parts.as_slice() {
            let units: Vec<u16> = (0..letter.len())
                .step_by(4)
                .filter_map(|at| u16::from_str_radix(letter.get(at..at + 4)?, 16).ok())
                .collect();
            let letter = String::from_utf16_lossy(&units).chars().next();
            if let (Ok(number), Some(letter)) = (u16::from_str_radix(number, 16), letter) {
                letters.insert(number, letter);
            }
        }
    }
    letters
}

/// The texts that a page shows: each after the font that was chosen for it.
fn shown(content: &[u8], fonts: &BTreeMap<String, BTreeMap<u16, char>>) -> String {
    let mut out = String::new();
    let mut letters = None;
    let mut at = 0;
    while at < content.len() {
        if content[at..].starts_with(b" Tf") {
            let before = String::from_utf8_lossy(&content[..at]).into_owned();
            let name = before.rsplit('/').next().and_then(|rest| rest.split(' ').next()).unwrap_or_default().to_owned();
            letters = fonts.get(&name);
        }
        let string = match content[at] {
            b'(' => Some(literal(content, at + 1)),
            b'<' => Some(hexadecimal(content, at + 1)),
            _ => None,
        };
        let Some((codes, end)) = string else {
            at += 1;
            continue;
        };
        for pair in codes.chunks(2) {
            let number = u16::from_be_bytes([pair[0], *pair.get(1).expect("two bytes a letter")]);
            out.push(*letters.and_then(|letters| letters.get(&number)).unwrap_or(&'?'));
        }
        out.push('\n');
        at = end;
    }
    out
}

fn literal(content: &[u8], from: usize) -> (Vec<u8>, usize) {
    let (mut codes, mut at, mut depth) = (Vec::new(), from, 0);
    loop {
        match content[at] {
            b'\\' => {
                at += 1;
                let plain = match content[at] {
                    b'n' => b'\n',
                    b'r' => b'\r',
                    b't' => b'\t',
                    b'b' => 8,
                    b'f' => 12,
                    digit @ b'0'..=b'7' => {
                        let octal = content[at..].iter().take(3).take_while(|c| (b'0'..=b'7').contains(c));
                        let digits: Vec<u8> = octal.copied().collect();
                        at += digits.len() - 1;
                        let _ = digit;
                        digits.iter().fold(0_u8, |all, digit| all.wrapping_mul(8).wrapping_add(digit - b'0'))
                    }
                    other => other,
                };
                codes.push(plain);
            }
            b')' if depth == 0 => return (codes, at + 1),
            other => {
                depth += i32::from(other == b'(') - i32::from(other == b')');
                codes.push(other);
            }
        }
        at += 1;
    }
}

fn hexadecimal(content: &[u8], from: usize) -> (Vec<u8>, usize) {
    let end = from + content[from..].iter().position(|c| *c == b'>').expect("it ends");
    let digits = String::from_utf8_lossy(&content[from..end]).into_owned();
    let codes = (0..digits.len()).step_by(2).filter_map(|at| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok());
    (codes.collect(), end + 1)
}

/// Reads a file.
pub fn read(bytes: &[u8]) -> Read {
    assert!(bytes.starts_with(b"%PDF-"), "it is no PDF");
    let objects = objects(bytes);
    let head = |number: u32| objects[&number].0.as_str();
    let of_kind = |kind: &str| {
        let kind = format!("/Type /{kind}\n");
        objects.values().filter(move |(head, _)| head.contains(&kind)).map(|(head, _)| head.as_str())
    };
    let fonts: Vec<(String, bool)> = of_kind("FontDescriptor")
        .map(|head| {
            let file = reference(head, "/FontFile2").map(|file| &objects[&file].1);
            let is_font = file.is_some_and(|font| font.starts_with(&[0, 1, 0, 0]) && font.len() > 1000);
            (value(head, "/FontName /").unwrap_or_default(), is_font)
        })
        .collect();
    let pages = of_kind("Page").map(|page| {
        let named: BTreeMap<String, BTreeMap<u16, char>> = ["R", "B"]
            .into_iter()
            .filter_map(|name| {
                let font = reference(page, &format!("/{name} "))?;
                let cmap = reference(head(font), "/ToUnicode")?;
                Some((name.to_owned(), letters(&objects[&cmap].1)))
            })
            .collect();
        let content = reference(page, "/Contents").expect("a page has contents");
        shown(&objects[&content].1, &named)
    });
    Read { pages: pages.collect(), fonts }
}
