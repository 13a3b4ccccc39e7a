//! What the secretary writes about a month, a half-year or a fiscal year.

use std::collections::BTreeSet;

use db::{Club, Error};
use scoring::record::Remark;
use scoring::{Period, PersonId, PersonKind, Records, SeriesId};
use serde::Serialize;
use specta::Type;
use tauri::State;

use super::WireError;
use super::typed::days;
use crate::open_club::OpenClub;

/// What was written about a period, and about what and to whom something can be written.
#[tauri::command(async)]
#[specta::specta]
pub fn remarks(
    open: State<'_, OpenClub>,
    from: String,
    to: String,
) -> Result<PeriodRemarks, WireError> {
    let period = days(Some(&from), Some(&to))?;
    let (records, all) = open.read(|club: &Club| {
        let remarks = club.remarks()?;
        Ok::<_, Error>((club.records(period)?, remarks))
    })?;
    Ok(PeriodRemarks::of(&records, &all, period))
}

/// Writes about a period, in place of what was written before; an empty text takes that away.
#[tauri::command(async)]
#[specta::specta]
pub fn set_remark(
    open: State<'_, OpenClub>,
    from: String,
    to: String,
    series: Option<SeriesId>,
    member: Option<PersonId>,
    text: String,
) -> Result<(), WireError> {
    let remark = Remark {
        period: days(Some(&from), Some(&to))?,
        series,
        person: member,
        text: text.trim().to_owned(),
    };
    open.write(|club, now| club.set_remark(now, &remark))
}

/// What was written about a period; texts are empty where nothing was.
#[derive(Debug, PartialEq, Eq, Serialize, Type)]
pub struct PeriodRemarks {
    /// About everything together first. Then about each series, where reports tell several apart.
    pub comments: Vec<PeriodComment>,
    /// To each member who played, by number.
    pub notes: Vec<MemberNote>,
}

/// What was written about a series, or about all together.
#[derive(Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct PeriodComment {
    pub series: Option<SeriesId>,
    pub series_name: String,
    pub text: String,
}

/// What was written to a member.
#[derive(Debug, PartialEq, Eq, Serialize, Type)]
pub struct MemberNote {
    pub member: PersonId,
    pub number: u32,
    pub name: String,
    pub text: String,
}

impl PeriodRemarks {
    fn of(records: &Records, all: &[Remark], period: Period) -> Self {
        let text = |series, person| {
            let mut about = all.iter().filter(|one| one.period == period);
            let found = about.find(|one| one.series == series && one.person == person);
            found.map(|one| one.text.clone()).unwrap_or_default()
        };
        let sheets = || records.hanchan.iter().map(|one| &one.sheet);
        let series: BTreeSet<SeriesId> = sheets().map(|sheet| sheet.series).collect();
        let mut comments = vec![PeriodComment {
            series: None,
            series_name: String::new(),
            text: text(None, None),
        }];
        for (id, name) in &records.series {
            let text = text(Some(*id), None);
            if !text.is_empty() || (series.len() > 1 && series.contains(id)) {
                comments.push(PeriodComment {
                    series: Some(*id),
                    series_name: name.clone(),
                    text,
                });
            }
        }
        let people = sheets().flat_map(|sheet| sheet.people.as_slice());
        let played: BTreeSet<PersonId> = people.copied().collect();
        let mut notes = Vec::new();
        for (id, person) in &records.people {
            let text = text(None, Some(*id));
            let plays = person.kind == PersonKind::Member && played.contains(id);
            if plays || !text.is_empty() {
                notes.push(MemberNote {
                    member: *id,
                    number: person.number,
                    name: person.name.clone(),
                    text,
                });
            }
        }
        notes.sort_by_key(|note| note.number);
        Self { comments, notes }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::NaiveDate;
    use scoring::record::Person;

    fn october() -> Period {
        Period::month_of(NaiveDate::from_ymd_opt(2026, 10, 1).unwrap())
    }

    fn remark(series: Option<i64>, person: Option<i64>, text: &str) -> Remark {
        Remark {
            period: october(),
            series: series.map(SeriesId),
            person: person.map(PersonId),
            text: text.into(),
        }
    }

    #[test]
    fn what_was_written_is_found_again_even_where_nobody_played() {
        let person = Person {
            number: 12,
            name: "濵口 正雄".into(),
            kana: String::new(),
            kind: PersonKind::Member,
            beginner_until: None,
        };
        let records = Records {
            people: [(PersonId(3), person)].into(),
            series: [
                (SeriesId(1), "水曜会".into()),
                (SeriesId(2), "土曜会".into()),
            ]
            .into(),
            ..Records::default()
        };
        let other = Remark {
            period: october().previous().unwrap(),
            ..remark(None, None, "九月")
        };
        let all = [
            other,
            remark(None, None, "紅葉の月"),
            remark(Some(2), None, "六人"),
            remark(None, Some(3), "皆勤"),
        ];
        let told = PeriodRemarks::of(&records, &all, october());
        let comments: Vec<_> = told
            .comments
            .iter()
            .map(|one| (one.series, one.text.as_str()))
            .collect();
        assert_eq!(comments, [(None, "紅葉の月"), (Some(SeriesId(2)), "六人")]);
        assert_eq!(told.notes.len(), 1);
        assert_eq!(
            (told.notes[0].number, told.notes[0].text.as_str()),
            (12, "皆勤")
        );
    }
}
