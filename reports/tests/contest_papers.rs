//! What an organiser has in hand: what is announced, the list for the desk, a card for each player, and what is
//! given at the end.

use crate::club::in_print;
use crate::contests::contest;
use crate::reading::{Printed, holds, without_space};
use chrono::TimeDelta;
use competition::{Asked, SettledGroup, Sheet};
use reports::{
    Begins, Contest, Honours, HonoursLine, Print, Roster, RosterLine, Slips, honours, outline,
    roster, slips,
};
use scoring::rule_book::BookLine;
use scoring::{BookHeading, Calendar};

const LONG: &str = "寿限無寿限無五劫擦切 海砂利水魚水行末雲";

fn line(number: u32, name: &str, kana: &str) -> RosterLine {
    RosterLine {
        number,
        name: name.to_owned(),
        kana: kana.to_owned(),
        ..RosterLine::default()
    }
}

#[test]
fn the_desk_has_a_box_for_each_thing_that_is_not_done() {
    let asked = |arrived, missing: &[Asked]| RosterLine {
        arrived,
        missing: missing.to_vec(),
        ..line(7, LONG, "じゅげむ")
    };
    let list = Roster {
        competition: "新春大会".into(),
        days: None,
        asks: vec![Asked::GuardianConsent, Asked::Fee],
        playing: vec![
            asked(true, &[]),
            asked(false, &[Asked::Fee]),
            asked(false, &[Asked::GuardianConsent, Asked::Fee]),
        ],
        waiting: vec![line(9, "補欠の人", "")],
        staff: vec![line(31, "手伝う人", "")],
    };
    for print in [Print::Normal, Print::Large] {
        let printed = Printed::new(roster("白樺会", &list, &in_print(print)).unwrap());
        printed.check(2, &format!("roster {print:?}"), 44.5);
        let text = printed.run_on_text();
        holds(
            &text,
            ["新春大会受付名簿", "出場3名", "補欠1名", "スタッフ1名"],
        );
        // None, two and three of those who play, and one each of those who wait and help.
        assert_eq!(text.matches('□').count(), 2 + 3 + 1 + 1, "{text}");
        assert_eq!(text.matches('済').count(), 3 + 1 + 2, "{text}");
    }
    let nobody = Roster {
        playing: Vec::new(),
        waiting: Vec::new(),
        staff: Vec::new(),
        ..list
    };
    let printed = Printed::new(roster("白樺会", &nobody, &in_print(Print::Normal)).unwrap());
    holds(&printed.run_on_text(), ["申し込みはまだありません"]);
}

#[test]
fn the_list_for_the_desk_has_everybody_by_reading_and_without_a_place_nobody() {
    let reading = |person: scoring::PersonId| format!("{:03}", 100 - person.0);
    let list = contest(|contest| contest.roster(&reading));
    let numbers: Vec<u32> = list.playing.iter().map(|line| line.number).collect();
    let mut sorted = numbers.clone();
    sorted.sort_unstable_by(|one, other| other.cmp(one));
    assert!(numbers.len() >= 8);
    assert_eq!(
        numbers, sorted,
        "the last number has the first reading here"
    );
}

#[test]
fn every_card_says_where_and_with_whom_in_each_round() {
    let cards: Slips = contest(|contest| contest.slips());
    let drawn = crate::club::begun::begun().1.rounds;
    let seats = drawn.iter().flat_map(|round| &round.tables);
    let seats: usize = seats.map(|table| table.seats.as_slice().len()).sum();
    let lines: usize = cards.slips.iter().map(|slip| slip.lines.len()).sum();
    let out: usize = drawn.iter().map(|round| round.sits_out.len()).sum();
    assert_eq!(lines, seats + out);
    for slip in &cards.slips {
        for (line, round) in slip.lines.iter().zip(&drawn) {
            let Some((label, seat)) = &line.place else {
                continue;
            };
            let table = round
                .tables
                .iter()
                .find(|table| table.label == *label)
                .unwrap();
            let here = u32::try_from(table.seats[*seat].0).unwrap();
            assert_eq!(here, slip.number);
            assert_eq!(line.others.len() + 1, table.seats.as_slice().len());
            assert!(!line.others.contains(&slip.name));
        }
    }
    for print in [Print::Normal, Print::Large] {
        for rounds in [1, 4, 9, 12] {
            let mut cards = cards.clone();
            for slip in &mut cards.slips {
                slip.name = LONG.to_owned();
                let line = slip.lines[0].clone();
                slip.lines = vec![line; rounds];
            }
            let printed = Printed::new(slips("白樺会", &cards, &in_print(print)).unwrap());
            printed.check(2, &format!("cards of {rounds} rounds, {print:?}"), 28.0);
            let text = printed.run_on_text();
            assert_eq!(text.matches("1回戦").count(), rounds * cards.slips.len());
        }
    }
}

#[test]
fn what_is_given_is_said_by_rank_and_before_the_first_sheet_nothing() {
    let given = |rank, picks, picked: &[&str], certificate| HonoursLine {
        rank,
        number: 10 + rank,
        name: format!("選手{rank}"),
        total: format!("+{rank}.0P"),
        picks,
        picked: picked.iter().map(|prize| (*prize).to_owned()).collect(),
        certificate,
    };
    let list = Honours {
        competition: "新春大会".into(),
        days: None,
        over: true,
        lines: vec![
            given(1, 2, &["米", "扇子"], true),
            given(2, 1, &[], true),
            given(3, 0, &[], true),
        ],
        booby: Some(("選手8".into(), true)),
        keepsakes: (1..=9).map(|number| format!("選手{number}")).collect(),
        offers: vec![
            ("全国大会".into(), vec!["選手2".into()]),
            ("県大会".into(), Vec::new()),
        ],
    };
    for print in [Print::Normal, Print::Large] {
        let printed = Printed::new(honours("白樺会", &list, &in_print(print)).unwrap());
        printed.check(2, &format!("honours {print:?}"), 44.5);
        let text = printed.run_on_text();
        let said = [
            "選手1+1.0P○米、扇子",
            "選手2+2.0P○あと1つ選ぶ",
            "選手8遅刻のため該当なし",
            "9名選手1、選手2",
            "全国大会選手2",
            "県大会まだ決まっていません",
        ];
        holds(&text, said);
        assert!(!text.contains("途中の順位"), "{text}");
    }
    let (competition, mut history) = crate::club::begun::begun();
    for table in history
        .rounds
        .iter_mut()
        .flat_map(|round| &mut round.tables)
    {
        table.sheet = Sheet::Missing;
    }
    let before = contest(|contest| {
        let contest = Contest {
            competition: &competition,
            history: &history,
            ..contest
        };
        contest.honours()
    });
    assert_eq!(
        (before.lines, before.booby, before.over),
        (Vec::new(), None, false)
    );
}

#[test]
fn what_is_announced_is_what_is_settled_and_the_organisers_own_words() {
    for preset in competition::presets() {
        let history = competition::History::default();
        let of_stages = preset.data().stages.iter();
        let rules: Vec<_> = of_stages
            .map(|stage| scoring::preset(&stage.rules).unwrap())
            .collect();
        let contest = Contest {
            competition: &preset,
            history: &history,
            person: &|_| (0, String::new()),
            rules: &rules,
            days: &[],
        };
        let begins = Begins {
            at: "09:30:00".parse().unwrap(),
            pause: 10,
        };
        for print in [Print::Normal, Print::Large] {
            let announced = contest.outline(Calendar::Japanese, Some(begins));
            let printed = Printed::new(outline("白樺会", &announced, &in_print(print)).unwrap());
            printed.check(2, &format!("{} {print:?}", preset.id()), 44.5);
            let text = printed.run_on_text();
            for part in competition::in_words(preset.data()) {
                let sentences = part.sentences.iter().map(|words| without_space(&words.ja));
                if part.group != SettledGroup::Book {
                    holds(&text, sentences);
                }
            }
            holds(
                &text,
                preset
                    .data()
                    .book
                    .lines(BookHeading::Event)
                    .filter_map(|line| match line {
                        BookLine::Rule { text, .. } => Some(without_space(text)),
                        BookLine::Subheading(_) | BookLine::Silent(_) => None,
                    }),
            );
            assert!(!text.contains("記載なし"), "{text}");
        }
    }
}

/// Each round lasts as long as its rules say, and people rest between them.
#[test]
fn rounds_follow_each_other_with_a_rest() {
    let begins = Begins {
        at: "23:00:00".parse().unwrap(),
        pause: 15,
    };
    let minutes = scoring::preset("wakakujira-2025")
        .unwrap()
        .data()
        .clock
        .minutes;
    let rounds = contest(|contest| contest.outline(Calendar::Western, Some(begins)).timetable);
    let (last, rounds) = rounds.split_last().unwrap();
    assert_eq!(
        rounds.len(),
        contest(|contest| contest.competition.data().stages[0].rounds.len())
    );
    let mut from = begins.at;
    for (what, begun, ended) in rounds {
        assert_eq!(*begun, from, "{what}");
        assert_eq!(
            *ended,
            minutes.map(|minutes| from + TimeDelta::minutes(minutes.into()))
        );
        from = ended.unwrap() + TimeDelta::minutes(15);
    }
    assert_eq!((last.1, last.2), (from, None));
    let none = contest(|contest| contest.outline(Calendar::Western, None).timetable);
    assert_eq!(none, []);
}
