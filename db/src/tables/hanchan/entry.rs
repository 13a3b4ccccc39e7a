//! A hanchan as read from the sheet, and what it is settled to.

use crate::error::Refused;
use crate::error::text::{TextRule, label};
use crate::tables::round;
use crate::tables::sqlite::sql_values::{check_date, check_range};
use chrono::NaiveDate;
use scoring::{
    Balance, BySeat, PersonId, Played, Points, RuleSet, RuleSetId, Seat, SeriesId, SettleError,
    Settlement, settle,
};

pub(crate) const TABLE: TextRule = TextRule::name("table", 20);
pub(crate) const UNBALANCED: TextRule = reason("unbalanced");
pub(crate) const TWO_TABLES: TextRule = reason("two_tables");

const fn reason(field: &'static str) -> TextRule {
    TextRule {
        field,
        most: 500,
        optional: false,
        lines: true,
    }
}

/// A hanchan as read from the sheet.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct HanchanEntry {
    /// The day.
    pub date: NaiveDate,
    /// The series.
    pub series: SeriesId,
    /// The round of the day, from 1.
    pub round: u32,
    /// The table's label, such as `A`.
    pub table: String,
    /// The rule set to settle by.
    pub rules: RuleSetId,
    /// Riichi sticks left on the table, in points.
    pub deposit: Points,
    /// Who dealt the last hand.
    pub last_dealer: Seat,
    /// Who sat where, and with what.
    pub seats: BySeat<SeatEntry>,
    /// Why the points do not add up, where they do not.
    pub unbalanced: Option<String>,
    /// Why somebody sits at another table of the round as well, where somebody does.
    pub two_tables: Option<String>,
}

/// One player's part in a hanchan as read from the sheet.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct SeatEntry {
    /// Who sat there.
    pub person: PersonId,
    /// Points at the end, before any sticks.
    pub points: Points,
    /// How many chombo.
    pub chombo: u32,
}

impl HanchanEntry {
    /// Checks everything that can be checked without the file, and settles it.
    pub(crate) fn settle(&self, rules: &RuleSet) -> Result<Settlement, Refused> {
        check_date("date", self.date)?;
        check_range("round", self.round, round::NUMBERS)?;
        TABLE.check(label(&self.table))?;
        if let Some(reason) = &self.unbalanced {
            UNBALANCED.check(reason)?;
        }
        if let Some(reason) = &self.two_tables {
            TWO_TABLES.check(reason)?;
        }
        Ok(self.settle_points(rules)?)
    }

    /// The same for an entry whose fields were checked.
    pub(crate) fn settle_points(&self, rules: &RuleSet) -> Result<Settlement, Unsettled> {
        let played = Played {
            points: self.seats.map(|seat| seat.points),
            deposit: self.deposit,
            last_dealer: self.last_dealer,
            chombo: self.seats.map(|seat| seat.chombo),
        };
        match (settle(rules, &played, Balance::Required), &self.unbalanced) {
            (Ok(settled), None) => Ok(settled),
            (Ok(_), Some(_)) => Err(Unsettled::NeedlessReason),
            (Err(SettleError::Unbalanced { .. }), Some(_)) => {
                settle(rules, &played, Balance::Excused).map_err(Unsettled::ByRules)
            }
            (Err(error), _) => Err(Unsettled::ByRules(error)),
        }
    }
}

/// Why an entry was not settled.
#[derive(Debug)]
pub(crate) enum Unsettled {
    /// The rule set refuses it.
    ByRules(SettleError),
    /// The points add up, and yet there is a reason why they do not.
    NeedlessReason,
}

impl From<Unsettled> for Refused {
    fn from(unsettled: Unsettled) -> Self {
        match unsettled {
            Unsettled::ByRules(error) => Self::Settle(error),
            Unsettled::NeedlessReason => Self::NeedlessReason,
        }
    }
}
