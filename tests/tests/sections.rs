//! What a club's reports have, from the command line.

use crate::common::paper::printed;
use crate::common::{Club, hanchan, holds, words};

#[test]
fn a_club_keeps_what_its_reports_have() {
    let club = Club::with_season();
    let sections = |more: &[&str]| hanchan(&[&["sections", club.path()], more].concat());
    let usual = sections(&[]).json();
    assert_eq!(usual.as_array().unwrap().len(), 11);
    sections(&["--set", "hands,standings"]).succeeds();
    let kept = sections(&[]).json();
    assert_eq!(kept, serde_json::json!(["hands", "standings"]));
    let month = words(
        "report monthly {} --month 2025-09 --edition full",
        &[club.path()],
    );
    let text = printed(&club, &month);
    holds(&text, ["満貫以上の記録", "総合成績"]);
    assert!(
        text.find("満貫以上の記録") < text.find("総合成績"),
        "{text}"
    );
    assert!(!text.contains("累計の推移"), "{text}");

    let before = club.bytes();
    for (set, said) in [
        ("hands", "no report is without its standings"),
        ("standings,hands,hands", "Hands is there twice"),
        (
            "standings,charts",
            "unknown variant `charts`, expected one of `overview`, `standings`",
        ),
    ] {
        let told = sections(&["--set", set]).fails(2);
        assert!(told.contains(said), "{told}");
    }
    assert_eq!(club.bytes(), before);
    hanchan(&["undo", club.path()]).succeeds();
    assert_eq!(sections(&[]).json(), usual);
    sections(&["--set", "standings"]).succeeds();
    sections(&["--usual"]).succeeds();
    assert_eq!(sections(&[]).json(), usual);
}
