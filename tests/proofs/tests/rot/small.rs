//! The smallest file that has something in each of its tables, and where in it what lies.

use chrono::NaiveDate;
use db::{Club, ImportFiles, ImportMode, Member, Source};
use proofs::fingerprint::{look_at, tables};
use proofs::play::{CompetitionStep, DayStep, Step, YearStep, begin, now, take};
use proofs::scratch;
use rusqlite::Connection;
use scoring::record::OpeningTotal;
use scoring::{PageNames, Period, Points};
use std::fs;
use std::ops::{ControlFlow, Range};
use std::path::Path;

/// One of everything.
fn steps() -> Vec<Step> {
    let record = |what, person| Step::InCompetition(CompetitionStep::Record(what, person, 1));
    vec![
        Step::Session(0, "a".into()),
        Step::OnDay(0, DayStep::Plan(Some(2))),
        Step::OnDay(0, DayStep::Attend(u8::MAX)),
        Step::OnDay(0, DayStep::Draw(1)),
        Step::OnDay(0, DayStep::Draw(2)),
        Step::OnDay(0, DayStep::SetAside(2)),
        Step::Enter(0, 1, 2),
        Step::Adjust(1, 1),
        Step::InYear(YearStep::AddRule(0)),
        Step::InYear(YearStep::Except(1, 1)),
        Step::InYear(YearStep::Remark(Some(1), true, "あ".into())),
        Step::InCompetition(CompetitionStep::Add(0)),
        record(0, 1),
        record(0, 2),
        record(0, 3),
        record(0, 4),
        record(8, 2),
        Step::InCompetition(CompetitionStep::Seat(0, 1)),
        Step::CorrectMember(5, "い".into()),
        Step::Undo,
    ]
}

/// The bytes of a file with a row in each of its tables.
pub fn small() -> Vec<u8> {
    let folder = scratch();
    let path = begin(folder.path()).unwrap();
    let mut club = Club::open(&path).unwrap();
    for step in steps() {
        take(&mut club, &step).unwrap();
    }
    club.set_backup_folder(now(), Path::new("/stick")).unwrap();
    club.set_site(now(), Path::new("/site"), PageNames::Full)
        .unwrap();
    bring_years_along(&mut club);
    drop(club);
    let elsewhere = scratch();
    let other = elsewhere.path().join("other.hanchan");
    fs::copy(&path, &other).unwrap();
    let mut other = Club::open(&other).unwrap();
    let member = Member {
        number: 9,
        name: "会員9".into(),
        ..Member::default()
    };
    other.add_member(now(), &member).unwrap();
    let mut club = Club::open(&path).unwrap();
    let lacking = club.compare(&other).unwrap().only_there;
    club.bring(now(), &other, lacking[0].0.entry.id).unwrap();
    drop((club, other));
    let file = Connection::open(&path).unwrap();
    // Nothing is left in it of what was there before.
    file.execute_batch("VACUUM").unwrap();
    drop(file);
    let file = look_at(&path).unwrap();
    for table in tables(&file).unwrap() {
        let any = format!("SELECT EXISTS (SELECT 1 FROM \"{table}\")");
        let any: bool = file.query_row(&any, [], |row| row.get(0)).unwrap();
        // Only a club has one whose rules an older program misread.
        assert!(any || table == "rules_kept", "{table} has no row");
    }
    fs::read(path).unwrap()
}

/// A sum alone, and a hanchan of which nobody knows the seats.
fn bring_years_along(club: &mut Club) {
    let (person, _) = club.member(1).unwrap().unwrap();
    let (series, _) = club.series().unwrap()[0];
    let day = |month, day| NaiveDate::from_ymd_opt(2020, month, day).unwrap();
    let opening = OpeningTotal {
        period: Period {
            from: day(4, 1),
            to: day(9, 30),
        },
        series,
        person,
        games: None,
        places: None,
        total: Points(1_500),
        source: "帳".into(),
    };
    club.add_opening(now(), &opening).unwrap();
    let rows = "date,series,round,table,seat,member,points
2020-10-01,水曜会,1,A,,1,42300
2020-10-01,水曜会,1,A,,2,31000
2020-10-01,水曜会,1,A,,3,26700
2020-10-01,水曜会,1,A,,4,20000
";
    let files = ImportFiles {
        results: Some(Source::new("results.csv", rows)),
        ..ImportFiles::default()
    };
    let go_on = &mut |_| ControlFlow::Continue(());
    club.import(now(), &files, ImportMode::Store, go_on)
        .unwrap();
}

/// What a page of a file is of.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Part {
    /// The words of its tables, indexes and triggers, and what the file says of itself.
    Schema,
    /// A table that holds what is recorded now.
    Record,
    /// One that holds how it came to that.
    History,
}

impl Part {
    fn of(table: &str) -> Self {
        match table {
            "sqlite_schema" => Self::Schema,
            "operation" | "change" | "fingerprint" | "brought" => Self::History,
            _ => Self::Record,
        }
    }
}

/// The bytes of all tables that something is written in. An index says nothing that its table does not
/// say.
pub fn written(bytes: &[u8]) -> Vec<(usize, Part)> {
    let folder = scratch();
    let path = folder.path().join("club.hanchan");
    fs::write(&path, bytes).unwrap();
    let file = look_at(&path).unwrap();
    let mut known = tables(&file).unwrap();
    known.push("sqlite_schema".into());
    let mut query = file
        .prepare("SELECT name, pgoffset, pgsize, pagetype FROM dbstat ORDER BY pgoffset")
        .unwrap();
    let pages = query
        .query_map([], |row| {
            let place: i64 = row.get(1)?;
            let size: i64 = row.get(2)?;
            let kind: String = row.get(3)?;
            Ok((row.get::<_, String>(0)?, place, size, kind))
        })
        .unwrap();
    let mut written = Vec::new();
    for page in pages {
        let (name, place, size, kind) = page.unwrap();
        if !known.contains(&name) {
            continue;
        }
        let place = usize::try_from(place).unwrap();
        let page = place..place + usize::try_from(size).unwrap();
        let room = match kind.as_str() {
            "overflow" => 0..0,
            kind => room(bytes, &page, kind == "internal"),
        };
        let part = Part::of(&name);
        written.extend(page.filter(|at| !room.contains(at)).map(|at| (at, part)));
    }
    written
}

/// Where a page has room between the places of its rows and the rows themselves.
fn room(bytes: &[u8], page: &Range<usize>, is_inner: bool) -> Range<usize> {
    // Before the first page's own beginning the file says what it is.
    let header = page.start + if page.start == 0 { 100 } else { 0 };
    let two = |at: usize| usize::from(u16::from_be_bytes([bytes[at], bytes[at + 1]]));
    let rows = two(header + 3);
    let begin = header + if is_inner { 12 } else { 8 } + 2 * rows;
    begin..page.start + two(header + 5)
}
