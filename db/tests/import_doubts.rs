//! What may be a slip of the finger is told before it is stored, and stored all the same.

use crate::support::{club, day, now};
use db::{ImportDoubt, ImportFiles, ImportMode, Source};
use scoring::Points;
use std::fmt::Write as _;
use std::ops::ControlFlow;

const MEMBERS: &str =
    "number,name,joined\n1,青木,2025-05-01\n2,井上,\n3,上田,\n4,江口,\n5,岡田,\n6,加藤,\n7,木村,\n";
const HEADING: &str = "date,series,round,table,seat,member,points\n";

fn table(at: &str, people: [u32; 4], points: [i64; 4]) -> String {
    let seats = ["E", "S", "W", "N"].iter().zip(people).zip(points);
    let mut rows = String::new();
    for ((seat, member), points) in seats {
        writeln!(rows, "{at},{seat},{member},{points}").unwrap();
    }
    rows
}

const LEVEL: [i64; 4] = [40_000, 30_000, 30_000, 20_000];

#[test]
fn slips_of_the_finger_are_told_alike_by_a_trial_and_by_the_import() {
    let (_folder, mut club) = club();
    let mut import = |members: &str, rows: String, mode| {
        let files = ImportFiles {
            members: (!members.is_empty()).then(|| Source::new("members.csv", members)),
            results: Some(Source::new("results.csv", format!("{HEADING}{rows}"))),
            ..ImportFiles::default()
        };
        club.import(now(), &files, mode, &mut |_| ControlFlow::Continue(()))
            .unwrap()
            .doubts
    };
    let first = table("2025-06-04,水曜会,1,A", [2, 3, 4, 5], LEVEL);
    let new = ImportDoubt::NewSeries("水曜会".into());
    assert_eq!(import(MEMBERS, first, ImportMode::Store), [new]);
    // On the same Wednesday a digit too many was typed.
    let rows = table(
        "2025-06-04,水曜会,2,B",
        [1, 2, 6, 7],
        [1_000_000, -900_000, 10_000, 10_000],
    ) + &table("2025-04-02,水曜會,1,A", [1, 2, 3, 4], LEVEL)
        + &table("2099-01-07,水曜会,1,A", [1, 2, 3, 4], LEVEL);
    let wednesday = day("2025-06-04");
    let told = [
        ImportDoubt::NewSeries("水曜會".into()),
        ImportDoubt::FutureDay(day("2099-01-07")),
        ImportDoubt::BeforeJoining {
            member: 1,
            day: day("2025-04-02"),
        },
        ImportDoubt::OutOfReach {
            member: 1,
            day: wednesday,
            round: 2,
            table: "B".into(),
            points: Points(1_000_000),
        },
        ImportDoubt::OutOfReach {
            member: 2,
            day: wednesday,
            round: 2,
            table: "B".into(),
            points: Points(-900_000),
        },
    ];
    let in_words: Vec<String> = told.iter().map(ToString::to_string).collect();
    assert_eq!(
        in_words[..4],
        [
            "the series 水曜會 was not there before",
            "2099-01-07 is still to come",
            "member 1 played on 2025-04-02, before joining",
            "member 1 has 1000000 points on 2025-06-04, round 2 table B",
        ]
    );
    assert_eq!(import("", rows.clone(), ImportMode::DryRun), told);
    assert_eq!(import("", rows, ImportMode::Store), told);
}

#[test]
fn the_last_that_can_be_meant_is_no_doubt_and_the_first_beyond_it_is() {
    let (_folder, mut club) = club();
    let mut import = |rows: &str| {
        let files = ImportFiles {
            members: Some(Source::new("members.csv", MEMBERS)),
            results: Some(Source::new("results.csv", rows)),
            ..ImportFiles::default()
        };
        club.import(now(), &files, ImportMode::DryRun, &mut |_| {
            ControlFlow::Continue(())
        })
        .unwrap()
        .doubts
    };
    let today = now().date();
    let sheet = |day: &str, highest: i64| {
        let points = [highest, 119_000 - highest - 20_000, 10_000, 10_000];
        let seats = ["E", "S", "W", "N"].iter().zip([1, 2, 3, 4]).zip(points);
        let rows = seats.map(|((seat, member), points)| {
            format!("{day},水曜会,1,A,{seat},{member},{points},1000\n")
        });
        format!(
            "date,series,round,table,seat,member,points,deposit\n{}",
            rows.collect::<String>()
        )
    };
    let new = || ImportDoubt::NewSeries("水曜会".into());
    // Twice what lies on a table with its sticks.
    let most = 2 * 120_000;
    let day_of_joining = "2025-05-01";
    assert_eq!(import(&sheet(day_of_joining, most)), [new()]);
    assert_eq!(import(&sheet(&today.to_string(), 40_000)), [new()]);
    let tomorrow = today.succ_opt().unwrap();
    assert_eq!(
        import(&sheet(&tomorrow.to_string(), most + 100)),
        [
            new(),
            ImportDoubt::FutureDay(tomorrow),
            ImportDoubt::OutOfReach {
                member: 1,
                day: tomorrow,
                round: 1,
                table: "A".into(),
                points: Points(most + 100),
            },
        ]
    );
}
