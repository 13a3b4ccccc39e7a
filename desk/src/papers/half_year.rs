//! Everything about a half-year at once.

use super::of_member;
use chrono::NaiveDate;
use reports::{
    BundleFile, Bundles, Called, Edition, MemberPages, Options, Pdf, PersonalReports, Regular,
};
use scoring::award::Award;
use scoring::{Period, PersonId, Records, SeriesId};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// What the papers of a half-year are made from.
pub struct HalfYear {
    /// The half-year.
    pub period: Period,
    /// Its records and all before it, for what changed since the half-year before and what is a best ever.
    pub records: Records,
    /// The awards that are given.
    pub awards: Vec<Award>,
    /// How the papers look.
    pub options: Options,
    /// What the web page calls people.
    pub called: Called,
    /// Who signs the certificates.
    pub signed: String,
    /// The workbook of its records, which the club's file alone can write.
    pub workbook: Option<Vec<u8>>,
}

/// Which of its files it is; each shell names them in its own language.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum HalfYearFile {
    /// 半期成績表
    Report,
    /// 個人成績表 of somebody.
    Member(PersonId),
    /// What somebody is handed: the club's pages and their own.
    Bundle(PersonId),
    /// 配布物の一覧: which bundle is how many sheets.
    RunList,
    /// 月間成績表
    Month(Period),
    /// 日別成績表
    Day(NaiveDate, SeriesId),
    /// 表彰状 for the awards and each yakuman, where there are any.
    Certificates,
    /// The workbook of the records.
    Workbook,
    /// The page for the club's web site.
    WebPage,
}

/// Files that are finished, and the characters in them that no font has, printed as 〓.
#[derive(Default)]
pub struct Made {
    /// Each whole.
    pub files: Vec<(HalfYearFile, Vec<u8>)>,
    /// In order.
    pub missing: BTreeSet<char>,
}

impl HalfYear {
    /// Whether anything was played in it.
    pub fn was_played(&self) -> bool {
        self.records.days().any(|day| self.period.holds(day))
    }

    /// Draws all of it. `tell` hears how many files of how many are done, and may end it: then there is
    /// nothing.
    ///
    /// # Errors
    /// Where a page cannot be drawn.
    pub fn make(
        &mut self,
        tell: &mut dyn FnMut(usize, usize) -> ControlFlow<()>,
    ) -> Result<Option<Made>, reports::Error> {
        let workbook = self.workbook.take();
        let (records, period, options) = (&self.records, self.period, &self.options);
        let personal = PersonalReports::new(records, period, options);
        let members = personal.members();
        let regular = Regular::of(records, period);
        let handed_out = Options {
            edition: Edition::Handout,
            ..*options
        };
        let bundles = Bundles::of_half_year(records, period, &self.awards, &handed_out)?;
        let owners = bundles.members();
        let total = members.len() + owners.len() + regular.len() + 4;
        let within = records.within(period);

        let draw = |file| match file {
            HalfYearFile::Member(member) => personal.of(member),
            HalfYearFile::Bundle(member) => bundles.of(member),
            HalfYearFile::Month(month) => Regular::Month(month).pdf(records, options),
            HalfYearFile::Day(day, series) => Regular::Day(day, series).pdf(records, options),
            _ => {
                let pages = MemberPages::None;
                reports::half_year_with_awards(records, period, pages, &self.awards, options)
            }
        };
        let regular = regular.into_iter().map(|one| match one {
            Regular::Month(month) => HalfYearFile::Month(month),
            Regular::Day(day, series) => HalfYearFile::Day(day, series),
        });
        let members = members.into_iter().map(HalfYearFile::Member);
        let files = [HalfYearFile::Report]
            .into_iter()
            .chain(members)
            .chain(owners.iter().copied().map(HalfYearFile::Bundle))
            .chain(regular);
        let mut made = Made::default();
        let mut listed = Vec::new();
        for file in files {
            if tell(made.files.len(), total).is_break() {
                return Ok(None);
            }
            let pdf = draw(file)?;
            if let HalfYearFile::Bundle(member) = file {
                listed.push(BundleFile {
                    member,
                    name: of_member(records, member),
                    pages: pdf.pages,
                });
            }
            made.add(file, pdf);
        }
        made.add(HalfYearFile::RunList, bundles.run_list(&listed)?);
        if tell(total - 2, total).is_break() {
            return Ok(None);
        }
        let earned = reports::each_yakuman_once(
            reports::award_certificates(&within, period, &self.awards, options),
            reports::yakuman_certificates(&within, period, options),
        );
        if !earned.is_empty() {
            let pdf = reports::certificates(&within.club, &earned, &self.signed, options)?;
            made.add(HalfYearFile::Certificates, pdf);
        }
        if tell(total - 1, total).is_break() {
            return Ok(None);
        }
        made.files
            .extend(workbook.map(|bytes| (HalfYearFile::Workbook, bytes)));
        let page = reports::web_page(&within, period, &self.called, &self.awards, options)?;
        made.files.push((HalfYearFile::WebPage, page.into_bytes()));
        Ok(tell(total, total).is_continue().then_some(made))
    }
}

impl Made {
    fn add(&mut self, file: HalfYearFile, pdf: Pdf) {
        self.missing.extend(pdf.missing);
        self.files.push((file, pdf.bytes));
    }
}
