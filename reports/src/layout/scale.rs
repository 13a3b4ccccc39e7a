//! The one type scale of all documents, in normal and large print.

use crate::fonts::Typeface;
use crate::options::Print;
use crate::scene::{Ink, Style};

/// Sizes in points, each with one purpose.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Scale {
    /// Everything a member reads.
    pub(crate) body: f32,
    /// Column heads, captions, figures beside the main figure.
    pub(crate) small: f32,
    /// Ticks of charts, running heads and feet.
    pub(crate) tiny: f32,
    /// Headings of sections.
    pub(crate) section: f32,
    /// The few figures that a page is about.
    pub(crate) figure: f32,
    /// The document's title.
    pub(crate) title: f32,
}

/// The sizes of what is framed and read standing, a certificate's columns.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Framed {
    pub(crate) title: f32,
    /// The person's name, the first that is read after the title.
    pub(crate) name: f32,
    /// What it is given for, and by which club.
    pub(crate) honour: f32,
    /// Who signs.
    pub(crate) signed: f32,
    /// The sentences.
    pub(crate) text: f32,
    pub(crate) day: f32,
}

pub(crate) const FRAMED: Framed = Framed {
    title: 50.0,
    name: 38.0,
    honour: 27.0,
    signed: 23.0,
    text: 20.0,
    day: 17.0,
};

impl Scale {
    pub(crate) fn of(print: Print) -> Self {
        match print {
            Print::Normal => Self {
                body: 10.5,
                small: 9.0,
                tiny: 8.5,
                section: 13.5,
                figure: 19.0,
                title: 23.0,
            },
            Print::Large => Self {
                body: 14.0,
                small: 12.0,
                tiny: 11.0,
                section: 17.0,
                figure: 24.0,
                title: 28.0,
            },
        }
    }

    /// Everything larger by that factor.
    pub(crate) fn times(self, factor: f32) -> Self {
        Self {
            body: self.body * factor,
            small: self.small * factor,
            tiny: self.tiny,
            section: self.section * factor,
            figure: self.figure * factor,
            title: self.title * factor,
        }
    }

    /// The letters of a table whose columns would not all stand beside each other: a little smaller, and
    /// none smaller than a tick.
    pub(crate) fn smaller(self) -> Self {
        Self {
            body: self.body * 0.92,
            small: (self.small * 0.92).max(self.tiny),
            ..self
        }
    }

    /// The height of one table row.
    pub(crate) fn row(self) -> f32 {
        self.body * 1.62
    }

    /// The distance between lines of running text.
    pub(crate) fn leading(self) -> f32 {
        self.body * 1.6
    }

    /// The gap between two blocks of a page.
    pub(crate) fn gap(self) -> f32 {
        self.body * 1.5
    }

    pub(crate) fn text(self) -> Style {
        Style {
            size: self.body,
            typeface: Typeface::Text,
            ink: Ink::BLACK,
        }
    }

    pub(crate) fn figures(self) -> Style {
        Style {
            size: self.body,
            typeface: Typeface::Figures,
            ink: Ink::BLACK,
        }
    }

    pub(crate) fn caption(self) -> Style {
        Style {
            size: self.small,
            typeface: Typeface::Text,
            ink: Ink::MUTED,
        }
    }

    pub(crate) fn small_figures(self) -> Style {
        Style {
            size: self.small,
            typeface: Typeface::Figures,
            ink: Ink::MUTED,
        }
    }

    pub(crate) fn tick(self) -> Style {
        Style {
            size: self.tiny,
            typeface: Typeface::Figures,
            ink: Ink::MUTED,
        }
    }

    pub(crate) fn section_title(self) -> Style {
        Style {
            size: self.section,
            typeface: Typeface::TextBold,
            ink: Ink::ACCENT,
        }
    }

    pub(crate) fn document_title(self) -> Style {
        Style {
            size: self.title,
            typeface: Typeface::TextBold,
            ink: Ink::ACCENT,
        }
    }

    pub(crate) fn key_figure(self) -> Style {
        Style {
            size: self.figure,
            typeface: Typeface::FiguresBold,
            ink: Ink::BLACK,
        }
    }
}
