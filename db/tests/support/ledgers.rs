//! Workbooks as clubs keep them: of people and results that were made up, each built differently.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use rust_xlsxwriter::{Format, Workbook, Worksheet};
use scoring::{Balance, BySeat, Played, Points, preset, settle};

/// The people of all of them, with their readings.
pub const PEOPLE: [(&str, &str); 8] = [
    ("青木 一郎", "あおき いちろう"),
    ("井上 花子", "いのうえ はなこ"),
    ("宇野 三郎", "うの さぶろう"),
    ("江藤 良子", "えとう よしこ"),
    ("大野 五郎", "おおの ごろう"),
    ("加藤 睦", "かとう むつみ"),
    ("木村 七海", "きむら ななみ"),
    ("久保 八郎", "くぼ はちろう"),
];

/// What four of them had at the ends of hanchan.
pub const POINTS: [[i64; 4]; 6] = [
    [42_300, 31_000, 26_700, 20_000],
    [12_100, 51_900, 30_000, 26_000],
    [30_000, 30_000, 35_000, 25_000],
    [28_400, 33_300, 8_200, 50_100],
    [45_500, 41_200, 36_400, -3_100],
    [22_000, 29_900, 30_100, 38_000],
];

/// What they came to by the club's rules.
pub fn results(points: [i64; 4]) -> [Points; 4] {
    let played = Played::new(BySeat::four(points.map(Points)));
    let rules = preset("shirakaba-2025").unwrap();
    let settled = settle(&rules, &played, Balance::Required).unwrap();
    settled.total.as_slice().try_into().unwrap()
}

/// In P, as a list writes it.
fn in_p(points: Points) -> String {
    let sign = if points < Points::ZERO { "-" } else { "" };
    let points = points.abs().0;
    format!("{sign}{}.{}", points / 1_000, points % 1_000 / 100)
}

/// Writes a row: numbers as numbers, everything else as text.
fn write(sheet: &mut Worksheet, row: u32, cells: &[&str]) {
    for (column, cell) in (0..).zip(cells) {
        match cell.parse::<f64>() {
            Ok(number) => sheet.write_number(row, column, number).unwrap(),
            Err(_) if cell.is_empty() => continue,
            Err(_) => sheet.write_string(row, column, *cell).unwrap(),
        };
    }
}

fn sheet<'w>(workbook: &'w mut Workbook, name: &str) -> &'w mut Worksheet {
    workbook.add_worksheet().set_name(name).unwrap()
}

/// A sheet a month, a row a player, with ±P; the day stands once, rows are empty between the tables, and
/// the month is summed up at the end.
pub fn month_sheets() -> Vec<u8> {
    let mut workbook = Workbook::new();
    for (month, tables) in [("4月", &POINTS[..4]), ("5月", &POINTS[4..])] {
        let sheet = sheet(&mut workbook, month);
        write(sheet, 0, &["白樺会 2024年度 成績表"]);
        write(sheet, 2, &["日", "回戦", "卓", "お名前", "±P", "備考"]);
        let mut row = 3;
        for (at, table) in tables.iter().enumerate() {
            let day = if at % 2 == 0 {
                format!("{}日", 2 + 7 * at)
            } else {
                String::new()
            };
            let round = (at % 2 + 1).to_string();
            for (nth, result) in results(*table).into_iter().enumerate() {
                let name = format!("{}さん", PEOPLE[nth].0.replace(' ', ""));
                let day = if nth == 0 { day.as_str() } else { "" };
                write(sheet, row, &[day, &round, "A", &name, &in_p(result)]);
                row += 1;
            }
            row += 1;
        }
        write(sheet, row, &["月計", "", "", "", "0"]);
    }
    workbook.save_to_buffer().unwrap()
}

/// Members down, days across under months, with readings for names and the sum of each.
pub fn matrix() -> Vec<u8> {
    let mut workbook = Workbook::new();
    let sheet = sheet(&mut workbook, "成績");
    let head = Format::new();
    write(sheet, 0, &["2024年度 日別成績"]);
    sheet.merge_range(2, 0, 3, 0, "ふりがな", &head).unwrap();
    sheet.merge_range(2, 1, 2, 3, "4月", &head).unwrap();
    sheet.merge_range(2, 4, 2, 5, "5月", &head).unwrap();
    sheet.merge_range(2, 6, 3, 6, "合計", &head).unwrap();
    write(sheet, 3, &["", "3日", "10日", "17日", "1日", "8日"]);
    let days = [
        ["31.5", "-12.0", "", "8.5", "0"],
        ["-10.5", "", "20.0", "-8.5", "4.0"],
        ["-21.0", "12.0", "-20.0", "", "-4.0"],
    ];
    for (at, days) in days.iter().enumerate() {
        let kana = PEOPLE[at].1.replace(' ', "");
        let sum: f64 = days
            .iter()
            .filter_map(|cell| cell.parse::<f64>().ok())
            .sum();
        let mut cells = vec![kana.as_str()];
        cells.extend(days);
        let sum = sum.to_string();
        cells.push(&sum);
        write(sheet, 4 + u32::try_from(at).unwrap(), &cells);
    }
    write(sheet, 7, &["計", "0", "0", "0", "0", "0", "0"]);
    workbook.save_to_buffer().unwrap()
}

/// A row a table under two rows of heads, four names with their points beside one another; the day is
/// merged over its tables.
pub fn tables() -> Vec<u8> {
    let mut workbook = Workbook::new();
    let sheet = sheet(&mut workbook, "対局記録");
    let head = Format::new();
    write(sheet, 0, &["対局記録"]);
    sheet.merge_range(1, 0, 2, 0, "日付", &head).unwrap();
    sheet.merge_range(1, 1, 2, 1, "卓", &head).unwrap();
    for (nth, seat) in (0..).zip(["東家", "南家", "西家", "北家"]) {
        let column = 2 + 2 * nth;
        sheet
            .merge_range(1, column, 1, column + 1, seat, &head)
            .unwrap();
        sheet.write_string(2, column, "氏名").unwrap();
        sheet.write_string(2, column + 1, "点数").unwrap();
    }
    sheet.merge_range(3, 0, 4, 0, "2024/6/5", &head).unwrap();
    sheet.merge_range(6, 0, 7, 0, "R6.6.12", &head).unwrap();
    for (at, row) in [3, 4, 6, 7].into_iter().enumerate() {
        let label = ["1", "2"][at % 2];
        let from = if at % 2 == 0 { 0 } else { 4 };
        sheet.write_string(row, 1, label).unwrap();
        for (nth, points) in (0_u16..).zip(POINTS[at]) {
            let (name, _) = PEOPLE[from + usize::from(nth)];
            sheet.write_string(row, 2 + 2 * nth, name).unwrap();
            sheet
                .write_number(row, 3 + 2 * nth, i32::try_from(points).unwrap())
                .unwrap();
        }
    }
    workbook.save_to_buffer().unwrap()
}

/// A column for each person, a row a hanchan, with family names alone; each day is summed up.
pub fn across() -> Vec<u8> {
    let mut workbook = Workbook::new();
    let sheet = sheet(&mut workbook, "2024-07");
    let names: Vec<&str> = PEOPLE
        .iter()
        .map(|(name, _)| &name[..name.find(' ').unwrap()])
        .collect();
    let mut heads = vec!["日付", "回"];
    heads.extend(&names);
    heads.push("計");
    write(sheet, 0, &heads);
    let mut row = 1;
    for (day, tables) in [("2024-07-03", &POINTS[..3]), ("2024-07-10", &POINTS[3..])] {
        for (at, table) in tables.iter().enumerate() {
            let round = (at + 1).to_string();
            let mut cells = vec![if at == 0 { day } else { "" }.to_owned(), round];
            let shown = results(*table).map(in_p);
            let from = at;
            cells.extend(vec![String::new(); from]);
            cells.extend(shown);
            cells.extend(vec![String::new(); 4 - from]);
            cells.push("0".to_owned());
            let cells: Vec<&str> = cells.iter().map(String::as_str).collect();
            write(sheet, row, &cells);
            row += 1;
        }
        write(sheet, row, &["小計", "", "1.0", "2.0", "-3.0"]);
        row += 1;
    }
    workbook.save_to_buffer().unwrap()
}

/// The totals of a year, with somebody whom the club's file does not know.
pub fn totals() -> Vec<u8> {
    let mut workbook = Workbook::new();
    let sheet = sheet(&mut workbook, "年間成績");
    write(sheet, 0, &["令和5年度 年間成績表"]);
    let heads = [
        "順位", "氏名", "回数", "1位", "2位", "3位", "4位", "合計", "平均",
    ];
    write(sheet, 2, &heads);
    let rows = [
        [
            "1",
            "青木 一郎",
            "40",
            "12",
            "10",
            "10",
            "8",
            "312.4",
            "7.81",
        ],
        ["2", "井上花子", "36", "9", "9", "9", "9", "-20.0", "-0.56"],
        ["3", "渡辺 新", "12", "2", "3", "3", "4", "-101.1", "-8.43"],
    ];
    for (at, row) in (3..).zip(rows) {
        write(sheet, at, &row);
    }
    write(sheet, 7, &["", "合計", "88", "", "", "", "", "191.3"]);
    workbook.save_to_buffer().unwrap()
}
