//! A person's results in tables and sentences: by seat, by opponent, best moments, hands.

use scoring::record::{Hanchan, Hand};
use scoring::{HanchanId, PersonId, Points, Ratio};

use super::facts::Fact;
use super::hands;
use super::person::{Detail, Profile};
use crate::documents::Draft;
use crate::layout::table::{Cell, Column, Table};
use crate::words;

/// 席別: what was reached from each starting seat.
pub(crate) fn seat_table(profile: &Profile<'_>) -> Table {
    let season = profile.season;
    let columns = vec![
        Column::label("席"),
        Column::figures("半荘"),
        Column::figures("合計"),
        Column::figures("平均着順"),
    ];
    let mut table = Table::ungrouped(columns);
    for (seat, tally) in profile.statistics.by_seat.iter() {
        table.row(vec![
            Cell::new(format!("{}家", seat.kanji())),
            tally.games.to_string().into(),
            Cell::new(season.unit.signed(tally.total)).bold(),
            words::two_decimals(tally.average_place()).into(),
        ]);
    }
    table
}

/// 対戦: against whom, most met first; all of them, or the first `most`.
pub(crate) fn opponents_table(draft: &Draft<'_>, profile: &Profile<'_>, most: usize) -> Table {
    let columns = vec![
        Column::name("相手"),
        Column::figures("同卓"),
        Column::figures("先着"),
        Column::figures("先着率"),
        Column::figures("差引"),
    ];
    let mut table = Table::new(columns);
    let mut met: Vec<_> = profile.statistics.against.iter().collect();
    let number = |person: &PersonId| {
        profile
            .season
            .records
            .people
            .get(person)
            .map(|person| person.number)
    };
    met.sort_by_key(|(person, met)| (u32::MAX - met.games, number(person)));
    for (person, met) in met.into_iter().take(most) {
        table.row(vec![
            draft.names.plain(*person).into(),
            met.games.to_string().into(),
            met.ahead.to_string().into(),
            words::percent(Ratio::new(met.ahead, met.games)).into(),
            Cell::new(profile.season.unit.signed(met.difference)).bold(),
        ]);
    }
    table
}

/// The best moments, hands and streaks of the period, the most telling first.
pub(crate) fn moments(profile: &Profile<'_>, detail: Detail) -> Vec<Fact> {
    let (season, tally) = (profile.season, &profile.standing.tally);
    let mut facts = Vec::new();
    let own = || {
        let of = |hanchan: &'_ Hanchan| {
            hanchan
                .seats
                .as_slice()
                .iter()
                .find(|seat| seat.person == profile.person)
                .copied()
        };
        profile
            .hanchan()
            .filter_map(move |hanchan| Some((hanchan, of(hanchan)?)))
    };
    if let Some((hanchan, best)) = own().max_by_key(|(_, seat)| seat.total) {
        facts.push(Fact::new(
            "最高の半荘",
            format!(
                "{}{}（{}、{}）",
                season.unit.signed(best.total),
                season.unit.sign(),
                hands::when(hanchan),
                words::points_in_sentence(best.points)
            ),
        ));
    }
    let yakuman: Vec<String> = hands_of(profile)
        .into_iter()
        .filter(|(hand, _)| {
            hand.winner == profile.person && hand.level == scoring::hand_value::Level::Yakuman
        })
        .map(|(hand, hanchan)| {
            let yaku = if hand.yaku.is_empty() {
                "役満"
            } else {
                &hand.yaku
            };
            match detail {
                Detail::Full => format!("{yaku}（{}）", hands::when(hanchan)),
                Detail::OnePage => format!("{yaku}（{}）", words::short_day(hanchan.date)),
            }
        })
        .collect();
    if !yakuman.is_empty() {
        let between = if detail == Detail::Full { "\n" } else { "、" };
        facts.push(Fact::new("役満", yakuman.join(between)));
    }
    facts.push(Fact::new(
        "満貫以上",
        format!(
            "和了 {}　／　放銃 {}",
            hands::summary(&profile.standing.won),
            hands::summary(&profile.standing.dealt_in)
        ),
    ));
    if tally.chombo_count > 0 {
        facts.push(Fact::new("チョンボ", format!("{}回", tally.chombo_count)));
    }
    let streaks = &profile.statistics.streaks;
    facts.push(Fact::new(
        "連続記録",
        format!(
            "トップ{}回　連対{}回　ラスなし{}回　プラス{}回",
            streaks.first.longest,
            streaks.in_the_money.longest,
            streaks.not_last.longest,
            streaks.plus.longest
        ),
    ));
    if detail == Detail::Full {
        let rating = &profile.statistics.rating;
        facts.push(Fact::new(
            "レート",
            format!(
                "{:.1}（±{:.1}）　本ソフト独自の参考値（Weng–Lin法）",
                rating.value, rating.uncertainty
            ),
        ));
    }
    facts
}

/// The logged hands that this person won or dealt into.
pub(crate) fn hands_of<'a>(profile: &Profile<'a>) -> Vec<(&'a Hand, &'a Hanchan)> {
    let mine = |hand: &Hand| hand.winner == profile.person || hand.loser == Some(profile.person);
    profile
        .season
        .hands()
        .filter(|(hand, _)| mine(hand))
        .collect()
}

/// The running total after each of the person's hanchan.
pub(crate) fn running_totals(profile: &Profile<'_>) -> Vec<(HanchanId, Points)> {
    let mut total = Points::ZERO;
    let mut running = Vec::new();
    for hanchan in profile.hanchan() {
        for seat in hanchan
            .seats
            .as_slice()
            .iter()
            .filter(|seat| seat.person == profile.person)
        {
            total += seat.total;
            running.push((hanchan.id, total));
        }
    }
    running
}
