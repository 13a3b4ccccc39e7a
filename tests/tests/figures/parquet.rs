//! Parquet files, read back.

use super::export;
use crate::common::{Club, hanchan, read};
use serde_json::Value;
use std::path::Path;

/// The rows of a Parquet file, as JSON.
pub fn parquet_rows(file: &Path) -> Vec<Value> {
    use parquet::file::reader::{FileReader, SerializedFileReader};
    let reader = SerializedFileReader::new(std::fs::File::open(file).unwrap()).unwrap();
    let rows = reader.get_row_iter(None).unwrap();
    rows.map(|row| row.unwrap().to_json_value()).collect()
}

#[test]
fn parquet_files_have_the_results_by_year_and_nobodys_name() {
    let club = Club::with_season();
    let out = export(&club, "share", &["--format", "parquet", "--club", "minato"]);
    let file = |table: &str| {
        out.join(format!(
            "{table}/club=minato/fiscal_year=2025/part-0.parquet"
        ))
    };
    let jsonl = export(&club, "jsonl", &["--what", "results", "--format", "jsonl"]);
    let told = crate::common::lines(&read(&jsonl.join("results.jsonl")));
    let rows = parquet_rows(&file("results"));
    assert_eq!(rows.len(), told.len());
    for (row, told) in rows.iter().zip(&told) {
        for field in [
            "number",
            "points",
            "place",
            "base",
            "uma",
            "total",
            "running_total",
            "rules",
        ] {
            assert_eq!(row[field], told[field], "{field}");
        }
        assert_eq!(row["schema_version"], 1);
        assert_eq!(row["name"], Value::Null);
    }
    assert!(
        parquet_rows(&file("people"))
            .iter()
            .all(|row| row["name"].is_null())
    );
    assert!(!parquet_rows(&file("hands")).is_empty());

    let named = ["--format", "parquet", "--club", "minato", "--with-names"];
    export(&club, "share", &named);
    let rows = parquet_rows(&file("results"));
    for (row, told) in rows.iter().zip(&told) {
        assert_eq!(row["name"], told["name"]);
    }
}

#[test]
fn what_parquet_has_not_is_refused_and_a_sign_is_a_name_for_folders() {
    let club = Club::small();
    for (arguments, said) in [
        (&["--what", "statistics"][..], "--what"),
        (&["--club", "../up"], "sign"),
        (&["--club", ""], "sign"),
    ] {
        let out = club.at("share");
        let mut all = vec!["export", club.path(), "--format", "parquet", "--out", &out];
        all.extend(arguments);
        assert!(hanchan(&all).fails(2).contains(said));
        assert!(!Path::new(&out).exists());
    }
}
