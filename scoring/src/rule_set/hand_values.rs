//! The part of a rule set that says what hands are worth. See [the rules](crate::rules), 2.

use crate::Points;
use serde::{Deserialize, Serialize};

/// What hands are worth, and who pays in the rare cases.
#[derive(Clone, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
// Each flag is a line of the rule sheets; they are independent of one another.
#[allow(clippy::struct_excessive_bools)]
pub struct HandValues {
    /// 4 han 30 fu and 3 han 60 fu count as mangan (切り上げ満貫).
    pub rounded_up_mangan: bool,
    /// 13 han and more count as yakuman (数え役満).
    pub counted_yakuman: bool,
    /// What several yakuman patterns in one hand are worth.
    pub combined_yakuman: CombinedYakuman,
    /// Big four winds, four concealed triplets on a single wait, pure nine gates and the 13-wait
    /// kokushi count double.
    pub double_yakuman: bool,
    /// Fu for a pair of the seat wind that is also the round wind: 2 or 4.
    pub double_wind_pair_fu: u8,
    /// What the discarder pays on top for each counter; on tsumo the others share it.
    pub honba: Points,
    /// What happens when several win on one discard.
    pub several_ron: SeveralRon,
    /// The yakuman for which the player who fed the last set pays (責任払い, パオ).
    pub pao: Vec<Pao>,
    /// Whether an exhaustive draw with only terminals and honours discarded is a mangan (流し満貫).
    pub nagashi_mangan: bool,
    /// How the hand-value table is laid out, and whether fu count at all.
    pub table: ValueTableStyle,
    /// What a hand is won with. Rule sets that were written down before there was such a thing have what
    /// most play by.
    pub winning: WinningRules,
}

impl Default for HandValues {
    fn default() -> Self {
        Self {
            rounded_up_mangan: false,
            counted_yakuman: true,
            combined_yakuman: CombinedYakuman::AddUp,
            double_yakuman: false,
            double_wind_pair_fu: 4,
            honba: Points(300),
            several_ron: SeveralRon::All,
            pao: Vec::new(),
            nagashi_mangan: false,
            table: ValueTableStyle::Standard,
            winning: WinningRules::default(),
        }
    }
}

/// What several yakuman patterns in one hand are worth.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum CombinedYakuman {
    /// One yakuman, whatever it holds (32,000, dealer 48,000).
    SingleOnly,
    /// Each counts.
    AddUp,
}

/// What happens when several win on one discard.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum SeveralRon {
    /// Only the first in turn after the discarder wins (頭ハネ).
    HeadBump,
    /// Two win; three are an abortive draw (三家和).
    TwoOnly,
    /// Two and three win.
    All,
}

/// A yakuman for which the player who fed the last set pays. By ron that player and the discarder
/// pay half each.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Pao {
    /// 大三元
    DaiSangen,
    /// 大四喜
    DaiSuushii,
    /// 四槓子
    Suukantsu,
}

/// How the hand-value table is laid out.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum ValueTableStyle {
    /// By han first, with the fu at which the value jumps shown second (shirakaba-2025).
    ByHan,
    /// 20 to 110 fu by 1 to 4 han (haku-2015, kenko-25000).
    Standard,
    /// 30 to 80 fu by 1 to 4 han (hakuryuo-40).
    ThirtyToEighty,
    /// Fu do not count: each han has one value (wakakujira-2025).
    NoFu,
}

/// Which yaku and dora there are, and when.
#[derive(Clone, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(default, deny_unknown_fields)]
// Each flag is a line of the rule sheets; they are independent of one another.
#[allow(clippy::struct_excessive_bools)]
pub struct WinningRules {
    /// 断幺九 counts in a hand with calls (喰いタン).
    pub open_tanyao: bool,
    /// A hand may get its only yaku with the winning tile (後付け).
    pub atozuke: bool,
    /// 平和 counts on tsumo, at 20 fu (ピンフツモ).
    pub pinfu_tsumo: bool,
    /// There is 一発.
    pub ippatsu: bool,
    /// There are dora below the indicators (裏ドラ).
    pub ura_dora: bool,
    /// How many red fives there are of characters, circles and bamboo, each a dora (赤ドラ). Where there are
    /// none, a red five is a five.
    pub red_fives: [u8; 3],
    /// What winning on a discard before one's first draw is (人和).
    pub renhou: Renhou,
    /// 嶺上開花 with the last tile is 海底撈月 as well.
    pub rinshan_with_haitei: bool,
    /// With three players: what norths are.
    pub north: North,
    /// With three players: the share of the missing one is lost on tsumo (ツモ損); otherwise the two who pay
    /// share it.
    pub tsumo_loss: bool,
}

impl Default for WinningRules {
    fn default() -> Self {
        Self {
            open_tanyao: true,
            atozuke: true,
            pinfu_tsumo: true,
            ippatsu: true,
            ura_dora: true,
            red_fives: [0; 3],
            renhou: Renhou::None,
            rinshan_with_haitei: false,
            north: North::Wind,
            tsumo_loss: true,
        }
    }
}

/// What winning on a discard before one's first draw is (人和).
#[derive(Clone, Copy, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Renhou {
    /// Nothing.
    None,
    /// A mangan, in place of what the hand is worth otherwise.
    Mangan,
    /// A yakuman.
    Yakuman,
}

/// What norths are with three players.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum North {
    /// A wind that is nobody's seat.
    Wind,
    /// Laid aside they are a dora each (北抜き).
    Dora,
}
