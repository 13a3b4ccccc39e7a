//! 受付: who entered a competition, who waits, who came; and everything that happened in it.

use competition::course::EntryState;
use competition::{Asked, EventId, Happening, lot};
use db::CompetitionId;
use desk::contest::Contest;
use scoring::PersonId;
use serde::Serialize;
use specta::Type;
use tauri::State;

use super::competitions::{Competitor, Moment, RankChange, read_contest};
use super::{Number, WireError};
use crate::open_club::OpenClub;

/// Who entered, who waits, and who of the staff is there.
#[tauri::command(async)]
#[specta::specta]
pub fn competition_entries(
    open: State<'_, OpenClub>,
    id: CompetitionId,
) -> Result<CompetitionEntries, WireError> {
    CompetitionEntries::of(&read_contest(&open, id)?)
}

/// Everything that happened in a competition, the latest first.
#[tauri::command(async)]
#[specta::specta]
pub fn competition_log(
    open: State<'_, OpenClub>,
    id: CompetitionId,
) -> Result<CompetitionLog, WireError> {
    let held = read_contest(&open, id)?;
    let events = held.history.events.iter().rev();
    let events = events.map(|event| LoggedEvent {
        id: event.id,
        at: Moment::of(event.at, held.calendar),
        what: event.what.clone(),
    });
    let events = events.collect();
    let mut named: Vec<PersonId> = held.course.entries.people.keys().copied().collect();
    named.extend(held.course.entries.staff.iter().map(|staff| staff.person));
    named.sort();
    named.dedup();
    Ok(CompetitionLog {
        people: Competitor::all(&held, &named),
        stages: (1..=held.entry.competition.data().stages.len())
            .filter_map(|stage| u32::try_from(stage).ok())
            .map(|stage| held.stage_name(stage))
            .collect(),
        events,
    })
}

/// Writes down what happened, all of it or nothing, and says what became other by it.
#[tauri::command(async)]
#[specta::specta]
pub fn record_happened(
    open: State<'_, OpenClub>,
    id: CompetitionId,
    happened: Vec<Happening>,
) -> Result<Recorded, WireError> {
    let seats = |one: &Happening| matches!(one, Happening::RoundSeated { .. });
    if happened.iter().any(seats) {
        return Err(WireError::unexpected("a round is seated by its draw"));
    }
    record(&open, id, &happened)
}

/// Draws lots among people who are tied in a stage, and writes them down.
#[tauri::command(async)]
#[specta::specta]
pub fn draw_lot(
    open: State<'_, OpenClub>,
    id: CompetitionId,
    stage: u32,
    people: Vec<PersonId>,
    seed: u32,
) -> Result<Vec<Competitor>, WireError> {
    let order = lot(&people, seed);
    let drawn = Happening::LotDrawn {
        stage,
        order: order.clone(),
        seed: Some(seed),
    };
    record(&open, id, &[drawn])?;
    Ok(Competitor::all(&read_contest(&open, id)?, &order))
}

fn record(
    open: &OpenClub,
    id: CompetitionId,
    happenings: &[Happening],
) -> Result<Recorded, WireError> {
    let before = read_contest(open, id)?.course;
    open.write(|club, now| club.record_happenings(now, id, now, happenings))?;
    let held = read_contest(open, id)?;
    let fresh = held.course.entries.promotions.iter();
    let fresh = fresh.filter(|promotion| !before.entries.promotions.contains(promotion));
    let tells_ranks = before.has_results() && happenings.iter().any(Happening::corrects);
    Ok(Recorded {
        promoted: fresh.map(|one| Competitor::of(&held, one.person)).collect(),
        ranks: if tells_ranks {
            RankChange::since(&before, &held)
        } else {
            Vec::new()
        },
    })
}

/// What became other by something that happened.
#[derive(Debug, Serialize, Type)]
pub struct Recorded {
    /// Who came from the waiting list to a place, and is to be told.
    pub promoted: Vec<Competitor>,
    /// Whose rank of all is another, where something that was known is corrected by it.
    pub ranks: Vec<RankChange>,
}

/// Who entered, who waits, and who of the staff is there.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct CompetitionEntries {
    pub capacity: Option<u32>,
    pub free: Option<u32>,
    pub minimum: u32,
    pub short_of_minimum: u32,
    /// What the organiser needs of everybody.
    pub asks: Vec<Asked>,
    pub closes: Option<Moment>,
    pub check_in_until: Option<Moment>,
    /// Those who play in the order of the queue, then those who wait, then those who gave it up.
    pub people: Vec<EntryLine>,
    pub staff: Vec<StaffLine>,
    /// Who came from the waiting list to a place, and is to be told; the latest first.
    pub promoted: Vec<PromotedLine>,
    pub arrived: Number,
    /// The stages, each with its name and its number of rounds.
    pub stages: Vec<StageRounds>,
    /// Whether a round is drawn, so that entries are over.
    pub drawn: bool,
}

/// A stage and how many rounds it has.
#[derive(Debug, Serialize, Type)]
pub struct StageRounds {
    pub stage: u32,
    pub name: String,
    pub rounds: u32,
}

/// Somebody's entry.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct EntryLine {
    pub person: Competitor,
    pub state: EntryStateShown,
    /// The place of the waiting list.
    pub waits_at: Option<u32>,
    pub at: Moment,
    pub walk_in: bool,
    pub checked_in: bool,
    /// What has not come in yet.
    pub missing: Vec<Asked>,
    pub left: Option<RoundShown>,
}

/// What became of an entry.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum EntryStateShown {
    Playing,
    Waiting,
    Cancelled,
    Released,
}

/// A round of a stage.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct RoundShown {
    pub stage: u32,
    pub stage_name: String,
    pub round: u32,
}

/// Somebody who fills tables.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct StaffLine {
    pub person: Competitor,
    pub instead_of: Option<Competitor>,
    /// From which round on; only of who plays instead of somebody.
    pub from: Option<RoundShown>,
    pub left: Option<RoundShown>,
}

/// Somebody who is to be told of a place.
#[derive(Debug, Serialize, Type)]
pub struct PromotedLine {
    pub person: Competitor,
    pub at: Moment,
}

/// Everything that happened, and whom it is about.
#[derive(Debug, Serialize, Type)]
pub struct CompetitionLog {
    pub people: Vec<Competitor>,
    /// The names of the stages, in order.
    pub stages: Vec<String>,
    pub events: Vec<LoggedEvent>,
}

/// Something that happened.
#[derive(Debug, Serialize, Type)]
pub struct LoggedEvent {
    pub id: EventId,
    pub at: Moment,
    pub what: Happening,
}

impl RoundShown {
    pub(super) fn of(held: &Contest, number: competition::RoundNumber) -> Self {
        Self {
            stage: number.stage,
            stage_name: held.stage_name(number.stage),
            round: number.round,
        }
    }
}

impl CompetitionEntries {
    fn of(held: &Contest) -> Result<Self, WireError> {
        let entries = &held.course.entries;
        let rules = &held.entry.competition.data().entries;
        let gone = entries.people.values();
        let gone = gone
            .filter(|one| matches!(one.state, EntryState::Cancelled | EntryState::Released))
            .map(|one| one.person);
        let queue = entries.playing.iter().chain(&entries.waiting).copied();
        let people = queue.chain(gone).filter_map(|id| entries.people.get(&id));
        let mut arrived = 0;
        let mut lines = Vec::new();
        for entry in people {
            arrived += usize::from(entry.checked_in && entry.state == EntryState::Playing);
            let (state, waits_at) = match entry.state {
                EntryState::Playing => (EntryStateShown::Playing, None),
                EntryState::Waiting(place) => (EntryStateShown::Waiting, Some(place)),
                EntryState::Cancelled => (EntryStateShown::Cancelled, None),
                EntryState::Released => (EntryStateShown::Released, None),
            };
            lines.push(EntryLine {
                person: Competitor::of(held, entry.person),
                state,
                waits_at,
                at: Moment::of(entry.at, held.calendar),
                walk_in: entry.walk_in,
                checked_in: entry.checked_in,
                missing: entry.missing.clone(),
                left: entry.left.map(|left| RoundShown::of(held, left)),
            });
        }
        let staff = entries.staff.iter().map(|staff| {
            let instead_of = staff.instead_of.map(|person| Competitor::of(held, person));
            StaffLine {
                person: Competitor::of(held, staff.person),
                from: staff
                    .instead_of
                    .is_some()
                    .then(|| RoundShown::of(held, staff.from)),
                instead_of,
                left: staff.left.map(|left| RoundShown::of(held, left)),
            }
        });
        let promoted = entries.promotions.iter().rev().map(|one| PromotedLine {
            person: Competitor::of(held, one.person),
            at: Moment::of(one.at, held.calendar),
        });
        let moment = |at: Option<_>| at.map(|at| Moment::of(at, held.calendar));
        let stages = (1..).zip(&held.entry.competition.data().stages);
        Ok(Self {
            capacity: rules.capacity,
            free: entries.free,
            minimum: rules.minimum,
            short_of_minimum: entries.short_of_minimum,
            asks: rules.asks.clone(),
            closes: moment(rules.closes),
            check_in_until: moment(rules.check_in_until),
            people: lines,
            staff: staff.collect(),
            promoted: promoted.collect(),
            arrived: Number::of(arrived),
            stages: stages
                .map(|(stage, data)| {
                    Ok(StageRounds {
                        stage,
                        name: data.name.clone(),
                        rounds: u32::try_from(data.rounds.len()).map_err(WireError::unexpected)?,
                    })
                })
                .collect::<Result<_, WireError>>()?,
            drawn: !held.history.rounds.is_empty(),
        })
    }
}
