//! When a round's announcements are made.

use chrono::TimeDelta;
use proptest::prelude::*;
use scoring::announcing::{Said, due};
use scoring::preset;
use scoring::rule_set::{Announcement, AtEnd, Call, Clock};

/// What was called out by then, from the minutes and seconds that are left.
fn called(rules: &str, minutes: i64, seconds: i64) -> Vec<Said> {
    let signals = preset(rules).unwrap().data().clock.signals();
    let left = TimeDelta::minutes(minutes) + TimeDelta::seconds(seconds);
    let count = due(&signals, left);
    signals[..count].iter().map(|signal| signal.said).collect()
}

#[test]
fn each_preset_calls_out_what_its_sheet_says() {
    use AtEnd::{OneMoreAfterSettlement, RunningHandIsLast};
    use Said::{Call, Over};
    use scoring::rule_set::Call::{DeclarePoints, FinishHand, LastHand};

    let cases: [(&str, i64, i64, &[Said]); 15] = [
        ("shirakaba-2025", 70, 0, &[]),
        ("shirakaba-2025", 3, 1, &[]),
        ("shirakaba-2025", 3, 0, &[Call(FinishHand)]),
        ("shirakaba-2025", 0, 1, &[Call(FinishHand)]),
        (
            "shirakaba-2025",
            0,
            0,
            &[Call(FinishHand), Over(RunningHandIsLast)],
        ),
        ("haku-2015", 0, 0, &[Over(OneMoreAfterSettlement)]),
        ("hakuryuo-40", 5, 1, &[]),
        ("hakuryuo-40", 5, 0, &[Call(LastHand)]),
        (
            "hakuryuo-40",
            0,
            0,
            &[Call(LastHand), Over(RunningHandIsLast)],
        ),
        ("kenko-25000", 0, 0, &[Over(RunningHandIsLast)]),
        ("wakakujira-2025", 10, 1, &[]),
        ("wakakujira-2025", 10, 0, &[Call(DeclarePoints)]),
        ("wakakujira-2025", 3, 1, &[Call(DeclarePoints)]),
        (
            "wakakujira-2025",
            3,
            0,
            &[Call(DeclarePoints), Call(FinishHand)],
        ),
        (
            "wakakujira-2025",
            -1,
            0,
            &[
                Call(DeclarePoints),
                Call(FinishHand),
                Over(RunningHandIsLast),
            ],
        ),
    ];
    for (rules, minutes, seconds, said) in cases {
        assert_eq!(
            called(rules, minutes, seconds),
            said,
            "{rules} {minutes}:{seconds}"
        );
    }
}

fn any_clock() -> impl Strategy<Value = Clock> {
    let call = prop_oneof![
        Just(Call::DeclarePoints),
        Just(Call::FinishHand),
        Just(Call::LastHand)
    ];
    prop::collection::vec((1_u16..600, call), 0..6).prop_map(|announcements| Clock {
        minutes: Some(600),
        announcements: announcements
            .into_iter()
            .map(|(minutes_left, call)| Announcement { minutes_left, call })
            .collect(),
        ..Clock::default()
    })
}

proptest! {
    /// As time runs out, what was called out stays so, each signal comes exactly at its time, and
    /// in the end all have come.
    #[test]
    fn signals_come_one_after_the_other_each_at_its_time(clock in any_clock(), seconds in 0_i64..36_000) {
        let signals = clock.signals();
        let left = TimeDelta::seconds(seconds);
        let count = due(&signals, left);
        prop_assert!(due(&signals, left - TimeDelta::milliseconds(1)) >= count);
        for (position, signal) in signals.iter().enumerate() {
            prop_assert_eq!(position < count, signal.left() >= left);
        }
        prop_assert_eq!(due(&signals, TimeDelta::zero()), signals.len());
        prop_assert_eq!(due(&signals, TimeDelta::minutes(600)), 0);
        prop_assert_eq!(signals.len(), clock.announcements.len() + 1);
    }
}

#[test]
fn a_call_that_ends_the_game_leaves_no_time_to_run_out() {
    let ends = |calls: &[Call]| {
        let announcements = (1..).zip(calls).map(|(minutes_left, call)| Announcement {
            minutes_left,
            call: *call,
        });
        let clock = Clock {
            announcements: announcements.collect(),
            ..Clock::default()
        };
        clock.ends_by_announcement()
    };
    assert!(!ends(&[]));
    assert!(!ends(&[Call::DeclarePoints]));
    assert!(ends(&[Call::DeclarePoints, Call::LastHand]));
    assert!(ends(&[Call::FinishHand]));
}
