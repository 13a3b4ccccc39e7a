//! A club's own awards, from the command line.

use crate::common::{Club, hanchan};
use serde_json::Value;
use std::process::Command;

#[test]
fn a_club_keeps_its_awards() {
    let club = Club::with_season();
    let awards = |more: &[&str]| hanchan(&[&["awards"], more].concat());
    assert_eq!(awards(&[club.path()]).succeeds(), awards(&[]).succeeds());
    let own = r#"[{"name":"平均順位賞","statistic":"average_place","direction":"lowest","minimum":{"games":10}}]"#;
    let own = club.write("awards.json", own);
    awards(&[club.path(), "--set", &own]).succeeds();
    let kept: Value = serde_json::from_str(&awards(&[club.path()]).succeeds()).unwrap();
    assert_eq!(kept[0]["name"], "平均順位賞");
    let out = club.dir().join("half.pdf").to_str().unwrap().to_owned();
    let half = [
        "report",
        "half-year",
        club.path(),
        "--year",
        "2025",
        "--half",
        "1",
    ];
    hanchan(&[&half[..], &["--club-only", "-o", &out]].concat()).succeeds();
    let text = Command::new("pdftotext")
        .args(["-raw", &out, "-"])
        .output()
        .unwrap();
    let text = String::from_utf8(text.stdout).unwrap();
    assert!(
        text.contains("平均順位賞") && !text.contains("最多参加賞"),
        "{text}"
    );

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
