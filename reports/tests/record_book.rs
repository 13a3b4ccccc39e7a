//! 記録帳: what was ever reached, each figure against the records that it is from.

use crate::club::{Shape, day, empty, half, in_print, options, season, year::two_years};
use crate::reading::{Printed, holds, without_space};
use reports::{Options, Print, record_book};
use scoring::hand_value::Level;
use scoring::record::Hanchan;
use scoring::{Half, Period, PersonId, Points, Records, Unit, standings, statistics};

fn text(records: &Records) -> String {
    let options = Options {
        printed: day("2026-10-01"),
        ..options()
    };
    let printed = Printed::new(record_book(records, Period::ALWAYS, &options).unwrap());
    printed.check_structure();
    printed.run_on_text()
}

/// What stands between one heading and the next.
fn part<'a>(text: &'a str, heading: &str, next: &str) -> &'a str {
    let below = text.split(heading).nth(1).unwrap();
    below.split(next).next().unwrap()
}

fn name(records: &Records, person: PersonId) -> String {
    without_space(&records.people[&person].name)
}

#[test]
fn every_half_year_has_its_first_three() {
    let records = two_years(Shape::new(8, 24), half());
    let text = text(&records);
    let winners = part(&text, "歴代の成績", "優勝の回数");
    let halves = [2024, 2025].into_iter().flat_map(|year| {
        let of = |half| Period::half_year(year, half, records.fiscal_start).unwrap();
        [Half::First, Half::Second].map(of)
    });
    let mut seen = 0;
    for half in halves {
        let within = records.within(half);
        if within.hanchan.is_empty() {
            continue;
        }
        seen += 1;
        let rows = standings(&within, records.club_kind());
        let first = rows.iter().find(|row| row.rank == Some(1)).unwrap();
        let total = Unit::P.signed(first.tally.total);
        let expected = format!("{}{total}", name(&records, first.person));
        assert!(winners.contains(&expected), "{expected} in {winners}");
    }
    assert!(seen > 2, "{seen}");
    let titles = part(&text, "優勝の回数", "役満");
    assert!(titles.contains("終わった期"), "{titles}");
}

#[test]
fn a_half_year_that_is_not_over_crowns_nobody() {
    let records = season(Shape::new(8, 6));
    let at = |printed: &str| Options {
        printed: day(printed),
        ..options()
    };
    let text = |options| {
        let pdf = record_book(&records, Period::ALWAYS, &options).unwrap();
        Printed::new(pdf).run_on_text()
    };
    assert!(text(at("2025-09-30")).contains("途中"));
    assert!(!text(at("2025-10-01")).contains("途中"));
}

#[test]
fn every_yakuman_is_there_and_nobody_who_dealt_in() {
    let mut records = season(Shape::new(15, 6));
    for (place, hand) in records.hands.iter_mut().enumerate() {
        hand.entry.level = if place % 20 == 0 {
            Level::Yakuman
        } else {
            Level::Mangan
        };
        hand.entry.yaku = format!("役その{place}。");
    }
    let text = text(&records);
    let yakuman = part(&text, "役満", "最高の半荘");
    for (place, hand) in records.hands.iter().enumerate() {
        let told = format!("役その{place}。");
        assert_eq!(
            yakuman.contains(&told),
            hand.entry.level == Level::Yakuman,
            "{told}"
        );
    }
    let won = records.hands.len().div_ceil(20);
    holds(yakuman, [format!("{won}回")]);
}

#[test]
fn the_best_of_all_stand_first_and_runs_and_milestones_are_those_of_the_records() {
    let records = two_years(Shape::new(8, 24), half());
    let text = text(&records);
    let is_member = |person: &PersonId| {
        let rows = standings(&records, records.club_kind());
        rows.iter()
            .any(|row| row.person == *person && row.rank.is_some())
    };
    let results = records.hanchan.iter().flat_map(Hanchan::results);
    let results = results.filter(|result| is_member(&result.person));
    let mut totals: Vec<Points> = results.map(|result| result.total).collect();
    totals.sort_unstable();
    let best = part(&text, "最高の半荘", "最高の一日");
    let mut after = best;
    for total in totals.iter().rev().take(10) {
        let total = Unit::P.signed(*total);
        after = after
            .split_once(&total)
            .unwrap_or_else(|| panic!("{total} in {best}"))
            .1;
    }
    let statistics = statistics(&records, records.club_kind());
    let members = statistics.iter().filter(|(person, _)| is_member(person));
    let longest = members
        .max_by_key(|(_, own)| own.streaks.not_last.longest)
        .unwrap();
    let run = part(&text, "連続ラスなし", "連続プラス");
    assert!(
        run.contains(&longest.1.streaks.not_last.longest.to_string()),
        "{run}"
    );
    let played = |person: PersonId| {
        let hanchan = records.hanchan.iter();
        let own = hanchan.filter(|one| one.sheet.people.as_slice().contains(&person));
        own.map(|one| one.sheet.date).collect::<Vec<_>>()
    };
    let milestones = text.split("節目の半荘").nth(1).unwrap();
    for person in records.people.keys().filter(|person| is_member(person)) {
        let days = played(*person);
        if let Some(hundredth) = days.get(99) {
            let date = options().calendar.short_day(*hundredth);
            let own = format!("{}{date}", days.len());
            assert!(milestones.contains(&own), "{own} in {milestones}");
        }
    }
}

#[test]
fn it_is_sound_for_every_club_and_says_so_where_nobody_played() {
    for members in [4, 15, 40] {
        for print in [Print::Normal, Print::Large] {
            let records = season(Shape::new(members, 6));
            let printed =
                Printed::new(record_book(&records, Period::ALWAYS, &in_print(print)).unwrap());
            printed.check_structure();
            printed.check_words(&format!("{members} in {print:?}"), 44.5);
        }
    }
    let printed = Printed::new(record_book(&empty(4), half(), &options()).unwrap());
    assert!(
        printed
            .run_on_text()
            .contains("この期間に行われた半荘はありません")
    );
}
