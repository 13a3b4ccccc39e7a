//! What an archive holds can be read, and every total in it found again, without this program.

use crate::common::{Club, files_in, hanchan, holds, read, season, validate, words};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn archive(club: &Club) -> PathBuf {
    let out = club.dir().join("archive");
    archive_in(club, &out);
    out
}

/// Nothing else is in the folder then than was told.
fn archive_in(club: &Club, out: &Path) {
    let said = hanchan(&["archive", club.path(), "--out", out.to_str().unwrap()]).succeeds();
    let files = said.split_once(": ").unwrap().1.split(' ').next().unwrap();
    let there = files_in(out).into_keys().collect::<Vec<_>>();
    assert_eq!(files.parse::<usize>().unwrap(), there.len(), "{there:?}");
}

fn sums(archive: &Path) -> Output {
    in_folder(archive, "sha256sum", &["--check", "--strict", "SHA256SUMS"])
}

fn in_folder(folder: &Path, program: &str, arguments: &[&str]) -> Output {
    let output = Command::new(program)
        .args(arguments)
        .current_dir(folder)
        // A system that writes in no encoding with Japanese.
        .env("LC_ALL", "C")
        .output();
    output.unwrap_or_else(|error| panic!("{program} cannot be run: {error}"))
}

/// Runs the script that the archive brings, and gives what it says.
fn rebuild(archive: &Path) -> (bool, String) {
    let poorly = ["-I", "-X", "utf8=0", "rebuild.py"];
    let output = in_folder(archive, "python3", &poorly);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    (output.status.success(), said)
}

/// Clear places, ties in every place, sticks left, and odd hundreds for every rounding: how far each
/// of four ends from the start.
const ENDS: [[i64; 4]; 7] = [
    [17_300, 4_600, -5_500, -16_400],
    [10_100, 10_100, -3_700, -16_500],
    [12_000, -1_300, -1_300, -9_400],
    [9_900, 400, -5_200, -5_100],
    [-4_900, -4_900, -4_900, 14_700],
    [0, 0, 0, 0],
    [-8_800, 15_200, -7_900, 1_500],
];

/// A results file in the making.
struct Played {
    rows: String,
    rounds: usize,
}

impl Played {
    fn by(&mut self, rules: &str, start: i64, players: usize) {
        for (place, end) in ENDS.iter().enumerate() {
            self.rounds += 1;
            let deposit = if place % 2 == 1 { 1_000 } else { 0 };
            let mut points: Vec<i64> = end[..players].iter().map(|one| start + one).collect();
            // The last seat has what makes the sum right.
            points[players - 1] -= points.iter().map(|one| one - start).sum::<i64>() + deposit;
            let dealer = ["E", "S", "W", "N"][place % players];
            let (day, round) = (1 + self.rounds / 90, 1 + self.rounds % 90);
            for (seat, points) in points.iter().enumerate() {
                let name = ["E", "S", "W", "N"][seat];
                let chombo = usize::from(seat == 1 && place % 3 == 0) * 2;
                let member = seat + 1;
                writeln!(
                    self.rows,
                    "2025-04-{day:02},水曜会,{round},1,{name},{member},{points},{chombo},{deposit},{rules},{dealer}",
                )
                .unwrap();
            }
        }
    }
}

/// A rule set like a preset, but for some fields.
fn own_rules(club: &Club, id: &str, change: impl Fn(&mut Value)) -> String {
    let mut rules = hanchan(&["rules", "show", "hakuryuo-40"]).json();
    rules["id"] = id.into();
    change(&mut rules);
    club.write(&format!("{id}.json"), rules.to_string())
}

/// Every preset, and rule sets that take each turn that settling can.
fn club_of_all_rules() -> Club {
    let club = Club::with_members();
    let mut played = Played {
        rows: "date,series,round,table,seat,member,points,chombo,deposit,rules,last_dealer\n"
            .to_owned(),
        rounds: 0,
    };
    played.by("shirakaba-2025", 30_000, 4);
    for id in ["haku-2015", "hakuryuo-40", "kenko-25000", "wakakujira-2025"] {
        played.by(id, 25_000, 4);
    }
    let mut files = Vec::new();
    let roundings = "exact toward_return five_down_six_up four_down_five_up down up";
    for rounding in roundings.split(' ') {
        for tie in ["split", "starting_seat", "last_dealer"] {
            let id = format!("own-{rounding}-{tie}");
            files.push(own_rules(&club, &id, |rules| {
                rules["rounding"] = rounding.into();
                rules["tie"] = tie.into();
                rules["chombo"] = json!({ "adjustment": -8_000 });
            }));
            played.by(&id, 25_000, 4);
        }
    }
    files.push(own_rules(&club, "floating", |rules| {
        rules["top"] = "own".into();
        rules["uma"] = json!({ "floating": [
            [12_000, -1_000, -3_000, -8_000], [8_000, 4_000, -4_000, -8_000], [8_000, 3_000, 1_000, -12_000],
        ] });
    }));
    played.by("floating", 25_000, 4);
    files.push(own_rules(&club, "three", |rules| {
        rules["players"] = 3.into();
        rules["start"] = 35_000.into();
        rules["return"] = 40_000.into();
        rules["uma"] = json!([15_000, 0, -15_000]);
        rules["tie"] = "split".into();
        rules["hand_values"]["honba"] = 200.into();
    }));
    played.by("three", 35_000, 3);
    let results = club.write("results.csv", played.rows);
    let adjustments = club.write(
        "adjustments.csv",
        "date,series,member,points,reason\n2025-04-06,水曜会,3,-5000,遅刻\n2025-04-06,水曜会,5,2000,幹事\n",
    );
    let mut arguments = vec!["import", club.path(), "--results", &results];
    arguments.extend(["--adjustments", &adjustments]);
    for file in &files {
        arguments.extend(["--rules", file]);
    }
    hanchan(&arguments).succeeds();
    club
}

#[test]
fn every_total_is_found_again_from_the_csv_alone() {
    for (club, hanchan_count) in [
        (Club::small(), 2),
        (Club::with_season(), 159),
        (club_of_all_rules(), 7 * (5 + 18 + 2)),
    ] {
        let archive = archive(&club);
        // Nothing but the CSV files and the script.
        let alone = club.dir().join("alone");
        fs::create_dir_all(alone.join("csv")).unwrap();
        fs::copy(archive.join("rebuild.py"), alone.join("rebuild.py")).unwrap();
        for path in files_in(&archive.join("csv")).into_keys() {
            fs::copy(&path, alone.join("csv").join(path.file_name().unwrap())).unwrap();
        }
        let (agrees, said) = rebuild(&alone);
        assert!(agrees, "{said}");
        assert!(said.contains(&format!("半荘{hanchan_count}回")), "{said}");
    }
}

#[test]
fn the_script_sees_every_amount_that_is_not_what_the_rules_give() {
    let club = Club::with_season();
    let archive = archive(&club);
    let seats = archive.join("csv/seat.csv");
    let good = read(&seats);
    // In the tenth line, each amount from the points on.
    let line = good.lines().nth(9).unwrap();
    for place in [3, 4, 5, 6, 7, 8, 9, 10] {
        let mut cells: Vec<String> = line.split(',').map(str::to_owned).collect();
        let changed = cells[place].parse::<i64>().unwrap() + if place == 3 { 1_000 } else { 1 };
        cells[place] = changed.to_string();
        fs::write(&seats, good.replacen(line, &cells.join(","), 1)).unwrap();
        let (agrees, said) = rebuild(&archive);
        assert!(!agrees && said.contains("!="), "column {place}: {said}");
    }
    fs::write(&seats, &good).unwrap();
    let totals = archive.join("csv/totals.csv");
    let told = read(&totals);
    let line = told.lines().nth(3).unwrap();
    let changed = format!("{line}0");
    fs::write(&totals, told.replacen(line, &changed, 1)).unwrap();
    let (agrees, said) = rebuild(&archive);
    assert!(!agrees && said.contains("totals.csv"), "{said}");
}

#[test]
fn an_empty_folder_that_is_there_gets_it() {
    let club = Club::small();
    let empty = club.dir().join("empty");
    fs::create_dir(&empty).unwrap();
    archive_in(&club, &empty);
    assert!(sums(&empty).status.success());
    // The Finder writes down how somebody looked at a folder.
    let looked_at = club.dir().join("looked at");
    fs::create_dir(&looked_at).unwrap();
    fs::write(looked_at.join(".DS_Store"), "").unwrap();
    hanchan(&["archive", club.path(), "--out", looked_at.to_str().unwrap()]).succeeds();
    assert!(sums(&looked_at).status.success());
}

#[test]
fn the_archive_is_whole_and_explains_itself() {
    let club = Club::small();
    hanchan(&["undo", club.path()]).succeeds();
    hanchan(&["redo", club.path()]).succeeds();
    let archive = archive(&club);
    let sums = sums(&archive);
    assert!(sums.status.success(), "{sums:?}");

    // The copy of the file is a backup.
    let copy = files_in(&archive)
        .into_keys()
        .find(|path| path.extension().is_some_and(|kind| kind == "hanchan"));
    let back = club.dir().join("back.hanchan");
    hanchan(&words(
        "restore {} --to {}",
        &[copy.unwrap().to_str().unwrap(), back.to_str().unwrap()],
    ))
    .succeeds();
    let standings = |file: &str| hanchan(&["standings", file, "--json"]).succeeds();
    assert_eq!(standings(back.to_str().unwrap()), standings(club.path()));

    let members = read(&archive.join("csv/member.csv"));
    holds(&members, ["'=1+1"]);
    assert!(members.starts_with('\u{feff}'), "{members}");
    let page = archive.join("README.html");
    validate(page.to_str().unwrap());
    let text = read(&page);
    holds(
        &text,
        [
            "精算のしかた",
            "How hanchan are settled",
            "<code>seat</code>",
            "rebuild.py",
            "1位 +30.0P　2位 +10.0P　3位 ▲10.0P　4位 ▲30.0P",
            "1st +30.0P, 2nd +10.0P, 3rd ▲10.0P, 4th ▲30.0P",
        ],
    );

    // A second one does not go among the files of the first.
    let out = archive.to_str().unwrap();
    let said = hanchan(&["archive", club.path(), "--out", out]).fails(2);
    assert!(said.contains("already there"), "{said}");
    // What is no club is none.
    let season = season().join("members.csv");
    let other = club.dir().join("other");
    hanchan(&words(
        "archive {} --out {}",
        &[season.to_str().unwrap(), other.to_str().unwrap()],
    ))
    .fails(1);
    assert!(!other.exists());
}
