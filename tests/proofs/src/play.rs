//! Everything that can be done to a small club, for playing at random.

mod competition_steps;
mod day_steps;
mod year_steps;

use crate::saving::{member, new_club};
use chrono::{Days, NaiveDate, NaiveDateTime};
pub use competition_steps::CompetitionStep;
use competition_steps::{competition_step, in_competition};
pub use day_steps::DayStep;
use day_steps::{day_step, on_day};
use db::{Club, Error, Member, Settings};
use proptest::prelude::*;
use scoring::hand_value::Level;
use scoring::record::{Adjustment, HandEntry, HandName, ScoreSheet, Session};
use scoring::rule_set::Tie;
use scoring::{BySeat, Period, PersonId, Played, Points, RuleSet, RuleSetData, SeriesId};
use std::path::{Path, PathBuf};
pub use year_steps::YearStep;
use year_steps::{in_year, year_step};

fn day(number: u64) -> NaiveDate {
    NaiveDate::from_ymd_opt(2025, 4, 2).unwrap() + Days::new(number)
}

/// The time at which everything is done.
pub fn now() -> NaiveDateTime {
    day(0).and_hms_opt(19, 30, 0).unwrap()
}

/// Makes the file of a club of five in one series, with nothing recorded yet.
pub fn begin(folder: &Path) -> Result<PathBuf, Error> {
    let path = folder.join("club.hanchan");
    let mut club = Club::create(&path, &new_club(), now())?;
    for number in 1..=5 {
        club.add_member(now(), &member(number))?;
    }
    club.add_series(now(), "水曜会")?;
    Ok(path)
}

/// Something that can be done, if there is something to do it to.
#[derive(Clone, Debug)]
pub enum Step {
    AddMember(u32),
    CorrectMember(u32, String),
    DeleteMember(u32),
    AddSeries(u8),
    RenameSeries(u8),
    DeleteSeries,
    Session(u64, String),
    DeleteSession(u64),
    Enter(u64, u32, i64),
    Correct(usize, i64),
    Delete(usize),
    Adjust(u32, i64),
    DeleteAdjustment,
    OnDay(u64, DayStep),
    InYear(YearStep),
    InCompetition(CompetitionStep),
    Merge(u32, u32),
    Settings(String),
    Rules(bool),
    Undo,
    Redo,
}

/// Any of them.
pub fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        (1..9_u32).prop_map(Step::AddMember),
        (1..9_u32, "[ぁ-ん]{1,4}").prop_map(|(number, name)| Step::CorrectMember(number, name)),
        (1..9_u32).prop_map(Step::DeleteMember),
        (0..3_u8).prop_map(Step::AddSeries),
        (0..3_u8).prop_map(Step::RenameSeries),
        Just(Step::DeleteSeries),
        (0..3_u64, "[a-z]{0,3}").prop_map(|(day, venue)| Step::Session(day, venue)),
        (0..3_u64).prop_map(Step::DeleteSession),
        (0..3_u64, 1..3_u32, -5..5_i64)
            .prop_map(|(day, round, shift)| Step::Enter(day, round, shift)),
        (0..4_usize, -5..5_i64).prop_map(|(which, shift)| Step::Correct(which, shift)),
        (0..4_usize).prop_map(Step::Delete),
        (1..9_u32, -3..3_i64).prop_map(|(number, points)| Step::Adjust(number, points)),
        Just(Step::DeleteAdjustment),
        (0..3_u64, day_step()).prop_map(|(day, step)| Step::OnDay(day, step)),
        (0..3_u64, day_step()).prop_map(|(day, step)| Step::OnDay(day, step)),
        year_step().prop_map(Step::InYear),
        year_step().prop_map(Step::InYear),
        competition_step().prop_map(Step::InCompetition),
        competition_step().prop_map(Step::InCompetition),
        (1..9_u32, 1..9_u32).prop_map(|(keep, gone)| Step::Merge(keep, gone)),
        "[a-z]{0,3}".prop_map(Step::Settings),
        any::<bool>().prop_map(Step::Rules),
        Just(Step::Undo),
        Just(Step::Undo),
        Just(Step::Redo),
    ]
}

fn entry(
    club: &Club,
    day_number: u64,
    round: u32,
    shift: i64,
) -> Option<(ScoreSheet, Vec<HandEntry>)> {
    let people: Vec<PersonId> = club
        .members()
        .unwrap()
        .into_iter()
        .map(|(id, _)| id)
        .take(4)
        .collect();
    let people: [PersonId; 4] = people.try_into().ok()?;
    let points = [30_000 + 100 * shift, 30_000 - 100 * shift, 30_000, 30_000].map(Points);
    let entry = ScoreSheet {
        date: day(day_number),
        series: club.series().unwrap().first()?.0,
        round,
        table: "A".into(),
        rules: club.settings().unwrap().rules,
        people: BySeat::four(people),
        played: Played {
            chombo: BySeat::four([u32::from(shift > 3); 4]),
            ..Played::new(BySeat::four(points))
        },
        ..ScoreSheet::default()
    };
    let hand = HandEntry {
        hand: HandName::parse("東1局"),
        han: Some(5),
        yaku: "リーチ 一発".into(),
        ..HandEntry::of(people[0], (shift > 0).then_some(people[1]), Level::Mangan)
    };
    Some((
        entry,
        if shift % 2 == 0 {
            vec![hand]
        } else {
            Vec::new()
        },
    ))
}

fn changed_rules(club: &Club, split: bool) -> RuleSet {
    let (_, rules) = club.rule_set("shirakaba-2025").unwrap().unwrap();
    let tie = if split { Tie::Split } else { Tie::StartingSeat };
    RuleSet::new(RuleSetData {
        tie,
        ..rules.data().clone()
    })
    .unwrap()
}

/// Does a step as far as there is something to do it to. Refusals are part of the game.
pub fn take(club: &mut Club, step: &Step) -> Result<(), Error> {
    let id_of = |club: &Club, number: u32| club.member(number).unwrap().map(|(id, _)| id);
    let first_series = club.series().unwrap().first().map(|(id, _)| *id);
    let hanchan = |club: &Club, which: usize| {
        club.records(Period::ALWAYS)
            .unwrap()
            .hanchan
            .get(which)
            .map(|hanchan| hanchan.id)
    };
    let adjustments = club.adjustments(Period::ALWAYS).unwrap();
    match step {
        Step::AddMember(number) => club.add_member(now(), &member(*number)).map(drop),
        Step::CorrectMember(number, name) => id_of(club, *number).map_or(Ok(()), |id| {
            club.correct_member(
                now(),
                id,
                &Member {
                    name: name.clone(),
                    public_name: name.clone(),
                    ..member(*number)
                },
            )
        }),
        Step::DeleteMember(number) => {
            id_of(club, *number).map_or(Ok(()), |id| club.delete_member(now(), id))
        }
        Step::AddSeries(number) => club.add_series(now(), &format!("会{number}")).map(drop),
        Step::RenameSeries(number) => first_series.map_or(Ok(()), |id| {
            club.rename_series(now(), id, &format!("会{number}"))
        }),
        Step::DeleteSeries => first_series.map_or(Ok(()), |id| club.delete_series(now(), id)),
        Step::Session(number, venue) => first_series.map_or(Ok(()), |series| {
            let session = Session {
                date: day(*number),
                series,
                venue: venue.clone(),
                note: "雨".into(),
            };
            match club
                .sessions(Period::ALWAYS)
                .unwrap()
                .iter()
                .find(|(_, known)| known.date == session.date)
            {
                Some((id, _)) => club.correct_session(now(), *id, &session),
                None => club.add_session(now(), &session).map(drop),
            }
        }),
        Step::DeleteSession(number) => {
            let sessions = club.sessions(Period::ALWAYS).unwrap();
            let found = sessions
                .iter()
                .find(|(_, session)| session.date == day(*number));
            found.map_or(Ok(()), |(id, _)| club.delete_session(now(), *id))
        }
        Step::Enter(number, round, shift) => entry(club, *number, *round, *shift)
            .map_or(Ok(()), |(entry, hands)| {
                club.enter_hanchan(now(), &entry, &hands).map(drop)
            }),
        Step::Correct(which, shift) => match (hanchan(club, *which), entry(club, 1, 2, *shift)) {
            (Some(id), Some((entry, hands))) => club.correct_hanchan(now(), id, &entry, &hands),
            _ => Ok(()),
        },
        Step::Delete(which) => {
            hanchan(club, *which).map_or(Ok(()), |id| club.delete_hanchan(now(), id))
        }
        Step::Adjust(number, points) => match (id_of(club, *number), first_series) {
            (Some(person), Some(series)) => adjust(club, person, series, *points),
            _ => Ok(()),
        },
        Step::DeleteAdjustment => adjustments
            .first()
            .map_or(Ok(()), |(id, _)| club.delete_adjustment(now(), *id)),
        Step::OnDay(number, step) => on_day(club, *number, step),
        Step::InYear(step) => first_series.map_or(Ok(()), |series| in_year(club, series, step)),
        Step::InCompetition(step) => in_competition(club, step),
        Step::Merge(keep, gone) => match (id_of(club, *keep), id_of(club, *gone)) {
            (Some(keep), Some(gone)) => club.merge_members(now(), keep, gone),
            _ => Ok(()),
        },
        Step::Settings(name) => {
            let settings = Settings {
                name: name.clone(),
                ..club.settings().unwrap()
            };
            club.change_settings(now(), &settings)
        }
        Step::Rules(split) => club
            .change_rule_set(now(), &changed_rules(club, *split))
            .map(drop),
        Step::Undo => club.undo(now()).map(drop),
        Step::Redo => club.redo(now()).map(drop),
    }
}

fn adjust(club: &mut Club, person: PersonId, series: SeriesId, points: i64) -> Result<(), Error> {
    let one = Adjustment {
        date: day(0),
        series,
        person,
        points: Points(points * 500),
        reason: "遅刻".into(),
    };
    match club.adjustments(Period::ALWAYS).unwrap().first() {
        Some((id, _)) => club.correct_adjustment(now(), *id, &one),
        None => club.add_adjustment(now(), &one).map(drop),
    }
}
