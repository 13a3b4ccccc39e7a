use super::*;
use serde_json::json;

fn told(damage: Damage) -> serde_json::Value {
    let finding = WireFinding::of(Finding::Damage(damage), Calendar::Japanese);
    serde_json::to_value(finding).unwrap()
}

#[test]
fn damage_to_an_entry_is_told_in_the_words_of_the_history() {
    let (table, record) = ("member", "3 (山田 勇)");
    let (of, what) = (table.to_owned(), record.to_owned());
    let lost = Damage::Lost {
        table: of.clone(),
        record: what.clone(),
    };
    let altered = Damage::Altered {
        table: of.clone(),
        record: what.clone(),
    };
    let unrecorded = Damage::Unrecorded {
        table: of,
        record: what,
    };
    for (damage, how) in [
        (lost, "lost"),
        (altered, "altered"),
        (unrecorded, "unrecorded"),
    ] {
        assert_eq!(
            told(damage),
            json!({ "kind": "record", "how": how, "table": table, "record": record })
        );
    }
}

#[test]
fn damage_to_the_history_is_told_with_the_day_where_that_can_be_read() {
    let of = |at: Option<&str>| {
        told(Damage::History {
            number: 7,
            at: at.map(str::to_owned),
        })
    };
    let read = of(Some("2026-04-01 14:32:05"));
    assert_eq!(read["kind"], "history");
    assert_eq!(read["number"], "7");
    assert_eq!(read["at"]["time"], "14:32");
    assert_eq!(read["at"]["day"]["shown"], "令和8年4月1日");
    for unreadable in [None, Some("2026-04-")] {
        assert_eq!(of(unreadable)["at"], serde_json::Value::Null);
    }
}

#[test]
fn any_other_damage_is_told_with_what_helpers_need() {
    let told = told(Damage::Pages("row 3 missing from index".to_owned()));
    let expected =
        json!({ "kind": "damaged", "detail": "the file is damaged: row 3 missing from index" });
    assert_eq!(told, expected);
}
