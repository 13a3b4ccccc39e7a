//! What is settled about a competition, as the page shows it and hands it back.

use chrono::NaiveDateTime;
use competition::{
    Asked, Competition, CompetitionData, EntryRules, LateRules, PenaltyRules, PlaceRules,
    PrizeRules, StaffRules, StageData, TieBreak,
};
use schedule::time_text;
use scoring::{Calendar, RuleBook};
use serde::{Deserialize, Serialize};
use specta::Type;

use super::wrong_field::refused;
use crate::ipc::WireError;
use crate::ipc::typed::{Day, from_iso};
use desk::typed::time;

/// What is settled about a competition.
#[derive(Clone, Debug, Deserialize, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct CompetitionSettled {
    /// What files and commands call it.
    pub key: String,
    pub name: String,
    /// How many can play; none is without limit.
    pub capacity: Option<u32>,
    pub minimum: u32,
    pub whole_tables: bool,
    pub opens: Option<Moment>,
    pub closes: Option<Moment>,
    pub check_in_until: Option<Moment>,
    pub asks: Vec<Asked>,
    pub staff: StaffRules,
    pub stages: Vec<StageData>,
    pub ties: Vec<TieBreak>,
    /// What coming late costs.
    pub late: Option<LateRules>,
    pub offences: Option<u32>,
    pub picks: Vec<u32>,
    pub booby: bool,
    pub keepsakes: bool,
    pub certificates: u32,
    pub offers: Vec<PlaceRules>,
    /// What is announced beside all that.
    pub book: RuleBook,
}

/// A day and a time of day; the time as it was typed, and midnight where none was.
#[derive(Clone, Debug, Deserialize, Serialize, Type)]
pub struct Moment {
    pub day: Day,
    pub time: String,
}

impl Moment {
    pub fn of(at: NaiveDateTime, calendar: Calendar) -> Self {
        Self {
            day: Day::of(at.date(), calendar),
            time: time_text(at.time()),
        }
    }

    fn read(&self) -> Result<NaiveDateTime, WireError> {
        let day = from_iso(&self.day.iso)?;
        let time = match self.time.trim() {
            "" => chrono::NaiveTime::MIN,
            typed => time::parse(typed).ok_or_else(|| WireError::NotATime {
                typed: typed.to_owned(),
            })?,
        };
        Ok(day.and_time(time))
    }
}

impl CompetitionSettled {
    pub fn of(competition: &Competition, calendar: Calendar) -> Self {
        let data = competition.data();
        let entries = &data.entries;
        let moment = |at: Option<NaiveDateTime>| at.map(|at| Moment::of(at, calendar));
        Self {
            key: data.id.clone(),
            name: competition.name().to_owned(),
            capacity: entries.capacity,
            minimum: entries.minimum,
            whole_tables: entries.whole_tables,
            opens: moment(entries.opens),
            closes: moment(entries.closes),
            check_in_until: moment(entries.check_in_until),
            asks: entries.asks.clone(),
            staff: data.staff,
            stages: data.stages.clone(),
            ties: data.ties.clone(),
            late: data.penalties.late,
            offences: data.penalties.offences,
            picks: data.prizes.picks.clone(),
            booby: data.prizes.booby,
            keepsakes: data.prizes.keepsakes,
            certificates: data.prizes.certificates,
            offers: data.offers.clone(),
            book: data.book.clone(),
        }
    }

    /// The competition that is meant.
    ///
    /// # Errors
    /// Names every field that is wrong.
    pub fn read(self) -> Result<Competition, WireError> {
        Competition::new(self.data()?).map_err(|wrong| refused(&wrong))
    }

    /// What is meant, whether it can be so or not.
    ///
    /// # Errors
    /// Where a time is none.
    pub fn data(mut self) -> Result<CompetitionData, WireError> {
        let moment = |at: Option<Moment>| at.map(|at| at.read()).transpose();
        for name in self.names() {
            *name = name.trim().to_owned();
        }
        Ok(CompetitionData {
            id: self.key,
            name: self.name,
            entries: EntryRules {
                capacity: self.capacity,
                minimum: self.minimum,
                whole_tables: self.whole_tables,
                opens: moment(self.opens)?,
                closes: moment(self.closes)?,
                check_in_until: moment(self.check_in_until)?,
                asks: self.asks,
            },
            staff: self.staff,
            stages: self.stages,
            ties: self.ties,
            penalties: PenaltyRules {
                late: self.late,
                offences: self.offences,
            },
            prizes: PrizeRules {
                picks: self.picks,
                booby: self.booby,
                keepsakes: self.keepsakes,
                certificates: self.certificates,
            },
            offers: self.offers,
            book: self.book,
        })
    }

    /// Every name that was typed.
    fn names(&mut self) -> impl Iterator<Item = &mut String> {
        let stages = self.stages.iter_mut().map(|stage| &mut stage.name);
        let places = self.offers.iter_mut().map(|offer| &mut offer.place);
        [&mut self.name].into_iter().chain(stages).chain(places)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_comes_back_from_the_page_as_it_was() {
        for preset in competition::presets() {
            let told = CompetitionSettled::of(&preset, Calendar::Japanese);
            assert_eq!(told.read().unwrap(), preset);
        }
    }

    #[test]
    fn the_times_that_were_typed_are_read() {
        let preset = competition::preset("haku-2015").unwrap();
        let mut told = CompetitionSettled::of(&preset, Calendar::Japanese);
        told.check_in_until = Some(Moment {
            day: Day::of("2015-01-04".parse().unwrap(), Calendar::Japanese),
            time: "午前９時半".into(),
        });
        let read = told.clone().read().unwrap();
        let until = read.data().entries.check_in_until.unwrap();
        assert_eq!(until.to_string(), "2015-01-04 09:30:00");
        let again = CompetitionSettled::of(&read, Calendar::Japanese);
        assert_eq!(again.check_in_until.unwrap().time, "09:30");
        told.check_in_until.as_mut().unwrap().time = "朝".into();
        assert_eq!(
            told.read().unwrap_err(),
            WireError::NotATime {
                typed: "朝".into()
            }
        );
    }
}
