//! A club of five, and the sheet of one table.

use super::{club, day, now, numbered};
use db::Club;
use scoring::record::ScoreSheet;
use scoring::{BySeat, PersonId, Played, Points, SeriesId};
use tempfile::TempDir;

pub fn five() -> (TempDir, Club, Vec<PersonId>) {
    let (folder, mut club) = club();
    let people = (1..=5)
        .map(|number| club.add_member(now(), &numbered(number)).unwrap())
        .collect();
    club.add_series(now(), "水曜会").unwrap();
    (folder, club, people)
}

pub fn entry(club: &Club, people: &[PersonId]) -> ScoreSheet {
    let series = club.series_named("水曜会").unwrap().unwrap();
    entry_in(club, series, people)
}

pub fn entry_in(club: &Club, series: SeriesId, people: &[PersonId]) -> ScoreSheet {
    let points = [42_300, 31_000, 26_700, 20_000].map(Points);
    ScoreSheet {
        date: day("2025-04-02"),
        series,
        round: 1,
        table: "A".into(),
        rules: club.settings().unwrap().rules,
        people: BySeat::four([0, 1, 2, 3].map(|seat| people[seat])),
        played: Played::new(BySeat::four(points)),
        ..ScoreSheet::default()
    }
}
