//! Every paper, by what it is about. Both shells fill in a [`Document`], and nothing else.

use super::days::Days;
use super::refusal::Refusal;
use chrono::NaiveDate;
use db::{Club, CompetitionId, Refused, Thing};
use reports::{Edition, Form, MemberPages};
use scoring::award::Award;
use scoring::practice::PracticeLevel;
use scoring::{PersonId, RuleSet, SeriesId};
use serde::Deserialize;

/// A paper and what it is about. A period is named by a day in it.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(
    tag = "kind",
    rename_all = "snake_case",
    rename_all_fields = "camelCase"
)]
pub enum Document {
    /// 日別成績表 of a day: of one series, or of all that played.
    Session {
        /// The day.
        day: NaiveDate,
        /// All of that day where none is named.
        series: Option<SeriesId>,
    },
    /// 月間成績表 of a month.
    Monthly {
        /// A day of it.
        day: NaiveDate,
        /// For whom it is.
        #[serde(default)]
        edition: Edition,
    },
    /// 半期成績表 of a half-year.
    HalfYear(Term),
    /// 年度成績表 of a fiscal year.
    FiscalYear(Term),
    /// 個人成績表 of some days, or of all there are.
    Personal {
        /// Of whom.
        member: PersonId,
        /// The first day.
        from: Option<NaiveDate>,
        /// The last day.
        to: Option<NaiveDate>,
    },
    /// 個人成績表 of every member who played, one after the other.
    Everybody(Days),
    /// 総当たり表 of some days.
    HeadToHead(Days),
    /// 順位争い of the half-year that holds the day.
    Race {
        /// The day.
        day: NaiveDate,
    },
    /// 記録帳: what was reached in some days, usually all there were.
    RecordBook(Days),
    /// 出席表 of some days.
    Attendance(Days),
    /// 記録用紙 on which everything is still to be written.
    BlankSheets {
        /// What they are played by.
        rules: Rules,
        /// What they ask for.
        form: SheetForm,
        /// How many, from 1 to [`MOST_SHEETS`].
        sheets: u32,
    },
    /// 記録用紙 with the day, the tables and the names of a draw.
    DrawnSheets {
        /// The draw.
        draw: DrawnRounds,
        /// What it is played by; the rules of its first round where none are named.
        rules: Option<Rules>,
        /// What they ask for.
        form: SheetForm,
        /// Whether those of a round play the rounds after it that were not drawn.
        same_people: bool,
    },
    /// 卓組表 of a draw.
    TablePlan {
        /// The draw.
        draw: DrawnRounds,
    },
    /// 席札 of a draw.
    PlaceCards {
        /// The draw.
        draw: DrawnRounds,
    },
    /// 点数計算表 of a rule set.
    ValueTable {
        /// The rule set.
        rules: Rules,
    },
    /// 点数計算の練習, with the answers overleaf.
    Practice {
        /// By which rules.
        rules: Rules,
        /// How much there is to reckon.
        level: PracticeLevel,
        /// How many sheets, from 1 to [`MOST_PRACTICE`].
        sheets: u32,
        /// By which number the same hands are made again.
        collection: u32,
    },
    /// ルール表 of a rule set.
    RuleSheet {
        /// The rule set.
        rules: Rules,
    },
    /// ルール集 of a rule set, or of a competition and what it is played by.
    RuleBook {
        /// The rule set; what the competition begins with, or the club's own, where none is named.
        rules: Option<Rules>,
        /// The competition, whose own text follows.
        competition: Option<CompetitionId>,
    },
    /// 大会順位表.
    CompetitionRanking(RankingOf),
    /// 大会要項 of a competition.
    CompetitionOutline {
        /// The competition.
        competition: CompetitionId,
        /// When its first round begins, as it was typed; without there is no timetable.
        begins: String,
        /// Minutes between two rounds, up to [`MOST_PAUSE`].
        pause: u32,
    },
    /// 受付名簿 of a competition.
    CompetitionRoster(OfCompetition),
    /// 選手カード of the rounds of a competition that are drawn.
    CompetitionSlips(OfCompetition),
    /// 表彰一覧 of a competition.
    CompetitionHonours(OfCompetition),
    /// All that is handed out before a drawn round of a competition, one behind the other.
    RoundPapers {
        /// The competition.
        competition: CompetitionId,
        /// The stage, from 1.
        stage: u32,
        /// The round of the stage.
        round: u32,
        /// Whether place cards are among them, which stand six to a page.
        #[serde(default)]
        place_cards: bool,
    },
    /// 開催案内 of some months.
    Notice {
        /// A day of the first of them.
        day: NaiveDate,
        /// How many months from that one on.
        months: u32,
        /// One series alone, or all.
        series: Option<SeriesId>,
        /// Said below the list.
        message: String,
    },
    /// 表彰状.
    Certificates {
        /// What for.
        occasion: Occasion,
        /// By whom, and when.
        given: Given,
    },
}

/// The half-year or the fiscal year that holds a day.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "camelCase")]
pub struct Term {
    /// The day.
    pub day: NaiveDate,
    /// For whom it is.
    #[serde(default)]
    pub edition: Edition,
    /// Whether each member has a page, and the club pages of its own.
    pub member_pages: MemberPages,
    /// Other awards than the club's own.
    #[serde(skip)]
    pub awards: Option<Vec<Award>>,
}

/// A stage of a competition after a round, or all of it where no stage is named.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
pub struct RankingOf {
    /// The competition.
    pub competition: CompetitionId,
    /// The stage, from 1.
    pub stage: Option<u32>,
    /// The last round that counts; as far as sheets are in where none is named.
    pub round: Option<u32>,
}

/// A rule set: a version in the club's file, by its [`source`](RuleSet::source), or another.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(from = "String")]
pub enum Rules {
    /// In the club's file.
    InClub(String),
    /// Whatever it is.
    Given(Box<RuleSet>),
}

/// What a record sheet asks for; what the rules need is asked in any case.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "camelCase")]
pub struct SheetForm {
    /// How many hanchan stand on one sheet, from 1 to [`Form::MOST_ROUNDS`].
    pub rounds: u32,
    /// Who dealt last.
    pub last_dealer: bool,
    /// How many sticks were left on the table.
    pub sticks: bool,
    /// Hands of mangan and better.
    pub hands: bool,
}

/// The rounds that were drawn on a day: one of them, or all.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
pub struct DrawnRounds {
    /// The day.
    pub day: NaiveDate,
    /// The series.
    pub series: SeriesId,
    /// The round of the day, from 1.
    pub round: Option<u32>,
}

/// What certificates are given for.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Occasion {
    /// Each yakuman of some days.
    Yakuman(Days),
    /// The awards of a half-year or a fiscal year.
    Awards {
        /// Its first day.
        from: NaiveDate,
        /// Its last day.
        to: NaiveDate,
        /// One of them, or all.
        award: Option<String>,
        /// Other awards than the club's own.
        #[serde(skip)]
        awards: Option<Vec<Award>>,
    },
    /// The first places in the standings of some days.
    Champion {
        /// The first day.
        from: Option<NaiveDate>,
        /// The last day.
        to: Option<NaiveDate>,
        /// One series alone, be it the club's or a competition's; or the club's own play.
        series: Option<SeriesId>,
        /// What was won; called by the days where it is empty.
        event: String,
        /// Down to which place, from 1 to [`MOST_PLACES`].
        places: u32,
    },
    /// The places of a tournament.
    Places {
        /// What it is called.
        event: String,
        /// Two of one place share it.
        places: Vec<PlaceOf>,
    },
    /// The places for which a competition gives them.
    Competition {
        /// The competition.
        competition: CompetitionId,
    },
    /// Anything.
    Free {
        /// 感謝状 and the like.
        title: String,
        /// What for, such as 優勝.
        honour: String,
        /// To whom, without an honorific.
        name: String,
        /// Each line is a paragraph.
        text: String,
    },
}

/// Who reached a place.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
pub struct PlaceOf {
    /// From 1 to [`MOST_PLACES`].
    pub place: u32,
    /// Who.
    pub member: PersonId,
}

/// Who gives certificates besides the club, and on which day: on that which is printed, or on the day on
/// which each was earned, where none is named.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
pub struct Given {
    /// Such as 会長 and a name.
    pub signed: String,
    /// The day.
    pub day: Option<NaiveDate>,
}

/// Nobody rests longer between two rounds.
pub const MOST_PAUSE: u32 = 240;

/// More sheets than any club has tables are a slip of the hand.
pub const MOST_SHEETS: u32 = 200;
/// Nobody reckons more in an evening.
pub const MOST_PRACTICE: u32 = 20;
/// Certificates below that place would honour whoever came.
pub const MOST_PLACES: u32 = 20;
/// More months ahead no club plans.
pub const MOST_MONTHS: u32 = 24;

impl From<String> for Rules {
    fn from(source: String) -> Self {
        Self::InClub(source)
    }
}

#[cfg(feature = "wire")]
impl specta::Type for Rules {
    fn definition(types: &mut specta::Types) -> specta::datatype::DataType {
        String::definition(types)
    }
}

impl Rules {
    pub(super) fn read(&self, club: &Club) -> Result<RuleSet, Refusal> {
        Ok(match self {
            Self::Given(rules) => (**rules).clone(),
            Self::InClub(source) => club.rule_set_of_source(source)?,
        })
    }

    /// What a file is called after it.
    pub(super) fn name(&self) -> String {
        match self {
            Self::InClub(source) => source.clone(),
            Self::Given(rules) => rules.source(),
        }
    }
}

impl SheetForm {
    pub(super) fn read(
        self,
        rules: &RuleSet,
        later_rounds: reports::LaterRounds,
    ) -> Result<Form, Refusal> {
        Refusal::unless_within("hanchan_on_sheet", self.rounds, Form::MOST_ROUNDS)?;
        Ok(Form {
            rounds: self.rounds,
            last_dealer: self.last_dealer || Form::of(rules).last_dealer,
            sticks: self.sticks,
            hands: self.hands,
            later_rounds,
        })
    }
}

/// There is none of it in the club's file.
pub(super) fn nothing(what: Thing, key: &impl ToString) -> Refusal {
    let key = key.to_string();
    Refusal::Club(Refused::NoSuch { what, key }.into())
}

/// The days from one to the other; all there are where neither is named.
/// Which competition.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
pub struct OfCompetition {
    /// The competition.
    pub competition: CompetitionId,
}
