//! The plotters backend that records a scene instead of painting pixels.

use std::convert::Infallible;

use plotters_backend::text_anchor::{HPos, VPos};
use plotters_backend::{
    BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingBackend, DrawingErrorKind,
    FontFamily, FontStyle,
};

use super::{Align, Ink, Scene, Spot, Stroke, Style};
use crate::fonts::Typeface;

/// plotters counts in whole units; this many make a point, finer than a printer's dots.
pub(crate) const UNITS_PER_POINT: f32 = 20.0;

/// The family name by which charts ask for figures of one width.
pub(crate) const FIGURES: &str = "figures";

/// How far below the middle of the figures their baseline lies, as a share of the size.
pub(crate) const MIDDLE_TO_BASELINE: f32 = 0.37;

/// Records what plotters draws into a scene.
pub(crate) struct Recorder<'scene> {
    scene: &'scene mut Scene,
}

impl<'scene> Recorder<'scene> {
    pub(crate) fn new(scene: &'scene mut Scene) -> Self {
        Self { scene }
    }

    /// The scene itself, for elements that draw dashes, squeezed text or markers.
    pub(crate) fn scene(&mut self) -> &mut Scene {
        self.scene
    }
}

/// A plotters coordinate in points.
#[allow(
    clippy::cast_precision_loss,
    reason = "a page is some 17,000 units wide, exact in f32"
)]
pub(crate) fn to_points((x, y): BackendCoord) -> Spot {
    (x as f32 / UNITS_PER_POINT, y as f32 / UNITS_PER_POINT)
}

/// Points as plotters' whole units.
#[allow(
    clippy::cast_possible_truncation,
    reason = "a page is some 17,000 units wide"
)]
pub(crate) fn to_units(points: f32) -> i32 {
    (points * UNITS_PER_POINT).round() as i32
}

fn ink(color: BackendColor) -> Ink {
    Ink(color.rgb.0, color.rgb.1, color.rgb.2)
}

fn stroke<S: BackendStyle>(style: &S) -> Stroke {
    let units = i32::try_from(style.stroke_width()).unwrap_or(i32::MAX);
    Stroke::solid(to_points((units, 0)).0, ink(style.color()))
}

#[allow(clippy::cast_possible_truncation, reason = "a text size is small")]
fn text_style<T: BackendTextStyle>(style: &T) -> Style {
    let figures = matches!(style.family(), FontFamily::Name(FIGURES));
    let plain = if figures {
        Typeface::Figures
    } else {
        Typeface::Text
    };
    let typeface = if matches!(style.style(), FontStyle::Bold) {
        plain.bold()
    } else {
        plain
    };
    Style {
        size: style.size() as f32 / UNITS_PER_POINT,
        typeface,
        ink: ink(style.color()),
    }
}

type Drawn = Result<(), DrawingErrorKind<Infallible>>;

impl DrawingBackend for Recorder<'_> {
    type ErrorType = Infallible;

    fn get_size(&self) -> (u32, u32) {
        let units = |points| u32::try_from(to_units(points)).unwrap_or(0);
        (units(self.scene.width), units(self.scene.height))
    }

    fn ensure_prepared(&mut self) -> Drawn {
        Ok(())
    }

    fn present(&mut self) -> Drawn {
        Ok(())
    }

    fn draw_pixel(&mut self, point: BackendCoord, color: BackendColor) -> Drawn {
        let side = 1.0 / UNITS_PER_POINT;
        self.scene
            .rectangle(to_points(point), side, side, Some(ink(color)), None);
        Ok(())
    }

    fn draw_line<S: BackendStyle>(
        &mut self,
        from: BackendCoord,
        to: BackendCoord,
        style: &S,
    ) -> Drawn {
        if style.color().alpha > 0.0 {
            self.scene
                .line(to_points(from), to_points(to), stroke(style));
        }
        Ok(())
    }

    fn draw_rect<S: BackendStyle>(
        &mut self,
        upper_left: BackendCoord,
        bottom_right: BackendCoord,
        style: &S,
        fill: bool,
    ) -> Drawn {
        let (left, top) = to_points(upper_left);
        let (right, bottom) = to_points(bottom_right);
        let (fill, stroke) = if fill {
            (Some(ink(style.color())), None)
        } else {
            (None, Some(stroke(style)))
        };
        self.scene
            .rectangle((left, top), right - left, bottom - top, fill, stroke);
        Ok(())
    }

    fn draw_path<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        path: I,
        style: &S,
    ) -> Drawn {
        if style.color().alpha > 0.0 {
            self.scene
                .path(path.into_iter().map(to_points).collect(), stroke(style));
        }
        Ok(())
    }

    fn fill_polygon<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        vert: I,
        style: &S,
    ) -> Drawn {
        self.scene.polygon(
            vert.into_iter().map(to_points).collect(),
            Some(ink(style.color())),
            None,
        );
        Ok(())
    }

    fn draw_text<T: BackendTextStyle>(
        &mut self,
        text: &str,
        style: &T,
        pos: BackendCoord,
    ) -> Drawn {
        let (x, y) = to_points(pos);
        let drawn = text_style(style);
        let align = match style.anchor().h_pos {
            HPos::Left => Align::Left,
            HPos::Center => Align::Center,
            HPos::Right => Align::Right,
        };
        let below = match style.anchor().v_pos {
            VPos::Top => 0.88,
            VPos::Center => MIDDLE_TO_BASELINE,
            VPos::Bottom => -0.12,
        };
        self.scene
            .text((x, y + below * drawn.size), align, drawn, text);
        Ok(())
    }

    fn estimate_text_size<T: BackendTextStyle>(
        &self,
        text: &str,
        style: &T,
    ) -> Result<(u32, u32), DrawingErrorKind<Infallible>> {
        let drawn = text_style(style);
        let units = |points| u32::try_from(to_units(points)).unwrap_or(0);
        Ok((units(drawn.width(text)), units(drawn.size)))
    }
}
