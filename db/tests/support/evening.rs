//! A day of play: who is there, what is drawn, and a table's sheet.

use super::{club, day, now};
use competition::draw;
use db::{Attendance, Club, Draw, Member, SessionId, SessionTable};
use scoring::record::{ScoreSheet, Session};
use scoring::{BySeat, PersonId, Played, Points};
use tempfile::TempDir;

/// A session with that many people present.
pub fn present(people: u32) -> (TempDir, Club, SessionId, Vec<PersonId>) {
    let (folder, mut club) = club();
    let add = |number| {
        let member = Member {
            number,
            name: format!("会員{number}"),
            ..Member::default()
        };
        club.add_member(now(), &member).unwrap()
    };
    let ids: Vec<PersonId> = (1..=people).map(add).collect();
    let series = club.add_series(now(), "水曜会").unwrap();
    let session = Session {
        date: day("2025-04-16"),
        series,
        venue: String::new(),
        note: String::new(),
    };
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
        seed: 7,
        seating: draw(&situation, 7).unwrap(),
    };
    club.keep_draw(now(), session, &draw).unwrap();
    draw
}

pub fn entry(club: &Club, session: SessionId, table: &SessionTable) -> ScoreSheet {
    let Session { date, series, .. } = club.session(session).unwrap();
    let points = [42_300, 31_000, 26_700, 20_000].map(Points);
    ScoreSheet {
        date,
        series,
        round: table.round,
        table: table.label.clone(),
        rules: club.settings().unwrap().rules,
        people: table.people,
        played: Played::new(BySeat::four(points)),
        ..ScoreSheet::default()
    }
}
