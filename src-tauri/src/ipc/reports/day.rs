//! The papers of a day of play.

use db::{Error, Refused, Thing};
use reports::{Form, LaterRounds, Options, Pdf};
use scoring::record::{RoundPlan, Session};
use scoring::{Period, Players, Records, RuleSet, SeriesId};

use super::{DrawnRounds, SheetForm};
use crate::ipc::WireError;
use crate::ipc::typed::from_iso;
use crate::open_club::OpenClub;

/// More sheets than any club has tables are a slip of the hand.
const MOST_SHEETS: u32 = 200;

pub fn blank_sheets(
    club: &str,
    rules: &RuleSet,
    form: SheetForm,
    sheets: u32,
    options: &Options,
) -> Result<Pdf, WireError> {
    within("sheets", sheets, MOST_SHEETS)?;
    let form = form.read(rules, LaterRounds::Open)?;
    reports::blank_record_sheets(club, rules, form, sheets, options).map_err(WireError::unexpected)
}

pub fn drawn_sheets(
    drawn: &Drawn,
    rules: &RuleSet,
    form: SheetForm,
    same_people: bool,
    options: &Options,
) -> Result<Pdf, WireError> {
    let later = if same_people {
        LaterRounds::SamePeople
    } else {
        LaterRounds::Open
    };
    let form = form.read(rules, later)?;
    let Drawn {
        records,
        session,
        rounds,
        ..
    } = drawn;
    reports::record_sheets(records, session, rounds, rules, form, options)
        .map_err(WireError::unexpected)
}

/// A session with rounds that were drawn for it.
pub struct Drawn {
    pub records: Records,
    pub session: Session,
    pub rounds: Vec<RoundPlan>,
    /// The rules that the first of them is played by.
    pub rules: RuleSet,
}

impl Drawn {
    pub fn read(open: &OpenClub, asked: &DrawnRounds) -> Result<Self, WireError> {
        let date = from_iso(&asked.day)?;
        let series = SeriesId(asked.series.into());
        open.read(|club| {
            let nothing = |what, key| Error::from(Refused::NoSuch { what, key });
            let id = club
                .session_on(date, series)?
                .ok_or_else(|| nothing(Thing::Session, date.to_string()))?;
            let mut rounds = club.round_plans(id)?;
            rounds.retain(|plan| asked.round.is_none_or(|round| plan.round == round));
            if rounds.is_empty() {
                let key = asked.round.map_or(asked.day.clone(), |r| r.to_string());
                return Err(nothing(Thing::Draw, key));
            }
            let (round, players) = first_table(&rounds);
            let rules = club.rules_of_round(id, round, players)?;
            Ok(Self {
                rules: rules.ok_or_else(|| nothing(Thing::RuleSet, asked.day.clone()))?,
                records: club.records(Period {
                    from: date,
                    to: date,
                })?,
                session: club.session(id)?,
                rounds,
            })
        })
    }

    pub fn print(
        &self,
        document: impl FnOnce(&Records, &Session, &[RoundPlan], &Options) -> Result<Pdf, reports::Error>,
        options: &Options,
    ) -> Result<Pdf, WireError> {
        document(&self.records, &self.session, &self.rounds, options).map_err(WireError::unexpected)
    }
}

/// The round of the first table, and for how many it is.
fn first_table(rounds: &[RoundPlan]) -> (u32, usize) {
    let round = rounds.first();
    let table = round.and_then(|round| round.tables.first());
    let players = table.map_or(Players::Four, |table| table.seats.players());
    (round.map_or(1, |round| round.round), players.count())
}

impl SheetForm {
    fn read(self, rules: &RuleSet, later_rounds: LaterRounds) -> Result<Form, WireError> {
        within("hanchan_on_sheet", self.rounds, Form::MOST_ROUNDS)?;
        Ok(Form {
            rounds: self.rounds,
            last_dealer: self.last_dealer || Form::of(rules).last_dealer,
            sticks: self.sticks,
            hands: self.hands,
            later_rounds,
        })
    }
}

/// Refuses a count that is not from 1 to the most there may be.
pub fn within(field: &str, value: u32, most: u32) -> Result<(), WireError> {
    if (1..=most).contains(&value) {
        return Ok(());
    }
    Err(WireError::OutOfRange {
        field: field.to_owned(),
        value: value.to_string(),
        lowest: "1".to_owned(),
        highest: most.to_string(),
    })
}
