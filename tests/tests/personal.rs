//! What is written down about members stays with the secretary: none of it is on any paper or page,
//! and of what is exported only the members' own file has it.

mod details;

use crate::common::{Club, files_in, hanchan, season};
use details::{SEX, TELEPHONE, day, found, read, without_a_year, written};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// The season of the sample club, whose members have all told their telephone number.
fn club() -> Club {
    let club = Club::with_season();
    let now = "2026-10-04T10:00:00".parse().unwrap();
    let mut file = db::Club::open(club.path()).unwrap();
    for (id, mut member) in file.members().unwrap() {
        member.note = format!("電話 {TELEPHONE}");
        member.sex = SEX.into();
        member.joined = Some(day());
        file.correct_member(now, id, &member).unwrap();
    }
    club
}

/// A club that was called by those details, and played on that day: everything made of it tells them.
fn club_that_tells() -> Club {
    let club = Club::with_members();
    let name = format!("{TELEPHONE} {SEX}");
    let mut file = db::Club::open(club.path()).unwrap();
    let settings = db::Settings {
        name,
        ..file.settings().unwrap()
    };
    file.change_settings("2026-10-04T10:00:00".parse().unwrap(), &settings)
        .unwrap();
    drop(file);
    // As often as an award asks for.
    let mut results = "date,series,round,table,seat,member,points\n".to_owned();
    for round in 1..=12 {
        for seat in ["E,1,50000", "S,2,35000", "W,3,25000", "N,4,10000"] {
            writeln!(results, "{},木曜会,{round},1,{seat}", day()).unwrap();
        }
    }
    let hands = format!(
        "date,series,round,table,hand,honba,winner,loser,level\n{},木曜会,1,1,東1局,0,1,2,yakuman\n",
        day()
    );
    let results = club.write("results.csv", results);
    let hands = club.write("hands.csv", hands);
    let of_play = ["--results", &results, "--hands", &hands];
    hanchan(&[&["import", club.path()], &of_play[..]].concat()).succeeds();
    club
}

/// The details that are looked for where today may be named as well.
fn details() -> Vec<String> {
    let mut details = vec![TELEPHONE.to_owned(), SEX.to_owned()];
    details.extend(written());
    details.extend(read());
    details
}

/// And where every day that is named is known.
fn details_and_short_days() -> Vec<String> {
    [details(), without_a_year()].concat()
}

fn assert_clean(file: &Path, details: &[String]) {
    let found = found(file, details);
    assert!(found.is_empty(), "{found:?} in {}", file.display());
}

/// Every paper and page about a day of play and the half-year around it, printed on some day.
fn papers(club: &Club, date: &str, printed: &str, more: &[&str]) -> Vec<PathBuf> {
    let out = club.dir().join(format!("out{}", more.concat()));
    fs::create_dir(&out).unwrap();
    let (year, month) = (&date[..4], &date[..7]);
    let term = ["--year", year, "--half", "1"];
    let of_member = ["--member", "1", "--from", date, "--to", date];
    let of_day = ["--from", date, "--to", date];
    let half = [format!("{year}-04-01"), format!("{year}-09-30")];
    let of_half = ["--from", &half[0], "--to", &half[1]];
    let documents: [(&str, &[&str]); 14] = [
        ("session", &["--date", date]),
        ("monthly", &["--month", month]),
        ("half-year", &term),
        ("fiscal-year", &["--year", year]),
        ("member", &of_member),
        ("record-sheet", &[]),
        ("hand-values", &[]),
        ("rules", &[]),
        // Holidays of earlier years are not known.
        ("schedule", &["--month", "2025-10"]),
        ("certificate awards", &term),
        ("certificate champion", &of_day),
        ("certificate yakuman", &of_half),
        ("web-page", &term),
        ("web-page", &of_day),
    ];
    for (place, (report, asked)) in documents.iter().enumerate() {
        let kind = if *report == "web-page" { "html" } else { "pdf" };
        let path = out.join(format!("{place}.{kind}"));
        let mut arguments = vec!["report"];
        arguments.extend(report.split(' '));
        arguments.push(club.path());
        arguments.extend(*asked);
        arguments.extend(["-o", path.to_str().unwrap(), "--printed", printed]);
        arguments.extend(more);
        hanchan(&arguments).succeeds();
    }
    let all = out.join("all");
    let whole = ["report", "all", club.path(), "--out", all.to_str().unwrap()];
    hanchan(&[&whole, &term[..], &["--printed", printed], more].concat()).succeeds();
    files_in(&out).into_keys().collect()
}

fn results_of_the_season() -> String {
    let results = fs::read_to_string(season().join("results.csv")).unwrap();
    results.lines().nth(1).unwrap()[..10].to_owned()
}

#[test]
fn no_paper_no_page_and_no_workbook_tells_what_is_written_down_about_members() {
    let club = club();
    let made = papers(&club, &results_of_the_season(), "2025-10-01", &[]);
    assert!(made.len() > 30, "{made:?}");
    for file in made {
        assert_clean(&file, &details_and_short_days());
    }
}

/// The control: the same search finds the details in the same papers where they are in them, and finds
/// the day in every way in which it is ever written.
#[test]
fn what_is_on_a_paper_a_page_or_in_a_workbook_is_found_there() {
    let club = club_that_tells();
    let date = day().to_string();
    let mut seen = BTreeSet::new();
    let mut blind = Vec::new();
    for calendar in ["japanese", "western"] {
        let made = papers(&club, &date, &date, &["--calendar", calendar]);
        assert!(made.len() > 20, "{made:?}");
        // The program's own list of what it wrote is for nobody to read.
        let is_list = |file: &PathBuf| file.file_name().is_some_and(|name| name == ".hanchan-sums");
        for file in made.into_iter().filter(|file| !is_list(file)) {
            let found = found(&file, &details_and_short_days());
            let tells_days = found.iter().any(|one| one != TELEPHONE && one != SEX);
            let is_workbook = file.extension().is_some_and(|kind| kind == "xlsx");
            let tells_name = [TELEPHONE, SEX]
                .iter()
                .all(|one| found.iter().any(|it| it == one));
            if !tells_days || !(tells_name || is_workbook) {
                blind.push(format!("{}: {found:?}", file.display()));
            }
            seen.extend(found);
        }
    }
    assert!(blind.is_empty(), "{blind:#?}");
    let of_people = [TELEPHONE, SEX].map(str::to_owned);
    for one in [&of_people[..], &written(), &without_a_year()].concat() {
        assert!(seen.contains(&one), "{one} is on no paper: {seen:?}");
    }
}

#[test]
fn of_an_export_only_the_file_of_the_members_has_their_details() {
    let club = club();
    for format in ["csv", "jsonl"] {
        let out = club.dir().join(format);
        let folder = out.to_str().unwrap();
        hanchan(&["export", club.path(), "--format", format, "--out", folder]).succeeds();
        for file in files_in(&out).into_keys() {
            if file.file_stem().unwrap() == "members" {
                let all = [TELEPHONE.to_owned(), SEX.to_owned(), day().to_string()];
                assert_eq!(found(&file, &all), all, "import brings it back");
            } else {
                assert_clean(&file, &details());
            }
        }
    }
}

/// The club's file goes to the next secretary whole, with a backup; the rest can be left lying.
#[test]
fn of_a_hand_over_only_the_clubs_file_has_their_details() {
    for (club, tells) in [(club(), false), (club_that_tells(), true)] {
        let (made, next) = (club.dir().join("made.zip"), club.dir().join("next"));
        let (made, into) = (made.to_str().unwrap(), next.to_str().unwrap());
        hanchan(&["handover", "make", club.path(), "--out", made]).succeeds();
        hanchan(&["handover", "open", made, "--into", into]).succeeds();
        let papers = files_in(&next).into_keys().collect::<Vec<_>>();
        assert!(papers.len() > 8, "{papers:?}");
        let kind = |file: &PathBuf, kind: &str| file.extension().is_some_and(|one| one == kind);
        for file in papers.iter().filter(|file| !kind(file, "hanchan")) {
            if tells {
                let papers = kind(file, "pdf") || kind(file, "html");
                assert!(!papers || !found(file, &details()).is_empty(), "{file:?}");
            } else {
                assert_clean(file, &details());
            }
        }
    }
}
