//! A rule set as the page shows and changes it: every field, an empty box where nothing is typed.

use scoring::rule_set::{
    Announcement, Assumed, AtEnd, Basis, Bust, Call, Chombo, ChomboPayment, Clock, CombinedYakuman,
    Deposit, HandValues, North, Pao, Renhou, Rounding, RuleSetData, SeveralRon, Tie, Top, Uma,
    ValueTableStyle, WinningRules,
};
use scoring::{Players, Points, RuleBook, RuleSet, Unit};
use serde::{Deserialize, Serialize};
use specta::Type;

use super::problem::{RuleFault, RuleProblem};

/// The longest name of a rule set: it stands in lists and above tables.
const MOST_OF_NAME: u16 = 60;

/// Amounts are points; none where a box is empty.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, Type)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a line of the rule sheets, independent of the others"
)]
#[serde(rename_all = "camelCase")]
pub struct RuleForm {
    pub name: String,
    /// 4 or 3.
    pub players: u8,
    pub start: Option<Points>,
    /// Whether results count from a return, or points as they stand.
    pub from_return: bool,
    pub return_points: Option<Points>,
    pub rounding: Rounding,
    pub top: Top,
    /// Whether place points depend on how many are at or above the return.
    pub by_floating: bool,
    /// One row, first place to last; or a row for each number of players floating.
    pub uma: Vec<Vec<Option<Points>>>,
    pub tie: Tie,
    pub deposit: Deposit,
    pub chombo: ChomboRule,
    /// What it costs, as a number without a sign; nothing where it is paid as a mangan is.
    pub chombo_points: Option<Points>,
    pub unit: Unit,
    pub bust: Bust,
    /// None is untimed.
    pub minutes: Option<i32>,
    pub announcements: Vec<AnnouncementForm>,
    pub at_end: AtEnd,
    pub final_untimed: bool,
    pub rounded_up_mangan: bool,
    pub counted_yakuman: bool,
    pub combined_yakuman: CombinedYakuman,
    pub double_yakuman: bool,
    pub double_wind_pair_fu: u8,
    pub honba: Option<Points>,
    pub several_ron: SeveralRon,
    pub pao: Vec<Pao>,
    pub nagashi_mangan: bool,
    pub value_table: ValueTableStyle,
    pub open_tanyao: bool,
    pub atozuke: bool,
    pub pinfu_tsumo: bool,
    pub ippatsu: bool,
    pub ura_dora: bool,
    /// How many there are of characters, circles and bamboo.
    pub red_fives: [u8; 3],
    pub renhou: Renhou,
    pub rinshan_with_haitei: bool,
    pub north: North,
    pub tsumo_loss: bool,
    /// What of it is the usual way, and not yet the club's own word.
    pub assumed: Vec<Assumed>,
    /// What the club's rules say beside all that.
    pub book: RuleBook,
}

/// What is said when.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct AnnouncementForm {
    pub minutes_left: Option<i32>,
    pub call: Call,
}

/// What a chombo costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum ChomboRule {
    /// Taken off the offender's result.
    Adjustment,
    /// Paid at the table, so much to each of the others.
    Each,
    /// Paid at the table as if every other player had won a mangan by tsumo.
    Mangan,
}

impl RuleForm {
    pub(super) fn of(rules: &RuleSet) -> Self {
        let data = rules.data();
        let (chombo, chombo_points) = match data.chombo {
            Chombo::Adjustment(amount) => (ChomboRule::Adjustment, Some(-amount)),
            Chombo::InHand(ChomboPayment::Each(amount)) => (ChomboRule::Each, Some(amount)),
            Chombo::InHand(ChomboPayment::Mangan) => (ChomboRule::Mangan, None),
        };
        let (by_floating, rows) = match &data.uma {
            Uma::ByPlace(amounts) => (false, std::slice::from_ref(amounts)),
            Uma::ByFloating { floating } => (true, floating.as_slice()),
        };
        let values = &data.hand_values;
        let winning = &values.winning;
        Self {
            name: rules.name().to_owned(),
            players: data.players.into(),
            start: Some(data.start),
            from_return: data.basis == Basis::FromReturn,
            return_points: data.return_points,
            rounding: data.rounding,
            top: data.top,
            by_floating,
            uma: rows
                .iter()
                .map(|row| row.iter().copied().map(Some).collect())
                .collect(),
            tie: data.tie,
            deposit: data.deposit,
            chombo,
            chombo_points,
            unit: data.unit,
            bust: data.bust,
            minutes: data.clock.minutes.map(i32::from),
            announcements: data
                .clock
                .announcements
                .iter()
                .map(|said| AnnouncementForm {
                    minutes_left: Some(said.minutes_left.into()),
                    call: said.call,
                })
                .collect(),
            at_end: data.clock.at_end,
            final_untimed: data.clock.final_untimed,
            rounded_up_mangan: values.rounded_up_mangan,
            counted_yakuman: values.counted_yakuman,
            combined_yakuman: values.combined_yakuman,
            double_yakuman: values.double_yakuman,
            double_wind_pair_fu: values.double_wind_pair_fu,
            honba: Some(values.honba),
            several_ron: values.several_ron,
            pao: [Pao::DaiSangen, Pao::DaiSuushii, Pao::Suukantsu]
                .into_iter()
                .filter(|pao| values.pao.contains(pao))
                .collect(),
            nagashi_mangan: values.nagashi_mangan,
            value_table: values.table,
            open_tanyao: winning.open_tanyao,
            atozuke: winning.atozuke,
            pinfu_tsumo: winning.pinfu_tsumo,
            ippatsu: winning.ippatsu,
            ura_dora: winning.ura_dora,
            red_fives: winning.red_fives,
            renhou: winning.renhou,
            rinshan_with_haitei: winning.rinshan_with_haitei,
            north: winning.north,
            tsumo_loss: winning.tsumo_loss,
            assumed: data.assumed.clone(),
            book: data.book.clone(),
        }
    }

    /// The rule set that is written down, under that key; or every field that is wrong. What an
    /// empty box lacks is said before anything else, for other fields depend on it.
    pub(super) fn read(&self, key: &str) -> Result<RuleSet, Vec<RuleProblem>> {
        let mut typed = Typed::default();
        typed.name(&self.name);
        let data = self.data(key, &mut typed);
        if !typed.problems.is_empty() {
            return Err(typed.problems);
        }
        RuleSet::new(data).map_err(|invalid| invalid.0.into_iter().map(RuleProblem::from).collect())
    }

    fn data(&self, key: &str, typed: &mut Typed) -> RuleSetData {
        let uma: Vec<Vec<Points>> = self
            .uma
            .iter()
            .enumerate()
            .map(|(row, amounts)| {
                let place = |(place, amount): (usize, &Option<Points>)| {
                    let field = if self.by_floating {
                        format!("uma.floating[{row}][{place}]")
                    } else {
                        format!("uma[{place}]")
                    };
                    typed.points(&field, *amount)
                };
                amounts.iter().enumerate().map(place).collect()
            })
            .collect();
        let players = typed.players(self.players);
        RuleSetData {
            id: key.to_owned(),
            name: self.name.trim().to_owned(),
            version: 1,
            players,
            start: typed.points("start", self.start),
            return_points: self
                .from_return
                .then(|| typed.points("return", self.return_points)),
            basis: if self.from_return {
                Basis::FromReturn
            } else {
                Basis::Raw
            },
            rounding: self.rounding,
            top: self.top,
            uma: if self.by_floating {
                Uma::ByFloating { floating: uma }
            } else {
                Uma::ByPlace(uma.into_iter().next().unwrap_or_default())
            },
            tie: self.tie,
            deposit: self.deposit,
            chombo: match self.chombo {
                ChomboRule::Adjustment => {
                    Chombo::Adjustment(-typed.points("chombo.adjustment", self.chombo_points))
                }
                ChomboRule::Each => Chombo::InHand(ChomboPayment::Each(
                    typed.points("chombo.in_hand.each", self.chombo_points),
                )),
                ChomboRule::Mangan => Chombo::InHand(ChomboPayment::Mangan),
            },
            unit: self.unit,
            clock: self.clock(typed),
            bust: self.bust,
            hand_values: self.hand_values(typed),
            assumed: self.assumed.clone(),
            book: self.book.clone(),
        }
    }

    fn clock(&self, typed: &mut Typed) -> Clock {
        let announcements = self.announcements.iter().enumerate().map(|(index, said)| {
            let field = format!("clock.announcements[{index}].minutes_left");
            Announcement {
                minutes_left: typed.minutes(&field, said.minutes_left),
                call: said.call,
            }
        });
        let announcements = announcements.collect();
        Clock {
            minutes: self
                .minutes
                .map(|minutes| typed.minutes("clock.minutes", Some(minutes))),
            announcements,
            at_end: self.at_end,
            final_untimed: self.final_untimed,
            ..Clock::default()
        }
    }

    fn hand_values(&self, typed: &mut Typed) -> HandValues {
        HandValues {
            rounded_up_mangan: self.rounded_up_mangan,
            counted_yakuman: self.counted_yakuman,
            combined_yakuman: self.combined_yakuman,
            double_yakuman: self.double_yakuman,
            double_wind_pair_fu: self.double_wind_pair_fu,
            honba: typed.points("hand_values.honba", self.honba),
            several_ron: self.several_ron,
            pao: self.pao.clone(),
            nagashi_mangan: self.nagashi_mangan,
            table: self.value_table,
            winning: WinningRules {
                open_tanyao: self.open_tanyao,
                atozuke: self.atozuke,
                pinfu_tsumo: self.pinfu_tsumo,
                ippatsu: self.ippatsu,
                ura_dora: self.ura_dora,
                red_fives: self.red_fives,
                renhou: self.renhou,
                rinshan_with_haitei: self.rinshan_with_haitei,
                north: self.north,
                tsumo_loss: self.tsumo_loss,
            },
        }
    }
}

/// What is typed in the boxes, with what is wrong with it before any rule is looked at.
#[derive(Default)]
struct Typed {
    problems: Vec<RuleProblem>,
}

impl Typed {
    fn points(&mut self, field: &str, typed: Option<Points>) -> Points {
        if typed.is_none() {
            self.problems
                .push(RuleProblem::new(field, RuleFault::Missing));
        }
        typed.unwrap_or_default()
    }

    fn minutes(&mut self, field: &str, typed: Option<i32>) -> u16 {
        let fault = match typed.map(u16::try_from) {
            Some(Ok(minutes)) => return minutes,
            Some(Err(_)) => RuleFault::OutOfRange {
                lowest: 1,
                highest: 600,
            },
            None => RuleFault::Missing,
        };
        self.problems.push(RuleProblem::new(field, fault));
        0
    }

    fn players(&mut self, count: u8) -> Players {
        Players::try_from(count).unwrap_or_else(|reason| {
            self.problems
                .push(RuleProblem::new("players", RuleFault::Other { reason }));
            Players::default()
        })
    }

    fn name(&mut self, name: &str) {
        let name = name.trim();
        let fault = if name.is_empty() {
            RuleFault::Missing
        } else if name.chars().count() > MOST_OF_NAME.into() {
            RuleFault::LongText {
                most: MOST_OF_NAME.into(),
            }
        } else if name.chars().any(char::is_control) {
            RuleFault::UnseenCharacter
        } else {
            return;
        };
        self.problems.push(RuleProblem::new("name", fault));
    }
}

#[cfg(test)]
mod tests;
