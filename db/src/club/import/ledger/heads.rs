//! What the texts at the heads of columns mean.

use crate::error::LedgerColumn;
use crate::tables::search_key::search_key;
use scoring::Seat;
use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;
use unicode_normalization::UnicodeNormalization;

/// By what each column is known. Those that stand for several things are sorted out by what kind of list
/// it is.
const NAMES: &[(LedgerColumn, &[&str])] = &[
    (
        LedgerColumn::Date,
        &["日付", "日", "年月日", "開催日", "月日", "対局日", "date"],
    ),
    (
        LedgerColumn::Round,
        &[
            "回戦",
            "回",
            "試合",
            "ラウンド",
            "ゲーム",
            "回数目",
            "round",
        ],
    ),
    (
        LedgerColumn::Table,
        &["卓", "卓番", "卓番号", "テーブル", "table"],
    ),
    (
        LedgerColumn::Number,
        &["番号", "会員番号", "会員no", "no", "number", "member"],
    ),
    (
        LedgerColumn::Name,
        &[
            "氏名",
            "名前",
            "お名前",
            "会員名",
            "会員",
            "選手",
            "選手名",
            "プレイヤー",
            "プレーヤー",
            "対局者",
            "参加者",
            "name",
        ],
    ),
    (
        LedgerColumn::Kana,
        &[
            "ふりがな",
            "よみがな",
            "読みがな",
            "読み",
            "よみ",
            "かな",
            "kana",
        ],
    ),
    (LedgerColumn::Seat, &["席", "座席", "家", "風", "seat"]),
    (LedgerColumn::Place, &["着順", "順位", "着", "位", "place"]),
    (
        LedgerColumn::Points,
        &[
            "点数",
            "素点",
            "持ち点",
            "終了点",
            "最終点",
            "点棒",
            "points",
        ],
    ),
    (
        LedgerColumn::Result,
        &[
            "±",
            "±p",
            "得点",
            "スコア",
            "ポイント",
            "p",
            "pt",
            "成績",
            "収支",
            "プラスマイナス",
            "結果",
            "score",
            "result",
        ],
    ),
    (
        LedgerColumn::Games,
        &[
            "回数",
            "半荘数",
            "半荘",
            "対局数",
            "試合数",
            "参加回数",
            "ゲーム数",
            "games",
        ],
    ),
    (
        LedgerColumn::First,
        &["1位", "1着", "一位", "一着", "トップ", "1位回数"],
    ),
    (
        LedgerColumn::Second,
        &["2位", "2着", "二位", "二着", "2位回数"],
    ),
    (
        LedgerColumn::Third,
        &["3位", "3着", "三位", "三着", "3位回数"],
    ),
    (
        LedgerColumn::Fourth,
        &["4位", "4着", "四位", "四着", "ラス", "4位回数"],
    ),
];

/// What adds up others.
const SUMS: &[&str] = &[
    "計",
    "合計",
    "小計",
    "総計",
    "総合計",
    "累計",
    "通算",
    "トータル",
    "平均",
    "月計",
    "年計",
    "日計",
    "total",
    "sum",
    "確認",
    "チェック",
];

/// What says nothing of results.
const REMARKS: &[&str] = &[
    "備考",
    "メモ",
    "役満",
    "記録",
    "祝儀",
    "チップ",
    "場所",
    "会場",
    "note",
];

/// All of these as they are looked for.
static KEYS: LazyLock<Keys> = LazyLock::new(|| Keys {
    columns: NAMES
        .iter()
        .flat_map(|(column, names)| names.iter().map(|name| (key_of(name), *column)))
        .collect(),
    sums: SUMS.iter().map(|name| key_of(name)).collect(),
    remarks: REMARKS.iter().map(|name| key_of(name)).collect(),
});

struct Keys {
    columns: HashMap<String, LedgerColumn>,
    sums: HashSet<String>,
    remarks: HashSet<String>,
}

/// Who of a table is meant.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Player {
    /// Who sat there.
    At(Seat),
    /// Who came in at that place, from 1.
    Came(u8),
    /// The first, second, … of the row.
    Nth(u8),
}

/// What a head says.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(super) struct Head {
    pub player: Option<Player>,
    pub column: Option<LedgerColumn>,
    pub is_sum: bool,
    pub is_remark: bool,
}

impl Head {
    /// What two rows of heads say together; where they differ, the lower.
    pub(super) fn of(upper: &str, lower: &str) -> Self {
        let (upper, lower) = (Self::of_one(upper), Self::of_one(lower));
        let either = |upper, lower| if lower { lower } else { upper };
        Self {
            player: lower.player.or(upper.player),
            column: lower.column.or(upper.column),
            is_sum: either(upper.is_sum, lower.is_sum),
            is_remark: either(upper.is_remark, lower.is_remark),
        }
    }

    fn of_one(text: &str) -> Self {
        let key = key_of(text);
        if key.is_empty() || key.chars().count() > 40 {
            return Self::default();
        }
        let (is_sum, is_remark) = (KEYS.sums.contains(&key), KEYS.remarks.contains(&key));
        if is_sum || is_remark {
            return Self {
                is_sum,
                is_remark,
                ..Self::default()
            };
        }
        let player = player_in(&key);
        let rest = player.map_or(key.as_str(), |(_, rest)| rest);
        Self {
            player: player.map(|(player, _)| player),
            column: column_called(&key).or_else(|| column_called(rest)),
            ..Self::default()
        }
    }

    /// Whether it is known at all.
    pub(super) fn is_known(self) -> bool {
        self.player.is_some() || self.column.is_some() || self.is_sum || self.is_remark
    }
}

/// Whether a text says that its row adds up others.
pub(super) fn is_sum(text: &str) -> bool {
    text.chars().count() <= 20 && KEYS.sums.contains(&key_of(text))
}

fn column_called(key: &str) -> Option<LedgerColumn> {
    KEYS.columns.get(key).copied()
}

/// A head as it is looked for: without what stands in brackets, without width, spaces and capitals.
fn key_of(text: &str) -> String {
    let normal: String = text.nfkc().collect();
    let bare = normal.split(['(', '[']).next().unwrap_or_default();
    let bare = if bare.trim().is_empty() {
        &normal
    } else {
        bare
    };
    search_key(&[bare
        .trim()
        .trim_matches(|sign| "【】〈〉<>:：.".contains(sign))])
}

/// Whom a head names at its beginning, and what follows.
fn player_in(key: &str) -> Option<(Player, &str)> {
    for (seat, sign) in Seat::ALL.into_iter().zip(["東", "南", "西", "北"]) {
        if let Some(rest) = key.strip_prefix(sign) {
            let rest = rest.strip_prefix('家').unwrap_or(rest);
            // 北村 is no seat.
            let is_seat = rest.is_empty() || column_called(rest).is_some();
            return is_seat.then_some((Player::At(seat), rest));
        }
    }
    let mut signs = key.chars();
    let number = match signs.next()? {
        '1' | '一' | '①' => 1,
        '2' | '二' | '②' => 2,
        '3' | '三' | '③' => 3,
        '4' | '四' | '④' => 4,
        _ => {
            // 選手1, 名前2, 得点3
            let last = key.chars().next_back()?.to_digit(10)?;
            let rest = key.get(..key.len() - 1)?;
            let number = u8::try_from(last)
                .ok()
                .filter(|last| (1..=4).contains(last))?;
            return column_called(rest).map(|_| (Player::Nth(number), rest));
        }
    };
    let rest = signs.as_str();
    let place = rest.strip_prefix(['位', '着'])?;
    let place = place.strip_prefix('の').unwrap_or(place);
    (place.is_empty() || column_called(place).is_some()).then_some((Player::Came(number), place))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_say_what_stands_below_them() {
        for (upper, lower, player, column) in [
            ("", "日付", None, Some(LedgerColumn::Date)),
            ("", "お名前", None, Some(LedgerColumn::Name)),
            ("", "±P", None, Some(LedgerColumn::Result)),
            ("", "得点（P）", None, Some(LedgerColumn::Result)),
            (
                "東家",
                "氏名",
                Some(Player::At(Seat::East)),
                Some(LedgerColumn::Name),
            ),
            (
                "",
                "南家点数",
                Some(Player::At(Seat::South)),
                Some(LedgerColumn::Points),
            ),
            (
                "1位",
                "得点",
                Some(Player::Came(1)),
                Some(LedgerColumn::Result),
            ),
            (
                "",
                "２着",
                Some(Player::Came(2)),
                Some(LedgerColumn::Second),
            ),
            ("", "選手３", Some(Player::Nth(3)), Some(LedgerColumn::Name)),
            ("", "北村", None, None),
        ] {
            let head = Head::of(upper, lower);
            assert_eq!(head.player, player, "{upper} {lower}");
            if lower.is_empty() || head.player.is_none() || upper.is_empty() {
                assert_eq!(head.column, column, "{upper} {lower}");
            }
        }
        assert!(Head::of("", "合 計").is_sum && is_sum("計"));
        assert!(!Head::of("", "青木 一郎").is_known());
    }
}
