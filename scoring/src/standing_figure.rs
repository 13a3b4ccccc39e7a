//! The figures of a standing, once for every screen, paper, page and file that shows them.
//!
//! # To add a figure
//! What it is counted from is a field of [`Tally`](crate::Tally), filled where a result is added; its
//! kind and its value stand here, its words in `ui/src/text/figures.*.ts`; a paper names it where it is
//! to stand.

use crate::{GameKind, Points, Ratio, Standing, Unit, table_points};
use serde::Serialize;

/// A figure of a standing.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "camelCase")]
pub enum StandingFigure {
    /// 平均着順
    AveragePlace,
    /// 素点: results before place points and chombo.
    Base,
    /// 順位点
    Uma,
    /// チョンボ: what chombo cost after ranking.
    Chombo,
    /// 調整: given or taken outside any hanchan.
    Adjustments,
    /// Results of which only the sum is known.
    Opening,
    /// 合計
    Total,
    /// 最高: the best single result.
    Best,
    /// 最低: the worst.
    Worst,
    /// 平均: the mean result of a hanchan.
    Average,
    /// トップ率
    TopRate,
    /// 連対率
    InTheMoneyRate,
    /// ラス回避率
    NotLastRate,
    /// 最高得点: the most points at the end of a hanchan.
    HighestPoints,
    /// 最低得点: the fewest.
    LowestPoints,
    /// 箱下: hanchan that ended below zero points.
    BelowZero,
    /// 箱下率: how much of the hanchan.
    BelowZeroRate,
    /// Hands of mangan and better that the person won.
    Won,
    /// Such hands that the person discarded into.
    DealtIn,
    /// 役満 won.
    Yakuman,
}

/// What a figure comes to.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum FigureValue {
    /// So often.
    Count(u32),
    /// A result, in the club's unit and with its sign.
    Result(Points),
    /// The mean of so many results.
    Mean(Points, u32),
    /// Points as they lie on the table.
    Table(Points),
    /// A mean place.
    Place(Ratio),
    /// A share of the hanchan.
    Share(Ratio),
}

impl StandingFigure {
    /// All of them, as they stand from left to right.
    pub const ALL: [Self; 20] = [
        Self::AveragePlace,
        Self::Base,
        Self::Uma,
        Self::Chombo,
        Self::Adjustments,
        Self::Opening,
        Self::Total,
        Self::Best,
        Self::Worst,
        Self::Average,
        Self::TopRate,
        Self::InTheMoneyRate,
        Self::NotLastRate,
        Self::HighestPoints,
        Self::LowestPoints,
        Self::BelowZero,
        Self::BelowZeroRate,
        Self::Won,
        Self::DealtIn,
        Self::Yakuman,
    ];

    /// None where it is of hanchan and nobody played one.
    pub fn of(self, standing: &Standing, kind: GameKind) -> Option<FigureValue> {
        use FigureValue::{Count, Mean, Place, Result, Share, Table};
        let tally = &standing.tally;
        let played = tally.single() > 0;
        match self {
            Self::AveragePlace => tally.average_place().map(Place),
            Self::Base => Some(Result(tally.base)),
            Self::Uma => Some(Result(tally.uma)),
            Self::Chombo => Some(Result(tally.chombo)),
            Self::Adjustments => Some(Result(tally.adjustments)),
            Self::Opening => Some(Result(tally.opening)),
            Self::Total => Some(Result(tally.total)),
            Self::Best => tally.best.map(Result),
            Self::Worst => tally.worst.map(Result),
            Self::Average => tally.average().map(|_| Mean(tally.total, tally.games)),
            Self::TopRate => tally.top_rate().map(Share),
            Self::InTheMoneyRate => tally.in_the_money_rate().map(Share),
            Self::NotLastRate => tally.not_last_rate(kind.players).map(Share),
            Self::HighestPoints => tally.highest_points.map(Table),
            Self::LowestPoints => tally.lowest_points.map(Table),
            Self::BelowZero => played.then_some(Count(tally.below_zero)),
            Self::BelowZeroRate => Ratio::new(tally.below_zero, tally.single()).map(Share),
            Self::Won => Some(Count(standing.won.all())),
            Self::DealtIn => Some(Count(standing.dealt_in.all())),
            Self::Yakuman => Some(Count(standing.won.yakuman)),
        }
    }
}

impl FigureValue {
    /// As people read it.
    pub fn shown(self, unit: Unit) -> String {
        match self {
            Self::Count(count) => count.to_string(),
            Self::Result(points) => unit.signed(points),
            Self::Mean(total, games) => unit.mean(total, games).unwrap_or_default(),
            Self::Table(points) => table_points(points),
            Self::Place(place) => place.decimal(2),
            Self::Share(share) => share.percent(),
        }
    }

    /// A number by which figures of one kind are sorted.
    pub fn order(self) -> i64 {
        match self {
            Self::Count(count) => count.into(),
            Self::Result(points) | Self::Table(points) => points.0,
            Self::Mean(total, games) => Ratio::new(total.0, games).map_or(0, |mean| mean.scaled(0)),
            Self::Place(ratio) | Self::Share(ratio) => ratio.scaled(4),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::SeatResult;
    use crate::{Players, Tally};

    #[test]
    fn figures_of_one_kind_are_sorted_by_what_they_show() {
        let third = Ratio::new(1, 3).unwrap();
        let figures = [
            (FigureValue::Count(7), 7),
            (FigureValue::Result(Points(-1_200)), -1_200),
            (FigureValue::Table(Points(42_300)), 42_300),
            (FigureValue::Mean(Points(10_000), 4), 2_500),
            (FigureValue::Mean(Points(10_000), 0), 0),
            (FigureValue::Place(third), 3_333),
            (FigureValue::Share(third), 3_333),
        ];
        for (figure, order) in figures {
            assert_eq!(figure.order(), order, "{figure:?}");
        }
    }

    #[test]
    fn a_hanchan_that_ends_at_nothing_is_not_below_zero() {
        let mut standing = Standing {
            rank: None,
            person: crate::PersonId(1),
            tally: Tally::default(),
            won: crate::LevelCounts::default(),
            dealt_in: crate::LevelCounts::default(),
        };
        let kind = GameKind {
            players: Players::Four,
            basis: crate::rule_set::Basis::FromReturn,
        };
        let shown = |standing: &Standing, figure: StandingFigure| {
            let value = figure.of(standing, kind);
            value.map_or_else(String::new, |value| value.shown(Unit::P))
        };
        assert_eq!(shown(&standing, StandingFigure::BelowZero), "");
        assert_eq!(shown(&standing, StandingFigure::BelowZeroRate), "");
        for points in [0, -100, 25_000, -12_300] {
            let result = SeatResult {
                points: Points(points),
                ..SeatResult::default()
            };
            standing.tally.add(&result, Points::ZERO);
        }
        assert_eq!(shown(&standing, StandingFigure::BelowZero), "2");
        assert_eq!(shown(&standing, StandingFigure::BelowZeroRate), "50.0%");
        assert_eq!(shown(&standing, StandingFigure::LowestPoints), "▲12,300");
    }

    #[test]
    fn every_figure_is_there_once_in_its_order() {
        let mut sorted = StandingFigure::ALL;
        sorted.sort_unstable();
        assert_eq!(sorted, StandingFigure::ALL);
    }
}
