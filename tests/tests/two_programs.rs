//! The command line and the window at one file: only one writes, the other may look.

use crate::common::{Club, hanchan};

#[test]
fn while_one_program_has_the_file_open_another_may_only_look() {
    let club = Club::with_season();
    let before = club.bytes();
    let open = db::Club::open(club.path()).unwrap();
    let said = hanchan(&["undo", club.path()]).fails(1);
    assert!(said.contains("has it open; close it there"), "{said}");
    assert!(said.contains(club.path()), "{said}");
    let standings = hanchan(&["standings", club.path(), "--json"]).succeeds();
    let backups = club.dir().join("backups");
    std::fs::create_dir(&backups).unwrap();
    hanchan(&["backup", club.path(), "--to", backups.to_str().unwrap()]).succeeds();
    hanchan(&["check", club.path()]).succeeds();
    assert_eq!(club.bytes(), before);
    drop(open);
    hanchan(&["undo", club.path()]).succeeds();
    assert_ne!(
        hanchan(&["standings", club.path(), "--json"]).succeeds(),
        standings
    );
}
