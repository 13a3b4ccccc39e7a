//! The papers of a day of play, read back with poppler and qpdf.

use crate::club::in_print;
use crate::club::options;
use crate::reading::Printed;
use reports::{
    Form, LaterRounds, Print, blank_record_sheets, place_cards, record_sheets, table_plan,
};
use scoring::{Players, RuleSet, RuleSetData, preset, presets};

/// Clear of the punched holes at the left, and of a printer's edge at the right.
const CLEAR: f64 = 31.0;

fn shirakaba() -> RuleSet {
    preset("shirakaba-2025").unwrap()
}

/// The record sheets of a drawn day.
fn sheets(members: usize, form: Form, print: Print) -> Printed {
    let (records, session, drawn) = crate::club::drawn::day(members);
    let pdf = record_sheets(
        &records,
        &session,
        &drawn,
        &shirakaba(),
        form,
        &in_print(print),
    );
    Printed::new(pdf.unwrap())
}

fn blank(rules: &RuleSet, form: Form, print: Print) -> Printed {
    Printed::new(blank_record_sheets("白樺会", rules, form, 1, &in_print(print)).unwrap())
}

fn forms() -> Vec<Form> {
    let mut forms = Vec::new();
    for rounds in 1..=Form::MOST_ROUNDS {
        for all in [true, false] {
            forms.push(Form {
                rounds,
                last_dealer: all,
                sticks: all,
                hands: all,
                later_rounds: LaterRounds::Open,
            });
        }
    }
    forms
}

#[test]
fn record_sheets_of_every_kind_are_sound() {
    let three = RuleSet::new(RuleSetData {
        hand_values: preset("haku-2015").unwrap().data().hand_values.clone(),
        ..crate::club::empty(4).rule_sets[&crate::club::THREE_PLAYERS]
            .data()
            .clone()
    });
    for print in [Print::Normal, Print::Large] {
        for rules in presets().chain(three.clone()) {
            // Every number of rounds for one table of four and one of three is enough.
            let all = rules.id() == "shirakaba-2025" || rules.players() == Players::Three;
            for form in forms().into_iter().filter(|form| all || form.rounds == 3) {
                let name = format!("{} {form:?} {print:?}", rules.id());
                let printed = blank(&rules, form, print);
                printed.check_structure();
                printed.check_fonts(3);
                printed.check_words(&name, CLEAR);
                assert!(!printed.text().contains('…'), "{name}");
                assert!(printed.pdf.missing.is_empty(), "{name}");
                assert_eq!(printed.pdf.pages, 1, "{name}");
                let least = printed.text_sizes().into_iter().reduce(f32::min);
                assert!(least.unwrap() >= 8.5, "{name}");
            }
        }
    }
}

#[test]
fn a_sheet_asks_what_the_rules_need() {
    for rules in presets() {
        let text = blank(&rules, Form::of(&rules), Print::Normal).run_on_text();
        let last_dealer = rules.id() == "hakuryuo-40";
        assert_eq!(text.contains("最後の親"), last_dealer, "{}", rules.id());
        let sum = scoring::table_points(rules.table_sum());
        assert!(text.contains(&format!("供託を足すと{sum}点")), "{text}");
        assert_eq!(text.matches("回戦").count(), 3);
    }
    let bare = Form {
        rounds: 1,
        sticks: false,
        hands: false,
        ..Form::of(&shirakaba())
    };
    let text = blank(&shirakaba(), bare, Print::Normal).run_on_text();
    for word in ["供託", "満貫", "最後の親", "第1回戦"] {
        assert!(!text.contains(word), "{word} in {text}");
    }
    assert!(text.contains("人の点数を足すと120,000点"), "{text}");
}

#[test]
fn a_drawn_day_has_a_sheet_for_each_table_with_its_names() {
    for members in [4, 15, 40, 200] {
        let (records, _, drawn) = crate::club::drawn::day(members);
        let form = Form::of(&shirakaba());
        for print in [Print::Normal, Print::Large] {
            let printed = sheets(members, form, print);
            printed.check_structure();
            printed.check_words(&format!("{members} {print:?}"), CLEAR);
            let cut = printed.text().contains('…');
            assert!(members > 40 || !cut, "{members} {print:?}");
            assert_eq!(printed.pdf.pages, members / 4);
            assert!(printed.pdf.missing.is_empty());
        }
        let text = sheets(members, form, Print::Normal).run_on_text();
        for round in &drawn {
            for person in round.tables.iter().flat_map(|table| table.seats.as_slice()) {
                let name = crate::reading::without_space(&records.people[person].name);
                let shortened = name.contains("寿限無") || name.contains("権左衛門");
                assert!(shortened || text.contains(&name), "{name} in {text}");
            }
        }
        assert!(text.contains("令和7年10月4日(土)") && text.contains("公民館和室"));
    }
}

#[test]
fn the_same_people_stay_together_where_the_club_says_so() {
    let (records, _, drawn) = crate::club::drawn::day(4);
    let form = Form::of(&shirakaba());
    let last = &drawn[1].tables[0].seats.as_slice()[0];
    let name = crate::reading::without_space(&records.people[last].name);
    let count = |later_rounds| {
        let form = Form {
            later_rounds,
            ..form
        };
        let text = sheets(4, form, Print::Normal).run_on_text();
        text.matches(&name).count()
    };
    assert_eq!(count(LaterRounds::Open), 2);
    assert_eq!(count(LaterRounds::SamePeople), 3);
}

#[test]
fn two_sheets_of_one_hanchan_share_a_page_and_none_is_half_empty() {
    let form = Form {
        rounds: 1,
        ..Form::of(&shirakaba())
    };
    let heads = |printed: &Printed| printed.run_on_text().matches("チョンボ").count();
    let printed = sheets(15, form, Print::Normal);
    // Three tables of two rounds each.
    assert_eq!((printed.pdf.pages, heads(&printed)), (3, 6));
    assert!(printed.run_on_text().contains("第2回戦"));
    let (records, session, drawn) = crate::club::drawn::day(4);
    let rules = shirakaba();
    let first = &drawn[..1];
    let one = record_sheets(
        &records,
        &session,
        first,
        &rules,
        form,
        &in_print(Print::Large),
    );
    let printed = Printed::new(one.unwrap());
    printed.check_words("one hanchan", 28.0);
    // A table alone has a sheet to spare beside it.
    assert_eq!((printed.pdf.pages, heads(&printed)), (1, 2));
    assert_eq!(blank(&rules, form, Print::Normal).pdf.pages, 1);
}

fn plan(members: usize, print: Print) -> Printed {
    let (records, session, drawn) = crate::club::drawn::day(members);
    let rules = shirakaba();
    Printed::new(table_plan(&records, &session, &drawn, &rules, &in_print(print)).unwrap())
}

fn cards(members: usize, print: Print) -> Printed {
    let (records, session, drawn) = crate::club::drawn::day(members);
    Printed::new(place_cards(&records, &session, &drawn[..1], &in_print(print)).unwrap())
}

#[test]
fn table_plans_of_every_size_are_sound() {
    // Pages a round: tables, and of more than a few the list of names before them.
    for (members, normal, large) in [
        (4, 1, 1),
        (15, 1, 1),
        (40, 1 + 1, 2 + 1),
        (200, 5 + 2, 9 + 3),
    ] {
        for (print, pages) in [(Print::Normal, normal), (Print::Large, large)] {
            let printed = plan(members, print);
            let name = format!("{members} {print:?}");
            printed.check_structure();
            printed.check_fonts(2);
            printed.check_words(&name, 44.0);
            assert_eq!(printed.pdf.pages, 2 * pages, "{name}");
            assert!(printed.pdf.missing.is_empty(), "{name}");
            assert!(
                printed
                    .page_sizes()
                    .iter()
                    .all(|(width, height)| width > height)
            );
        }
    }
}

#[test]
fn a_table_plan_names_everybody_once_or_in_the_list_as_well() {
    for (members, times) in [(15, 2), (200, 4)] {
        let (records, _, drawn) = crate::club::drawn::day(members);
        let text = plan(members, Print::Normal).run_on_text();
        for person in drawn[0].tables[0].seats.as_slice() {
            let name = crate::reading::without_space(&records.people[person].name);
            if name.contains("山﨑茂") || name.contains("寿限無") {
                continue;
            }
            assert_eq!(text.matches(&name).count(), times, "{name} in {text}");
        }
        assert!(text.contains("第1回戦") && text.contains("第2回戦") && text.contains("A卓"));
    }
    let text = plan(15, Print::Normal).run_on_text();
    assert!(text.contains("抜け番"), "{text}");
    assert!(!plan(4, Print::Normal).run_on_text().contains("抜け番"));
    assert!(plan(200, Print::Normal).run_on_text().contains("AX卓"));
}

#[test]
fn place_cards_say_the_same_on_both_sides() {
    for (members, normal, large) in [(4, 1, 2), (15, 2, 6), (40, 7, 20), (200, 34, 100)] {
        for (print, pages) in [(Print::Normal, normal), (Print::Large, large)] {
            let printed = cards(members, print);
            printed.check_structure();
            printed.check_fonts(2);
            assert_eq!(printed.pdf.pages, pages, "{members} {print:?}");
            assert!(printed.pdf.missing.is_empty());
        }
    }
    let printed = cards(4, Print::Normal);
    let words = printed.words();
    let honorifics = words.iter().filter(|word| word.text == "様");
    assert_eq!(honorifics.count(), 2 * 4, "{words:?}");
    let tables = words.iter().filter(|word| word.text == "A卓");
    assert_eq!(tables.count(), 2 * 4, "{words:?}");
}

#[test]
fn the_card_of_a_beginner_has_a_mark_until_the_last_day_as_one() {
    let (mut records, session, drawn) = crate::club::drawn::day(4);
    for (last, marks) in [(session.date.pred_opt(), 0), (Some(session.date), 2)] {
        records.people.values_mut().next().unwrap().beginner_until = last;
        let pdf = place_cards(&records, &session, &drawn[..1], &options());
        let printed = Printed::new(pdf.unwrap());
        printed.check_structure();
        let words = printed.words();
        assert_eq!(words.iter().filter(|word| word.text == "初").count(), marks);
    }
}

#[test]
fn papers_of_the_day_keep_their_text() {
    let form = Form::of(&shirakaba());
    let hakuryuo = preset("hakuryuo-40").unwrap();
    let papers = [
        (
            "record-sheet",
            blank(&hakuryuo, Form::of(&hakuryuo), Print::Normal),
        ),
        ("record-sheets", sheets(4, form, Print::Normal)),
        ("table-plan", plan(15, Print::Normal)),
        ("place-cards", cards(4, Print::Normal)),
    ];
    for (name, printed) in papers {
        insta::assert_snapshot!(name, printed.text());
    }
}
