//! Rows of the journal in the words of people: names in place of ids.

use super::history::{FieldChange, row_to_json};
use crate::error::Error;
use rusqlite::{Connection, OptionalExtension};
use scoring::Seat;
use serde_json::{Map, Value as Json};

type Fields = Map<String, Json>;

/// What people call the record that a row belongs to.
pub(crate) fn record(
    connection: &Connection,
    table: &str,
    row: Option<&Fields>,
) -> Result<String, Error> {
    let Some(row) = row else {
        return Ok(String::new());
    };
    let text = |field: &str| row.get(field).map(plain).unwrap_or_default();
    let named = |field: &str, table: &str| match row.get(field).and_then(Json::as_i64) {
        Some(id) => name(connection, table, id),
        None => Ok(String::new()),
    };
    Ok(match table {
        "member" => format!("{} ({})", text("number"), text("name")),
        "rule_set" => format!("{}@{}", text("key"), text("version")),
        "series" | "club" | "award" => text("name"),
        "session" | "schedule_exception" => {
            format!("{} {}", text("date"), named("series", "series")?)
        }
        "round" => format!("{} {}", named("session", "session")?, text("number")),
        "hanchan" => format!("{} {}", named("round", "round")?, text("table_label")),
        "seat" => format!("{} {}", named("hanchan", "hanchan")?, seat(row.get("seat"))),
        "hand" | "unseated" => named("hanchan", "hanchan")?,
        "attendance" => format!(
            "{} {}",
            named("session", "session")?,
            named("member", "member")?
        ),
        "draw" => format!("{} {}", named("session", "session")?, text("round_number")),
        "draw_seat" => format!("{} {}", named("draw", "draw")?, named("member", "member")?),
        "set_aside" => format!(
            "{} {} {}",
            named("session", "session")?,
            text("round_number"),
            text("table_label")
        ),
        "rules_kept" => named("id", "rule_set")?,
        "planned_rounds" => named("id", "session")?,
        "backup_folder" | "site" => text("folder"),
        "schedule_rule" => format!(
            "{} {} {}",
            named("series", "series")?,
            text("weekday"),
            text("weeks")
        ),
        "remark" => {
            let period = format!("{}..{}", text("from_date"), text("to_date"));
            let about = [named("series", "series")?, named("member", "member")?];
            let about = about.into_iter().filter(|name| !name.is_empty());
            [period]
                .into_iter()
                .chain(about)
                .collect::<Vec<_>>()
                .join(" ")
        }
        "competition" => named("series", "series")?,
        "competition_event" => {
            let people = [named("member", "member")?, named("other", "member")?];
            let said = [named("competition", "competition")?, text("happening")];
            let said = said.into_iter().chain(people);
            said.filter(|part| !part.is_empty())
                .collect::<Vec<_>>()
                .join(" ")
        }
        "competition_event_member" => format!(
            "{} {}",
            named("event", "competition_event")?,
            named("member", "member")?
        ),
        "competition_round" => format!(
            "{} {} {}",
            named("competition", "competition")?,
            text("stage"),
            text("stage_round")
        ),
        "opening_total" => format!(
            "{}..{} {} {}",
            text("from_date"),
            text("to_date"),
            named("series", "series")?,
            named("member", "member")?
        ),
        "adjustment" => format!(
            "{} {} {}",
            text("date"),
            named("series", "series")?,
            named("member", "member")?
        ),
        other => other.to_owned(),
    })
}

/// What people call the row with that id, whether it is still there or only in the journal.
fn name(connection: &Connection, table: &str, id: i64) -> Result<String, Error> {
    let mut last = connection.prepare_cached(
        "SELECT coalesce(after, before) FROM change WHERE table_name = ?1 AND record = ?2 ORDER BY id DESC LIMIT 1",
    )?;
    match last
        .query_row((table, id), |row| row_to_json(row, 0))
        .optional()?
        .flatten()
    {
        Some(row) => record(connection, table, Some(&row)),
        // What came with the file, before anything was recorded.
        None if table == "rule_set" => {
            let rules = crate::tables::rule_set::get(connection, scoring::RuleSetId(id))?;
            Ok(format!("{}@{}", rules.id(), rules.data().version))
        }
        None => Ok(id.to_string()),
    }
}

/// The fields that differ.
pub(crate) fn fields(
    connection: &Connection,
    before: Option<&Fields>,
    after: Option<&Fields>,
) -> Result<Vec<FieldChange>, Error> {
    let mut fields = Vec::new();
    for field in after.or(before).into_iter().flat_map(Fields::keys) {
        // Nobody wrote these: they tell rows apart, find them, or follow from the place.
        if matches!(
            field.as_str(),
            "id" | "search_key" | "hanchan" | "seat" | "tied" | "by_hand"
        ) {
            continue;
        }
        // Of what is written as a whole, what became another is told part by part.
        if let (Some(before), Some(after)) = (parts(before, field), parts(after, field)) {
            fields.extend(differences(&before, &after));
            continue;
        }
        let side = |row: Option<&Fields>| match row.and_then(|row| row.get(field)) {
            None | Some(Json::Null) => Ok(None),
            Some(Json::String(text)) if text.is_empty() => Ok(None),
            // Seats that people drew themselves came of no number.
            Some(_)
                if field == "seed"
                    && row
                        .is_some_and(|row| row.get("by_hand").is_some_and(|by| !by.is_null())) =>
            {
                Ok(None)
            }
            Some(value) => written(connection, field, value).map(Some),
        };
        let (before, after) = (side(before)?, side(after)?);
        if before != after {
            fields.push(FieldChange {
                field: field.clone(),
                before,
                after,
            });
        }
    }
    Ok(fields)
}

/// What a field of a row says, where it is written as JSON.
fn parts(row: Option<&Fields>, field: &str) -> Option<Fields> {
    let text = row?.get(field).filter(|_| field == "json")?.as_str()?;
    serde_json::from_str(text).ok()
}

fn differences(before: &Fields, after: &Fields) -> Vec<FieldChange> {
    let added = after.keys().filter(|part| !before.contains_key(*part));
    let parts = before.keys().chain(added);
    let changed = parts.filter(|part| before.get(*part) != after.get(*part));
    changed
        .map(|part| FieldChange {
            field: part.clone(),
            before: before.get(part).map(plain),
            after: after.get(part).map(plain),
        })
        .collect()
}

fn written(connection: &Connection, field: &str, value: &Json) -> Result<String, Error> {
    let table = match field {
        "series" | "session" | "round" | "hanchan" | "member" | "draw" | "competition" => field,
        "event" | "lifts" => "competition_event",
        "other" | "winner" | "loser" => "member",
        "rules" => "rule_set",
        "seat" | "starting_seat" | "last_dealer" => return Ok(seat(Some(value))),
        _ => return Ok(plain(value)),
    };
    match value.as_i64() {
        Some(id) => name(connection, table, id),
        None => Ok(plain(value)),
    }
}

fn seat(value: Option<&Json>) -> String {
    let index = value
        .and_then(Json::as_u64)
        .and_then(|index| usize::try_from(index).ok());
    index
        .and_then(Seat::from_index)
        .map(|seat| seat.letter().to_string())
        .unwrap_or_default()
}

fn plain(value: &Json) -> String {
    match value {
        Json::String(text) => text.clone(),
        Json::Null => String::new(),
        other => other.to_string(),
    }
}
