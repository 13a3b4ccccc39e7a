//! Tables that are wider than their page: one way for all reports.

use reports::{MemberPages, Print, half_year, monthly};
use scoring::{Period, Unit, standings};

use super::{Printed, day, half, in_print};
use crate::club::{Shape, season, year::two_years};
use crate::reading::{Word, without_space};

/// What stands on the page under the heading, up to the next one.
fn under<'text>(text: &'text str, heading: &str) -> Option<&'text str> {
    let below = text.split_once(heading)?.1;
    let others = [
        "総合成績",
        "成績の内訳",
        "ランキング",
        "表彰",
        "記録",
        "比較",
        "月別",
    ];
    let ends = others.iter().filter_map(|other| below.find(other)).min();
    Some(&below[..ends.unwrap_or(below.len())])
}

#[test]
fn more_rows_and_more_columns_do_not_look_the_same() {
    let mut seen = (0, 0);
    for members in [4, 8, 24, 40] {
        let records = two_years(Shape::new(members, 24), half());
        let rows = standings(&records.within(half()), records.club_kind());
        let name = &records.people[&rows[0].person].name;
        let total = Unit::P.signed(rows[0].tally.total);
        let first_row = without_space(&format!("1{name}{total}"));
        for print in [Print::Normal, Print::Large] {
            let pdf = half_year(&records, half(), MemberPages::None, &in_print(print)).unwrap();
            let printed = Printed::new(pdf);
            for page in 1..=printed.pdf.pages {
                let text = without_space(&printed.text_of_page(page));
                for title in ["総合成績", "成績の内訳"] {
                    if let Some(below) = under(&text, &format!("{title}（続き）")) {
                        seen.0 += 1;
                        let begins_again = below.contains(&first_row);
                        assert!(!begins_again, "{members} {print:?}: {below}");
                    }
                }
                seen.1 += text.matches("・右の欄").count();
            }
        }
    }
    assert!(seen.0 > 0 && seen.1 > 0, "{seen:?}");
}

#[test]
fn the_standings_of_large_print_are_in_one_piece_in_every_report() {
    let month = Period::month_of(day("2025-09-01"));
    for members in [15, 24, 40] {
        let records = two_years(Shape::new(members, 24), half());
        for pdf in [
            monthly(&records, month, &in_print(Print::Large)),
            half_year(&records, half(), MemberPages::None, &in_print(Print::Large)),
        ] {
            let printed = Printed::new(pdf.unwrap());
            for page in 1..=printed.pdf.pages {
                let text = without_space(&printed.text_of_page(page));
                for (title, columns) in [
                    ("総合成績", ["合計平均", "回避率"]),
                    ("成績の内訳", ["素点順位点", "最高点最低点"]),
                ] {
                    let below =
                        under(&text, title).unwrap_or("合計平均回避率素点順位点最高点最低点");
                    for column in columns {
                        assert!(below.contains(column), "{members}: {title}: {below}");
                    }
                }
            }
        }
    }
}

/// Where the month columns of a series' table begin, from the heads on its page.
fn months(words: &[Word], page: usize) -> Vec<f64> {
    let heads = words.iter().filter(|word| {
        let number = word
            .text
            .strip_suffix('月')
            .and_then(|number| number.parse().ok());
        word.page == page && number.is_some_and(|number: u32| number <= 12)
    });
    heads.map(|word| word.right).collect()
}

#[test]
fn a_series_has_its_months_beside_its_places_in_columns_of_one_width() {
    for members in [8, 15, 24, 40] {
        let records = season(Shape::new(members, 6));
        let printed = Printed::new(
            half_year(
                &records,
                half(),
                MemberPages::None,
                &in_print(Print::Normal),
            )
            .unwrap(),
        );
        let words = printed.words();
        let of_series = (1..=printed.pdf.pages).filter(|page| {
            let text = without_space(&printed.text_of_page(*page));
            text.contains("水曜会の成績") || text.contains("土曜会の成績")
        });
        let pages: Vec<usize> = of_series.collect();
        assert!(!pages.is_empty());
        for page in pages {
            let text = without_space(&printed.text_of_page(page));
            assert!(!text.contains("右の欄"), "{members}: {text}");
            let ends = months(&words, page);
            assert!(
                ends.len().is_multiple_of(6) && ends.len() >= 6,
                "{members}: {ends:?}"
            );
            let steps: Vec<f64> = ends[..6].windows(2).map(|pair| pair[1] - pair[0]).collect();
            let (least, most) = steps
                .iter()
                .fold((f64::MAX, 0.0_f64), |(least, most), step| {
                    (least.min(*step), most.max(*step))
                });
            assert!(most - least < 0.5, "{members}: {steps:?}");
        }
    }
}
