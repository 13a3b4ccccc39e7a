//! Papers that set everybody against everybody, and everybody against every day.

use crate::club::{Shape, empty, half, in_print, season};
use crate::reading::{Printed, holds, without_space};
use chrono::NaiveDate;
use reports::{Print, attendance, head_to_head};
use scoring::statistics::statistics;
use scoring::{PersonKind, Points, Records, Unit, standings};
use std::collections::BTreeSet;

/// Every pair of members that met stands twice: below the diagonal the difference, above it how often who stands
/// higher was ahead.
#[test]
fn everybody_stands_against_everybody() {
    for members in [4, 15, 24, 40] {
        let records = season(Shape::new(members, 6));
        let printed =
            Printed::new(head_to_head(&records, half(), &in_print(Print::Normal)).unwrap());
        printed.check_structure();
        printed.check_words(&format!("{members} members"), 44.5);
        assert_eq!(printed.pdf.pages, if members <= 24 { 1 } else { 4 });
        let text = printed.run_on_text();
        let statistics = statistics(&records, records.club_kind());
        let rows = standings(&records, records.club_kind());
        let ranked: Vec<_> = rows.iter().filter(|row| row.rank.is_some()).collect();
        let names = ranked
            .iter()
            .map(|row| without_space(&records.people[&row.person].name));
        holds(&text, names);
        // Where the square is divided, a row goes on on another page.
        let each = ranked.len().div_ceil(ranked.len().div_ceil(24));
        for (place, row) in ranked.iter().enumerate() {
            let against = &statistics[&row.person].against;
            let cell = |column: usize, exact: bool| {
                let met = against.get(&ranked[column].person);
                match met.filter(|met| met.games > 0) {
                    _ if column == place => String::new(),
                    None => "・".to_owned(),
                    Some(met) if column > place => format!("{}/{}", met.ahead, met.games),
                    Some(met) if exact => Unit::P.signed(met.difference),
                    Some(met) => whole(met.difference),
                }
            };
            let columns: Vec<usize> = (0..ranked.len()).collect();
            for part in columns.chunks(each) {
                let own = |exact| part.iter().map(|column| cell(*column, exact)).collect();
                let told: [String; 2] = [own(true), own(false)];
                let found = told.iter().any(|own| text.contains(own));
                assert!(found, "{told:?} of {members} in {text}");
            }
        }
    }
}

/// In whole P, halves away from zero.
fn whole(points: Points) -> String {
    let whole = (points.0.abs() + 500) / 1_000;
    match (whole, points.0 < 0) {
        (0, _) => "0".to_owned(),
        (whole, true) => format!("▲{whole}"),
        (whole, false) => format!("+{whole}"),
    }
}

#[test]
fn who_came_when_adds_up_by_row_and_by_day() {
    for (members, print) in [
        (4, Print::Normal),
        (15, Print::Normal),
        (15, Print::Large),
        (40, Print::Normal),
    ] {
        let records = season(Shape::new(members, 6));
        let printed = Printed::new(attendance(&records, half(), &in_print(print)).unwrap());
        printed.check_structure();
        printed.check_words(&format!("{members} members, {print:?}"), 44.5);
        if members == 15 && print == Print::Normal {
            let largest = printed.text_sizes().into_iter().fold(0.0, f32::max);
            assert!(
                largest > 20.0,
                "the sheet on its side has its title: {largest}"
            );
        }
        let text = printed.run_on_text();
        let days: BTreeSet<NaiveDate> = records.days().collect();
        let played = |person, day| {
            let hanchan = records.hanchan.iter().filter(|one| one.sheet.date == day);
            hanchan
                .filter(|one| one.sheet.people.as_slice().contains(&person))
                .count()
        };
        for (id, person) in &records.people {
            let counts: Vec<usize> = days.iter().map(|day| played(*id, *day)).collect();
            let games: usize = counts.iter().sum();
            if games == 0 || person.kind != PersonKind::Member || print == Print::Large {
                continue;
            }
            let shown = counts.iter().map(|count| match count {
                0 => "・".to_owned(),
                count => count.to_string(),
            });
            let came = counts.iter().filter(|count| **count > 0).count();
            let row = format!("{}{came}", shown.collect::<String>());
            assert!(text.contains(&row), "{row} of {} in {text}", person.name);
        }
        let came = |day: &_| {
            let everybody = records.people.keys();
            everybody
                .filter(|person| played(**person, *day) > 0)
                .count()
        };
        let last: String = days.iter().map(|day| came(day).to_string()).collect();
        let last = format!("人数{last}");
        assert!(
            print == Print::Large || text.contains(&last),
            "{last} in {text}"
        );
    }
}

#[test]
fn where_nobody_played_that_is_what_they_say() {
    let records: Records = empty(8);
    for pdf in [
        head_to_head(&records, half(), &in_print(Print::Normal)),
        attendance(&records, half(), &in_print(Print::Normal)),
    ] {
        let printed = Printed::new(pdf.unwrap());
        printed.check_structure();
        assert_eq!(printed.pdf.pages, 1);
        assert!(
            printed
                .run_on_text()
                .contains("この期間に行われた半荘はありません")
        );
    }
}
