//! Results and statistics for spreadsheets: the contract's columns, sums that are those of the standings,
//! and every figure as it is printed, to the last digit.

pub mod parquet;

use crate::common::{Club, files_in, hanchan, names, paper::tool, read};
use crate::exports::shown_by_libreoffice;
use chrono::NaiveDate;
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// A row by the heads of its columns.
type Row = BTreeMap<String, String>;

fn rows_of(text: &str) -> Vec<Row> {
    let text = text.trim_start_matches('\u{feff}');
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let heads = reader.headers().unwrap().clone();
    let rows = reader.records().map(|row| {
        let row = row.unwrap();
        let cells = heads.iter().zip(row.iter());
        cells
            .map(|(head, cell)| (head.to_owned(), cell.to_owned()))
            .collect()
    });
    rows.collect()
}

fn head_of(file: &Path) -> String {
    read(file).lines().next().unwrap().to_owned()
}

/// Exports with these arguments into a folder of that name.
fn export(club: &Club, folder: &str, arguments: &[&str]) -> PathBuf {
    let out = club.at(folder);
    let mut all = vec!["export", club.path(), "--out", &out];
    all.extend(arguments);
    hanchan(&all).succeeds();
    PathBuf::from(out)
}

fn standings(club: &Club, arguments: &[&str]) -> Vec<Value> {
    let mut all = vec!["standings", club.path(), "--json"];
    all.extend(arguments);
    let said = hanchan(&all).json();
    said["rows"].as_array().unwrap().clone()
}

#[test]
fn statistics_are_the_standings_in_the_columns_of_the_contract() {
    let club = Club::with_season();
    for period in [&[][..], &["--from", "2025-05-01", "--to", "2025-06-30"]] {
        let asked = [
            "--what",
            "statistics",
            "--format",
            "csv",
            "--headings",
            "en",
            "--replace",
        ];
        let out = export(&club, "figures", &[&asked[..], period].concat());
        let file = out.join("statistics.csv");
        assert!(
            head_of(&file).starts_with(
                "number,name,games,first,second,third,fourth,average_place,base,uma,chombo,\
                 chombo_count,total,best,worst,below_zero,below_zero_rate,"
            ),
            "{}",
            head_of(&file)
        );
        let rows = rows_of(&read(&file));
        let told = standings(&club, period);
        assert_eq!(rows.len(), told.len());
        for (row, told) in rows.iter().zip(&told) {
            for field in [
                "number",
                "games",
                "base",
                "uma",
                "chombo",
                "chombo_count",
                "total",
                "best",
            ] {
                assert_eq!(row[field], told[field].to_string(), "{field} of {row:?}");
            }
            assert_eq!(row["name"], told["name"].as_str().unwrap());
            let place: f64 = row["average_place"].parse().unwrap();
            assert!((place - told["average_place"].as_f64().unwrap()).abs() < 1e-9);
            for (column, place) in ["first", "second", "third", "fourth"].iter().zip(0..) {
                assert_eq!(row[*column], told["places"][place].to_string());
            }
            let below: f64 = row["below_zero"].parse::<f64>().unwrap();
            let rate = below / row["games"].parse::<f64>().unwrap();
            assert!((row["below_zero_rate"].parse::<f64>().unwrap() - rate).abs() < 0.00006);
        }
    }
}

#[test]
fn results_have_a_row_a_player_and_run_up_to_the_total() {
    let club = Club::with_season();
    let out = export(
        &club,
        "results",
        &["--what", "results", "--format", "csv", "--headings", "en"],
    );
    assert!(
        head_of(&out.join("results.csv")).starts_with(
            "date,series,round,table,seat,number,name,points,place,base,uma,chombo,total,running_total,rules"
        )
    );
    let rows = rows_of(&read(&out.join("results.csv")));
    let tables = rows_of(&read(&out.join("hanchan.csv")));
    assert_eq!(rows.len(), 4 * tables.len());
    let amount = |row: &Row, field: &str| row[field].parse::<i64>().unwrap();
    let mut last = BTreeMap::new();
    for row in &rows {
        assert_eq!(
            amount(row, "base") + amount(row, "uma") + amount(row, "chombo"),
            amount(row, "total")
        );
        last.insert(row["number"].clone(), amount(row, "running_total"));
    }
    for told in standings(&club, &[]) {
        let total = told["total"].as_i64().unwrap() - told["adjustments"].as_i64().unwrap();
        assert_eq!(last[&told["number"].to_string()], total);
    }
    // The two tables tell the same hanchan.
    let east = rows.iter().filter(|row| row["seat"] == "E");
    for (player, table) in east.zip(&tables) {
        for (own, of_table) in [
            ("number", "east"),
            ("name", "east_name"),
            ("total", "east_total"),
        ] {
            assert_eq!(player[own], table[of_table]);
        }
    }
}

/// Every number of a club's own report, which it carries as tables, is in the export as it is printed.
#[test]
fn what_is_printed_is_what_is_exported() {
    for members in ["4", "15", "40"] {
        let club = Club::new();
        let made = club.at("made");
        hanchan(&["demo", &made, "--members", members]).succeeds();
        let sample = Path::new(&made).join("sample.hanchan");
        let sample = sample.to_str().unwrap();
        let (pdf, out) = (club.at("half-year.pdf"), club.at("out"));
        let days = ["--from", "2025-04-01", "--to", "2025-09-30"];
        let export = [
            "export",
            sample,
            "--what",
            "statistics",
            "--format",
            "csv",
            "--out",
            &out,
        ];
        hanchan(&[&export[..], &days].concat()).succeeds();
        let report = [
            "report",
            "half-year",
            sample,
            "--year",
            "2025",
            "--half",
            "1",
        ];
        hanchan(&[&report[..], &["--edition", "full", "-o", &pdf]].concat()).succeeds();
        let exported: BTreeMap<String, Row> =
            rows_of(&read(&Path::new(&out).join("statistics.csv")))
                .into_iter()
                .map(|row| (row["氏名"].clone(), row))
                .collect();
        let mut compared = 0;
        for part in ["総合成績", "成績の内訳"] {
            let listed = tool("qpdf", &["--list-attachments", &pdf]);
            let names = listed.lines().filter_map(|line| line.split(" -> ").next());
            let name = names.into_iter().find(|name| name.contains(part)).unwrap();
            let table = tool("qpdf", &[&format!("--show-attachment={name}"), &pdf]);
            for row in rows_of(&table) {
                let Some(own) = row.get("氏名").and_then(|name| exported.get(name)) else {
                    continue;
                };
                for (head, printed) in &row {
                    let same = match head.as_str() {
                        "半荘数" => own.get("半荘"),
                        rate if rate.ends_with('率') => own.get(&format!("{rate}(%)")),
                        other => own.get(other),
                    };
                    // Where there was none, paper is left white.
                    if let Some(same) = same.filter(|_| !printed.is_empty()) {
                        assert_eq!(
                            same,
                            printed.trim_end_matches('%'),
                            "{head} of {}",
                            row["氏名"]
                        );
                        compared += 1;
                    }
                }
            }
        }
        let least = members.parse::<usize>().unwrap() * 12;
        assert!(compared >= least, "{compared} figures of {members}");
    }
}

#[test]
fn a_workbook_shows_in_libreoffice_what_the_csv_says() {
    let club = Club::small();
    for what in ["results", "statistics"] {
        let csv = export(
            &club,
            "csv",
            &["--what", what, "--format", "csv", "--replace"],
        );
        let xlsx = export(&club, "xlsx", &["--what", what, "--format", "xlsx"]);
        let shown = shown_by_libreoffice(&xlsx.join(format!("{what}.xlsx")));
        let title = if what == "results" {
            "対局結果"
        } else {
            "成績"
        };
        let sheet = rows_of(&read(&shown.join(format!("{what}-{title}.csv"))));
        let file = rows_of(&read(&csv.join(format!("{what}.csv"))));
        assert_eq!(sheet.len(), file.len());
        for (sheet, file) in sheet.iter().zip(&file) {
            for (head, cell) in file {
                assert!(
                    is_same(&sheet[head], cell),
                    "{head} of {what}: {} {cell}",
                    sheet[head]
                );
            }
        }
    }
}

/// As `LibreOffice` writes it: a number without the noughts at its end, a day in the American way.
fn is_same(shown: &str, cell: &str) -> bool {
    let number = |text: &str| text.parse::<f64>().ok();
    let day = NaiveDate::parse_from_str(shown, "%m/%d/%Y");
    shown == cell.trim_start_matches('\'')
        || (number(shown).is_some() && number(shown) == number(cell))
        || day.is_ok_and(|day| day.to_string() == cell)
}

#[test]
fn without_a_word_of_what_an_export_is_the_records_as_ever() {
    let club = Club::small();
    let usual = export(&club, "usual", &["--format", "csv"]);
    let records = export(&club, "said", &["--what", "records", "--format", "csv"]);
    let all = export(&club, "all", &["--what", "all", "--format", "csv"]);
    assert_eq!(contents(&usual), contents(&records));
    assert_eq!(contents(&usual), contents(&all.join("records")));
    for file in [
        "results.csv",
        "hanchan.csv",
        "statistics.csv",
        "monthly.csv",
        "awards.csv",
    ] {
        assert!(names(&all).iter().any(|name| name == file), "{file}");
    }
}

/// What a folder holds, by name.
fn contents(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let files = files_in(folder).into_iter();
    let named = files.map(|(path, bytes)| {
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        (name, bytes)
    });
    // The list by which the program knows its own files names their folder.
    named.filter(|(name, _)| !name.starts_with('.')).collect()
}

#[test]
fn one_series_is_exported_alone() {
    let club = Club::with_season();
    let asked = [
        "--what",
        "statistics",
        "--format",
        "jsonl",
        "--series",
        "土曜会",
    ];
    let out = export(&club, "one", &asked);
    let rows = crate::common::lines(&read(&out.join("statistics.jsonl")));
    let told = standings(&club, &["--series", "土曜会"]);
    assert_eq!(rows.len(), told.len());
    for (row, told) in rows.iter().zip(&told) {
        assert_eq!(
            (&row["number"], &row["total"]),
            (&told["number"], &told["total"])
        );
    }
    let records = export(&club, "records", &["--format", "csv", "--series", "土曜会"]);
    let series = rows_of(&read(&records.join("results.csv")));
    assert!(series.iter().all(|row| row["series"] == "土曜会"));
    let club = club.path();
    let unknown = hanchan(&[
        "export",
        club,
        "--format",
        "csv",
        "--series",
        "月曜会",
        "--out",
        "x",
    ]);
    assert!(unknown.fails(2).contains("水曜会"));
}

#[test]
fn a_name_like_a_formula_is_text_in_every_file() {
    let club = Club::new();
    let members = club.write(
        "members.csv",
        "number,name,kind\n1,=1+1,member\n2,B,member\n3,C,member\n4,D,member\n",
    );
    let results = club.write(
        "results.csv",
        "date,series,round,table,seat,member,points\n\
         2025-10-01,会,1,A,E,1,40000\n2025-10-01,会,1,A,S,2,30000\n\
         2025-10-01,会,1,A,W,3,30000\n2025-10-01,会,1,A,N,4,20000\n",
    );
    hanchan(&[
        "import",
        club.path(),
        "--members",
        &members,
        "--results",
        &results,
    ])
    .succeeds();
    let out = export(&club, "csv", &["--what", "statistics", "--format", "csv"]);
    assert!(read(&out.join("statistics.csv")).contains("1,'=1+1,1,1,0,0,0,"));
    let jsonl = export(&club, "jsonl", &["--what", "results", "--format", "jsonl"]);
    assert!(read(&jsonl.join("results.jsonl")).contains("\"name\":\"=1+1\""));
}
