//! Nonsense to import is refused with sentences that say where, what and what to do, and the club's
//! file is left byte for byte as it was. Each kind of mistake is one of db's tests.

use crate::common::{Club, hanchan};

#[test]
fn a_refused_import_tells_all_mistakes_at_once_and_leaves_the_file_alone() {
    let club = Club::with_members();
    let before = club.bytes();
    let results = "date,series,round,table,seat,member,points,chombo\n\
        2025-02-30,水曜会,1,A,E,1,42300,0\n2025-02-30,水曜会,1,A,S,2,31000,0\n\
        2025-02-30,水曜会,1,A,W,99,26700,0\n2025-02-30,水曜会,1,A,N,4,20000,-1\n";
    let results = club.write("results.csv", results);
    let said = hanchan(&["import", club.path(), "--results", &results]).fails(2);
    for line in [
        "results.csv:2: date",
        "results.csv:5: date",
        "results.csv:4: member",
        "results.csv:5: chombo",
    ] {
        assert!(said.contains(line), "\"{line}\" is not in\n{said}");
    }
    assert!(club.bytes() == before);
}
