//! What each member is handed of a half-year: the club's pages, and then their own on a sheet of its own.

use scoring::award::Award;
use scoring::{Period, PersonId, PersonKind, Records};

use super::member_page::MembersPages;
use super::term::Report;
use crate::layout::table::{self, Cell, Column, Table};
use crate::pdf::{self, Manuscript};
use crate::{Error, Options, Pdf};

/// The bundles of one half-year, whose club's pages are drawn once for all of them.
pub struct Bundles<'a> {
    report: Report<'a>,
    pages: MembersPages,
    club: Manuscript,
}

/// One member's bundle in a file.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct BundleFile {
    /// Whose it is.
    pub member: PersonId,
    /// The file's name.
    pub name: String,
    /// How many pages it has.
    pub pages: usize,
}

impl<'a> Bundles<'a> {
    /// Those of a half-year, the club's pages in the edition that the options say.
    ///
    /// # Errors
    /// Where a page cannot be drawn.
    pub fn of_half_year(
        records: &'a Records,
        period: Period,
        awards: &'a [Award],
        options: &'a Options,
    ) -> Result<Self, Error> {
        let report = Report::half_year(records, period, awards, options);
        let mut club = report.club_pages()?.manuscript();
        // Nobody's own page is on the back of what everybody has.
        if !club.pages.len().is_multiple_of(2) {
            club.append_empty_page();
        }
        Ok(Self {
            pages: MembersPages::new(&report),
            report,
            club,
        })
    }

    /// The members who played, by number: those who are handed one.
    pub fn members(&self) -> Vec<PersonId> {
        let people = &self.report.season.records.people;
        let profiles = self.pages.profiles(&self.report);
        let known = profiles.iter().filter_map(|profile| {
            let known = people.get(&profile.person)?;
            (known.kind == PersonKind::Member).then_some((known.number, profile.person))
        });
        let mut members: Vec<_> = known.collect();
        members.sort_unstable();
        members.into_iter().map(|(_, member)| member).collect()
    }

    /// One member's bundle.
    ///
    /// # Errors
    /// [`Error::UnknownPerson`] for somebody who did not play.
    pub fn of(&self, member: PersonId) -> Result<Pdf, Error> {
        let own = self.pages.profile(&self.report, member);
        let own = own.ok_or(Error::UnknownPerson(member.0))?;
        let mut draft = self.report.without_title("会員別成績表");
        self.pages.draw(&mut draft, &self.report, &own)?;
        let mut bundle = self.club.clone();
        bundle.append(draft.manuscript());
        pdf::write(bundle)
    }

    /// For whoever stands at the printer: whose bundle is in which file, on how many sheets.
    ///
    /// # Errors
    /// Where the page cannot be drawn.
    pub fn run_list(&self, files: &[BundleFile]) -> Result<Pdf, Error> {
        let mut draft = self.report.titled("配布物の一覧");
        let mut table = Table::new(vec![
            Column::figures("番号").key(),
            Column::name("氏名").key(),
            Column::words("ファイル"),
            Column::figures("ページ").apart(),
            Column::figures("用紙"),
            Column::label("済"),
        ]);
        let people = &self.report.season.records.people;
        let sheets = |pages: usize| pages.div_ceil(2);
        for file in files {
            let number = people.get(&file.member).map_or(0, |known| known.number);
            table.row(vec![
                number.to_string().into(),
                draft.names.plain(file.member).into(),
                file.name.as_str().into(),
                file.pages.to_string().into(),
                sheets(file.pages).to_string().into(),
                Cell::new("□"),
            ]);
        }
        let pages: usize = files.iter().map(|file| file.pages).sum();
        let all: usize = files.iter().map(|file| sheets(file.pages)).sum();
        let note = format!("両面印刷　{}名　{pages}ページ　用紙{all}枚", files.len());
        table::section(&mut draft.sheet, "会員に渡すもの", &note, &table);
        draft.finish()
    }
}
