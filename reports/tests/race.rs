//! 順位争い: gaps, what the last day changed, and what the days that are left have to bring.

use crate::club::{Shape, day, empty, half, options, season};
use crate::reading::{Printed, holds, without_space};
use chrono::NaiveDate;
use reports::{Options, Race, race};
use scoring::{Period, Points, Records, Standing, Unit, standings};
use std::collections::BTreeSet;

/// Played from April to August, with four days to come of those in September.
fn under_way(members: usize) -> (Records, Race, Options) {
    let records = season(Shape::new(members, 5));
    let days = [
        "2025-04-02",
        "2025-09-03",
        "2025-09-06",
        "2025-09-10",
        "2025-09-13",
        "2025-09-17",
    ];
    let race = Race {
        period: half(),
        meetings: days.map(day).to_vec(),
    };
    let options = Options {
        printed: day("2025-09-05"),
        ..options()
    };
    (records, race, options)
}

fn text(records: &Records, asked: &Race, options: &Options) -> String {
    let printed = Printed::new(race(records, asked, options).unwrap());
    printed.check_structure();
    printed.check_words("race", 44.5);
    printed.run_on_text()
}

fn ranked(records: &Records) -> Vec<Standing> {
    let mut rows = standings(records, records.club_kind());
    rows.retain(|row| row.rank.is_some() && row.tally.games > 0);
    rows
}

#[test]
fn every_gap_is_that_of_the_standings_and_the_days_left_share_it() {
    for members in [4, 15, 40] {
        let (records, race, options) = under_way(members);
        let text = text(&records, &race, &options);
        holds(
            &text,
            ["4日", "9月6日(土)、9月10日(水)、9月13日(土)、9月17日(水)"],
        );
        let rows = ranked(&records);
        let gap = |ahead: &Standing, row: &Standing| ahead.tally.total - row.tally.total;
        for (place, row) in rows.iter().enumerate().skip(1) {
            let above = rows[..place]
                .iter()
                .rfind(|other| other.rank < row.rank)
                .unwrap();
            let needed = gap(above, row);
            // No multiple of a hundred points below it would do.
            let mut daily = Points(0);
            while daily.0 * 4 < needed.0 {
                daily.0 += 100;
            }
            let own = [
                Unit::P.signed(row.tally.total),
                format!("{}P", Unit::P.unsigned(needed)),
                format!("{}P", Unit::P.unsigned(gap(&rows[0], row))),
                Unit::P.signed(daily),
            ];
            let own = own.concat();
            assert!(text.contains(&own), "{own} of {members} in {text}");
        }
    }
}

#[test]
fn who_moved_on_the_last_day_has_an_arrow() {
    let (records, race, options) = under_way(15);
    let text = text(&records, &race, &options);
    let days: BTreeSet<NaiveDate> = records.days().collect();
    let last = days.last().unwrap().pred_opt().unwrap();
    let before = ranked(&records.within(Period { to: last, ..half() }));
    let mut moved = 0;
    for row in ranked(&records) {
        let was = before.iter().find(|other| other.person == row.person);
        let Some(was) = was.and_then(|was| was.rank) else {
            continue;
        };
        let now = row.rank.unwrap();
        let arrow = match was.abs_diff(now) {
            0 => "→".to_owned(),
            places if was > now => format!("↑{places}"),
            places => format!("↓{places}"),
        };
        moved += was.abs_diff(now);
        let name = without_space(&records.people[&row.person].name);
        let total = Unit::P.signed(row.tally.total);
        // A name that is told apart from the same one stands with its number.
        let own = format!("{arrow}{total}");
        assert!(text.contains(&own), "{name}: {own} in {text}");
    }
    assert!(moved > 0);
}

#[test]
fn where_no_day_is_left_none_has_to_bring_anything() {
    let (records, race, mut options) = under_way(15);
    options.printed = day("2025-10-01");
    let text_after = text(&records, &race, &options);
    holds(&text_after, ["予定の開催日はもうありません"]);
    assert!(!text_after.contains("1日あたり"), "{text_after}");
    let nobody = text(&empty(4), &race, &options);
    holds(&nobody, ["この期間に行われた半荘はありません"]);
}
