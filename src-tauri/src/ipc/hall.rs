//! The window for the hall: what it shows besides the clock, and how it is opened and closed.

use db::{Club, Error};
use desk::contest::Contest;
use scoring::{Period, Unit, standings};
use serde::Serialize;
use specta::Type;
use tauri::{AppHandle, Manager, State};

use super::WireError;
use super::round_clock::with_clocks;
use crate::hall;
use crate::open_club::OpenClub;
use crate::round_clock::{HallPart, RoundClocks};
use desk::clock::Round;
use desk::results::Game;
use scoring::Names;

/// Opens the window for the hall, or brings it to the front.
#[tauri::command(async)]
#[specta::specta]
pub fn open_hall(app: AppHandle) -> Result<(), WireError> {
    hall::open(&app).map_err(WireError::unexpected)
}

/// Closes it.
#[tauri::command(async)]
#[specta::specta]
pub fn close_hall(app: AppHandle) -> Result<(), WireError> {
    hall::close(&app).map_err(WireError::unexpected)
}

/// Lets it fill its whole screen, or gives it its frame back.
#[tauri::command(async)]
#[specta::specta]
pub fn fill_hall_screen(app: AppHandle, fill: bool) -> Result<(), WireError> {
    hall::fill_screen(&app, fill).map_err(WireError::unexpected)
}

/// Chooses what the hall sees below the clock.
#[tauri::command(async)]
#[specta::specta]
pub fn show_in_hall(
    app: AppHandle,
    open: State<'_, OpenClub>,
    part: HallPart,
) -> Result<(), WireError> {
    with_clocks(&app, &open, |kept, _, _| kept.show_in_hall(part))
}

/// What the hall sees besides the clock: the round that is timed, as the club has recorded it.
#[tauri::command(async)]
#[specta::specta]
pub fn hall_view(app: AppHandle, open: State<'_, OpenClub>) -> Result<HallView, WireError> {
    let path = open.path().ok_or(WireError::NoClubOpen)?;
    let clocks = app.state::<RoundClocks>();
    let clock = clocks.lock(&app, chrono::Utc::now()).clock(&path).cloned();
    let round = clock.map(|clock| clock.round);
    open.read(|club| {
        Ok(HallView {
            club: club.settings()?.name,
            round: round.map(|round| played(club, &round)).transpose()?,
        })
    })
}

fn played(club: &Club, round: &Round) -> Result<HallRound, Error> {
    let series = round.series;
    let session = club.session_on(round.day, series)?;
    let names = club.names()?;
    let (mut tables, mut sits_out) = (Vec::new(), Vec::new());
    let mut competition = None;
    if let Some(session) = session {
        let of_round = club.tables(session)?.into_iter();
        tables = of_round
            .filter(|table| table.round == round.number)
            .collect();
        let drawn = club.draws(session)?.into_iter();
        sits_out = drawn
            .filter(|draw| draw.round == round.number)
            .flat_map(|draw| draw.seating.sits_out)
            .collect();
        competition = Contest::at(club, series, session, round.number)?;
    }
    let stands = match competition.and_then(|(held, stage)| Stands::in_stage(&held, stage, &names))
    {
        Some(stands) => stands,
        None => Stands::on_day(club, round, &names)?,
    };
    Ok(HallRound {
        tables: tables
            .into_iter()
            .map(|table| HallTable {
                missing: table.is_missing(),
                table: table.label,
                people: table
                    .people
                    .as_slice()
                    .iter()
                    .map(|one| names.of(*one))
                    .collect(),
            })
            .collect(),
        sits_out: sits_out.iter().map(|one| names.of(*one)).collect(),
        stage: stands.stage,
        unit: stands.unit.sign().to_owned(),
        standings: stands.rows,
    })
}

/// How everybody stands where a round is played.
struct Stands {
    stage: Option<String>,
    unit: Unit,
    rows: Vec<HallStanding>,
}

impl Stands {
    /// On the day of the round, in its series.
    fn on_day(club: &Club, round: &Round, names: &Names) -> Result<Self, Error> {
        let day = Period {
            from: round.day,
            to: round.day,
        };
        let records = club.records_of_series(day, round.series)?;
        let game = Game::of(records, None, None);
        let rows = standings(&game.records, game.kind).into_iter();
        let rows = rows.map(|row| HallStanding {
            rank: row.rank,
            name: names.of(row.person),
            total: game.unit.signed(row.tally.total),
        });
        Ok(Self {
            stage: None,
            unit: game.unit,
            rows: rows.collect(),
        })
    }

    /// In a stage of a competition, however many days it takes.
    fn in_stage(held: &Contest, stage: u32, names: &Names) -> Option<Self> {
        let unit = held.rules(stage).ok()?.data().unit;
        let lines = held.course.stage(stage)?.standing.lines.iter();
        let rows = lines.map(|line| HallStanding {
            rank: line.rank,
            name: names.of(line.person),
            total: unit.signed(line.total),
        });
        Some(Self {
            stage: Some(held.stage_name(stage)),
            unit,
            rows: rows.collect(),
        })
    }
}

/// How the window for the hall stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum HallWindow {
    Closed,
    Open,
    /// Without a frame, on the whole of its screen.
    FillsScreen,
}

impl HallWindow {
    pub(super) fn of(app: &AppHandle) -> Self {
        if hall::fills_screen(app) {
            Self::FillsScreen
        } else if hall::is_open(app) {
            Self::Open
        } else {
            Self::Closed
        }
    }
}

/// What the hall sees besides the clock.
#[derive(Debug, Serialize, Type)]
pub struct HallView {
    pub club: String,
    /// None as long as no clock is set.
    pub round: Option<HallRound>,
}

/// A round, and how everybody stands on its day.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct HallRound {
    pub tables: Vec<HallTable>,
    /// The stage of the competition that is played; the club's own days have none.
    pub stage: Option<String>,
    pub sits_out: Vec<String>,
    /// The sign of the unit of the standings.
    pub unit: String,
    pub standings: Vec<HallStanding>,
}

/// Who plays at a table, in the order of seats.
#[derive(Debug, Serialize, Type)]
pub struct HallTable {
    /// Whether its sheet is still to come.
    pub missing: bool,
    pub table: String,
    pub people: Vec<String>,
}

/// One person's day.
#[derive(Debug, Serialize, Type)]
pub struct HallStanding {
    pub rank: Option<u32>,
    pub name: String,
    pub total: String,
}
