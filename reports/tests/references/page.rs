//! One page of a finished document in words that people can compare: what is written where, and what is
//! drawn. Read from the page's own commands, so that no other program of another year tells it otherwise.

use std::collections::BTreeMap;
use std::fmt::Write;

use lopdf::content::{Content, Operation};
use lopdf::{Document, Encoding, Object};
use sha2::{Digest, Sha256};

/// What stands on a page, counted from 1, as lines of text. Places are whole points from the left top
/// corner; a change of less than a point shows in the number that is made of every figure alone.
pub fn describe(bytes: &[u8], page: usize) -> String {
    let document = Document::load_mem(bytes).unwrap();
    let pages = document.get_pages();
    let id = pages[&u32::try_from(page).unwrap()];
    let fonts = document.get_page_fonts(id).unwrap();
    let encodings = fonts.iter().map(|(name, font)| {
        let encoding = font.get_font_encoding(&document).unwrap();
        (name.as_slice(), encoding)
    });
    let size = document.get_dictionary(id).unwrap();
    let [.., width, height] = numbers(size.get(b"MediaBox").unwrap().as_array().unwrap())[..]
    else {
        panic!("a page without a size");
    };
    let mut reader = Reader {
        height,
        encodings: encodings.collect(),
        ..Reader::default()
    };
    let content = Content::decode(&document.get_page_content(id)).unwrap();
    for operation in &content.operations {
        reader.take(operation);
    }
    let mut told = format!(
        "page {page} of {}, {width} by {height} points\n",
        pages.len()
    );
    writeln!(told, "every figure: {}\n", hash(&reader.exactly)).unwrap();
    for (style, drawn) in &reader.shapes {
        let [left, top, right, bottom] = drawn.within.map(f32::round);
        writeln!(
            told,
            "{} × {style}: {left},{top} to {right},{bottom}",
            drawn.count
        )
        .unwrap();
    }
    told.push('\n');
    for ((top, font), texts) in &reader.texts {
        let mut texts = texts.clone();
        texts.sort();
        let texts: Vec<String> = texts
            .into_iter()
            .map(|(left, text)| format!("{left} {text}"))
            .collect();
        writeln!(told, "{top:>4} {font}: {}", texts.join(" | ")).unwrap();
    }
    told
}

/// Shapes that look alike.
struct Drawn {
    count: usize,
    /// Left, top, right and bottom of all of them.
    within: [f32; 4],
}

/// Goes through a page's commands.
#[derive(Default)]
struct Reader<'a> {
    height: f32,
    encodings: BTreeMap<&'a [u8], Encoding<'a>>,
    /// Each command with every number, and each text.
    exactly: String,
    /// How it draws now.
    fill: String,
    stroke: String,
    width: String,
    dash: String,
    path: Vec<(f32, f32)>,
    shapes: BTreeMap<String, Drawn>,
    /// How it writes now.
    font: Vec<u8>,
    size: String,
    at: (i32, i32),
    turned: &'static str,
    /// What is shown next says this, whatever its glyphs say.
    said: Option<String>,
    /// By distance from the top, font and size: distances from the left, and what stands there.
    texts: BTreeMap<(i32, String), Vec<(i32, String)>>,
}

impl Reader<'_> {
    fn take(&mut self, operation: &Operation) {
        let operands = &operation.operands;
        let figures = numbers(operands);
        write!(self.exactly, "{}", operation.operator).unwrap();
        for operand in operands {
            exactly(&mut self.exactly, operand);
        }
        self.exactly.push('\n');
        match (operation.operator.as_str(), figures.as_slice()) {
            ("g" | "rg", ink) => self.fill = joined(ink),
            ("G" | "RG", ink) => self.stroke = joined(ink),
            ("w", width) => self.width = joined(width),
            ("d", dash) => self.dash = joined(dash),
            ("m" | "l", &[x, y]) => self.path.push((x, y)),
            ("re", &[x, y, width, height]) => {
                self.path.extend([(x, y), (x + width, y + height)]);
            }
            ("S" | "s", _) => self.shape(false, true),
            ("f" | "F" | "f*", _) => self.shape(true, false),
            ("B" | "B*" | "b" | "b*", _) => self.shape(true, true),
            ("n", _) => self.path.clear(),
            ("Tf", &[size]) => {
                self.font = operands[0].as_name().unwrap().to_vec();
                self.size = size.to_string();
            }
            ("Tm", &[_, _, _, up, x, y]) => {
                self.at = (whole(self.height - y), whole(x));
                self.turned = if up < 0.0 { " turned" } else { "" };
            }
            ("BDC", _) => {
                let properties = operands[1].as_dict().unwrap();
                // What else a stretch says is where it belongs, not what it reads.
                let Ok(said) = properties.get(b"ActualText") else {
                    return;
                };
                let units = said.as_str().unwrap()[2..].chunks(2);
                let units: Vec<u16> = units
                    .map(|pair| u16::from_be_bytes([pair[0], pair[1]]))
                    .collect();
                self.said = Some(String::from_utf16(&units).unwrap());
            }
            ("Tj" | "TJ", _) => self.show(operands),
            _ => {}
        }
    }

    fn shape(&mut self, filled: bool, stroked: bool) {
        let mut style = String::new();
        if filled {
            write!(style, "filled {}", self.fill).unwrap();
        }
        if stroked {
            let and = if filled { ", " } else { "" };
            write!(style, "{and}line {} of {}", self.width, self.stroke).unwrap();
            if !self.dash.is_empty() {
                write!(style, ", dashes {}", self.dash).unwrap();
            }
        }
        let drawn = self.shapes.entry(style).or_insert(Drawn {
            count: 0,
            within: [f32::MAX, f32::MAX, f32::MIN, f32::MIN],
        });
        drawn.count += 1;
        for (x, y) in self.path.drain(..) {
            let y = self.height - y;
            let [left, top, right, bottom] = drawn.within;
            drawn.within = [left.min(x), top.min(y), right.max(x), bottom.max(y)];
        }
    }

    fn show(&mut self, operands: &[Object]) {
        let said = self.said.take();
        let text = said.unwrap_or_else(|| {
            let encoding = &self.encodings[self.font.as_slice()];
            operands.iter().map(|one| text_of(encoding, one)).collect()
        });
        self.exactly += &text;
        let font = String::from_utf8_lossy(&self.font);
        let font = format!("{font} {}{}", self.size, self.turned);
        let (top, left) = self.at;
        let line = self.texts.entry((top, font)).or_default();
        // A text may be in pieces.
        match line.last_mut() {
            Some((before, whole)) if *before == left => *whole += &text,
            _ => line.push((left, text)),
        }
    }
}

fn text_of(encoding: &Encoding, shown: &Object) -> String {
    match shown {
        Object::String(glyphs, _) => Document::decode_text(encoding, glyphs).unwrap(),
        Object::Array(parts) => parts.iter().map(|part| text_of(encoding, part)).collect(),
        _ => String::new(),
    }
}

/// Every number among them. The numbers of glyphs are none: they change with every other page.
fn numbers(operands: &[Object]) -> Vec<f32> {
    let one = |operand: &Object| match operand {
        Object::Array(parts) => numbers(parts),
        other => other.as_float().into_iter().collect(),
    };
    operands.iter().flat_map(one).collect()
}

fn exactly(told: &mut String, operand: &Object) {
    match operand {
        Object::String(glyphs, _) => write!(told, " {} bytes", glyphs.len()).unwrap(),
        Object::Array(parts) => parts.iter().for_each(|part| exactly(told, part)),
        number_or_name => write!(told, " {number_or_name:?}").unwrap(),
    }
}

fn joined(figures: &[f32]) -> String {
    let figures: Vec<String> = figures.iter().map(f32::to_string).collect();
    figures.join(" ")
}

#[allow(clippy::cast_possible_truncation, reason = "no page is so large")]
fn whole(points: f32) -> i32 {
    points.round() as i32
}

fn hash(text: &str) -> String {
    let digest = Sha256::digest(text);
    let mut hexadecimal = String::new();
    for byte in &digest[..8] {
        write!(hexadecimal, "{byte:02x}").unwrap();
    }
    hexadecimal
}
