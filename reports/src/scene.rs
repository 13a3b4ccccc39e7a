//! A display list: what is drawn on one page or in one chart, before any file format.
//!
//! Coordinates are points from the top left corner, y downwards. Text is always above shapes, so
//! that both writers may draw the shapes first; nothing here covers text with a shape.

pub(crate) mod parts;
pub(crate) mod picture;
pub(crate) mod recorder;
pub(crate) mod svg;

use std::sync::Arc;

use crate::fonts::{self, Typeface};
use parts::Part;
use picture::Picture;

/// A colour that also reads as a grey on a black-and-white printer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ink(pub u8, pub u8, pub u8);

impl Ink {
    /// Text and the most important lines.
    pub const BLACK: Self = Self(0x14, 0x14, 0x14);
    /// The house colour: headings and first places. Dark enough to print as near-black.
    pub const ACCENT: Self = Self(0x1b, 0x36, 0x5d);
    /// The frame of a certificate; a middle grey without colour.
    pub const BRONZE: Self = Self(0x8a, 0x6a, 0x1f);
    /// Secondary text; still above 7:1 on white.
    pub const MUTED: Self = Self(0x4f, 0x4f, 0x4f);
    /// Lines that hold a table or a chart together.
    pub const RULE: Self = Self(0x8a, 0x8a, 0x8a);
    /// Lines that only guide the eye.
    pub const HAIRLINE: Self = Self(0xc4, 0xc4, 0xc4);
    /// A large area behind something darker.
    pub const SHADE: Self = Self(0xe6, 0xe6, 0xe6);
    /// The middle of a spread, on top of `SHADE`.
    pub const SHADE_DARK: Self = Self(0xcc, 0xcc, 0xcc);
    /// Paper.
    pub const WHITE: Self = Self(0xff, 0xff, 0xff);

    /// A neutral grey.
    pub const fn grey(level: u8) -> Self {
        Self(level, level, level)
    }
}

/// How a line is drawn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stroke {
    /// Thickness in points.
    pub width: f32,
    /// Colour.
    pub ink: Ink,
    /// Dash pattern.
    pub dash: Dash,
}

impl Stroke {
    /// A solid line.
    pub const fn solid(width: f32, ink: Ink) -> Self {
        Self {
            width,
            ink,
            dash: Dash::Solid,
        }
    }
}

/// The dash patterns that stay apart on a mono printer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dash {
    /// ———
    Solid,
    /// – – –
    Long,
    /// - - -
    Short,
    /// · · ·
    Dotted,
    /// – · –
    Alternating,
}

impl Dash {
    /// Lengths of dash and gap in points.
    pub(crate) fn pattern(self) -> &'static [f32] {
        match self {
            Self::Solid => &[],
            Self::Long => &[7.0, 2.5],
            Self::Short => &[3.0, 2.0],
            Self::Dotted => &[1.0, 1.8],
            Self::Alternating => &[6.0, 2.0, 1.2, 2.0],
        }
    }
}

/// A point of a scene.
pub type Spot = (f32, f32);

/// One drawn shape.
#[derive(Debug, Clone, PartialEq)]
pub struct Shape {
    /// Corners in order.
    pub outline: Outline,
    /// Colour of the inside.
    pub fill: Option<Ink>,
    /// The line round it.
    pub stroke: Option<Stroke>,
}

/// The geometry of a shape.
#[derive(Debug, Clone, PartialEq)]
pub enum Outline {
    /// An open line through these points.
    Line(Vec<Spot>),
    /// A closed polygon.
    Polygon(Vec<Spot>),
    /// Closed polygons filled together: one that goes round the other way cuts a hole.
    Rings(Vec<Vec<Spot>>),
    /// Left, top, width and height.
    Rectangle(f32, f32, f32, f32),
    /// The same, filled with a picture.
    Picture(f32, f32, f32, f32, Arc<Picture>),
}

impl Outline {
    /// The same with each of its corners elsewhere.
    fn moved(&mut self, moved: impl Fn(Spot) -> Spot) {
        match self {
            Self::Line(points) | Self::Polygon(points) => {
                for point in points {
                    *point = moved(*point);
                }
            }
            Self::Rings(rings) => {
                for point in rings.iter_mut().flatten() {
                    *point = moved(*point);
                }
            }
            Self::Rectangle(left, top, ..) | Self::Picture(left, top, ..) => {
                (*left, *top) = moved((*left, *top));
            }
        }
    }
}

/// One line of text.
#[derive(Debug, Clone, PartialEq)]
pub struct Text {
    /// Where the text begins, on its baseline.
    pub at: Spot,
    /// Size in points.
    pub size: f32,
    /// Role, which decides the face.
    pub typeface: Typeface,
    /// Colour.
    pub ink: Ink,
    /// Horizontal scale; 1.0 is as designed.
    pub squeeze: f32,
    /// By how many quarters it is turned clockwise: two on the back of a folded card.
    pub quarters: u8,
    /// What it and those after it, so many in all, are read as together, where letters are set one by
    /// one.
    pub read: Option<(String, usize)>,
    /// What it says.
    pub content: String,
}

/// Where a text stands in relation to the point given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Align {
    /// The point is the left end.
    Left,
    /// The point is the middle.
    Center,
    /// The point is the right end.
    Right,
}

/// Size, face and colour of a piece of text.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Style {
    /// Size in points.
    pub size: f32,
    /// Role, which decides the face.
    pub typeface: Typeface,
    /// Colour.
    pub ink: Ink,
}

impl Style {
    /// The width of `text` in this style.
    pub fn width(self, text: &str) -> f32 {
        fonts::width(text, self.typeface, self.size)
    }

    /// The same style in another colour.
    pub fn ink(self, ink: Ink) -> Self {
        Self { ink, ..self }
    }

    /// The same style in bold.
    pub fn bold(self) -> Self {
        Self {
            typeface: self.typeface.bold(),
            ..self
        }
    }
}

/// What is drawn on one page or in one chart.
#[derive(Debug, Clone, PartialEq)]
pub struct Scene {
    /// Width in points.
    pub width: f32,
    /// Height in points.
    pub height: f32,
    /// Shapes, the first lowest.
    pub shapes: Vec<Shape>,
    /// Texts in reading order, above every shape.
    pub texts: Vec<Text>,
    /// What they are to whoever has the page read aloud.
    pub(crate) parts: Vec<Part>,
}

impl Scene {
    /// An empty scene.
    pub fn new(width: f32, height: f32) -> Self {
        Self {
            width,
            height,
            shapes: Vec::new(),
            texts: Vec::new(),
            parts: Vec::new(),
        }
    }

    /// Draws a straight line.
    pub fn line(&mut self, from: Spot, to: Spot, stroke: Stroke) {
        self.path(vec![from, to], stroke);
    }

    /// Draws a line through several points.
    pub fn path(&mut self, points: Vec<Spot>, stroke: Stroke) {
        self.shapes.push(Shape {
            outline: Outline::Line(points),
            fill: None,
            stroke: Some(stroke),
        });
    }

    /// Fills a polygon.
    pub fn polygon(&mut self, points: Vec<Spot>, fill: Option<Ink>, stroke: Option<Stroke>) {
        self.shapes.push(Shape {
            outline: Outline::Polygon(points),
            fill,
            stroke,
        });
    }

    /// Fills what closed polygons enclose together.
    pub(crate) fn rings(&mut self, rings: Vec<Vec<Spot>>, fill: Ink) {
        self.shapes.push(Shape {
            outline: Outline::Rings(rings),
            fill: Some(fill),
            stroke: None,
        });
    }

    /// Draws a rectangle from its left top corner.
    pub fn rectangle(
        &mut self,
        at: Spot,
        width: f32,
        height: f32,
        fill: Option<Ink>,
        stroke: Option<Stroke>,
    ) {
        self.shapes.push(Shape {
            outline: Outline::Rectangle(at.0, at.1, width, height),
            fill,
            stroke,
        });
    }

    /// Shows a picture within a frame, from its left top corner.
    pub(crate) fn picture(
        &mut self,
        at: Spot,
        (width, height): (f32, f32),
        frame: Stroke,
        picture: Arc<Picture>,
    ) {
        self.shapes.push(Shape {
            outline: Outline::Picture(at.0, at.1, width, height, picture),
            fill: None,
            stroke: Some(frame),
        });
    }

    /// Sets `content` on the baseline through `at`.
    pub fn text(&mut self, at: Spot, align: Align, style: Style, content: impl Into<String>) {
        self.squeezed(at, align, style, 1.0, content.into());
    }

    /// Has everything that was set since `first` read as one line.
    pub(crate) fn read_as(&mut self, first: usize, said: &str) {
        let count = self.texts.len().saturating_sub(first);
        if let Some(text) = self.texts.get_mut(first) {
            text.read = Some((said.to_owned(), count));
        }
    }

    /// Text that runs downwards from `at`, each letter on its side.
    pub(crate) fn sideways(&mut self, at: Spot, style: Style, squeeze: f32, content: String) {
        let before = self.texts.len();
        self.squeezed(at, Align::Left, style, squeeze, content);
        self.texts[before..]
            .iter_mut()
            .for_each(|text| text.quarters = 1);
    }

    /// Sets `content` with its letters narrowed to `squeeze`.
    pub(crate) fn squeezed(
        &mut self,
        at: Spot,
        align: Align,
        style: Style,
        squeeze: f32,
        content: String,
    ) {
        if content.is_empty() {
            return;
        }
        let left = match align {
            Align::Left => at.0,
            Align::Center => at.0 - style.width(&content) * squeeze / 2.0,
            Align::Right => at.0 - style.width(&content) * squeeze,
        };
        let Style {
            size,
            typeface,
            ink,
        } = style;
        self.texts.push(Text {
            at: (left, at.1),
            size,
            typeface,
            ink,
            squeeze,
            quarters: 0,
            read: None,
            content,
        });
    }

    /// The same scene turned by half a circle.
    pub(crate) fn upside_down(mut self) -> Scene {
        let (width, height) = (self.width, self.height);
        let turned = |spot: Spot| (width - spot.0, height - spot.1);
        for shape in &mut self.shapes {
            if let Outline::Rectangle(left, top, wide, high) = &mut shape.outline {
                (*left, *top) = (*left + *wide, *top + *high);
            }
            shape.outline.moved(turned);
        }
        for text in &mut self.texts {
            text.at = turned(text.at);
            text.quarters = (text.quarters + 2) % 4;
        }
        self
    }

    /// Draws another scene with its left top corner at `at`.
    pub(crate) fn place(&mut self, scene: Scene, at: Spot) {
        let moved = |spot: Spot| (spot.0 + at.0, spot.1 + at.1);
        let begin = self.mark();
        for mut shape in scene.shapes {
            shape.outline.moved(moved);
            self.shapes.push(shape);
        }
        self.texts.extend(scene.texts.into_iter().map(|text| Text {
            at: moved(text.at),
            ..text
        }));
        self.adopt(scene.parts, begin);
    }
}
