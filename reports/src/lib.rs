//! The club's printed documents and charts: plain data in, bytes out.
//!
//! Nothing here reads a file, a database or a clock: [`scoring::Records`] and the printed date come
//! in, a finished [`Pdf`] comes out, and the same input always gives the same bytes.
//!
//! ```
//! use reports::{Options, monthly};
//! use scoring::{Period, Records};
//!
//! let october = chrono::NaiveDate::from_ymd_opt(2025, 10, 1).unwrap();
//! let records = Records { club: "白樺会".into(), ..Records::default() };
//! let pdf = monthly(&records, Period::month_of(october), &Options::new(october)).unwrap();
//! assert!(pdf.bytes.starts_with(b"%PDF-"));
//! assert!(pdf.missing.is_empty());
//! ```
//!
//! # From the paper inwards
//! `documents` says what stands on which page, one module a document, from shared `sections`.
//! `season` is what they read: one period, one series or all of them, one count of players.
//! `layout` knows millimetres, the type scale and tables, pages that fill from top to bottom (`sheet`)
//! and pages that are drawn whole (`leaves`, from `area`s that are divided; `column` writes
//! vertically). `charts` lets plotters map values to coordinates. All of them draw into a `scene`,
//! which `pdf` writes as a file and `scene::svg` for the screen. `fonts` measures, substitutes and
//! subsets.
//!
//! `tiles` draws mahjong tiles, for the window as well. `html` writes the page for the club's web site with the same charts; `markup` escapes for it and
//! for SVG.
//!
//! To add a document: a module in `documents` with one public function that fills a `Draft` or
//! `Leaves`, its name in `lib.rs`, and a test that reads every page back, as those in `tests` do.

mod charts;
mod documents;
mod error;
mod fonts;
mod html;
mod ics;
mod layout;
mod markup;
mod options;
mod pdf;
mod scene;
mod season;
mod tiles;
mod values;
mod words;

pub use charts::numbers::{Courses, PersonCourse, courses};
pub use documents::*;
pub use error::Error;
pub use fonts::font;
pub use html::{Called, RESULTS_PAGE, Site, SiteFile, ranking_page, site, web_page};
pub use ics::ics;
pub use options::{Edition, Honorific, Language, Options, Print};
pub use pdf::Pdf;
pub use tiles::face_paths;
pub use values::{Value, csv};
