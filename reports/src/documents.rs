//! One module a document, built from shared sections.

mod half_year;
mod member_page;
mod monthly;
mod personal;
mod sections;
mod session;

use scoring::{Period, Records};

pub use half_year::{MemberPages, half_year};
pub use monthly::monthly;
pub use personal::personal;
pub use session::session_sheet;

use crate::layout::scale::Scale;
use crate::layout::sheet::{Imprint, Sheet};
use crate::options::Options;
use crate::words::{self, Names};
use crate::{Error, Pdf, pdf};

/// A document while its pages are being filled.
pub(crate) struct Draft<'a> {
    pub(crate) sheet: Sheet,
    pub(crate) names: Names,
    pub(crate) options: &'a Options,
    imprint: Imprint,
}

impl<'a> Draft<'a> {
    /// Begins a document with its title block.
    pub(crate) fn new(
        records: &Records,
        title: &str,
        period: String,
        options: &'a Options,
    ) -> Self {
        let rules = records
            .rule_sets
            .get(&records.club_rules)
            .map_or("", |rules| rules.name());
        let imprint = Imprint {
            club: records.club.clone(),
            title: title.to_owned(),
            period,
            rules: rules.to_owned(),
            printed: options.printed,
            printed_words: options.calendar.day(options.printed),
        };
        let mut sheet = Sheet::new(Scale::of(options.print));
        sheet.title_block(&imprint);
        Self {
            sheet,
            names: Names::new(records, options.honorific),
            options,
            imprint,
        }
    }

    pub(crate) fn scale(&self) -> Scale {
        self.sheet.scale
    }

    pub(crate) fn finish(self) -> Result<Pdf, Error> {
        pdf::write(self.sheet.finish(&self.imprint))
    }
}

/// The period as this document's title says it.
fn period_title(records: &Records, period: Period, options: &Options) -> String {
    words::period_title(period, options.calendar, records.fiscal_start)
}
