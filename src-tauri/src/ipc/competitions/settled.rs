//! What is settled about a competition, as the page shows it and hands it back.

use chrono::NaiveDateTime;
use competition::{
    Asked, CarryOver, Competition, CompetitionData, CutBy, CutRules, EntryRules, LateRules, Method,
    PenaltyRules, PlaceRules, PrizeRules, StaffRules, StageData, TieBreak,
};
use schedule::time_text;
use scoring::{Calendar, Points};
use serde::{Deserialize, Serialize};
use specta::Type;

use super::wrong_field::refused;
use crate::ipc::typed::{Day, from_iso};
use crate::ipc::{WireError, narrow};
use desk::typed::time;

/// What is settled about a competition.
#[derive(Clone, Debug, Deserialize, Serialize, Type)]
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
    pub asks: Vec<AskedOf>,
    pub staff: StaffSettled,
    pub stages: Vec<StageSettled>,
    pub ties: Vec<TieWay>,
    /// What coming late costs.
    pub late: Option<LateSettled>,
    pub offences: Option<u32>,
    pub picks: Vec<u32>,
    pub booby: bool,
    pub keepsakes: bool,
    pub certificates: u32,
    pub offers: Vec<PlaceSettled>,
}

/// What coming late costs.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, Type)]
pub struct LateSettled {
    /// Points taken off for each minute.
    pub per_minute: i32,
    pub costs_booby: bool,
}

/// A day and a time of day; the time as it was typed, and midnight where none was.
#[derive(Clone, Debug, Deserialize, Serialize, Type)]
pub struct Moment {
    pub day: Day,
    pub time: String,
}

/// Something an organiser needs of somebody who enters.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum AskedOf {
    GuardianConsent,
    Age,
    Fee,
    Ticket,
}

/// How many of the staff play.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum StaffSettled {
    FillGaps,
    /// At so many tables, where the tables come out whole with them.
    Tables(u32),
    EverybodyMeets,
}

/// One stage.
#[derive(Clone, Debug, Deserialize, Serialize, Type)]
pub struct StageSettled {
    pub name: String,
    /// The key of its rule set.
    pub rules: String,
    pub rules_of_three: Option<String>,
    pub rounds: Vec<SeatingMethod>,
    pub carry_over: Carried,
    pub cut: Option<CutSettled>,
}

/// How a round is seated.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum SeatingMethod {
    Lots,
    Random,
    Constraints,
    ByStanding,
    Swiss,
}

/// What a player brings along from the stage before.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum Carried {
    None,
    Half,
    Whole,
}

/// Who goes on to the next stage.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, Type)]
pub struct CutSettled {
    pub through: u32,
    /// Whether the result of the last hanchan decides, and not the total.
    pub by_last_hanchan: bool,
}

/// What tells equal totals apart.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum TieWay {
    Placings,
    TotalBefore,
    Lot,
}

/// Places elsewhere that are offered down the ranking.
#[derive(Clone, Debug, Deserialize, Serialize, Type)]
pub struct PlaceSettled {
    pub place: String,
    /// None as long as it is not known.
    pub count: Option<u32>,
    pub passes_holders: bool,
}

/// The two names of each of these: the page's and the model's.
macro_rules! same {
    ($wire:ident = $model:ident: $($name:ident),+) => {
        impl From<$model> for $wire {
            fn from(value: $model) -> Self {
                match value { $($model::$name => Self::$name),+ }
            }
        }
        impl From<$wire> for $model {
            fn from(value: $wire) -> Self {
                match value { $($wire::$name => Self::$name),+ }
            }
        }
    };
}
same!(AskedOf = Asked: GuardianConsent, Age, Fee, Ticket);
same!(SeatingMethod = Method: Lots, Random, Constraints, ByStanding, Swiss);
same!(Carried = CarryOver: None, Half, Whole);
same!(TieWay = TieBreak: Placings, TotalBefore, Lot);

impl From<StaffRules> for StaffSettled {
    fn from(rules: StaffRules) -> Self {
        match rules {
            StaffRules::FillGaps => Self::FillGaps,
            StaffRules::Tables(tables) => Self::Tables(tables),
            StaffRules::EverybodyMeets => Self::EverybodyMeets,
        }
    }
}

impl From<StaffSettled> for StaffRules {
    fn from(settled: StaffSettled) -> Self {
        match settled {
            StaffSettled::FillGaps => Self::FillGaps,
            StaffSettled::Tables(tables) => Self::Tables(tables),
            StaffSettled::EverybodyMeets => Self::EverybodyMeets,
        }
    }
}

fn wires<Model: Copy, Wire: From<Model>>(models: &[Model]) -> Vec<Wire> {
    models.iter().map(|model| Wire::from(*model)).collect()
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
    pub fn of(competition: &Competition, calendar: Calendar) -> Result<Self, WireError> {
        let data = competition.data();
        let entries = &data.entries;
        let moment = |at: Option<NaiveDateTime>| at.map(|at| Moment::of(at, calendar));
        Ok(Self {
            key: data.id.clone(),
            name: competition.name().to_owned(),
            capacity: entries.capacity,
            minimum: entries.minimum,
            whole_tables: entries.whole_tables,
            opens: moment(entries.opens),
            closes: moment(entries.closes),
            check_in_until: moment(entries.check_in_until),
            asks: wires(&entries.asks),
            staff: data.staff.into(),
            stages: data.stages.iter().map(StageSettled::of).collect(),
            ties: wires(&data.ties),
            late: data.penalties.late.map(LateSettled::of).transpose()?,
            offences: data.penalties.offences,
            picks: data.prizes.picks.clone(),
            booby: data.prizes.booby,
            keepsakes: data.prizes.keepsakes,
            certificates: data.prizes.certificates,
            offers: data
                .offers
                .iter()
                .map(|offer| PlaceSettled {
                    place: offer.place.clone(),
                    count: offer.count,
                    passes_holders: offer.passes_holders,
                })
                .collect(),
        })
    }

    /// The competition that is meant.
    ///
    /// # Errors
    /// Names every field that is wrong.
    pub fn read(self) -> Result<Competition, WireError> {
        let moment = |at: Option<Moment>| at.map(|at| at.read()).transpose();
        let data = CompetitionData {
            id: self.key,
            name: self.name.trim().to_owned(),
            entries: EntryRules {
                capacity: self.capacity,
                minimum: self.minimum,
                whole_tables: self.whole_tables,
                opens: moment(self.opens)?,
                closes: moment(self.closes)?,
                check_in_until: moment(self.check_in_until)?,
                asks: wires(&self.asks),
            },
            staff: self.staff.into(),
            stages: self.stages.into_iter().map(StageSettled::read).collect(),
            ties: wires(&self.ties),
            penalties: PenaltyRules {
                late: self.late.map(|late| LateRules {
                    per_minute: Points(late.per_minute.into()),
                    costs_booby: late.costs_booby,
                }),
                offences: self.offences,
            },
            prizes: PrizeRules {
                picks: self.picks,
                booby: self.booby,
                keepsakes: self.keepsakes,
                certificates: self.certificates,
            },
            offers: self
                .offers
                .into_iter()
                .map(|offer| PlaceRules {
                    place: offer.place.trim().to_owned(),
                    count: offer.count,
                    passes_holders: offer.passes_holders,
                })
                .collect(),
        };
        Competition::new(data).map_err(|wrong| refused(&wrong))
    }
}

impl LateSettled {
    fn of(late: LateRules) -> Result<Self, WireError> {
        Ok(Self {
            per_minute: narrow(late.per_minute.0)?,
            costs_booby: late.costs_booby,
        })
    }
}

impl StageSettled {
    fn of(stage: &StageData) -> Self {
        Self {
            name: stage.name.clone(),
            rules: stage.rules.clone(),
            rules_of_three: stage.rules_of_three.clone(),
            rounds: wires(&stage.rounds),
            carry_over: stage.carry_over.into(),
            cut: stage.cut.map(|cut| CutSettled {
                through: cut.through,
                by_last_hanchan: cut.by == CutBy::LastHanchan,
            }),
        }
    }

    fn read(self) -> StageData {
        StageData {
            name: self.name.trim().to_owned(),
            rules: self.rules,
            rules_of_three: self.rules_of_three,
            rounds: wires(&self.rounds),
            carry_over: self.carry_over.into(),
            cut: self.cut.map(|cut| CutRules {
                through: cut.through,
                by: if cut.by_last_hanchan {
                    CutBy::LastHanchan
                } else {
                    CutBy::Total
                },
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_comes_back_from_the_page_as_it_was() {
        for preset in competition::presets() {
            let told = CompetitionSettled::of(&preset, Calendar::Japanese).unwrap();
            assert_eq!(told.read().unwrap(), preset);
        }
    }

    #[test]
    fn the_times_that_were_typed_are_read() {
        let preset = competition::preset("haku-2015").unwrap();
        let mut told = CompetitionSettled::of(&preset, Calendar::Japanese).unwrap();
        told.check_in_until = Some(Moment {
            day: Day::of("2015-01-04".parse().unwrap(), Calendar::Japanese),
            time: "午前９時半".into(),
        });
        let read = told.clone().read().unwrap();
        let until = read.data().entries.check_in_until.unwrap();
        assert_eq!(until.to_string(), "2015-01-04 09:30:00");
        let again = CompetitionSettled::of(&read, Calendar::Japanese).unwrap();
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
