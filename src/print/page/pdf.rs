//! A document as PDF. The faces are embedded with the letters that are used, and each letter is told to whoever searches
//! or copies text.

use std::collections::BTreeMap;

use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;
use pdf_writer::types::{CidFontType, FontFlags, LineCapStyle, LineJoinStyle, SystemInfo, UnicodeCmap};
use pdf_writer::writers::Resources;
use pdf_writer::{Content, Filter, Finish as _, Name, Pdf, Rect, Ref, Str, TextStr};
use subsetter::GlyphRemapper;

use super::drawing::{Figure, Ink, Mark};
use super::shared::shown;
use super::{Document, Face, Page, STAMP, Shared};

/// Of more pages than this nobody wants to wait for the last byte: packing is what takes the longest.
const MANY: usize = 40;
const QUICK: u8 = 2;
/// How hard streams are packed: the usual.
const EFFORT: u8 = 6;
/// Between circles and the curves of PDF: the share of the radius at which the guides of a quarter lie.
const ROUND: f32 = 0.552_285;
const SYSTEM: SystemInfo<'static> = SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// So far beyond its area does what is shared draw, in units: edges are half outside.
const RIM: f32 = 8.0;

/// The letters of a face that a document uses, each with its number in the PDF: letters may share a glyph, but not a
/// number, so that every one can be found.
type Letters = BTreeMap<char, u16>;

/// The numbers of objects, handed out in order.
struct Refs(i32);

impl Refs {
    fn next(&mut self) -> Ref {
        self.0 += 1;
        Ref::new(self.0)
    }
}

/// A document as a PDF file.
pub fn pdf(document: &Document) -> Vec<u8> {
    let (width, height) = document.paper.size();
    let mut refs = Refs(0);
    let (catalog, tree, info) = (refs.next(), refs.next(), refs.next());
    let mut pdf = Pdf::new();
    let used = used(document);
    let fonts: Vec<(Face, Ref)> = used.keys().map(|&face| (face, refs.next())).collect();
    let shared: Vec<(Shared, Ref)> = document.shared().into_iter().map(|one| (one, refs.next())).collect();
    let pages: Vec<Ref> = document.pages.iter().map(|_| refs.next()).collect();
    pdf.catalog(catalog).pages(tree).lang(TextStr(&document.lang)).viewer_preferences().display_doc_title(true);
    pdf.pages(tree).kids(pages.iter().copied()).count(i32::try_from(pages.len()).unwrap_or(i32::MAX));
    pdf.document_info(info).title(TextStr(&document.title)).producer(TextStr(STAMP));
    let effort = if document.pages.len() > MANY { QUICK } else { EFFORT };
    for (page, &id) in document.pages.iter().zip(&pages) {
        let content = refs.next();
        let mut object = pdf.page(id);
        object.parent(tree).media_box(Rect::new(0.0, 0.0, width, height)).contents(content);
        let mut resources = object.resources();
        name_fonts(&mut resources, &fonts);
        let mut named = resources.x_objects();
        let here = shown(page.marks());
        for (number, &(_, id)) in shared.iter().enumerate().filter(|(_, (one, _))| here.contains(one)) {
            named.pair(Name(shared_key(number).as_bytes()), id);
        }
        named.finish();
        resources.finish();
        object.finish();
        let drawn = compress_to_vec_zlib(&drawn(page, height, &used, &shared), effort);
        pdf.stream(content, &drawn).filter(Filter::FlateDecode);
    }
    for (one, id) in &shared {
        let mut content = Content::new();
        lines(&mut content);
        one.drawn().into_iter().for_each(|mark| write(&mut content, mark, &used, &[]));
        let drawn = compress_to_vec_zlib(&content.finish(), EFFORT);
        let area = one.area().inset(-RIM);
        let mut object = pdf.form_xobject(*id, &drawn);
        object.filter(Filter::FlateDecode);
        object.bbox(Rect::new(area.left, area.top, area.right(), area.bottom()));
        let mut resources = object.resources();
        name_fonts(&mut resources, &fonts);
    }
    for &(face, font) in &fonts {
        if let Some(letters) = used.get(&face) {
            embed(&mut pdf, &mut refs, face, font, letters);
        }
    }
    pdf.finish()
}

/// What something shared is called on the pages.
fn shared_key(number: usize) -> String {
    format!("S{number}")
}

fn name_fonts(resources: &mut Resources<'_>, fonts: &[(Face, Ref)]) {
    let mut named = resources.fonts();
    for &(face, font) in fonts {
        named.pair(Name(key(face)), font);
    }
}

/// What a face is called on the pages.
const fn key(face: Face) -> &'static [u8] {
    match face {
        Face::Regular => b"R",
        Face::Bold => b"B",
    }
}

/// The letters of each face that is used, numbered from 1.
fn used(document: &Document) -> BTreeMap<Face, Letters> {
    let mut used: BTreeMap<Face, Letters> = BTreeMap::new();
    for text in document.texts() {
        used.entry(text.face).or_default().extend(text.said.chars().map(|letter| (letter, 0)));
    }
    for letters in used.values_mut() {
        letters.values_mut().zip(1..).for_each(|(number, next)| *number = next);
    }
    used
}

fn drawn(page: &Page, height: f32, used: &BTreeMap<Face, Letters>, shared: &[(Shared, Ref)]) -> Vec<u8> {
    let mut content = Content::new();
    // From here on y goes down, as everywhere else.
    content.transform([1.0, 0.0, 0.0, -1.0, 0.0, height]);
    lines(&mut content);
    page.marks().for_each(|mark| write(&mut content, mark, used, shared));
    content.finish().into_vec()
}

/// How lines end and meet.
fn lines(content: &mut Content) {
    content.set_line_cap(LineCapStyle::RoundCap).set_line_join(LineJoinStyle::RoundJoin);
}

fn write(content: &mut Content, mark: Mark, used: &BTreeMap<Face, Letters>, shared: &[(Shared, Ref)]) {
    match mark {
        Mark::Figures(figures, ink) if !figures.is_empty() => {
            figures.iter().for_each(|figure| trace(content, figure));
            paint(content, ink);
        }
        Mark::Figures(..) => {}
        Mark::Text { left, baseline, text, .. } => {
            let letters = used.get(&text.face);
            let number = |letter: char| letters.and_then(|letters| letters.get(&letter)).copied().unwrap_or(0);
            let said: Vec<u8> = text.said.chars().flat_map(|letter| number(letter).to_be_bytes()).collect();
            content.set_fill_gray(0.0).begin_text();
            content.set_font(Name(key(text.face)), text.size);
            content.set_text_matrix([1.0, 0.0, 0.0, -1.0, left, baseline]);
            content.show(Str(&said)).end_text();
        }
        Mark::Shared(one, area) => {
            let Some(number) = shared.iter().position(|(its, _)| *its == one) else { return };
            let scale = one.scale(area);
            content.save_state().transform([scale, 0.0, 0.0, scale, area.left, area.top]);
            content.x_object(Name(shared_key(number).as_bytes())).restore_state();
        }
    }
}

fn trace(content: &mut Content, figure: &Figure) {
    let mut line = |points: &[(f32, f32)]| {
        for (number, &(x, y)) in points.iter().enumerate() {
            if number == 0 {
                content.move_to(x, y)
            } else {
                content.line_to(x, y)
            };
        }
    };
    match figure {
        Figure::Polygon(points) => {
            line(points);
            content.close_path();
        }
        Figure::Open(points) => line(points),
        Figure::Rect(rect) => {
            content.rect(rect.left, rect.top, rect.width, rect.height);
        }
        &Figure::Circle(x, y, r) => {
            let guide = r * ROUND;
            content.move_to(x + r, y);
            content.cubic_to(x + r, y + guide, x + guide, y + r, x, y + r);
            content.cubic_to(x - guide, y + r, x - r, y + guide, x - r, y);
            content.cubic_to(x - r, y - guide, x - guide, y - r, x, y - r);
            content.cubic_to(x + guide, y - r, x + r, y - guide, x + r, y);
            content.close_path();
        }
    }
}

fn paint(content: &mut Content, ink: Ink) {
    let gray = |shade: u8| f32::from(shade) / 255.0;
    if let Some(shade) = ink.fill {
        content.set_fill_gray(gray(shade));
    }
    if let Some((shade, width)) = ink.line {
        content.set_stroke_gray(gray(shade)).set_line_width(width);
    }
    match (ink.fill, ink.line) {
        (Some(_), Some(_)) => content.fill_even_odd_and_stroke(),
        (Some(_), None) => content.fill_even_odd(),
        (None, Some(_)) => content.stroke(),
        (None, None) => content.end_path(),
    };
}

/// Embeds the letters of a face.
fn embed(pdf: &mut Pdf, refs: &mut Refs, face: Face, font: Ref, letters: &Letters) {
    let (cid, descriptor, map, glyphs, file) = (refs.next(), refs.next(), refs.next(), refs.next(), refs.next());
    let measures = face.measures();
    let scale = |units: i16| f32::from(units) * 1000.0 / f32::from(measures.per_em);
    let name = format!("CHCODX+{}", face.name());
    let name = Name(name.as_bytes());
    pdf.type0_font(font).base_font(name).encoding_predefined(Name(b"Identity-H")).descendant_font(cid).to_unicode(map);

    let mut object = pdf.cid_font(cid);
    object.subtype(CidFontType::Type2).base_font(name).system_info(SYSTEM).font_descriptor(descriptor);
    object.default_width(0.0).cid_to_gid_map_stream(glyphs);
    let wide = letters.keys().map(|&letter| f32::from(face.glyph(letter).1) * 1000.0 / f32::from(measures.per_em));
    object.widths().consecutive(1, wide);
    object.finish();

    let [left, low, right, high] = measures.bounds.map(scale);
    pdf.font_descriptor(descriptor)
        .name(name)
        .flags(FontFlags::SYMBOLIC)
        .bbox(Rect::new(left, low, right, high))
        .italic_angle(0.0)
        .ascent(scale(measures.ascent))
        .descent(scale(measures.descent))
        .cap_height(scale(measures.capital))
        .stem_v(if face == Face::Bold { 160.0 } else { 90.0 })
        .font_file2(file);

    let mut unicode = UnicodeCmap::new(Name(b"Letters"), SYSTEM);
    letters.iter().for_each(|(&letter, &number)| unicode.pair(number, letter));
    let packed = compress_to_vec_zlib(&unicode.finish(), EFFORT);
    pdf.cmap(map, &packed).filter(Filter::FlateDecode);

    let (data, numbers) = subset(face, letters);
    let packed = compress_to_vec_zlib(&numbers, EFFORT);
    pdf.stream(glyphs, &packed).filter(Filter::FlateDecode);
    let length = i32::try_from(data.len()).unwrap_or(i32::MAX);
    let packed = compress_to_vec_zlib(&data, EFFORT);
    let mut stream = pdf.stream(file, &packed);
    stream.filter(Filter::FlateDecode);
    stream.pair(Name(b"Length1"), length);
}

/// The font with these letters alone, and the glyph of each number.
fn subset(face: Face, letters: &Letters) -> (Vec<u8>, Vec<u8>) {
    let mut mapper = GlyphRemapper::new();
    let mut numbers = vec![0, 0];
    for &letter in letters.keys() {
        numbers.extend(mapper.remap(face.glyph(letter).0).to_be_bytes());
    }
    // Both come from the program itself, and a test opens them; without them the page would still show its boards.
    let whole = decompress_to_vec_zlib_with_limit(face.packed(), face.measures().size).unwrap_or_default();
    (subsetter::subset(&whole, 0, &mapper).unwrap_or_default(), numbers)
}
