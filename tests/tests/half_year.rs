//! A half-year for everybody to read, and all that belongs to it.

use crate::common::{Club, files_in, hanchan, holds, paper, read, validate, words};
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

#[test]
fn a_validator_finds_nothing_wrong_with_the_page() {
    for club in [Club::small(), Club::with_season()] {
        for names in ["full", "family", "initials", "number"] {
            let page = club.at("page.html");
            hanchan(&words(
                "report web-page {} -o {} --names {}",
                &[club.path(), &page, names],
            ))
            .succeeds();
            validate(&page);
        }
    }
}

/// The page for the club's web site.
fn page(club: &Club, arguments: &[&str]) -> String {
    let out = club.at("page.html");
    let asked = ["report", "web-page", club.path(), "-o", &out];
    hanchan(&[&asked, arguments].concat()).succeeds();
    read(out.as_ref())
}

#[test]
fn the_page_calls_people_as_the_file_says_unless_it_is_told_otherwise() {
    let club = Club::small();
    let page = |arguments: &[&str]| page(&club, arguments);
    let as_filed = page(&["--names", "number"]);
    assert!(as_filed.contains("=たぬき") && as_filed.contains("会員1"));
    assert!(!as_filed.contains("𠮷田"));
    let told = page(&["--names", "number", "--call", "2=きつね"]);
    assert!(told.contains("きつね") && !told.contains("たぬき"));
}

#[test]
#[should_panic(expected = "error")]
fn the_validator_would_find_something() {
    let club = Club::new();
    validate(&club.write("wrong.html", "<p>"));
}

#[test]
fn the_page_is_about_the_days_asked_for() {
    let club = Club::with_season();
    let page =
        |arguments: &[&str]| page(&club, &[&["--printed", "2025-10-01"], arguments].concat());
    let half = page(&["--year", "2025", "--half", "1"]);
    assert!(half.contains("令和7年度 上半期（4～9月）") && half.contains("濵口 正雄"));
    // All that was played lies in this half-year.
    assert_eq!(page(&[]), half);
    let initials = page(&["--names", "initials"]);
    assert!(initials.contains("H.M.") && !initials.contains("濵口"));
    let asked = page(&["--call", "4=たぬき"]);
    assert!(asked.contains("たぬき 様") && !asked.contains("濵口") && asked.contains("阿部 幸子"));
    let year = page(&["--year", "2025", "--calendar", "western"]);
    assert!(year.contains("2025年度（4～3月）"));
    let july = page(&["--from", "2025-07-01", "--to", "2025-07-31"]);
    assert!(july.contains("令和7年7月") && july.contains("日別の成績"));
    let open = page(&["--from", "2025-09-01"]);
    assert!(open.contains("令和7年9月"));

    let web_page = ["report", "web-page", club.path()];
    let refused = |arguments: &[&str]| paper::refused(&club, &[&web_page, arguments].concat());
    assert!(refused(&["--from", "2030-01-01"]).contains("check the days"));
    refused(&["--half", "1"]);
    refused(&["--year", "2025", "--to", "2025-04-01"]);
    refused(&["--names", "nickname"]);
    assert!(refused(&["--call", "99=たぬき"]).contains("there is no member 99"));
    assert!(refused(&["--call", "4="]).contains("such as 7=たぬき"));
}

/// The members who played in the half-year, by number.
fn members_of(club: &Club) -> Vec<(u64, String)> {
    let people = hanchan(&["standings", club.path(), "--json", "--to", "2025-09-30"]).json();
    let rows = people["rows"].as_array().unwrap().iter();
    let members = rows.filter(|row| row["kind"] == "member");
    let mut members: Vec<(u64, String)> = members
        .map(|row| {
            let name = row["name"].as_str().unwrap();
            (row["number"].as_u64().unwrap(), name.to_owned())
        })
        .collect();
    members.sort_unstable();
    members
}

/// The files of the half-year's days.
fn days_played() -> BTreeSet<String> {
    let results = read(&crate::common::season().join("results.csv"));
    let days = results.lines().skip(1);
    let days = days.map(|row| row.split(',').take(2).collect::<Vec<_>>().join(" "));
    days.filter(|day| day.as_str() < "2025-10")
        .map(|day| format!("days-2025-1/{day}.pdf"))
        .collect()
}

fn of_member((number, name): &(u64, String)) -> String {
    format!("members-2025-1/{number:02}_{name}.pdf")
}

fn bundle_of((number, name): &(u64, String)) -> String {
    format!("handouts-2025-1/{number:02}_{name}.pdf")
}

/// All that is written of the half-year, in its order.
fn files_of(people: &[(u64, String)]) -> Vec<String> {
    let months = (4..=9).map(|month| format!("months-2025-1/2025-{month:02}.pdf"));
    let days = days_played();
    assert!(days.len() > 10, "{days:?}");
    let mut files = vec!["half-year-2025-1.pdf".to_owned()];
    let bundles = people.iter().map(bundle_of);
    let members = people.iter().map(of_member).chain(bundles);
    files.extend(members.chain(months).chain(days));
    let last = [
        "handouts-2025-1/00_list.pdf",
        "certificates-2025-1.pdf",
        "records-2025-1.xlsx",
        "results-2025-1.html",
    ];
    files.extend(last.map(str::to_owned));
    files
}

#[test]
fn a_half_year_is_written_all_at_once() {
    let club = Club::with_season();
    let out = club.dir().join("deep/reports");
    let folder = out.to_str().unwrap();
    let period = ["--year", "2025", "--half", "1", "--out", folder];
    let signed = ["--printed", "2025-10-01", "--signed", "会長"];
    let arguments = [&["report", "all", club.path()][..], &period, &signed].concat();
    let said = hanchan(&arguments).succeeds();
    let people = members_of(&club);
    assert_eq!(people.len(), 15);
    let expected = files_of(&people);
    let written: Vec<String> = said
        .lines()
        .map(|line| {
            Path::new(line)
                .strip_prefix(&out)
                .unwrap()
                .to_str()
                .unwrap()
                .replace('\\', "/")
        })
        .collect();
    assert_eq!(written, expected);
    let pdfs = expected.iter().filter(|file| {
        let kind = Path::new(file).extension();
        kind.is_some_and(|kind| kind == "pdf")
    });
    for file in pdfs {
        let check = Command::new("qpdf")
            .arg("--check")
            .arg(out.join(file))
            .output();
        assert!(check.unwrap().status.success(), "{file}");
    }
    validate(out.join("results-2025-1.html").to_str().unwrap());
    let bytes = |file: &str| std::fs::read(out.join(file)).unwrap();
    assert!(bytes("records-2025-1.xlsx").starts_with(b"PK"));
    // Each is what its own command writes.
    let own = &club.at("own.pdf");
    hanchan(&words(
        "report member {} --member 4 --from 2025-04-01 --to 2025-09-30 -o {} --printed 2025-10-01",
        &[club.path(), own],
    ))
    .succeeds();
    assert!(std::fs::read(own).unwrap() == bytes(&of_member(&people[3])));
    let month = "report monthly {} --month 2025-05 -o {} --printed 2025-10-01";
    hanchan(&words(month, &[club.path(), own])).succeeds();
    assert!(std::fs::read(own).unwrap() == bytes("months-2025-1/2025-05.pdf"));
    let half = bytes("half-year-2025-1.pdf");
    let members = out.join("members-2025-1");
    std::fs::write(members.join("member-99.pdf"), "of somebody who left").unwrap();
    let again = hanchan(&arguments);
    assert!(again.stderr().contains("nothing was deleted"));
    assert!(again.stderr().contains("member-99.pdf"));
    assert!(!again.stderr().contains("09_"));
    assert_eq!(again.output.status.code(), Some(0));
    assert!(members.join("member-99.pdf").exists());
    assert!(
        bytes("half-year-2025-1.pdf") == half,
        "and again over the same files"
    );
    // One that somebody has changed is theirs, and so are all that stand beside it.
    let mine = out.join("results-2025-1.html");
    std::fs::write(&mine, "put together by hand").unwrap();
    let in_large = [&arguments[..], &["--large"]].concat();
    let said = hanchan(&in_large).fails(2);
    assert!(said.starts_with(mine.to_str().unwrap()), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    assert_eq!(read(&mine), "put together by hand");
    assert!(bytes("half-year-2025-1.pdf") == half);
    let replaced = hanchan(&[&in_large[..], &["--replace"]].concat());
    assert_eq!(replaced.output.status.code(), Some(0));
    assert!(bytes("half-year-2025-1.pdf") != half);
    validate(mine.to_str().unwrap());
}

#[test]
fn nothing_of_a_half_year_is_written_where_one_file_cannot_be() {
    let club = Club::with_season();
    let out = club.dir().join("reports");
    std::fs::create_dir_all(out.join("results-2025-1.html")).unwrap();
    let arguments = |half| {
        words(
            "report all {} --year 2025 --half {} --out {}",
            &[club.path(), half, out.to_str().unwrap()],
        )
    };
    hanchan(&arguments("1")).fails(2);
    let left = files_in(&out).into_keys().collect::<Vec<_>>();
    assert!(left.is_empty(), "{left:?}");
    let said = hanchan(&arguments("2")).fails(2);
    holds(&said, ["nothing was played from 2025-10-01 to 2026-03-31"]);
}
