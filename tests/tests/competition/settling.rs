//! What is settled about a competition, and moving people by hand.

use super::contest::{Contest, DAY, numbers};
use crate::common::hanchan;

#[test]
fn a_competition_is_settled_changed_swapped_and_deleted() {
    let day = Contest::new(30, "haku-2015", "新春大会");
    let listed = hanchan(&["competition", "list", day.club.path(), "--json"]).succeeds();
    assert_eq!(
        listed,
        "[{\"id\":\"haku-2015\",\"name\":\"新春大会\",\"stages\":1}]\n"
    );
    let presets = hanchan(&["competition", "list"]).succeeds();
    assert!(
        presets.contains("hakuryuo-40") && presets.contains("wakakujira-2025"),
        "{presets}"
    );
    let settled = day.says(&["settled"], &[]);
    let other = day.club.write(
        "own.json",
        settled.replace("\"capacity\": 22", "\"capacity\": 16"),
    );
    day.says(&["settled"], &["--set", &other]);
    let said = day.says(&["entry", "enter"], &["--member", "1-17"]);
    assert!(said.contains("17 選手17: waits, place 1"), "{said}");
    let wrong = day.club.write(
        "wrong.json",
        settled.replace("\"capacity\": 22", "\"capacity\": 0"),
    );
    day.refuses(&["settled"], &["--set", &wrong], "entries.capacity: ");
    let rules = day.club.write(
        "rules.json",
        settled.replace("\"rules\": \"haku-2015\"", "\"rules\": \"no-such\""),
    );
    day.refuses(
        &["settled"],
        &["--set", &rules],
        "there is no rule set no-such",
    );
    day.refuses(&["delete"], &[], "cannot be deleted");
    day.refuses(
        &["entry", "enter"],
        &["--member", "77"],
        "there is no member 77",
    );
    let new = ["competition", "new", day.club.path(), "--preset"];
    let said = hanchan(&[&new[..], &["no-such"]].concat()).fails(2);
    assert!(said.contains("use one of haku-2015, "), "{said}");
    let said = hanchan(&[&new[..], &["haku-2015", "--name", "二つ目"]].concat()).fails(2);
    assert!(
        said.contains("there is already a competition haku-2015"),
        "{said}"
    );

    let rounds = day.seat(&[]);
    let table = numbers(&rounds[0]["tables"][0]["members"]);
    let elsewhere = numbers(&rounds[0]["tables"][1]["members"])[0];
    let (one, other) = (table[0].to_string(), elsewhere.to_string());
    let swap = ["--round", "1", "--member", &one, "--with", &other];
    day.refuses(
        &["swap"],
        &["--round", "9", "--member", &one, "--with", &other],
        "--round 9: stage 1 has rounds 1 to 4",
    );
    let before = day.club.bytes();
    let told = day.says(&["swap"], &[&swap[..], &["--dry-run"]].concat());
    assert!(told.contains("would sit in one another's seats"), "{told}");
    assert_eq!(day.club.bytes(), before);
    day.says(&["swap"], &swap);
    let plan = day.club.dir().join("plan.pdf");
    let plan = plan.to_str().unwrap();
    hanchan(&[
        "report",
        "table-plan",
        day.club.path(),
        "--date",
        DAY,
        "--round",
        "1",
        "-o",
        plan,
    ])
    .succeeds();
    let history = hanchan(&["history", day.club.path(), "--limit", "9"]).succeeds();
    assert!(
        history.contains("seat-competition")
            && history.contains("competition_event 新春大会 entered 3 (選手3)")
            && history.contains("entries"),
        "{history}"
    );
    hanchan(&["undo", day.club.path()]).succeeds();
    day.is_sound();

    let empty = Contest::new(12, "haku-2015", "空の大会");
    empty.says(&["delete"], &[]);
    assert_eq!(
        hanchan(&["competition", "list", empty.club.path()]).succeeds(),
        ""
    );
}
