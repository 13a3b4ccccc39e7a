//! Results of which only the sum is known say on every paper that they are among its figures, and where
//! they were taken from.

use crate::club::{Shape, day, half, options, season};
use crate::reading::{holds, text_of, without_space};
use reports::{MemberPages, fiscal_year, half_year, monthly, personal, session_sheet};
use scoring::record::OpeningTotal;
use scoring::{FiscalStart, Period, PersonId, Points, Records};

const SOURCE: &str = "昔の帳面";

/// A club's half-year with what somebody had on one of its days besides.
fn records() -> Records {
    let mut records = season(Shape::new(8, 6));
    let date = day("2025-09-10");
    records.openings.push(OpeningTotal {
        period: Period {
            from: date,
            to: date,
        },
        series: records.hanchan[0].sheet.series,
        person: PersonId(1),
        games: None,
        places: None,
        total: Points(712_300),
        source: SOURCE.into(),
    });
    records
}

#[test]
fn papers_say_that_sums_are_among_their_figures_and_where_they_come_from() {
    let records = records();
    let september = Period::month_of(day("2025-09-01"));
    let year = Period::fiscal_year(2025, FiscalStart::default()).unwrap();
    let each = MemberPages::Each;
    for (name, pdf) in [
        ("monthly", monthly(&records, september, &options())),
        ("half-year", half_year(&records, half(), each, &options())),
        (
            "fiscal year",
            fiscal_year(&records, year, each, &[], &options()),
        ),
        (
            "personal",
            personal(&records, PersonId(1), half(), &options()),
        ),
    ] {
        let text = without_space(&text_of(pdf));
        holds(&text, ["合計だけの成績", SOURCE, "712.3"]);
        assert!(!text.is_empty(), "{name}");
    }
    // Whose month holds none of its days.
    let may = Period::month_of(day("2025-05-01"));
    let text = text_of(monthly(&records, may, &options()));
    assert!(!text.contains(SOURCE));
}

#[test]
fn a_table_whose_seats_nobody_knows_says_so() {
    let mut records = season(Shape::new(4, 1));
    let date = records.hanchan[0].sheet.date;
    let seated = text_of(session_sheet(&records, date, None, &options()));
    assert!(!seated.contains("席は分かりません"));
    for hanchan in &mut records.hanchan {
        hanchan.unseated = true;
    }
    let text = text_of(session_sheet(&records, date, None, &options()));
    assert!(text.contains("席は分かりません"), "{text}");
}
