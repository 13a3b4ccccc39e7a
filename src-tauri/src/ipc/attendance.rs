//! Who comes to a day's play, ticked off one by one.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use chrono::NaiveDate;
use db::{Attendance, Club, Error, Member, Nearness};
use scoring::{Period, PersonId, PersonKind, SeriesId};
use serde::{Deserialize, Serialize};
use specta::Type;
use tauri::State;

use super::typed::from_iso;
use super::{Number, WireError};
use crate::open_club::OpenClub;
use desk::results::KanaRow;

/// For how many rounds a choice is offered where nothing says how many there are.
const USUAL_ROUNDS: u32 = 4;

/// Of so many sessions before the day a regular came to every second one.
const LATEST_SESSIONS: usize = 6;

/// Everybody who may come, under the kana of their readings, and who is there. With a text, whom it
/// means: by number, name or reading.
#[tauri::command(async)]
#[specta::specta]
pub fn attendance(
    open: State<'_, OpenClub>,
    day: String,
    series: SeriesId,
    text: String,
) -> Result<AttendanceView, WireError> {
    let date = from_iso(&day)?;
    let text = text.trim();
    let known = open.read(|club| Known::read(club, date, series, text))?;
    Ok(known.view(date, text.is_empty()))
}

/// Writes down that somebody is there for those rounds, or is not there; says how many are now.
#[tauri::command(async)]
#[specta::specta]
pub fn set_presence(
    open: State<'_, OpenClub>,
    day: String,
    series: SeriesId,
    person: PersonId,
    stay: Option<Stay>,
) -> Result<Number, WireError> {
    let date = from_iso(&day)?;
    let count = open.write(|club, now| {
        let mut list = present(club, date, series)?;
        list.retain(|one| one.person != person);
        list.extend(stay.map(|stay| Attendance {
            person,
            from_round: stay.from_round,
            until_round: stay.until_round,
        }));
        club.take_attendance(now, date, series, &list)?;
        Ok(list.len())
    })?;
    Ok(Number::of(count))
}

/// Adds a guest who has just come, under the next free number; says how many are there now.
#[tauri::command(async)]
#[specta::specta]
pub fn welcome_guest(
    open: State<'_, OpenClub>,
    day: String,
    series: SeriesId,
    name: String,
) -> Result<Number, WireError> {
    let date = from_iso(&day)?;
    let count = open.write(|club, now| {
        club.welcome_guest(now, date, series, name.trim())?;
        Ok(present(club, date, series)?.len())
    })?;
    Ok(Number::of(count))
}

/// Who may come, and who is there.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct AttendanceView {
    /// How many are there.
    pub present: Number,
    /// The rounds that somebody may come for or stay until.
    pub rounds: u32,
    pub groups: Vec<AttendanceGroup>,
    /// Guests who have not come lately, and whom only a search shows.
    pub other_guests: Number,
}

/// The people whose readings begin with the kana of one row.
#[derive(Debug, Serialize, Type)]
pub struct AttendanceGroup {
    pub row: GroupRow,
    /// あ to わ, of a row of kana.
    pub kana: Option<char>,
    pub people: Vec<Attending>,
}

/// What the readings of a group have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum GroupRow {
    Kana,
    OtherLetters,
    NoReading,
}

/// Somebody who may come.
#[derive(Debug, Serialize, Type)]
pub struct Attending {
    pub id: PersonId,
    pub number: u32,
    pub name: String,
    pub kana: String,
    pub guest: bool,
    /// Whether the person is called a beginner on that day.
    pub beginner: bool,
    /// Whether the person came to at least half of the latest sessions of the series.
    pub regular: bool,
    /// None is not there.
    pub stay: Option<Stay>,
}

/// For which rounds somebody is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Stay {
    /// None is the first of the day.
    pub from_round: Option<u32>,
    /// None is the last of the day.
    pub until_round: Option<u32>,
}

/// Who came to the session of that day; nobody where there is none yet.
fn present(club: &Club, date: NaiveDate, series: SeriesId) -> Result<Vec<Attendance>, Error> {
    let session = club.session_on(date, series)?;
    session.map_or(Ok(Vec::new()), |session| club.attendance(session))
}

/// Who came to at least half of the latest sessions of a series before that day, or played there.
fn regulars(club: &Club, date: NaiveDate, series: SeriesId) -> Result<BTreeSet<PersonId>, Error> {
    let before = Period {
        to: date.pred_opt().unwrap_or(date),
        ..Period::ALWAYS
    };
    let sessions = club.sessions(before)?.into_iter().rev();
    let latest: Vec<_> = sessions
        .filter(|(_, session)| session.series == series)
        .take(LATEST_SESSIONS)
        .collect();
    let mut times: HashMap<PersonId, usize> = HashMap::new();
    for (session, _) in &latest {
        let came = club.attendance(*session)?.into_iter();
        let mut people: BTreeSet<PersonId> = came.map(|one| one.person).collect();
        for table in club.tables(*session)? {
            people.extend(table.people.iter().map(|(_, person)| *person));
        }
        for person in people {
            *times.entry(person).or_default() += 1;
        }
    }
    let often = times
        .into_iter()
        .filter(|(_, came)| came * 2 >= latest.len());
    Ok(often.map(|(person, _)| person).collect())
}

/// What the list is made of.
struct Known {
    /// In the order of readings.
    people: Vec<(PersonId, Member)>,
    /// Who came lately or is there.
    near: BTreeSet<PersonId>,
    /// Who comes as a rule.
    regulars: BTreeSet<PersonId>,
    present: HashMap<PersonId, Stay>,
    /// The last round anybody planned, played or named.
    last_round: u32,
}

impl Known {
    fn read(club: &Club, date: NaiveDate, series: SeriesId, text: &str) -> Result<Self, Error> {
        let session = club.session_on(date, series)?;
        let present = present(club, date, series)?;
        let rounds = match session {
            Some(session) => {
                let played = club.tables(session)?.into_iter().map(|table| table.round);
                let planned = club.planned_rounds(session)?;
                played.chain(planned).collect()
            }
            None => Vec::new(),
        };
        let named = present
            .iter()
            .flat_map(|one| [one.from_round, one.until_round]);
        let near = club.suggest_members(session, "")?.into_iter();
        Ok(Self {
            people: club.find_members(text)?,
            regulars: regulars(club, date, series)?,
            near: near
                .filter(|one| one.nearness != Nearness::Other)
                .map(|one| one.person)
                .collect(),
            last_round: rounds.into_iter().chain(named.flatten()).max().unwrap_or(0),
            present: present
                .into_iter()
                .map(|one| {
                    let stay = Stay {
                        from_round: one.from_round,
                        until_round: one.until_round,
                    };
                    (one.person, stay)
                })
                .collect(),
        })
    }

    /// Without a search, who left before the day and guests who have not come lately are left out,
    /// unless they are there.
    fn view(self, date: NaiveDate, everybody: bool) -> AttendanceView {
        let mut groups: BTreeMap<KanaRow, Vec<Attending>> = BTreeMap::new();
        let mut other_guests = 0;
        for (id, member) in self.people {
            let stay = self.present.get(&id).copied();
            if everybody && stay.is_none() {
                if member.left.is_some_and(|left| left < date) {
                    continue;
                }
                if member.kind == PersonKind::Guest && !self.near.contains(&id) {
                    other_guests += 1;
                    continue;
                }
            }
            let group = groups.entry(KanaRow::of(&member.kana)).or_default();
            group.push(Attending {
                id,
                beginner: member.person().is_beginner(date),
                number: member.number,
                name: member.name,
                kana: member.kana,
                guest: member.kind == PersonKind::Guest,
                regular: self.regulars.contains(&id),
                stay,
            });
        }
        AttendanceView {
            present: Number::of(self.present.len()),
            rounds: self.last_round.max(USUAL_ROUNDS),
            groups: groups
                .into_iter()
                .map(|(row, people)| AttendanceGroup {
                    row: row.into(),
                    kana: row.heading(),
                    people,
                })
                .collect(),
            other_guests: Number::of(other_guests),
        }
    }
}

impl From<KanaRow> for GroupRow {
    fn from(row: KanaRow) -> Self {
        match row {
            KanaRow::Kana(_) => Self::Kana,
            KanaRow::OtherLetters => Self::OtherLetters,
            KanaRow::NoReading => Self::NoReading,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day() -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 11, 21).unwrap()
    }

    fn member(number: u32, kana: &str) -> (PersonId, Member) {
        let member = Member {
            number,
            name: format!("会員{number}"),
            kana: kana.into(),
            ..Member::default()
        };
        (PersonId(number.into()), member)
    }

    fn known(people: Vec<(PersonId, Member)>) -> Known {
        Known {
            people,
            near: BTreeSet::new(),
            regulars: BTreeSet::new(),
            present: HashMap::new(),
            last_round: 0,
        }
    }

    fn numbers(view: &AttendanceView) -> Vec<u32> {
        let people = view.groups.iter().flat_map(|group| &group.people);
        people.map(|one| one.number).collect()
    }

    #[test]
    fn people_stand_under_their_kana_and_nobody_without_a_reading_is_lost() {
        let people = vec![
            member(4, "Ann"),
            member(2, "あおき"),
            member(1, "ワダ"),
            member(5, "ゔぃくとる"),
            member(3, ""),
        ];
        let view = known(people).view(day(), true);
        assert_eq!(numbers(&view), [2, 5, 1, 4, 3]);
        let rows: Vec<_> = view.groups.iter().map(|one| (one.row, one.kana)).collect();
        assert_eq!(
            rows,
            [
                (GroupRow::Kana, Some('あ')),
                (GroupRow::Kana, Some('わ')),
                (GroupRow::OtherLetters, None),
                (GroupRow::NoReading, None),
            ]
        );
        assert_eq!(view.rounds, USUAL_ROUNDS);
    }

    #[test]
    fn a_beginner_is_marked_until_the_last_day_as_one() {
        let mut people = vec![member(1, "あ"), member(2, "い"), member(3, "う")];
        people[1].1.beginner_until = Some(day());
        people[2].1.beginner_until = day().pred_opt();
        let view = known(people).view(day(), true);
        let people = view.groups.iter().flat_map(|group| &group.people);
        let beginners: Vec<bool> = people.map(|one| one.beginner).collect();
        assert_eq!(beginners, [false, true, false]);
    }

    #[test]
    fn who_left_and_guests_of_long_ago_are_shown_when_searched_for_or_there() {
        let mut people = vec![member(1, "あ"), member(2, "い"), member(3, "う")];
        people[0].1.left = day().pred_opt();
        people[1].1.left = Some(day());
        people[2].1.kind = PersonKind::Guest;
        let view = known(people.clone()).view(day(), true);
        assert_eq!(
            (numbers(&view), view.other_guests),
            (vec![2], Number::of(1))
        );
        let view = known(people.clone()).view(day(), false);
        assert_eq!(
            (numbers(&view), view.other_guests),
            (vec![1, 2, 3], Number::of(0))
        );
        let stay = Stay {
            from_round: Some(2),
            until_round: None,
        };
        let there = Known {
            present: people.iter().map(|(id, _)| (*id, stay)).collect(),
            last_round: 6,
            ..known(people)
        };
        let view = there.view(day(), true);
        assert_eq!(
            (numbers(&view), view.present),
            (vec![1, 2, 3], Number::of(3))
        );
        assert_eq!(view.groups[0].people[0].stay, Some(stay));
        assert_eq!(view.rounds, 6);
    }
}
