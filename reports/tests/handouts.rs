//! 配布版: edited to a sheet or two, and right all the same.

use crate::club::{Shape, day, half, season};
use crate::reading::{Printed, holds, text_of, without_space};
use chrono::{Datelike, NaiveDate};
use reports::{Edition, MemberPages, Options, Print, half_year, monthly, session_sheet};
use scoring::hand_value::Level;
use scoring::record::Hanchan;
use scoring::{Period, Points, Records, Standing, Unit, standings};
use std::collections::BTreeSet;

fn handout(print: Print) -> Options {
    Options {
        print,
        edition: Edition::Handout,
        ..Options::new(day("2025-10-01"))
    }
}

fn september() -> Period {
    Period::month_of(day("2025-09-01"))
}

#[test]
fn a_month_is_one_sheet_for_forty_members_and_two_for_eighty() {
    for (members, most) in [(4, 2), (8, 2), (15, 2), (24, 2), (40, 2), (80, 4)] {
        let records = season(Shape::new(members, 6));
        let pdf = monthly(&records, september(), &handout(Print::Normal)).unwrap();
        let pages = pdf.pages;
        let printed = Printed::new(pdf);
        assert!(
            pages <= most,
            "{members}: {pages} pages\n{}",
            printed.text()
        );
        printed.check_structure();
        printed.check_words(&format!("month of {members}"), 44.5);
    }
}

#[test]
fn a_half_year_has_two_sheets_for_the_club_of_forty() {
    for members in [4, 8, 15, 24, 40] {
        let records = season(Shape::new(members, 6));
        let options = handout(Print::Normal);
        let pdf = half_year(&records, half(), MemberPages::None, &options).unwrap();
        assert!(pdf.pages <= 4, "{members}: {} pages", pdf.pages);
        Printed::new(pdf).check_structure();
    }
}

/// What the days give stands beside the total that they give, and everybody together comes to what the
/// chombo cost.
#[test]
fn each_row_says_rank_before_total_and_days_and_the_last_adds_up() {
    let records = season(Shape::new(15, 6));
    let pdf = monthly(&records, september(), &handout(Print::Normal)).unwrap();
    let text = Printed::new(pdf).text();
    let month = records.within(september());
    let rows = standings(&month, month.club_kind());
    for row in &rows {
        let total = Unit::P.signed(row.tally.total);
        let name = records.people[&row.person].name.split(' ').next().unwrap();
        let line = text
            .lines()
            .find(|line| line.contains(name) && line.contains(&total));
        assert!(line.is_some(), "{name} {total}\n{text}");
    }
    let sum: Points = rows.iter().map(|row| row.tally.total).sum();
    let last = text
        .lines()
        .find(|line| line.trim_start().starts_with("計"));
    assert!(
        last.is_some_and(|line| line.contains(&Unit::P.signed(sum))),
        "{text}"
    );
    assert!(text.contains("前月"), "{text}");
}

#[test]
fn in_large_print_nothing_is_lost() {
    for members in [8, 24, 40] {
        let records = season(Shape::new(members, 6));
        let pdf = monthly(&records, september(), &handout(Print::Large)).unwrap();
        let printed = Printed::new(pdf);
        printed.check_structure();
        let text = printed.run_on_text();
        let month = records.within(september());
        for row in standings(&month, month.club_kind()) {
            let total = Unit::P.signed(row.tally.total);
            assert!(text.contains(&total), "{members}: {total}");
        }
    }
}

/// The places stand nowhere else on a handout: each has its count, however rare it is.
#[test]
fn every_place_of_a_handout_has_its_count() {
    for members in [4, 8, 15, 24, 40] {
        let records = season(Shape::new(members, 6));
        let term = records.within(half());
        let rows = standings(&term, term.club_kind());
        for print in [Print::Normal, Print::Large] {
            let pdf = half_year(&records, half(), MemberPages::None, &handout(print)).unwrap();
            let text = Printed::new(pdf).text();
            let text: Vec<String> = text.lines().map(without_space).collect();
            for row in &rows {
                let total = Unit::P.signed(row.tally.total);
                let games = row.tally.games;
                let average = row.tally.average_place().unwrap().decimal(2);
                let counts = row.tally.places.iter().filter(|count| **count > 0);
                let counts: Vec<String> = counts.map(u32::to_string).collect();
                let expected = format!("{games}{average}{}", counts.concat());
                let is_there = text
                    .iter()
                    .any(|line| line.contains(&total) && line.contains(&expected));
                assert!(
                    is_there,
                    "{members} {print:?}: {total} {expected}\n{text:#?}"
                );
            }
        }
    }
}

/// What the handout has no room for is in the full edition wherever it says so, and it says so wherever it is.
#[test]
fn a_handout_sends_to_the_full_edition_only_for_what_is_there() {
    let counted = |records: &Records, level: Level| {
        let levels = records.hands.iter().map(|hand| hand.entry.level);
        levels.filter(|other| *other >= level).count()
    };
    let mut seen = BTreeSet::new();
    for members in [8, 15, 24, 40] {
        let records = season(Shape::new(members, 6));
        let (month, term) = (records.within(september()), records.within(half()));
        let options = handout(Print::Normal);
        let made = [
            monthly(&records, september(), &options),
            half_year(&records, half(), MemberPages::None, &options),
        ];
        let [of_month, of_term] = made.map(text_of);
        let baiman = counted(&term, Level::Baiman);
        let fewer = counted(&term, Level::Haneman) - baiman;
        for (kind, text) in [("month", &of_month), ("term", &of_term)] {
            let found = [
                "跳満以上の記録",
                "倍満以上の記録",
                "保存版にあります）",
                "保存版にあります。",
            ];
            let found = found.into_iter().filter(|words| text.contains(words));
            let found: Vec<&str> = found.collect();
            assert!(!found.is_empty(), "{members}: {text}");
            seen.insert((kind, found.concat()));
        }
        assert!(!of_term.contains("件（保存版"), "{members}: {of_term}");
        if of_term.contains("ほかに跳満") {
            holds(&of_term, [format!("{baiman}件ほかに跳満{fewer}件")]);
        }
        if of_term.contains("保存版にあります。") {
            let told = format!("倍満以上の記録{baiman}件は、保存版にあります。");
            holds(&of_term, [told]);
        }
        if of_month.contains("ほかに跳満") {
            let fewer = counted(&month, Level::Haneman) - counted(&month, Level::Baiman);
            holds(
                &of_month,
                [format!("ほかに跳満{fewer}件（保存版にあります）")],
            );
        }
    }
    assert!(seen.len() > 2, "{seen:?}");
}

/// The day's standings of up to fourteen, nine tables, who sat out, and what was won, nearly three hands a
/// hanchan.
#[test]
fn a_day_of_three_tables_and_three_rounds_is_one_page_and_at_most_three_in_large_print() {
    let mut seen = 0;
    for members in 11..=15 {
        let mut records = season(Shape::new(members, 2));
        // One name in it takes four lines wherever it stands, which no page has to have room for.
        for person in records.people.values_mut() {
            if person.name.chars().count() > 10 {
                person.name = "長谷川 美智子".to_owned();
            }
        }
        let days: BTreeSet<NaiveDate> = records.days().collect();
        for date in days {
            let hanchan = records.hanchan.iter().filter(|one| one.sheet.date == date);
            let hanchan: Vec<_> = hanchan.collect();
            let people = hanchan.iter().flat_map(|one| one.sheet.people.as_slice());
            let people: BTreeSet<_> = people.collect();
            let hands = records.hands.iter();
            let hands = hands.filter(|hand| hanchan.iter().any(|one| one.id == hand.hanchan));
            let hands = hands.count();
            if hanchan.len() != 9 || people.len() > 14 || hands > 24 {
                continue;
            }
            for (print, most) in [(Print::Normal, 1), (Print::Large, 3)] {
                let pdf = session_sheet(&records, date, None, &handout(print)).unwrap();
                let pages = pdf.pages;
                let printed = Printed::new(pdf);
                assert!(pages <= most, "{date} {pages}\n{}", printed.text());
                printed.check_structure();
                printed.check_words(&format!("{date} of {members}"), 44.5);
                let text = printed.text();
                for one in &hanchan {
                    let points = points_by_place(one);
                    let is_whole = text.lines().any(|line| has_in_order(line, &points));
                    assert!(is_whole, "{points:?}\n{text}");
                }
            }
            seen += 1;
        }
    }
    assert!(seen > 5, "{seen}");
}

fn points_by_place(hanchan: &Hanchan) -> Vec<String> {
    let mut results: Vec<_> = hanchan.results().collect();
    results.sort_by_key(|result| result.place.number);
    let points = results.iter();
    points
        .map(|result| scoring::table_points(result.points))
        .collect()
}

fn has_in_order(line: &str, words: &[String]) -> bool {
    let mut read = line.split_whitespace();
    words.iter().all(|word| read.any(|other| other == word))
}

/// After a day everybody reads where the month and the half-year stand, on the first day of a month only of the
/// half-year; and what comes later has no part in it.
#[test]
fn a_day_says_where_everybody_stands() {
    let records = season(Shape::new(15, 6));
    let days: BTreeSet<NaiveDate> = records.days().collect();
    let of_september: Vec<NaiveDate> = days.into_iter().filter(|day| day.month() == 9).collect();
    for (place, date) in of_september.iter().enumerate() {
        let pdf = session_sheet(&records, *date, None, &handout(Print::Normal)).unwrap();
        let text = Printed::new(pdf).text();
        let of = |from: &str| {
            let records = records.within(Period {
                from: day(from),
                to: *date,
            });
            standings(&records, records.club_kind())
        };
        let (month, half) = (of("2025-09-01"), of("2025-04-01"));
        let own = of(&date.to_string());
        for row in &own {
            let name = records.people[&row.person].name.split(' ').next().unwrap();
            let stands = |rows: &[Standing]| {
                let row = rows
                    .iter()
                    .find(|other| other.person == row.person)
                    .unwrap();
                let rank = row.rank.map_or("－".to_owned(), |rank| rank.to_string());
                format!("{rank} {}", Unit::P.signed(row.tally.total))
            };
            let expected = if place == 0 {
                stands(&half)
            } else {
                format!("{} {}", stands(&month), stands(&half))
            };
            let told = text.lines().any(|line| {
                let words: Vec<&str> = line.split_whitespace().collect();
                line.contains(name) && words.join(" ").ends_with(&expected)
            });
            assert!(told, "{date} {name} {expected}\n{text}");
        }
    }
}
