//! Turns one scene into the commands of a PDF page.

use std::collections::BTreeMap;

use printpdf::{
    Color, DictItem, Greyscale, Line, LineDashPattern, LinePoint, Op, PaintMode, PdfFontHandle,
    PdfPage, Point, Polygon, PolygonRing, Pt, Rect, Rgb, TextItem, TextMatrix, WindingOrder,
};

use super::press::{Ledger, font_id};
use super::structure;
use super::tags::{Owner, Tree};
use crate::fonts::{self, FaceId, Glyph};
use crate::scene::{Dash, Ink, Outline, Scene, Shape, Spot, Stroke, Text};

/// Draws `scene`, noting each glyph it needs and what each piece of it is.
pub(super) fn draw(mut scene: Scene, ledger: &mut Ledger, tree: &mut Tree) -> PdfPage {
    let owners = tree.add_page(&mut scene);
    let Scene {
        width,
        height,
        shapes,
        texts,
        ..
    } = scene;
    let mut page = Page {
        height,
        ops: Vec::new(),
        fill: None,
        line: None,
        owner: None,
    };
    for (shape, owner) in shapes.into_iter().zip(owners.shapes) {
        page.belong_to(owner, tree);
        page.shape(shape);
    }
    page.end_content();
    page.ops.push(Op::StartTextSection);
    let mut font = None;
    let mut together = 0;
    for (text, owner) in texts.into_iter().zip(owners.texts) {
        if together == 0 {
            page.belong_to(owner, tree);
        }
        if let Some((said, count)) = &text.read {
            page.ops.push(say(said));
            together = *count;
        }
        page.text(&text, &mut font, ledger, together > 0);
        if together == 1 {
            page.ops.push(Op::EndMarkedContentWithProperties);
        }
        together = together.saturating_sub(1);
    }
    page.end_content();
    page.ops.push(Op::EndTextSection);
    let sheet = Rect::from_wh(Pt(width), Pt(height));
    PdfPage {
        media_box: sheet.clone(),
        trim_box: sheet.clone(),
        crop_box: sheet,
        ops: page.ops,
    }
}

/// The state a PDF reader keeps, so that nothing is said twice.
struct Page {
    height: f32,
    ops: Vec<Op>,
    fill: Option<Ink>,
    line: Option<Stroke>,
    /// Whose content is being drawn.
    owner: Option<Owner>,
}

impl Page {
    /// What is drawn from here on is that one's.
    fn belong_to(&mut self, owner: Owner, tree: &mut Tree) {
        if self.owner == Some(owner) {
            return;
        }
        self.end_content();
        self.owner = Some(owner);
        self.ops.push(match owner {
            Owner::Artifact => Op::BeginMarkedContent {
                tag: "Artifact".to_owned(),
            },
            Owner::Node(node) => Op::BeginMarkedContentWithProperties {
                tag: structure::name(&tree.nodes[node].kind).to_owned(),
                properties: DictItem::Dict {
                    map: [("MCID".to_owned(), DictItem::Int(tree.add_content(node)))].into(),
                },
            },
        });
    }

    fn end_content(&mut self) {
        if self.owner.take().is_some() {
            self.ops.push(Op::EndMarkedContent);
        }
    }

    fn shape(&mut self, shape: Shape) {
        let mode = match (shape.fill, shape.stroke) {
            (Some(_), Some(_)) => PaintMode::FillStroke,
            (Some(_), None) => PaintMode::Fill,
            (None, Some(_)) => PaintMode::Stroke,
            (None, None) => return,
        };
        if let Some(ink) = shape.fill {
            self.fill(ink);
        }
        if let Some(stroke) = shape.stroke {
            self.stroke(stroke);
        }
        let op = match shape.outline {
            Outline::Line(points) => Op::DrawLine {
                line: Line {
                    points: self.points(&points),
                    is_closed: false,
                },
            },
            Outline::Polygon(points) => Op::DrawPolygon {
                polygon: Polygon {
                    rings: vec![PolygonRing {
                        points: self.points(&points),
                    }],
                    mode,
                    winding_order: WindingOrder::NonZero,
                },
            },
            Outline::Rectangle(left, top, width, height) => Op::DrawRectangle {
                rectangle: Rect {
                    x: Pt(tenth(left)),
                    y: Pt(tenth(self.height - top - height)),
                    width: Pt(tenth(width)),
                    height: Pt(tenth(height)),
                    mode: Some(mode),
                    winding_order: Some(WindingOrder::NonZero),
                },
            },
        };
        self.ops.push(op);
    }

    fn fill(&mut self, ink: Ink) {
        if self.fill != Some(ink) {
            self.ops.push(Op::SetFillColor { col: colour(ink) });
            self.fill = Some(ink);
        }
    }

    fn stroke(&mut self, stroke: Stroke) {
        let before = self.line;
        if before.map(|line| line.ink) != Some(stroke.ink) {
            self.ops.push(Op::SetOutlineColor {
                col: colour(stroke.ink),
            });
        }
        if before.is_none_or(|line| (line.width - stroke.width).abs() > f32::EPSILON) {
            self.ops.push(Op::SetOutlineThickness {
                pt: Pt(hundredth(stroke.width)),
            });
        }
        if before.map_or(Dash::Solid, |line| line.dash) != stroke.dash {
            let dash = LineDashPattern::new(0.0, stroke.dash.pattern());
            self.ops.push(Op::SetLineDashPattern { dash });
        }
        self.line = Some(stroke);
    }

    fn points(&self, spots: &[Spot]) -> Vec<LinePoint> {
        let point = |(x, y): &Spot| LinePoint {
            p: Point {
                x: Pt(tenth(*x)),
                y: Pt(tenth(self.height - y)),
            },
            bezier: false,
        };
        spots.iter().map(point).collect()
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
        let (x, y) = (tenth(text.at.0), tenth(self.height - text.at.1));
        let along = thousandth(text.squeeze);
        let matrix = match text.quarters {
            0 => [along, 0.0, 0.0, 1.0, x, y],
            1 => [0.0, -along, 1.0, 0.0, x, y],
            2 => [-along, 0.0, 0.0, -1.0, x, y],
            _ => [0.0, along, -1.0, 0.0, x, y],
        };
        self.ops.push(Op::SetTextMatrix {
            matrix: TextMatrix::Raw(matrix),
        });
        for piece in pieces(text, ledger) {
            if *font != Some((piece.face, text.size)) {
                *font = Some((piece.face, text.size));
                let handle = PdfFontHandle::External(font_id(piece.face));
                self.ops.push(Op::SetFont {
                    font: handle,
                    size: Pt(text.size),
                });
            }
            let show = Op::ShowText { items: piece.items };
            match piece.said.filter(|_| !is_read) {
                None => self.ops.push(show),
                Some(said) => {
                    self.ops
                        .extend([say(&said), show, Op::EndMarkedContentWithProperties]);
                }
            }
        }
    }
}

/// A stretch of text in one face.
struct Piece {
    face: FaceId,
    items: Vec<TextItem>,
    /// The text to extract where the font's table would give another.
    said: Option<String>,
}

impl Piece {
    fn push(&mut self, encoded: char, tightened: f32) {
        match self.items.last_mut() {
            Some(TextItem::Text(run)) => run.push(encoded),
            _ => self.items.push(TextItem::Text(encoded.to_string())),
        }
        if tightened > 0.0 {
            self.items
                .push(TextItem::Offset((tightened * 1000.0).round()));
        }
    }
}

fn pieces(text: &Text, ledger: &mut Ledger) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::with_capacity(1);
    for glyph in fonts::glyphs(&text.content, text.typeface) {
        if glyph.unknown {
            ledger.missing.insert(glyph.character);
        }
        let usage = &mut ledger.usages[glyph.face.index()];
        let (encoded, plain) = usage.note(&glyph);
        let joins = |last: &Piece| plain && last.face == glyph.face && last.said.is_none();
        if !pieces.last().is_some_and(joins) {
            pieces.push(Piece {
                face: glyph.face,
                items: Vec::new(),
                said: (!plain).then(|| typed(&glyph)),
            });
        }
        if let Some(last) = pieces.last_mut() {
            last.push(encoded, glyph.tightened);
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

/// `/Span << /ActualText … >> BDC`, after which the shown glyphs extract as `text`.
fn say(text: &str) -> Op {
    let mut data = vec![0xfe, 0xff];
    data.extend(text.encode_utf16().flat_map(u16::to_be_bytes));
    let properties = vec![(
        "ActualText".to_owned(),
        DictItem::String {
            data,
            literal: false,
        },
    )];
    Op::BeginMarkedContentWithProperties {
        tag: "Span".to_owned(),
        properties: DictItem::Dict {
            map: properties.into_iter().collect::<BTreeMap<_, _>>(),
        },
    }
}

fn colour(ink: Ink) -> Color {
    let share = |level: u8| hundredth(f32::from(level) / 255.0);
    if ink.0 == ink.1 && ink.1 == ink.2 {
        Color::Greyscale(Greyscale {
            percent: share(ink.0),
            icc_profile: None,
        })
    } else {
        Color::Rgb(Rgb {
            r: share(ink.0),
            g: share(ink.1),
            b: share(ink.2),
            icc_profile: None,
        })
    }
}

/// A tenth of a point is finer than a printer's dots, and short numbers keep the file small.
fn tenth(value: f32) -> f32 {
    (value * 10.0).round() / 10.0
}

/// A long head that is squeezed stays within its column by no less.
fn thousandth(value: f32) -> f32 {
    (value * 1000.0).round() / 1000.0
}

fn hundredth(value: f32) -> f32 {
    (value * 100.0).round() / 100.0
}
