//! Turns one scene into the commands of a PDF page.

use std::fmt::Write;
use std::sync::Arc;

use super::press::Ledger;
use super::tags::{Owner, Tree};
use super::{pictures, structure};
use crate::fonts::{self, FaceId, Glyph};
use crate::scene::picture::Picture;
use crate::scene::{Dash, Ink, Outline, Scene, Shape, Spot, Stroke, Text};

/// The commands that draw `scene`, noting each glyph it needs and what each piece of it is.
pub(super) fn draw(mut scene: Scene, ledger: &mut Ledger, tree: &mut Tree) -> Vec<u8> {
    let owners = tree.add_page(&mut scene);
    let Scene {
        height,
        shapes,
        texts,
        ..
    } = scene;
    let mut page = Page {
        height,
        content: String::with_capacity(32 * 1024),
        fill: None,
        line: None,
        owner: None,
    };
    for (shape, owner) in shapes.into_iter().zip(owners.shapes) {
        page.belong_to(owner, tree);
        page.shape(&shape, ledger);
    }
    page.end_content();
    page.say("BT");
    let mut font = None;
    let mut together = 0;
    for (text, owner) in texts.into_iter().zip(owners.texts) {
        if together == 0 {
            page.belong_to(owner, tree);
        }
        if let Some((read, count)) = &text.read {
            page.begin_read_as(read);
            together = *count;
        }
        page.text(&text, &mut font, ledger, together > 0);
        if together == 1 {
            page.say("EMC");
        }
        together = together.saturating_sub(1);
    }
    page.end_content();
    page.say("ET");
    page.content.into_bytes()
}

/// The state a PDF reader keeps, so that nothing is said twice.
struct Page {
    height: f32,
    content: String,
    fill: Option<Ink>,
    line: Option<Stroke>,
    /// Whose content is being drawn.
    owner: Option<Owner>,
}

impl Page {
    /// A command, or the last part of one.
    fn say(&mut self, command: &str) {
        self.content.push_str(command);
        self.content.push('\n');
    }

    /// A number before a command, of so many decimals at most.
    fn number(&mut self, value: f32, decimals: u32) {
        number(&mut self.content, value, decimals);
        self.content.push(' ');
    }

    /// What is drawn from here on is that one's.
    fn belong_to(&mut self, owner: Owner, tree: &mut Tree) {
        if self.owner == Some(owner) {
            return;
        }
        self.end_content();
        self.owner = Some(owner);
        match owner {
            Owner::Artifact => self.say("/Artifact BMC"),
            Owner::Node(node) => {
                let tag = structure::name(&tree.nodes[node].kind);
                let content = tree.add_content(node);
                // Writing into a String cannot fail.
                let _ = writeln!(self.content, "/{tag}<</MCID {content}>>BDC");
            }
        }
    }

    fn end_content(&mut self) {
        if self.owner.take().is_some() {
            self.say("EMC");
        }
    }

    fn shape(&mut self, shape: &Shape, ledger: &mut Ledger) {
        if let Outline::Picture(left, top, width, height, picture) = &shape.outline {
            self.picture([*left, *top, *width, *height], picture, ledger);
        }
        let (closed, painted) = match (shape.fill, shape.stroke) {
            (Some(_), Some(_)) => ("b", "B"),
            (Some(_), None) => ("f", "f"),
            (None, Some(_)) => ("s", "S"),
            (None, None) => return,
        };
        if let Some(ink) = shape.fill {
            self.fill(ink);
        }
        if let Some(stroke) = shape.stroke {
            self.stroke(stroke);
        }
        match &shape.outline {
            Outline::Line(points) => {
                self.path(points);
                self.say("S");
            }
            Outline::Polygon(points) => {
                self.path(points);
                self.say("h");
                self.say(closed);
            }
            Outline::Rings(rings) => {
                for ring in rings {
                    self.fine_path(ring);
                    self.say("h");
                }
                self.say(painted);
            }
            Outline::Rectangle(left, top, width, height)
            | Outline::Picture(left, top, width, height, _) => {
                let bottom = self.height - top - height;
                for value in [*left, bottom, *width, *height] {
                    self.number(value, 1);
                }
                self.say("re");
                self.say(painted);
            }
        }
    }

    fn picture(
        &mut self,
        [left, top, width, height]: [f32; 4],
        picture: &Arc<Picture>,
        ledger: &mut Ledger,
    ) {
        self.say("q");
        let bottom = self.height - top - height;
        for value in [width, 0.0, 0.0, height, left, bottom] {
            self.number(value, 1);
        }
        self.say("cm");
        let name = pictures::name(ledger.pictures.len());
        // Writing into a String cannot fail.
        let _ = writeln!(self.content, "/{name} Do\nQ");
        ledger.pictures.push(Arc::clone(picture));
    }

    fn path(&mut self, spots: &[Spot]) {
        self.path_to(spots, 1);
    }

    /// Of letters, which a tenth of a point would bend.
    fn fine_path(&mut self, spots: &[Spot]) {
        self.path_to(spots, 2);
    }

    fn path_to(&mut self, spots: &[Spot], decimals: u32) {
        let mut command = "m";
        for (x, y) in spots {
            self.number(*x, decimals);
            self.number(self.height - y, decimals);
            self.say(command);
            command = "l";
        }
    }

    /// Sets a colour, by one of the commands for a grey and for another.
    fn colour(&mut self, ink: Ink, grey: &str, other: &str) {
        let share = |level: u8| f32::from(level) / 255.0;
        self.number(share(ink.0), 2);
        if ink.0 == ink.1 && ink.1 == ink.2 {
            return self.say(grey);
        }
        self.number(share(ink.1), 2);
        self.number(share(ink.2), 2);
        self.say(other);
    }

    fn fill(&mut self, ink: Ink) {
        if self.fill != Some(ink) {
            self.colour(ink, "g", "rg");
            self.fill = Some(ink);
        }
    }

    fn stroke(&mut self, stroke: Stroke) {
        let before = self.line;
        if before.map(|line| line.ink) != Some(stroke.ink) {
            self.colour(stroke.ink, "G", "RG");
        }
        if before.is_none_or(|line| (line.width - stroke.width).abs() > f32::EPSILON) {
            self.number(stroke.width, 2);
            self.say("w");
        }
        if before.map_or(Dash::Solid, |line| line.dash) != stroke.dash {
            let dashes = stroke.dash.pattern();
            let dashes: Vec<String> = dashes.iter().map(ToString::to_string).collect();
            let _ = writeln!(self.content, "[{}]0 d", dashes.join(" "));
        }
        self.line = Some(stroke);
    }

    /// Within what is read together, no letter says by itself what it is.
    fn text(
        &mut self,
        text: &Text,
        font: &mut Option<(FaceId, f32)>,
        ledger: &mut Ledger,
        is_read: bool,
    ) {
        self.fill(text.ink);
        let along = text.squeeze;
        let [forward, up] = match text.quarters {
            0 => [(along, 0.0), (0.0, 1.0)],
            1 => [(0.0, -along), (1.0, 0.0)],
            2 => [(-along, 0.0), (0.0, -1.0)],
            _ => [(0.0, along), (-1.0, 0.0)],
        };
        for value in [forward.0, forward.1, up.0, up.1] {
            self.number(value, 3);
        }
        self.number(text.at.0, 1);
        self.number(self.height - text.at.1, 1);
        self.say("Tm");
        for piece in pieces(text, ledger) {
            if *font != Some((piece.face, text.size)) {
                *font = Some((piece.face, text.size));
                let _ = writeln!(self.content, "/Face{} {} Tf", piece.face.index(), text.size);
            }
            let said = piece.said.as_deref().filter(|_| !is_read);
            if let Some(said) = said {
                self.begin_read_as(said);
            }
            self.show(&piece);
            if said.is_some() {
                self.say("EMC");
            }
        }
    }

    fn show(&mut self, piece: &Piece) {
        let mut open = false;
        let is_plain = piece.glyphs.iter().all(|(_, tightened)| *tightened <= 0.0);
        if !is_plain {
            self.content.push('[');
        }
        for (glyph, tightened) in &piece.glyphs {
            if !open {
                self.content.push('<');
            }
            hexadecimal(&mut self.content, *glyph);
            open = *tightened <= 0.0;
            if !open {
                self.content.push('>');
                number(&mut self.content, tightened * 1000.0, 0);
            }
        }
        if open {
            self.content.push('>');
        }
        self.say(if is_plain { "Tj" } else { "]TJ" });
    }

    /// What is shown until the next end of content extracts as `text`.
    fn begin_read_as(&mut self, text: &str) {
        self.content.push_str("/Span<</ActualText<");
        hexadecimal(&mut self.content, 0xfeff);
        for unit in text.encode_utf16() {
            hexadecimal(&mut self.content, unit);
        }
        self.say(">>>BDC");
    }
}

/// A stretch of text in one face.
struct Piece {
    face: FaceId,
    /// Each with how much closer than usual the next stands, as a share of the size.
    glyphs: Vec<(u16, f32)>,
    /// The text to extract where the font's table would give another.
    said: Option<String>,
}

fn pieces(text: &Text, ledger: &mut Ledger) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::with_capacity(1);
    for glyph in fonts::glyphs(&text.content, text.typeface) {
        if glyph.unknown {
            ledger.missing.insert(glyph.character);
        }
        let usage = &mut ledger.usages[glyph.face.index()];
        let (embedded, plain) = usage.note(&glyph);
        let joins = |last: &Piece| plain && last.face == glyph.face && last.said.is_none();
        if !pieces.last().is_some_and(joins) {
            pieces.push(Piece {
                face: glyph.face,
                glyphs: Vec::with_capacity(text.content.len() / 2),
                said: (!plain).then(|| typed(&glyph)),
            });
        }
        if let Some(last) = pieces.last_mut() {
            last.glyphs.push((embedded, glyph.tightened));
        }
    }
    pieces
}

fn typed(glyph: &Glyph) -> String {
    let shown = glyph.shown();
    std::iter::once(shown)
        .chain(glyph.selector.filter(|_| !glyph.unknown))
        .collect()
}

fn hexadecimal(content: &mut String, value: u16) {
    for shift in [12, 8, 4, 0] {
        let digit = char::from_digit(u32::from(value >> shift) & 0xf, 16);
        content.push(digit.unwrap_or('0'));
    }
}

/// A number of so many decimals at most. A tenth of a point is finer than a printer's dots, and short numbers keep the
/// file small; a long head that is squeezed stays within its column by three.
fn number(content: &mut String, value: f32, decimals: u32) {
    let unit = 10_u32.pow(decimals);
    let scaled = (f64::from(value) * f64::from(unit)).round();
    if scaled < 0.0 {
        content.push('-');
    }
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a place on a page, and casts end at the largest"
    )]
    let scaled = scaled.abs() as u32;
    let (whole, mut part) = (scaled / unit, scaled % unit);
    // Writing into a String cannot fail.
    let _ = write!(content, "{whole}");
    let mut unit = unit;
    if part > 0 {
        content.push('.');
    }
    while part > 0 {
        unit /= 10;
        let digit = char::from_digit(part / unit, 10);
        content.push(digit.unwrap_or('0'));
        part %= unit;
    }
}
