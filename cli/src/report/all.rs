//! Everything about a half-year at once.

use super::web_page::called;
use super::{half_year, options, tell_missing};
use crate::answer::Answer;
use crate::arguments::All;
use crate::clock;
use crate::failure::Failure;
use crate::progress::Progress;
use crate::{awards, file};
use desk::papers::{HalfYear, HalfYearFile, of_day, of_member, of_month, with_all_before};
use scoring::{Half, Records};
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::path::PathBuf;

pub fn all(asked: &All, answer: &mut Answer) -> Result<(), Failure> {
    let club = file::open_to_read(&asked.file)?;
    let period = half_year(&club, asked.year, asked.half)?;
    let records = with_all_before(&club, period, asked.counted.into())?;
    let mut papers = HalfYear {
        period,
        called: called(&club, &asked.open)?,
        records,
        awards: awards::of(&club, asked.open.awards.as_deref())?,
        options: options(&club, &asked.look)?,
        signed: asked.signed.signed.clone(),
        workbook: club.workbook(clock::now()?, period, asked.counted.into())?,
    };
    if !papers.was_played() {
        return Err(Failure::refused(format!(
            "nothing was played from {} to {}; check the year and the half",
            period.from, period.to
        )));
    }
    let bar = Progress::new("report");
    let mut tell = |done, total| {
        bar.at(done, total);
        ControlFlow::Continue(())
    };
    let made = papers.make(&mut tell).map_err(Failure::failed)?;
    let Some(made) = made else { return Ok(()) };
    drop(bar);
    let files = made.files.into_iter();
    let files: Vec<_> = files
        .map(|(file, bytes)| (place(asked, &papers.records, file), bytes))
        .collect();
    write(asked, &files, &made.missing, answer)
}

/// `half-year-2025-1.pdf`, `members-2025-1/01_青木 太郎.pdf`, the same of `handouts-2025-1`, `months-2025-1/2025-04.pdf`, or
/// `days-2025-1/2025-04-02 水曜会.pdf`.
fn place(asked: &All, records: &Records, file: HalfYearFile) -> PathBuf {
    let name = match file {
        HalfYearFile::Report => named(asked, "half-year", "pdf"),
        HalfYearFile::Certificates => named(asked, "certificates", "pdf"),
        HalfYearFile::Workbook => named(asked, "records", "xlsx"),
        HalfYearFile::WebPage => named(asked, "results", "html"),
        HalfYearFile::Member(member) => members(asked).join(of_member(records, member)),
        HalfYearFile::Bundle(member) => folder(asked, "handouts").join(of_member(records, member)),
        HalfYearFile::RunList => folder(asked, "handouts").join("00_list.pdf"),
        HalfYearFile::Month(month) => folder(asked, "months").join(of_month(month)),
        HalfYearFile::Day(day, series) => folder(asked, "days").join(of_day(records, day, series)),
    };
    asked.out.join(name)
}

fn named(asked: &All, what: &str, kind: &str) -> PathBuf {
    folder(asked, what).with_extension(kind)
}

fn members(asked: &All) -> PathBuf {
    folder(asked, "members")
}

/// `members-2025-1`
fn folder(asked: &All, what: &str) -> PathBuf {
    let half = match asked.half {
        Half::First => 1,
        Half::Second => 2,
    };
    PathBuf::from(format!("{what}-{}-{half}", asked.year))
}

fn write(
    asked: &All,
    files: &[(PathBuf, Vec<u8>)],
    missing: &BTreeSet<char>,
    answer: &mut Answer,
) -> Result<(), Failure> {
    db::write_generated(&asked.out, files, (&asked.replace).into())?;
    answer.done();
    for (path, _) in files {
        answer.line(path.display());
    }
    let of_people = [members(asked), folder(asked, "handouts")];
    let left = of_people.map(|folder| db::stale_pdfs(&asked.out.join(folder), files));
    let left: Vec<_> = left.into_iter().collect::<Result<Vec<_>, _>>()?.concat();
    if !left.is_empty() {
        answer.remark("from an earlier time, and of nobody in these papers; nothing was deleted:");
    }
    for path in left {
        answer.remark(format!("  {}", path.display()));
    }
    tell_missing(&asked.out, missing, answer);
    Ok(())
}
