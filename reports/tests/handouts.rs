//! 配布版: edited to a sheet or two, and right all the same.

use crate::club::{Shape, day, half, season};
use crate::reading::Printed;
use reports::{Edition, MemberPages, Options, Print, half_year, monthly};
use scoring::{Period, Points, Unit, standings};

fn handout(print: Print) -> Options {
    Options {
        print,
        edition: Edition::Handout,
        ..Options::new(day("2025-10-01"))
    }
}

fn september() -> Period {
    Period::month_of(day("2025-09-01"))
}

#[test]
fn a_month_is_one_sheet_for_forty_members_and_two_for_eighty() {
    for (members, most) in [(4, 2), (8, 2), (15, 2), (24, 2), (40, 2), (80, 4)] {
        let records = season(Shape::new(members, 6));
        let pdf = monthly(&records, september(), &handout(Print::Normal)).unwrap();
        let pages = pdf.pages;
        let printed = Printed::new(pdf);
        assert!(
            pages <= most,
            "{members}: {pages} pages\n{}",
            printed.text()
        );
        printed.check_structure();
        printed.check_words(&format!("month of {members}"), 44.5);
    }
}

#[test]
fn a_half_year_has_two_sheets_for_the_club_of_forty() {
    for members in [4, 8, 15, 24, 40] {
        let records = season(Shape::new(members, 6));
        let options = handout(Print::Normal);
        let pdf = half_year(&records, half(), MemberPages::None, &options).unwrap();
        assert!(pdf.pages <= 4, "{members}: {} pages", pdf.pages);
        Printed::new(pdf).check_structure();
    }
}

/// What the days give stands beside the total that they give, and everybody together comes to what the
/// chombo cost.
#[test]
fn each_row_says_rank_before_total_and_days_and_the_last_adds_up() {
    let records = season(Shape::new(15, 6));
    let pdf = monthly(&records, september(), &handout(Print::Normal)).unwrap();
    let text = Printed::new(pdf).text();
    let month = records.within(september());
    let rows = standings(&month, month.club_kind());
    for row in &rows {
        let total = Unit::P.signed(row.tally.total);
        let name = records.people[&row.person].name.split(' ').next().unwrap();
        let line = text
            .lines()
            .find(|line| line.contains(name) && line.contains(&total));
        assert!(line.is_some(), "{name} {total}\n{text}");
    }
    let sum: Points = rows.iter().map(|row| row.tally.total).sum();
    let last = text
        .lines()
        .find(|line| line.trim_start().starts_with("計"));
    assert!(
        last.is_some_and(|line| line.contains(&Unit::P.signed(sum))),
        "{text}"
    );
    assert!(text.contains("前月"), "{text}");
}

#[test]
fn in_large_print_nothing_is_lost() {
    for members in [8, 24, 40] {
        let records = season(Shape::new(members, 6));
        let pdf = monthly(&records, september(), &handout(Print::Large)).unwrap();
        let printed = Printed::new(pdf);
        printed.check_structure();
        let text = printed.run_on_text();
        let month = records.within(september());
        for row in standings(&month, month.club_kind()) {
            let total = Unit::P.signed(row.tally.total);
            assert!(text.contains(&total), "{members}: {total}");
        }
    }
}
