//! 表彰: who is honoured at the end of a half-year or a year, and for what.

use scoring::award::{self, Award, GoesTo, Minimum, Statistic, Value, Won, winners};
use scoring::{PersonId, Points, Ratio};

use super::facts::{self, Fact};
use super::highlights;
use crate::documents::Draft;
use crate::season::Season;
use crate::words::{self, Names};

/// Lists the awards that somebody earned.
pub(crate) fn draw(draft: &mut Draft<'_>, season: &Season, awards: &[Award]) {
    let won = winners(&season.records, season.kind, awards);
    if won.is_empty() {
        return;
    }
    let told = told(&draft.names, season, &won);
    let awards = award::in_period(awards, &season.records, season.kind);
    facts::section(draft, "表彰", &minimums(&awards), &told);
}

/// Each award that somebody earned, with who did and with what.
pub(crate) fn told(names: &Names, season: &Season, won: &[Won]) -> Vec<Fact> {
    won.iter()
        .map(|won| Fact::new(won.award.name.clone(), statement(names, season, won)))
        .collect()
}

/// What the awards that not everybody is considered for ask of a member.
pub(crate) fn minimums(awards: &[Award]) -> String {
    let mut groups: Vec<(Minimum, Vec<&str>)> = Vec::new();
    for award in awards {
        let same = groups
            .iter_mut()
            .find(|(minimum, _)| *minimum == award.minimum);
        match same {
            Some((_, names)) => names.push(&award.name),
            None => groups.push((award.minimum, vec![&award.name])),
        }
    }
    let told = groups.into_iter().filter_map(|(minimum, names)| {
        let asked = match minimum {
            Minimum::None => return None,
            Minimum::Games(games) => format!("{games}半荘以上"),
            Minimum::ShareOfSessions(percent) => format!("出席{}%以上", u8::from(percent)),
        };
        Some(format!("{}は{asked}の会員から", names.join("・")))
    });
    told.collect::<Vec<_>>().join("、")
}

fn statement(names: &Names, season: &Season, won: &Won) -> String {
    let people: Vec<PersonId> = won.people.iter().map(|(person, _)| *person).collect();
    let list = names.list(&people);
    match (won.award.goes_to, won.people.first()) {
        (GoesTo::Place(_), Some((_, value))) if won.award.statistic == Statistic::BestResult => {
            let best = points(*value);
            let told = people.iter();
            let told = told.flat_map(|person| highlights::results_of(names, season, *person, best));
            highlights::shortened(&told.collect::<Vec<_>>())
        }
        (GoesTo::Place(_), Some((_, value))) => {
            let statistic = won.award.statistic;
            format!("{list}　{}", figure(season, statistic, *value))
        }
        // Everybody who reached a figure may have another.
        _ => list,
    }
}

fn points(value: Value) -> Points {
    match value {
        Value::Points(ratio) | Value::TablePoints(ratio) => Points(ratio.scaled(0)),
        Value::Rate(_) | Value::Place(_) | Value::Count(_) => Points::ZERO,
    }
}

/// The figure with what it is called.
pub(crate) fn figure(season: &Season, statistic: Statistic, value: Value) -> String {
    let name = match statistic {
        Statistic::Total if season.kind.is_ranked_by_mean() => "平均",
        Statistic::Total => "合計",
        Statistic::Average => "平均",
        Statistic::AveragePlace => "平均順位",
        Statistic::TopRate => "トップ率",
        Statistic::InTheMoneyRate => "連対率",
        Statistic::NotLastRate => "ラス回避率",
        Statistic::Games => "",
        Statistic::BestResult => "最高の半荘",
        Statistic::FirstPlaces => "トップ",
        Statistic::HighestPoints => "最高",
        Statistic::HandsWon => "満貫以上",
        Statistic::LevelWon(level) => level.kanji(),
        Statistic::DealtIn => "満貫以上の放銃",
        Statistic::TopStreak => "連続トップ",
        Statistic::NotLastStreak => "連続ラスなし",
        Statistic::Attendance => "出席",
    };
    format!("{name}{}", bare_figure(season, statistic, value))
}

/// The figure with what it counts.
pub(crate) fn bare_figure(season: &Season, statistic: Statistic, value: Value) -> String {
    let unit = season.unit;
    match value {
        Value::Points(ratio) if statistic == Statistic::Average => {
            format!("{}{}", unit.signed_mean(ratio, 0), unit.sign())
        }
        Value::Points(_) => format!("{}{}", unit.signed(points(value)), unit.sign()),
        Value::TablePoints(_) => words::points_in_sentence(points(value)),
        Value::Rate(ratio) => ratio.percent(),
        Value::Place(ratio) => format!("{}位", Ratio::decimal(ratio, 2)),
        Value::Count(count) if statistic == Statistic::Games => format!("{count}半荘"),
        Value::Count(count) => format!("{count}回"),
    }
}
