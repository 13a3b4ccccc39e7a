//! Which document it is, as the page names it.

use db::CompetitionId;
use scoring::{PersonId, SeriesId};
use serde::Deserialize;
use specta::Type;

/// A document and what it is about. A rule set is named by its [`RuleEntry::source`].
///
/// [`RuleEntry::source`]: crate::ipc::rules::RuleEntry::source
#[derive(Clone, Debug, Deserialize, PartialEq, Type)]
#[serde(
    tag = "kind",
    rename_all = "snake_case",
    rename_all_fields = "camelCase"
)]
pub enum Document {
    /// 日別成績表 of a session.
    Session { day: String, series: SeriesId },
    /// 月間成績表 of the month that holds the day.
    Monthly { day: String },
    /// 半期成績表 of the half-year that holds the day.
    HalfYear { day: String, member_pages: bool },
    /// 年度成績表 of the fiscal year that holds the day.
    FiscalYear { day: String, member_pages: bool },
    /// 個人成績表 of some days, or of all there are.
    Personal {
        member: PersonId,
        from: Option<String>,
        to: Option<String>,
    },
    /// 個人成績表 of every member who played, one after the other.
    Everybody {
        from: Option<String>,
        to: Option<String>,
    },
    /// 記録用紙 on which everything is still to be written.
    BlankSheets {
        rules: String,
        form: SheetForm,
        sheets: u32,
    },
    /// 記録用紙 with the day, the tables and the names of a draw.
    DrawnSheets {
        draw: DrawnRounds,
        rules: String,
        form: SheetForm,
        /// Whether those of a round play the rounds after it that were not drawn.
        same_people: bool,
    },
    /// 卓組表 of a draw.
    TablePlan { draw: DrawnRounds },
    /// 席札 of a draw.
    PlaceCards { draw: DrawnRounds },
    /// 点数計算表 of a rule set.
    ValueTable { rules: String },
    /// ルール表 of a rule set.
    RuleSheet { rules: String },
    /// 大会順位表 of a stage after a round, or of all where no stage is named.
    CompetitionRanking {
        competition: CompetitionId,
        stage: Option<u32>,
        /// The last round that counts; as far as sheets are in where none is named.
        round: Option<u32>,
    },
    /// All that is handed out before a drawn round of a competition, one behind the other.
    RoundPapers {
        competition: CompetitionId,
        stage: u32,
        /// The round of the stage.
        round: u32,
    },
    /// 表彰状.
    Certificates { occasion: Occasion, given: Given },
}

/// What a record sheet asks for; what the rules need is asked in any case.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Type)]
#[serde(rename_all = "camelCase")]
pub struct SheetForm {
    /// How many hanchan stand on one sheet.
    pub rounds: u32,
    pub last_dealer: bool,
    pub sticks: bool,
    pub hands: bool,
}

/// The rounds that were drawn on a day: one of them, or all.
#[derive(Clone, Debug, Deserialize, PartialEq, Type)]
pub struct DrawnRounds {
    pub day: String,
    pub series: SeriesId,
    pub round: Option<u32>,
}

/// What certificates are given for.
#[derive(Clone, Debug, Deserialize, PartialEq, Type)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Occasion {
    /// Each yakuman of some days.
    Yakuman {
        from: Option<String>,
        to: Option<String>,
    },
    /// The club's awards of a half-year or a fiscal year: one of them, or all.
    Awards {
        from: String,
        to: String,
        award: Option<String>,
    },
    /// The first places in the standings of some days; without a name of its own it is called by
    /// the days.
    Champion {
        from: String,
        to: String,
        series: Option<SeriesId>,
        event: String,
        places: u32,
    },
    /// The places of a tournament.
    Places { event: String, places: Vec<Place> },
    /// Anything; each line of the text is a paragraph.
    Free {
        title: String,
        honour: String,
        name: String,
        text: String,
    },
}

/// Who reached a place.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Type)]
pub struct Place {
    pub place: u32,
    pub member: PersonId,
}

/// Who gives certificates besides the club, and on which day: today where none is named.
#[derive(Clone, Debug, Deserialize, PartialEq, Type)]
pub struct Given {
    pub signed: String,
    pub day: Option<String>,
}

/// How a document is to look.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Type)]
pub struct Paper {
    /// Body text of 14 points instead of 10.5.
    pub large: bool,
    pub honorific: Honorific,
}

/// What follows a name.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Type)]
#[serde(rename_all = "snake_case")]
pub enum Honorific {
    None,
    San,
    Sama,
}
