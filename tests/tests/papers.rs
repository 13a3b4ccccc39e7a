//! The papers that are written on, cut up or hung on the wall, as the command line prints them.

use crate::common::paper::{printed, refused};
use crate::common::{Club, hanchan};
use competition::Seating;
use db::{Draw, Member, SessionId};
use scoring::record::Session;
use scoring::{BySeat, PersonId};

/// Two rounds drawn for the nine people of a new club.
fn with_a_draw() -> Club {
    let club = Club::new();
    let now = "2025-10-04T10:00:00".parse().unwrap();
    let mut file = db::Club::open(club.path()).unwrap();
    let names = [
        "𠮷田 茂",
        "髙橋 勇",
        "山﨑 修",
        "石槗 正雄",
        "乙",
        "丙",
        "丁",
        "戊",
        "己",
    ];
    let add = |(number, name): (u32, &str)| {
        let member = Member {
            number,
            name: name.to_owned(),
            ..Member::default()
        };
        file.add_member(now, &member).unwrap()
    };
    let people: Vec<PersonId> = (1..).zip(names).map(add).collect();
    let series = file.add_series(now, "水曜会").unwrap();
    let session = Session {
        date: "2025-10-04".parse().unwrap(),
        series,
        venue: "公民館".into(),
        note: String::new(),
    };
    let id: SessionId = file.open_session(now, &session).unwrap();
    let list: Vec<_> = people
        .iter()
        .copied()
        .map(db::Attendance::all_day)
        .collect();
    file.set_attendance(now, id, &list).unwrap();
    for round in [1, 2] {
        let mut tables = people.chunks_exact(4);
        let seats = tables
            .by_ref()
            .map(|table| BySeat::from_slice(table).unwrap());
        let tables_drawn = seats.collect();
        let seating = Seating {
            tables: tables_drawn,
            sits_out: tables.remainder().to_vec(),
        };
        let draw = Draw {
            round,
            seed: 7,
            seating,
        };
        file.keep_draw(now, id, &draw).unwrap();
    }
    club
}

#[test]
fn record_sheets_are_blank_or_carry_a_draw() {
    let club = with_a_draw();
    let path = club.path();
    let report = ["report", "record-sheet", path];
    let with = |more: &[&str]| printed(&club, &[&report, more].concat());
    let blank = with(&["--tables", "3"]);
    assert_eq!(blank.matches("記録用紙").count(), 3);
    assert!(
        blank.contains("120,000点") && !blank.contains("最後の親"),
        "{blank}"
    );
    let other = with(&["--rules", "hakuryuo-40", "--no-hands", "--rounds", "2"]);
    assert!(
        other.contains("100,000点") && other.contains("最後の親"),
        "{other}"
    );
    assert!(
        !other.contains("和了した人") && !other.contains("第3回戦"),
        "{other}"
    );
    let bare = with(&["--last-dealer", "--no-sticks", "--large"]);
    assert!(
        bare.contains("最後の親") && !bare.contains("供託"),
        "{bare}"
    );
    let drawn = with(&["--date", "R7.10.4"]);
    for word in [
        "𠮷田茂",
        "髙橋勇",
        "山﨑修",
        "石槗正雄",
        "公民館",
        "水曜会",
        "1/2",
    ] {
        assert!(drawn.contains(word), "{word} in {drawn}");
    }
    assert_eq!(drawn.matches("𠮷田茂").count(), 2);
    let same = with(&["--date", "R7.10.4", "--same-people", "--series", "水曜会"]);
    assert_eq!(same.matches("𠮷田茂").count(), 3);
    let second = with(&["--date", "R7.10.4", "--round", "2", "--rounds", "1"]);
    assert!(
        second.contains("第2回戦") && !second.contains("第1回戦"),
        "{second}"
    );
}

#[test]
fn a_draw_is_hung_up_and_stood_on_the_tables() {
    let club = with_a_draw();
    let on = ["--date", "2025-10-04"];
    let with = |kind: &str, more: &[&str]| {
        let report = ["report", kind, club.path()];
        printed(&club, &[&report[..], &on, more].concat())
    };
    let plan = with("table-plan", &[]);
    for word in [
        "第1回戦",
        "第2回戦",
        "A卓",
        "B卓",
        "𠮷田茂",
        "髙橋勇",
        "抜け番己",
    ] {
        assert!(plan.contains(word), "{word} in {plan}");
    }
    let second = with("table-plan", &["--round", "2", "--large"]);
    assert!(
        second.contains("第2回戦") && !second.contains("第1回戦"),
        "{second}"
    );
    let cards = with("place-cards", &["--round", "1", "--honorific", "san"]);
    assert_eq!(cards.matches("山﨑修さん").count(), 2, "{cards}");
}

#[test]
fn a_day_that_was_not_drawn_is_refused() {
    let club = with_a_draw();
    let path = club.path();
    for kind in ["table-plan", "place-cards"] {
        let said = refused(&club, &["report", kind, path, "--date", "2025-10-05"]);
        assert!(said.contains("no session"), "{said}");
    }
    let report = ["report", "record-sheet", path];
    let said = |more: &[&str]| refused(&club, &[&report, more].concat());
    let none = said(&["--date", "2025-10-05"]);
    assert!(
        none.contains("2025-10-05") && none.contains("no session"),
        "{none}"
    );
    let round = said(&["--date", "2025-10-04", "--round", "3"]);
    assert!(round.contains("no round 3 was drawn"), "{round}");
    let rules = said(&["--rules", "no-such"]);
    assert!(rules.contains("no-such"), "{rules}");
    let series = said(&["--date", "2025-10-04", "--series", "金曜会"]);
    assert!(
        series.contains("金曜会") && series.contains("水曜会"),
        "{series}"
    );
}

#[test]
fn hand_values_follow_the_rule_set() {
    let club = Club::new();
    let path = club.path();
    let own = printed(&club, &["report", "hand-values", path]);
    assert!(
        own.contains("点数計算表") && own.contains("白樺会ルール2025"),
        "{own}"
    );
    let other = [
        "report",
        "hand-values",
        path,
        "--rules",
        "wakakujira-2025",
        "--large",
    ];
    assert!(printed(&club, &other).contains("11翻以上"));
    let mut json = hanchan(&["rules", "show", "haku-2015"]).succeeds();
    json = json
        .replace("haku-2015", "ours")
        .replace("正月高校生大会 2015", "私たちのルール");
    let ours = club.write("ours.json", json);
    let file = printed(&club, &["report", "hand-values", path, "--rules", &ours]);
    assert!(
        file.contains("私たちのルール") && file.contains("11,600"),
        "{file}"
    );
}

#[test]
fn the_rules_are_told_in_words() {
    let club = Club::new();
    let own = printed(&club, &["report", "rules", club.path()]);
    assert!(
        own.contains("ルール表") && own.contains("30,000点を返し点"),
        "{own}"
    );
    let other = [
        "report",
        "rules",
        club.path(),
        "--rules",
        "kenko-25000",
        "--large",
    ];
    assert!(printed(&club, &other).contains("そのまま数えます"));
}

#[test]
fn a_members_report_tells_what_changed_since_the_months_before() {
    let club = Club::with_season();
    let own = |from: &str| {
        let days = ["--from", from, "--to", "2025-09-30"];
        let report = ["report", "member", club.path(), "--member", "1"];
        printed(&club, &[&report[..], &days].concat())
    };
    assert!(own("2025-07-01").contains("前期比順位"));
    assert!(!own("2025-04-01").contains("前期比"));
}

/// Days in the wrong order and years that nobody means are refused, and a period without play is told.
#[test]
fn a_period_that_cannot_be_meant_is_refused_and_an_empty_one_told() {
    let club = Club::with_season();
    let member = ["report", "member", club.path(), "--member", "1"];
    let reversed = ["--from", "2025-10-02", "--to", "2025-10-01"];
    let told = refused(&club, &[&member[..], &reversed].concat());
    assert!(
        told.contains("--from 2025-10-02 is after --to 2025-10-01"),
        "{told}"
    );
    let half = ["report", "half-year", club.path(), "--half", "1", "--year"];
    for year in ["99999", "12"] {
        let told = refused(&club, &[&half[..], &[year]].concat());
        assert!(told.contains("there is nothing of that year"), "{told}");
    }
    let out = club.dir().join("empty.pdf");
    let run = hanchan(&[&half[..], &["2001", "--out", out.to_str().unwrap()]].concat());
    let said = run.stderr();
    assert!(
        said.contains("nothing was played from 2001-04-01 to 2001-09-30"),
        "{said}"
    );
}
