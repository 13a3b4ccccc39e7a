//! What was ever done to one sheet: when, and what stood there before and after, as people say it.

use db::{Change, FieldChange, HistoryEntry};
use scoring::{Calendar, HanchanId, Points, RuleSet, Seat, Unit, parse_date, table_points};
use serde::Serialize;
use specta::Type;
use tauri::State;

use super::WireError;
use super::history::{FieldBeforeAfter, HistoryLine};
use crate::open_club::OpenClub;

/// What was done to a sheet, its hands and its table's standing; the latest first.
#[tauri::command(async)]
#[specta::specta]
pub fn sheet_history(
    open: State<'_, OpenClub>,
    id: HanchanId,
) -> Result<Vec<SheetEvent>, WireError> {
    let (events, words) = open.read(|club| {
        let (entry, _) = club.hanchan(id)?;
        let rules = club.rule_sets()?;
        let words = Words {
            calendar: club.settings()?.calendar,
            unit: club.rule_set_by_id(entry.rules)?.data().unit,
            rule_sets: rules.into_iter().map(|(_, rules)| rules).collect(),
        };
        let mut events: Vec<(HistoryEntry, Vec<Change>)> = Vec::new();
        for change in club.history_of_hanchan(id)? {
            match events.last_mut() {
                Some((entry, changes)) if entry.id == change.operation => changes.push(change),
                _ => events.push((club.history_entry(change.operation)?, vec![change])),
            }
        }
        Ok((events, words))
    })?;
    let event = |(entry, changes): (HistoryEntry, Vec<Change>)| {
        let changes = changes.into_iter().map(|change| words.change(change));
        SheetEvent {
            line: HistoryLine::of(&entry, words.calendar),
            changes: changes.filter(|change| !change.fields.is_empty()).collect(),
        }
    };
    Ok(events.into_iter().rev().map(event).collect())
}

/// One operation that changed a sheet.
#[derive(Debug, Serialize, Type)]
pub struct SheetEvent {
    pub line: HistoryLine,
    pub changes: Vec<SheetChange>,
}

/// What it changed in one part of the sheet.
#[derive(Debug, PartialEq, Eq, Serialize, Type)]
pub struct SheetChange {
    pub part: SheetPart,
    /// Whether the part was there before and after.
    pub kind: SheetChangeKind,
    pub fields: Vec<FieldBeforeAfter>,
}

/// A part of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SheetPart {
    Head,
    Seat {
        wind: char,
    },
    Hand,
    /// That its table counts for nothing.
    SetAside,
}

/// Whether something came, went, or became something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum SheetChangeKind {
    Added,
    Changed,
    Deleted,
}

/// How the club writes what the record has.
struct Words {
    calendar: Calendar,
    unit: Unit,
    rule_sets: Vec<RuleSet>,
}

impl Words {
    fn change(&self, change: Change) -> SheetChange {
        let part = match change.table.as_str() {
            "seat" => {
                let letter = change.record.chars().next_back().unwrap_or_default();
                let seat = Seat::from_name(letter.encode_utf8(&mut [0; 4]));
                SheetPart::Seat {
                    wind: seat.unwrap_or_default().kanji(),
                }
            }
            "hand" => SheetPart::Hand,
            "set_aside" => SheetPart::SetAside,
            _ => SheetPart::Head,
        };
        let kind = if change.fields.iter().all(|field| field.before.is_none()) {
            SheetChangeKind::Added
        } else if change.fields.iter().all(|field| field.after.is_none()) {
            SheetChangeKind::Deleted
        } else {
            SheetChangeKind::Changed
        };
        let fields = change
            .fields
            .into_iter()
            .filter(|field| is_told(part, kind, field));
        SheetChange {
            part,
            kind,
            fields: fields.map(|field| self.field(field)).collect(),
        }
    }

    fn field(&self, change: FieldChange) -> FieldBeforeAfter {
        let said = |value: Option<String>| value.map(|value| self.value(&change.field, value));
        FieldBeforeAfter {
            before: said(change.before),
            after: said(change.after),
            field: change.field,
        }
    }

    /// What is not as expected is left as the record has it.
    fn value(&self, field: &str, value: String) -> String {
        let said = match field {
            "points" | "deposit" => read_points(&value).map(table_points),
            "total" => read_points(&value).map(|points| self.unit.signed(points)),
            "last_dealer" => Seat::from_name(&value).map(|seat| seat.kanji().to_string()),
            "member" | "winner" | "loser" => person(&value),
            "rules" => self.rule_set(&value),
            "round" => self.round(&value),
            _ => None,
        };
        said.unwrap_or(value)
    }

    /// By its name, and its version where it is not the first.
    fn rule_set(&self, value: &str) -> Option<String> {
        let (id, version) = value.rsplit_once('@')?;
        let named =
            |rules: &&RuleSet| rules.id() == id && rules.data().version.to_string() == version;
        let rules = self.rule_sets.iter().find(named)?;
        Some(match rules.data().version {
            1 => rules.name().to_owned(),
            version => format!("{} ({version})", rules.name()),
        })
    }

    /// `2026-11-21 水曜会 2` with the day as the club writes it.
    fn round(&self, value: &str) -> Option<String> {
        let (day, rest) = value.split_once(' ')?;
        let day = parse_date(day).ok()?;
        Some(format!("{} {rest}", self.calendar.day(day)))
    }
}

/// What follows from the rest, or says again which table it is, is left out.
fn is_told(part: SheetPart, kind: SheetChangeKind, field: &FieldChange) -> bool {
    let follows = matches!(field.field.as_str(), "base" | "uma" | "chombo_points");
    let place = part == SheetPart::SetAside
        && matches!(
            field.field.as_str(),
            "session" | "round_number" | "table_label"
        );
    let only = field.before.as_ref().or(field.after.as_ref());
    let none = kind != SheetChangeKind::Changed && only.is_some_and(|value| value == "0");
    let counted = matches!(field.field.as_str(), "chombo" | "honba" | "deposit");
    !(follows || place || (none && counted))
}

fn read_points(value: &str) -> Option<Points> {
    value.parse().ok().map(Points)
}

/// `3 (山田 勇)` without the brackets.
fn person(value: &str) -> Option<String> {
    let (number, name) = value.split_once(" (")?;
    Some(format!("{number} {}", name.strip_suffix(')')?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use db::OperationId;
    use scoring::preset;

    fn words() -> Words {
        Words {
            calendar: Calendar::Japanese,
            unit: Unit::default(),
            rule_sets: vec![preset("shirakaba-2025").unwrap()],
        }
    }

    fn change(table: &str, record: &str, fields: &[(&str, Option<&str>, Option<&str>)]) -> Change {
        Change {
            operation: OperationId(1),
            table: table.into(),
            record: record.into(),
            fields: fields
                .iter()
                .map(|(field, before, after)| FieldChange {
                    field: (*field).into(),
                    before: before.map(str::to_owned),
                    after: after.map(str::to_owned),
                })
                .collect(),
        }
    }

    fn told(change: &SheetChange) -> Vec<(&str, Option<&str>, Option<&str>)> {
        let fields = change.fields.iter();
        fields
            .map(|field| {
                (
                    &*field.field,
                    field.before.as_deref(),
                    field.after.as_deref(),
                )
            })
            .collect()
    }

    #[test]
    fn a_seat_that_was_corrected_is_told_in_the_clubs_words() {
        let seat = words().change(change(
            "seat",
            "2026-11-21 水曜会 1 A S",
            &[
                ("member", Some("3 (山田 勇)"), Some("12 (𠮷田 (小) 実)")),
                ("points", Some("30000"), Some("-1200")),
                ("base", Some("0"), Some("-31200")),
                ("chombo", Some("0"), Some("1")),
                ("total", Some("0"), Some("-61200")),
            ],
        ));
        assert_eq!(seat.part, SheetPart::Seat { wind: '南' });
        assert_eq!(seat.kind, SheetChangeKind::Changed);
        assert_eq!(
            told(&seat),
            [
                ("member", Some("3 山田 勇"), Some("12 𠮷田 (小) 実")),
                ("points", Some("30,000"), Some("▲1,200")),
                ("chombo", Some("0"), Some("1")),
                ("total", Some("0.0"), Some("▲61.2")),
            ]
        );
    }

    #[test]
    fn what_is_entered_new_is_told_without_what_is_none() {
        let head = words().change(change(
            "hanchan",
            "2026-11-21 水曜会 1 A",
            &[
                ("round", None, Some("2026-11-21 水曜会 1")),
                ("rules", None, Some("shirakaba-2025@1")),
                ("last_dealer", None, Some("N")),
                ("deposit", None, Some("0")),
            ],
        ));
        assert_eq!(head.kind, SheetChangeKind::Added);
        let name = preset("shirakaba-2025").unwrap().name().to_owned();
        assert_eq!(
            told(&head),
            [
                ("round", None, Some("令和8年11月21日 水曜会 1")),
                ("rules", None, Some(&*name)),
                ("last_dealer", None, Some("北")),
            ]
        );
        let aside = words().change(change(
            "set_aside",
            "2026-11-21 水曜会 1 A",
            &[
                ("session", Some("2026-11-21 水曜会"), None),
                ("kind", Some("void"), None),
                ("reason", Some("席の間違い"), None),
            ],
        ));
        assert_eq!(aside.kind, SheetChangeKind::Deleted);
        assert_eq!(told(&aside).len(), 2);
    }
}
