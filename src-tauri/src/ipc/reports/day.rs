//! The papers of a day of play.

use db::{Error, Refused, Thing};
use desk::papers::DrawnDay;
use reports::{Form, LaterRounds, Options, Pdf};
use scoring::RuleSet;

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
    drawn: &DrawnDay,
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
    let made = drawn.record_sheets(rules, form, options);
    made.map_err(WireError::unexpected)
}

/// What was drawn for that day.
pub fn drawn(open: &OpenClub, asked: &DrawnRounds) -> Result<DrawnDay, WireError> {
    let date = from_iso(&asked.day)?;
    let series = asked.series;
    open.read(|club| {
        let nothing = |what, key| Error::from(Refused::NoSuch { what, key });
        let id = club
            .session_on(date, series)?
            .ok_or_else(|| nothing(Thing::Session, date.to_string()))?;
        DrawnDay::read(club, id, asked.round)?.ok_or_else(|| {
            let key = asked.round.map_or(asked.day.clone(), |r| r.to_string());
            nothing(Thing::Draw, key)
        })
    })
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
