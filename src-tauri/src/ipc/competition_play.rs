//! 進行: a competition stage by stage and round by round, with what is to be done and decided.

use competition::course::{Cut, PenaltyKind, RoundState, Stage};
use competition::{EventId, Method, PlanQuality, RoundNumber, Sheet};
use db::CompetitionId;
use desk::contest::Contest;
use scoring::SeriesId;
use serde::Serialize;
use specta::Type;
use tauri::State;

use super::competition_desk::RoundShown;
use super::competitions::{Competitor, Moment, RoundSeats, read_contest};
use super::today::TableState;
use super::typed::Day;
use super::{Number, WireError};
use crate::open_club::OpenClub;

/// How a competition stands, stage by stage and round by round.
#[tauri::command(async)]
#[specta::specta]
pub fn competition_play(
    open: State<'_, OpenClub>,
    id: CompetitionId,
) -> Result<CompetitionPlay, WireError> {
    let held = read_contest(&open, id)?;
    let place = |number: RoundNumber| {
        held.round(number).map(|place| PlayedOn {
            day: Day::of(place.date, held.calendar),
            series: held.entry.series,
            round: place.round_of_day,
        })
    };
    let course = &held.course;
    let data = held.entry.competition.data();
    let penalties = course.penalties.iter().rev().map(|penalty| {
        let unit = held.rules(held.stage_under_way())?.data().unit;
        let (kind, points, reason, minutes) = match &penalty.kind {
            PenaltyKind::Late { minutes, points } => {
                let points = Some(unit.signed(*points));
                (
                    PenaltyShownKind::Late,
                    points,
                    String::new(),
                    Some(*minutes),
                )
            }
            PenaltyKind::Adjusted {
                stage,
                points,
                reason,
            } => {
                let points = held.rules(*stage)?.data().unit.signed(*points);
                (
                    PenaltyShownKind::Adjusted,
                    Some(points),
                    reason.clone(),
                    None,
                )
            }
            PenaltyKind::Offence { reason } => {
                (PenaltyShownKind::Offence, None, reason.clone(), None)
            }
        };
        Ok(PenaltyShown {
            event: penalty.event,
            at: Moment::of(penalty.at, held.calendar),
            person: Competitor::of(&held, penalty.person),
            kind,
            points,
            minutes,
            reason,
            lifted: penalty.lifted.clone(),
            replaced: penalty.replaced,
        })
    });
    let staff: Vec<_> = course.entries.staff.iter().map(|one| one.person).collect();
    Ok(CompetitionPlay {
        players: Competitor::all(&held, &course.entries.playing),
        staff: Competitor::all(&held, &staff),
        minimum: data.entries.minimum,
        short_of_minimum: course.entries.short_of_minimum,
        over: course.over,
        counts_lateness: data.penalties.late.is_some(),
        counts_offences: data.penalties.offences,
        penalties: penalties.collect::<Result<_, WireError>>()?,
        stages: course
            .stages
            .iter()
            .map(|stage| StagePlay::of(&held, stage, &place))
            .collect::<Result<_, _>>()?,
        under_way: held.stage_under_way(),
    })
}

/// How a competition stands.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct CompetitionPlay {
    pub players: Vec<Competitor>,
    pub staff: Vec<Competitor>,
    pub minimum: u32,
    pub short_of_minimum: u32,
    pub over: bool,
    /// Whether coming late costs points.
    pub counts_lateness: bool,
    /// As many offences in a day as cost the prize or the place, where there are such.
    pub counts_offences: Option<u32>,
    /// The latest first.
    pub penalties: Vec<PenaltyShown>,
    pub stages: Vec<StagePlay>,
    /// The first stage that is not complete, or the last.
    pub under_way: u32,
}

/// A penalty, a bonus, a lateness or an offence.
#[derive(Debug, Serialize, Type)]
pub struct PenaltyShown {
    pub event: EventId,
    pub at: Moment,
    pub person: Competitor,
    pub kind: PenaltyShownKind,
    pub points: Option<String>,
    pub minutes: Option<u32>,
    pub reason: String,
    /// Why it counts no more.
    pub lifted: Option<String>,
    /// Whether the lateness was written down again, and counts no more.
    pub replaced: bool,
}

/// What a penalty is for.
#[derive(Clone, Copy, Debug, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum PenaltyShownKind {
    Late,
    Adjusted,
    Offence,
}

/// A stage of a competition under way.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct StagePlay {
    pub number: u32,
    pub name: String,
    /// The source of its rule set, for its record sheets.
    pub rules: String,
    pub players: Vec<Competitor>,
    pub complete: bool,
    pub rounds: Vec<RoundPlay>,
    /// How good the rounds drawn so far are together.
    pub quality: Option<PlanQuality>,
    /// Groups of people whom only a lot tells apart.
    pub asks_for_lot: Vec<Vec<Competitor>>,
    pub cut: Option<CutShown>,
}

/// A round of a stage.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct RoundPlay {
    pub number: u32,
    pub method: Method,
    pub seed: Option<u32>,
    /// How many players are to play it, staff aside.
    pub due: Number,
    pub staff: Number,
    /// None where it is not drawn.
    pub played_on: Option<PlayedOn>,
    pub seats: Option<RoundSeats>,
    pub tables: Vec<TablePlay>,
    /// The labels of the tables whose sheets are missing.
    pub missing: Vec<String>,
    /// The labels of the tables at which others would sit by the results as they are now.
    pub seated_otherwise: Vec<String>,
    /// Who played it and was to play neither as player nor as staff.
    pub strangers: Vec<Competitor>,
}

/// Where the sheets of a round are entered.
#[derive(Debug, Serialize, Type)]
pub struct PlayedOn {
    pub day: Day,
    pub series: SeriesId,
    /// The round of the day.
    pub round: u32,
}

/// A table of a round, and whether its sheet is in.
#[derive(Debug, Serialize, Type)]
pub struct TablePlay {
    pub label: String,
    pub state: TableState,
}

/// Who goes on from a stage.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct CutShown {
    pub through: u32,
    pub by_last_hanchan: bool,
    pub proposed: Vec<Competitor>,
    pub tied: Vec<Competitor>,
    pub places_for_tied: Number,
    pub moved_up: Vec<Competitor>,
    pub absent: Vec<Competitor>,
    pub decided: Option<Vec<Competitor>>,
    /// Whether it is to be decided anew: somebody who was to go on is absent, and others can.
    pub to_decide_anew: bool,
    pub would_go_on: Vec<Competitor>,
    pub would_not: Vec<Competitor>,
    /// The round from which on who is absent now plays no more.
    pub next: RoundShown,
}

impl StagePlay {
    fn of(
        held: &Contest,
        stage: &Stage,
        place: &impl Fn(RoundNumber) -> Option<PlayedOn>,
    ) -> Result<Self, WireError> {
        let so_far = held.drawn_before(stage.number, None);
        let quality = if so_far.is_empty() {
            None
        } else {
            let players = held.rules(stage.number)?.players();
            Some(held.quality(players, &so_far).1)
        };
        let lots = stage.standing.asks_for_lot.iter();
        Ok(Self {
            number: stage.number,
            name: held.stage_name(stage.number),
            rules: held.rules(stage.number)?.source(),
            players: Competitor::all(held, &stage.players),
            complete: stage.complete,
            rounds: stage
                .rounds
                .iter()
                .map(|round| {
                    let number = RoundNumber {
                        stage: stage.number,
                        round: round.number,
                    };
                    RoundPlay::of(held, number, round, place(number))
                })
                .collect::<Result<_, WireError>>()?,
            quality,
            asks_for_lot: lots.map(|tied| Competitor::all(held, tied)).collect(),
            cut: stage
                .cut
                .as_ref()
                .map(|cut| CutShown::of(held, stage.number, cut)),
        })
    }
}

impl RoundPlay {
    fn of(
        held: &Contest,
        number: RoundNumber,
        state: &RoundState,
        played_on: Option<PlayedOn>,
    ) -> Result<Self, WireError> {
        let mut rounds = held.history.rounds.iter();
        let round = rounds.find(|round| round.number == number);
        let before = held.drawn_before(number.stage, Some(number.round));
        let seats =
            round.map(|round| RoundSeats::of(held, number.round, &round.seating(), &before));
        let tables = round.map(|round| &round.tables[..]).unwrap_or_default();
        Ok(Self {
            number: number.round,
            method: state.method,
            seed: state.seed,
            due: Number::of(state.due.len()),
            staff: Number::of(state.staff.len()),
            played_on,
            seats: seats.transpose()?,
            tables: tables
                .iter()
                .map(|table| TablePlay {
                    label: table.label.clone(),
                    state: match table.sheet {
                        Sheet::Missing => TableState::Missing,
                        Sheet::In(_) => TableState::Entered,
                        Sheet::SetAside => TableState::SetAside,
                    },
                })
                .collect(),
            missing: state.missing.clone(),
            seated_otherwise: state.seated_otherwise.clone(),
            strangers: Competitor::all(held, &state.strangers),
        })
    }
}

impl CutShown {
    fn of(held: &Contest, stage: u32, cut: &Cut) -> Self {
        let decided = cut.decided.as_ref();
        Self {
            through: cut.rules.through,
            by_last_hanchan: cut.rules.by == competition::CutBy::LastHanchan,
            proposed: Competitor::all(held, &cut.proposed),
            tied: Competitor::all(held, &cut.tied),
            places_for_tied: Number::of(cut.places_for_tied),
            moved_up: Competitor::all(held, &cut.moved_up),
            absent: Competitor::all(held, &cut.absent),
            decided: decided.map(|decision| Competitor::all(held, &decision.through)),
            to_decide_anew: decided.is_some() && held.course.cut_to_decide() == Some(stage),
            would_go_on: Competitor::all(held, &cut.would_go_on),
            would_not: Competitor::all(held, &cut.would_not),
            next: RoundShown::of(
                held,
                RoundNumber {
                    stage: stage + 1,
                    round: 1,
                },
            ),
        }
    }
}
