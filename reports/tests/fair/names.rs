//! Long names: whole where people look for them, and broken between their words.

use reports::{Form, MemberPages, Print, half_year, monthly, record_sheets, session_sheet};
use scoring::{Period, PersonId, Records};

use super::{Printed, day, half, in_print};
use crate::club::{SATURDAY, Shape, drawn, season};
use crate::reading::without_space;

const LONG: &str = "Alexander Featherstonehaugh-Montgomery";
const JAPANESE: &str = "寿限無寿限無五劫 擦切海砂利水魚之介長助";

/// A club in which everybody has a long name, and whoever leads a Latin one.
fn with_long_names(members: usize) -> Records {
    let mut records = season(Shape::new(members, 2));
    for (id, person) in &mut records.people {
        person.name = match id.0 % 3 {
            0 => format!("{JAPANESE}{}", id.0),
            1 => format!("{LONG} {}", id.0),
            _ => format!("マリア・テレサ・デ・ラ・クルス {}", id.0),
        };
    }
    records
}

#[test]
fn a_latin_name_is_never_broken_inside_a_word() {
    let records = with_long_names(9);
    let month = Period::month_of(day("2025-04-01"));
    for print in [Print::Normal, Print::Large] {
        for pdf in [
            session_sheet(
                &records,
                day("2025-04-05"),
                Some(SATURDAY),
                &in_print(print),
            ),
            monthly(&records, month, &in_print(print)),
            half_year(&records, half(), MemberPages::Each, &in_print(print)),
        ] {
            let printed = Printed::new(pdf.unwrap());
            let words = printed.words();
            let is_latin = |text: &str| {
                text.chars()
                    .all(|letter| letter.is_ascii_alphabetic() || letter == '-')
            };
            for word in words
                .iter()
                .filter(|word| word.text.len() > 2 && is_latin(&word.text))
            {
                let whole = [
                    "Alexander",
                    "Featherstonehaugh-",
                    "Montgomery",
                    "Featherstonehaugh-Montgomery",
                ];
                let page = || without_space(&printed.text_of_page(word.page));
                assert!(
                    whole.contains(&word.text.as_str()),
                    "{print:?}: {word:?} {}",
                    page()
                );
            }
        }
    }
}

#[test]
fn the_first_is_named_whole_and_politely_on_the_front_and_on_the_own_page() {
    let mut records = with_long_names(8);
    for name in [
        LONG,
        JAPANESE,
        "マリア・テレサ・デ・ラ・クルス・サントス・アキノ",
    ] {
        for person in records.people.values_mut() {
            person.name = format!("{name} {}", person.number);
        }
        for print in [Print::Normal, Print::Large] {
            let pdf = half_year(&records, half(), MemberPages::Each, &in_print(print)).unwrap();
            let printed = Printed::new(pdf);
            let own = (2..=printed.pdf.pages)
                .find(|page| printed.text_of_page(*page).contains("名中"))
                .unwrap();
            let head = |page, until| {
                let text = without_space(&printed.text_of_page(page));
                text.split(until).next().unwrap().to_owned()
            };
            let (front, own) = (head(1, "最多トップ"), head(own, "合計"));
            let name = without_space(name);
            let polite = (1..=8).map(|number| format!("{name}{number}様"));
            let polite: Vec<String> = polite.filter(|polite| own.contains(polite)).collect();
            assert_eq!(polite.len(), 1, "{print:?} {name}: {own}");
            assert!(front.contains(&polite[0]), "{print:?} {name}: {front}");
        }
    }
}

#[test]
fn a_record_sheet_names_everybody_whole() {
    let (mut records, session, rounds) = drawn::day(8);
    for person in records.people.values_mut() {
        let name = if person.number % 2 == 0 {
            LONG
        } else {
            JAPANESE
        };
        person.name = format!("{name} {}", person.number);
    }
    let rules = scoring::preset("shirakaba-2025").unwrap();
    for (print, rounds_on_sheet) in [
        (Print::Normal, 2),
        (Print::Large, 2),
        (Print::Normal, 1),
        (Print::Large, 1),
    ] {
        let form = Form {
            rounds: rounds_on_sheet,
            ..Form::of(&rules)
        };
        let pdf =
            record_sheets(&records, &session, &rounds, &rules, form, &in_print(print)).unwrap();
        let printed = Printed::new(pdf);
        printed.check_words("record sheets", 28.0);
        let text = printed.run_on_text();
        assert!(!text.contains('…'), "{print:?} {rounds_on_sheet}: {text}");
        for PersonId(id) in records.people.keys().take(8) {
            let name = without_space(&records.people[&PersonId(*id)].name);
            assert!(
                text.contains(&name),
                "{print:?} {rounds_on_sheet}: {name} in {text}"
            );
        }
    }
}

#[test]
fn a_rounds_tables_begin_on_the_page_of_its_heading() {
    for members in [9, 13] {
        for rounds in 3..6 {
            let mut records = season(Shape {
                rounds,
                ..Shape::new(members, 1)
            });
            let mut longer = 0;
            for person in records.people.values_mut() {
                longer += 3;
                person.name = format!("{JAPANESE}{}", "の".repeat(longer));
            }
            for print in [Print::Normal, Print::Large] {
                let pdf = session_sheet(
                    &records,
                    day("2025-04-05"),
                    Some(SATURDAY),
                    &in_print(print),
                );
                let printed = Printed::new(pdf.unwrap());
                for page in 2..=printed.pdf.pages {
                    let text = without_space(&printed.text_of_page(page));
                    for round in 1..=rounds {
                        let heading = format!("第{round}回戦");
                        if text.contains(&format!("{heading}（続き）")) {
                            let before = without_space(&printed.text_of_page(page - 1));
                            let below = before.rsplit(&heading).next().unwrap();
                            assert!(below.contains("氏名点数"), "{members} {print:?}: {below}");
                        }
                    }
                }
            }
        }
    }
}
