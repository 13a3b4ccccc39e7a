//! What the record would come to under another rule set. The record itself stays as it is.

use crate::record::{Hanchan, HanchanId, Records};
use crate::{RuleSet, RuleSetId, SettleError};
use std::collections::BTreeSet;
use thiserror::Error;

/// What stands for the rule set tried out. No rule set in a club's file has this id.
pub const TRIED_OUT: RuleSetId = RuleSetId(0);

/// A hanchan that the rule set tried out cannot settle.
#[derive(Clone, Debug, Error, Eq, PartialEq)]
#[error("hanchan {} cannot be settled under that rule set: {problem}", .hanchan.0)]
pub struct WhatIfError {
    /// Which.
    pub hanchan: HanchanId,
    /// Why not.
    pub problem: SettleError,
}

/// The records with every hanchan of that many players settled by `rules`; the others are left out,
/// and so are their hands. Points given outside hanchan belong to the club's own game, and stay where
/// as many play it.
///
/// Where the two rule sets begin with different points, everybody is moved by the difference:
/// what somebody won or lost at the table stays the same.
///
/// # Errors
/// Where the points of a hanchan cannot be under these rules.
///
/// ```
/// use scoring::{Records, RuleSetId, preset, what_if::{TRIED_OUT, what_if}};
///
/// let rules = preset("shirakaba-2025").unwrap();
/// let tried = what_if(&Records::default(), &rules).unwrap();
/// assert_eq!(tried.club_rules, TRIED_OUT);
/// ```
pub fn what_if(records: &Records, rules: &RuleSet) -> Result<Records, WhatIfError> {
    let hanchan: Vec<Hanchan> = records
        .hanchan
        .iter()
        .filter(|hanchan| hanchan.sheet.people.players() == rules.players())
        .map(|hanchan| settled_anew(records, hanchan, rules))
        .collect::<Result<_, _>>()?;
    let hands = records.hands.iter();
    let (adjustments, openings) = if rules.players() == records.club_players() {
        (records.adjustments.clone(), records.openings.clone())
    } else {
        Default::default()
    };
    let kept: BTreeSet<HanchanId> = hanchan.iter().map(|hanchan| hanchan.id).collect();
    Ok(Records {
        club: records.club.clone(),
        fiscal_start: records.fiscal_start,
        club_rules: TRIED_OUT,
        rule_sets: [(TRIED_OUT, rules.clone())].into(),
        people: records.people.clone(),
        series: records.series.clone(),
        sessions: records.sessions.clone(),
        hands: hands
            .filter(|hand| kept.contains(&hand.hanchan))
            .cloned()
            .collect(),
        adjustments,
        // Nobody can settle anew what is known as a sum alone.
        openings,
        // They were written about what was played, not about what might have been.
        remarks: Vec::new(),
        hanchan,
    })
}

fn settled_anew(
    records: &Records,
    hanchan: &Hanchan,
    rules: &RuleSet,
) -> Result<Hanchan, WhatIfError> {
    let start = records
        .rules_of(hanchan)
        .map_or(rules.data().start, |before| before.data().start);
    let moved = rules.data().start - start;
    let mut sheet = hanchan.sheet.clone();
    sheet.rules = TRIED_OUT;
    sheet.played.points = sheet.played.points.map(|points| points + moved);
    let settled = Hanchan::of(hanchan.id, sheet, rules).map_err(|problem| WhatIfError {
        hanchan: hanchan.id,
        problem,
    })?;
    Ok(Hanchan {
        unseated: hanchan.unseated,
        ..settled
    })
}
