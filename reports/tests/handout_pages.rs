//! 配布版: what belongs together is found together, in every size of club and in both prints.

use crate::club::{Shape, day, half, season};
use crate::reading::{Printed, without_space};
use reports::{Edition, MemberPages, Options, Pdf, Print, half_year, monthly};
use scoring::{Period, Records};

fn handouts(records: &Records, print: Print) -> [(&'static str, Pdf); 2] {
    let options = Options {
        print,
        edition: Edition::Handout,
        ..Options::new(day("2025-10-01"))
    };
    let month = Period::month_of(day("2025-09-01"));
    let term = half_year(records, half(), MemberPages::None, &options);
    [
        ("month", monthly(records, month, &options).unwrap()),
        ("term", term.unwrap()),
    ]
}

/// Each handout's pages without space.
fn each(check: impl Fn(&str, &[String])) {
    for members in [4, 8, 15, 24, 40, 80] {
        let records = season(Shape::new(members, 6));
        for print in [Print::Normal, Print::Large] {
            for (kind, pdf) in handouts(&records, print) {
                let printed = Printed::new(pdf);
                let pages = 1..=printed.pdf.pages;
                let pages = pages.map(|page| without_space(&printed.text_of_page(page)));
                let name = format!("{kind} of {members} in {print:?}");
                check(&name, &pages.collect::<Vec<_>>());
            }
        }
    }
}

/// The page on which something stands.
fn page_of(pages: &[String], words: &str) -> usize {
    let found = pages.iter().position(|page| page.contains(words));
    found.unwrap_or_else(|| panic!("{words} in {pages:#?}"))
}

#[test]
fn the_overview_goes_on_at_once_and_under_its_heading() {
    each(|name, pages| {
        let (first, last) = (page_of(pages, "最多トップ"), page_of(pages, "参加開催"));
        assert!(last <= first + 1, "{name}: {pages:#?}");
        let is_led = pages[first].contains("あらまし") || pages[first].contains("首位");
        assert!(is_led, "{name}: {pages:#?}");
        let goes_on = pages[last].contains("あらまし（続き）");
        assert!(last == first || goes_on, "{name}: {pages:#?}");
        // Awards and rankings come after all of it.
        let whole = pages.concat();
        let end = whole.find("参加開催").unwrap();
        for later in ["表彰平均賞", "ランキング各上位", "累計の推移縦軸"] {
            let is_after = whole.find(later).is_none_or(|at| at > end);
            assert!(is_after, "{name}: {later} in {pages:#?}");
        }
    });
}

#[test]
fn whoever_leads_stands_at_the_top_wherever_there_is_room() {
    each(|name, pages| {
        let leader = page_of(pages, "首位");
        // Forty names and two guests fill the front, and the overview begins overleaf.
        let is_overleaf =
            leader == page_of(pages, "最多トップ") && name.contains("of 40 in Normal");
        assert!(leader == 0 || is_overleaf, "{name}: {pages:#?}");
    });
}

#[test]
fn no_page_begins_with_the_last_record_alone() {
    each(|name, pages| {
        let (one, other) = (page_of(pages, "連続ラスなし"), page_of(pages, "連続プラス"));
        assert_eq!(one, other, "{name}: {pages:#?}");
        // Nor with the line that says where the log is.
        let elsewhere = pages
            .iter()
            .position(|page| page.contains("保存版にあります。"));
        assert!(
            elsewhere.is_none_or(|page| page == other),
            "{name}: {pages:#?}"
        );
    });
}

#[test]
fn three_rankings_share_a_page() {
    each(|name, pages| {
        let continued = pages.iter().any(|page| page.contains("ランキング（続き）"));
        assert!(!continued, "{name}: {pages:#?}");
    });
}

/// By themselves they would leave most of it white.
#[test]
fn rankings_share_their_page_with_the_chart_where_it_has_room() {
    for members in [4, 8, 15, 24, 40] {
        let records = season(Shape::new(members, 6));
        let [_, (_, term)] = handouts(&records, Print::Normal);
        let printed = Printed::new(term);
        let pages = 1..=printed.pdf.pages;
        let mut pages = pages.map(|page| without_space(&printed.text_of_page(page)));
        let ranked = pages
            .position(|page| page.contains("ランキング各上位"))
            .unwrap()
            + 1;
        let (_, height) = printed.page_sizes()[ranked - 1];
        let words = printed.words().into_iter();
        let words = words.filter(|word| word.page == ranked && word.bottom < height - 60.0);
        let lowest = words.map(|word| word.bottom).fold(0.0, f64::max);
        assert!(lowest > height / 2.0, "{members}: {lowest} of {height}");
    }
}

/// A stacked name would be read as words of a letter each.
#[test]
fn a_family_name_in_a_log_is_in_one_piece() {
    let mut seen = 0;
    for members in [8, 15, 24, 40] {
        let mut records = season(Shape::new(members, 6));
        // Where everybody has a long name, no column is wide enough by chance.
        for person in records.people.values_mut() {
            if let Some((_, given)) = person.name.clone().split_once(' ') {
                let sign = char::from_u32(0x4e00 + person.number).unwrap();
                person.name = format!("勅使河{sign} {given}");
            }
        }
        for print in [Print::Normal, Print::Large] {
            for (kind, pdf) in handouts(&records, print) {
                let words = Printed::new(pdf).words();
                let broken = words.iter().find(|word| {
                    let text = word.text.as_str();
                    text == "勅" || text.ends_with("勅使") || text.ends_with("勅使河")
                });
                assert!(broken.is_none(), "{kind} {members} {print:?}: {broken:?}");
                seen += words.iter().filter(|word| word.text.contains("翻")).count();
            }
        }
    }
    assert!(seen > 20, "{seen}");
}
