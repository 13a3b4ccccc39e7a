//! What a certificate says that somebody did for an award. A figure is told only where it does the person
//! honour: the third of four may have lost points, and is third all the same.

use scoring::award::{Award, Direction, GoesTo, Statistic, Value};
use scoring::{PersonId, Ratio};

use super::numerals::amount;
use crate::documents::sections::awards::{bare_figure, figure};
use crate::season::Season;

/// The sentence, a column a line.
pub(super) fn told(season: &Season, award: &Award, person: PersonId, value: Value) -> Vec<String> {
    if award.direction != honoured(award.statistic) {
        return lines(["対局を重ねられ", "会を大いに盛り上げられました"]);
    }
    if !does_honour(season, award.statistic, value) {
        return lines(["頭書の成績を収められました"]);
    }
    match value {
        Value::Count(count) => counted(season, award, count),
        _ if award.statistic == Statistic::Attendance => present(season, person),
        _ => measured(season, award.statistic, value),
    }
}

fn lines<const N: usize>(lines: [&str; N]) -> Vec<String> {
    lines.map(str::to_owned).into()
}

/// Which direction is the good one.
fn honoured(statistic: Statistic) -> Direction {
    match statistic {
        Statistic::AveragePlace | Statistic::DealtIn => Direction::Lowest,
        _ => Direction::Highest,
    }
}

/// Whether the figure is better than what comes to everybody by chance.
fn does_honour(season: &Season, statistic: Statistic, value: Value) -> bool {
    let players = i64::try_from(season.players().count()).unwrap_or(4);
    let is_more = |reached: Ratio, of: i64, all: i64| {
        Ratio::new(of, all).is_none_or(|chance| reached > chance)
    };
    match (statistic, value) {
        (_, Value::Points(ratio) | Value::TablePoints(ratio)) => is_more(ratio, 0, 1),
        (_, Value::Place(ratio)) => !is_more(ratio, players + 1, 2),
        (Statistic::TopRate, Value::Rate(ratio)) => is_more(ratio, 1, players),
        (Statistic::InTheMoneyRate, Value::Rate(ratio)) => is_more(ratio, 2, players),
        (Statistic::NotLastRate, Value::Rate(ratio)) => is_more(ratio, players - 1, players),
        (_, Value::Rate(ratio)) => is_more(ratio, 1, 2),
        (_, Value::Count(_)) => true,
    }
}

fn measured(season: &Season, statistic: Statistic, value: Value) -> Vec<String> {
    // A hundred percent is said without its decimals.
    let said = |figure: String| amount(&figure.replace(".0%", "%"));
    let bare = said(bare_figure(season, statistic, value));
    let named = said(figure(season, statistic, value));
    let (reached, how) = match statistic {
        Statistic::BestResult => (
            format!("一回の半荘で{bare}の"),
            "会心の成績を収められました",
        ),
        Statistic::HighestPoints => (format!("一回の半荘で{bare}を"), "みごと記録されました"),
        Statistic::AveragePlace => (named + "の", "安定した成績を収められました"),
        Statistic::TopRate => (named + "の", "目覚ましい成績を収められました"),
        Statistic::InTheMoneyRate => (named + "の", "堅実な成績を収められました"),
        Statistic::NotLastRate => (named + "の", "手堅い成績を収められました"),
        _ => (named + "の", "優れた成績を収められました"),
    };
    vec![reached, how.to_owned()]
}

fn counted(season: &Season, award: &Award, count: u32) -> Vec<String> {
    let number = amount(&count.to_string());
    let several = count > 1;
    match award.statistic {
        Statistic::Games => vec![
            format!("{number}半荘に参加され"),
            "会を大いに盛り上げられました".to_owned(),
        ],
        Statistic::FirstPlaces if several => vec![format!("トップを{number}回飾られました")],
        Statistic::TopStreak if several => vec![
            format!("{number}半荘続けて"),
            "トップを飾られました".to_owned(),
        ],
        Statistic::FirstPlaces | Statistic::TopStreak => lines(["みごとトップを飾られました"]),
        Statistic::NotLastStreak => vec![
            format!("{number}半荘続けてラスを避け"),
            "粘り強く戦い抜かれました".to_owned(),
        ],
        Statistic::DealtIn => kept_out(award.goes_to, count, &number),
        Statistic::HandsWon => won("満貫以上の手", &number, several),
        Statistic::LevelWon(level) => won(level.kanji(), &number, several),
        // No other statistic is a count.
        statistic => vec![
            amount(&figure(season, statistic, Value::Count(count))) + "の",
            "優れた成績を収められました".to_owned(),
        ],
    }
}

fn won(what: &str, number: &str, several: bool) -> Vec<String> {
    let what = if several {
        format!("{what}を{number}回")
    } else {
        format!("{what}を")
    };
    vec![what, "みごと和了されました".to_owned()]
}

/// Hands dealt in are no merit; that they were few is.
fn kept_out(goes_to: GoesTo, count: u32, number: &str) -> Vec<String> {
    if count == 0 {
        return lines(["満貫以上の放銃を一度もせず", "みごと守り抜かれました"]);
    }
    let few = match goes_to {
        GoesTo::Place(place) if place.get() == 1 => format!("最少の{number}回"),
        _ => format!("{number}回"),
    };
    vec![
        "満貫以上の放銃を".to_owned(),
        format!("{few}にとどめられました"),
    ]
}

/// On how many of the days. Two series that meet on one day meet twice.
fn present(season: &Season, person: PersonId) -> Vec<String> {
    let all = season.days.len();
    let here = season
        .courses
        .get(&person)
        .map_or(all, crate::season::Course::days_played);
    let met_twice = season
        .days
        .windows(2)
        .any(|days| days[0].date == days[1].date);
    let counted = |number: usize| {
        let counter = if met_twice { "回" } else { "日" };
        amount(&format!("{number}{counter}"))
    };
    if here >= all {
        vec![
            format!("全{}の開催に", counted(all)),
            "欠かさず出席されました".to_owned(),
        ]
    } else {
        vec![
            format!("開催{}のうち", counted(all)),
            format!("{}に出席されました", counted(here)),
        ]
    }
}
