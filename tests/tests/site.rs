//! Pages that a club keeps up to date in a folder.

use crate::common::{Club, files_within, hanchan, holds, names, read, validate};
use std::fs;
use std::path::Path;

/// The folder of the pages, and the pages written there as of the last day of the season.
fn site(club: &Club, more: &[&str]) -> String {
    let folder = club.at("site");
    fs::create_dir_all(&folder).unwrap();
    let asked = ["site", club.path(), "--folder", &folder];
    hanchan(&[&asked[..], &["--printed", "2025-09-30"], more].concat()).succeeds();
    folder
}

fn page(folder: &str, name: &str) -> String {
    read(&Path::new(folder).join(name))
}

#[test]
fn a_validator_finds_nothing_wrong_with_the_pages() {
    let club = Club::with_season();
    let folder = site(&club, &[]);
    for name in ["index.html", "schedule.html"] {
        validate(Path::new(&folder).join(name).to_str().unwrap());
    }
    // It objects to what renews itself, as one should where anybody reads line by line.
    let hall = page(&folder, "hall.html").replace(RENEWS, "");
    validate(&club.write("hall.html", hall));
}

const RENEWS: &str = "<meta http-equiv=\"refresh\" content=\"30\">";

#[test]
fn the_pages_lead_to_one_another_and_say_what_is_recorded() {
    let club = Club::with_season();
    let folder = site(&club, &["--names", "initials"]);
    let index = page(&folder, "index.html");
    holds(
        &index,
        [
            "<a href=\"index.html\" aria-current=\"page\">成績</a>",
            "<a href=\"schedule.html\">開催案内</a>",
            "H.M.",
            "令和7年度 上半期（4～9月）",
        ],
    );
    assert!(!index.contains("濵口") && !index.contains("refresh"));
    // Nobody reads line by line what renews itself.
    holds(
        &page(&folder, "hall.html"),
        [RENEWS, "の会</h2>", "ここまでの成績</h2>"],
    );
    holds(
        &page(&folder, "schedule.html"),
        ["令和7年9月", "令和7年11月"],
    );
}

#[test]
fn pages_follow_what_is_saved_and_stay_as_they_are_otherwise() {
    let club = Club::with_season();
    let folder = site(&club, &[]);
    let again = || {
        let asked = ["site", club.path(), "--printed", "2025-09-30"];
        hanchan(&asked).succeeds();
        files_within(Path::new(&folder))
    };
    let before = files_within(Path::new(&folder));
    assert_eq!(again(), before);
    let rule = [
        "--series",
        "水曜会",
        "--weekday",
        "fri",
        "--begins",
        "13:00",
    ];
    hanchan(&[&["schedule", "add", club.path()][..], &rule].concat()).succeeds();
    let after = again();
    let changed: Vec<&String> = after
        .iter()
        .filter(|(name, bytes)| before.get(*name) != Some(*bytes))
        .map(|(name, _)| name)
        .filter(|name| Path::new(name).extension() == Some("html".as_ref()))
        .collect();
    assert_eq!(changed, ["schedule.html"]);
}

#[test]
fn what_somebody_else_put_there_is_left_and_nothing_is_kept() {
    let club = Club::with_season();
    let folder = club.at("site");
    fs::create_dir(&folder).unwrap();
    let own = Path::new(&folder).join("index.html");
    fs::write(&own, "our own").unwrap();
    let told = hanchan(&["site", club.path(), "--folder", &folder]).fails(2);
    assert!(told.contains("index.html"), "{told}");
    assert_eq!(names(Path::new(&folder)), ["index.html"]);
    assert_eq!(read(&own), "our own");
    let told = hanchan(&["site", club.path()]).fails(2);
    assert!(told.contains("--folder says where"), "{told}");
}

#[test]
fn a_folder_that_is_away_is_told_and_not_made() {
    let club = Club::with_season();
    let folder = site(&club, &[]);
    fs::remove_dir_all(&folder).unwrap();
    let told = hanchan(&["site", club.path()]).fails(1);
    assert!(told.contains("the folder does not exist"), "{told}");
    assert!(!Path::new(&folder).exists());
}

#[test]
fn a_club_ends_it_and_the_pages_stay() {
    let club = Club::with_season();
    let folder = site(&club, &[]);
    let before = files_within(Path::new(&folder));
    hanchan(&["site", club.path(), "--end"]).succeeds();
    hanchan(&["site", club.path()]).fails(2);
    assert_eq!(files_within(Path::new(&folder)), before);
    // It is an operation as every other.
    hanchan(&["undo", club.path()]).succeeds();
    hanchan(&["site", club.path(), "--printed", "2025-09-30"]).succeeds();
}
