//! Papers that are handed out: nobody is pilloried, nothing is left out without a word, every day has its
//! year where it needs one.

use reports::{MemberPages, Options, Print, half_year, monthly, personal, session_sheet};
use scoring::hand_value::Level;
use scoring::record::{Hand, HandEntry};
use scoring::{Period, PersonId, Records};

use super::{Printed, add_a_chombo, day, half, in_print, options, text_of};
use crate::club::{Shape, season, year::two_years};
use crate::reading::holds;

/// A month in which member 2 had a chombo, and member 3 dealt into a yakuman.
fn with_mishaps() -> Records {
    let mut records = season(Shape::new(8, 1));
    records
        .hanchan
        .retain(|hanchan| hanchan.results().all(|seat| seat.chombo_count == 0));
    let id = add_a_chombo(&mut records);
    records.hands.push(Hand {
        hanchan: id,
        entry: HandEntry {
            yaku: "四暗刻".into(),
            ..HandEntry::of(PersonId(1), Some(PersonId(3)), Level::Yakuman)
        },
    });
    records
}

fn second(records: &Records) -> String {
    crate::reading::without_space(&records.people[&PersonId(2)].name)
}

#[test]
fn a_chombo_is_told_once_and_names_nobody_on_the_front() {
    let records = with_mishaps();
    let month = Period::month_of(day("2025-04-01"));
    let printed = Printed::new(monthly(&records, month, &options()).unwrap());
    let front = crate::reading::without_space(&printed.text_of_page(1));
    assert!(front.contains("チョンボ1回"), "{front}");
    assert!(!front.contains("チョンボ髙橋"), "{front}");
    let whole = printed.run_on_text();
    // On the front, in the sum of the standings, and as the head and the note of one table.
    assert_eq!(whole.matches("チョンボ").count(), 4, "{whole}");
    holds(&whole, ["チョンボの減点は成績の合計に入っています"]);
    // Who dealt into a yakuman stands in the log, and not in the headline.
    holds(&front, ["四暗刻", "ロン"]);
    let asked = Options {
        name_chombo: true,
        ..options()
    };
    let named = text_of(monthly(&records, month, &asked));
    let told = format!("チョンボ{}様1回", second(&records));
    assert!(named.contains(&told), "{named}");
}

#[test]
fn a_day_tells_a_chombo_at_its_table_only() {
    let records = with_mishaps();
    let text = text_of(session_sheet(&records, day("2025-04-05"), None, &options()));
    let told = format!("チョンボ{}", second(&records));
    assert_eq!(text.matches(&told).count(), 1, "{text}");
    holds(&text, ["チョンボの減点は合計に入っています"]);
}

#[test]
fn what_a_members_page_has_no_room_for_is_named_on_it() {
    let records = two_years(Shape::new(24, 24), half());
    for print in [Print::Normal, Print::Large] {
        let pdf = half_year(&records, half(), MemberPages::Each, &in_print(print)).unwrap();
        let printed = Printed::new(pdf);
        let pages = (1..=printed.pdf.pages)
            .map(|page| crate::reading::without_space(&printed.text_of_page(page)));
        let mut seen = 0;
        for page in pages.filter(|page| page.contains("名中") && page.contains("対戦成績")) {
            seen += 1;
            let told = page.split("個人成績表には").nth(1).unwrap_or_default();
            for label in [
                "最高の半荘",
                "最低の半荘",
                "一日の最高",
                "満貫以上",
                "連続記録",
            ] {
                assert!(
                    page.contains(label) || told.contains(label),
                    "{print:?}: {label} in {page}"
                );
            }
            assert!(!page.contains("同卓の多い順"), "{page}");
            assert!(page.contains("先着率相手より上の着順"), "{print:?}: {page}");
        }
        assert_eq!(seen, 24, "{print:?}");
    }
}

#[test]
fn over_more_than_a_year_every_day_has_its_year() {
    let records = two_years(Shape::new(8, 24), half());
    let all = Period {
        from: day("2024-04-01"),
        to: day("2026-03-31"),
    };
    let text = text_of(personal(&records, PersonId(1), all, &options()));
    holds(&text, ["最高の半荘", "R6.4.3"]);
    for line in ["最高の半荘", "一日の最高", "連続記録"] {
        // The chart has a flag of the same name before it.
        let told = text.rsplit(line).next().unwrap();
        let told: String = told.chars().take(40).collect();
        assert!(
            line == "連続記録" || told.contains("令和"),
            "{line}: {told}"
        );
    }
    let western = Options {
        calendar: scoring::Calendar::Western,
        ..options()
    };
    assert!(text_of(personal(&records, PersonId(1), all, &western)).contains("2024/4/3"));
    // Within a year nothing is added.
    let text = text_of(personal(&records, PersonId(1), half(), &options()));
    assert!(!text.contains("R7.4"), "{text}");
}

#[test]
fn the_word_for_a_stake_stands_nowhere_and_the_rating_only_where_it_is_wanted() {
    let records = season(Shape::new(8, 2));
    let with_rating = Options {
        rating: true,
        ..options()
    };
    for (options, is_wanted) in [(options(), false), (with_rating, true)] {
        for pdf in [
            half_year(&records, half(), MemberPages::Each, &options),
            personal(&records, PersonId(1), half(), &options),
        ] {
            let text = text_of(pdf);
            assert!(!text.contains("レート"), "{text}");
            assert_eq!(text.contains("レーティング"), is_wanted, "{text}");
            assert_eq!(text.contains("強さの目安"), is_wanted, "{text}");
        }
    }
}
