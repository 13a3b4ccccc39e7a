//! What names and files are called never moves a terminal: characters that steer it, or turn the
//! direction of writing, are shown by their codes.

use crate::common::{Club, hanchan, words};

/// Turns what follows around, and back.
const TURNED: &str = "山\u{202e}田\u{2066}勇";

/// What a terminal obeys. Ends of lines are those of the table.
fn steers(text: &str) -> Option<char> {
    let steers = |c: &char| {
        (c.is_control() && *c != '\n')
            || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    text.chars().find(steers)
}

fn club() -> Club {
    let club = Club::new();
    let members = club.write(
        "members.csv",
        format!("number,name,kana,kind,note\n1,{TURNED},やまだ,member,\"二\n行\t\"\n2,乙,おつ,member,\n3,丙,へい,member,\n4,丁,てい,member,\n"),
    );
    let results = club.write(
        "results.csv",
        "date,series,round,table,seat,member,points\n\
         2025-04-02,水\u{202e}曜会,1,1,E,1,41300\n2025-04-02,水\u{202e}曜会,1,1,S,2,32000\n\
         2025-04-02,水\u{202e}曜会,1,1,W,3,26700\n2025-04-02,水\u{202e}曜会,1,1,N,4,20000\n",
    );
    let said = hanchan(&words(
        "import {} --members {} --results {}",
        &[club.path(), &members, &results],
    ));
    assert_eq!(steers(&said.succeeds()), None);
    club
}

#[test]
fn names_are_shown_by_the_codes_of_what_steers_in_them() {
    let club = club();
    for arguments in [
        &["standings", club.path()][..],
        &["history", club.path()],
        &["erase", club.path(), "--member", "1"],
        &["undo", club.path()],
    ] {
        let said = hanchan(arguments).succeeds();
        assert_eq!(steers(&said), None, "{said}");
    }
    hanchan(&["redo", club.path()]).succeeds();
    let said = hanchan(&["standings", club.path()]).succeeds();
    assert!(said.contains("山\\u{202e}田\\u{2066}勇"), "{said}");
    let said = hanchan(&["history", club.path()]).succeeds();
    assert!(said.contains("二\\n行\\t"), "a note in one line: {said}");
    let refused = hanchan(&["standings", club.path(), "--series", "無"]).fails(2);
    assert!(refused.contains("水\\u{202e}曜会"), "{refused}");
}

#[test]
fn json_is_the_same_to_programs_and_harmless_to_terminals() {
    let club = club();
    let said = hanchan(&["standings", club.path(), "--json"]);
    assert_eq!(steers(&said.stdout()), None, "{}", said.stdout());
    let standings = said.json();
    assert_eq!(standings["rows"][0]["name"], TURNED);
}

#[test]
fn files_are_shown_by_the_codes_of_what_steers_in_their_names() {
    let club = Club::new();
    // No file is given a name with one of the first of them on Windows, which takes no such names.
    let (evil, shown) = if cfg!(windows) {
        ("a31mb\u{202e}", "a31mb\\u{202e}")
    } else {
        (
            "a\u{1b}[31m\u{7}\u{9b}2J\nb\u{202e}",
            "a\\u{1b}[31m\\u{7}\\u{9b}2J\\nb\\u{202e}",
        )
    };
    let file = club.at(&format!("{evil}.hanchan"));
    let said = hanchan(&["new", &file]).succeeds();
    assert!(said.contains(shown) && said.lines().count() == 1, "{said}");
    for (arguments, status) in [
        (&["new", &file][..], 2),
        (&["check", &club.at(evil)], 1),
        (&["score", "--rules", &club.at(&format!("{evil}.json"))], 1),
        (&["rules", "show", evil], 2),
    ] {
        let said = hanchan(arguments).fails(status);
        assert_eq!(steers(&said), None, "{arguments:?}: {said}");
        assert!(said.contains("31m"), "{arguments:?}: {said}");
    }
    let said = hanchan(&["check", &club.at(evil)]).fails(1);
    assert!(said.contains(shown) && said.lines().count() == 1, "{said}");
}

#[test]
fn what_was_typed_by_mistake_is_told_without_what_steers_in_it() {
    let evil = "a\u{1b}[31m\u{7}\u{9b}2J\u{202e}";
    for arguments in [
        &[evil][..],
        &["check", "club.hanchan", &format!("--{evil}")],
        &["check", "club.hanchan", evil],
        &["standings", "club.hanchan", "--from", evil],
    ] {
        let said = hanchan(arguments).fails(2);
        assert_eq!(steers(&said), None, "{arguments:?}: {said}");
        assert!(said.contains("\\u{9b}2J\\u{202e}"), "{arguments:?}: {said}");
    }
}
