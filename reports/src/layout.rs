//! Millimetres, points and the type scale; pages that fill from top to bottom; tables.

pub(crate) mod area;
pub(crate) mod bar;
pub(crate) mod column;
pub(crate) mod fit;
pub(crate) mod imprint;
pub(crate) mod leaves;
pub(crate) mod name;
pub(crate) mod prose;
pub(crate) mod scale;
pub(crate) mod sheet;
pub(crate) mod table;

/// Millimetres as points.
pub(crate) const fn mm(millimetres: f32) -> f32 {
    millimetres * 72.0 / 25.4
}

/// The height of A4 in points.
pub(crate) const A4_HEIGHT: f32 = mm(297.0);
/// The width of A4 in points.
pub(crate) const A4_WIDTH: f32 = mm(210.0);
