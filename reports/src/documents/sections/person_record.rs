//! A person's results in tables and sentences: by seat, by opponent, best moments, hands.

use std::ops::Range;

use scoring::record::{Hanchan, Hand};
use scoring::statistics::Streak;
use scoring::{Feat, HanchanId, PersonId, PersonStatistics, Points, Ratio, Standing};

use super::bests::Bests;
use super::comparison::Comparison;
use super::facts::Fact;
use super::hands;
use super::person::{Detail, Profile};
use super::stand::Stand;
use crate::documents::Draft;
use crate::layout::table::{Cell, Column, Table};
use crate::words::{self, DASH, Names};

/// How wide a table may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Breadth {
    /// The whole page, with every figure.
    Whole,
    /// Half of it, beside another table.
    Half,
    /// A third or less, beside two others.
    Quarter,
    /// A third between two others of its kind.
    Third,
}

/// 席別: what was reached from each starting seat.
pub(crate) fn seat_table(profile: &Profile<'_>, breadth: Breadth) -> Table {
    let season = profile.season;
    let mut columns = vec![
        Column::label("席").key(),
        Column::figures("半荘数"),
        Column::figures("合計"),
    ];
    if breadth == Breadth::Whole {
        columns.push(Column::figures("平均"));
        let places = 1..=season.players().count();
        columns.extend(places.map(|place| Column::figures(format!("{place}着"))));
        columns.push(Column::figures("平均\n着順").apart());
        columns.extend(["トップ率", "連対率", "ラス\n回避率"].map(Column::figures));
    } else {
        columns.push(Column::figures("平均着順"));
    }
    let mut table = Table::ungrouped(columns);
    for (seat, tally) in profile.statistics.by_seat.iter() {
        let mut cells = vec![
            Cell::new(format!("{}家", seat.kanji())),
            tally.games.to_string().into(),
            Cell::new(season.unit.signed(tally.total)).bold(),
        ];
        if breadth == Breadth::Whole {
            cells.push(season.mean(tally).into());
            let places = &tally.places[..season.players().count()];
            cells.extend(places.iter().map(|count| Cell::from(count.to_string())));
        }
        cells.push(words::two_decimals(tally.average_place()).into());
        if breadth == Breadth::Whole {
            let rates = [
                tally.top_rate(),
                tally.in_the_money_rate(),
                tally.not_last_rate(season.players()),
            ];
            cells.extend(rates.map(|rate| Cell::from(words::percent(rate))));
        }
        table.row(cells);
    }
    table
}

/// 月別: what the months came to, and at which rank.
pub(crate) fn months_table(profile: &Profile<'_>, months: &[Stand]) -> Table {
    let mut columns = vec![Column::label("月別").key()];
    let names = months.iter().map(|month| month.name.as_str());
    columns.extend(names.map(|name| Column::figures(name).alike()));
    let mut table = Table::ungrouped(columns);
    let own: Vec<(String, String)> = months
        .iter()
        .map(|month| month.of_person(profile.person))
        .collect();
    let merits = own.iter().map(|(_, merit)| Cell::new(merit).bold());
    let mut cells = vec![Cell::new(profile.season.merit_head())];
    cells.extend(merits);
    table.row(cells);
    let ranks = own.iter().map(|(rank, _)| match rank.as_str() {
        DASH => Cell::new(DASH),
        rank => Cell::new(format!("{rank}位")),
    });
    table.row(std::iter::once(Cell::new("順位")).chain(ranks).collect());
    table
}

/// What stands in the table of the people met.
pub(crate) const OPPONENT_COLUMNS: &str =
    "先着率 相手より上の着順だった割合　差引 自分の±－相手の±の合計";

/// 対戦: against whom, most met first; `which` of them by that order.
pub(crate) fn opponents_table(
    draft: &Draft<'_>,
    profile: &Profile<'_>,
    breadth: Breadth,
    which: Range<usize>,
) -> Table {
    let is_whole = breadth == Breadth::Whole;
    let mut columns = vec![Column::name("相手").key(), Column::figures("同卓")];
    let is_narrow = matches!(breadth, Breadth::Quarter | Breadth::Third);
    if !is_narrow {
        columns.push(Column::figures("先着"));
    }
    if is_whole {
        columns.extend(["後着", "同着"].map(Column::figures));
    }
    columns.extend(["先着率", "差引"].map(Column::figures));
    if is_whole {
        columns.push(Column::figures("1回平均"));
    }
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
    let Range { start, end } = which;
    for (person, met) in met.into_iter().take(end).skip(start) {
        let unit = profile.season.unit;
        let mut cells = vec![
            draft.names.plain(*person).into(),
            met.games.to_string().into(),
        ];
        if !is_narrow {
            cells.push(met.ahead.to_string().into());
        }
        if is_whole {
            let level = met.games.saturating_sub(met.ahead + met.behind);
            cells.push(met.behind.to_string().into());
            cells.push(words::count_or_blank(level).into());
        }
        let rate = Ratio::new(met.ahead, met.games);
        let rate = match (breadth, rate) {
            (Breadth::Third, Some(rate)) => rate.percent_to(0),
            (_, rate) => words::percent(rate),
        };
        cells.extend([rate.into(), Cell::new(unit.signed(met.difference)).bold()]);
        if is_whole {
            let mean = Ratio::new(met.difference.0, met.games);
            let mean = mean.map(|mean| unit.signed_mean(mean, 0));
            cells.push(mean.unwrap_or_default().into());
        }
        table.row(cells);
    }
    table
}

/// What changed, the best moments, hands and streaks of the period, the most telling first.
pub(crate) fn moments(
    draft: &Draft<'_>,
    profile: &Profile<'_>,
    before: Option<&Comparison>,
    bests: Option<&Bests>,
    detail: Detail,
) -> Vec<Fact> {
    let (season, tally) = (profile.season, &profile.standing.tally);
    let (names, person) = (&draft.names, profile.person);
    let mut facts = Vec::new();
    facts.extend(before.and_then(|before| before.fact(season, person)));
    facts.extend(next_place(names, profile));
    let won = yakuman(profile, names, detail);
    facts.extend((!won.is_empty()).then(|| Fact::new("役満", won)));
    let feats = &profile.statistics.feats;
    facts.extend(feats.best.map(|best| {
        let beside = bests.map(|all| all.beside_hanchan(draft, season, person, best.amount));
        let told = hanchan_fact(names, profile, best) + &beside.unwrap_or_default();
        Fact::new("最高の半荘", told)
    }));
    // Where nobody's hands are written down, none of them says that nobody won any.
    if season.hands().next().is_some() {
        facts.push(Fact::new(
            "満貫以上",
            format!(
                "和了 {}　／　放銃 {}",
                hands::summary(&profile.standing.won),
                hands::summary(&profile.standing.dealt_in)
            ),
        ));
    }
    let run = |name: &str, of: fn(&PersonStatistics) -> Streak| {
        let longest = of(profile.statistics).longest;
        let beside = bests.map(|all| all.beside_run(person, of, longest));
        format!("{name}{longest}回{}", beside.unwrap_or_default())
    };
    let runs = [
        run("トップ", |own| own.streaks.first),
        run("連対", |own| own.streaks.in_the_money),
        run("ラスなし", |own| own.streaks.not_last),
        run("プラス", |own| own.streaks.plus),
    ];
    facts.push(Fact::new("連続記録", runs.join("　")));
    if tally.chombo_count > 0 {
        facts.push(Fact::new("チョンボ", format!("{}回", tally.chombo_count)));
    }
    if detail == Detail::Full {
        facts.extend(feats.biggest_day().map(|feat| {
            let amount = season.unit.signed(feat.amount);
            let day = names.day(feat.when.0);
            let told = format!("{amount}{}（{day}）", season.unit.sign());
            let beside = bests.map(|all| all.beside_day(draft, season, person, feat.amount));
            Fact::new("一日の最高", told + &beside.unwrap_or_default())
        }));
        let worst = feats.worst;
        let worst = worst.map(|worst| hanchan_fact(names, profile, worst));
        facts.extend(worst.map(|worst| Fact::new("最低の半荘", worst)));
    }
    if draft.options.rating {
        let rating = words::rating(&profile.statistics.rating);
        let told = format!("{rating}　{}", words::RATING);
        facts.push(Fact::new("レーティング", told));
    }
    facts
}

/// The yakuman that the person won, each with its day.
fn yakuman(profile: &Profile<'_>, names: &Names, detail: Detail) -> String {
    let own = hands_of(profile).into_iter().filter(|(hand, _)| {
        hand.entry.winner == profile.person
            && hand.entry.level == scoring::hand_value::Level::Yakuman
    });
    let told = own.map(|(hand, hanchan)| {
        let when = match detail {
            Detail::Full => hands::when(names, hanchan),
            Detail::OnePage => names.short_day(hanchan.sheet.date),
        };
        // The label says already that it is one.
        match hand.entry.yaku.as_str() {
            "" => when,
            yaku => format!("{yaku}（{when}）"),
        }
    });
    let between = if detail == Detail::Full { "\n" } else { "、" };
    told.collect::<Vec<_>>().join(between)
}

/// How far it is to the place above; the first is told how far the second is.
fn next_place(names: &Names, profile: &Profile<'_>) -> Option<Fact> {
    let (season, own) = (profile.season, profile.standing);
    let rank = own.rank?;
    let is_above = |row: &&Standing| row.rank.is_some_and(|other| other < rank);
    if let Some(above) = season.ranked().filter(is_above).last() {
        let (gap, name) = (season.lead(above, own), names.polite(above.person));
        let told = format!("{}位の{name}まで {gap}", above.rank?);
        return Some(Fact::new("次の順位", told));
    }
    let below = season.ranked().find(|row| row.rank != Some(rank))?;
    let (gap, name) = (season.lead(own, below), names.polite(below.person));
    Some(Fact::new(
        "首位",
        format!("{}位の{name}と {gap}差", below.rank?),
    ))
}

/// `+42.3P（10月4日土曜 第2回戦 A卓、42,300点）`
fn hanchan_fact(names: &Names, profile: &Profile<'_>, feat: Feat<HanchanId>) -> String {
    let season = profile.season;
    let amount = format!("{}{}", season.unit.signed(feat.amount), season.unit.sign());
    let mut played = profile.hanchan();
    let found = played.find(|hanchan| hanchan.id == feat.when);
    let own = found.and_then(|hanchan| Some((hanchan, hanchan.result_of(profile.person)?)));
    own.map_or(amount.clone(), |(hanchan, own)| {
        let points = words::points_of(hanchan, &own);
        format!("{amount}（{}、{points}）", hands::when(names, hanchan))
    })
}

/// The logged hands that this person won or dealt into.
pub(crate) fn hands_of<'a>(profile: &Profile<'a>) -> Vec<(&'a Hand, &'a Hanchan)> {
    let mine = |hand: &Hand| {
        hand.entry.winner == profile.person || hand.entry.loser == Some(profile.person)
    };
    profile
        .season
        .hands()
        .filter(|(hand, _)| mine(hand))
        .collect()
}

/// The running total after each of the person's hanchan, measured as [`scoring::Tally::gain`].
pub(crate) fn running_totals(profile: &Profile<'_>) -> Vec<(HanchanId, Points)> {
    let mut total = Points::ZERO;
    let mut running = Vec::new();
    for hanchan in profile.hanchan() {
        let level = profile.season.records.level_of(hanchan);
        if let Some(own) = hanchan.result_of(profile.person) {
            total += own.total - level;
            running.push((hanchan.id, total));
        }
    }
    running
}
