//! Awards as data: who earns them, and what a club may write.

use crate::common::{FOUR, THREE, club, hand, play};
use proptest::prelude::*;
use scoring::award::{
    Award, Direction, GoesTo, Minimum, Statistic, Value, Won, in_period, least_games, usual,
    winners,
};
use scoring::hand_value::Level;
use scoring::{HanchanId, PersonId, PersonKind, Ratio, Records, standings};
use std::num::NonZeroU32;

/// Three days: 1 first or second, 2 and 3 alike but for the last, 4 there on two days, 5 on one.
fn season() -> Records {
    let mut records = club(6);
    let first = play(&mut records, 2, [1, 2, 3, 4], [450, 300, 300, 150]);
    let second = play(&mut records, 9, [1, 2, 3, 4], [400, 300, 300, 200]);
    play(&mut records, 16, [5, 1, 2, 3], [620, 280, 160, 140]);
    records.hands = vec![
        hand(first, 1, Some(4), Level::Yakuman),
        hand(first, 2, Some(4), Level::Mangan),
        hand(second, 2, None, Level::Haneman),
    ];
    records
}

fn award(statistic: Statistic) -> Award {
    Award {
        name: "賞".into(),
        statistic,
        direction: Direction::Highest,
        minimum: Minimum::None,
        goes_to: GoesTo::default(),
    }
}

fn names(records: &Records, award: &Award) -> Vec<i64> {
    let won = winners(records, FOUR, std::slice::from_ref(award));
    let people = won.iter().flat_map(|won| &won.people);
    people.map(|(person, _)| person.0).collect()
}

fn place(place: u32) -> GoesTo {
    GoesTo::Place(NonZeroU32::new(place).unwrap())
}

#[test]
fn each_statistic_finds_its_winner() {
    let records = season();
    for (statistic, highest, lowest) in [
        (Statistic::Total, vec![1], vec![4]),
        (Statistic::Average, vec![5], vec![4]),
        (Statistic::AveragePlace, vec![4], vec![5]),
        (Statistic::TopRate, vec![5], vec![2, 3, 4]),
        (Statistic::InTheMoneyRate, vec![5, 1], vec![4]),
        (Statistic::NotLastRate, vec![5, 1, 2], vec![4]),
        (Statistic::Games, vec![1, 2, 3], vec![5]),
        (Statistic::FirstPlaces, vec![1], vec![2, 3, 4]),
        (Statistic::BestResult, vec![5], vec![4]),
        (Statistic::HighestPoints, vec![5], vec![4]),
        (Statistic::HandsWon, vec![2], vec![3, 4, 5]),
        (
            Statistic::LevelWon(Level::Yakuman),
            vec![1],
            vec![2, 3, 4, 5],
        ),
        (Statistic::DealtIn, vec![4], vec![1, 2, 3, 5]),
        (Statistic::TopStreak, vec![1], vec![2, 3, 4]),
        (Statistic::NotLastStreak, vec![1, 2], vec![4]),
        (Statistic::Attendance, vec![1, 2, 3], vec![5]),
    ] {
        let sorted = |direction| {
            let mut found = names(
                &records,
                &Award {
                    direction,
                    ..award(statistic)
                },
            );
            found.sort_unstable();
            found
        };
        let expected = |mut people: Vec<i64>| {
            people.sort_unstable();
            people
        };
        assert_eq!(
            sorted(Direction::Highest),
            expected(highest),
            "{statistic:?}"
        );
        assert_eq!(sorted(Direction::Lowest), expected(lowest), "{statistic:?}");
    }
}

#[test]
fn equal_figures_share_a_place_and_leave_out_the_next() {
    let records = season();
    let at = |number| Award {
        goes_to: place(number),
        ..award(Statistic::Games)
    };
    assert_eq!(names(&records, &at(1)), [1, 2, 3]);
    assert_eq!(names(&records, &at(2)), [0; 0]);
    assert_eq!(names(&records, &at(4)), [4]);
}

#[test]
fn whoever_played_too_little_is_not_considered() {
    let records = season();
    let with = |minimum: serde_json::Value| {
        let json = serde_json::json!({"name": "賞", "statistic": "average", "minimum": minimum});
        names(&records, &serde_json::from_value(json).unwrap())
    };
    assert_eq!(with("none".into()), [5]);
    assert_eq!(with(serde_json::json!({"games": 2})), [1]);
    assert_eq!(with(serde_json::json!({"share_of_sessions": 34})), [1]);
    assert_eq!(
        with(serde_json::json!({"share_of_sessions": 33})),
        [5],
        "one day of three"
    );
    assert_eq!(with(serde_json::json!({"games": 99})), [0; 0]);
}

/// A third of the rounds that could be played: two tables of one round are one.
#[test]
fn a_rate_rests_on_a_third_of_what_could_be_played() {
    let mut records = club(8);
    assert_eq!(least_games(&records, FOUR), 5);
    for date in 1..=17 {
        for people in [[1, 2, 3, 4], [5, 6, 7, 8]] {
            play(&mut records, date, people, [450, 350, 250, 150]);
        }
    }
    assert_eq!(least_games(&records, FOUR), 5);
    play(&mut records, 18, [1, 2, 3, 4], [450, 350, 250, 150]);
    assert_eq!(least_games(&records, FOUR), 6);
    assert_eq!(least_games(&records, THREE), 5);
    let asking = |minimum| Award {
        minimum,
        ..award(Statistic::TopRate)
    };
    let asked = [Minimum::Games(5), Minimum::Games(4), Minimum::None].map(asking);
    let given = in_period(&asked, &records, FOUR);
    let minimums: Vec<Minimum> = given.iter().map(|award| award.minimum).collect();
    assert_eq!(
        minimums,
        [Minimum::Games(6), Minimum::Games(4), Minimum::None]
    );
    assert!(given.iter().all(|award| award.name == "賞"));
}

#[test]
fn everybody_who_reaches_the_figure_is_honoured() {
    let records = season();
    let from = |statistic, figure, direction| {
        let award = Award {
            goes_to: GoesTo::EverybodyFrom(figure),
            direction,
            ..award(statistic)
        };
        names(&records, &award).len()
    };
    assert_eq!(from(Statistic::Attendance, 100, Direction::Highest), 3);
    assert_eq!(from(Statistic::Attendance, 66, Direction::Highest), 4);
    assert_eq!(from(Statistic::HandsWon, 1, Direction::Highest), 2);
    assert_eq!(from(Statistic::DealtIn, 0, Direction::Lowest), 4);
    assert_eq!(from(Statistic::Total, 1, Direction::Highest), 2);
}

#[test]
fn guests_are_not_honoured_and_nothing_is_no_merit() {
    let mut records = season();
    records.people.get_mut(&PersonId(5)).unwrap().kind = PersonKind::Guest;
    assert_eq!(names(&records, &award(Statistic::BestResult)), [1]);
    records.hands.clear();
    assert_eq!(names(&records, &award(Statistic::HandsWon)), [0; 0]);
    assert!(winners(&club(4), FOUR, &usual(5)).is_empty());
    assert!(
        winners(&records, THREE, &usual(5)).is_empty(),
        "nobody played with three"
    );
}

#[test]
fn figures_carry_their_kind() {
    let records = season();
    let value = |statistic| {
        let won = winners(&records, FOUR, &[award(statistic)]);
        won[0].people[0].1
    };
    let ratio = |above: i64, below: i64| Ratio::new(above, below).unwrap();
    assert_eq!(
        value(Statistic::BestResult),
        Value::Points(ratio(62_000, 1))
    );
    assert_eq!(
        value(Statistic::HighestPoints),
        Value::TablePoints(ratio(62_000, 1))
    );
    assert_eq!(value(Statistic::TopRate), Value::Rate(ratio(1, 1)));
    assert_eq!(value(Statistic::HandsWon), Value::Count(2));
    assert!(matches!(value(Statistic::AveragePlace), Value::Place(_)));
}

#[test]
fn the_usual_awards_go_to_whom_clubs_give_them() {
    let mut records = season();
    // 1 has two yakuman and 3 has one: both are honoured.
    let yakuman = |winner| hand(HanchanId(2), winner, None, Level::Yakuman);
    records.hands.extend([yakuman(1), yakuman(3)]);
    let told = |minimum_games| -> Vec<(String, Vec<i64>)> {
        let won = winners(&records, FOUR, &usual(minimum_games));
        let people = |won: &Won| won.people.iter().map(|(person, _)| person.0).collect();
        won.iter()
            .map(|won| (won.award.name.clone(), people(won)))
            .collect()
    };
    // 5 played once, and did best of all.
    let by_minimum = |average: &[i64], tops: &[i64], never_last: &[i64]| {
        [
            ("優勝", &[1][..]),
            ("準優勝", &[5]),
            ("第三位", &[2]),
            ("平均賞", average),
            ("トップ率賞", tops),
            ("ラス回避賞", never_last),
            ("最高得点賞", &[5]),
            ("満貫賞", &[1, 2]),
            ("役満賞", &[1, 3]),
            ("皆勤賞", &[1, 2, 3]),
            ("最多参加賞", &[1, 2, 3]),
        ]
        .map(|(name, people)| (name.to_owned(), people.to_vec()))
    };
    assert_eq!(told(2), by_minimum(&[1], &[1], &[1, 2]));
    assert_eq!(told(1), by_minimum(&[5], &[5], &[1, 5, 2]));
}

#[test]
fn awards_are_read_as_they_are_written() {
    let text = serde_json::to_string(&usual(5)).unwrap();
    assert_eq!(serde_json::from_str::<Vec<Award>>(&text).unwrap(), usual(5));
    let of_half_the_days = r#"{"share_of_sessions":50}"#;
    let minimum: Minimum = serde_json::from_str(of_half_the_days).unwrap();
    assert_eq!(serde_json::to_string(&minimum).unwrap(), of_half_the_days);
    for wrong in [
        r#"{"name":"賞","statistic":"luck"}"#,
        r#"{"name":"賞","statistic":"total","minimum":{"share_of_sessions":101}}"#,
        r#"{"name":"賞","statistic":"total","goes_to":{"place":0}}"#,
        r#"{"name":"賞","statistic":"total","directon":"lowest"}"#,
        r#"{"statistic":"total"}"#,
    ] {
        assert!(serde_json::from_str::<Award>(wrong).is_err(), "{wrong}");
    }
}

proptest! {
    /// The first three places by total are those of the standings, ties and all.
    #[test]
    fn places_by_total_are_the_standings(tables in prop::collection::vec((0_i64..60, 0_i64..60), 1..12)) {
        let mut records = club(6);
        for (day, (up, down)) in (1..).zip(tables) {
            let people = [1 + up % 3, 4 + down % 3, 2 + up % 2 * 4 - up % 2 * 3 + 1, 6];
            let mut apart = people.to_vec();
            apart.sort_unstable();
            apart.dedup();
            let people = if apart.len() == 4 { people } else { [1, 2, 3, 4] };
            let (up, down) = (up * 5, down * 5);
            play(&mut records, day, people, [300 + up, 300 + down, 300 - up, 300 - down]);
        }
        let rows = standings(&records, records.club_kind());
        for number in 1..=3 {
            let by_total = Award { goes_to: place(number), ..award(Statistic::Total) };
            let expected: Vec<i64> = rows
                .iter()
                .filter(|row| row.rank == Some(number))
                .map(|row| row.person.0)
                .collect();
            prop_assert_eq!(names(&records, &by_total), expected);
        }
    }
}
