//! The papers that are written on, cut up or hung on the wall, as the command line prints them.

use crate::common::paper::{printed, refused};
use crate::common::{Club, cases, hanchan, holds};
use competition::Seating;
use db::{Draw, Member, SessionId};
use scoring::record::Session;
use scoring::{BySeat, PersonId};

/// Two rounds drawn for the nine people of a new club.
fn with_a_draw() -> Club {
    let club = Club::new();
    let now = "2025-10-04T10:00:00".parse().unwrap();
    let mut file = db::Club::open(club.path()).unwrap();
    let names = "𠮷田 茂,髙橋 勇,山﨑 修,石槗 正雄,乙,丙,丁,戊,己";
    let add = |(number, name): (u32, &str)| {
        let member = Member {
            number,
            name: name.to_owned(),
            ..Member::default()
        };
        file.add_member(now, &member).unwrap()
    };
    let people: Vec<PersonId> = (1..).zip(names.split(',')).map(add).collect();
    let series = file.add_series(now, "水曜会").unwrap();
    let session = Session {
        date: "2025-10-04".parse().unwrap(),
        series,
        venue: "公民館".into(),
        note: String::new(),
    };
    let id: SessionId = file.open_session(now, &session).unwrap();
    let list = people.iter().copied().map(db::Attendance::all_day);
    file.set_attendance(now, id, &list.collect::<Vec<_>>())
        .unwrap();
    let tables = people.chunks_exact(4);
    let seating = Seating {
        sits_out: tables.remainder().to_vec(),
        tables: tables
            .map(|table| BySeat::from_slice(table).unwrap())
            .collect(),
    };
    for round in [1, 2] {
        let draw = Draw {
            round,
            seed: Some(7),
            seating: seating.clone(),
        };
        file.keep_draw(now, id, &draw).unwrap();
    }
    club
}

/// What a paper of the club says that is asked for in one line.
fn paper(club: &Club, line: &str) -> String {
    printed(club, &asked(line))
}

fn none(club: &Club, line: &str) -> String {
    refused(club, &asked(line))
}

fn asked(line: &str) -> Vec<&str> {
    let (kind, options) = line.split_once(' ').unwrap_or((line, ""));
    let options = options.split_whitespace();
    ["report", kind, "club.hanchan"]
        .into_iter()
        .chain(options)
        .collect()
}

#[test]
fn record_sheets_are_blank_or_carry_a_draw() {
    let club = with_a_draw();
    let with = |options: &str| paper(&club, &format!("record-sheet {options}"));
    let blank = with("--tables 3");
    assert_eq!(blank.matches("記録用紙").count(), 3);
    holds(&blank, ["120,000点"]);
    assert!(!blank.contains("最後の親"), "{blank}");
    let other = with("--rules hakuryuo-40 --no-hands --rounds 2");
    holds(&other, ["100,000点", "最後の親"]);
    assert!(
        !other.contains("和了した人") && !other.contains("第3回戦"),
        "{other}"
    );
    let bare = with("--last-dealer --no-sticks --large");
    holds(&bare, ["最後の親"]);
    assert!(!bare.contains("供託"), "{bare}");
    let drawn = with("--date R7.10.4");
    let held = "𠮷田茂 髙橋勇 山﨑修 石槗正雄 公民館 水曜会 1/2";
    holds(&drawn, held.split(' '));
    assert_eq!(drawn.matches("𠮷田茂").count(), 2);
    let same = with("--date R7.10.4 --same-people --series 水曜会");
    assert_eq!(same.matches("𠮷田茂").count(), 3);
    let second = with("--date R7.10.4 --round 2 --rounds 1");
    holds(&second, ["第2回戦"]);
    assert!(!second.contains("第1回戦"), "{second}");
}

#[test]
fn a_draw_is_hung_up_and_stood_on_the_tables() {
    let club = with_a_draw();
    let plan = paper(&club, "table-plan --date 2025-10-04");
    let held = "第1回戦 第2回戦 A卓 B卓 𠮷田茂 髙橋勇 抜け番己";
    holds(&plan, held.split(' '));
    let second = paper(&club, "table-plan --date 2025-10-04 --round 2 --large");
    holds(&second, ["第2回戦"]);
    assert!(!second.contains("第1回戦"), "{second}");
    let cards = "place-cards --date 2025-10-04 --round 1 --honorific san";
    let cards = paper(&club, cards);
    assert_eq!(cards.matches("山﨑修さん").count(), 2, "{cards}");
}

#[test]
fn a_day_that_was_not_drawn_is_refused() {
    let club = with_a_draw();
    let tries = "
table-plan --date 2025-10-05 | no session
place-cards --date 2025-10-05 | no session
record-sheet --date 2025-10-05 | 2025-10-05
record-sheet --date 2025-10-05 | no session
record-sheet --date 2025-10-04 --round 3 | no round 3 was drawn
record-sheet --rules no-such | no-such
record-sheet --date 2025-10-04 --series 金曜会 | 金曜会
record-sheet --date 2025-10-04 --series 金曜会 | 水曜会
";
    for [line, held] in cases(tries) {
        holds(&none(&club, line), [held]);
    }
}

#[test]
fn hand_values_follow_the_rule_set() {
    let club = Club::new();
    holds(
        &paper(&club, "hand-values"),
        ["点数計算表", "白樺会ルール2025"],
    );
    let other = paper(&club, "hand-values --rules wakakujira-2025 --large");
    holds(&other, ["11翻以上"]);
    let json = hanchan(&["rules", "show", "haku-2015"]).succeeds();
    let json = json.replace("haku-2015", "ours");
    club.write(
        "ours.json",
        json.replace("正月高校生大会 2015", "私たちのルール"),
    );
    let file = paper(&club, "hand-values --rules ours.json");
    holds(&file, ["私たちのルール", "11,600"]);
}

#[test]
fn the_rules_are_told_in_words() {
    let club = Club::new();
    holds(
        &paper(&club, "rules"),
        ["ルール表", "返しの30,000点を引いた数"],
    );
    let other = paper(&club, "rules --rules kenko-25000 --large");
    holds(&other, ["終わったときの点数そのまま"]);
}

#[test]
fn a_members_report_tells_what_changed_since_the_months_before() {
    let club = Club::with_season();
    let own = |from: &str| {
        let line = format!("member --member 1 --from {from} --to 2025-09-30");
        paper(&club, &line)
    };
    assert!(own("2025-07-01").contains("前期比順位"));
    assert!(!own("2025-04-01").contains("前期比"));
}

/// Days in the wrong order and years that nobody means are refused, and a period without play is told.
#[test]
fn a_period_that_cannot_be_meant_is_refused_and_an_empty_one_told() {
    let club = Club::with_season();
    let tries = "
member --member 1 --from 2025-10-02 --to 2025-10-01 | --from 2025-10-02 is after --to 2025-10-01
half-year --half 1 --year 99999 | there is nothing of that year
half-year --half 1 --year 12 | there is nothing of that year
";
    for [line, held] in cases(tries) {
        holds(&none(&club, line), [held]);
    }
    let empty = asked("half-year --half 1 --year 2001 --out empty.pdf");
    let said = club.hanchan(&empty).stderr();
    holds(&said, ["nothing was played from 2001-04-01 to 2001-09-30"]);
}

/// What the rules say in words is written down from a text file, as a version of its own.
/// Of everything that was played, unless days are asked for.
#[test]
fn papers_about_everybody_are_of_all_days_or_of_some() {
    let club = Club::with_season();
    let all = paper(&club, "record-book");
    holds(&all, ["記録帳", "歴代の成績", "最高の半荘"]);
    let race = paper(&club, "race --year 2025 --half 1");
    holds(
        &race,
        ["順位争い", "上の人との差", "予定の開催日はもうありません"],
    );
    for (kind, title) in [("head-to-head", "総当たり表"), ("attendance", "出席表")] {
        let all = paper(&club, kind);
        let some = paper(&club, &format!("{kind} --from 2025-04-01 --to 2025-04-30"));
        holds(&all, [title]);
        holds(&some, [title, "4月"]);
        assert_ne!(all, some);
        let none = none(&club, &format!("{kind} --from 2025-04-30 --to 2025-04-01"));
        assert!(none.contains("exchange them"), "{none}");
    }
}

#[test]
fn a_book_of_rules_is_written_read_and_printed() {
    let club = Club::new();
    let book = |more: &[&str]| club.hanchan(&[&["rules", "book", "club.hanchan"], more].concat());
    let before = book(&[]).succeeds();
    assert!(before.starts_with("# 用具と点棒\n"), "{before}");
    assert!(
        before.contains("\n★喰いタンあり、後付けあり。\n"),
        "{before}"
    );
    let changed = before.replace("★喰いタンあり、後付けあり。", "★喰いタンなし、後付けなし。");
    let file = club.write("book.txt", &changed);
    let said = book(&["--from", &file]).succeeds();
    assert_eq!(said.trim_end(), "shirakaba-2025@2: 102 rules in its book");
    assert_eq!(book(&[]).succeeds(), changed);
    holds(
        &paper(&club, "rule-book"),
        ["ルール集", "喰いタンなし", "多牌"],
    );
    holds(&paper(&club, "rules"), ["喰いタンなし"]);
    let other = paper(&club, "rule-book --rules kenko-25000 --large");
    holds(&other, ["先ヅモと強打は厳禁"]);
    club.hanchan(&["undo", "club.hanchan"]).succeeds();
    assert_eq!(book(&[]).succeeds(), before);

    let wrong = club.write("wrong.txt", "# 流局\nなし\n# 料理\n");
    let said = book(&["--from", &wrong]).fails(2);
    assert!(said.contains("line 3: \"料理\" is no heading"), "{said}");
    assert_eq!(book(&[]).succeeds(), before);
}

#[test]
fn the_same_number_makes_the_same_hands_to_practise_with() {
    let club = Club::new();
    let sheet = |more: &str| paper(&club, &format!("practice {more}"));
    let first = sheet("--seed 3");
    holds(&first, ["点数計算の練習", "第3集", "点数計算の答え"]);
    assert_eq!(sheet("--seed 3"), first);
    assert_ne!(sheet("--seed 4"), first);
    holds(&none(&club, "practice --sheets 21"), ["1", "20"]);
}
