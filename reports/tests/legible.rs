//! Papers that were once set too small or broken badly: the size of their letters, how full their pages are, and that
//! everybody stands on them.

use crate::club::{Shape, half, in_print, season};
use crate::contests::contest;
use crate::reading::{Printed, without_space};
use reports::{
    Called, MemberPages, Options, Print, Race, attendance, half_year, head_to_head, monthly, race,
    rule_sheet, slips, value_table, web_page,
};
use scoring::statistics::statistics;
use scoring::{Period, preset, standings};

fn smallest(printed: &Printed) -> f32 {
    let sizes = printed.text_sizes();
    sizes.into_iter().reduce(f32::min).unwrap()
}

/// What share of a page is used, down to the last word above its foot.
fn used(printed: &Printed, page: usize) -> f64 {
    let (_, height) = printed.page_sizes()[page - 1];
    let words = printed.words().into_iter();
    let body = words.filter(|word| word.page == page && word.bottom < height - 45.0);
    body.map(|word| word.bottom).fold(0.0, f64::max) / height
}

/// Half a year of 24 days stands beside each other, whatever the print, and everybody on as few pages as hold them.
#[test]
fn attendance_keeps_its_days_together() {
    for (members, print, most) in [
        (15, Print::Normal, 1),
        (24, Print::Normal, 1),
        (40, Print::Normal, 1),
        (200, Print::Normal, 8),
        (15, Print::Large, 1),
        (24, Print::Large, 2),
        (40, Print::Large, 3),
        (200, Print::Large, 16),
    ] {
        let records = season(Shape::new(members, 6));
        let printed = Printed::new(attendance(&records, half(), &in_print(print)).unwrap());
        let name = format!("{members} members, {print:?}");
        printed.check_words(&name, 44.5);
        assert!(printed.pdf.pages <= most, "{name}: {}", printed.pdf.pages);
        let least = if print == Print::Large { 11.0 } else { 8.5 };
        assert!(smallest(&printed) >= least, "{name}");
        let text = printed.run_on_text();
        assert!(!text.contains("右の欄"), "{name}");
        assert!(text.contains("9月"), "{name}");
    }
}

/// What has no room on one page is divided between months, and says between which.
#[test]
fn attendance_of_many_days_is_divided_between_months() {
    let records = season(Shape {
        days: 10,
        ..Shape::new(15, 6)
    });
    for print in [Print::Normal, Print::Large] {
        let printed = Printed::new(attendance(&records, half(), &in_print(print)).unwrap());
        printed.check_structure();
        printed.check_words(&format!("{print:?}"), 44.5);
        let text = printed.run_on_text();
        assert!(text.contains("出席（4～"), "{text}");
        assert!(
            text.contains("～9月）") || text.contains("出席（9月"),
            "{text}"
        );
        // The sums are those of all parts.
        assert_eq!(text.matches("日数").count(), 1, "{text}");
    }
}

#[test]
fn the_race_fills_its_pages() {
    for print in [Print::Normal, Print::Large] {
        for members in [4, 8, 15, 24, 40] {
            let records = season(Shape::new(members, 6));
            let asked = Race {
                period: half(),
                meetings: Vec::new(),
            };
            let printed = Printed::new(race(&records, &asked, &in_print(print)).unwrap());
            let name = format!("{members} members, {print:?}");
            printed.check_words(&name, 44.5);
            let last = printed.pdf.pages;
            assert!(last <= 3, "{name}");
            assert!(
                used(&printed, last) > 0.88,
                "{name}: {}",
                used(&printed, last)
            );
        }
    }
}

/// Days that need a page on its side go on over the next with as many people, not with the last few.
#[test]
fn the_days_of_a_month_stand_evenly_on_their_pages() {
    for (members, days) in [(15, 8), (24, 8), (24, 12)] {
        let records = season(Shape {
            days,
            ..Shape::new(members, 6)
        });
        let month = Period::month_of("2025-09-01".parse().unwrap());
        let printed = Printed::new(monthly(&records, month, &in_print(Print::Large)).unwrap());
        let rows_of = |page: &str| {
            let lines = page.lines();
            let rows = lines.filter(|line| line.split(' ').next().is_some_and(is_rank));
            rows.count()
        };
        let pages = (1..=printed.pdf.pages).map(|page| printed.text_of_page(page));
        let pages = pages.filter(|text| text.contains("日別の成績"));
        let rows: Vec<usize> = pages.map(|page| rows_of(&page)).collect();
        let (most, fewest) = (rows.iter().max().unwrap(), rows.iter().min().unwrap());
        assert!(
            rows.len() > 1 && most - fewest <= 3,
            "{members} members, {days} days: {rows:?}"
        );
        assert!(rows.iter().sum::<usize>() >= members, "{rows:?}");
    }
}

fn is_rank(word: &str) -> bool {
    word == "－" || word.parse::<u32>().is_ok()
}

#[test]
fn everybody_against_everybody_can_be_read() {
    for (members, print, least) in [
        (15, Print::Normal, 10.0),
        (24, Print::Normal, 9.5),
        (40, Print::Normal, 9.5),
        (15, Print::Large, 13.0),
        (16, Print::Large, 13.0),
        (40, Print::Large, 13.0),
    ] {
        let records = season(Shape::new(members, 6));
        let printed = Printed::new(head_to_head(&records, half(), &in_print(print)).unwrap());
        let name = format!("{members} members, {print:?}");
        printed.check_words(&name, 44.5);
        let mut sizes = printed.text_sizes();
        sizes.sort_by(f32::total_cmp);
        // Most of what is set are figures.
        let figures = sizes[sizes.len() / 2];
        assert!(figures >= least, "{name}: {figures}");
        let smallest = if print == Print::Large { 11.0 } else { 8.5 };
        assert!(sizes[0] >= smallest, "{name}: {}", sizes[0]);
    }
}

#[test]
fn each_rule_in_large_print_stands_under_its_own_label() {
    let rules = preset("shirakaba-2025").unwrap();
    let printed = Printed::new(rule_sheet("白樺会", &rules, &in_print(Print::Large)).unwrap());
    assert_eq!(printed.pdf.pages, 2);
    let words = printed.words();
    for label in [
        "端数",
        "オカ",
        "積み棒",
        "流し満貫",
        "残った供託",
        "予告",
        "数え役満",
    ] {
        let at_the_left = |word: &&crate::reading::Word| word.left < 50.0 && word.text == label;
        assert!(words.iter().any(|word| at_the_left(&word)), "{label}");
    }
}

#[test]
fn a_page_names_all_whom_a_member_met() {
    for members in [15, 24, 40] {
        let mut records = season(Shape::new(members, 6));
        for person in records.people.values_mut() {
            person.name = format!("会員 {:03}番", person.number);
        }
        let options = Options::new("2025-10-01".parse().unwrap());
        let pdf = half_year(&records, half(), MemberPages::Alone, &options).unwrap();
        let printed = Printed::new(pdf);
        let club = records.within(half());
        let statistics = statistics(&club, club.club_kind());
        let ranked = standings(&club, club.club_kind());
        let ranked = ranked.iter().filter(|row| row.rank.is_some());
        let (mut pages, mut whole) = (0, 0);
        for (page, row) in (1..).zip(ranked.filter(|row| row.tally.games > 0)) {
            let met = &statistics[&row.person].against;
            let text = without_space(&printed.text_of_page(page));
            let told = |person| text.contains(&without_space(&club.people[person].name));
            let missing = met.keys().filter(|person| !told(*person));
            let missing: Vec<_> = missing.map(|person| &club.people[person].name).collect();
            if missing.is_empty() {
                whole += 1;
            } else {
                let left = met.len() - shown(&text);
                let words = format!("対戦成績のほか{left}名");
                assert!(text.contains(&words), "{words}, {missing:?}: {text}");
                assert!(shown(&text) >= 15, "page {page}: {text}");
            }
            pages += 1;
        }
        // Whoever won a yakuman each month is told of those first.
        let least = if members > 24 { 0 } else { pages - 2 };
        assert!(pages > 10 && whole >= least, "{whole} of {pages}");
    }
}

/// How many people a page says that it sets.
fn shown(text: &str) -> usize {
    let (_, after) = text.split_once("同卓の多い").unwrap();
    after.split_once('名').unwrap().0.parse().unwrap()
}

#[test]
fn who_else_sits_at_a_table_is_as_large_as_the_round() {
    let cards = contest(|contest| contest.slips());
    for (print, least) in [(Print::Normal, 9.0), (Print::Large, 12.0)] {
        for rounds in [1, 4, 6, 9, 12] {
            let mut cards = cards.clone();
            for slip in &mut cards.slips {
                let mut line = slip.lines[0].clone();
                line.others = ["勅使河原 文子", "三浦 健一郎", "小島 美代子"]
                    .map(str::to_owned)
                    .to_vec();
                slip.lines = vec![line; rounds];
            }
            let printed = Printed::new(slips("白樺会", &cards, &in_print(print)).unwrap());
            let name = format!("{rounds} rounds, {print:?}");
            printed.check_words(&name, 28.0);
            assert!(
                smallest(&printed) >= least,
                "{name}: {}",
                smallest(&printed)
            );
        }
    }
}

#[test]
fn the_usual_hands_are_found_at_a_glance() {
    let rules = preset("shirakaba-2025").unwrap();
    let printed = Printed::new(value_table("白樺会", &rules, &in_print(Print::Normal)).unwrap());
    let height = |text: &str| {
        let words = printed.words();
        let word = words.iter().find(|word| word.text == text).unwrap();
        word.bottom - word.top
    };
    for usual in ["30符", "40符"] {
        assert!(height(usual) > height("50符") * 1.3, "{usual}");
    }
}

/// A chart is drawn as wide as a printed page, and none is higher than one, so that no browser makes it smaller.
#[test]
fn charts_of_the_page_are_printed_as_large_as_they_are() {
    for members in [15, 40, 200] {
        for print in [Print::Normal, Print::Large] {
            let records = season(Shape::new(members, 6));
            let options = in_print(print);
            let page = web_page(&records, half(), &Called::default(), &[], &options).unwrap();
            let boxes = page.split("viewBox=\"").skip(1);
            let sizes = boxes.map(|rest| rest.split('"').next().unwrap());
            let sizes: Vec<Vec<f64>> = sizes
                .map(|size| size.split(' ').map(|side| side.parse().unwrap()).collect())
                .collect();
            assert!(sizes.len() > 1, "{sizes:?}");
            for size in &sizes {
                assert!(size[2] <= 511.0 && size[3] <= 690.0, "{members}: {size:?}");
            }
            let (_, printed) = page.split_once("@media print").unwrap();
            assert!(printed.contains("max-height: 24.5cm"));
        }
    }
}
