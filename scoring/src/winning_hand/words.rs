//! Hands in words, in Japanese and in English: the only place where tiles, yaku, fu and payments become
//! words. Command line, window and papers say them as they stand here.

use super::error::MOST_STICKS;
use super::{
    FuFor, FuItem, HandError, Payments, Riichi, ScoredHand, SetShape, Tile, TileError, TileSet,
    Wait, WinningHand, Yaku,
};
use crate::hand_value::{HandValueError, Level, MOST_HONBA};
use crate::rule_words::Words;
use crate::{Points, Seat};

const NUMBERS: [&str; 9] = ["一", "二", "三", "四", "五", "六", "七", "八", "九"];
const HONOURS: [(&str, &str); 7] = [
    ("東", "east"),
    ("南", "south"),
    ("西", "west"),
    ("北", "north"),
    ("白", "white"),
    ("發", "green"),
    ("中", "red"),
];

impl Tile {
    /// `五萬`, `赤五筒`, `東`; in English as files write it, and the honours by name.
    pub fn words(self) -> Words {
        let number = usize::from(self.kind() % 9);
        let suit = match self.kind() {
            0..=8 => "萬",
            9..=17 => "筒",
            18..=26 => "索",
            honour => {
                let (ja, en) = HONOURS[usize::from(honour - 27) % HONOURS.len()];
                return Words::new(ja, en);
            }
        };
        let red = if self.is_red() { "赤" } else { "" };
        Words::new(format!("{red}{}{suit}", NUMBERS[number]), self.to_string())
    }
}

impl TileSet {
    /// `一二三萬`, or the tile of which it has three or four.
    pub fn words(self) -> Words {
        let Some(tile) = Tile::from_kind(self.first) else {
            return Words::new("", "");
        };
        let one = tile.words();
        if self.shape != SetShape::Run {
            return one;
        }
        let suit = one.ja.chars().last();
        let from = usize::from(self.first % 9);
        let mut ja: String = NUMBERS.iter().skip(from).take(3).copied().collect();
        ja.extend(suit);
        Words::new(ja, self.to_string())
    }
}

impl FuItem {
    /// What it is for, without how many: `暗刻（中）`.
    pub fn words(&self) -> Words {
        let (en, of) = match self.what {
            FuFor::Base => ("base", None),
            FuFor::ClosedRon => ("concealed ron", None),
            FuFor::Tsumo => ("tsumo", None),
            FuFor::Wait(Wait::Closed) => ("closed wait", None),
            FuFor::Wait(Wait::Edge) => ("edge wait", None),
            FuFor::Wait(Wait::Single) => ("single wait", None),
            FuFor::Wait(Wait::TwoSided) => ("two-sided wait", None),
            FuFor::Wait(Wait::Shanpon) => ("wait on two pairs", None),
            FuFor::Pair(tile) => ("pair", Some(tile.words())),
            FuFor::Set(set, is_concealed) => {
                let en = match (set.shape, is_concealed) {
                    (SetShape::Kan, true) => "concealed kan",
                    (SetShape::Kan, false) => "called kan",
                    (_, true) => "concealed triplet",
                    (_, false) => "open triplet",
                };
                (en, Some(set.words()))
            }
            FuFor::OpenPinfu => ("open pinfu", None),
            FuFor::SevenPairs => ("seven pairs", None),
        };
        let ja = self.what.kanji();
        match of {
            Some(of) => Words::new(format!("{ja}（{}）", of.ja), format!("{en} ({})", of.en)),
            None => Words::new(ja, en),
        }
    }
}

impl Payments {
    /// Each that pays, and how much: the discarder, the dealer, the others, who fed a yakuman.
    pub fn each(&self) -> impl Iterator<Item = (Words, Points)> {
        let all = [
            ("放銃した人が払う", "the discarder pays", self.ron),
            ("親が払う", "the dealer pays", self.dealer),
            ("子がそれぞれ払う", "each of the others pays", self.others),
            ("責任払いの人が払う", "who fed the yakuman pays", self.pao),
        ];
        all.into_iter()
            .filter_map(|(ja, en, paid)| Some((Words::new(ja, en), paid?)))
    }
}

impl WinningHand {
    /// How it was won, part by part: 東場, 南家, ロン, 立直, ドラ表示牌 四索, 1本場.
    pub fn circumstances(&self) -> Vec<Words> {
        let wind = |seat: Seat, ja: &str, en: &str| {
            let (kanji, english) = HONOURS[seat.index()];
            Words::new(format!("{kanji}{ja}"), format!("{english} {en}"))
        };
        let mut told = vec![
            wind(self.round, "場", "round"),
            wind(self.seat, "家", "seat"),
            if self.tsumo {
                Words::new("ツモ", "tsumo")
            } else {
                Words::new("ロン", "ron")
            },
        ];
        match self.riichi {
            Riichi::None => {}
            Riichi::Single => told.push(Words::new("立直", "riichi")),
            Riichi::Double => told.push(Words::new("ダブル立直", "double riichi")),
        }
        let dora: Vec<Words> = self.dora.iter().map(|tile| tile.words()).collect();
        let joined = |of: fn(&Words) -> &str, between: &str| {
            dora.iter().map(of).collect::<Vec<_>>().join(between)
        };
        told.push(Words::new(
            format!("ドラ表示牌 {}", joined(|words| &words.ja, "・")),
            format!("dora indicator {}", joined(|words| &words.en, ", ")),
        ));
        if self.honba > 0 {
            told.push(Words::new(
                format!("{}本場", self.honba),
                format!("{} honba", self.honba),
            ));
        }
        told
    }
}

impl ScoredHand {
    /// How it came to be worth that, in one line: `役: 立直1＋ドラ2＝3翻、符: 副底20＋門前ロン10＝30符`.
    pub fn way(&self) -> Words {
        let yaku = self.yaku_way();
        let fu = self.fu_way();
        match fu {
            Some(fu) => Words::new(
                format!("役: {}、符: {}", yaku.ja, fu.ja),
                format!("yaku: {}; fu: {}", yaku.en, fu.en),
            ),
            None => Words::new(format!("役: {}", yaku.ja), format!("yaku: {}", yaku.en)),
        }
    }

    /// The yaku with their han, and their sum; a yakuman by its name alone.
    pub fn yaku_way(&self) -> Words {
        let each = self.yaku.iter().map(|(yaku, han)| {
            let (ja, en) = (yaku.name(), yaku.english());
            if self.yakuman > 0 {
                Words::new(ja, en)
            } else {
                Words::new(format!("{ja}{han}"), format!("{en} {han}"))
            }
        });
        let sum = match self.yakuman {
            0 => Words::new(format!("{}翻", self.han), format!("{} han", self.han)),
            1 => Words::new("役満", "yakuman"),
            many => Words::new(format!("役満{many}つ分"), format!("{many} yakuman")),
        };
        added(each, &sum)
    }

    /// Fu item by item, their sum, and what it is rounded up to; none where none count.
    pub fn fu_way(&self) -> Option<Words> {
        if self.fu_items.is_empty() || self.yakuman > 0 {
            return None;
        }
        let each = self.fu_items.iter().map(|item| {
            let words = item.words();
            Words::new(
                format!("{}{}", words.ja, item.fu),
                format!("{} {}", words.en, item.fu),
            )
        });
        let sum: u32 = self.fu_items.iter().map(|item| item.fu).sum();
        let rounded = if sum == self.fu {
            Words::new(format!("{sum}符"), format!("{sum} fu"))
        } else {
            Words::new(
                format!("{sum}→{}符", self.fu),
                format!("{sum}, rounded up to {} fu", self.fu),
            )
        };
        Some(added(each, &rounded))
    }

    /// `満貫`, `3翻40符`, `2翻` where no fu count.
    pub fn value_words(&self) -> Words {
        match (self.level, self.yakuman, self.fu) {
            (Some(Level::Yakuman), 2.., _) => Words::new(
                format!("役満{}つ分", self.yakuman),
                format!("{} yakuman", self.yakuman),
            ),
            (Some(level), ..) => Words::new(level.kanji(), level.word()),
            (None, _, 0) => Words::new(format!("{}翻", self.han), format!("{} han", self.han)),
            (None, _, fu) => Words::new(
                format!("{}翻{fu}符", self.han),
                format!("{} han {fu} fu", self.han),
            ),
        }
    }

    /// The yaku as a sheet has them: `立直、平和、ドラ2`.
    pub fn yaku_of_sheet(&self) -> String {
        let counted = [Yaku::Dora, Yaku::UraDora, Yaku::RedDora, Yaku::NorthDora];
        let each = self.yaku.iter().map(|(yaku, han)| {
            if counted.contains(yaku) {
                format!("{}{han}", yaku.name())
            } else {
                yaku.name().to_owned()
            }
        });
        each.collect::<Vec<_>>().join("、")
    }
}

fn added(each: impl Iterator<Item = Words>, sum: &Words) -> Words {
    let (ja, en): (Vec<String>, Vec<String>) = each.map(|words| (words.ja, words.en)).unzip();
    Words::new(
        format!("{}＝{}", ja.join("＋"), sum.ja),
        format!("{} = {}", en.join(" + "), sum.en),
    )
}

impl TileError {
    /// The same in both languages.
    pub fn words(&self) -> Words {
        let ja = match self {
            Self::NoTile(text) => format!(
                "「{text}」という牌はありません。123m（萬子）、456p（筒子）、789s（索子）、1z～7z（東南西北白發中）、赤は0m・0p・0sと打ちます。"
            ),
            Self::NoSuit => "最後の数字のあとに m・p・s・z のどれかを打ちます。".to_owned(),
            Self::NotOne(count) => format!("牌は1枚です（{count}枚あります）。"),
            Self::Long => "牌が多すぎます。".to_owned(),
            Self::NoSet(text) => format!(
                "「{text}」は面子ではありません。チー123m、ポン555z、明槓5555z、暗槓(5555z)と打ちます。"
            ),
        };
        Words::new(ja, self.to_string())
    }
}

impl HandError {
    /// The same in both languages.
    pub fn words(&self) -> Words {
        let ja = match self {
            Self::Count { got, expected } if got < expected => {
                format!("手牌があと{}枚要ります。", expected - got)
            }
            Self::Count { got, expected } => format!("手牌が{}枚多いです。", got - expected),
            Self::Melds(count) => format!("鳴きと槓は4つまでです（{count}つあります）。"),
            Self::Five(tile) => format!(
                "{}が5枚以上あります。牌は4枚ずつで、ドラ表示牌も数えます。",
                tile.words().ja
            ),
            Self::RedFives(suit, played) => {
                let suit = match suit {
                    'm' => "萬",
                    'p' => "筒",
                    _ => "索",
                };
                format!("このルールの赤五{suit}は{played}枚までです。")
            }
            Self::NotOfThree(what) => format!("三人打ちに{}はありません。", what.ja),
            Self::North => "北抜きは、ルールで抜きドラとする三人打ちだけです。".to_owned(),
            Self::Indicators(count) => format!("ドラ表示牌は5枚までです（{count}枚あります）。"),
            Self::Contradiction(words) => format!("{}。", words.ja),
            Self::Pao(yaku) => format!("この手に{yaku}はないので、責任払いはありません。"),
            Self::NotComplete => {
                "アガリの形ではありません。4面子1雀頭、七対子、国士無双のどれでもありません。"
                    .to_owned()
            }
            Self::NoYaku => "役がありません。ドラだけではアガれません。".to_owned(),
            Self::NoFixedYaku => {
                "どの待ち牌でも付く役がありません。このルールでは後付けができません。".to_owned()
            }
            Self::Sticks(count) => format!("供託は{MOST_STICKS}本までです（{count}本あります）。"),
            Self::Value(HandValueError::Honba(count)) => {
                format!("本場は{MOST_HONBA}までです（{count}あります）。")
            }
            Self::Value(other) => format!("点数が出せません（{other}）。"),
        };
        Words::new(ja, self.to_string())
    }
}
