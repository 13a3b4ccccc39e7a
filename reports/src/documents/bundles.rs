//! What each member is handed of a half-year: the club's pages, and then their own on a sheet of its own.

use rayon::prelude::*;
use scoring::award::Award;
use scoring::{Period, PersonId, PersonKind, Records};

use super::member_page::MembersPages;
use super::term::Report;
use crate::layout::table::{self, Cell, Column, Table};
use crate::pdf::Press;
use crate::{Error, Options, Pdf};

/// The bundles of one half-year, whose club's pages are drawn once for all of them.
pub struct Bundles<'a> {
    report: Report<'a>,
    /// The club's pages, and those of each member in turn.
    press: Press,
    /// Whose pages those are, by number.
    members: Vec<PersonId>,
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
        let pages = MembersPages::new(&report);
        let profiles = pages.profiles(&report);
        let own = profiles.par_iter().filter_map(|profile| {
            let known = records.people.get(&profile.person);
            let known = known.filter(|known| known.kind == PersonKind::Member)?;
            let mut draft = report.without_title("会員別成績表");
            let drawn = pages.draw(&mut draft, &report, profile);
            let page = drawn.map(|()| draft.manuscript());
            Some(page.map(|page| (known.number, profile.person, page)))
        });
        let mut own = own.collect::<Result<Vec<_>, Error>>()?;
        own.sort_by_key(|(number, person, _)| (*number, *person));
        let members = own.iter().map(|(_, person, _)| *person).collect();
        let own = own.into_iter().map(|(_, _, manuscript)| manuscript);
        Ok(Self {
            press: Press::new(std::iter::once(club).chain(own).collect())?,
            members,
            report,
        })
    }

    /// The members who played, by number: those who are handed one.
    pub fn members(&self) -> &[PersonId] {
        &self.members
    }

    /// One member's bundle.
    ///
    /// # Errors
    /// [`Error::UnknownPerson`] for somebody who did not play.
    pub fn of(&self, member: PersonId) -> Result<Pdf, Error> {
        let place = self.members.iter().position(|other| *other == member);
        let place = place.ok_or(Error::UnknownPerson(member.0))?;
        self.press.print(&[0, place + 1])
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
