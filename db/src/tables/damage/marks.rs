//! Rows in which an erasure has put marks in the place of somebody's name.

use crate::tables::journal::{FREE_TEXTS, MARK};
use crate::tables::sqlite::contents_hash::Fields;
use serde_json::Value as Json;

/// Whether two rows differ only where one of them has a mark for somebody's name.
pub(super) fn is_same_but_for_names(one: &Fields, other: &Fields) -> bool {
    one.iter()
        .all(|(column, value)| match (value, other.get(column)) {
            (_, None) => true,
            (value, Some(same)) if value == same => true,
            (Json::String(one), Some(Json::String(other)))
                if FREE_TEXTS.contains(&column.as_str()) =>
            {
                is_marked(one, other) || is_marked(other, one)
            }
            _ => false,
        })
}

/// Whether a text is another with marks in place of something.
fn is_marked(marked: &str, text: &str) -> bool {
    let Some((first, rest)) = marked.split_once(MARK) else {
        return false;
    };
    let (middle, last) = rest.rsplit_once(MARK).unwrap_or(("", rest));
    let within = text
        .strip_prefix(first)
        .and_then(|text| text.strip_suffix(last));
    let Some(mut within) = within else {
        return false;
    };
    middle
        .split(MARK)
        .all(|part| match within.split_once(part) {
            _ if part.is_empty() => true,
            Some((_, rest)) => {
                within = rest;
                true
            }
            None => false,
        })
}

#[cfg(test)]
mod tests {
    use super::{Fields, is_marked, is_same_but_for_names};
    use serde_json::json;

    fn row(fields: serde_json::Value) -> Fields {
        serde_json::from_value(fields).unwrap()
    }

    #[test]
    fn rows_are_the_same_but_for_names_in_what_people_write() {
        let alike = |one, other| is_same_but_for_names(&row(one), &row(other));
        let told = json!({"id": 7, "reason": "山田さんと花さん"});
        assert!(alike(
            json!({"id": 7, "reason": "＊＊さんと花さん"}),
            told.clone()
        ));
        assert!(alike(
            told.clone(),
            json!({"id": 7, "reason": "＊＊さんと花さん"})
        ));
        // A column that a newer form has.
        assert!(alike(told.clone(), json!({"id": 7})));
        assert!(!alike(json!({"id": 8, "reason": "山田さんと花さん"}), told));
        let place = |text: &str| json!({"id": 7, "place": text});
        assert!(
            !alike(place("＊＊公民館"), place("北町公民館")),
            "no such text"
        );
    }

    #[test]
    fn a_mark_stands_for_anything() {
        for text in ["山田さんと花さん", "さんと花さん"] {
            assert!(is_marked("＊＊さんと花さん", text), "{text}");
        }
        assert!(is_marked("＊＊と＊＊", "甲と乙"));
        assert!(is_marked("＊＊と＊＊と＊＊", "甲と乙と丙"));
        for text in ["甲乙", "甲と乙と", "x甲と乙"] {
            assert!(!is_marked("甲＊＊と乙", text), "{text}");
        }
        assert!(!is_marked("＊＊と＊＊", "甲乙"), "nothing between");
        assert!(!is_marked("甲と乙", "甲と乙"), "no mark");
    }
}
