//! Why a document could not be made.

use thiserror::Error as ThisError;

/// Why a document could not be made.
#[derive(Debug, ThisError)]
pub enum Error {
    /// An embedded font cannot be read: the program was built from a damaged file.
    #[error("the embedded font {name} is damaged; run `npm ci` in `ui` and build again")]
    Font {
        /// Which font.
        name: &'static str,
    },
    /// plotters refused a chart.
    #[error("a chart could not be drawn: {0}")]
    Chart(String),
    /// The person is not in the records.
    #[error("person {0} is not in these records; choose somebody from the club's list")]
    UnknownPerson(i64),
    /// The rule set cannot settle the example of its own sheet.
    #[error("the example hanchan cannot be settled by these rules: {0}")]
    Example(#[from] scoring::SettleError),
    /// Nobody is to be given a certificate.
    #[error("there is no certificate to print: nothing of the kind happened in the period")]
    NoCertificate,
    /// The profile of the screen's colours could not be written.
    #[error("the colour profile could not be written: {0}")]
    Colours(String),
    /// A document of no paper was asked for.
    #[error("there is nothing to print")]
    NothingToPrint,
    /// A picture cannot be put on a page.
    #[error("a picture cannot be printed: {0}; pictures are PNG files of at most 256 colours")]
    Picture(&'static str),
    /// The PDF writer gave up.
    #[error("the PDF could not be written: {0}")]
    Write(#[from] lopdf::Error),
}
