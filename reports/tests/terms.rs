//! Half-years and fiscal years: awards, records, the period before and what the secretary wrote.

use std::collections::BTreeSet;

use crate::club::year::remark;
use crate::club::{SATURDAY, Shape, WEDNESDAY, day, half, options};
use crate::reading::{Printed, holds};
use chrono::Datelike;
use proptest::prelude::*;
use reports::{
    MemberPages, Options, Print, fiscal_year, half_year, half_year_with_awards, monthly, personal,
};
use scoring::award::{Award, usual};
use scoring::{FiscalStart, Period, PersonId, Records, changes, club_feats, statistics};

fn year() -> Period {
    Period::fiscal_year(2025, FiscalStart::default()).unwrap()
}

/// Every page of these has its letters inside the margins and nothing on one another.
fn sound(pdf: Result<reports::Pdf, reports::Error>, name: &str) -> Printed {
    let printed = Printed::new(pdf.unwrap());
    printed.check_structure();
    printed.check_words(name, 44.5);
    printed
}

#[test]
fn a_half_year_prints_the_clubs_own_awards() {
    let records = crate::club::season(Shape::new(15, 6));
    let period = Period {
        from: day("2025-04-01"),
        to: day("2025-09-30"),
    };
    let award = |json: &str| serde_json::from_str::<Award>(json).unwrap();
    let awards = [
        award(
            r#"{"name":"平均順位賞","statistic":"average_place","direction":"lowest","minimum":{"games":20}}"#,
        ),
        award(
            r#"{"name":"連対賞","statistic":"in_the_money_rate","minimum":{"share_of_sessions":60}}"#,
        ),
        award(r#"{"name":"最多トップ賞","statistic":"first_places"}"#),
        award(r#"{"name":"最高点棒賞","statistic":"highest_points"}"#),
        award(
            r#"{"name":"放銃しない賞","statistic":"dealt_in","direction":"lowest","minimum":{"games":20}}"#,
        ),
        award(r#"{"name":"連続トップ賞","statistic":"top_streak"}"#),
        award(r#"{"name":"粘り賞","statistic":"not_last_streak"}"#),
        award(r#"{"name":"跳満賞","statistic":{"level_won":"haneman"}}"#),
        award(r#"{"name":"出席賞","statistic":"attendance"}"#),
        award(r#"{"name":"千点会","statistic":"total","goes_to":{"everybody_from":1000}}"#),
    ];
    for print in [Print::Normal, Print::Large] {
        let options = Options { print, ..options() };
        let pdf = half_year_with_awards(&records, period, MemberPages::None, &awards, &options);
        let printed = Printed::new(pdf.unwrap());
        printed.check_structure();
        let text = printed.run_on_text();
        for award in &awards {
            assert!(text.contains(&award.name), "{} in {text}", award.name);
        }
        holds(
            &text,
            "平均順位1. 位 連対率 出席60%以上 連続ラスなし 跳満 最高".split(' '),
        );
        assert!(!text.contains("準優勝"), "{text}");
    }
}

#[test]
fn a_fiscal_year_is_the_half_years_report_over_its_months() {
    for (members, print) in [
        (4, Print::Normal),
        (15, Print::Normal),
        (15, Print::Large),
        (40, Print::Normal),
    ] {
        let records = crate::club::year::two_years(Shape::new(members, 24), half());
        let options = Options { print, ..options() };
        let name = format!("{members} {print:?}");
        let whole = fiscal_year(&records, year(), MemberPages::Each, &usual(5), &options);
        let printed = sound(whole, &name);
        let club_only = fiscal_year(&records, year(), MemberPages::None, &usual(5), &options);
        assert_eq!(
            printed.pdf.pages - club_only.unwrap().pages,
            members,
            "{name}"
        );
        let text = printed.run_on_text();
        holds(
            &text,
            [
                "年度成績表",
                "令和7年度（4～3月）",
                "前年度との比較",
                "前年度は令和6年度",
                "優勝",
            ],
        );
        assert!(!text.contains("半期成績表"), "{text}");
        // All twelve months stand on one page, on its side, where they fill it.
        let wide = printed
            .page_sizes()
            .iter()
            .filter(|(width, height)| width > height)
            .count();
        assert_eq!(wide > 0, members > 4, "{name}");
    }
}

#[test]
fn a_year_begins_where_the_club_says() {
    let january = FiscalStart::new(1).unwrap();
    let mut records = crate::club::year::two_years(Shape::new(4, 24), half());
    records.fiscal_start = january;
    let calendar_year = Period::fiscal_year(2025, january).unwrap();
    let pdf = fiscal_year(
        &records,
        calendar_year,
        MemberPages::None,
        &usual(5),
        &options(),
    );
    let text = sound(pdf, "calendar year").run_on_text();
    assert!(text.contains("令和7年度（1～12月）"), "{text}");
}

/// The months that head columns, `4月` to `3月`.
fn months_in(words: impl IntoIterator<Item = String>) -> BTreeSet<u32> {
    let numbers = words.into_iter().filter_map(|word| {
        let number = word.strip_suffix('月')?;
        number.parse().ok()
    });
    numbers.collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn a_month_without_play_is_no_column(
        played in proptest::collection::btree_set(1_u32..=12, 1..=12),
        members in prop_oneof![Just(4_usize), Just(8)],
    ) {
        let shape = Shape { days: 2, rounds: 1, series: 1, ..Shape::new(members, 12) };
        let mut records = crate::club::season(shape);
        records.hanchan.retain(|hanchan| played.contains(&hanchan.sheet.date.month()));
        // On a day with too few people nothing was played.
        let played: BTreeSet<u32> =
            records.hanchan.iter().map(|hanchan| hanchan.sheet.date.month()).collect();
        let pdf = fiscal_year(&records, year(), MemberPages::None, &usual(5), &options());
        let words = sound(pdf, "some months").words();
        prop_assert_eq!(months_in(words.into_iter().map(|word| word.text)), played);
    }
}

#[test]
fn a_series_shows_the_months_that_it_was_played_in() {
    let mut records = crate::club::season(Shape::new(15, 6));
    records.hanchan.retain(|hanchan| {
        hanchan.sheet.series != WEDNESDAY || [5, 9].contains(&hanchan.sheet.date.month())
    });
    records.hanchan.retain(|hanchan| {
        hanchan.sheet.series != SATURDAY || [4, 5].contains(&hanchan.sheet.date.month())
    });
    let pdf = half_year(&records, half(), MemberPages::None, &options());
    let text = sound(pdf, "two series").run_on_text();
    holds(
        &text,
        ["氏名4月5月9月1", "平均着順5月9月1", "平均着順4月5月1"],
    );
}

#[test]
fn every_change_since_the_half_year_before_is_told() {
    let records = crate::club::year::two_years(Shape::new(15, 24), half());
    let pdf = half_year(&records, half(), MemberPages::None, &options());
    let text = sound(pdf, "half-year").run_on_text();
    holds(&text, ["前期との比較", "令和6年度下半期"]);
    let before = half().previous().unwrap();
    let mut arrows = String::new();
    for change in changes(&records, half(), before, records.club_kind()) {
        let Some(places) = change.places() else {
            continue;
        };
        let arrow = match places {
            0 => "→".to_owned(),
            up if up > 0 => format!("↑{up}"),
            down => format!("↓{}", -down),
        };
        arrows.extend(arrow.chars().next());
        let before = change.before.unwrap();
        let then = before.rank.unwrap();
        let total = scoring::Unit::P.signed(before.tally.total);
        let row = format!("{then}{arrow}{total}");
        assert!(text.contains(&row), "{row} in {text}");
    }
    assert!(arrows.contains('↑') && arrows.contains('↓'), "{arrows}");
    // Without the half-year before there is nothing to compare with.
    let alone = records.within(half());
    let text = sound(
        half_year(&alone, half(), MemberPages::Each, &options()),
        "alone",
    );
    assert!(!text.run_on_text().contains("前期"), "{}", text.text());
}

#[test]
fn a_month_and_a_person_are_compared_as_well() {
    let records = crate::club::year::two_years(Shape::new(15, 24), half());
    let september = Period::month_of(day("2025-09-01"));
    let text = sound(monthly(&records, september, &options()), "monthly").run_on_text();
    holds(&text, ["前月との比較", "前月は令和7年8月"]);
    let own = sound(
        personal(&records, PersonId(1), half(), &options()),
        "personal",
    );
    let own = own.run_on_text();
    let changes = changes(
        &records,
        half(),
        half().previous().unwrap(),
        records.club_kind(),
    );
    let change = changes
        .iter()
        .find(|change| change.now.person == PersonId(1))
        .unwrap();
    let ranks = (
        change.before.as_ref().unwrap().rank.unwrap(),
        change.now.rank.unwrap(),
    );
    let told = format!("順位{}位→{}位", ranks.0, ranks.1);
    assert!(own.contains(&told), "{told} in {own}");
}

#[test]
fn the_clubs_records_are_those_of_its_members() {
    let records = crate::club::season(Shape::new(15, 6));
    let text = sound(
        half_year(&records, half(), MemberPages::None, &options()),
        "records",
    );
    let text = text.run_on_text();
    let held = club_feats(&records, &statistics(&records, records.club_kind()));
    let (_, day) = held.biggest_day[0];
    let (_, run) = held.not_last[0];
    holds(
        &text,
        [
            format!("{}P（", scoring::Unit::P.signed(day.amount)),
            format!("{}回（", run.longest),
            format!(
                "{}点（",
                scoring::table_points(held.highest_points[0].1.amount)
            ),
        ],
    );
    holds(
        &text,
        "最高得点 一日の最高 連続トップ 連続ラスなし 連続プラス".split(' '),
    );
}

#[test]
fn what_the_secretary_wrote_stands_where_it_belongs() {
    let records = crate::club::year::two_years(Shape::new(15, 24), half());
    let whole = half_year(&records, half(), MemberPages::Each, &options());
    let whole = sound(whole, "half-year").run_on_text();
    let comment = crate::reading::without_space(crate::club::year::COMMENT);
    let note = crate::reading::without_space(crate::club::year::NOTE);
    assert_eq!(whole.matches(&comment).count(), 1, "{whole}");
    assert_eq!(whole.matches(&note).count(), 1, "{whole}");
    assert_eq!(whole.matches("土曜会は会場が").count(), 1, "{whole}");
    let board = half_year(&records, half(), MemberPages::None, &options());
    let board = sound(board, "notice board").run_on_text();
    holds(&board, [&comment]);
    assert!(!board.contains(&note), "{board}");
    let own = |person| {
        sound(
            personal(&records, PersonId(person), half(), &options()),
            "own",
        )
    };
    assert!(own(1).run_on_text().contains(&note));
    assert!(!own(2).run_on_text().contains(&note));
    // What is said about the half-year is not said about the year.
    let pdf = fiscal_year(&records, year(), MemberPages::Each, &usual(5), &options());
    assert!(!sound(pdf, "year").run_on_text().contains("幹事より"));
}

#[test]
fn a_comment_of_any_length_is_printed_whole() {
    let sentence = "今期も皆様のおかげで楽しく打つことができました。";
    for print in [Print::Normal, Print::Large] {
        for times in [1, 20, 120] {
            let options = Options { print, ..options() };
            let mut records = crate::club::season(Shape::new(4, 6));
            let text = sentence.repeat(times);
            remark(&mut records, half(), None, None, &text);
            remark(&mut records, half(), None, Some(PersonId(1)), &text);
            remark(&mut records, half(), Some(SATURDAY), None, &text);
            let name = format!("{times} {print:?}");
            let printed = sound(
                half_year(&records, half(), MemberPages::Each, &options),
                &name,
            );
            let read = printed.run_on_text();
            let read = without_running_heads(&read);
            assert_eq!(read.matches(sentence).count(), 3 * times, "{name}: {read}");
        }
    }
}

/// The text as it runs over pages.
fn without_running_heads(text: &str) -> String {
    let text = text.replace("白樺会半期成績表令和7年度上半期（4～9月）", "");
    let pages = text.split("白樺会ルール2025印刷令和7年10月1日");
    let number = |letter: char| letter.is_ascii_digit() || letter == '/';
    pages.map(|page| page.trim_start_matches(number)).collect()
}

#[test]
fn a_comment_is_printed_though_nothing_was_played() {
    let mut records = crate::club::empty(4);
    remark(
        &mut records,
        half(),
        None,
        None,
        "会場の改修のため休みました。",
    );
    let pdf = half_year(&records, half(), MemberPages::Each, &options());
    let text = Printed::new(pdf.unwrap()).run_on_text();
    assert!(text.contains("会場の改修のため休みました。"), "{text}");
    assert!(text.contains("半荘はありません"), "{text}");
}

#[test]
fn terms_keep_their_text() {
    let shape = Shape {
        days: 2,
        rounds: 2,
        ..Shape::new(4, 24)
    };
    let records: Records = crate::club::year::two_years(shape, half());
    let documents = [
        (
            "half-year-compared",
            half_year(&records, half(), MemberPages::Each, &options()),
        ),
        (
            "fiscal-year",
            fiscal_year(&records, year(), MemberPages::Each, &usual(5), &options()),
        ),
    ];
    for (name, pdf) in documents {
        insta::assert_snapshot!(name, Printed::new(pdf.unwrap()).text());
    }
}
