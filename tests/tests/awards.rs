//! A club's own awards, from the command line.

use crate::common::paper::printed;
use crate::common::{Club, hanchan, holds, words};

#[test]
fn a_club_keeps_its_awards() {
    let club = Club::with_season();
    let awards = |more: &[&str]| hanchan(&[&["awards"], more].concat());
    assert_eq!(awards(&[club.path()]).succeeds(), awards(&[]).succeeds());
    let own = r#"[{"name":"平均順位賞","statistic":"average_place","direction":"lowest","minimum":{"games":10}}]"#;
    let own = club.write("awards.json", own);
    awards(&[club.path(), "--set", &own]).succeeds();
    let kept = awards(&[club.path()]).json();
    assert_eq!(kept[0]["name"], "平均順位賞");
    let half = words(
        "report half-year {} --year 2025 --half 1 --club-only",
        &[club.path()],
    );
    let text = printed(&club, &half);
    holds(&text, ["平均順位賞"]);
    assert!(!text.contains("最多参加賞"), "{text}");

    let before = club.bytes();
    let twice = club.write(
        "twice.json",
        r#"[{"name":"賞","statistic":"total"},{"name":"賞","statistic":"games"}]"#,
    );
    let said = awards(&[club.path(), "--set", &twice]).fails(2);
    assert!(said.contains("award 賞 is in the list twice"), "{said}");
    let said = awards(&["--set", &own]).fails(2);
    assert!(said.contains("<FILE>"), "{said}");
    assert_eq!(club.bytes(), before);
    hanchan(&["undo", club.path()]).succeeds();
    assert_eq!(awards(&[club.path()]).succeeds(), awards(&[]).succeeds());
}
