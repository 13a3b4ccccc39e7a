//! Everything about a half-year at once.

use super::{half_year, options, web_page, with_the_period_before};
use crate::answer::Answer;
use crate::arguments::All;
use crate::clock;
use crate::failure::Failure;
use crate::progress::Progress;
use crate::{awards, file};
use reports::{MemberPages, Pdf, PersonalReports, Regular};
use scoring::{Half, PersonId, Records};
use std::collections::BTreeSet;
use std::path::PathBuf;

pub fn all(asked: &All, answer: &mut Answer) -> Result<(), Failure> {
    let club = file::open_to_read(&asked.file)?;
    let period = half_year(&club, asked.year, asked.half)?;
    let before = with_the_period_before(&club, period, asked.counted)?;
    let records = before.within(period);
    if records.hanchan.is_empty() {
        return Err(Failure::refused(format!(
            "nothing was played from {} to {}; check the year and the half",
            period.from, period.to
        )));
    }
    let options = options(&club, &asked.look)?;
    let awards = awards::of(&club, asked.open.awards.as_deref())?;
    let mut made = Made::new(asked);

    let personal = PersonalReports::new(&before, period, &options);
    let members = personal.members();
    let bar = Progress::new("report");
    let regular = Regular::of(&records, period);
    let total = members.len() + regular.len() + 4;
    bar.at(0, total);
    made.pdf(
        "half-year",
        reports::half_year_with_awards(&before, period, MemberPages::None, &awards, &options),
    )?;
    bar.at(1, total);
    for (done, member) in (1..).zip(&members) {
        made.member(&records, *member, personal.of(*member))?;
        bar.at(1 + done, total);
    }
    for (done, one) in (1..).zip(&regular) {
        made.regular(&records, *one, one.pdf(&before, &options))?;
        bar.at(1 + members.len() + done, total);
    }
    let mut earned = reports::award_certificates(&records, period, &awards, &options);
    earned.extend(reports::yakuman_certificates(&records, period, &options));
    if !earned.is_empty() {
        let signed = &asked.signed.signed;
        made.pdf(
            "certificates",
            reports::certificates(&records.club, &earned, signed, &options),
        )?;
    }
    bar.at(total - 2, total);
    if let Some(workbook) = club.workbook(clock::now()?, period, asked.counted.into())? {
        made.file("records", "xlsx", workbook);
    }
    bar.at(total - 1, total);
    let page = web_page::page(&club, &records, period, &asked.open, &options)?;
    made.file("results", "html", page.into_bytes());
    drop(bar);
    made.write(answer)
}

/// Documents that are finished and not yet written.
struct Made<'a> {
    asked: &'a All,
    files: Vec<(PathBuf, Vec<u8>)>,
    /// What no font has.
    missing: BTreeSet<char>,
}

impl<'a> Made<'a> {
    fn new(asked: &'a All) -> Self {
        Self {
            asked,
            files: Vec::new(),
            missing: BTreeSet::new(),
        }
    }

    /// `half-year-2025-1`
    fn name(&self, what: &str) -> String {
        let half = match self.asked.half {
            Half::First => 1,
            Half::Second => 2,
        };
        format!("{what}-{}-{half}", self.asked.year)
    }

    fn file(&mut self, what: &str, kind: &str, bytes: Vec<u8>) {
        let name = format!("{}.{kind}", self.name(what));
        self.files.push((self.asked.out.join(name), bytes));
    }

    fn pdf(&mut self, what: &str, pdf: Result<Pdf, reports::Error>) -> Result<(), Failure> {
        let bytes = self.bytes(pdf)?;
        self.file(what, "pdf", bytes);
        Ok(())
    }

    fn member(
        &mut self,
        records: &Records,
        member: PersonId,
        pdf: Result<Pdf, reports::Error>,
    ) -> Result<(), Failure> {
        let person = records.people.get(&member);
        let (number, name) = person.map_or((0, ""), |person| (person.number, &person.name));
        let name = db::file_of_member(number, name);
        let folder = self.asked.out.join(self.name("members"));
        let bytes = self.bytes(pdf)?;
        self.files.push((folder.join(name), bytes));
        Ok(())
    }

    /// `months-2025-1/2025-04.pdf`, or `days-2025-1/2025-04-02 水曜会.pdf`.
    fn regular(
        &mut self,
        records: &Records,
        which: Regular,
        pdf: Result<Pdf, reports::Error>,
    ) -> Result<(), Failure> {
        let (folder, name) = match which {
            Regular::Month(month) => ("months", month.from.format("%Y-%m").to_string()),
            Regular::Day(day, series) => {
                let series = records.series.get(&series).map_or("", String::as_str);
                let name = format!("{day} {}", db::as_file_name(series));
                ("days", name.trim_end().to_owned())
            }
        };
        let folder = self.asked.out.join(self.name(folder));
        let bytes = self.bytes(pdf)?;
        self.files.push((folder.join(format!("{name}.pdf")), bytes));
        Ok(())
    }

    fn bytes(&mut self, pdf: Result<Pdf, reports::Error>) -> Result<Vec<u8>, Failure> {
        let pdf = pdf.map_err(Failure::failed)?;
        self.missing.extend(&pdf.missing);
        Ok(pdf.bytes)
    }

    fn write(self, answer: &mut Answer) -> Result<(), Failure> {
        let replacing = (&self.asked.replace).into();
        db::write_own(&self.asked.out, &self.files, replacing)?;
        answer.done();
        for (path, _) in &self.files {
            answer.line(path.display());
        }
        let left = db::left_from_before(&self.asked.out.join(self.name("members")), &self.files)?;
        if !left.is_empty() {
            answer.remark(
                "from an earlier time, and of nobody in these papers; nothing was deleted:",
            );
        }
        for path in left {
            answer.remark(format!("  {}", path.display()));
        }
        if !self.missing.is_empty() {
            let missing: String = self.missing.iter().collect();
            answer.remark(format!(
                "{}: no font has {missing}; printed as 〓",
                self.asked.out.display()
            ));
        }
        Ok(())
    }
}
