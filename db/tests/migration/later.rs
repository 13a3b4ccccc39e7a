//! The forms since rule sets have had text.

use super::kept;
use crate::support::{NEWEST, form, now};
use db::{Club, Settings};
use scoring::rule_set::WinningRules;
use scoring::{BookHeading, RuleBook, RuleSet, RuleSetData, Section, Sections};

#[test]
fn a_file_of_the_seventh_form_keeps_its_rules_and_can_have_a_book() {
    let (_folder, path) = kept(7);
    let mut club = Club::open(&path).unwrap();
    let rules = club.own_rules().unwrap();
    assert!(rules.data().book.is_empty());
    let mut book = RuleBook::default();
    book.set(BookHeading::Draws, "形式テンパイあり。");
    let data = rules.data().clone();
    let with_book = RuleSet::new(RuleSetData { book, ..data }).unwrap();
    club.change_rule_set(now(), &with_book).unwrap();
    drop(club);
    assert_eq!(form(&path), NEWEST);

    let mut club = Club::open(&path).unwrap();
    let newest = club.own_rules().unwrap();
    assert_eq!(newest.data().book, with_book.data().book);
    assert_eq!(newest.data().version, rules.data().version + 1);
    club.undo(now()).unwrap();
    assert_eq!(club.own_rules().unwrap(), rules);
    assert!(club.check().unwrap().is_empty());
}

#[test]
fn a_file_of_the_eighth_form_has_the_usual_sections_and_can_have_others() {
    let (_folder, path) = kept(8);
    let mut club = Club::open(&path).unwrap();
    let usual = club.settings().unwrap();
    assert_eq!(usual.sections, Sections::default());
    let sections = Sections::new(&[Section::Hands, Section::Standings]).unwrap();
    let changed = Settings {
        sections,
        ..usual.clone()
    };
    club.change_settings(now(), &changed).unwrap();
    drop(club);

    let mut club = Club::open(&path).unwrap();
    assert_eq!(club.settings().unwrap(), changed);
    club.undo(now()).unwrap();
    assert_eq!(club.settings().unwrap(), usual);
    assert!(club.check().unwrap().is_empty());
}

#[test]
fn a_file_of_the_ninth_form_keeps_its_sections_and_its_rules_say_which_yaku_count() {
    let (_folder, path) = kept(9);
    let mut club = Club::open(&path).unwrap();
    let chosen = Sections::new(&[Section::Overview, Section::Standings, Section::Hands]);
    assert_eq!(club.settings().unwrap().sections, chosen.unwrap());
    let (_, rules) = club.rule_sets().unwrap().pop().unwrap();
    let usual = &rules.data().hand_values.winning;
    assert_eq!(*usual, WinningRules::default());

    let mut data = RuleSetData {
        id: "own".to_owned(),
        name: "自前".to_owned(),
        ..rules.data().clone()
    };
    data.hand_values.winning.open_tanyao = !usual.open_tanyao;
    let other = RuleSet::new(data).unwrap();
    club.add_rule_set(now(), &other).unwrap();
    drop(club);
    let club = Club::open(&path).unwrap();
    let kept = club.rule_sets().unwrap();
    assert!(kept.iter().any(|(_, rules)| *rules == other));
    assert!(club.check().unwrap().is_empty());
}
