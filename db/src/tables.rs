//! The middle floor: what is in the club's file. Each table has a module with its schema, its rows and its
//! queries; [`journal`] records each change, [`damage`] finds what is not as it
//! was written, and [`views`] reads several tables at once.

pub mod adjustment;
pub mod attendance;
pub mod award;
pub mod backup_folder;
pub mod club;
pub mod column;
pub mod competition;
pub mod competition_event;
pub mod competition_round;
pub(crate) mod damage;
pub mod draw;
pub mod draw_seat;
pub mod hanchan;
pub mod hand;
pub(crate) mod journal;
pub mod member;
pub mod opening_total;
pub mod planned_rounds;
pub mod remark;
mod romaji;
pub mod round;
pub mod rule_set;
pub mod rules_kept;
pub mod schedule_exception;
pub mod schedule_rule;
pub(crate) mod search_key;
pub mod seat;
pub mod series;
pub mod session;
pub mod set_aside;
pub mod site;
pub(crate) mod sqlite;
pub mod unseated;
pub(crate) mod views;

/// What the journal needs to know of a table.
#[derive(Debug)]
pub(crate) struct Journalled {
    pub name: &'static str,
    /// The columns that tell its rows apart.
    pub key: &'static [&'static str],
    /// The columns by which people do; none where only all of a row does.
    pub known_by: &'static [&'static str],
    /// The column of the record to whose history its rows belong.
    pub record: &'static str,
    /// Whether its `id` is a mere number that the file gave, which says nothing to people.
    pub is_numbered: bool,
}

/// A table whose rows the file numbers, and the columns by which people tell them apart.
const fn numbered(name: &'static str, known_by: &'static [&'static str]) -> Journalled {
    Journalled {
        name,
        key: &["id"],
        known_by,
        record: "id",
        is_numbered: true,
    }
}

/// A table whose key is what people know its rows by; they belong to the history of one record.
const fn keyed(
    name: &'static str,
    key: &'static [&'static str],
    record: &'static str,
) -> Journalled {
    Journalled {
        name,
        key,
        known_by: key,
        record,
        is_numbered: false,
    }
}

/// Every table whose changes are kept, in the order in which their rows refer to one another. A
/// hanchan's seats and hands belong to its history, a draw's seats to the draw's, and whom an event
/// names to the event's.
pub(crate) static JOURNALLED: [Journalled; 28] = [
    numbered("rule_set", &["key", "version"]),
    keyed("club", &["id"], "id"),
    numbered("member", &["number"]),
    numbered("series", &["name"]),
    numbered("session", &["date", "series"]),
    numbered("round", &["session", "number"]),
    numbered("hanchan", &["round", "table_label"]),
    keyed("seat", &["hanchan", "seat"], "hanchan"),
    Journalled {
        record: "hanchan",
        ..numbered("hand", &[])
    },
    numbered("adjustment", &[]),
    numbered("attendance", &["session", "member"]),
    numbered("draw", &["session", "round_number"]),
    keyed("draw_seat", &["draw", "member"], "draw"),
    numbered("set_aside", &["session", "round_number", "table_label"]),
    keyed("backup_folder", &["id"], "id"),
    keyed("planned_rounds", &["id"], "id"),
    numbered("schedule_rule", &[]),
    numbered("schedule_exception", &["series", "date"]),
    keyed("award", &["id"], "id"),
    numbered("remark", &["from_date", "to_date", "series", "member"]),
    numbered("competition", &["key"]),
    numbered("competition_event", &[]),
    keyed("competition_event_member", &["event", "position"], "event"),
    numbered(
        "competition_round",
        &["competition", "stage", "stage_round"],
    ),
    keyed("rules_kept", &["id"], "id"),
    keyed("site", &["id"], "id"),
    numbered("opening_total", &[]),
    keyed("unseated", &["hanchan"], "hanchan"),
];

/// The table of that name, if the journal keeps one.
pub(crate) fn journalled(name: &str) -> Option<&'static Journalled> {
    JOURNALLED.iter().find(|table| table.name == name)
}
