//! What a club is asked about its records: told by `check`, and answered by one command.

use crate::common::{Club, hanchan, holds};

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
        holds(&note, ["`hanchan rules update`", "`hanchan rules keep`"]);
        let answered = hanchan(&["rules", answer, club.path()]).succeeds();
        assert_eq!(answered, said);
        assert_eq!(told(&club), "");
        let again = hanchan(&["rules", answer, club.path()]).fails(2);
        holds(&again, ["no correction of a preset is open"]);
        hanchan(&["undo", club.path()]).succeeds();
        assert_eq!(told(&club), note);
    }
    assert_eq!(told(&Club::new()), "");
}
