//! A hanchan worked out to see how a rule set counts: as it is typed, or one of the newest day's.

use scoring::{
    Balance, BySeat, Period, Played, Points, RuleSet, SettleError, Settlement, Unit, settle,
    table_points,
};
use serde::Serialize;
use specta::Type;
use tauri::State;

use super::form::RuleForm;
use crate::ipc::WireError;
use crate::ipc::figures::{PlayedAt, ResultsChoice};
use crate::open_club::OpenClub;
use db::Play;

/// Works out what every seat ended with, from 東 on, by a rule set as it is written down.
#[tauri::command(async)]
#[specta::specta]
pub fn work_out_hanchan(form: RuleForm, points: Vec<Points>) -> WorkedOut {
    let (Ok(rules), Some(ended)) = (form.read("worked-out"), BySeat::from_slice(&points)) else {
        return WorkedOut::NotByTheseRules;
    };
    match settle(&rules, &Played::new(ended), Balance::Required) {
        Ok(settled) => {
            let total = settled.total.as_slice().iter().copied().sum();
            WorkedOut::Counted {
                seats: seats(&rules, ended, &settled),
                points: table_points(rules.table_sum()),
                total: match rules.data().unit {
                    Unit::Points => table_points(total),
                    unit => unit.unsigned(total),
                },
            }
        }
        Err(SettleError::Unbalanced { difference, .. }) if difference < Points::ZERO => {
            WorkedOut::Short {
                points: table_points(-difference),
            }
        }
        Err(SettleError::Unbalanced { difference, .. }) => WorkedOut::Over {
            points: table_points(difference),
        },
        Err(SettleError::NotWholeStep { seat, points }) => WorkedOut::NotWholeStep {
            wind: seat.kanji(),
            points: table_points(points),
        },
        Err(SettleError::OutOfRange { seat, points }) => WorkedOut::TooFar {
            wind: seat.kanji(),
            points: table_points(points),
        },
        Err(_) => WorkedOut::NotByTheseRules,
    }
}

/// The tables of the newest day that was played, which a rule set for as many players can be tried
/// on: their points add up without anything written beside.
#[tauri::command(async)]
#[specta::specta]
pub fn hanchan_to_work_out(
    open: State<'_, OpenClub>,
    players: u8,
) -> Result<Vec<HanchanToWorkOut>, WireError> {
    let sessions = open.read(|club| club.sessions(Period::ALWAYS))?;
    let newest = sessions.iter().map(|(_, session)| session.date).max();
    let Some(day) = newest.map(|day| day.to_string()) else {
        return Ok(Vec::new());
    };
    let choice = ResultsChoice {
        from: Some(day.clone()),
        to: Some(day),
        play: Play::All,
        series: None,
        rules: None,
        players: Some(players),
    };
    let (game, calendar) = choice.read(&open)?;
    let plain = game.records.hanchan.iter().filter(|hanchan| {
        hanchan.sheet.played.deposit == Points::ZERO
            && hanchan.sheet.unbalanced.is_none()
            && hanchan.sheet.people.players() == game.kind.players
    });
    let found = plain.map(|hanchan| HanchanToWorkOut {
        at: PlayedAt::of(&game, hanchan, calendar),
        points: hanchan.sheet.played.points.as_slice().to_vec(),
    });
    Ok(found.collect())
}

fn seats(rules: &RuleSet, points: BySeat<Points>, settled: &Settlement) -> Vec<ExampleSeat> {
    let unit = rules.data().unit;
    let seats = points.iter().map(|(seat, points)| ExampleSeat {
        wind: seat.kanji(),
        points: table_points(*points),
        place: settled.places[seat].number,
        base: unit.signed(settled.base[seat]),
        uma: unit.signed(settled.uma[seat]),
        total: unit.signed(settled.total[seat]),
    });
    seats.collect()
}

/// What comes of a hanchan by a rule set, or why nothing does.
#[derive(Debug, PartialEq, Serialize, Type)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum WorkedOut {
    Counted {
        seats: Vec<ExampleSeat>,
        /// What the points add up to.
        points: String,
        /// What the results add up to.
        total: String,
    },
    /// So much is missing.
    Short { points: String },
    /// So much is too much.
    Over { points: String },
    /// Points that sticks cannot make.
    NotWholeStep { wind: char, points: String },
    /// Farther from zero than any game goes.
    TooFar { wind: char, points: String },
    /// The rule set is not whole yet, or for another number of players.
    NotByTheseRules,
}

/// A seat of a hanchan that was worked out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
pub struct ExampleSeat {
    /// 東, 南, 西 or 北.
    pub wind: char,
    pub points: String,
    pub place: u8,
    pub base: String,
    pub uma: String,
    pub total: String,
}

/// A table that was played, by starting seat.
#[derive(Debug, Serialize, Type)]
pub struct HanchanToWorkOut {
    pub at: PlayedAt,
    pub points: Vec<Points>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use scoring::preset;

    fn worked(rules: &str, points: [i64; 4]) -> WorkedOut {
        let form = RuleForm::of(&preset(rules).unwrap());
        work_out_hanchan(form, points.map(Points).to_vec())
    }

    #[test]
    fn points_that_add_up_are_counted_by_the_rule_set() {
        let WorkedOut::Counted {
            seats,
            points,
            total,
        } = worked("shirakaba-2025", [24_600, 36_500, 19_100, 39_800])
        else {
            panic!("not counted");
        };
        let totals: Vec<_> = seats
            .iter()
            .map(|seat| (seat.place, seat.base.as_str(), seat.total.as_str()))
            .collect();
        assert_eq!(
            totals,
            [
                (3, "▲5.4", "▲15.4"),
                (2, "+6.5", "+16.5"),
                (4, "▲10.9", "▲40.9"),
                (1, "+9.8", "+39.8"),
            ]
        );
        assert_eq!((points.as_str(), total.as_str()), ("120,000", "0.0"));
    }

    #[test]
    fn points_that_do_not_say_what_is_wrong() {
        let points = |points: &str| points.to_owned();
        let rules = "shirakaba-2025";
        assert_eq!(
            worked(rules, [24_600, 36_500, 19_100, 39_500]),
            WorkedOut::Short {
                points: points("300")
            }
        );
        assert_eq!(
            worked(rules, [24_600, 36_500, 19_100, 39_900]),
            WorkedOut::Over {
                points: points("100")
            }
        );
        assert_eq!(
            worked(rules, [24_650, 36_450, 19_100, 39_800]),
            WorkedOut::NotWholeStep {
                wind: '東',
                points: points("24,650")
            }
        );
        let form = RuleForm::of(&preset(rules).unwrap());
        assert_eq!(
            work_out_hanchan(form, vec![Points(30_000); 3]),
            WorkedOut::NotByTheseRules
        );
    }
}
