//! What an import would not take is not written.

use super::rows::{About, Records};
use super::{Encoding, csv, json_lines, xlsx};
use crate::club::import::{MOST_BYTES, MOST_ROWS};
use crate::error::{Error, PlainRefusal, Refused};
use crate::tables::member::Member;
use chrono::{NaiveDate, NaiveDateTime};
use scoring::PersonId;
use std::collections::BTreeMap;

fn of_members(count: u32, note: &str) -> Records {
    let member = |number| Member {
        number,
        name: "会員".to_owned(),
        note: note.to_owned(),
        ..Member::default()
    };
    Records {
        members: (1..=count)
            .map(|number| (PersonId(number.into()), member(number)))
            .collect(),
        played: scoring::Records::default(),
        rules: BTreeMap::new(),
        about: About::Everything,
    }
}

fn too_large<T>(result: Result<T, Error>) -> Option<String> {
    match result {
        Err(Error::Refused(Refused::Plain(PlainRefusal::ExportTooLarge { file }))) => Some(file),
        _ => None,
    }
}

fn now() -> NaiveDateTime {
    NaiveDate::default()
        .and_hms_opt(0, 0, 0)
        .unwrap_or_default()
}

#[test]
fn more_than_an_import_takes_is_not_exported() {
    let long = "長".repeat(2_000);
    let most = u32::try_from(MOST_BYTES / 6_000).unwrap_or_default();
    let rows = u32::try_from(MOST_ROWS).unwrap_or_default();
    for (records, fits) in [
        (of_members(most + 1, &long), false),
        (of_members(most - 200, &long), true),
        (of_members(rows + 1, ""), false),
    ] {
        let written = csv::write(&records, Encoding::Utf8);
        assert_eq!(written.is_ok(), fits);
        assert_eq!(too_large(written).is_none(), fits);
        // Other programs may read as much as they like.
        assert!(json_lines::write(&records).is_ok());
    }
    let as_workbook = |records| too_large(xlsx::write(&records, now()));
    let name = Some("records.xlsx".to_owned());
    assert_eq!(as_workbook(of_members(most + 1, &long)), name);
    assert_eq!(as_workbook(of_members(rows + 1, "")), name);
    assert_eq!(as_workbook(of_members(10, &long)), None);
}
