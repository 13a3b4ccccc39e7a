//! The yaku by their names, and how many han each has: the sheets of haku-2015 (5) and hakuryuo-40
//! (普通役, 役満), which agree.

/// A pattern, or what stands in the list of a hand beside the patterns.
///
/// The order is the one in which they are told.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
#[allow(missing_docs, reason = "each has its name as people print it")]
#[repr(u8)]
pub enum Yaku {
    Riichi,
    DoubleRiichi,
    Ippatsu,
    MenzenTsumo,
    Pinfu,
    Tanyao,
    Iipeikou,
    SeatWind,
    RoundWind,
    Haku,
    Hatsu,
    Chun,
    Rinshan,
    Chankan,
    Haitei,
    Houtei,
    SanshokuDoujun,
    Ikkitsuukan,
    Chanta,
    Chiitoitsu,
    Toitoi,
    SanshokuDoukou,
    Sanankou,
    Sankantsu,
    ShouSangen,
    Honroutou,
    Honitsu,
    Junchan,
    Ryanpeikou,
    Chinitsu,
    Tenhou,
    Chiihou,
    Renhou,
    DaiSangen,
    ShouSuushii,
    DaiSuushii,
    Tsuuiisou,
    Chinroutou,
    Ryuuiisou,
    Suuankou,
    SuuankouTanki,
    Suukantsu,
    Chuurenpoutou,
    JunseiChuurenpoutou,
    KokushiMusou,
    KokushiMusou13,
    Dora,
    UraDora,
    RedDora,
    NorthDora,
    NagashiMangan,
}

impl Yaku {
    /// All, in the order in which they are told.
    #[rustfmt::skip]
    pub const ALL: [Self; 51] = [
        Self::Riichi, Self::DoubleRiichi, Self::Ippatsu, Self::MenzenTsumo, Self::Pinfu,
        Self::Tanyao, Self::Iipeikou, Self::SeatWind, Self::RoundWind, Self::Haku,
        Self::Hatsu, Self::Chun, Self::Rinshan, Self::Chankan, Self::Haitei,
        Self::Houtei, Self::SanshokuDoujun, Self::Ikkitsuukan, Self::Chanta, Self::Chiitoitsu,
        Self::Toitoi, Self::SanshokuDoukou, Self::Sanankou, Self::Sankantsu, Self::ShouSangen,
        Self::Honroutou, Self::Honitsu, Self::Junchan, Self::Ryanpeikou, Self::Chinitsu,
        Self::Tenhou, Self::Chiihou, Self::Renhou, Self::DaiSangen, Self::ShouSuushii,
        Self::DaiSuushii, Self::Tsuuiisou, Self::Chinroutou, Self::Ryuuiisou, Self::Suuankou,
        Self::SuuankouTanki, Self::Suukantsu, Self::Chuurenpoutou, Self::JunseiChuurenpoutou,
        Self::KokushiMusou, Self::KokushiMusou13, Self::Dora, Self::UraDora, Self::RedDora,
        Self::NorthDora, Self::NagashiMangan,
    ];

    /// What files and commands call it: its romaji, a vowel for each kana, and the English word
    /// where that is what people say.
    pub fn id(self) -> &'static str {
        self.row().0
    }

    /// What is printed.
    pub fn name(self) -> &'static str {
        self.row().1
    }

    /// Han in a concealed hand, and in one with calls; yakuman have none, and dora as many as there are.
    pub(super) fn han(self, is_closed: bool) -> u32 {
        let (_, _, closed, open) = self.row();
        if is_closed { closed } else { open }
    }

    #[rustfmt::skip]
    fn row(self) -> (&'static str, &'static str, u32, u32) {
        match self {
            Self::Riichi => ("riichi", "立直", 1, 0),
            Self::DoubleRiichi => ("double_riichi", "ダブル立直", 2, 0),
            Self::Ippatsu => ("ippatsu", "一発", 1, 0),
            Self::MenzenTsumo => ("menzen_tsumo", "門前清自摸和", 1, 0),
            Self::Pinfu => ("pinfu", "平和", 1, 0),
            Self::Tanyao => ("tanyao", "断幺九", 1, 1),
            Self::Iipeikou => ("iipeikou", "一盃口", 1, 0),
            Self::SeatWind => ("seat_wind", "自風牌", 1, 1),
            Self::RoundWind => ("round_wind", "場風牌", 1, 1),
            Self::Haku => ("yakuhai_haku", "白", 1, 1),
            Self::Hatsu => ("yakuhai_hatsu", "發", 1, 1),
            Self::Chun => ("yakuhai_chun", "中", 1, 1),
            Self::Rinshan => ("rinshan", "嶺上開花", 1, 1),
            Self::Chankan => ("chankan", "搶槓", 1, 1),
            Self::Haitei => ("haitei", "海底撈月", 1, 1),
            Self::Houtei => ("houtei", "河底撈魚", 1, 1),
            Self::SanshokuDoujun => ("sanshoku_doujun", "三色同順", 2, 1),
            Self::Ikkitsuukan => ("ikkitsuukan", "一気通貫", 2, 1),
            Self::Chanta => ("chanta", "混全帯幺九", 2, 1),
            Self::Chiitoitsu => ("chiitoitsu", "七対子", 2, 0),
            Self::Toitoi => ("toitoi", "対々和", 2, 2),
            Self::SanshokuDoukou => ("sanshoku_doukou", "三色同刻", 2, 2),
            Self::Sanankou => ("sanankou", "三暗刻", 2, 2),
            Self::Sankantsu => ("sankantsu", "三槓子", 2, 2),
            // With the two triplets of dragons it is the four han of hakuryuo-40.
            Self::ShouSangen => ("shou_sangen", "小三元", 2, 2),
            Self::Honroutou => ("honroutou", "混老頭", 2, 2),
            Self::Honitsu => ("honitsu", "混一色", 3, 2),
            Self::Junchan => ("junchan", "純全帯幺九", 3, 2),
            Self::Ryanpeikou => ("ryanpeikou", "二盃口", 3, 0),
            Self::Chinitsu => ("chinitsu", "清一色", 6, 5),
            Self::Tenhou => ("tenhou", "天和", 0, 0),
            Self::Chiihou => ("chiihou", "地和", 0, 0),
            Self::Renhou => ("renhou", "人和", 0, 0),
            Self::DaiSangen => ("dai_sangen", "大三元", 0, 0),
            Self::ShouSuushii => ("shou_suushii", "小四喜", 0, 0),
            Self::DaiSuushii => ("dai_suushii", "大四喜", 0, 0),
            Self::Tsuuiisou => ("tsuuiisou", "字一色", 0, 0),
            Self::Chinroutou => ("chinroutou", "清老頭", 0, 0),
            Self::Ryuuiisou => ("ryuuiisou", "緑一色", 0, 0),
            Self::Suuankou => ("suuankou", "四暗刻", 0, 0),
            Self::SuuankouTanki => ("suuankou_tanki", "四暗刻単騎", 0, 0),
            Self::Suukantsu => ("suukantsu", "四槓子", 0, 0),
            Self::Chuurenpoutou => ("chuurenpoutou", "九蓮宝燈", 0, 0),
            Self::JunseiChuurenpoutou => ("junsei_chuurenpoutou", "純正九蓮宝燈", 0, 0),
            Self::KokushiMusou => ("kokushi_musou", "国士無双", 0, 0),
            Self::KokushiMusou13 => ("kokushi_musou_13", "国士無双十三面", 0, 0),
            Self::Dora => ("dora", "ドラ", 0, 0),
            Self::UraDora => ("ura_dora", "裏ドラ", 0, 0),
            Self::RedDora => ("red_dora", "赤ドラ", 0, 0),
            Self::NorthDora => ("north_dora", "抜きドラ", 0, 0),
            Self::NagashiMangan => ("nagashi_mangan", "流し満貫", 5, 5),
        }
    }

    /// What an English speaker calls it.
    pub fn english(self) -> &'static str {
        match self {
            Self::Riichi => "riichi",
            Self::DoubleRiichi => "double riichi",
            Self::Ippatsu => "ippatsu",
            Self::MenzenTsumo => "concealed tsumo",
            Self::Pinfu => "pinfu",
            Self::Tanyao => "all simples",
            Self::Iipeikou => "twice the same run",
            Self::SeatWind => "seat wind",
            Self::RoundWind => "round wind",
            Self::Haku => "white dragon",
            Self::Hatsu => "green dragon",
            Self::Chun => "red dragon",
            Self::Rinshan => "after a kan",
            Self::Chankan => "robbing a kan",
            Self::Haitei => "last draw",
            Self::Houtei => "last discard",
            Self::SanshokuDoujun => "same run in three suits",
            Self::Ikkitsuukan => "full straight",
            Self::Chanta => "outside hand",
            Self::Chiitoitsu => "seven pairs",
            Self::Toitoi => "all triplets",
            Self::SanshokuDoukou => "same triplet in three suits",
            Self::Sanankou => "three concealed triplets",
            Self::Sankantsu => "three kans",
            Self::ShouSangen => "little three dragons",
            Self::Honroutou => "terminals and honours",
            Self::Honitsu => "half flush",
            Self::Junchan => "terminals in each set",
            Self::Ryanpeikou => "two pairs of runs",
            Self::Chinitsu => "full flush",
            Self::Tenhou => "tenhou",
            Self::Chiihou => "chiihou",
            Self::Renhou => "renhou",
            Self::DaiSangen => "big three dragons",
            Self::ShouSuushii => "little four winds",
            Self::DaiSuushii => "big four winds",
            Self::Tsuuiisou => "all honours",
            Self::Chinroutou => "all terminals",
            Self::Ryuuiisou => "all green",
            Self::Suuankou => "four concealed triplets",
            Self::SuuankouTanki => "four concealed triplets, single wait",
            Self::Suukantsu => "four kans",
            Self::Chuurenpoutou => "nine gates",
            Self::JunseiChuurenpoutou => "pure nine gates",
            Self::KokushiMusou => "thirteen orphans",
            Self::KokushiMusou13 => "thirteen orphans, thirteen waits",
            Self::Dora => "dora",
            Self::UraDora => "ura dora",
            Self::RedDora => "red fives",
            Self::NorthDora => "norths",
            Self::NagashiMangan => "nagashi mangan",
        }
    }

    fn bit(self) -> u64 {
        1 << self as u8
    }
}

/// Yaku of one hand.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(super) struct YakuSet(u64);

impl YakuSet {
    /// Those that come from how the hand was won, and say nothing of its tiles.
    pub const BY_CHANCE: Self = Self(
        1 << Yaku::Rinshan as u8
            | 1 << Yaku::Chankan as u8
            | 1 << Yaku::Haitei as u8
            | 1 << Yaku::Houtei as u8,
    );

    pub fn add_if(&mut self, there: bool, yaku: Yaku) {
        if there {
            self.0 |= yaku.bit();
        }
    }

    pub fn has(self, yaku: Yaku) -> bool {
        self.0 & yaku.bit() != 0
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub fn either(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// In the order in which they are told.
    pub fn each(self) -> impl Iterator<Item = Yaku> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = usize::try_from(left.trailing_zeros()).ok()?;
            let yaku = Yaku::ALL.get(next).copied()?;
            left &= left - 1;
            Some(yaku)
        })
    }

    /// Han of all of them together.
    pub fn han(self, is_closed: bool) -> u32 {
        self.each().map(|yaku| yaku.han(is_closed)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_has_its_own_bit_id_and_name() {
        let mut ids = std::collections::BTreeSet::new();
        let mut names = std::collections::BTreeSet::new();
        let mut english = std::collections::BTreeSet::new();
        for (index, yaku) in Yaku::ALL.into_iter().enumerate() {
            assert_eq!(usize::from(yaku as u8), index);
            assert!(ids.insert(yaku.id()) && names.insert(yaku.name()));
            assert!(english.insert(yaku.english()));
        }
    }
}
