//! `hanchan demo`: a sample club and its finished documents.

use crate::answer::Answer;
use crate::arguments::Demo;
use crate::clock;
use crate::failure::Failure;
use crate::file;
use crate::import;
use chrono::{Datelike, Days, Months, NaiveDate};
use db::sample::{self, Season};
use db::{Club, ImportMode, Replacing};
use reports::{Form, MemberPages, Options, Pdf};
use scoring::award::Award;
use scoring::{FiscalStart, Half, Period, PersonId, Records};
use std::path::{Path, PathBuf};

/// The sample club's file.
const FILE: &str = "sample.hanchan";

pub fn demo(demo: &Demo, answer: &mut Answer) -> Result<(), Failure> {
    let today = clock::today()?;
    let dir = &demo.dir;
    std::fs::create_dir_all(dir)
        .map_err(|error| Failure::failed(format!("{}: {error}", dir.display())))?;
    let path = dir.join(FILE);
    let rules = crate::rules::named(scoring::rule_set::PRESET_IDS[0])?;
    let season = Season::new(
        demo.seed,
        usize::try_from(demo.members).unwrap_or(usize::MAX),
        demo.months,
    );
    let texts = sample::season(&season, &rules);
    drop(file::create(
        &path,
        &demo.name,
        rules,
        FiscalStart::default(),
    )?);
    import::into(&path, &texts.into(), ImportMode::Store)?;
    let club = file::open_to_read(&path)?;
    let papers = if demo.no_papers {
        Ok(Vec::new())
    } else {
        documents(&club, dir, today)
    };
    let written = papers.and_then(|files| {
        db::write_generated(dir, &files, Replacing::OwnOnly)?;
        Ok(files)
    });
    let files = match written {
        Ok(files) => files,
        Err(failure) => {
            drop(club);
            // It was made just now, and the sample is all of it or nothing; why is told anyway.
            let _ = std::fs::remove_file(&path);
            return Err(failure);
        }
    };
    answer.line(path.display());
    for (place, _) in files {
        answer.line(place.display());
    }
    answer.done();
    Ok(())
}

/// Finished documents with their places.
type Files = Vec<(PathBuf, Vec<u8>)>;

/// The day's sheet of the last session, a report for each month and each half-year, a personal report,
/// and the papers that belong to no day; file names sort in this order of time.
fn documents(club: &Club, dir: &Path, today: NaiveDate) -> Result<Files, Failure> {
    let records = club.records(Period::ALWAYS)?;
    let awards = club.awards()?;
    let options = Options::new(today);
    let mut files = Files::new();
    let mut write = |name: &str, document: Result<Pdf, reports::Error>| {
        let bytes = document.map_err(Failure::failed)?.bytes;
        files.push((dir.join(name), bytes));
        Ok::<(), Failure>(())
    };
    let Some((first, last)) = records.hanchan.first().zip(records.hanchan.last()) else {
        return Ok(files);
    };
    let played = Period {
        from: first.sheet.date,
        to: last.sheet.date,
    };
    write(
        &format!("session-{}.pdf", last.sheet.date),
        reports::session_sheet(&records, last.sheet.date, Some(last.sheet.series), &options),
    )?;
    for month in played.months() {
        let month = Period::month_of(month.from);
        let name = format!("monthly-{}.pdf", month.from.format("%Y-%m"));
        write(&name, reports::monthly(&records, month, &options))?;
    }
    for (year, half, period) in half_years(played, records.fiscal_start) {
        let name = format!(
            "half-year-{year}-{}.pdf",
            if half == Half::First { 1 } else { 2 }
        );
        write(
            &name,
            reports::half_year_with_awards(&records, period, MemberPages::Each, &awards, &options),
        )?;
    }
    if let Some((person, number)) = first_person(&records) {
        let whole = Period::month_of(played.from);
        let period = Period {
            from: whole.from,
            to: Period::month_of(played.to).to,
        };
        let name = format!("member-{number}.pdf");
        write(&name, reports::personal(&records, person, period, &options))?;
    }
    let (coming, notice) = notice(club, played)?;
    let name = format!("schedule-{}.pdf", coming.from.format("%Y-%m"));
    let written = reports::schedule_notice(&records.club, &notice, coming, &options);
    write(&name, written)?;
    papers(&records, &awards, played, &options, write)?;
    Ok(files)
}

/// What the notice of the two months after those that were played tells.
fn notice(club: &Club, played: Period) -> Result<(Period, reports::Schedule), Failure> {
    let last = Period::month_of(played.to).to;
    let first = last.checked_add_days(Days::new(1)).unwrap_or(last);
    let then = first.checked_add_months(Months::new(1)).unwrap_or(first);
    let coming = Period {
        from: first,
        to: Period::month_of(then).to,
    };
    let notice = reports::Schedule {
        meetings: crate::schedule::meetings(club, coming, None)?,
        holidays: schedule::holidays(coming),
        message: "お休みのときは、前日までに幹事へお知らせください。".to_owned(),
    };
    Ok((coming, notice))
}

/// What hangs on the wall, lies on the table and is handed over.
fn papers(
    records: &Records,
    awards: &[Award],
    played: Period,
    options: &Options,
    mut write: impl FnMut(&str, Result<Pdf, reports::Error>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let Some(rules) = records.rule_sets.get(&records.club_rules) else {
        return Ok(());
    };
    let club = &records.club;
    let form = Form::of(rules);
    write("rules.pdf", reports::rule_sheet(club, rules, options))?;
    write(
        "hand-values.pdf",
        reports::value_table(club, rules, options),
    )?;
    let sheet = reports::blank_record_sheets(club, rules, form, 1, options);
    write("record-sheet.pdf", sheet)?;
    let last = half_years(played, records.fiscal_start).pop();
    let earned = last.map_or_else(Vec::new, |(_, _, half)| {
        reports::award_certificates(records, half, awards, options)
    });
    let yakuman = reports::yakuman_certificates(records, played, options);
    let earned = reports::each_yakuman_once(earned, yakuman);
    if earned.is_empty() {
        return Ok(());
    }
    let certificates = reports::certificates(club, &earned, "", options);
    write("certificates.pdf", certificates)
}

/// The halves of fiscal years that the period touches.
fn half_years(played: Period, start: FiscalStart) -> Vec<(i32, Half, Period)> {
    let years = played.from.year() - 1..=played.to.year();
    years
        .flat_map(|year| [(year, Half::First), (year, Half::Second)])
        .filter_map(|(year, half)| Some((year, half, Period::half_year(year, half, start)?)))
        .filter(|(_, _, period)| period.from <= played.to && played.from <= period.to)
        .collect()
}

fn first_person(records: &Records) -> Option<(PersonId, u32)> {
    let people = records.people.iter();
    people
        .map(|(id, person)| (*id, person.number))
        .min_by_key(|(_, number)| *number)
}
