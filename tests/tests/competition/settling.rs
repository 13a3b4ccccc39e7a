//! What is settled about a competition, and moving people by hand.

use super::contest::{Contest, DAY, numbers};
use crate::common::paper::printed;
use crate::common::{hanchan, holds, words};

#[test]
fn a_competition_is_settled_changed_swapped_and_deleted() {
    let day = Contest::new(30, "haku-2015", "新春大会");
    let listed = hanchan(&["competition", "list", day.club.path(), "--json"]).succeeds();
    assert_eq!(
        listed,
        "[{\"id\":\"haku-2015\",\"name\":\"新春大会\",\"stages\":1}]\n"
    );
    let presets = hanchan(&["competition", "list"]).succeeds();
    holds(&presets, ["hakuryuo-40", "wakakujira-2025"]);
    let settled = day.says("settled");
    day.settles(|settled| settled["entries"]["capacity"] = 16.into());
    let said = day.says("entry enter --member 1-17");
    assert!(said.contains("17 選手17: waits, place 1"), "{said}");
    for (is, would_be, words) in [
        ("\"capacity\": 22", "\"capacity\": 0", "entries.capacity: "),
        (
            "\"rules\": \"haku-2015\"",
            "\"rules\": \"no-such\"",
            "there is no rule set no-such",
        ),
    ] {
        day.club.write("wrong.json", settled.replace(is, would_be));
        day.refuses("settled --set wrong.json", words);
    }
    day.refuses("delete", "cannot be deleted");
    day.refuses("entry enter --member 77", "there is no member 77");
    let new = ["competition", "new", day.club.path(), "--preset"];
    let said = hanchan(&[&new[..], &["no-such"]].concat()).fails(2);
    assert!(said.contains("use one of haku-2015, "), "{said}");
    let said = hanchan(&[&new[..], &["haku-2015", "--name", "二つ目"]].concat()).fails(2);
    holds(&said, ["there is already a competition haku-2015"]);

    let rounds = day.seat("");
    let table = numbers(&rounds[0]["tables"][0]["members"]);
    let elsewhere = numbers(&rounds[0]["tables"][1]["members"])[0];
    let swap = |round: u32| {
        format!(
            "swap --round {round} --member {} --with {elsewhere}",
            table[0]
        )
    };
    day.refuses(swap(9), "--round 9: stage 1 has rounds 1 to 4");
    let before = day.club.bytes();
    let told = day.says(swap(1) + " --dry-run");
    assert!(told.contains("would sit in one another's seats"), "{told}");
    assert_eq!(day.club.bytes(), before);
    day.says(swap(1));
    printed(
        &day.club,
        &words(
            "report table-plan {} --date {} --round 1",
            &[day.club.path(), DAY],
        ),
    );
    let history = hanchan(&["history", day.club.path(), "--limit", "9"]).succeeds();
    holds(
        &history,
        [
            "seat-competition",
            "competition_event 新春大会 entered 3 (選手3)",
            "entries",
        ],
    );
    hanchan(&["undo", day.club.path()]).succeeds();
    day.is_sound();

    let empty = Contest::new(12, "haku-2015", "空の大会");
    empty.says("delete");
    assert_eq!(
        hanchan(&["competition", "list", empty.club.path()]).succeeds(),
        ""
    );
}
