//! A ranking beside its paper: as a page, as text and as a workbook.

use std::collections::BTreeMap;
use std::fs;

use super::contest::Contest;
use crate::common::{holds, words};
use calamine::{Data, Reader, open_workbook_auto};

/// Twelve players after two rounds.
fn played() -> Contest {
    let cup = Contest::new(22, "haku-2015", "新春<大会>");
    play(&cup);
    cup
}

pub fn play(cup: &Contest) {
    cup.settles(|settled| {
        settled["entries"]["minimum"] = serde_json::json!(12);
        settled["stages"][0]["rounds"] = serde_json::json!(["constraints", "constraints"]);
    });
    cup.says("entry enter --member 1-12");
    for round in &cup.seat("") {
        cup.play(round, true);
    }
}

#[test]
fn a_ranking_is_written_as_what_its_files_name_ends_in() {
    let cup = played();
    let write = |name: &str| {
        let out = cup.club.at(name);
        let line = words("print standings --stage 1 -o {}", &[&out]).join(" ");
        cup.says(line);
        out
    };
    let told = cup.json("standings --stage 1");
    let totals: BTreeMap<i64, i64> = told["rows"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| {
            (
                row["member"].as_i64().unwrap(),
                row["total"].as_i64().unwrap(),
            )
        })
        .collect();
    assert_eq!(totals.len(), 12);

    let page = fs::read_to_string(write("ranking.html")).unwrap();
    holds(
        &page,
        [
            "<!DOCTYPE html>",
            "大会順位表",
            "新春&lt;大会&gt;",
            "選手12",
            "<th scope=\"row\">選手1<",
        ],
    );
    assert!(!page.contains("<script"), "{page}");

    let text = fs::read_to_string(write("ranking.CSV")).unwrap();
    let mut rows = csv::Reader::from_reader(text.trim_start_matches('\u{FEFF}').as_bytes());
    let heads = rows.headers().unwrap().clone();
    let at = |head: &str| heads.iter().position(|one| one.starts_with(head)).unwrap();
    let (number, total) = (at("番号"), at("合計"));
    let counted: BTreeMap<i64, i64> = rows
        .records()
        .map(|row| {
            let row = row.unwrap();
            (
                row[number].parse().unwrap(),
                points(&row[total], &heads[total]),
            )
        })
        .collect();
    assert_eq!(counted, totals);

    let mut book = open_workbook_auto(write("ranking.xlsx")).unwrap();
    let name = book.sheet_names()[0].clone();
    let sheet = book.worksheet_range(&name).unwrap();
    assert_eq!(sheet.height(), 13);
    for row in sheet.rows().skip(1) {
        let Data::Float(number) = row[number] else {
            panic!("{row:?}");
        };
        let Data::Float(written) = row[total] else {
            panic!("{row:?}");
        };
        #[allow(clippy::cast_possible_truncation, reason = "a member's number")]
        let own = totals[&(number as i64)];
        assert_eq!(points(&written.to_string(), &heads[total]), own);
    }
}

/// An amount as it is written under a head that says in what.
fn points(written: &str, head: &str) -> i64 {
    let value: f64 = written.parse().unwrap();
    #[allow(clippy::cast_possible_truncation, reason = "far below 2^53")]
    if head.contains('P') {
        (value * 1_000.0).round() as i64
    } else {
        value.round() as i64
    }
}
