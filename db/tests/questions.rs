//! A club whose rules were made from a preset that was corrected since is asked once.

use crate::support::{club, now, older};
use db::{Club, Op, Question, Settings};
use scoring::rule_set::{Announcement, Call, RuleSetData};
use scoring::{Period, RuleSet};
use tempfile::TempDir;

fn older_club() -> (TempDir, Club) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("club.hanchan");
    older::fifth(&path);
    (folder, Club::open(&path).unwrap())
}

/// The club's own rules.
fn own(club: &Club) -> RuleSet {
    let id = club.settings().unwrap().rules;
    let sets = club.rule_sets().unwrap();
    sets.into_iter().find(|(one, _)| *one == id).unwrap().1
}

fn asked() -> Question {
    Question::PresetCorrected {
        rules: "shirakaba-2025".into(),
        name: "白樺会ルール 2025".into(),
    }
}

#[test]
fn a_club_moves_to_the_corrected_preset_by_one_operation_and_is_not_asked_again() {
    let (_folder, mut club) = older_club();
    assert_eq!(club.check().unwrap(), []);
    assert_eq!(club.questions().unwrap(), [asked()]);
    let before = club.records(Period::ALWAYS).unwrap().hanchan;
    club.update_rules(now()).unwrap().unwrap();
    let rules = own(&club);
    assert_eq!(rules.data().version, 2);
    let called = Announcement {
        minutes_left: 3,
        call: Call::FinishHand,
    };
    assert_eq!(rules.data().clock.announcements, [called]);
    // What was played stays under the version it was played by.
    assert_eq!(club.records(Period::ALWAYS).unwrap().hanchan, before);
    assert_eq!(club.questions().unwrap(), []);
    assert_eq!(club.update_rules(now()).unwrap(), None);
    assert_eq!(club.keep_rules(now()).unwrap(), None);

    club.undo(now()).unwrap();
    assert_eq!(own(&club).data().version, 1);
    assert_eq!(club.questions().unwrap(), [asked()]);
}

#[test]
fn a_club_that_stays_with_its_rules_is_not_asked_again() {
    let (folder, mut club) = older_club();
    club.keep_rules(now()).unwrap().unwrap();
    assert_eq!(club.questions().unwrap(), []);
    assert_eq!(club.update_rules(now()).unwrap(), None);
    assert_eq!(club.history(1).unwrap()[0].op, Op::KeepRules);
    drop(club);
    let mut club = Club::open(folder.path().join("club.hanchan")).unwrap();
    assert_eq!(club.questions().unwrap(), []);
    assert_eq!(club.check().unwrap(), []);
    // Nor when something else of the rules becomes another version.
    let renamed = RuleSet::new(RuleSetData {
        name: "水曜会ルール".into(),
        ..own(&club).data().clone()
    });
    club.change_rule_set(now(), &renamed.unwrap()).unwrap();
    assert_eq!(club.questions().unwrap(), []);
    for _ in 0..2 {
        club.undo(now()).unwrap();
    }
    assert_eq!(club.questions().unwrap(), [asked()]);
}

#[test]
fn only_a_club_that_plays_by_what_was_misread_is_asked() {
    let (_folder, fresh) = club();
    assert_eq!(fresh.questions().unwrap(), []);

    // Another rule changed, and the clock did not: the club never said anything about it.
    let (_folder, mut club) = older_club();
    let change = |club: &mut Club, change: &dyn Fn(&mut RuleSetData)| {
        let mut data = own(club).data().clone();
        change(&mut data);
        let rules = RuleSet::new(data).unwrap();
        club.change_rule_set(now(), &rules).unwrap();
    };
    change(&mut club, &|data| data.name = "水曜会ルール".into());
    assert!(matches!(
        &club.questions().unwrap()[..],
        [Question::PresetCorrected { name, .. }] if name == "水曜会ルール"
    ));
    // A clock of its own is the club's.
    change(&mut club, &|data| data.clock.minutes = Some(60));
    assert_eq!(club.questions().unwrap(), []);

    // So are other rules altogether.
    let (_folder, mut club) = older_club();
    let (kenko, _) = club.rule_set("kenko-25000").unwrap().unwrap();
    let settings = Settings {
        rules: kenko,
        ..club.settings().unwrap()
    };
    club.change_settings(now(), &settings).unwrap();
    assert_eq!(club.questions().unwrap(), []);

    // Who wrote the number of players with another clock meant players.
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("club.hanchan");
    older::fifth_with(
        &path,
        "INSERT INTO rule_set SELECT 99, 'own', 1, name, json_set(json, '$.id', 'own', '$.clock.minutes', 50)
         FROM rule_set WHERE id = 1; UPDATE club SET rules = 99",
    );
    assert_eq!(Club::open(&path).unwrap().questions().unwrap(), []);
}

#[test]
fn presets_of_before_come_back_as_the_presets_they_are() {
    let (folder, older) = older_club();
    let out = folder.path().join("out");
    let replacing = db::Replacing::OwnOnly;
    older
        .export(
            now(),
            Period::ALWAYS,
            db::ExportFormat::JsonLines,
            &out,
            replacing,
        )
        .unwrap();
    assert!(
        !out.join("rules").exists(),
        "a preset is no rule set of the club's own"
    );
    // As older programs wrote it.
    let (_folder, mut fresh) = club();
    let shirakaba = scoring::preset("shirakaba-2025").unwrap();
    let mut json = serde_json::to_value(&shirakaba).unwrap();
    json["clock"]["announcements"] = serde_json::json!([]);
    json["clock"]["stop_below_players"] = 3.into();
    json.as_object_mut().unwrap().remove("assumed");
    let mut import = |json: &serde_json::Value| {
        let files = db::ImportFiles {
            rule_sets: vec![crate::support::source(
                "shirakaba-2025@1.json",
                json.to_string(),
            )],
            ..db::ImportFiles::default()
        };
        crate::support::import(&mut fresh, &files)
    };
    assert_eq!(import(&json).unwrap().rule_sets_added, 0);
    json["clock"]["minutes"] = 60.into();
    assert!(import(&json).is_err());
}
