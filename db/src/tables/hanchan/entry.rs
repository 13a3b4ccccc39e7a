//! What is checked of a sheet that is entered, and what it is settled to.

use crate::error::text::{TextRule, label};
use crate::error::{PlainRefusal, Refused};
use crate::tables::round;
use crate::tables::sqlite::sql_values::{check_date, check_range};
use scoring::record::ScoreSheet;
use scoring::{Balance, RuleSet, SettleError, Settlement};

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

/// Checks everything that can be checked without the file, and settles it.
pub(crate) fn settle(sheet: &ScoreSheet, rules: &RuleSet) -> Result<Settlement, Refused> {
    check_date("date", sheet.date)?;
    check_range("round", sheet.round, round::NUMBERS)?;
    TABLE.check(label(&sheet.table))?;
    if let Some(reason) = &sheet.unbalanced {
        UNBALANCED.check(reason)?;
    }
    if let Some(reason) = &sheet.two_tables {
        TWO_TABLES.check(reason)?;
    }
    Ok(settle_points(sheet, rules)?)
}

/// The same for a sheet whose fields were checked.
pub(crate) fn settle_points(sheet: &ScoreSheet, rules: &RuleSet) -> Result<Settlement, Unsettled> {
    let settle = |balance| sheet.settle(rules, balance);
    match (settle(Balance::Required), &sheet.unbalanced) {
        (Ok(settled), None) => Ok(settled),
        (Ok(_), Some(_)) => Err(Unsettled::NeedlessReason),
        (Err(SettleError::Unbalanced { .. }), Some(_)) => {
            settle(Balance::Excused).map_err(Unsettled::ByRules)
        }
        (Err(error), _) => Err(Unsettled::ByRules(error)),
    }
}

/// Why a sheet was not settled.
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
            Unsettled::NeedlessReason => PlainRefusal::NeedlessReason.into(),
        }
    }
}
