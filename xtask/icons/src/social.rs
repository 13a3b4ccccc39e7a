//! The picture that others show where they name the project: 1280 by 640 pixels. Its words are set as
//! outlines, as tiles are on paper, so that nothing that sets text is needed for them.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use ttf_parser::{Face, OutlineBuilder};

const DRAWING: &str = include_str!("social.svg");

const SIZE: (u32, u32) = (1280, 640);

/// The fonts of its words, which npm installs for the window and the papers.
const FONTS: &str = "ui/node_modules/@expo-google-fonts/biz-udpgothic";
const REGULAR: &str = "400Regular/BIZUDPGothic_400Regular.ttf";
const BOLD: &str = "700Bold/BIZUDPGothic_700Bold.ttf";

/// A line of words on it.
struct Line {
    font: &'static str,
    size: f32,
    colour: &'static str,
    /// How far its letters stand from the top.
    baseline: f32,
    words: &'static str,
}

const LEFT: f32 = 98.0;

const LINES: [Line; 4] = [
    Line {
        font: BOLD,
        size: 136.0,
        colour: "#f7f2e2",
        baseline: 262.0,
        words: "半荘帳",
    },
    Line {
        font: REGULAR,
        size: 40.0,
        colour: "#d3e2d6",
        baseline: 330.0,
        words: "Hanchancho",
    },
    Line {
        font: REGULAR,
        size: 38.0,
        colour: "#f7f2e2",
        baseline: 438.0,
        words: "麻雀の会の記録と成績表",
    },
    Line {
        font: REGULAR,
        size: 30.0,
        colour: "#d3e2d6",
        baseline: 500.0,
        words: "Records and reports for mahjong clubs",
    },
];

fn in_checkout(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path)
}

/// Where the picture is kept.
pub fn file() -> PathBuf {
    in_checkout("docs/pictures/social.png")
}

/// The picture, as a PNG file.
pub fn draw() -> Result<Vec<u8>, String> {
    let mut words = String::new();
    for line in &LINES {
        set(&mut words, line)?;
    }
    let drawing = DRAWING.replace("</svg>", &format!("{words}</svg>"));
    let tree = Tree::from_str(&drawing, &Options::default()).map_err(|error| error.to_string())?;
    let (width, height) = SIZE;
    let mut picture =
        Pixmap::new(width, height).ok_or("the picture for other sites has no size")?;
    resvg::render(&tree, Transform::identity(), &mut picture.as_mut());
    picture.encode_png().map_err(|error| error.to_string())
}

/// Sets a line letter by letter.
fn set(svg: &mut String, line: &Line) -> Result<(), String> {
    let file = in_checkout(FONTS).join(line.font);
    let bytes = fs::read(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    let face = Face::parse(&bytes, 0).map_err(|error| error.to_string())?;
    let scale = line.size / f32::from(face.units_per_em());
    let mut left = LEFT;
    for letter in line.words.chars() {
        let glyph = face.glyph_index(letter);
        let glyph = glyph.ok_or_else(|| format!("{} has no {letter}", file.display()))?;
        let mut outline = Outline {
            path: String::new(),
            left,
            baseline: line.baseline,
            scale,
        };
        face.outline_glyph(glyph, &mut outline);
        // Writing into a String cannot fail.
        let _ = writeln!(
            svg,
            "<path fill=\"{}\" d=\"{}\"/>",
            line.colour, outline.path
        );
        left += f32::from(face.glyph_hor_advance(glyph).unwrap_or_default()) * scale;
    }
    Ok(())
}

/// A letter's outline, as an SVG path.
struct Outline {
    path: String,
    left: f32,
    baseline: f32,
    scale: f32,
}

impl Outline {
    fn say(&mut self, command: char, spots: &[(f32, f32)]) {
        self.path.push(command);
        for (x, y) in spots {
            let (x, y) = (self.left + x * self.scale, self.baseline - y * self.scale);
            // Writing into a String cannot fail.
            let _ = write!(self.path, "{x:.2} {y:.2} ");
        }
    }
}

impl OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.say('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.say('L', &[(x, y)]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.say('Q', &[(x1, y1), (x, y)]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.say('C', &[(x1, y1), (x2, y2), (x, y)]);
    }

    fn close(&mut self) {
        self.path.push('Z');
    }
}
