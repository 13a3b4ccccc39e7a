//! What certificates for awards say, and who gets one.

use std::num::NonZeroU32;

use crate::certificates::check_letters;
use crate::club::{Shape, WEDNESDAY, add_table, day, half, options};
use crate::reading::Printed;
use reports::{
    Certificate, award_certificates, certificates, champion_certificates, each_yakuman_once,
    yakuman_certificates,
};
use scoring::award::{Award, Direction, GoesTo, Minimum, Statistic, usual, winners};
use scoring::hand_value::Level;
use scoring::{FiscalStart, Period, PersonId, Records};

/// Every statistic in both directions, besides the usual awards.
fn every_award() -> Vec<Award> {
    let statistics = [
        Statistic::Total,
        Statistic::Average,
        Statistic::AveragePlace,
        Statistic::TopRate,
        Statistic::InTheMoneyRate,
        Statistic::NotLastRate,
        Statistic::Games,
        Statistic::FirstPlaces,
        Statistic::BestResult,
        Statistic::HighestPoints,
        Statistic::HandsWon,
        Statistic::LevelWon(Level::Haneman),
        Statistic::LevelWon(Level::Yakuman),
        Statistic::DealtIn,
        Statistic::TopStreak,
        Statistic::NotLastStreak,
        Statistic::Attendance,
    ];
    let both = statistics.into_iter().flat_map(|statistic| {
        [Direction::Highest, Direction::Lowest].map(|direction| award(statistic, direction, 1))
    });
    usual(5).into_iter().chain(both).collect()
}

fn award(statistic: Statistic, direction: Direction, place: u32) -> Award {
    Award {
        name: "特別賞".into(),
        statistic,
        direction,
        minimum: Minimum::None,
        goes_to: GoesTo::Place(NonZeroU32::new(place).unwrap()),
    }
}

fn earned(records: &Records, awards: &[Award]) -> Vec<Certificate> {
    award_certificates(records, half(), awards, &options())
}

/// What the first one says between the event and the thanks.
fn said(records: &Records, award: Award) -> String {
    let earned = earned(records, &[award]);
    let lines = &earned[0].lines;
    lines[1..lines.len() - 2].concat()
}

#[test]
fn every_award_of_a_half_year_has_its_certificate() {
    for members in [4, 8, 15, 40] {
        let records = crate::club::season(Shape::new(members, 6));
        let earned = earned(&records, &every_award());
        let pdf = certificates("白樺会", &earned, "", &options()).unwrap();
        let printed = Printed::new(pdf);
        printed.check_structure();
        assert_eq!(printed.pdf.pages, earned.len());
        assert!(printed.pdf.missing.is_empty());
        check_letters(&printed, "awards");
        let text = printed.run_on_text();
        assert!(text.starts_with("表彰状優勝"), "{text}");
        for one in &earned {
            let lines = &one.lines;
            let event = "あなたは白樺会 令和七年度上半期において";
            let is_of_a_day = one.honour == "役満賞" && lines[0].ends_with("曜会において");
            assert!(lines[0] == event || is_of_a_day, "{lines:?}");
            let told = lines.concat();
            assert!(
                told.ends_with("ましたよってその栄誉をたたえここに表彰します"),
                "{told}"
            );
            for wrong in ["マイナス", "・〇パーセント", "、", "。", "〇回", "一回に"]
            {
                assert!(!told.contains(wrong), "{wrong} in {told}");
            }
            assert!(!told.contains(|one: char| one.is_ascii_graphic()), "{told}");
        }
    }
    let year = Period::fiscal_year(2025, FiscalStart::default()).unwrap();
    let records = crate::club::season(Shape::new(4, 6));
    let earned = award_certificates(&records, year, &usual(5), &options());
    assert_eq!(earned[0].lines[0], "あなたは白樺会 令和七年度において");
    let days = Period {
        from: day("2025-05-01"),
        to: day("2025-07-20"),
    };
    let earned = award_certificates(&records, days, &usual(5), &options());
    let when = "あなたは白樺会 令和七年五月一日～七月二十日の対局において";
    assert_eq!(earned[0].lines[0], when);
}

#[test]
fn each_award_is_told_in_a_sentence_of_its_own() {
    let records = crate::club::season(Shape::new(15, 6));
    let best = |statistic| said(&records, award(statistic, Direction::Highest, 1));
    let least = |statistic| said(&records, award(statistic, Direction::Lowest, 1));
    for (told, first, last) in [
        (
            best(Statistic::Total),
            "合計",
            "ポイントの優れた成績を収められました",
        ),
        (
            best(Statistic::TopRate),
            "トップ率",
            "パーセントの目覚ましい成績を収められました",
        ),
        (
            least(Statistic::AveragePlace),
            "平均順位",
            "位の安定した成績を収められました",
        ),
        (
            best(Statistic::Games),
            "",
            "半荘に参加され会を大いに盛り上げられました",
        ),
        (best(Statistic::FirstPlaces), "トップを", "回飾られました"),
        (
            best(Statistic::BestResult),
            "一回の半荘で",
            "ポイントの会心の成績を収められました",
        ),
        (
            best(Statistic::HighestPoints),
            "一回の半荘で",
            "点をみごと記録されました",
        ),
        (
            best(Statistic::HandsWon),
            "満貫以上の手を",
            "回みごと和了されました",
        ),
        (
            least(Statistic::DealtIn),
            "満貫以上の放銃を最少の",
            "回にとどめられました",
        ),
        (
            best(Statistic::NotLastStreak),
            "",
            "半荘続けてラスを避け粘り強く戦い抜かれました",
        ),
        // What is no merit is not told.
        (
            best(Statistic::DealtIn),
            "対局を重ねられ会を",
            "大いに盛り上げられました",
        ),
        (
            least(Statistic::Total),
            "対局を重ねられ会を",
            "大いに盛り上げられました",
        ),
    ] {
        assert!(told.starts_with(first) && told.ends_with(last), "{told}");
        assert!(told.chars().count() > last.chars().count(), "{told}");
    }
}

/// Two days of the same four, and a third of others: the first person wins each table, the third loses.
fn small_club() -> Records {
    let mut records = crate::club::empty(8);
    for (date, who) in [
        ("2025-04-02", [1, 2, 3, 4]),
        ("2025-04-16", [1, 2, 3, 4]),
        ("2025-05-07", [1, 5, 6, 7]),
    ] {
        let place = (day(date), WEDNESDAY, 1, "A".into());
        let points = [50_000, 30_000, 25_000, 15_000];
        add_table(&mut records, place, &who.map(PersonId), &points);
    }
    records
}

#[test]
fn whoever_lost_points_has_a_place_all_the_same_and_no_figure_is_told() {
    let records = small_club();
    let fourth = award(Statistic::Total, Direction::Highest, 4);
    assert_eq!(said(&records, fourth), "頭書の成績を収められました");
}

#[test]
fn a_champion_is_told_the_total_of_the_event() {
    let records = small_club();
    let places = champion_certificates(&records, "第3回 白樺杯", 4);
    let honours: Vec<&str> = places.iter().map(|one| one.honour.as_str()).collect();
    assert_eq!(honours, ["優勝", "準優勝", "第三位", "第四位"]);
    let lines = &places[0].lines;
    assert_eq!(lines[0], "あなたは第三回 白樺杯において");
    assert!(
        lines[1].starts_with("合計") && lines[1].ends_with("ポイントの"),
        "{lines:?}"
    );
    assert_eq!(places[3].lines[1], "頭書の成績を収められました");
    assert!(places.iter().all(|one| one.day == Some(day("2025-05-07"))));
    let none = crate::club::empty(4);
    assert_eq!(champion_certificates(&none, "第3回 白樺杯", 4), []);
}

#[test]
fn who_came_each_day_is_told_of_how_many() {
    let records = small_club();
    let best = award(Statistic::Attendance, Direction::Highest, 1);
    assert_eq!(said(&records, best), "全三日の開催に欠かさず出席されました");
    let second = award(Statistic::Attendance, Direction::Highest, 2);
    let told = "開催三日のうち二日に出席されました";
    assert_eq!(said(&records, second), told);
}

#[test]
fn what_all_share_is_no_award() {
    let mut records = small_club();
    let shared = [Statistic::Attendance, Statistic::Games];
    let shared = shared.map(|statistic| award(statistic, Direction::Highest, 1));
    assert_eq!(earned(&records, &shared).len(), 2);
    records.hanchan.pop();
    let won = winners(&records, records.club_kind(), &shared);
    assert_eq!(won[0].people.len(), 4);
    assert_eq!(earned(&records, &shared), []);
    let first = award(Statistic::Total, Direction::Highest, 1);
    assert_eq!(earned(&records, &[first]).len(), 1);
}

#[test]
fn each_yakuman_has_one_certificate_and_names_its_hand() {
    for members in [4, 15, 40] {
        let records = crate::club::season(Shape::new(members, 6));
        let of_awards = earned(&records, &usual(5));
        let of_hands = yakuman_certificates(&records, half(), &options());
        let together = each_yakuman_once(of_awards.clone(), of_hands.clone());
        let honoured = |all: &[Certificate]| {
            let all = all.iter().filter(|one| one.honour == "役満賞");
            all.count()
        };
        assert!(!of_hands.is_empty());
        assert_eq!(honoured(&together), of_hands.len(), "{members}");
        for one in together.iter().filter(|one| one.honour == "役満賞") {
            assert!(one.lines[1].starts_with("役満　"), "{:?}", one.lines);
        }
        // A club without the award honours them as well.
        let none: Vec<Award> = Vec::new();
        let without = each_yakuman_once(earned(&records, &none), of_hands.clone());
        assert_eq!(without, of_hands);
    }
}
