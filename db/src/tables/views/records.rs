//! Everything recorded in a period, read in one go for standings and reports.

use crate::error::{Error, Fault};
use crate::tables::sqlite::sql_values::{iso_ends, points};
use crate::tables::{
    adjustment, club, hanchan, hand, member, opening_total, remark, rule_set, series, session,
    unseated,
};
use chrono::NaiveDate;
use rusqlite::{Connection, Row};
use scoring::record::{Hanchan, Hand, Remark, SeatResult};
use scoring::{
    BySeat, HanchanId, Period, PersonId, Place, Records, RuleSetId, SeriesId, Settlement,
};
use std::collections::{BTreeMap, BTreeSet, HashMap};

const HANCHAN: &str = include_str!("records/hanchan.sql");
const HANDS: &str = include_str!("records/hands.sql");

/// Which hanchan to read.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Which {
    /// Those that count.
    Counting,
    /// Those at tables that were set aside as well.
    All,
}

pub(crate) fn read(
    connection: &Connection,
    period: Period,
    only: Option<SeriesId>,
    which: Which,
) -> Result<Records, Error> {
    let settings = club::get(connection)?;
    let series: BTreeMap<SeriesId, String> = series::all(connection)?.into_iter().collect();
    let belongs = |series: SeriesId| only.is_none_or(|only| only == series);
    let mut hanchan = hanchan(connection, period, only, which)?;
    hanchan.sort_by(|one, other| order(one, &series).cmp(&order(other, &series)));
    let used: BTreeSet<RuleSetId> = hanchan
        .iter()
        .map(|hanchan| hanchan.sheet.rules)
        .chain([settings.rules])
        .collect();
    let mut rule_sets: BTreeMap<RuleSetId, _> = rule_set::all(connection)?.into_iter().collect();
    rule_sets.retain(|id, _| used.contains(id));
    let lies_within = |remark: &Remark| {
        period.from <= remark.period.from
            && remark.period.to <= period.to
            && (only.is_none() || remark.series == only)
    };
    let sessions = session::within(connection, period)?
        .into_iter()
        .map(|(_, session)| session);
    let adjustments = adjustment::within(connection, period)?
        .into_iter()
        .map(|(_, adjustment)| adjustment);
    let openings = opening_total::within(connection, period)?
        .into_iter()
        .map(|(_, opening)| opening);
    Ok(Records {
        club: settings.name,
        fiscal_start: settings.fiscal_start,
        club_rules: settings.rules,
        rule_sets,
        people: member::all(connection)?
            .iter()
            .map(|(id, member)| (*id, member.person()))
            .collect(),
        sessions: sessions.filter(|session| belongs(session.series)).collect(),
        hands: hands(connection, period, only, which, &hanchan)?,
        adjustments: adjustments
            .filter(|adjustment| belongs(adjustment.series))
            .collect(),
        openings: openings.filter(|opening| belongs(opening.series)).collect(),
        series,
        remarks: remark::all(connection)?
            .into_iter()
            .filter(lies_within)
            .collect(),
        hanchan,
    })
}

/// By day, series, round and table: AA comes after Z.
fn order<'a>(
    Hanchan { sheet, .. }: &'a Hanchan,
    series: &'a BTreeMap<SeriesId, String>,
) -> (NaiveDate, Option<&'a String>, u32, usize, &'a str) {
    let name = series.get(&sheet.series);
    let table = sheet.table.as_str();
    (sheet.date, name, sheet.round, table.len(), table)
}

fn hanchan(
    connection: &Connection,
    period: Period,
    only: Option<SeriesId>,
    which: Which,
) -> Result<Vec<Hanchan>, Error> {
    let (from, to) = iso_ends(period);
    let unseated = unseated::all(connection)?;
    let mut query = connection.prepare_cached(HANCHAN)?;
    let mut rows = query.query((from, to, only.map(|series| series.0), which == Which::All))?;
    let mut found: Vec<Hanchan> = Vec::new();
    let mut seats: Vec<SeatResult> = Vec::with_capacity(4);
    while let Some(row) = rows.next()? {
        let id = HanchanId(row.get(0)?);
        if found.last().is_none_or(|last| last.id != id) {
            seat_last(&mut found, &mut seats)?;
            found.push(Hanchan {
                id,
                sheet: hanchan::row_to_sheet(row, 1)?,
                settled: Settlement::default(),
                unseated: unseated.contains(&id),
            });
        }
        seats.push(row_to_seat(row)?);
    }
    seat_last(&mut found, &mut seats)?;
    Ok(found)
}

fn seat_last(found: &mut [Hanchan], seats: &mut Vec<SeatResult>) -> Result<(), Error> {
    let Some(last) = found.last_mut() else {
        return Ok(());
    };
    let players = seats.len();
    let all = BySeat::from_slice(seats)
        .ok_or_else(|| Fault::Damaged(format!("hanchan {} has {players} players", last.id.0)))?;
    last.sheet.people = all.map(|seat| seat.person);
    last.sheet.played.points = all.map(|seat| seat.points);
    last.sheet.played.chombo = all.map(|seat| seat.chombo_count);
    last.settled = Settlement {
        places: all.map(|seat| seat.place),
        base: all.map(|seat| seat.base),
        uma: all.map(|seat| seat.uma),
        chombo: all.map(|seat| seat.chombo),
        total: all.map(|seat| seat.total),
    };
    seats.clear();
    Ok(())
}

fn row_to_seat(row: &Row<'_>) -> rusqlite::Result<SeatResult> {
    Ok(SeatResult {
        person: PersonId(row.get(10)?),
        points: points(row, 11)?,
        place: Place {
            number: row.get(12)?,
            tied: row.get(13)?,
        },
        base: points(row, 14)?,
        uma: points(row, 15)?,
        chombo_count: row.get(16)?,
        chombo: points(row, 17)?,
        total: points(row, 18)?,
        // Its seat follows from the order of the rows.
        ..SeatResult::default()
    })
}

/// In the order of the hanchan, and within one in the order they were written down. `SQLite` would sort the whole
/// rows for that.
fn hands(
    connection: &Connection,
    period: Period,
    only: Option<SeriesId>,
    which: Which,
    hanchan: &[Hanchan],
) -> Result<Vec<Hand>, Error> {
    let place: HashMap<HanchanId, usize> = hanchan
        .iter()
        .enumerate()
        .map(|(place, one)| (one.id, place))
        .collect();
    let (from, to) = iso_ends(period);
    let mut query = connection.prepare_cached(HANDS)?;
    let only = only.map(|series| series.0);
    let rows = query.query_map((from, to, only, which == Which::All), |row| {
        let hand = Hand {
            hanchan: HanchanId(row.get(0)?),
            entry: hand::row_to_entry(row, 2)?,
        };
        let order = (place.get(&hand.hanchan).copied(), row.get::<_, i64>(1)?);
        Ok((order, hand))
    })?;
    let mut hands: Vec<_> = rows.collect::<Result<_, _>>()?;
    hands.sort_unstable_by_key(|(order, _)| *order);
    Ok(hands.into_iter().map(|(_, hand)| hand).collect())
}
