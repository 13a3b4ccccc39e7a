//! Every report of every size of club, in both prints: nothing outside the margins or on other words, nothing
//! cut, no heading alone at the foot of a page, and no page that looks forgotten.

use std::collections::BTreeMap;

use reports::{
    MemberPages, Options, Pdf, Print, Race, attendance, fiscal_year, half_year, head_to_head,
    monthly, personal, race, record_book, session_sheet,
};
use scoring::award::usual;
use scoring::{FiscalStart, Period, PersonId, Records};

use super::{Printed, day, half, in_print};
use crate::club::{SATURDAY, Shape, year::two_years};
use crate::reading::Word;

/// The foot of every page begins here, and its head ends here: points from the edges.
const FOOT: f64 = 52.0;
const HEAD: f64 = 54.0;

/// A page less full than this looks forgotten.
const LEAST: f64 = 1.0 / 3.0;

/// How the halves of a name of nineteen letters begin, which beside a line or a bar is cut rather than
/// written over the drawing; every table has it whole.
const IN_CHARTS: [char; 2] = ['寿', '擦'];

fn papers(records: &Records, options: &Options) -> Vec<(&'static str, Pdf)> {
    let month = Period::month_of(day("2025-09-01"));
    let year = Period::fiscal_year(2025, FiscalStart::default()).unwrap();
    let last = records.within(half()).hanchan.last().unwrap().sheet.date;
    let made = [
        (
            "session",
            session_sheet(records, last, Some(SATURDAY), options),
        ),
        ("monthly", monthly(records, month, options)),
        (
            "half-year",
            half_year(records, half(), MemberPages::Each, options),
        ),
        (
            "year",
            fiscal_year(records, year, MemberPages::None, &usual(5), options),
        ),
        ("personal", personal(records, PersonId(1), half(), options)),
        ("against", head_to_head(records, half(), options)),
        ("attendance", attendance(records, half(), options)),
        (
            "race",
            race(
                records,
                &Race {
                    period: half(),
                    meetings: Vec::new(),
                },
                options,
            ),
        ),
        ("book", record_book(records, Period::ALWAYS, options)),
        (
            "two years",
            personal(records, PersonId(2), Period::ALWAYS, options),
        ),
    ];
    made.map(|(name, pdf)| (name, pdf.unwrap())).into()
}

#[test]
fn no_page_of_any_report_is_cut_crowded_or_forgotten() {
    all_is_well(&[4, 8, 15, 24, 40]);
}

#[test]
fn no_page_of_a_club_of_two_hundred_is_cut_crowded_or_forgotten() {
    all_is_well(&[200]);
}

fn all_is_well(sizes: &[usize]) {
    let mut told = Vec::new();
    for members in sizes {
        let records = two_years(Shape::new(*members, 24), half());
        for print in [Print::Normal, Print::Large] {
            for (document, pdf) in papers(&records, &in_print(print)) {
                let name = format!("{document} of {members} in {print:?}");
                told.extend(faults(&name, pdf));
            }
        }
    }
    assert!(told.is_empty(), "{}\n{}", told.len(), told.join("\n"));
}

pub(super) fn faults(name: &str, pdf: Pdf) -> Vec<String> {
    let printed = Printed::new(pdf);
    printed.check_words(name, 44.5);
    let sizes = printed.page_sizes();
    let mut pages: BTreeMap<usize, Vec<Word>> = BTreeMap::new();
    for word in printed.words() {
        pages.entry(word.page).or_default().push(word);
    }
    let mut told = Vec::new();
    let last = sizes.len();
    for (page, words) in &pages {
        let (_, height) = sizes[page - 1];
        let body = words.iter().filter(|word| word.bottom < height - FOOT);
        let lowest = body.clone().map(|word| word.bottom).fold(HEAD, f64::max);
        let full = (lowest - HEAD) / (height - FOOT - HEAD);
        // The last page of a section, of a document, and the last before pages of another kind end where they
        // end.
        let goes_on = |words: &Vec<Word>| {
            let further =
                |word: &Word| word.text.contains("（続き）") || word.text.contains("・右の欄");
            words.iter().any(further)
        };
        let ends_section = goes_on(words) && !pages.get(&(page + 1)).is_some_and(goes_on);
        let next_is_new = pages.get(&(page + 1)).is_none_or(|next| begins_anew(next));
        if full < LEAST && *page != last && !next_is_new && !ends_section {
            let begins: String = words
                .iter()
                .take(9)
                .map(|word| word.text.as_str())
                .collect();
            told.push(format!(
                "{name}: page {page} is {:.0} % full: {begins}",
                full * 100.0
            ));
        }
        // A heading is larger than the text below it, and never the last of its page.
        let text: Vec<f64> = body.clone().map(|word| word.bottom - word.top).collect();
        let usual = median(text);
        // A letter of the fonts behind the usual one has a higher box, whatever its size.
        let usual_font = body.filter(|word| !word.text.contains('𠮷'));
        let lowest_word = usual_font.max_by(|one, other| one.bottom.total_cmp(&other.bottom));
        if let Some(word) = lowest_word.filter(|word| word.bottom - word.top > usual * 1.25) {
            told.push(format!(
                "{name}: page {page} ends with the heading {}",
                word.text
            ));
        }
        let has_charts = words.iter().any(|word| word.text.contains("推移"));
        let may_be_cut = &IN_CHARTS[usize::from(!has_charts)..];
        let cut = |word: &&Word| word.text.ends_with('…') && !word.text.starts_with(may_be_cut);
        for word in words.iter().filter(cut) {
            told.push(format!("{name}: page {page} cuts {}", word.text));
        }
    }
    told
}

/// Whether a page begins with what always begins one: a member's name, or a table on its side.
fn begins_anew(words: &[Word]) -> bool {
    let ranked = words.iter().any(|word| word.text.contains("名中"));
    ranked || words.iter().any(|word| word.right > 600.0)
}

fn median(mut sizes: Vec<f64>) -> f64 {
    sizes.sort_by(f64::total_cmp);
    sizes.get(sizes.len() / 2).copied().unwrap_or(f64::MAX)
}
