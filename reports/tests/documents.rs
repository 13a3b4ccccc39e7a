//! Every document, for clubs of every size, read back with poppler and qpdf.

use crate::club::{Shape, day, half, options};
use crate::reading::{Printed, holds, without_space};
use reports::{
    Honorific, MemberPages, Options, Print, fiscal_year, half_year, monthly, personal,
    session_sheet,
};
use scoring::{Calendar, FiscalStart, Period, PersonId, Records, Unit, standings};

fn september() -> Period {
    Period::month_of(day("2025-09-01"))
}

/// Each kind of document over the same records.
fn all(records: &Records, options: &Options) -> Vec<(&'static str, Printed)> {
    let last = records.days().next_back().unwrap();
    let documents = [
        ("session", session_sheet(records, last, None, options)),
        ("monthly", monthly(records, september(), options)),
        (
            "half-year",
            half_year(records, half(), MemberPages::Each, options),
        ),
        ("personal", personal(records, PersonId(1), half(), options)),
    ];
    documents
        .map(|(name, pdf)| (name, Printed::new(pdf.unwrap())))
        .into()
}

#[test]
fn documents_of_every_club_size_are_sound() {
    for members in [4, 15, 40, 200] {
        let records = crate::club::season(Shape::new(members, 6));
        for (name, printed) in all(&records, &options()) {
            printed.check_structure();
            assert!(printed.pdf.missing.is_empty(), "{name} of {members}");
            printed.check_fonts(4);
        }
    }
}

#[test]
fn every_row_of_the_standings_reads_in_order() {
    for members in [4, 15, 40, 200] {
        let records = crate::club::season(Shape::new(members, 6));
        let text = Printed::new(monthly(&records, september(), &options()).unwrap()).run_on_text();
        let month = records.within(september());
        let rows = standings(&month, month.club_kind());
        for row in rows.iter().filter(|row| row.rank.is_some()) {
            let name = &records.people[&row.person].name;
            // Long names are cut; two people of one name carry their numbers.
            if name.contains("寿限無") || name.contains("山﨑 茂") {
                continue;
            }
            let tally = &row.tally;
            let places: Vec<String> = tally.places.iter().map(ToString::to_string).collect();
            let cells = [
                row.rank.unwrap().to_string(),
                name.clone(),
                Unit::P.signed(tally.total),
                Unit::P.signed_mean(tally.average().unwrap(), 0),
                tally.games.to_string(),
                places.concat(),
                tally.average_place().unwrap().decimal(2),
                tally.top_rate().unwrap().percent(),
                tally.in_the_money_rate().unwrap().percent(),
                tally.not_last_rate(month.club_players()).unwrap().percent(),
            ];
            let line = without_space(&cells.concat());
            assert!(text.contains(&line), "{line} of {members} members");
            for amount in [
                tally.base,
                tally.uma,
                tally.best.unwrap(),
                tally.worst.unwrap(),
            ] {
                assert!(text.contains(&Unit::P.signed(amount)), "{amount} of {name}");
            }
        }
    }
}

#[test]
fn columns_stand_side_by_side_in_the_layout() {
    let records = crate::club::season(Shape::new(15, 6));
    let text = Printed::new(monthly(&records, september(), &options()).unwrap()).text();
    let month = records.within(september());
    for row in standings(&month, month.club_kind()).iter().take(5) {
        let total = Unit::P.signed(row.tally.total);
        let family = records.people[&row.person]
            .name
            .split(' ')
            .next()
            .unwrap()
            .to_owned();
        let rank = row.rank.unwrap().to_string();
        let line = text.lines().find(|line| {
            line.trim_start().starts_with(&rank) && line.contains(&family) && line.contains(&total)
        });
        assert!(line.is_some(), "{rank} {family} {total}\n{text}");
    }
}

#[test]
fn every_member_has_a_page_that_stands_alone() {
    for print in [Print::Normal, Print::Large] {
        let records = crate::club::season(Shape::new(15, 6));
        let options = Options { print, ..options() };
        let with = half_year(&records, half(), MemberPages::Each, &options).unwrap();
        let without = half_year(&records, half(), MemberPages::None, &options).unwrap();
        assert_eq!(with.pages - without.pages, 15, "{print:?}");
    }
}

#[test]
fn the_same_input_gives_the_same_bytes() {
    let records = crate::club::season(Shape::new(15, 6));
    for ((name, first), (_, second)) in all(&records, &options())
        .iter()
        .zip(all(&records, &options()))
    {
        assert_eq!(first.pdf, second.pdf, "{name}");
    }
    let later = Options::new(day("2025-10-02"));
    let first = monthly(&records, september(), &options()).unwrap();
    assert_ne!(
        first.bytes,
        monthly(&records, september(), &later).unwrap().bytes
    );
}

#[test]
fn a_reader_is_told_language_title_and_outline() {
    let records = crate::club::season(Shape::new(15, 6));
    let pdf = half_year(&records, half(), MemberPages::Each, &options()).unwrap();
    let document = lopdf::Document::load_mem(&pdf.bytes).unwrap();
    let catalog = document.catalog().unwrap();
    assert_eq!(catalog.get(b"Lang").unwrap().as_str().unwrap(), b"ja");
    assert_eq!(
        catalog.get(b"PageMode").unwrap().as_name().unwrap(),
        b"UseOutlines"
    );
    let outline = document.get_toc().unwrap();
    let titles: Vec<&str> = outline
        .toc
        .iter()
        .map(|entry| entry.title.as_str())
        .collect();
    assert!(titles.starts_with(&["あらまし", "総合成績"]), "{titles:?}");
    let members: Vec<_> = outline
        .toc
        .iter()
        .filter(|entry| entry.level == 2)
        .collect();
    assert_eq!(members.len(), 15, "{titles:?}");
    assert!(
        members.iter().any(|entry| entry.title.starts_with("𠮷田")),
        "{titles:?}"
    );
    assert!(
        members
            .windows(2)
            .all(|pair| pair[0].page + 1 == pair[1].page),
        "a page each"
    );
}

#[test]
fn no_text_is_smaller_than_eight_points() {
    for (print, least, body) in [(Print::Normal, 8.0, 10.5), (Print::Large, 10.5, 14.0)] {
        let records = crate::club::season(Shape::new(15, 6));
        for (name, printed) in all(&records, &Options { print, ..options() }) {
            let sizes = printed.text_sizes();
            assert!(sizes.iter().all(|size| *size >= least), "{name}");
            assert!(
                sizes.iter().any(|size| (*size - body).abs() < 0.01),
                "{name}"
            );
        }
    }
}

#[test]
fn calendar_and_honorific_follow_the_options() {
    let records = crate::club::season(Shape::new(4, 6));
    let western = Options {
        calendar: Calendar::Western,
        honorific: Honorific::San,
        ..options()
    };
    let text = Printed::new(monthly(&records, september(), &western).unwrap()).run_on_text();
    holds(&text, ["2025年9月", "さん"]);
    assert!(!text.contains("様"), "{text}");
    let plain = Options {
        honorific: Honorific::None,
        ..options()
    };
    let text = Printed::new(monthly(&records, september(), &plain).unwrap()).run_on_text();
    holds(&text, ["令和7年9月"]);
    assert!(!text.contains("さん") && !text.contains("様"), "{text}");
}

#[test]
fn small_documents_keep_their_text() {
    let mut shape = Shape::new(4, 1);
    shape.days = 2;
    shape.rounds = 2;
    let records = crate::club::season(shape);
    let april = Period::month_of(day("2025-04-01"));
    let documents = [
        (
            "session",
            session_sheet(
                &records,
                day("2025-04-02"),
                Some(crate::club::WEDNESDAY),
                &options(),
            ),
        ),
        ("monthly", monthly(&records, april, &options())),
        (
            "half-year",
            half_year(&records, half(), MemberPages::Each, &options()),
        ),
        (
            "personal",
            personal(&records, PersonId(1), april, &options()),
        ),
    ];
    for (name, pdf) in documents {
        insta::assert_snapshot!(name, Printed::new(pdf.unwrap()).text());
    }
}

/// How much of each page is used, from its head to the last word above its foot.
fn used(printed: &Printed) -> Vec<f64> {
    let sizes = printed.page_sizes();
    let mut used = vec![0.0; sizes.len()];
    for word in printed.words() {
        let (_, height) = sizes[word.page - 1];
        let share = word.bottom / height;
        if share < 0.93 {
            used[word.page - 1] = share.max(used[word.page - 1]);
        }
    }
    used
}

#[test]
fn no_page_on_the_way_is_left_nearly_empty() {
    let year = Period::fiscal_year(2025, FiscalStart::default()).unwrap();
    let awards = scoring::award::usual(5);
    let mut faults = Vec::new();
    for members in [4, 15] {
        let records = crate::club::year::two_years(Shape::new(members, 24), half());
        let last = records.within(september()).days().next_back().unwrap();
        for print in [Print::Normal, Print::Large] {
            let options = Options { print, ..options() };
            let documents = [
                ("session", session_sheet(&records, last, None, &options)),
                ("monthly", monthly(&records, september(), &options)),
                (
                    "half-year",
                    half_year(&records, half(), MemberPages::None, &options),
                ),
                (
                    "fiscal-year",
                    fiscal_year(&records, year, MemberPages::None, &awards, &options),
                ),
            ];
            for (name, pdf) in documents {
                let used = used(&Printed::new(pdf.unwrap()));
                let (last, on_the_way) = used.split_last().unwrap();
                if *last < 0.2 || on_the_way.iter().any(|used| *used < 0.4) {
                    faults.push(format!("{name} of {members}, {print:?}: {used:.2?}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn rows_of_large_print_are_read_whole_on_a_page_on_its_side() {
    let records = crate::club::season(Shape::new(15, 6));
    for (print, on_side) in [(Print::Normal, false), (Print::Large, true)] {
        let options = Options { print, ..options() };
        let printed = Printed::new(monthly(&records, september(), &options).unwrap());
        let sizes = printed.page_sizes();
        let wide = sizes.iter().any(|(width, height)| width > height);
        assert_eq!(wide, on_side, "{print:?}");
        let text = printed.run_on_text();
        assert!(!text.contains("成績の内訳（続き）"), "{print:?}: {text}");
    }
}
