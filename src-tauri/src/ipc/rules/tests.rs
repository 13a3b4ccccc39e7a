use super::*;
use crate::for_tests::{new_club, now};
use scoring::{RuleSetData, preset};

fn copy(of: &str, key: &str, name: &str) -> RuleSet {
    RuleSet::new(RuleSetData {
        id: key.into(),
        name: name.into(),
        ..preset(of).unwrap().data().clone()
    })
    .unwrap()
}

fn form(name: &str) -> RuleForm {
    RuleForm {
        name: name.into(),
        ..RuleForm::of(&preset("kenko-25000").unwrap())
    }
}

#[test]
fn a_copy_gets_the_first_free_key() {
    let own = (RuleSetId(1), preset("shirakaba-2025").unwrap());
    let first = (RuleSetId(2), copy("haku-2015", "rules-1", "春"));
    let third = (RuleSetId(3), copy("haku-2015", "rules-3", "秋"));
    let read = |rule_sets: &[_]| {
        let rules = read(&form("新しい決まり"), None, rule_sets).unwrap();
        rules.id().to_owned()
    };
    assert_eq!(read(std::slice::from_ref(&own)), "rules-1");
    assert_eq!(read(&[own.clone(), first.clone()]), "rules-2");
    assert_eq!(read(&[own, first, third]), "rules-2");
}

#[test]
fn no_two_rule_sets_have_the_same_name() {
    let earlier = copy("haku-2015", "rules-1", "春");
    let later = RuleSet::new(RuleSetData {
        name: "夏".into(),
        version: 2,
        ..earlier.data().clone()
    })
    .unwrap();
    let rule_sets = [(RuleSetId(1), earlier), (RuleSetId(2), later)];
    let taken = vec![RuleProblem::new("name", RuleFault::NameTaken)];
    assert_eq!(read(&form("夏"), None, &rule_sets), Err(taken.clone()));
    assert_eq!(read(&form(" 夏　"), None, &rule_sets), Err(taken));
    // Its own name, and one that it had before and has no more.
    assert!(read(&form("夏"), Some("rules-1"), &rule_sets).is_ok());
    assert!(read(&form("春"), None, &rule_sets).is_ok());
}

#[test]
fn a_source_names_one_version() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = new_club(&folder.path().join("a.hanchan"), "shirakaba-2025");
    let changed = copy("shirakaba-2025", "shirakaba-2025", "白樺会ルール 2026");
    club.change_rule_set(now(), &changed).unwrap();
    let name = |source: &str| {
        club.rule_set_of_source(source)
            .map(|rules| rules.name().to_owned())
            .ok()
    };
    assert_eq!(name("shirakaba-2025@1").unwrap(), "白樺会ルール 2025");
    assert_eq!(name("shirakaba-2025@2").unwrap(), "白樺会ルール 2026");
    assert_eq!(name("shirakaba-2025@3"), None);
    assert_eq!(name("shirakaba-2025"), None);
}
