use super::*;
use proptest::prelude::*;
use scoring::announcing::Said;
use scoring::preset;
use scoring::rule_set::{AtEnd, Call};

/// Some moment, and that many seconds after it.
fn at(seconds: i64) -> DateTime<Utc> {
    DateTime::from_timestamp(1_795_000_000 + seconds, 0).unwrap()
}

fn clock(rules: &str, minutes: u16) -> RoundClock {
    let round = Round {
        day: NaiveDate::from_ymd_opt(2026, 11, 21).unwrap(),
        series: SeriesId(1),
        number: 2,
        heading: "令和8年11月21日 土曜会".into(),
    };
    let length = Length {
        rules: RuleSetId(1),
        clock: preset(rules).unwrap().data().clock.clone(),
        minutes: Some(minutes),
    };
    RoundClock::ready(round, length, at(0))
}

fn running(rules: &str, minutes: u16) -> RoundClock {
    let mut clock = clock(rules, minutes);
    clock.start(at(0));
    clock
}

fn seconds_left(clock: &RoundClock, seconds: i64) -> i64 {
    clock.left(at(seconds)).num_seconds()
}

fn latest(clock: &RoundClock) -> Option<(Said, How)> {
    clock.latest().map(|(signal, told)| (signal.said, told.how))
}

#[track_caller]
fn is_on_time(clock: &RoundClock, said: Said) {
    assert_eq!(latest(clock), Some((said, How::OnTime)));
}

#[track_caller]
fn shows(clock: &RoundClock, seconds: i64, state: State, left: i64) {
    let shown = (clock.state(at(seconds)), seconds_left(clock, seconds));
    assert_eq!(shown, (state, left));
}

#[test]
fn a_round_is_started_stopped_lengthened_and_over() {
    let mut clock = clock("shirakaba-2025", 70);
    assert_eq!(clock.state(at(500)), State::Ready);
    assert_eq!(seconds_left(&clock, 500), 4200, "it waits for its start");
    clock.start(at(0));
    shows(&clock, 60, State::Running, 4140);
    clock.start(at(60));
    assert_eq!(seconds_left(&clock, 60), 4140, "started twice by mistake");
    clock.pause(at(60));
    shows(&clock, 600, State::Paused, 4140);
    assert_eq!(clock.ends(), None);
    clock.go_on(at(600));
    assert_eq!(clock.ends(), Some(at(4740)));
    clock.add(5, at(700));
    assert_eq!(clock.ends(), Some(at(5040)));
    clock.add(-1, at(700));
    assert_eq!(clock.ends(), Some(at(4980)));
    assert_eq!(
        (clock.state(at(4980)), seconds_left(&clock, 6000)),
        (State::Over, 0)
    );
    clock.add(5, at(6000));
    assert_eq!(clock.ends(), Some(at(6300)), "from now on");
}

#[test]
fn minutes_stay_between_none_and_the_longest_round() {
    let mut clock = running("shirakaba-2025", 70);
    clock.add(-100, at(10));
    shows(&clock, 10, State::Over, 0);
    clock.add(i32::MAX, at(10));
    assert_eq!(seconds_left(&clock, 10), 36_000);
}

#[test]
fn a_round_of_an_untimed_rule_set_starts_when_somebody_says_how_long() {
    let mut clock = clock("kenko-25000", 1);
    clock.length.minutes = None;
    clock.start(at(0));
    assert_eq!(clock.state(at(0)), State::Ready);
    clock.length.minutes = Some(30);
    clock.start(at(0));
    assert_eq!(clock.ends(), Some(at(1800)));
}

#[test]
fn each_announcement_sounds_at_its_time_and_not_again() {
    let mut clock = running("wakakujira-2025", 45);
    assert_eq!(clock.next().map(|signal| signal.minutes_left), Some(10));
    assert!(!clock.notice(at(35 * 60 - 1)));
    assert_eq!(latest(&clock), None);
    assert!(clock.notice(at(35 * 60)));
    is_on_time(&clock, Said::Call(Call::DeclarePoints));
    assert!(clock.sounds(at(35 * 60 + 9)) && !clock.sounds(at(35 * 60 + 11)));
    assert!(!clock.notice(at(35 * 60 + 1)), "once");
    assert_eq!(clock.next().map(|signal| signal.minutes_left), Some(3));
    clock.notice(at(42 * 60));
    is_on_time(&clock, Said::Call(Call::FinishHand));
    clock.notice(at(45 * 60));
    is_on_time(&clock, Said::Over(AtEnd::RunningHandIsLast));
    assert_eq!(clock.next(), None);
}

#[test]
fn what_came_due_while_nobody_looked_is_shown_without_a_sound() {
    let mut clock = running("wakakujira-2025", 45);
    clock.notice(at(43 * 60));
    assert_eq!(
        latest(&clock),
        Some((Said::Call(Call::FinishHand), How::Late))
    );
    assert!(!clock.sounds(at(43 * 60)));
    assert_eq!(clock.latest().map(|(_, told)| told.at), Some(at(42 * 60)));
    clock.notice(at(45 * 60 + 1));
    assert!(clock.sounds(at(45 * 60 + 1)), "the end is on time again");
}

#[test]
fn an_announcement_comes_again_when_minutes_were_added() {
    let mut clock = running("hakuryuo-40", 50);
    clock.notice(at(45 * 60));
    clock.add(10, at(45 * 60 + 30));
    assert_eq!(latest(&clock), None, "it does not hold any more");
    clock.notice(at(55 * 60));
    is_on_time(&clock, Said::Call(Call::LastHand));
}

#[test]
fn an_announcement_that_minutes_taken_away_pass_over_is_called_out_at_once() {
    for stopped in [false, true] {
        let mut clock = running("hakuryuo-40", 50);
        if stopped {
            clock.pause(at(0));
        }
        clock.add(-46, at(60));
        is_on_time(&clock, Said::Call(Call::LastHand));
        assert!(clock.sounds(at(60)));
    }
}

#[test]
fn going_on_after_a_pause_repeats_nothing() {
    let mut clock = running("hakuryuo-40", 50);
    clock.notice(at(45 * 60));
    clock.pause(at(46 * 60));
    clock.go_on(at(60 * 60));
    assert!(!clock.notice(at(60 * 60)) && !clock.sounds(at(60 * 60)));
}

#[test]
fn a_round_too_short_for_an_announcement_begins_without_it() {
    let mut clock = running("wakakujira-2025", 8);
    clock.notice(at(0));
    assert_eq!(latest(&clock), None);
    assert_eq!(clock.next().map(|signal| signal.minutes_left), Some(3));
    clock.add(10, at(0));
    assert_eq!(clock.next().map(|signal| signal.minutes_left), Some(10));
}

#[test]
fn a_clock_of_a_day_gone_by_is_forgotten() {
    let hours = |hours: i64| at(hours * 3600);
    let ready = clock("shirakaba-2025", 70);
    assert!(!ready.is_forgotten(hours(11)) && ready.is_forgotten(hours(13)));
    let mut clock = running("shirakaba-2025", 70);
    assert!(!clock.is_forgotten(hours(13)), "it ended after one hour");
    assert!(clock.is_forgotten(hours(14)));
    assert!(
        clock.is_forgotten(hours(-11)),
        "no round is as long as that"
    );
    clock.pause(at(0));
    assert!(!clock.is_forgotten(hours(11)) && clock.is_forgotten(hours(13)));
}

#[derive(Clone, Debug)]
enum Deed {
    Look,
    Pause,
    GoOn,
    Add(i32),
    Restart,
}

fn deeds() -> impl Strategy<Value = Vec<(i64, Deed)>> {
    let deed = prop_oneof![
        4 => Just(Deed::Look),
        1 => Just(Deed::Pause),
        1 => Just(Deed::GoOn),
        1 => (-20_i32..20).prop_map(Deed::Add),
        1 => Just(Deed::Restart),
    ];
    prop::collection::vec((0_i64..900, deed), 0..40)
}

proptest! {
    /// However the round goes, the signals told are the ones that are due, the clock never shows
    /// less than nothing, and a program that was started again knows the same.
    #[test]
    fn told_is_what_is_due(minutes in 1_u16..=60, deeds in deeds()) {
        let mut clock = running("wakakujira-2025", minutes);
        let mut seconds = 0;
        for (waited, deed) in deeds {
            seconds += waited;
            let now = at(seconds);
            clock.notice(now);
            match deed {
                Deed::Look => {}
                Deed::Pause => clock.pause(now),
                Deed::GoOn => clock.go_on(now),
                Deed::Add(minutes) => clock.add(minutes, now),
                Deed::Restart => {
                    let kept = serde_json::to_string(&clock).unwrap();
                    let again: RoundClock = serde_json::from_str(&kept).unwrap();
                    prop_assert_eq!(&again, &clock);
                    clock = again;
                }
            }
            prop_assert_eq!(clock.told.len(), due(&clock.signals(), clock.left(now)));
            prop_assert!(!clock.notice(now), "a second look finds nothing new");
            prop_assert!(clock.left(now) >= TimeDelta::zero());
            prop_assert_eq!(clock.state(now) == State::Over, clock.left(now).is_zero());
        }
    }

    /// A round without interruptions sounds every announcement exactly once, however often it is
    /// looked at, as long as that is often enough.
    #[test]
    fn each_signal_sounds_once(step in 1_i64..=10) {
        let mut clock = running("wakakujira-2025", 45);
        let mut heard = Vec::new();
        for seconds in (0..3000).step_by(usize::try_from(step).unwrap()) {
            if clock.notice(at(seconds)) && clock.sounds(at(seconds)) {
                heard.push(clock.latest().unwrap().0.minutes_left);
            }
        }
        prop_assert_eq!(heard, [10, 3, 0]);
    }
}

#[test]
fn one_table_plays_on_when_the_round_is_over() {
    let mut clock = clock("shirakaba-2025", 70);
    clock.add_at("B", 5);
    assert!(clock.besides(at(0)).is_empty(), "it is not started");
    clock.start(at(0));
    clock.add_at("B", 5);
    clock.add_at("A", 3);
    let left = |clock: &RoundClock, seconds| -> Vec<(String, u16, i64)> {
        let tables = clock.besides(at(seconds)).into_iter();
        tables
            .map(|(table, minutes, left)| (table.to_owned(), minutes, left.num_seconds()))
            .collect()
    };
    let table = |name: &str, minutes, left| (name.to_owned(), minutes, left);
    assert_eq!(left(&clock, 4200), [table("A", 3, 180), table("B", 5, 300)]);
    assert_eq!(clock.state(at(4200)), State::Over);
    assert_eq!(left(&clock, 4400), [table("A", 3, 0), table("B", 5, 100)]);
    assert_eq!(clock.plays_for(at(4400)), Some(TimeDelta::seconds(100)));
    assert_eq!(clock.plays_for(at(4600)), None);
    clock.add_at("A", -9);
    assert_eq!(left(&clock, 4400), [table("B", 5, 100)]);
    clock.add(1, at(4400));
    assert_eq!(
        left(&clock, 4400),
        [table("B", 5, 360)],
        "the whole round plays on"
    );
    clock.pause(at(4410));
    assert_eq!(left(&clock, 9000), [table("B", 5, 350)]);
    clock.add_at("B", i32::MAX);
    assert_eq!(left(&clock, 9000)[0].1, MOST_MINUTES);
}

#[test]
fn a_clock_kept_by_the_version_before_is_read() {
    let mut kept = serde_json::to_value(running("shirakaba-2025", 70)).unwrap();
    kept.as_object_mut().unwrap().remove("besides").unwrap();
    let read: RoundClock = serde_json::from_value(kept).unwrap();
    assert_eq!(read, running("shirakaba-2025", 70));
}
