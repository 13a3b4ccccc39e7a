//! What reports have, and in which order.

use crate::club::{Shape, day, half, season};
use crate::reading::Printed;
use reports::{Edition, MemberPages, Options, half_year, monthly};
use scoring::{Period, Points, Section, Sections, Unit, standings};
use std::collections::BTreeSet;

/// What each section of the full edition says of itself, where the report has it.
const HEADINGS: [(Section, &str, &str); 11] = [
    (Section::Overview, "最多トップ", "最多トップ"),
    (Section::Standings, "総合成績", "総合成績"),
    (Section::Awards, "", "表彰"),
    (Section::Feats, "連続トップ", "連続トップ"),
    (Section::Rankings, "", "ランキング"),
    (Section::Comparison, "前月との比較", "前期との比較"),
    (Section::Details, "成績の内訳", "成績の内訳"),
    (Section::Results, "日別の成績", "月別の成績"),
    (Section::Progress, "累計の推移", "累計の推移"),
    (Section::Series, "水曜会の成績", "水曜会の成績"),
    (
        Section::Hands,
        "満貫以上の和了と放銃",
        "満貫以上の和了と放銃",
    ),
];

fn full(sections: &[Section]) -> Options {
    Options {
        edition: Edition::Full,
        sections: Sections::new(sections).unwrap(),
        ..Options::new(day("2025-10-01"))
    }
}

fn september() -> Period {
    Period::month_of(day("2025-09-01"))
}

/// The headings that are there, in the order in which they are.
fn found(text: &str, headings: impl Iterator<Item = &'static str>) -> Vec<&'static str> {
    let headings = headings.filter(|heading| !heading.is_empty());
    let mut found: Vec<(usize, &str)> = headings
        .filter_map(|heading| Some((text.find(heading)?, heading)))
        .collect();
    found.sort_unstable();
    found.into_iter().map(|(_, heading)| heading).collect()
}

#[test]
fn each_section_can_be_left_out_and_stands_where_the_club_wants_it() {
    let records = season(Shape::new(15, 6));
    let of_month = |section: Section| HEADINGS.iter().find(|row| row.0 == section).unwrap().1;
    let of_half = |section: Section| HEADINGS.iter().find(|row| row.0 == section).unwrap().2;
    let backwards: Vec<Section> = Section::ALL.into_iter().rev().collect();
    let mut orders = vec![backwards];
    for left_out in Section::ALL {
        let mut rest = Section::ALL.to_vec();
        rest.retain(|section| *section != left_out);
        if left_out != Section::Standings {
            orders.push(rest);
        }
    }
    for order in orders {
        let options = full(&order);
        let pdf = monthly(&records, september(), &options).unwrap();
        let text = Printed::new(pdf).text();
        let expected: Vec<&str> = order.iter().copied().map(of_month).collect();
        let expected: Vec<&str> = expected.into_iter().filter(|one| !one.is_empty()).collect();
        let headings = HEADINGS.iter().map(|row| row.1);
        assert_eq!(found(&text, headings), expected, "{order:?}\n{text}");

        let pdf = half_year(&records, half(), MemberPages::None, &options).unwrap();
        let text = Printed::new(pdf).text();
        let expected: Vec<&str> = order.iter().copied().map(of_half).collect();
        // There are no records before the first half-year.
        let expected: Vec<&str> = expected
            .into_iter()
            .filter(|heading| !heading.contains("との比較"))
            .collect();
        let headings = HEADINGS.iter().map(|row| row.2);
        assert_eq!(found(&text, headings), expected, "{order:?}\n{text}");
    }
}

#[test]
fn the_handout_leaves_out_what_the_club_leaves_out() {
    let records = season(Shape::new(15, 6));
    let options = Options {
        edition: Edition::Handout,
        ..full(&[Section::Standings])
    };
    let pdf = monthly(&records, september(), &options).unwrap();
    assert_eq!(pdf.pages, 1);
    let text = Printed::new(pdf).text();
    for gone in ["最高得点", "推移", "以上の記録", "前月", "9/3", "首位"] {
        assert!(!text.contains(gone), "{gone}\n{text}");
    }
    let options = Options {
        edition: Edition::Handout,
        ..full(&[Section::Standings, Section::Hands, Section::Progress])
    };
    let text = Printed::new(monthly(&records, september(), &options).unwrap()).text();
    let (hands, chart) = (text.find("以上の記録"), text.find("推移"));
    assert!(hands.is_some() && hands < chart, "{text}");
}

/// Whoever adds up, or looks for their figure, finds it in one place.
#[test]
fn in_the_full_edition_no_total_stands_in_three_tables() {
    let records = season(Shape::new(15, 6));
    let options = full(&Section::ALL);
    for (period, pdf) in [
        (september(), monthly(&records, september(), &options)),
        (
            half(),
            half_year(&records, half(), MemberPages::None, &options),
        ),
    ] {
        let text = Printed::new(pdf.unwrap()).text();
        let within = records.within(period);
        for row in standings(&within, within.club_kind()) {
            let is_long = records.people[&row.person].name.contains("寿限無");
            // Of one series or one day the total is also that of all.
            let days = within
                .hanchan
                .iter()
                .filter(|one| one.result_of(row.person).is_some());
            let series: BTreeSet<_> = days.map(|one| one.sheet.series).collect();
            if is_long || series.len() < 2 || row.tally.total == Points::ZERO || row.tally.games < 2
            {
                continue;
            }
            let total = Unit::P.signed(row.tally.total);
            let name = records.people[&row.person].name.as_str();
            let rank = row
                .rank
                .map_or_else(|| "－".to_owned(), |rank| rank.to_string());
            let rows = text.lines().filter(|line| {
                let words: Vec<&str> = line.split_whitespace().collect();
                words.first() == Some(&rank.as_str())
                    && line.replace(' ', "").contains(&name.replace(' ', ""))
                    && words.contains(&total.as_str())
            });
            let count = rows.count();
            assert!((1..=2).contains(&count), "{name} {total}: {count}\n{text}");
        }
    }
}
