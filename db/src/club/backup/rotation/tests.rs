use super::*;
use chrono::TimeDelta;
use proptest::prelude::*;
use std::collections::BTreeMap;

fn first_day() -> NaiveDate {
    NaiveDate::from_ymd_opt(2015, 1, 1).unwrap()
}

/// Some time within twelve years.
fn time() -> impl Strategy<Value = NaiveDateTime> {
    (0_i64..12 * 366, 0_i64..86_400).prop_map(|(day, second)| {
        midnight(first_day()) + TimeDelta::days(day) + TimeDelta::seconds(second)
    })
}

fn start() -> impl Strategy<Value = FiscalStart> {
    (1_u32..=12).prop_map(|month| FiscalStart::new(month).unwrap())
}

fn fiscal_year(day: NaiveDate, start: FiscalStart) -> i32 {
    day.year() - i32::from(day.month() < start.month())
}

fn left(times: &[NaiveDateTime], gone: &[RedundantBackup]) -> Vec<NaiveDateTime> {
    let gone: BTreeSet<NaiveDateTime> = gone.iter().map(|gone| gone.at).collect();
    times
        .iter()
        .copied()
        .filter(|at| !gone.contains(at))
        .collect()
}

/// The last of each group.
fn last_of<K: Ord>(
    times: &[NaiveDateTime],
    group: impl Fn(NaiveDate) -> K,
) -> BTreeMap<K, NaiveDateTime> {
    let mut last = BTreeMap::new();
    for at in times {
        let newest = last.entry(group(at.date())).or_insert(*at);
        *newest = (*newest).max(*at);
    }
    last
}

fn whole_days(from: NaiveDate, to: NaiveDate) -> i64 {
    (to - from).num_days()
}

fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

fn days_left(days: &[NaiveDate], today: &str) -> Vec<String> {
    let times: Vec<NaiveDateTime> = days.iter().map(|day| midnight(*day)).collect();
    let left = left(
        &times,
        &redundant_backups(&times, day(today), FiscalStart::default()),
    );
    left.iter().map(|at| at.date().to_string()).collect()
}

#[test]
fn the_last_of_eight_weeks_stays_and_of_the_ninth_only_what_ends_a_month() {
    let wednesdays = day("2025-11-05").iter_weeks().take(20);
    assert_eq!(
        days_left(&wednesdays.collect::<Vec<_>>(), "2026-03-18"),
        [
            "2025-11-26",
            "2025-12-31",
            "2026-01-28",
            "2026-02-04",
            "2026-02-11",
            "2026-02-18",
            "2026-02-25",
            "2026-03-04",
            "2026-03-11",
            "2026-03-18"
        ]
    );
}

#[test]
fn the_eighth_week_begins_on_its_monday() {
    let days = ["2026-01-18", "2026-01-19", "2026-01-28", "2026-03-11"];
    assert_eq!(days_left(&days.map(day), "2026-03-11"), days[1..]);
}

#[test]
fn a_month_of_last_year_does_not_stand_for_that_of_this_one() {
    let days = ["2024-10-20", "2025-03-20", "2026-01-20"];
    assert_eq!(days_left(&days.map(day), "2026-01-20"), days[1..]);
}

#[test]
fn the_last_of_twelve_months_stays_and_of_the_thirteenth_none() {
    let of_month = |month: u32| {
        let (year, month) = (2_024 + month / 12, month % 12 + 1);
        [5, 20]
            .map(|day| NaiveDate::from_ymd_opt(i32::try_from(year).unwrap(), month, day).unwrap())
    };
    // From October 2024 to January 2026.
    let days: Vec<NaiveDate> = (9..=24).flat_map(of_month).collect();
    let expected: Vec<String> = (13..=24)
        .map(|month| of_month(month)[1].to_string())
        .collect();
    // Of December both days end a week that is still kept.
    let left = days_left(&days, "2026-01-20");
    assert_eq!(left[..10], expected[..10]);
    assert!(expected.iter().all(|last| left.contains(last)));
}

proptest! {
    #[test]
    fn the_last_of_every_fiscal_year_stays_and_so_does_what_is_new(
        times in prop::collection::vec(time(), 0..200), today in time(), start in start()
    ) {
        let today = today.date();
        let stays = left(&times, &redundant_backups(&times, today, start));
        let kept: BTreeSet<_> = stays.iter().copied().collect();
        for last in last_of(&times, |day| fiscal_year(day, start)).values() {
            prop_assert!(kept.contains(last), "{last} was the last of its fiscal year");
        }
        for at in &times {
            prop_assert!(at.date() < today || kept.contains(at), "{at} is of today or later");
        }
        for (day, last) in last_of(&times, |day| day) {
            let age = whole_days(day, today);
            prop_assert!(age >= 14 || kept.contains(&last), "{last} was the last of a late day");
        }
        for ((year, week), last) in last_of(&times, |day| (day.iso_week().year(), day.iso_week().week())) {
            let age = whole_days(last.date(), today);
            prop_assert!(age > 7 * 7 || kept.contains(&last), "{last} was the last of {year}-W{week}");
        }
        for (month, last) in last_of(&times, month) {
            prop_assert!(month <= super::month(today) - 12 || kept.contains(&last), "{last} was the last of its month");
        }
    }

    #[test]
    fn what_goes_has_a_later_one_of_its_fiscal_year_that_stays(
        times in prop::collection::vec(time(), 0..200), today in time(), start in start()
    ) {
        let gone = redundant_backups(&times, today.date(), start);
        let stays = left(&times, &gone);
        for one in gone {
            prop_assert!(one.successor > one.at && stays.contains(&one.successor));
            prop_assert_eq!(fiscal_year(one.successor.date(), start), fiscal_year(one.at.date(), start));
        }
    }

    #[test]
    fn what_stays_is_few_and_stays_when_asked_again(
        times in prop::collection::vec(time(), 0..400), today in time(), start in start()
    ) {
        let today = today.date();
        let stays = left(&times, &redundant_backups(&times, today, start));
        prop_assert!(redundant_backups(&stays, today, start).is_empty());
        let old: BTreeSet<_> = stays.iter().filter(|at| at.date() < today).collect();
        // Twelve years touch thirteen fiscal years.
        prop_assert!(old.len() <= 14 + 8 + 12 + 13, "{} stay", old.len());
    }

    /// Going on from day to day takes nothing from what looking at all of them at once would keep.
    #[test]
    fn from_day_to_day_every_recent_day_week_and_month_keeps_its_last(
        played in prop::collection::vec((1_i64..9, 0_i64..3), 1..150), start in start()
    ) {
        let mut day = first_day();
        let (mut ever, mut stays) = (Vec::new(), Vec::new());
        for (days, more) in played {
            day += TimeDelta::days(days);
            for hour in 0..=more {
                let at = midnight(day) + TimeDelta::hours(12 + hour);
                ever.push(at);
                stays.push(at);
                stays = left(&stays, &redundant_backups(&stays, day, start));
            }
        }
        let at_once = left(&ever, &redundant_backups(&ever, day, start));
        let kept: BTreeSet<_> = stays.into_iter().collect();
        prop_assert!(at_once.iter().all(|at| kept.contains(at)));
        prop_assert!(kept.iter().all(|at| at_once.contains(at)));
    }
}
