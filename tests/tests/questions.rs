//! What a club is asked about its records: told by `check`, and answered by one command.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::{Club, MEMBERS, hanchan};

/// As an older program made it, from a preset that was corrected since.
fn older() -> Club {
    let club = Club::new();
    let older = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../db/tests/data/form-5.hanchan"
    );
    std::fs::copy(older, club.path()).unwrap();
    club
}

#[test]
fn check_tells_of_a_corrected_preset_until_the_club_has_answered() {
    let told = |club: &Club| {
        let ended = hanchan(&["check", club.path()]);
        let said = ended.stderr();
        assert!(ended.succeeds().contains(": sound; "));
        said
    };
    for (answer, said) in [
        (
            "update",
            "shirakaba-2025@2: the club plays by it from now on\n",
        ),
        ("keep", "shirakaba-2025@1: stays as it is\n"),
    ] {
        let club = older();
        let note = told(&club);
        assert!(
            note.starts_with("note: rule set shirakaba-2025 was made"),
            "{note}"
        );
        for command in ["`hanchan rules update`", "`hanchan rules keep`"] {
            assert!(note.contains(command), "{note}");
        }
        let answered = hanchan(&["rules", answer, club.path()]).succeeds();
        assert_eq!(answered, said);
        assert_eq!(told(&club), "");
        let again = hanchan(&["rules", answer, club.path()]).fails(2);
        assert!(
            again.contains("no correction of a preset is open"),
            "{again}"
        );
        hanchan(&["undo", club.path()]).succeeds();
        assert_eq!(told(&club), note);
    }
    assert_eq!(told(&Club::new()), "");
}

#[test]
fn one_person_at_two_tables_comes_in_only_with_a_reason() {
    let club = Club::with_members();
    let more = club.write(
        "more.csv",
        MEMBERS
            .replace("1,甲,こう", "6,己,き")
            .replace("2,乙,おつ", "7,庚,かのえ"),
    );
    let tables = |why: &str| {
        let rows = [("A", [1, 2, 3, 4]), ("B", [1, 5, 6, 7])].map(|(table, people)| {
            let rows = people.iter().zip(["E", "S", "W", "N"]);
            let row = |(member, seat)| {
                let why = if table == "B" { why } else { "" };
                format!("2025-10-01,会,1,{table},{seat},{member},30000,{why}\n")
            };
            rows.map(row).collect::<Vec<_>>().concat()
        });
        let heading = "date,series,round,table,seat,member,points,two_tables\n";
        club.write("results.csv", format!("{heading}{}", rows.concat()))
    };
    hanchan(&["import", club.path(), "--members", &more]).succeeds();
    let refused = tables("");
    for trial in [&["--dry-run"][..], &[]] {
        let import = [&["import", club.path(), "--results", &refused][..], trial].concat();
        let said = hanchan(&import).fails(2);
        assert!(
            said.contains(
                "results.csv:6: member: member 1 is at table A of round 1 on 2025-10-01 as well"
            ),
            "{said}"
        );
        assert!(said.contains("write the reason as two_tables"), "{said}");
    }
    assert!(
        hanchan(&["check", club.path()])
            .succeeds()
            .contains(" 0 hanchan")
    );
    hanchan(&["import", club.path(), "--results", &tables("掛け持ち")]).succeeds();
    let checked = hanchan(&["check", club.path()]);
    assert_eq!(checked.stderr(), "");
    assert!(checked.succeeds().contains(" 2 hanchan"));
}
