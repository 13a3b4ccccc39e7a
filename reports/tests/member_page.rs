//! The page that each member gets: its figures are the standings' own.

use crate::club::year::two_years;
use crate::club::{Shape, day, half, season};
use crate::reading::{Printed, Word, text_of, without_space};
use reports::{
    Edition, MemberPages, Options, Print, half_year, monthly, personal, record_book, session_sheet,
};
use scoring::award::least_games;
use scoring::{Calendar, Period, PersonId, Ratio, Standing, Unit, standings, statistics};

#[test]
fn each_figure_has_its_rank_and_each_month_its_own() {
    let records = season(Shape::new(15, 6));
    let options = Options::new(day("2025-10-01"));
    let pdf = half_year(&records, half(), MemberPages::Each, &options).unwrap();
    let printed = Printed::new(pdf);
    let club = records.within(half());
    let kind = club.club_kind();
    let rows = standings(&club, kind);
    let enough = least_games(&club, kind);
    let mut seen = 0;
    for row in rows.iter().filter(|row| row.rank.is_some()) {
        let page = page_of(&printed, &records.people[&row.person].name, row);
        let told = page.split_whitespace().collect::<Vec<_>>().join(" ");
        let rank = |figure: &dyn Fn(&Standing) -> Option<Ratio>| {
            let counts = |row: &&Standing| row.rank.is_some() && row.tally.games >= enough;
            let own = figure(row)?;
            let others = rows.iter().filter(counts).filter_map(figure);
            counts(&row).then(|| 1 + others.filter(|other| *other > own).count())
        };
        let top = rank(&|row| row.tally.top_rate());
        let rate = row.tally.top_rate().unwrap().percent();
        let expected = top.map_or(rate.clone(), |top| format!("{rate} {top}位"));
        assert!(told.contains(&expected), "{expected}\n{page}");
        let months = (4..=9).map(|month| {
            let first = day(&format!("2025-{month:02}-01"));
            let records = club.within(Period::month_of(first));
            let rows = standings(&records, kind);
            let own = rows.into_iter().find(|other| other.person == row.person);
            own.map_or_else(
                || ("－".to_owned(), "－".to_owned()),
                |own| {
                    let rank = own.rank.map_or("－".to_owned(), |rank| format!("{rank}位"));
                    (Unit::P.signed(own.tally.total), rank)
                },
            )
        });
        let (totals, ranks): (Vec<String>, Vec<String>) = months.unzip();
        for line in [totals, ranks] {
            let line = line.join(" ");
            assert!(told.contains(&line), "{line}\n{page}");
        }
        seen += 1;
    }
    assert!(seen > 10, "{seen}");
}

/// The best before is counted over everything that was ever played, not over the half-year before alone.
#[test]
fn the_best_of_the_half_year_stands_beside_the_best_ever() {
    let records = two_years(Shape::new(15, 24), half());
    let earlier = Period {
        to: half().from.pred_opt().unwrap(),
        ..Period::ALWAYS
    };
    let (before, now) = (records.within(earlier), records.within(half()));
    let kind = now.club_kind();
    let (old, new) = (statistics(&before, kind), statistics(&now, kind));
    let options = Options::new(day("2025-10-01"));
    let pdf = half_year(&records, half(), MemberPages::Each, &options).unwrap();
    let printed = Printed::new(pdf);
    let mut seen = (0, 0);
    for row in standings(&now, kind)
        .iter()
        .filter(|row| row.rank.is_some())
    {
        let page = without_space(&page_of(&printed, &records.people[&row.person].name, row));
        let (Some(old), new) = (old.get(&row.person), &new[&row.person]) else {
            continue;
        };
        let (best, reached) = (old.feats.best.unwrap(), new.feats.best.unwrap());
        let hanchan = before
            .hanchan
            .iter()
            .find(|one| one.id == best.when)
            .unwrap();
        let when = Calendar::Japanese.day(hanchan.sheet.date);
        let amount = Unit::P.signed(best.amount);
        let expected = if reached.amount > best.amount {
            seen.0 += 1;
            format!("自己新これまで{amount}P（{when}）")
        } else {
            seen.1 += 1;
            format!("自己最高{amount}P（{when}）")
        };
        assert!(page.contains(&expected), "{expected}\n{page}");
        let (before, now) = (old.streaks.first.longest, new.streaks.first.longest);
        if page.contains(&format!("トップ{now}回")) {
            let is_new = page.contains(&format!("トップ{now}回（自己新）"));
            assert_eq!(is_new, now > before, "{page}");
        }
    }
    assert!(seen.0 > 0 && seen.1 > 0, "{seen:?}");
    // Where nothing was played before, nothing is a best of all time.
    let alone = half_year(&now, half(), MemberPages::Each, &options).unwrap();
    assert!(!Printed::new(alone).text().contains("自己"));
}

#[test]
fn everybody_met_stands_on_the_page_of_a_club_of_fifteen() {
    let records = season(Shape::new(15, 6));
    let options = Options::new(day("2025-10-01"));
    let pdf = half_year(&records, half(), MemberPages::Each, &options).unwrap();
    let printed = Printed::new(pdf);
    let now = records.within(half());
    let met = statistics(&now, now.club_kind());
    let mut whole = 0;
    for row in standings(&now, now.club_kind())
        .iter()
        .filter(|row| row.rank.is_some())
    {
        let page = without_space(&page_of(&printed, &records.people[&row.person].name, row));
        assert!(
            page.contains("最高の半荘") && page.contains("最高の日"),
            "{page}"
        );
        let all = met[&row.person].against.len();
        assert!(page.contains("対戦成績"), "{page}");
        // Whoever has no room is counted, and never dropped in silence.
        let shown = page.split("同卓の多い").nth(1).map_or(all, |rest| {
            rest.split('名').next().unwrap().parse().unwrap()
        });
        assert!(
            shown == all || (5..all).contains(&shown),
            "{shown} of {all}\n{page}"
        );
        whole += usize::from(shown == all);
    }
    assert!(whole > 0, "nobody's page has all of them");
}

/// In large print the page gives up facts before its chart becomes too low to be read.
#[test]
fn in_large_print_the_chart_is_high_enough_to_read() {
    for members in [8, 24] {
        let records = two_years(Shape::new(members, 24), half());
        let options = Options {
            print: Print::Large,
            ..Options::new(day("2025-10-01"))
        };
        let pdf = half_year(&records, half(), MemberPages::Alone, &options).unwrap();
        assert_eq!(pdf.pages, members);
        let printed = Printed::new(pdf);
        let words = printed.words();
        for page in 1..=members {
            let on_page = || words.iter().filter(|word| word.page == page);
            let top = |text: &str| {
                let found = on_page().find(|word| word.text == text);
                found.unwrap_or_else(|| panic!("{text} on {page}")).top
            };
            assert!(top("着順") < top("累計の推移"));
            // The heading's line, the dates below the plane and the gap before the tables.
            let high = top("席別の成績") - top("累計の推移") - 30.0 - 33.0;
            assert!(high >= 89.0, "{members}: {page}: {high}");
            let left = on_page().map(|word| word.left).fold(f64::MAX, f64::min);
            let between = |word: &&Word| {
                word.top > top("累計の推移") + 20.0 && word.bottom < top("席別の成績") - 25.0
            };
            let ticks = on_page().filter(between);
            let ticks: Vec<&Word> = ticks.filter(|word| word.right < left + 50.0).collect();
            assert!(ticks.len() >= 2, "{members}: {page}: {ticks:?}");
            for pair in ticks.windows(2) {
                let apart = (pair[1].top - pair[0].top).abs();
                assert!(apart > 12.0, "{members}: {page}: {pair:?}");
            }
        }
    }
}

/// Whoever writes down no hands has won and dealt into as many as anybody: nobody knows how many.
#[test]
fn where_no_hands_are_written_down_nothing_is_said_of_them() {
    let mut records = season(Shape::new(8, 6));
    records.hands.clear();
    for edition in [Edition::Handout, Edition::Full] {
        let options = Options {
            edition,
            ..Options::new(day("2025-10-01"))
        };
        for pdf in [
            half_year(&records, half(), MemberPages::Each, &options),
            personal(&records, PersonId(1), half(), &options),
            monthly(&records, Period::month_of(day("2025-09-01")), &options),
            record_book(&records, Period::ALWAYS, &options),
            session_sheet(&records, day("2025-09-03"), None, &options),
        ] {
            let text = text_of(pdf);
            for words in ["満貫", "跳満", "倍満", "役満", "放銃", "和了"] {
                assert!(!text.contains(words), "{words} in {text}");
            }
        }
    }
}

/// The page whose name block has the person and the rank.
fn page_of(printed: &Printed, name: &str, row: &Standing) -> String {
    let rank = format!("{}位", row.rank.unwrap());
    let family = name.split(' ').next().unwrap();
    let mut pages = (1..).map_while(|page| {
        let text = printed.text_of_page(page);
        (!text.is_empty()).then_some(text)
    });
    pages
        .find(|text| {
            let head: String = text.lines().take(8).collect();
            head.contains(family) && head.contains("名中") && head.contains(&rank)
        })
        .unwrap_or_default()
}
