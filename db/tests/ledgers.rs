//! Lists as clubs kept them: five workbooks, each built differently, come in without an edit, each column
//! and each row told, and whatever is not certain is asked.

use crate::support::ledgers::{
    PEOPLE, POINTS, across, matrix, month_sheets, results, tables, totals,
};
use crate::support::{club, day, import, member, now};
use db::{
    Amounts, Became, Club, ColumnUse, Error, ImportFiles, Ledger, LedgerColumn, LedgerLook,
    LedgerProblem, ListKind, Member, Said, Skipped, Source, TakenForGranted,
};
use scoring::record::Hanchan;
use scoring::{Period, Points, Records, standings, statistics};
use std::fmt::Write as _;
use tempfile::TempDir;

/// A club with everybody whom the workbooks name.
pub fn club_of_people() -> (TempDir, Club) {
    let (folder, mut club) = club();
    for (number, (name, kana)) in (1..).zip(PEOPLE) {
        let one = Member {
            kana: kana.into(),
            ..member(number, name)
        };
        club.add_member(now(), &one).unwrap();
    }
    (folder, club)
}

pub fn ledger(name: &str, bytes: impl Into<Vec<u8>>, said: Said) -> Ledger {
    Ledger {
        source: Source::new(name, bytes),
        said: Said {
            series: said.series.or_else(|| Some("水曜会".into())),
            ..said
        },
    }
}

fn bring(club: &mut Club, ledger: Ledger) -> Result<Records, Error> {
    let files = ImportFiles {
        ledger: Some(Box::new(ledger)),
        ..ImportFiles::default()
    };
    import(club, &files)?;
    club.records(Period::ALWAYS)
}

pub fn wrong(look: &LedgerLook) -> Vec<(u64, LedgerProblem)> {
    let of = |row: &db::RowLook| match &row.became {
        Became::Wrong(problem) => Some((row.line, problem.clone())),
        _ => None,
    };
    look.rows.iter().filter_map(of).collect()
}

fn points_of(hanchan: &Hanchan) -> Vec<i64> {
    hanchan.results().map(|result| result.points.0).collect()
}

#[test]
fn a_sheet_a_month_with_results_alone_gives_hanchan_with_found_points() {
    let (_folder, mut club) = club_of_people();
    let ledger = ledger("成績.xlsx", month_sheets(), Said::default());
    let look = club.look_at_ledger(&ledger).unwrap();
    assert!(look.is_clear(), "{:?} {:?}", wrong(&look), look.people);
    assert_eq!((look.hanchan, look.totals), (6, 0));
    let kinds: Vec<_> = look
        .sheets
        .iter()
        .map(|sheet| (sheet.name.as_str(), sheet.kind))
        .collect();
    assert_eq!(
        kinds,
        [
            ("4月", Some(ListKind::Players)),
            ("5月", Some(ListKind::Players))
        ]
    );
    let columns: Vec<_> = look.sheets[0]
        .columns
        .iter()
        .map(|one| one.taken_for.clone())
        .collect();
    let mut expected: Vec<ColumnUse> = [
        LedgerColumn::Date,
        LedgerColumn::Round,
        LedgerColumn::Table,
        LedgerColumn::Name,
        LedgerColumn::Result,
    ]
    .map(ColumnUse::Of)
    .to_vec();
    expected.push(ColumnUse::LeftOut);
    assert_eq!(columns, expected);
    assert_eq!(look.sheets[0].amounts, Some(Amounts::Result));
    assert!(look.people.iter().all(|person| person.certain));
    let told = [
        TakenForGranted::DayAbove,
        TakenForGranted::PointsFound,
        TakenForGranted::NoSeats,
    ];
    assert_eq!(look.assumed.iter().copied().collect::<Vec<_>>(), told);
    let sums = look
        .rows
        .iter()
        .filter(|row| row.became == Became::Skipped(Skipped::Sum));
    assert_eq!(sums.count(), 2);

    let records = bring(&mut club, ledger).unwrap();
    let all: Vec<Vec<i64>> = records.hanchan.iter().map(points_of).collect();
    assert_eq!(all, POINTS.map(|points| points.to_vec()));
    let days: Vec<String> = records.days().map(|day| day.to_string()).collect();
    assert_eq!(days[0], "2024-04-02");
    assert_eq!(days[5], "2024-05-02");
    assert!(records.hanchan.iter().all(|one| one.unseated));
    let by_seat = statistics(&records, records.club_kind());
    assert!(
        by_seat
            .values()
            .all(|person| person.by_seat.iter().all(|(_, tally)| tally.games == 0))
    );
    club.undo(now()).unwrap();
    assert!(club.records(Period::ALWAYS).unwrap().hanchan.is_empty());
}

#[test]
fn a_matrix_of_members_and_days_gives_the_sums_of_days() {
    let (_folder, mut club) = club_of_people();
    let ledger = ledger("日別.xlsx", matrix(), Said::default());
    let look = club.look_at_ledger(&ledger).unwrap();
    assert!(look.is_clear(), "{:?} {:?}", wrong(&look), look.people);
    assert_eq!(look.sheets[0].kind, Some(ListKind::Days));
    assert_eq!(look.sheets[0].heads, [3, 4]);
    assert_eq!(
        look.sheets[0].columns[2].taken_for,
        ColumnUse::Day(Some(day("2024-04-10")))
    );
    assert_eq!(look.sheets[0].columns[6].taken_for, ColumnUse::Sum);
    assert_eq!((look.hanchan, look.totals), (0, 12));
    let records = bring(&mut club, ledger).unwrap();
    let rows = standings(&records, records.club_kind());
    let of = |number: u32| {
        let row = rows
            .iter()
            .find(|row| records.people[&row.person].number == number)
            .unwrap();
        row.tally
    };
    assert_eq!(of(1).total, Points(28_000));
    // Nobody counted the hanchan, so that there is no mean.
    assert_eq!(
        (of(1).games, of(1).average(), of(1).average_place()),
        (0, None, None)
    );
    let april = Period {
        from: day("2024-04-01"),
        to: day("2024-04-30"),
    };
    let records = club.records(april).unwrap();
    assert_eq!(records.openings.len(), 7);
}

#[test]
fn a_row_a_table_under_merged_heads_gives_hanchan_with_seats() {
    let (_folder, mut club) = club_of_people();
    let ledger = ledger("対局.xlsx", tables(), Said::default());
    let look = club.look_at_ledger(&ledger).unwrap();
    assert!(look.is_clear(), "{:?} {:?}", wrong(&look), look.people);
    assert_eq!(look.sheets[0].kind, Some(ListKind::Tables));
    assert_eq!(
        look.sheets[0].columns[3].taken_for,
        ColumnUse::OfPlayer(0, LedgerColumn::Points)
    );
    let records = bring(&mut club, ledger).unwrap();
    let played: Vec<_> = records
        .hanchan
        .iter()
        .map(|one| {
            (
                one.sheet.date.to_string(),
                one.sheet.round,
                one.sheet.table.clone(),
            )
        })
        .collect();
    let at = |day: &str, table: &str| (day.to_owned(), 1, table.to_owned());
    assert_eq!(
        played,
        [
            at("2024-06-05", "1"),
            at("2024-06-05", "2"),
            at("2024-06-12", "1"),
            at("2024-06-12", "2")
        ]
    );
    assert!(records.hanchan.iter().all(|one| !one.unseated));
    assert_eq!(points_of(&records.hanchan[1]), POINTS[1]);
}

#[test]
fn a_column_for_each_person_is_asked_for_family_names_and_gives_hanchan() {
    let (_folder, mut club) = club_of_people();
    let open = ledger("七月.xlsx", across(), Said::default());
    let look = club.look_at_ledger(&open).unwrap();
    assert_eq!(look.sheets[0].kind, Some(ListKind::Across));
    let open_people: Vec<_> = look.people.iter().filter(|one| one.who.is_none()).collect();
    assert!(!open_people.is_empty());
    assert!(
        open_people.iter().all(|one| one.suggestions.len() == 1),
        "{open_people:?}"
    );
    assert!(bring(&mut club, open).is_err());
    assert!(club.records(Period::ALWAYS).unwrap().hanchan.is_empty());

    let said = Said {
        as_suggested: true,
        ..Said::default()
    };
    let records = bring(&mut club, ledger("七月.xlsx", across(), said)).unwrap();
    assert_eq!(records.hanchan.len(), 6);
    for (hanchan, points) in records.hanchan.iter().zip(POINTS) {
        let totals: Vec<Points> = hanchan.results().map(|one| one.total).collect();
        assert_eq!(totals, results(points));
        assert_eq!(points_of(hanchan), points);
    }
    assert_eq!(records.hanchan[1].sheet.round, 2);
}

#[test]
fn totals_of_a_year_stand_where_the_period_holds_all_of_it() {
    let (_folder, mut club) = club_of_people();
    let look = club
        .look_at_ledger(&ledger("令和5年度.xlsx", totals(), Said::default()))
        .unwrap();
    assert_eq!(look.sheets[0].kind, Some(ListKind::Totals));
    let asked: Vec<&str> = look
        .people
        .iter()
        .filter(|one| one.who.is_none())
        .map(|one| one.name.as_str())
        .collect();
    assert_eq!(asked, ["渡辺 新"]);
    let said = Said {
        unknown_are_new: true,
        ..Said::default()
    };
    let records = bring(&mut club, ledger("令和5年度.xlsx", totals(), said)).unwrap();
    let year = Period {
        from: day("2023-04-01"),
        to: day("2024-03-31"),
    };
    assert!(records.openings.iter().all(|one| one.period == year));
    assert_eq!(records.openings[0].source, "令和5年度.xlsx[年間成績]");
    let new = records
        .people
        .values()
        .find(|person| person.name == "渡辺 新")
        .unwrap();
    assert_eq!(new.number, 9);
    let first = &standings(&records, records.club_kind())[0].tally;
    assert_eq!(
        (first.games, first.places, first.total),
        (40, [12, 10, 10, 8], Points(312_400))
    );
    assert_eq!(first.average_place().unwrap().decimal(2), "2.35");
    let half = Period {
        from: day("2023-04-01"),
        to: day("2023-09-30"),
    };
    assert!(club.records(half).unwrap().openings.is_empty());
    // A second time the same totals are not taken.
    let again = bring(
        &mut club,
        ledger(
            "令和5年度.xlsx",
            totals(),
            Said {
                unknown_are_new: true,
                ..Said::default()
            },
        ),
    );
    assert!(again.unwrap_err().to_string().contains("already recorded"));
}

#[test]
fn five_thousand_rows_come_in_quickly() {
    let (_folder, mut club) = club_of_people();
    let mut text = "日付,回戦,卓,氏名,±P\n".to_owned();
    for table in 0..1_250_u32 {
        let date = day("2024-01-01") + chrono::Days::new(u64::from(table / 10));
        let points = results(POINTS[table as usize % POINTS.len()]);
        for (nth, result) in points.into_iter().enumerate() {
            let amount = format!(
                "{}{}.{}",
                if result.0 < 0 { "-" } else { "" },
                result.0.abs() / 1_000,
                result.0.abs() % 1_000 / 100
            );
            let (name, round) = (PEOPLE[nth].0, table % 10 + 1);
            writeln!(text, "{date},{round},A,{name},{amount}").unwrap();
        }
    }
    let records = bring(&mut club, ledger("list.csv", text, Said::default())).unwrap();
    assert_eq!(records.hanchan.len(), 1_250);
}
