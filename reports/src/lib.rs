//! The club's printed documents and charts: plain data in, bytes out.

mod charts;
mod documents;
mod error;
mod fonts;
mod layout;
mod options;
mod pdf;
mod scene;
mod season;
mod words;

pub use documents::{MemberPages, half_year, monthly, personal, session_sheet};
pub use error::Error;
pub use options::{Honorific, Options, Print};
pub use pdf::Pdf;
