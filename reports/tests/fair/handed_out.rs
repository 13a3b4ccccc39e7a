//! What is pinned up and handed out beside the reports, of every size and in both prints: nothing outside
//! the margins or on other words, nothing cut, no page that looks forgotten.

use reports::{
    Pdf, Print, Ranking, RankingLine, RoundPapers, Schedule, competition_ranking, place_cards,
    round_papers, rule_sheet, schedule_notice, table_plan, value_table,
};
use scoring::record::Meeting;
use scoring::{Period, Points, preset, presets};

use super::pages::faults;
use super::{Printed, day, in_print};
use crate::club::coming::{autumn, meeting};
use crate::club::drawn;

const PRINTS: [Print; 2] = [Print::Normal, Print::Large];

/// Names as they come: of two letters, long, Latin, with rare letters.
const NAMES: [&str; 8] = [
    "森 一",
    "佐藤 誠",
    "勅使河原 権左衛門",
    "Alexander Featherstonehaugh-Montgomery",
    "マリア・テレサ・デ・ラ・クルス・ゴンサレス",
    "𠮷田 𩸽",
    "小笠原 美代子",
    "王 偉",
];

fn name(place: u32) -> String {
    let names = NAMES.len();
    let at = usize::try_from(place).unwrap() % names;
    NAMES[at].to_owned()
}

/// A ranking of a competition, with everything that a line can say.
fn ranking(preset_id: &str, players: u32, stage: usize, is_last: bool) -> Ranking {
    let competition = competition::preset(preset_id).unwrap();
    let data = competition.data();
    let stage = &data.stages[stage];
    let rules = preset(&stage.rules).unwrap();
    let rounds = if is_last && data.stages.len() > 1 {
        0
    } else {
        stage.rounds.len()
    };
    let line = |place: u32| {
        let points = Points(113_200 - i64::from(place) * 5_300);
        RankingLine {
            rank: Some(place),
            number: 100 + place,
            name: name(place),
            stage: if rounds == 0 {
                "準決勝".into()
            } else {
                String::new()
            },
            places: [2, 1, 0, 1],
            results: vec![Some(points); rounds],
            penalties: Points(if place.is_multiple_of(5) { -17_500 } else { 0 }),
            total: points,
            remark: match place {
                5 => "遅刻35分".into(),
                7 => "牌山を崩したため、抽選".into(),
                _ if place == players => "途中まで".into(),
                _ => String::new(),
            },
            ..RankingLine::default()
        }
    };
    Ranking {
        competition: competition.name().to_owned(),
        days: Some(Period {
            from: day("2026-01-04"),
            to: day("2026-01-05"),
        }),
        rules: rules.name().to_owned(),
        of: if is_last {
            "総合順位".into()
        } else {
            stage.name.clone()
        },
        notes: vec!["まだ入っていない記録用紙：2回戦A卓、2回戦B卓".into()],
        unit: rules.data().unit,
        rounds,
        rounds_may_go: is_last,
        lines: (1..=players).map(line).collect(),
    }
}

fn rankings(told: &mut Vec<String>, print: Print) {
    for id in ["haku-2015", "hakuryuo-40", "wakakujira-2025"] {
        let stages = competition::preset(id).unwrap().data().stages.len();
        for players in [4, 8, 13, 24, 48] {
            for stage in 0..stages {
                for is_last in [false, true] {
                    let ranking = ranking(id, players, stage, is_last);
                    let pdf = competition_ranking("白樺会", &ranking, &in_print(print));
                    let of = &ranking.of;
                    let name = format!("ranking {of} of {players} by {id} in {print:?}");
                    told.extend(faults(&name, pdf.unwrap()));
                }
            }
        }
    }
}

fn rules(told: &mut Vec<String>, print: Print) {
    let options = in_print(print);
    for rules in presets() {
        let name = |paper: &str| format!("{paper} of {} in {print:?}", rules.id());
        let sheet = rule_sheet("白樺会", &rules, &options).unwrap();
        told.extend(faults(&name("rule sheet"), sheet));
        let values = value_table("白樺会", &rules, &options).unwrap();
        let mut of_values = faults(&name("value table"), values);
        // 親 and 子 stand large at the side of their rows, the last of which ends the page.
        of_values.retain(|fault| !fault.ends_with("the heading 親"));
        told.extend(of_values);
    }
}

fn notices(told: &mut Vec<String>, print: Print) {
    let daily = |days: u64| -> Vec<Meeting> {
        let on = |number| {
            let date = day("2025-10-01") + chrono::Days::new(number);
            let series = ["水曜会", "土曜会", "みどり台と白樺台の合同勉強会"];
            let at = usize::try_from(number).unwrap() % series.len();
            meeting(&date.to_string(), series[at])
        };
        (0..days).map(on).collect()
    };
    for (kind, meetings, until) in [
        ("one", daily(1), "2025-10-31"),
        ("usual", autumn().meetings, "2025-11-30"),
        ("busy", daily(92), "2025-12-31"),
        ("half", autumn().meetings, "2026-03-31"),
    ] {
        let schedule = Schedule {
            meetings,
            ..autumn()
        };
        let period = Period {
            from: day("2025-10-01"),
            to: day(until),
        };
        let pdf = schedule_notice("白樺会", &schedule, period, &in_print(print)).unwrap();
        let mut of_notice = faults(&format!("notice, {kind}, in {print:?}"), pdf);
        // A day's square in the calendar has no room for it; the list below has it whole.
        of_notice.retain(|fault| !fault.contains(" cuts みどり台"));
        // What the club says at the end is larger than its lists, and no heading.
        of_notice.retain(|fault| !fault.contains("the heading お休みの方は"));
        told.extend(of_notice);
    }
}

/// Papers with their own edges, to be cut apart or filled in: nothing on others, nothing cut.
fn cut_words(name: &str, pdf: Pdf) -> Vec<String> {
    let printed = Printed::new(pdf);
    printed.check_words(name, 28.0);
    let words = printed.words().into_iter();
    let cut = words.filter(|word| word.text.ends_with('…'));
    cut.map(|word| format!("{name}: page {} cuts {}", word.page, word.text))
        .collect()
}

fn draws(told: &mut Vec<String>, print: Print) {
    let options = in_print(print);
    let rules = preset("wakakujira-2025").unwrap();
    for members in [4, 6, 13, 24, 40, 49] {
        let (mut records, session, rounds) = drawn::day(members);
        for (place, person) in (1..).zip(records.people.values_mut()) {
            person.name = name(place);
        }
        let name = |paper: &str| format!("{paper} of {members} in {print:?}");
        let plan = table_plan(&records, &session, &rounds, &rules, &options).unwrap();
        let mut of_plan = faults(&name("plan"), plan);
        // Names stand large in the last row of tables.
        of_plan.retain(|fault| !fault.ends_with("the heading 一"));
        told.extend(of_plan);
        let cards = place_cards(&records, &session, &rounds, &options).unwrap();
        told.extend(cut_words(&name("cards"), cards));
        let players = u32::try_from(members).unwrap();
        let ranking = ranking("wakakujira-2025", players, 0, false);
        let papers = RoundPapers {
            ranking: Some(&ranking),
            session: &session,
            drawn: &rounds[1],
            rules: &rules,
            rules_of_three: None,
            place_cards: true,
        };
        let papers = round_papers(&records, &papers, &options).unwrap();
        told.extend(cut_words(&name("round papers"), papers));
    }
}

fn without_faults(papers: fn(&mut Vec<String>, Print)) {
    let mut told = Vec::new();
    for print in PRINTS {
        papers(&mut told, print);
    }
    assert!(told.is_empty(), "{}\n{}", told.len(), told.join("\n"));
}

#[test]
fn no_ranking_is_cut_crowded_or_forgotten() {
    without_faults(rankings);
}

#[test]
fn no_rules_are_cut_crowded_or_forgotten() {
    without_faults(rules);
}

#[test]
fn no_notice_is_cut_crowded_or_forgotten() {
    without_faults(notices);
}

#[test]
fn no_paper_of_a_draw_is_cut_or_crowded() {
    without_faults(draws);
}
