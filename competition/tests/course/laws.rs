//! What holds of every competition.

use super::hall::{Hall, points, round};
use competition::course::Ranked;
use competition::{Competition, Course, Event, Happening, Sheet, changes};
use proptest::prelude::*;
use proptest::sample::Index;
use scoring::{PersonId, Points};
use serde_json::json;
use std::collections::BTreeSet;

const STAFF: i64 = 100;

fn two_stages(tie: &str) -> Competition {
    let data = json!({
        "id": "laws",
        "ties": [tie],
        "entries": {"capacity": 14},
        "penalties": {"late": {"per_minute": 500}, "offences": 2},
        "prizes": {"picks": [2, 1], "booby": true, "certificates": 3},
        "offers": [{"place": "elsewhere", "count": 3}],
        "stages": [
            {"name": "first", "rules": "wakakujira-2025", "rounds": ["random", "by_standing"], "cut": {"through": 8}},
            {"name": "second", "rules": "wakakujira-2025", "rounds": ["swiss"], "carry_over": "half"},
        ],
    });
    serde_json::from_value(data).unwrap()
}

/// What befalls a competition, by people who may or may not be there.
fn befalls() -> impl Strategy<Value = Happening> {
    (0..9_u8, 1..18_i64, 1..3_u32, 1..3_u32).prop_map(|(kind, id, stage, round)| {
        let person = PersonId(id);
        match kind {
            0 => Happening::Absent {
                person,
                stage,
                round,
            },
            1 => Happening::Replaced {
                person,
                by: PersonId(STAFF + id),
                stage,
                round,
            },
            2 => Happening::Late {
                person,
                minutes: stage * 7,
            },
            3 => Happening::Adjusted {
                person,
                stage,
                round: None,
                points: Points(id * 100),
                reason: "a".into(),
            },
            // Of few, so that somebody offends again.
            4 => Happening::Offended {
                person: PersonId(id % 3 + 1),
                stage: None,
                round: None,
                reason: "a".into(),
            },
            5 => Happening::Cancelled { person },
            7 => Happening::Returned {
                person,
                stage,
                round,
            },
            6 => Happening::StaffNamed {
                person: PersonId(STAFF + id),
            },
            _ => Happening::PlaceOffered {
                person,
                place: "elsewhere".into(),
            },
        }
    })
}

/// A competition held whole, with this and that befalling it between the rounds.
fn held(tie: &str, befalls: &[Happening], seed: u32) -> Hall {
    let mut hall = Hall::new(two_stages(tie));
    hall.enter(1..=16);
    let mut befalls = befalls.iter();
    for (stage, number) in [(1, 1), (1, 2), (2, 1)] {
        for what in befalls.by_ref().take(3) {
            if hall.refuses(what.clone()).is_none() {
                hall.happens(what.clone());
            }
        }
        if (stage, number) == (2, 1) {
            super::hall::decide(&mut hall, 1);
        }
        hall.hold(round(stage, number), seed + stage + number);
    }
    hall
}

/// The rank in the stage that somebody reached.
fn rank_in_stage(course: &Course, ranked: &Ranked) -> Option<u32> {
    let mut lines = course.stage(ranked.stage)?.standing.lines.iter();
    lines.find(|line| line.person == ranked.person)?.rank
}

fn check_ranking(course: &Course) -> Result<(), TestCaseError> {
    let ranked: BTreeSet<PersonId> = course.ranking.iter().map(|ranked| ranked.person).collect();
    prop_assert_eq!(ranked.len(), course.ranking.len(), "everybody once");
    let players: BTreeSet<PersonId> = course.stages[0].players.iter().copied().collect();
    prop_assert_eq!(&ranked, &players, "all players, and nobody else");
    for staff in &course.entries.staff {
        prop_assert!(!ranked.contains(&staff.person));
    }
    let first = course.ranking.first().map(|ranked| ranked.rank);
    prop_assert_eq!(first, Some(Some(1)));
    for (place, pair) in (2..).zip(course.ranking.windows(2)) {
        let level = pair[0].stage == pair[1].stage
            && rank_in_stage(course, &pair[0]) == rank_in_stage(course, &pair[1]);
        let expected = match (pair[1].disqualified, level) {
            (true, _) => None,
            (false, true) => pair[0].rank,
            (false, false) => Some(place),
        };
        prop_assert_eq!(pair[1].rank, expected);
        prop_assert!(
            !pair[0].disqualified || pair[1].disqualified,
            "they come last"
        );
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]

    #[test]
    fn the_ranking_is_a_total_order_of_the_players(befalls in proptest::collection::vec(befalls(), 0..9), by_lot: bool, seed in 0..1000_u32) {
        let tie = if by_lot { "lot" } else { "total_before" };
        let hall = held(tie, &befalls, seed);
        let course = hall.course();
        prop_assert!(course.over);
        check_ranking(&course)?;
        let asked = |stage: u32| {
            let stage = course.stage(stage).unwrap();
            stage.standing.asks_for_lot.iter().flatten().collect::<BTreeSet<_>>()
        };
        let down_to = hall.competition.data().prizes.certificates;
        let shared = course.ranking.windows(2).filter(|pair| pair[0].rank.is_some() && pair[0].rank == pair[1].rank);
        for ranked in shared.flatten() {
            let is_asked = asked(ranked.stage).contains(&ranked.person);
            prop_assert!(!by_lot || is_asked || ranked.rank > Some(down_to), "a lot is asked for where a prize hangs on it");
        }
        for stage in &course.stages {
            for tied in &stage.standing.asks_for_lot {
                let ranks: BTreeSet<Option<u32>> = stage.standing.lines.iter().filter(|line| tied.contains(&line.person)).map(|line| line.rank).collect();
                prop_assert_eq!(ranks.len(), 1, "only equals are asked for");
            }
        }
    }

    #[test]
    fn no_cut_lets_more_through_than_there_are_places(befalls in proptest::collection::vec(befalls(), 0..9), seed in 0..1000_u32) {
        let course = held("total_before", &befalls, seed).course();
        let cut = course.stages[0].cut.clone().unwrap();
        prop_assert!(cut.proposed.len() + cut.places_for_tied <= 8);
        prop_assert!(cut.tied.is_empty() || cut.places_for_tied < cut.tied.len());
        prop_assert!(cut.moved_up.len() <= cut.absent.len());
        prop_assert!(course.stages[1].players.len() <= 8);
        prop_assert!(course.entries.playing.len() <= 14);
        let offer = &course.offers[0];
        prop_assert!(offer.next.len() + offer.places_for_tied <= offer.free());
    }

    /// Only the times of events count, and where they are equal the order of the log.
    #[test]
    fn a_log_written_in_another_order_means_the_same(befalls in proptest::collection::vec(befalls(), 0..9), shuffled in Just((0..40_usize).collect::<Vec<_>>()).prop_shuffle(), seed in 0..1000_u32) {
        let hall = held("lot", &befalls, seed);
        let mut other = hall.clone();
        let mut places: Vec<usize> = shuffled.into_iter().filter(|place| *place < hall.history.events.len()).collect();
        places.extend(40..hall.history.events.len().max(40));
        other.history.events = places.iter().map(|place| hall.history.events[*place].clone()).collect();
        other.history.rounds.reverse();
        prop_assert_eq!(other.course(), hall.course());
    }

    #[test]
    fn events_of_one_time_count_in_the_order_of_the_log(ids in Just((1..=16_i64).collect::<Vec<_>>()).prop_shuffle()) {
        let mut hall = Hall::new(two_stages("lot"));
        hall.enter(ids.iter().copied());
        let now = hall.now;
        for event in &mut hall.history.events {
            event.at = now;
        }
        let entries = hall.course().entries;
        let queue: Vec<i64> = entries.playing.iter().chain(&entries.waiting).map(|person| person.0).collect();
        prop_assert_eq!(queue, ids);
    }

    /// Whatever is edited, everything is as if it had been typed so at once; edited back, nothing is
    /// other than it was. A cut that was decided stays.
    #[test]
    fn edited_and_edited_back_is_the_same(befalls in proptest::collection::vec(befalls(), 0..9), which: Index, table: Index, seed in 0..1000_u32) {
        let mut hall = held("total_before", &befalls, seed);
        let before = hall.course();
        let kept = hall.history.clone();
        let number = which.get(&kept.rounds).number;
        let label = table.get(&hall.drawn(number).tables).label.clone();
        hall.sheet(number, &label, [70_000, 40_000, 10_000, -20_000]);
        let edited = hall.course();
        check_ranking(&edited)?;
        prop_assert_eq!(
            edited.stages[0].cut.as_ref().map(|cut| &cut.decided),
            before.stages[0].cut.as_ref().map(|cut| &cut.decided)
        );
        prop_assert_eq!(&edited.entries, &before.entries);
        let changed: BTreeSet<PersonId> = edited.ranking.iter().zip(&before.ranking)
            .filter(|(is, was)| is != was).map(|(is, _)| is.person).collect();
        prop_assert!(changed.is_empty() || !changes(&before, &edited).is_empty(), "what changed is said");

        // Typed so at once: the same sheets in a club's file that never held others.
        let mut anew = hall.clone();
        anew.history = kept.clone();
        for round in &mut anew.history.rounds {
            for table in &mut round.tables {
                table.sheet = Sheet::Missing;
            }
        }
        let numbers: Vec<_> = anew.history.rounds.iter().rev().map(|round| round.number).collect();
        for number in &numbers {
            anew.play(*number, &[]);
        }
        anew.sheet(number, &label, [70_000, 40_000, 10_000, -20_000]);
        prop_assert_eq!(anew.course(), edited);

        let seats = hall.drawn(number).tables.iter().find(|table| table.label == label).unwrap().seats;
        hall.sheet(number, &label, points(number, &seats));
        prop_assert_eq!(&hall.history, &kept);
        prop_assert_eq!(hall.course(), before.clone());
        prop_assert_eq!(changes(&before, &hall.course()), vec![]);
    }

    #[test]
    fn a_lifted_penalty_counts_as_if_it_had_never_been(befalls in proptest::collection::vec(befalls(), 0..9), seed in 0..1000_u32) {
        let mut hall = held("total_before", &befalls, seed);
        let is_penalty = |event: &&Event| matches!(event.what, Happening::Late { .. } | Happening::Adjusted { .. } | Happening::Offended { .. });
        let mut never = hall.clone();
        never.history.events.retain(|event| !is_penalty(&event));
        for penalty in hall.course().penalties {
            hall.happens(Happening::Lifted { event: penalty.event, reason: "a".into() });
        }
        let (lifted, never) = (hall.course(), never.course());
        prop_assert_eq!(lifted.ranking, never.ranking);
        prop_assert_eq!(lifted.stages, never.stages);
        prop_assert_eq!(lifted.prizes, never.prizes);
    }
}
