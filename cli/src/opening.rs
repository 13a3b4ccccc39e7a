//! `hanchan opening`: results of which only the sum is known.

use crate::answer::Answer;
use crate::arguments::{AddOpening, Opening};
use crate::clock;
use crate::failure::Failure;
use crate::file;
use crate::table::Table;
use chrono::NaiveDate;
use db::OpeningTotalId;
use scoring::record::OpeningTotal;
use scoring::{Period, Points};
use serde::Serialize;

pub fn opening(asked: Opening, answer: &mut Answer) -> Result<(), Failure> {
    match asked {
        Opening::List { file, json } => list(&file, json, answer),
        Opening::Add(given) => add(given, answer),
        Opening::Remove { file, opening } => {
            let mut club = file::open(&file)?;
            club.delete_opening(clock::now()?, OpeningTotalId(opening))?;
            answer.done();
            answer.line(format!("opening total {opening}: removed"));
            Ok(())
        }
    }
}

fn add(given: AddOpening, answer: &mut Answer) -> Result<(), Failure> {
    let mut club = file::open(&given.file)?;
    let series = file::series(&club, &given.series)?;
    let (person, _) = club.member(given.member)?.ok_or_else(|| {
        Failure::refused(format!(
            "--member: there is nobody with number {}",
            given.member
        ))
    })?;
    let opening = OpeningTotal {
        period: Period {
            from: given.from,
            to: given.to,
        },
        series,
        person,
        games: given.games,
        places: given.places,
        total: Points(given.total),
        source: given.source,
    };
    let id = club.add_opening(clock::now()?, &opening)?;
    answer.done();
    answer.line(format!("opening total {}: written down", id.0));
    Ok(())
}

/// An opening total as `--json` prints it; amounts in points.
#[derive(Serialize)]
struct Row<'a> {
    id: i64,
    from: NaiveDate,
    to: NaiveDate,
    series: &'a str,
    number: u32,
    name: &'a str,
    games: Option<u32>,
    places: Option<[u32; 4]>,
    total: Points,
    source: &'a str,
}

fn list(path: &std::path::Path, json: bool, answer: &mut Answer) -> Result<(), Failure> {
    let club = file::open_to_read(path)?;
    let openings = club.openings(Period::ALWAYS)?;
    let (members, series) = (club.members()?, club.series()?);
    let row = |(id, one): &'_ (OpeningTotalId, OpeningTotal)| {
        let (_, member) = members.iter().find(|(id, _)| *id == one.person)?;
        let (_, series) = series.iter().find(|(id, _)| *id == one.series)?;
        Some((*id, member, series))
    };
    let mut table = Table::new([
        "id", "from", "to", "series", "number", "name", "games", "total", "source",
    ]);
    table.align_right_but(&[1, 2, 3, 5, 8]);
    let mut rows = Vec::new();
    for found in &openings {
        let (Some((id, member, series)), (_, one)) = (row(found), found) else {
            continue;
        };
        table.row([
            id.0.to_string(),
            one.period.from.to_string(),
            one.period.to.to_string(),
            series.clone(),
            member.number.to_string(),
            member.name.clone(),
            one.games
                .map_or_else(String::new, |games| games.to_string()),
            one.total.to_string(),
            one.source.clone(),
        ]);
        rows.push(Row {
            id: id.0,
            from: one.period.from,
            to: one.period.to,
            series,
            number: member.number,
            name: &member.name,
            games: one.games,
            places: one.places,
            total: one.total,
            source: &one.source,
        });
    }
    if json {
        answer.json(&rows)
    } else {
        answer.table(&table);
        Ok(())
    }
}
