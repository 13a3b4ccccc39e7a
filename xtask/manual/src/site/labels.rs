//! What the site says besides the manual's own words.

use manual::Language;

/// The words of one language.
pub(super) struct Labels {
    pub name: &'static str,
    pub manual: &'static str,
    /// What a link to the same page in the other language says, in that.
    pub other: &'static str,
    pub to_text: &'static str,
    pub terms: &'static str,
    pub index: &'static str,
    pub notes: &'static str,
    pub before: &'static str,
    pub after: &'static str,
    pub paper: &'static str,
    pub large_paper: &'static str,
    /// What a step's picture shows.
    pub picture: fn(usize) -> String,
    pub front: Front,
}

/// The words of the front page.
pub(super) struct Front {
    pub what: &'static str,
    pub for_whom: &'static str,
    pub points: [(&'static str, &'static str); 4],
    pub download: &'static str,
    /// What stands instead where it is not known where the installers are.
    pub no_download: &'static str,
    pub read: &'static str,
    pub window: &'static str,
    pub page: &'static str,
}

const JAPANESE: Labels = Labels {
    name: "半荘帳",
    manual: "手引き",
    other: "English",
    to_text: "本文へ",
    terms: "言葉",
    index: "さくいん",
    notes: "こんなときは",
    before: "前のページ",
    after: "次のページ",
    paper: "印刷用（PDF）",
    large_paper: "大きな文字（PDF）",
    picture: |step| format!("手順{step}の画面"),
    front: Front {
        what: "麻雀の会の成績を記録し、成績表を印刷します。",
        for_whom: "会の成績係の方のためのソフトです。紙の記録用紙を見ながら、番号と点数を打つだけで使えます。",
        points: [
            (
                "失われません",
                "打つたびに保存し、確かめた控えをとります。何度でも元に戻せます。",
            ),
            (
                "そのまま配れます",
                "日別、月間、半期、個人の成績表を印刷します。大きな文字でも出せます。",
            ),
            (
                "会のルールのまま",
                "ウマ、オカ、供託、チョンボ、三人麻雀。大会の受付から賞状までできます。",
            ),
            (
                "ネットにつなぎません",
                "記録は、会のパソコンにあるファイルひとつです。",
            ),
        ],
        download: "WindowsとMacの半荘帳を手に入れる",
        no_download: "WindowsとMacで使えます。インストーラーは、配布のページにあります。",
        read: "手引きを読む",
        window: "例会の夜の画面。用紙、卓、その日の成績が並んでいます",
        page: "配る月間成績表の表",
    },
};

const ENGLISH: Labels = Labels {
    name: "Hanchancho",
    manual: "The manual",
    other: "日本語",
    to_text: "To the text",
    terms: "Words",
    index: "Index",
    notes: "Good to know",
    before: "Page before",
    after: "Next page",
    paper: "To print (PDF)",
    large_paper: "Large print (PDF)",
    picture: |step| format!("The window at step {step}"),
    front: Front {
        what: "Keeps the results of a mahjong club and prints its reports.",
        for_whom: "For the secretaries of Japanese riichi clubs, who type member numbers and scores from paper sheets.",
        points: [
            (
                "Nothing is lost",
                "Every entry is saved at once, backups are verified, and all can be undone.",
            ),
            (
                "Ready to hand out",
                "Reports of the day, the month, the half-year and each member, in large print too.",
            ),
            (
                "By your own rules",
                "Uma, oka, sticks, chombo, three players. Competitions from entry to certificate.",
            ),
            (
                "Off the network",
                "It asks no other computer. The record is one file on the club’s own.",
            ),
        ],
        download: "Get Hanchancho for Windows and Mac",
        no_download: "For Windows and Mac. The installers are on the page of the releases.",
        read: "Read the manual",
        window: "The window on an evening: the sheet, the tables, the day’s standings",
        page: "The front of a month’s handout",
    },
};

pub(super) fn labels(language: Language) -> &'static Labels {
    match language {
        Language::Ja => &JAPANESE,
        Language::En => &ENGLISH,
    }
}
