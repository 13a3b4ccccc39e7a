//! One module a document, built from shared sections.

mod half_year;
mod member_page;
mod monthly;
mod personal;
mod sections;
mod session;

use scoring::{Period, Records, RuleSet, RuleSetId};

pub use half_year::{MemberPages, half_year};
pub use monthly::monthly;
pub use personal::{PersonalReports, personal};
pub use session::session_sheet;

use crate::layout::scale::Scale;
use crate::layout::sheet::{Imprint, Sheet};
use crate::options::Options;
use crate::pdf::Manuscript;
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
    /// Begins a document with its title block; `records` are those that it is about.
    pub(crate) fn new(
        records: &Records,
        title: &str,
        period: String,
        options: &'a Options,
    ) -> Self {
        let imprint = Imprint {
            club: records.club.clone(),
            title: title.to_owned(),
            period,
            rules: rules_used(records),
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
        pdf::write(self.manuscript())
    }

    /// The pages, to be written alone or after others.
    pub(crate) fn manuscript(self) -> Manuscript {
        self.sheet.finish(&self.imprint)
    }
}

/// The names of the rule sets that were played by; the club's own where nothing was played.
fn rules_used(records: &Records) -> String {
    let mut names: Vec<&str> = Vec::new();
    let mut used: Vec<RuleSetId> = records
        .hanchan
        .iter()
        .map(|hanchan| hanchan.rules)
        .collect();
    if used.is_empty() {
        used.push(records.club_rules);
    }
    for id in used {
        let name = records.rule_sets.get(&id).map(RuleSet::name);
        names.extend(name.filter(|name| !names.contains(name)));
    }
    names.join("・")
}

/// The period as this document's title says it.
fn period_title(records: &Records, period: Period, options: &Options) -> String {
    words::period_title(period, options.calendar, records.fiscal_start)
}
