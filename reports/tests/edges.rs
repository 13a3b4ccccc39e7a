//! What clubs really bring: empty months, one game, strange letters, tables that do not add up.

use crate::club::{SATURDAY, Shape, WEDNESDAY, add_hanchan, add_table, adjust, day, options};
use crate::reading::{Printed, holds, text_of};
use reports::{MemberPages, Options, Print, courses, half_year, monthly, personal, session_sheet};
use scoring::{Period, PersonId, Records, standings};

fn october() -> Period {
    Period::month_of(day("2025-10-01"))
}

fn people(numbers: [i64; 4]) -> [PersonId; 4] {
    numbers.map(PersonId)
}

/// A club with one Saturday's tables, each given as people and points.
fn one_day(tables: &[([i64; 4], [i64; 4])]) -> Records {
    let mut records = crate::club::empty(15);
    for (index, (players, points)) in tables.iter().enumerate() {
        let table = char::from(b'A' + u8::try_from(index).unwrap()).to_string();
        let place = (day("2025-10-04"), SATURDAY, 1, table);
        add_hanchan(
            &mut records,
            place,
            &people(*players),
            points,
            &[0; 4],
            0,
            None,
        );
    }
    records
}

#[test]
fn a_month_without_a_session_says_so() {
    let records = crate::club::empty(15);
    for pdf in [
        monthly(&records, october(), &options()),
        half_year(&records, october(), MemberPages::Each, &options()),
        session_sheet(&records, day("2025-10-04"), None, &options()),
        personal(&records, PersonId(1), october(), &options()),
    ] {
        assert!(text_of(pdf).contains("この期間に行われた半荘はありません。"));
    }
}

#[test]
fn points_given_without_any_play_are_told_but_nobody_leads() {
    let mut records = crate::club::empty(15);
    adjust(&mut records, day("2025-10-04"), 5, -10_000, "規定による");
    for pdf in [
        monthly(&records, october(), &options()),
        half_year(&records, october(), MemberPages::Each, &options()),
        session_sheet(&records, day("2025-10-04"), None, &options()),
    ] {
        let text = text_of(pdf);
        holds(&text, ["この期間に行われた半荘はありません。"]);
        holds(&text, ["▲10.0", "規定による"]);
        assert!(!text.contains("首位") && !text.contains("優勝"), "{text}");
    }
}

#[test]
fn one_hanchan_makes_every_document() {
    let records = one_day(&[([1, 2, 4, 5], [42_300, 31_000, 26_700, 20_000])]);
    for print in [Print::Normal, Print::Large] {
        let options = Options { print, ..options() };
        for pdf in [
            monthly(&records, october(), &options),
            half_year(&records, october(), MemberPages::Each, &options),
            session_sheet(&records, day("2025-10-04"), Some(SATURDAY), &options),
            personal(&records, PersonId(1), october(), &options),
        ] {
            assert!(text_of(pdf).contains("+42.3"));
        }
    }
}

#[test]
fn twelve_sessions_stand_in_one_row_on_a_page_on_its_side() {
    let shape = Shape {
        first: day("2025-10-01"),
        days: 12,
        ..Shape::new(15, 1)
    };
    let records = crate::club::season(shape);
    let printed = Printed::new(monthly(&records, october(), &options()).unwrap());
    let text = printed.run_on_text();
    let days = [
        "10/1(水)",
        "10/2(木)",
        "10/3(金)",
        "10/4(土)",
        "10/5(日)",
        "10/6(月)",
    ];
    let later = [
        "10/7(火)",
        "10/8(水)",
        "10/9(木)",
        "10/10(金)",
        "10/11(土)",
        "10/12(日)",
    ];
    let days = days.concat() + &later.concat();
    assert!(text.contains(&days), "{days} in {text}");
    let sizes = printed.page_sizes();
    assert!(sizes.iter().any(|(width, height)| width > height));
}

#[test]
fn totals_of_four_digits_below_zero_stay_whole() {
    let mut records = one_day(&[([1, 2, 4, 5], [42_300, 31_000, 26_700, 20_000])]);
    adjust(&mut records, day("2025-10-04"), 5, -1_194_500, "規定による");
    let pdf = monthly(&records, october(), &options());
    let text = text_of(pdf);
    assert!(text.contains("▲1,234.5"), "{text}");
    assert!(text.contains("規定による"), "{text}");
}

#[test]
fn a_character_no_font_has_prints_as_a_geta_and_is_reported() {
    let mut records = one_day(&[([1, 2, 4, 5], [42_300, 31_000, 26_700, 20_000])]);
    records.people.get_mut(&PersonId(1)).unwrap().name = "牌\u{1F004}子".into();
    let pdf = monthly(&records, october(), &options()).unwrap();
    assert_eq!(pdf.missing, ['\u{1F004}']);
    assert!(Printed::new(pdf).run_on_text().contains("牌〓子"));
}

#[test]
fn rare_letters_and_variants_are_extracted_as_typed() {
    let mut records = one_day(&[([1, 2, 4, 5], [42_300, 31_000, 26_700, 20_000])]);
    let names = [
        (1, "𠮷髙﨑槗"),
        (2, "辻\u{E0100}邉邊"),
        (4, "神\u{FA19}Ω\u{2126}"),
        (5, "A\u{301}子"),
    ];
    for (number, name) in names {
        records.people.get_mut(&PersonId(number)).unwrap().name = name.into();
    }
    let pdf = session_sheet(&records, day("2025-10-04"), None, &options()).unwrap();
    assert!(
        pdf.missing.is_empty() || pdf.missing == ['\u{301}'],
        "{:?}",
        pdf.missing
    );
    let text = Printed::new(pdf).run_on_text();
    assert!(text.contains("𠮷髙﨑槗"), "{text}");
    assert!(text.contains("辻\u{E0100}邉邊"), "{text}");
    assert!(text.contains("神\u{FA19}Ω\u{2126}"), "{text}");
}

#[test]
fn people_of_one_name_are_told_apart() {
    let records = one_day(&[([4, 10, 1, 2], [42_300, 31_000, 26_700, 20_000])]);
    let text = text_of(monthly(&records, october(), &options()));
    holds(&text, ["山﨑茂(4)", "山﨑茂(10)"]);
}

#[test]
fn guests_are_shown_without_a_rank() {
    let records = one_day(&[([16, 17, 1, 2], [42_300, 31_000, 26_700, 20_000])]);
    let text = text_of(monthly(&records, october(), &options()));
    let guest = &records.people[&PersonId(16)].name.replace(' ', "");
    holds(&text, [format!("－{guest}（ゲスト）+42.3")]);
    assert!(text.contains("（スタッフ）+11.0"), "{text}");
    // The best member leads although a guest scored more.
    let leader = records.people[&PersonId(1)].name.replace(' ', "");
    assert!(
        text.contains(&format!("首位2位に6.7P差▲13.3P{leader}様"))
            || text.contains(&format!("1{leader}▲13.3")),
        "{text}"
    );
}

#[test]
fn an_unbalanced_table_is_marked_wherever_it_stands() {
    let mut records = crate::club::empty(15);
    let place = (day("2025-10-04"), SATURDAY, 1, "A".to_owned());
    let points = [42_300, 31_000, 26_700, 19_000];
    add_hanchan(
        &mut records,
        place,
        &people([1, 2, 4, 5]),
        &points,
        &[0; 4],
        0,
        Some("記録用紙の誤記"),
    );
    let sheet = text_of(session_sheet(&records, day("2025-10-04"), None, &options()));
    holds(&sheet, ["A卓※", "点数不一致", "記録用紙の誤記"]);
    let own = text_of(personal(&records, PersonId(1), october(), &options()));
    assert!(own.contains("A※"), "{own}");
    assert!(text_of(monthly(&records, october(), &options())).contains("記録用紙の誤記"));
}

#[test]
fn sticks_chombo_and_whoever_sat_out_stand_on_the_session_sheet() {
    let mut records = crate::club::empty(15);
    let first = (day("2025-10-04"), SATURDAY, 1, "A".to_owned());
    let points = [42_300, 31_000, 26_700, 19_000];
    add_hanchan(
        &mut records,
        first,
        &people([1, 2, 4, 5]),
        &points,
        &[0, 1, 0, 0],
        1_000,
        None,
    );
    let second = (day("2025-10-04"), SATURDAY, 2, "A".to_owned());
    let points = [42_300, 31_000, 26_700, 20_000];
    add_table(&mut records, second, &people([1, 2, 4, 6]), &points);
    let text = text_of(session_sheet(&records, day("2025-10-04"), None, &options()));
    assert!(text.contains("供託1,000チョンボ髙橋"), "{text}");
    assert!(text.contains("▲10.0"), "{text}");
    let sat_out = |number: i64| records.people[&PersonId(number)].name.replace(' ', "");
    // Rounds of one table stand together, under one heading.
    let told = format!("抜け番第1回戦{}第2回戦{}", sat_out(6), sat_out(5));
    assert!(text.contains(&told), "{text}");
    assert!(text.contains("第2回戦A卓"), "{text}");
}

#[test]
fn whoever_is_out_of_a_competition_does_not_sit_out() {
    let mut records = crate::club::empty(15);
    let points = [42_300, 31_000, 26_700, 20_000];
    let tables: [(u32, &str, [i64; 4]); 3] = [
        (1, "A", [1, 2, 4, 5]),
        (1, "B", [6, 7, 8, 9]),
        (2, "A", [1, 2, 6, 7]),
    ];
    for (round, table, numbers) in tables {
        let place = (day("2025-10-04"), SATURDAY, round, table.to_owned());
        add_table(&mut records, place, &people(numbers), &points);
    }
    let text = text_of(session_sheet(&records, day("2025-10-04"), None, &options()));
    assert!(!text.contains("抜け番"), "{text}");
}

#[test]
fn tied_places_share_the_better_number() {
    let records = one_day(&[([1, 2, 4, 5], [35_000, 35_000, 30_000, 20_000])]);
    let text = text_of(session_sheet(&records, day("2025-10-04"), None, &options()));
    assert_eq!(text.matches("35,0001+25.0").count(), 2, "{text}");
    let text = text_of(monthly(&records, october(), &options()));
    assert!(text.contains("同点首位"), "{text}");
}

#[test]
fn three_player_tables_are_kept_apart() {
    let mut records = one_day(&[([1, 2, 4, 5], [42_300, 31_000, 26_700, 20_000])]);
    let place = (day("2025-10-08"), WEDNESDAY, 1, "A".to_owned());
    let three = [1, 2, 6].map(PersonId);
    add_table(&mut records, place, &three, &[50_000, 35_000, 20_000]);
    let text = text_of(monthly(&records, october(), &options()));
    let name = records.people[&PersonId(1)].name.replace(' ', "");
    // One four-player game in the club's standings, one three-player game in the others.
    assert!(text.contains(&format!("1{name}+42.3+42.311000")), "{text}");
    holds(
        &text,
        ["三人麻雀の成績", &*format!("1{name}+35.0+35.01100")],
    );
    assert!(text.contains("三人麻雀の日別の成績"), "{text}");
    assert!(!text.contains("三人麻雀の卓"), "{text}");
    assert!(text.contains("ルール白樺会ルール2025・三人打ち"), "{text}");
}

#[test]
fn somebody_unknown_is_refused_by_name() {
    let error = personal(&crate::club::empty(4), PersonId(99), october(), &options()).unwrap_err();
    assert!(error.to_string().contains("99"), "{error}");
}

#[test]
fn the_numbers_of_a_chart_end_at_the_standings() {
    let records = crate::club::season(Shape {
        first: day("2025-10-01"),
        ..Shape::new(15, 1)
    });
    let rows = standings(&records, records.club_kind());
    let total_of = |person| {
        let row = rows.iter().find(|row| row.person == person);
        row.map(|row| row.tally.total)
    };
    let everybody = courses(&records, october());
    assert!(!everybody.lines.is_empty() && !everybody.days.is_empty());
    for line in &everybody.lines {
        assert_eq!(line.running.len(), everybody.days.len());
        assert_eq!(line.daily.len(), everybody.days.len());
        assert_eq!(line.running.last().copied(), total_of(line.person));
    }
    let people: Vec<PersonId> = everybody.lines.iter().map(|line| line.person).collect();
    assert_eq!(
        people,
        rows.iter().map(|row| row.person).collect::<Vec<_>>()
    );
}
