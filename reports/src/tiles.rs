//! Tiles drawn by this program's own code: the same shapes on paper, on the web page and in the window.
//!
//! A face is 100 wide and 140 high. Kanji are the outlines of the house's Mincho; circles, bamboo and the
//! bird are drawn here. A red five has a dot in its corner besides its colour.

mod faces;
mod row;
mod shapes;

pub use faces::face_paths;
pub(crate) use row::{in_html, row};

use crate::scene::{Ink, Spot};

/// The width and the height of a face, in its own units.
pub(crate) const FACE: Spot = (100.0, 140.0);

/// What a part of a face is painted with.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Paint {
    Ink,
    Red,
    Green,
    Blue,
}

impl Paint {
    /// Dark enough that none is lost on a mono printer.
    fn ink(self) -> Ink {
        match self {
            Self::Ink => Ink::BLACK,
            Self::Red => Ink(0xa3, 0x12, 0x20),
            Self::Green => Ink(0x0b, 0x57, 0x36),
            Self::Blue => Ink(0x1b, 0x36, 0x7d),
        }
    }

    /// What the window's style sheet calls it.
    fn word(self) -> &'static str {
        match self {
            Self::Ink => "ink",
            Self::Red => "red",
            Self::Green => "green",
            Self::Blue => "blue",
        }
    }
}

/// A part of a face: closed outlines, filled where they go round once.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Mark {
    paint: Paint,
    rings: Vec<Vec<Spot>>,
}
