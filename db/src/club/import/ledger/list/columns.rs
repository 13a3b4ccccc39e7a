//! What each column of a list is taken for.

use super::super::Ground;
use super::super::days::Known;
use super::super::look::{ColumnUse, ListColumn};
use super::super::said::ListKind;
use super::{Found, List};
use crate::club::import::cell::excerpt;
use crate::error::LedgerColumn;

/// Says of each column what it is.
pub(super) fn assign(list: &mut List, found: Vec<Found>, ground: &Ground<'_>) {
    let mut uses: Vec<ColumnUse> = Vec::with_capacity(found.len());
    for (place, one) in found.iter().enumerate() {
        let said = ground.said.columns.get(&place).copied();
        let taken = match (said, list.kind) {
            (Some(None), _) | (_, None) => ColumnUse::LeftOut,
            (Some(Some(column)), Some(ListKind::Tables)) => {
                of_table(list, &uses, one, Some(column))
            }
            (Some(Some(column)), _) => ColumnUse::Of(column),
            (None, Some(ListKind::Tables)) => of_table(list, &uses, one, None),
            (None, Some(kind)) => by_head(kind, one, &list.days, ground),
        };
        let is_twice = matches!(taken, ColumnUse::Of(_)) && uses.contains(&taken);
        uses.push(if is_twice { ColumnUse::LeftOut } else { taken });
    }
    if list.kind == Some(ListKind::Totals) {
        total_of(&mut uses, &found, ground);
    }
    list.columns = found
        .into_iter()
        .zip(uses)
        .map(|(one, taken_for)| ListColumn {
            heading: excerpt(&one.heading()),
            examples: one.examples,
            taken_for,
        })
        .collect();
}

/// The text at the head of a column that says a day.
pub(super) fn day_text(one: &Found, days: &Known, ground: &Ground<'_>) -> Option<String> {
    let both = format!("{}{}", one.upper, one.lower);
    [one.lower.clone(), both, one.upper.clone()]
        .into_iter()
        .find(|text| !text.is_empty() && days.is_day(text, ground))
}

/// Whether a column is somebody's: numbers below a head that says nothing else.
pub(super) fn is_person(one: &Found) -> bool {
    !one.heading().is_empty() && !one.head.is_known() && one.numbers > 0 && one.texts <= one.numbers
}

fn by_head(kind: ListKind, one: &Found, days: &Known, ground: &Ground<'_>) -> ColumnUse {
    use LedgerColumn::{
        Date, First, Fourth, Games, Kana, Name, Number, Place, Points, Result, Round, Seat, Second,
        Table, Third,
    };
    if one.head.is_sum {
        return ColumnUse::Sum;
    }
    if one.head.is_remark {
        return ColumnUse::LeftOut;
    }
    let column = one.head.column;
    match (kind, column) {
        (ListKind::Days, Some(column @ (Number | Name | Kana)))
        | (
            ListKind::Players,
            Some(
                column @ (Date | Round | Table | Number | Name | Kana | Seat | Place | Points
                | Result),
            ),
        )
        | (ListKind::Across, Some(column @ (Date | Round | Table)))
        | (
            ListKind::Totals,
            Some(
                column @ (Number | Name | Kana | Games | First | Second | Third | Fourth | Result),
            ),
        ) => ColumnUse::Of(column),
        // 半荘 and 回数 count the rounds in a list of hanchan, 回 the hanchan in one of totals.
        (ListKind::Players | ListKind::Across, Some(Games)) => ColumnUse::Of(Round),
        (ListKind::Totals, Some(Round)) => ColumnUse::Of(Games),
        (ListKind::Totals, Some(Points)) => ColumnUse::Of(Result),
        (ListKind::Days, _) if day_text(one, days, ground).is_some() => {
            let text = day_text(one, days, ground).unwrap_or_default();
            ColumnUse::Day(days.day(&text, ground).ok())
        }
        (ListKind::Across, None) if is_person(one) => {
            let name = if one.lower.is_empty() {
                &one.upper
            } else {
                &one.lower
            };
            ColumnUse::Person(name.clone())
        }
        _ => ColumnUse::LeftOut,
    }
}

/// In a list of tables names begin the next player, and what follows belongs to them.
fn of_table(
    list: &mut List,
    before: &[ColumnUse],
    one: &Found,
    said: Option<LedgerColumn>,
) -> ColumnUse {
    use LedgerColumn::{
        Date, First, Fourth, Games, Kana, Name, Number, Place, Points, Result, Round, Seat, Second,
        Table, Third,
    };
    if one.head.is_remark && said.is_none() {
        return ColumnUse::LeftOut;
    }
    let player = one.head.player;
    let column = said.or(one.head.column);
    let column = match column {
        Some(column @ (Date | Round | Table)) if player.is_none() || said.is_some() => {
            return ColumnUse::Of(column);
        }
        Some(Games) => return ColumnUse::Of(Round),
        Some(column @ (Number | Name | Kana | Seat | Place | Points | Result)) => column,
        None | Some(First | Second | Third | Fourth) if player.is_some() && one.is_text() => Name,
        None | Some(First | Second | Third | Fourth) if player.is_some() && one.numbers > 0 => {
            Result
        }
        _ if one.head.is_sum => return ColumnUse::Sum,
        _ => return ColumnUse::LeftOut,
    };
    let has = |nth: usize, column| before.contains(&ColumnUse::OfPlayer(nth, column));
    let known = player.and_then(|_| list.players.iter().position(|other| *other == player));
    let begins = player.is_some() || matches!(column, Name | Number | Kana);
    let latest = list.players.len().checked_sub(1);
    let latest = latest.filter(|nth| !begins || (player.is_none() && !has(*nth, column)));
    let nth = known.or(latest).unwrap_or_else(|| {
        list.players.push(player);
        list.players.len() - 1
    });
    if has(nth, column) {
        ColumnUse::LeftOut
    } else {
        ColumnUse::OfPlayer(nth, column)
    }
}

/// Of totals the column that adds up is what is looked for; the last of several.
fn total_of(uses: &mut [ColumnUse], found: &[Found], ground: &Ground<'_>) {
    let result = ColumnUse::Of(LedgerColumn::Result);
    if uses.contains(&result) {
        return;
    }
    let is_total = |place: &usize| {
        let sum = found.get(*place).is_some_and(|one| {
            let is_mean = one.heading().contains("平均");
            one.head.is_sum && one.numbers > 0 && !is_mean
        });
        sum && uses.get(*place) == Some(&ColumnUse::Sum) && !ground.said.columns.contains_key(place)
    };
    if let Some(place) = (0..uses.len()).rev().find(is_total)
        && let Some(slot) = uses.get_mut(place)
    {
        *slot = result;
    }
}
