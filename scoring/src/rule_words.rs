//! A rule set in sentences, in Japanese and in English: the only place where one becomes words. The rule
//! sheet, the archive's page and the window say them as they stand here.

// In these each sentence stands on a line of its own, as in a table.
#[rustfmt::skip]
mod hands;
#[rustfmt::skip]
mod play;
#[rustfmt::skip]
mod settlement;
#[rustfmt::skip]
mod winning;

use crate::RuleSet;
use serde::Serialize;

/// The same in both languages.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[allow(missing_docs, reason = "a language each")]
pub struct Words {
    pub ja: String,
    pub en: String,
}

/// One or a few sentences that belong together.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
pub struct RuleSentence {
    /// What is said.
    pub words: Words,
    /// Whether it is the usual way, and the club's own rules are silent about it.
    pub assumed: bool,
}

/// What a rule is about; all lines together say every field of a rule set.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs, reason = "each is named like the field it is about")]
pub enum RuleLine {
    Players,
    Start,
    Return,
    Oka,
    Rounding,
    Unit,
    Uma,
    Tie,
    Deposit,
    Chombo,
    Minutes,
    Announcements,
    AtEnd,
    FinalUntimed,
    Bust,
    Yaku,
    Dora,
    RoundedUpMangan,
    CountedYakuman,
    CombinedYakuman,
    DoubleYakuman,
    Pao,
    SeveralRon,
    Honba,
    DoubleWindPairFu,
    NagashiMangan,
    TsumoLoss,
    ValueTable,
    Logged,
}

/// Lines that stand under one heading.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "camelCase")]
pub enum RuleGroup {
    /// From the points on the table to a result.
    Points,
    /// What places are worth, what is left over or taken off.
    Places,
    /// How long a round lasts, and what ends it.
    Time,
    /// What hands are worth, and who pays.
    Hands,
}

/// A rule in words.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
pub struct RuleInWords {
    /// Which it is.
    pub line: RuleLine,
    /// Where it belongs.
    pub group: RuleGroup,
    /// What it is called.
    pub heading: Words,
    /// What there is to say of it; nothing where it has no meaning beside other rules.
    pub sentences: Vec<RuleSentence>,
}

/// Every rule of a rule set in words, in the order in which they are read.
///
/// ```
/// let rules = scoring::preset("shirakaba-2025").unwrap();
/// let first = &scoring::rule_words::in_words(&rules)[0];
/// assert_eq!(first.sentences[0].words.ja, "4人で打ちます。");
/// ```
#[rustfmt::skip]
pub fn in_words(rules: &RuleSet) -> Vec<RuleInWords> {
    use RuleGroup::{Hands, Places, Points, Time};
    let data = rules.data();
    let (clock, values) = (&data.clock, &data.hand_values);
    let told = |group, line, ja: &str, en: &str, told: Told| RuleInWords {
        line, group, heading: Words::new(ja, en), sentences: told.0,
    };
    vec![
        told(Points, RuleLine::Players, "人数", "Players", settlement::players(data)),
        told(Points, RuleLine::Start, "持ち点", "Start", settlement::start(rules)),
        told(Points, RuleLine::Return, "返し", "Return", settlement::base(data)),
        told(Points, RuleLine::Rounding, "端数", "Rounding", settlement::rounding(data)),
        told(Points, RuleLine::Oka, "オカ", "Oka", settlement::oka(rules)),
        told(Points, RuleLine::Unit, "成績の書き方", "Unit", settlement::unit(data.unit)),
        told(Places, RuleLine::Uma, "順位点", "Uma", settlement::uma(data)),
        told(Places, RuleLine::Tie, "同点", "Ties", settlement::tie(rules)),
        told(Places, RuleLine::Deposit, "残った供託", "Sticks left", settlement::deposit(rules)),
        told(Places, RuleLine::Chombo, "チョンボ", "Chombo", settlement::chombo(rules)),
        told(Time, RuleLine::Minutes, "時間", "Time", play::minutes(clock)),
        told(Time, RuleLine::Announcements, "予告", "Calls", play::announcements(rules)),
        told(Time, RuleLine::AtEnd, "時間切れ", "Time over", play::at_end(clock)),
        told(Time, RuleLine::FinalUntimed, "決勝", "Final", play::finals(clock)),
        told(Time, RuleLine::Bust, "飛び", "Bust", play::bust(data.bust)),
        told(Hands, RuleLine::Yaku, "役", "Yaku", winning::yaku(rules)),
        told(Hands, RuleLine::Dora, "一発とドラ", "Ippatsu, dora", winning::dora(rules)),
        told(Hands, RuleLine::RoundedUpMangan, "切り上げ満貫", "Rounding up", hands::rounded_up(rules)),
        told(Hands, RuleLine::CountedYakuman, "数え役満", "Counted", hands::counted(rules)),
        told(Hands, RuleLine::CombinedYakuman, "役満", "Yakuman", hands::combined(rules)),
        told(Hands, RuleLine::DoubleYakuman, "ダブル役満", "Double", hands::double(rules)),
        told(Hands, RuleLine::Pao, "責任払い", "Pao", hands::pao(values)),
        told(Hands, RuleLine::SeveralRon, "同時のロン", "Several ron", hands::several(rules)),
        told(Hands, RuleLine::Honba, "積み棒", "Honba", hands::honba(rules)),
        told(Hands, RuleLine::DoubleWindPairFu, "連風牌の雀頭", "Wind pair", hands::wind_pair(rules)),
        told(Hands, RuleLine::NagashiMangan, "流し満貫", "Nagashi", hands::nagashi(rules)),
        told(Hands, RuleLine::TsumoLoss, "ツモ損", "Tsumo of three", winning::tsumo_loss(rules)),
        told(Hands, RuleLine::ValueTable, "点数計算表", "Values", hands::table(rules)),
        told(Hands, RuleLine::Logged, "記録する手", "Logged", hands::logged(values)),
    ]
}

impl Words {
    /// That, in Japanese and in English.
    pub fn new(ja: impl Into<String>, en: impl Into<String>) -> Self {
        Self {
            ja: ja.into(),
            en: en.into(),
        }
    }
}

/// What is said of one rule.
#[derive(Default)]
struct Told(Vec<RuleSentence>);

fn say(ja: impl Into<String>, en: impl Into<String>) -> Told {
    Told::default().and(ja, en)
}

impl Told {
    fn and(mut self, ja: impl Into<String>, en: impl Into<String>) -> Self {
        self.0.push(RuleSentence {
            words: Words::new(ja, en),
            assumed: false,
        });
        self
    }

    fn then(mut self, other: Self) -> Self {
        self.0.extend(other.0);
        self
    }

    /// Marks what was said last, where the club's own rules are silent about it.
    fn assumed_where(mut self, assumed: bool) -> Self {
        if let Some(last) = self.0.last_mut() {
            last.assumed = assumed;
        }
        self
    }
}

#[cfg(test)]
mod tests;
