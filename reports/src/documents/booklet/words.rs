//! What a booklet says besides what comes in, in each language.

use crate::options::Language;

/// The words of one language.
pub(super) struct Labels {
    pub(super) title: &'static str,
    /// Below the title on the cover.
    pub(super) about: &'static str,
    pub(super) contents: &'static str,
    pub(super) notes: &'static str,
    pub(super) terms: &'static str,
    pub(super) index: &'static str,
    /// What a picture shows to whoever has the page read aloud: the number of its step and what is marked.
    pub(super) picture: fn(usize, &str) -> String,
    /// Between the things that are marked in a picture.
    pub(super) and: &'static str,
}

const JAPANESE: Labels = Labels {
    title: "半荘帳の手引き",
    about: "例会の記録から、月と半期の成績表、大会、引継ぎまで。\nひとつの仕事を、1ページにまとめました。",
    contents: "目次",
    notes: "こんなときは",
    terms: "言葉",
    index: "さくいん",
    picture: |step, marks| match marks {
        "" => format!("手順{step}の画面"),
        marks => format!("手順{step}の画面。{marks}"),
    },
    and: "　",
};

const ENGLISH: Labels = Labels {
    title: "Hanchancho: the manual",
    about: "From an evening’s record sheets to monthly and half-year reports, competitions, and handing the \
            club on. One task, one page.",
    contents: "Contents",
    notes: "Good to know",
    terms: "Words",
    index: "Index",
    picture: |step, marks| match marks {
        "" => format!("The window at step {step}"),
        marks => format!("The window at step {step}: {marks}"),
    },
    and: ",  ",
};

pub(super) fn labels(language: Language) -> &'static Labels {
    match language {
        Language::Japanese => &JAPANESE,
        Language::English => &ENGLISH,
    }
}
