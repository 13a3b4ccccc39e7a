//! A day of play: who is there, what is drawn, and a table's sheet.

use super::sheet::entry_in;
use super::{club, day, now, numbered, session_on};
use competition::draw;
use db::{Attendance, Club, Draw, SessionId, SessionTable};
use scoring::PersonId;
use scoring::record::{ScoreSheet, Session};
use tempfile::TempDir;

/// A session with that many people present.
pub fn present(people: u32) -> (TempDir, Club, SessionId, Vec<PersonId>) {
    let (folder, mut club) = club();
    let add = |number| club.add_member(now(), &numbered(number)).unwrap();
    let ids: Vec<PersonId> = (1..=people).map(add).collect();
    let series = club.add_series(now(), "水曜会").unwrap();
    let session = session_on(day("2025-04-16"), series);
    let id = club.open_session(now(), &session).unwrap();
    let list: Vec<Attendance> = ids.iter().copied().map(Attendance::all_day).collect();
    club.set_attendance(now(), id, &list).unwrap();
    (folder, club, id, ids)
}

/// Draws a round and accepts it.
pub fn draw_round(club: &mut Club, session: SessionId, round: u32) -> Draw {
    let rules = club.settings().unwrap().rules;
    let situation = club.situation(session, round, rules).unwrap();
    let draw = Draw {
        round,
        seed: Some(7),
        seating: draw(&situation, 7).unwrap(),
    };
    club.keep_draw(now(), session, &draw).unwrap();
    draw
}

pub fn entry(club: &Club, session: SessionId, table: &SessionTable) -> ScoreSheet {
    let Session { date, series, .. } = club.session(session).unwrap();
    ScoreSheet {
        date,
        round: table.round,
        table: table.label.clone(),
        ..entry_in(club, series, table.people.as_slice())
    }
}
