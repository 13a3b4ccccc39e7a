//! The people of the club: finding them, and what is written down about each.

use db::{Club, Member};
use scoring::{Calendar, PersonId, PersonKind};
use serde::{Deserialize, Serialize};
use specta::Type;
use tauri::State;

use super::WireError;
use super::club::today;
use super::typed::{Day, read_day};
use crate::open_club::OpenClub;

/// Who has that number, or a name or reading that holds the text; everybody where it is empty.
#[tauri::command(async)]
#[specta::specta]
pub fn member_choices(
    open: State<'_, OpenClub>,
    text: String,
) -> Result<Vec<MemberChoice>, WireError> {
    let found = open.read(|club| club.find_members(text.trim()))?;
    let choices = found.iter();
    let choices = choices.map(|(id, member)| MemberChoice::of(*id, member));
    Ok(choices.collect())
}

/// The same people with everything written down about them, in the order of readings.
#[tauri::command(async)]
#[specta::specta]
pub fn members(open: State<'_, OpenClub>, text: String) -> Result<Vec<MemberEntry>, WireError> {
    let (found, calendar) =
        open.read(|club| Ok((club.find_members(text.trim())?, club.settings()?.calendar)))?;
    let entries = found.into_iter();
    let entries = entries.map(|(id, member)| MemberEntry::of(id, member, calendar));
    Ok(entries.collect())
}

/// A number that nobody has: one above the highest.
#[tauri::command(async)]
#[specta::specta]
pub fn new_member_number(open: State<'_, OpenClub>) -> Result<u32, WireError> {
    let members = open.read(Club::members)?;
    let highest = members.iter().map(|(_, member)| member.number).max();
    Ok(highest.unwrap_or(0).saturating_add(1))
}

/// Adds somebody; what is not given is left empty.
#[tauri::command(async)]
#[specta::specta]
pub fn add_member(open: State<'_, OpenClub>, given: MemberChange) -> Result<PersonId, WireError> {
    let mut member = Member::default();
    given.read()?(&mut member);
    open.write(|club, now| club.add_member(now, &member))
}

/// Adds a guest who has just come, under the next free number.
#[tauri::command(async)]
#[specta::specta]
pub fn add_guest(open: State<'_, OpenClub>, name: String) -> Result<PersonId, WireError> {
    open.write(|club, now| club.add_guest(now, name.trim()))
}

/// Changes what is given of somebody's entry.
#[tauri::command(async)]
#[specta::specta]
pub fn change_member(
    open: State<'_, OpenClub>,
    id: PersonId,
    given: MemberChange,
) -> Result<(), WireError> {
    let change = given.read()?;
    open.write(|club, now| {
        let mut member = club.member_by_id(id)?;
        change(&mut member);
        club.correct_member(now, id, &member)
    })
}

/// Deletes somebody of whom nothing is recorded.
#[tauri::command(async)]
#[specta::specta]
pub fn delete_member(open: State<'_, OpenClub>, id: PersonId) -> Result<(), WireError> {
    open.write(|club, now| club.delete_member(now, id))
}

/// Somebody to choose.
#[derive(Debug, PartialEq, Eq, Serialize, Type)]
pub struct MemberChoice {
    pub id: PersonId,
    pub number: u32,
    pub name: String,
    pub kana: String,
    /// Whether standings leave them out: guests and staff.
    pub unranked: bool,
}

/// What is written down about somebody.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct MemberEntry {
    pub id: PersonId,
    pub number: u32,
    /// Exactly as typed.
    pub name: String,
    pub kana: String,
    pub kind: PersonKind,
    pub sex: String,
    pub joined: Option<Day>,
    pub left: Option<Day>,
    /// Whether the last day has passed.
    pub gone: bool,
    pub note: String,
    /// What the club's web page calls them; empty where they chose nothing.
    pub public_name: String,
    /// The last day on which they are called a beginner.
    pub beginner_until: Option<Day>,
}

/// Some of what is written down about somebody, as typed; what is not given stays as it is. An
/// empty day is none.
#[derive(Debug, Default, Deserialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct MemberChange {
    pub number: Option<u32>,
    pub name: Option<String>,
    pub kana: Option<String>,
    pub kind: Option<PersonKind>,
    pub sex: Option<String>,
    pub joined: Option<String>,
    pub left: Option<String>,
    pub note: Option<String>,
    pub public_name: Option<String>,
    pub beginner_until: Option<String>,
}

impl MemberChoice {
    pub(super) fn of(id: PersonId, member: &Member) -> Self {
        Self {
            id,
            number: member.number,
            name: member.name.clone(),
            kana: member.kana.clone(),
            unranked: member.kind != PersonKind::Member,
        }
    }
}

impl MemberEntry {
    pub(super) fn of(id: PersonId, member: Member, calendar: Calendar) -> Self {
        let day = |day| Day::of(day, calendar);
        Self {
            id,
            number: member.number,
            name: member.name,
            kana: member.kana,
            kind: member.kind,
            sex: member.sex,
            joined: member.joined.map(day),
            gone: member.left.is_some_and(|left| left < today()),
            left: member.left.map(day),
            note: member.note,
            public_name: member.public_name,
            beginner_until: member.beginner_until.map(day),
        }
    }
}

impl MemberChange {
    /// Reads the days; what comes of it makes the change.
    fn read(self) -> Result<impl FnOnce(&mut Member), WireError> {
        let day = |typed: Option<String>| {
            typed.map(|typed| match typed.trim() {
                "" => Ok(None),
                typed => read_day(typed).map(Some),
            })
        };
        let (joined, left) = (day(self.joined).transpose()?, day(self.left).transpose()?);
        let beginner_until = day(self.beginner_until).transpose()?;
        Ok(move |member: &mut Member| {
            let texts = [
                (self.name, &mut member.name),
                (self.kana, &mut member.kana),
                (self.sex, &mut member.sex),
                (self.note, &mut member.note),
                (self.public_name, &mut member.public_name),
            ];
            for (given, kept) in texts {
                if let Some(given) = given {
                    *kept = given;
                }
            }
            member.joined = joined.unwrap_or(member.joined);
            member.left = left.unwrap_or(member.left);
            member.beginner_until = beginner_until.unwrap_or(member.beginner_until);
            member.number = self.number.unwrap_or(member.number);
            member.kind = self.kind.map_or(member.kind, PersonKind::from);
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_leaves_what_it_does_not_name() {
        let mut member = Member {
            number: 3,
            name: "𠮷田 髙子".into(),
            kana: "よしだ たかこ".into(),
            joined: Some(read_day("R6.4.1").unwrap()),
            ..Member::default()
        };
        let before = member.clone();
        MemberChange::default().read().unwrap()(&mut member);
        assert_eq!(member, before);
        let change = MemberChange {
            kind: Some(PersonKind::Guest),
            left: Some(" 令和８年３月３１日 ".into()),
            beginner_until: Some("R9.3.31".into()),
            ..MemberChange::default()
        };
        change.read().unwrap()(&mut member);
        assert_eq!(member.kind, PersonKind::Guest);
        assert_eq!(member.left.unwrap().to_string(), "2026-03-31");
        assert_eq!(member.beginner_until.unwrap().to_string(), "2027-03-31");
        let change = MemberChange {
            left: Some(String::new()),
            beginner_until: Some(String::new()),
            kind: Some(PersonKind::Member),
            ..MemberChange::default()
        };
        change.read().unwrap()(&mut member);
        assert_eq!(member, before);
    }

    #[test]
    fn a_day_that_is_none_is_refused_as_it_was_typed() {
        let change = MemberChange {
            joined: Some("平成38年1月1日".into()),
            ..MemberChange::default()
        };
        assert_eq!(
            change.read().err(),
            Some(WireError::OutsideEra {
                typed: "平成38年1月1日".into()
            })
        );
    }
}
