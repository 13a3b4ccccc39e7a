//! The papers of a competition, read back with poppler and qpdf.

use crate::club::begun::begun;
use crate::club::in_print;
use crate::reading::{Printed, holds};
use chrono::NaiveDate;
use competition::RoundNumber;
use reports::{
    Contest, Print, Ranking, RankingLine, RoundPapers, competition_ranking, place_cards,
    round_papers, table_plan,
};
use scoring::record::{PlannedTable, RoundPlan, StageRound};
use scoring::{BySeat, Period, PersonId, Points, RuleSet, Unit, preset};

fn day() -> NaiveDate {
    "2025-10-04".parse().unwrap()
}

/// A stage of that many players and rounds; every fifth has a penalty, the last left.
fn ranking(players: u32, rounds: usize) -> Ranking {
    let line = |place: u32| {
        let points = Points(i64::from(players / 2) * 1_000 - i64::from(place) * 2_100);
        RankingLine {
            rank: Some(place),
            number: 100 + place,
            name: format!("選手 {place}号"),
            results: vec![Some(points); rounds],
            penalties: Points(if place.is_multiple_of(5) { -5_000 } else { 0 }),
            total: points,
            remark: if place == players { "途中まで" } else { "" }.to_owned(),
            ..RankingLine::default()
        }
    };
    let staff = RankingLine {
        number: 99,
        name: "応援 太郎".into(),
        results: vec![None; rounds],
        staff: true,
        ..RankingLine::default()
    };
    Ranking {
        competition: "新春大会".into(),
        days: Some(Period {
            from: day(),
            to: day(),
        }),
        rules: "若鯨杯 2025".into(),
        of: format!("本戦　{rounds}回戦まで"),
        notes: Vec::new(),
        unit: Unit::P,
        rounds,
        rounds_may_go: false,
        lines: (1..=players).map(line).chain([staff]).collect(),
    }
}

#[test]
fn a_ranking_has_everybody_whatever_their_number() {
    for (players, rounds) in [(9, 4), (22, 4), (48, 3), (48, 10)] {
        for print in [Print::Normal, Print::Large] {
            let ranking = ranking(players, rounds);
            let pdf = competition_ranking("白樺会", &ranking, &in_print(print)).unwrap();
            let printed = Printed::new(pdf);
            printed.check(2, &format!("ranking {players} {rounds} {print:?}"), 44.5);
            let text = crate::reading::without_space(&printed.text());
            for line in &ranking.lines {
                let name = crate::reading::without_space(&line.name);
                assert!(text.contains(&name), "{name} of {players} is not on {text}");
            }
            assert!(text.contains("新春大会") && text.contains("減点・加点"));
            holds(&text, [format!("{players}人とスタッフ1人")]);
            // Staff have no rank, and who did not play has no result.
            assert!(text.contains("―") && text.contains("・"));
        }
    }
}

#[test]
fn a_final_ranking_of_ranks_and_totals_alone_is_seen_at_once() {
    let mut all = ranking(48, 0);
    for line in &mut all.lines {
        *line = RankingLine {
            rank: line.rank,
            number: line.number,
            name: line.name.clone(),
            total: line.total,
            ..RankingLine::default()
        };
    }
    let printed =
        Printed::new(competition_ranking("白樺会", &all, &in_print(Print::Normal)).unwrap());
    printed.check_words("ranking in two columns", 44.5);
    assert_eq!(printed.pdf.pages, 1);
    let text = printed.run_on_text();
    assert_eq!(text.matches("順位番号名前").count(), 2, "{text}");
    for line in &all.lines {
        let name = crate::reading::without_space(&line.name);
        assert!(text.contains(&name), "{name} in {text}");
    }
}

/// What hangs on a wall is as large as its pages let it be.
#[test]
fn a_short_ranking_is_set_larger_than_a_long_one() {
    let largest = |players: u32| {
        let pdf = competition_ranking("白樺会", &ranking(players, 1), &in_print(Print::Normal));
        let printed = Printed::new(pdf.unwrap());
        assert_eq!(printed.pdf.pages, 1);
        printed.text_sizes().into_iter().fold(0.0, f32::max)
    };
    assert!(largest(8) > largest(32) * 1.2);
}

#[test]
fn a_ranking_without_anybody_says_so_and_columns_nobody_needs_are_left_out() {
    let empty = Ranking {
        lines: Vec::new(),
        notes: vec!["まだ入っていない記録用紙：1回戦A卓".into()],
        ..ranking(4, 1)
    };
    let print = |ranking: &Ranking| {
        let pdf = competition_ranking("白樺会", ranking, &in_print(Print::Normal));
        crate::reading::without_space(&Printed::new(pdf.unwrap()).text())
    };
    let text = print(&empty);
    assert!(text.contains("まだ成績がありません。") && text.contains("1回戦A卓"));
    let mut all = ranking(4, 0);
    all.lines.truncate(3);
    for line in &mut all.lines {
        line.stage = "決勝".into();
    }
    let text = print(&all);
    assert!(text.contains("決勝") && text.contains("段階"));
    for left_out in ["減点・加点", "持ち越し", "備考", "1回戦"] {
        assert!(!text.contains(left_out), "{left_out} is on {text}");
    }
}

pub fn contest<T>(read: impl FnOnce(Contest<'_>) -> T) -> T {
    let (competition, history) = begun();
    read(Contest {
        competition: &competition,
        history: &history,
        person: &|person| {
            (
                u32::try_from(person.0).unwrap(),
                format!("選手{}", person.0),
            )
        },
        rules: &[preset("wakakujira-2025").unwrap()],
        days: &[(RoundNumber { stage: 1, round: 1 }, day())],
    })
}

#[test]
fn a_ranking_says_what_it_is_of_and_what_it_is_without() {
    let after = contest(|contest| contest.standing(1, Some(1))).unwrap();
    assert_eq!(after.of, "予選　1回戦まで");
    assert_eq!(after.notes, ["まだ入っていない記録用紙：1回戦B卓"]);
    assert_eq!((after.rounds, after.lines.len()), (1, 8));
    let first = &after.lines[0];
    assert_eq!(
        (first.rank, first.number, first.name.as_str()),
        (Some(1), 1, "選手1")
    );
    assert_eq!(first.results[0], Some(Points(61_600)));
    assert_eq!(first.total, Points(61_600));
    let last = after.lines.last().unwrap();
    assert_eq!((last.number, last.remark.as_str()), (8, "途中まで"));

    let remark = |number| {
        let mut lines = after.lines.iter();
        lines
            .find(|line| line.number == number)
            .unwrap()
            .remark
            .as_str()
    };
    assert_eq!(
        [3, 5, 6, 7].map(remark),
        ["席を間違えた", "抽選", "抽選", ""]
    );

    let all = contest(|contest| contest.ranking());
    // The only stage is told round by round in the last ranking as well.
    assert_eq!(all.lines[0].results[0], Some(Points(61_600)));
    assert_eq!(
        (all.of.as_str(), all.rounds, all.notes.len()),
        ("総合順位", 1, 1)
    );
    assert!(
        all.lines.iter().all(|line| line.stage.is_empty()),
        "one stage needs no name"
    );
    assert_eq!(contest(|contest| contest.standing(2, None)), None);

    let before = |stage, round| contest(|contest| contest.before(RoundNumber { stage, round }));
    assert_eq!(before(1, 1), None);
    assert_eq!(before(1, 2), Some(after));
    assert_eq!(before(2, 1), contest(|contest| contest.standing(1, None)));
}

/// Without spaces.
fn text_of_round(stage: Option<StageRound>) -> String {
    let (_, _, drawn) = crate::club::drawn::day(40);
    let round = RoundPlan {
        stage,
        ..drawn[1].clone()
    };
    papers(&round, None, true).run_on_text()
}

#[test]
fn the_papers_of_a_round_call_it_what_people_call_it() {
    let stage = |name: &str, round| {
        let name = name.to_owned();
        text_of_round(Some(StageRound { name, round }))
    };
    let only = stage("準決勝", None);
    assert!(only.contains("準決勝") && !only.contains("第2回戦"));
    let third = stage("本戦", Some(3));
    assert!(third.contains("本戦第3回戦") && !third.contains("第2回戦"));
    assert!(text_of_round(None).contains("第2回戦"));
    for text in [only, third] {
        assert!(text.contains("若鯨杯2025予選令和7年10月4日(土)大会順位表"));
    }
}

fn papers(drawn: &RoundPlan, of_three: Option<&RuleSet>, place_cards: bool) -> Printed {
    let (records, session, _) = crate::club::drawn::day(40);
    let rules = preset("wakakujira-2025").unwrap();
    let ranking = contest(|contest| contest.standing(1, Some(1))).unwrap();
    let papers = RoundPapers {
        ranking: Some(&ranking),
        session: &session,
        drawn,
        rules: &rules,
        rules_of_three: of_three,
        place_cards,
    };
    Printed::new(round_papers(&records, &papers, &in_print(Print::Normal)).unwrap())
}

#[test]
fn the_papers_of_a_round_are_all_in_one_document() {
    let (records, session, drawn) = crate::club::drawn::day(40);
    let rules = preset("wakakujira-2025").unwrap();
    let round = &drawn[1];
    let rounds = std::slice::from_ref(round);
    let normal = in_print(Print::Normal);
    let plan = Printed::new(table_plan(&records, &session, rounds, &rules, &normal).unwrap());
    let cards = Printed::new(place_cards(&records, &session, rounds, &normal).unwrap());
    for with_cards in [false, true] {
        let printed = papers(round, None, with_cards);
        printed.check(3, &format!("papers {with_cards}"), 28.0);
        // A ranking, the plan, sheets for two tables a page, and cards where they are asked for.
        let of_cards = if with_cards { cards.pdf.pages } else { 0 };
        assert_eq!(printed.pdf.pages, 1 + plan.pdf.pages + 10 / 2 + of_cards);
        let text = printed.run_on_text();
        assert!(
            text.contains(&plan.run_on_text()),
            "the plan as it is alone"
        );
        assert_eq!(text.contains(&cards.run_on_text()), with_cards);
        assert_eq!(
            text.matches("記録用紙").count(),
            10 + 1,
            "a sheet a table, and the missing one"
        );
        holds(&text, [crate::reading::without_space(rules.name())]);
        assert!(
            !text.contains("第3回戦"),
            "a sheet is for one round: {text}"
        );
    }
}

#[test]
fn tables_of_three_have_sheets_by_their_own_rules() {
    let (_, _, drawn) = crate::club::drawn::day(40);
    let mut round = drawn[0].clone();
    let three: Vec<PersonId> = round.tables[9].seats.as_slice()[..3].to_vec();
    round.tables[9] = PlannedTable {
        label: "J".into(),
        seats: BySeat::from_slice(&three).unwrap(),
    };
    let rules = crate::club::empty(4).rule_sets[&crate::club::THREE_PLAYERS].clone();
    let text = papers(&round, Some(&rules), false).run_on_text();
    assert!(text.contains(&crate::reading::without_space(rules.name())));
    // Beside a sheet that would be alone on its page stands a blank one of the same kind.
    assert_eq!(text.matches("3人の点数").count(), 1 + 1);
    assert_eq!(text.matches("4人の点数").count(), 9 + 1);
    let same = preset("wakakujira-2025").unwrap();
    let printed = papers(&round, Some(&same), false);
    assert_eq!(
        printed.pdf.pages,
        papers(&round, None, false).pdf.pages,
        "nothing stands there twice"
    );
}
