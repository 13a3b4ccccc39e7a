//! 記録帳: what was ever reached: who won each half-year, every yakuman, the best hanchan and days, the longest runs,
//! and who played how many hanchan. It grows by a line or two each half-year.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use chrono::NaiveDate;
use scoring::hand_value::Level;
use scoring::statistics::{Streak, Streaks};
use scoring::{Period, PersonId, Points, Records, Standing};

use super::monthly::nothing_played;
use super::sections::{hand_tiles, hands};
use super::{Draft, period_title};
use crate::layout::table::{self, Cell, Column, Table};
use crate::season::Season;
use crate::words;
use crate::{Error, Options, Pdf};

/// A list of the best has so many lines, and one more for each who is level with the last.
const LENGTH: usize = 10;

/// The same of runs, of which there are several kinds.
const RUNS: usize = 3;

/// So many hanchan are worth a date.
const MILESTONES: [usize; 4] = [100, 300, 500, 1_000];

/// What was reached within the period, which is usually everything that was ever played.
///
/// # Errors
/// Where a page cannot be drawn.
pub fn record_book(records: &Records, period: Period, options: &Options) -> Result<Pdf, Error> {
    let season = Season::of_club(records, period);
    let title = period_title(records, period, options);
    let mut draft = Draft::new(&season.records, "記録帳", title, options);
    if season.days.is_empty() {
        nothing_played(&mut draft, &season);
        return draft.finish();
    }
    let halves = half_years(&season);
    winners(&mut draft, &season, &halves);
    titles(&mut draft, &halves);
    yakuman(&mut draft, &season);
    best_hanchan(&mut draft, &season);
    best_days(&mut draft, &season);
    runs(&mut draft, &season);
    milestones(&mut draft, &season);
    draft.finish()
}

/// The half-years in which something was played, the earliest first.
fn half_years(season: &Season) -> Vec<Season> {
    let start = season.records.fiscal_start;
    let halves = season.days.iter();
    let mut halves: Vec<Period> = halves
        .filter_map(|day| Period::half_year_of(day.date, start))
        .collect();
    halves.dedup();
    let of_kind = |half| Season::new(season.records.within(half), half, season.kind);
    halves.into_iter().map(of_kind).collect()
}

fn is_over(draft: &Draft<'_>, half: &Season) -> bool {
    half.period.to < draft.options.printed
}

/// Who stands at a rank, several where they are equal.
fn at_rank(half: &Season, rank: u32) -> impl Iterator<Item = &Standing> {
    half.ranked().filter(move |row| row.rank == Some(rank))
}

/// 歴代の成績: who came first, second and third in each half-year.
fn winners(draft: &mut Draft<'_>, season: &Season, halves: &[Season]) {
    let mut table = Table::new(vec![
        Column::words("期"),
        Column::name("優勝"),
        Column::figures(season.merit_head()),
        Column::name("2位"),
        Column::name("3位"),
        Column::figures("参加"),
        Column::figures("半荘数"),
    ]);
    for half in halves {
        let named = |rank| {
            let names = at_rank(half, rank).map(|row| draft.names.plain(row.person));
            Cell::new(names.collect::<Vec<_>>().join("、"))
        };
        let best = at_rank(half, 1).next();
        let played = half.ranked().filter(|row| row.tally.games > 0);
        let name = period_title(&season.records, half.period, draft.options);
        let under_way = if is_over(draft, half) { "" } else { " 途中" };
        table.row(vec![
            Cell::new(name + under_way),
            named(1).bold(),
            best.map_or_else(String::new, |row| half.merit(&row.tally))
                .into(),
            named(2),
            named(3),
            played.count().to_string().into(),
            half.hanchan().count().to_string().into(),
        ]);
    }
    table::section(&mut draft.sheet, "歴代の成績", "", &table);
}

/// 優勝の回数: how often members came first, second and third, as far as half-years are over.
fn titles(draft: &mut Draft<'_>, halves: &[Season]) {
    let over: Vec<&Season> = halves.iter().filter(|half| is_over(draft, half)).collect();
    if over.len() < 2 {
        return;
    }
    let mut won: BTreeMap<PersonId, [u32; 3]> = BTreeMap::new();
    for half in over {
        for (place, rank) in (1..=3).enumerate() {
            for row in at_rank(half, rank) {
                won.entry(row.person).or_default()[place] += 1;
            }
        }
    }
    let mut won: Vec<_> = won.into_iter().collect();
    won.sort_by_key(|(_, places)| Reverse(*places));
    let shown = with_equals(LENGTH, won.iter().map(|(_, places)| *places));
    let mut table = Table::new(vec![
        Column::name("氏名"),
        Column::figures("優勝"),
        Column::figures("2位"),
        Column::figures("3位"),
    ]);
    for (person, places) in &won[..shown] {
        let [first, second, third] = places.map(words::count_or_blank);
        let name = draft.names.plain(*person);
        table.row(vec![
            name.into(),
            Cell::new(first).bold(),
            second.into(),
            third.into(),
        ]);
    }
    table::section(&mut draft.sheet, "優勝の回数", "終わった期", &table);
}

/// Every yakuman, without whoever dealt in.
fn yakuman(draft: &mut Draft<'_>, season: &Season) {
    let mut table = Table::new(vec![
        Column::figures("日"),
        Column::name("氏名"),
        Column::label("和了"),
        Column::words("役・備考"),
    ]);
    let hands = season.hands();
    for (hand, hanchan) in hands.filter(|(hand, _)| hand.entry.level == Level::Yakuman) {
        let winner = hand.entry.winner;
        let kind = season.records.people.get(&winner).map(|one| one.kind);
        let suffix = kind.map_or("", words::kind_suffix);
        let how = if hand.entry.loser.is_some() {
            "ロン"
        } else {
            "ツモ"
        };
        table.row(vec![
            day(draft, hanchan.sheet.date),
            Cell::new(draft.names.plain(winner) + suffix).bold(),
            how.into(),
            hands::description(hand).into(),
        ]);
    }
    let note = format!("{}回", table.rows.len());
    if !table.rows.is_empty() {
        table::section(&mut draft.sheet, "役満", &note, &table);
    }
    hand_tiles::draw(
        draft,
        &season
            .hands()
            .filter(|(hand, _)| hand.entry.level == Level::Yakuman)
            .collect::<Vec<_>>(),
        |draft, _, hanchan| day(draft, hanchan.sheet.date).text,
        |draft, person| draft.names.plain(person),
    );
}

fn best_hanchan(draft: &mut Draft<'_>, season: &Season) {
    let hanchan = season.hanchan().flat_map(|hanchan| {
        let results = hanchan.results();
        results.map(move |result| (result, hanchan))
    });
    let ranked = hanchan.filter(|(result, _)| is_ranked(season, result.person));
    let mut results: Vec<_> = ranked.collect();
    results.sort_by_key(|(result, _)| Reverse(result.total));
    let best = results.iter().map(|(result, hanchan)| Best {
        person: result.person,
        amount: result.total,
        date: hanchan.sheet.date,
        told: format!(
            "{}回{}卓　{}",
            hanchan.sheet.round,
            hanchan.sheet.table,
            words::points_of(hanchan, result)
        ),
    });
    best_table(
        draft,
        season,
        "最高の半荘",
        "卓・点数",
        &best.collect::<Vec<_>>(),
    );
}

fn best_days(draft: &mut Draft<'_>, season: &Season) {
    let mut best = Vec::new();
    for (person, course) in &season.courses {
        if !is_ranked(season, *person) {
            continue;
        }
        let days = season.days.iter().zip(&course.daily);
        best.extend(days.filter_map(|(day, amount)| {
            let series = season.records.series.get(&day.series);
            Some(Best {
                person: *person,
                amount: (*amount)?,
                date: day.date,
                told: series.cloned().unwrap_or_default(),
            })
        }));
    }
    best.sort_by_key(|day| (Reverse(day.amount), day.date));
    best_table(draft, season, "最高の一日", "開催", &best);
}

/// Something that was reached once.
struct Best {
    person: PersonId,
    amount: Points,
    date: NaiveDate,
    told: String,
}

/// The first of a list that is in its order.
fn best_table(draft: &mut Draft<'_>, season: &Season, title: &str, about: &str, best: &[Best]) {
    let shown = with_equals(LENGTH, best.iter().map(|one| one.amount));
    let mut table = Table::new(vec![
        Column::label("順位"),
        Column::name("氏名"),
        Column::figures(season.unit.sign()),
        Column::figures("日"),
        Column::words(about),
    ]);
    let mut rank = 0;
    for (place, one) in best.iter().take(shown).enumerate() {
        if place == 0 || best[place - 1].amount != one.amount {
            rank = place + 1;
        }
        table.row(vec![
            rank.to_string().into(),
            draft.names.plain(one.person).into(),
            Cell::new(season.unit.signed(one.amount)).bold(),
            day(draft, one.date),
            one.told.as_str().into(),
        ]);
    }
    table::section(&mut draft.sheet, title, "", &table);
}

fn runs(draft: &mut Draft<'_>, season: &Season) {
    type Run = fn(&Streaks) -> Streak;
    let kinds: [(&str, Run); 4] = [
        ("連続トップ", |streaks| streaks.first),
        ("連続連対", |streaks| streaks.in_the_money),
        ("連続ラスなし", |streaks| streaks.not_last),
        ("連続プラス", |streaks| streaks.plus),
    ];
    let mut table = Table::ungrouped(vec![
        Column::label("記録"),
        Column::name("氏名"),
        Column::figures("回"),
        Column::words("期間"),
    ]);
    for (kind, run) in kinds {
        let own = season.statistics.iter();
        let own = own.map(|(person, own)| (*person, run(&own.streaks)));
        let mut own: Vec<_> = own
            .filter(|(person, run)| run.longest > 1 && is_ranked(season, *person))
            .collect();
        own.sort_by_key(|(_, run)| Reverse(run.longest));
        let shown = with_equals(RUNS, own.iter().map(|(_, run)| run.longest));
        for (place, (person, run)) in own[..shown].iter().enumerate() {
            let span = |days: Period| {
                let ends = [days.from, days.to].map(|date| day(draft, date).text);
                ends.join("～")
            };
            let cells = vec![
                Cell::new(kind).repeats(place > 0),
                draft.names.plain(*person).into(),
                Cell::new(run.longest.to_string()).bold(),
                run.days.map_or_else(String::new, span).into(),
            ];
            table.rows.push(table::Row::new(cells).begins(place == 0));
        }
    }
    if !table.rows.is_empty() {
        table::section(&mut draft.sheet, "続いた記録", "", &table);
    }
}

/// 節目: on which day somebody played the hundredth hanchan, and what follows it.
fn milestones(draft: &mut Draft<'_>, season: &Season) {
    let mut played: BTreeMap<PersonId, Vec<NaiveDate>> = BTreeMap::new();
    for hanchan in season.hanchan() {
        for person in hanchan.sheet.people.as_slice() {
            let days = played.entry(*person).or_default();
            days.push(hanchan.sheet.date);
        }
    }
    let mut played: Vec<_> = played.into_iter().collect();
    played.retain(|(person, days)| is_ranked(season, *person) && days.len() >= MILESTONES[0]);
    played.sort_by_key(|(_, days)| Reverse(days.len()));
    let Some((_, most)) = played.first() else {
        return;
    };
    let reached = MILESTONES.into_iter();
    let reached: Vec<usize> = reached.filter(|count| *count <= most.len()).collect();
    let mut columns = vec![Column::name("氏名"), Column::figures("半荘数")];
    let heads = reached
        .iter()
        .map(|count| Column::figures(format!("{count}回目")));
    columns.extend(heads);
    let mut table = Table::new(columns);
    for (person, days) in &played {
        let mut cells = vec![
            draft.names.plain(*person).into(),
            Cell::new(days.len().to_string()).bold(),
        ];
        let dates = reached.iter().map(|count| days.get(count - 1));
        cells.extend(dates.map(|date| date.map_or_else(|| "".into(), |date| day(draft, *date))));
        table.row(cells);
    }
    table::section(&mut draft.sheet, "節目の半荘", "", &table);
}

fn is_ranked(season: &Season, person: PersonId) -> bool {
    let row = season.standing(person);
    row.is_some_and(|row| row.rank.is_some())
}

/// How many of a list that begins with the best are shown: so many, and those who are level with the last.
fn with_equals<Amount: PartialEq>(most: usize, amounts: impl Iterator<Item = Amount>) -> usize {
    let amounts: Vec<Amount> = amounts.collect();
    let Some(last) = most.checked_sub(1).and_then(|last| amounts.get(last)) else {
        return amounts.len();
    };
    let equals = amounts[most..].iter().take_while(|amount| *amount == last);
    most + equals.count()
}

/// A day with its year.
fn day(draft: &Draft<'_>, date: NaiveDate) -> Cell {
    draft.options.calendar.short_day(date).into()
}
