//! What can be asked of `hanchan report`.

use super::certificate::Certificate;
use super::counted::Counted;
use super::open::{ALL, All, WEB_PAGE, WebPage};
use super::practice::Practice;
use super::{FromTo, Span, day};
use chrono::NaiveDate;
use clap::{Args, Subcommand, ValueEnum};
use desk::typed::month;
use reports::Form;
use scoring::Half;
use std::path::PathBuf;

#[derive(Debug, Subcommand)]
pub enum Report {
    /// 日別成績表: every table of a day
    Session {
        /// The club file
        file: PathBuf,
        /// The day
        #[arg(long, value_name = "DAY", value_parser = day)]
        date: NaiveDate,
        /// The series, where the day has two
        #[arg(long, value_name = "NAME")]
        series: Option<String>,
        #[command(flatten)]
        paper: Paper,
    },
    /// 月間成績表: a month
    Monthly {
        /// The club file
        file: PathBuf,
        /// The month, such as 2025-10
        #[arg(long, value_name = "MONTH", value_parser = month)]
        month: NaiveDate,
        /// For whom it is
        #[arg(long, default_value = "handout")]
        edition: Edition,
        #[command(flatten)]
        counted: Counted,
        #[command(flatten)]
        paper: Paper,
    },
    /// 半期成績表: half a fiscal year, with a page for each member
    HalfYear {
        /// The club file
        file: PathBuf,
        /// The fiscal year, by the year in which it begins
        #[arg(long)]
        year: i32,
        /// 1 is the first six months, 2 the last six
        #[arg(long, value_parser = half)]
        half: Half,
        #[command(flatten)]
        term: Term,
        #[command(flatten)]
        paper: Paper,
    },
    /// 年度成績表: a fiscal year, with a page for each member
    FiscalYear {
        /// The club file
        file: PathBuf,
        /// The fiscal year, by the year in which it begins
        #[arg(long)]
        year: i32,
        #[command(flatten)]
        term: Term,
        #[command(flatten)]
        paper: Paper,
    },
    /// 個人成績表: everything one member played
    Member {
        /// The club file
        file: PathBuf,
        /// The member's number
        #[arg(long, value_name = "NUMBER")]
        member: u32,
        #[command(flatten)]
        days: FromTo,
        #[command(flatten)]
        counted: Counted,
        #[command(flatten)]
        paper: Paper,
    },
    /// 総当たり表: everybody against everybody, in one table
    HeadToHead(OfDays),
    /// 出席表: who played on which day
    Attendance(OfDays),
    /// 順位争い: how far everybody is behind in a half-year under way, and which days are left
    Race {
        /// The club file
        file: PathBuf,
        /// The fiscal year, by the year in which it begins
        #[arg(long)]
        year: i32,
        /// 1 is the first six months, 2 the last six
        #[arg(long, value_parser = half)]
        half: Half,
        #[command(flatten)]
        counted: Counted,
        #[command(flatten)]
        paper: Paper,
    },
    /// 記録帳: who won each half-year, every yakuman, the best and the longest that ever was
    RecordBook(OfDays),
    /// 記録用紙: sheets to write on at the table, blank or with the names of a draw
    #[command(after_help = RECORD_SHEET)]
    RecordSheet(RecordSheet),
    /// 点数計算表: what hands are worth, for the wall
    HandValues(OfRules),
    /// 点数計算の練習: hands to reckon by the club's rules, with the answers overleaf
    Practice(Practice),
    /// 卓組表: who sits where, large enough for the wall
    TablePlan(OfDraw),
    /// 席札: cards to cut out, fold and stand at the seats
    PlaceCards(OfDraw),
    /// 開催案内: the days to come, with a calendar
    #[command(after_help = NOTICE)]
    Schedule(Notice),
    /// 表彰状: for yakuman, for awards, or with any text
    #[command(subcommand)]
    Certificate(Certificate),
    /// ルール表: a rule set in plain words, for the wall
    Rules(OfRules),
    /// ルール集: everything a rule set says, as a booklet
    RuleBook(RuleBook),
    /// A page for the club's web site: results and charts in one HTML file, without anything else
    #[command(after_help = WEB_PAGE)]
    WebPage(WebPage),
    /// Everything about a half-year at once, in one folder
    #[command(after_help = ALL)]
    All(All),
}

/// What a report of a half-year or a fiscal year holds.
#[derive(Debug, Args)]
pub struct Term {
    #[command(flatten)]
    pub counted: Counted,
    /// For whom it is
    #[arg(long, default_value = "handout")]
    pub edition: Edition,
    /// Leave out the members' pages, for the notice board
    #[arg(long)]
    pub club_only: bool,
    /// Leave out the club's pages
    #[arg(long, conflicts_with = "club_only")]
    pub members_only: bool,
    /// The club's own awards, written as `hanchan awards` writes the usual ones
    #[arg(long, value_name = "JSON")]
    pub awards: Option<PathBuf>,
}

/// What is about some days of the club, or all there are.
#[derive(Debug, Args)]
pub struct OfDays {
    /// The club file
    pub file: PathBuf,
    #[command(flatten)]
    pub span: Span,
    #[command(flatten)]
    pub counted: Counted,
    #[command(flatten)]
    pub paper: Paper,
}

const NOTICE: &str = "\
  hanchan report schedule club.hanchan --month 2025-10 --months 3 -o notice.pdf --message 欠席の方は前日までにお知らせください。

`hanchan schedule` says when the series meet; `hanchan schedule ics` writes the days for calendar programs.";

/// What a notice of the days to come is asked for.
#[derive(Debug, Args)]
pub struct Notice {
    /// The club file
    pub file: PathBuf,
    /// The month, such as 2025-10
    #[arg(long, value_name = "MONTH", value_parser = month)]
    pub month: NaiveDate,
    /// How many months from that one on
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=24))]
    pub months: u32,
    /// Only this series
    #[arg(long, value_name = "NAME")]
    pub series: Option<String>,
    /// A line to print below; may be given several times
    #[arg(long, value_name = "TEXT")]
    pub message: Vec<String>,
    #[command(flatten)]
    pub paper: Paper,
}

const RECORD_SHEET: &str = "\
  hanchan report record-sheet club.hanchan -o blank.pdf --tables 4
  hanchan report record-sheet club.hanchan -o today.pdf --date 2025-10-04 --same-people

The sheet is typed in from left to right and from top to bottom: seats, points, last dealer, sticks,
chombo, and then the hands of mangan and better with winner, discarder and level. With --rounds 1 two
sheets stand on a page, to be cut apart.";

/// What a record sheet asks for.
#[derive(Debug, Args)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a flag of its own on the command line"
)]
pub struct RecordSheet {
    /// The club file
    pub file: PathBuf,
    /// The rule set; the club's own when left out
    #[arg(long, value_name = "ID|FILE.json")]
    pub rules: Option<String>,
    /// The day whose draw is printed on the sheets; blank sheets when left out
    #[arg(long, value_name = "DAY", value_parser = day)]
    pub date: Option<NaiveDate>,
    /// The series, where the day has two
    #[arg(long, value_name = "NAME", requires = "date")]
    pub series: Option<String>,
    /// Only this round of the draw
    #[arg(long, value_name = "NUMBER", requires = "date")]
    pub round: Option<u32>,
    /// The rounds that were not drawn are played by the same people: print their names again
    #[arg(long, requires = "date")]
    pub same_people: bool,
    /// How many blank sheets
    #[arg(long, value_name = "NUMBER", default_value_t = 1, conflicts_with = "date", value_parser = clap::value_parser!(u32).range(1..=200))]
    pub tables: u32,
    /// How many hanchan stand on one sheet; of sheets for one, two stand on a page
    #[arg(long, value_name = "NUMBER", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=i64::from(Form::MOST_ROUNDS)))]
    pub rounds: u32,
    /// Ask who dealt the last hand, even where the rule set needs no answer
    #[arg(long)]
    pub last_dealer: bool,
    /// Leave out the riichi sticks left on the table
    #[arg(long)]
    pub no_sticks: bool,
    /// Leave out the lines for hands of mangan and better
    #[arg(long)]
    pub no_hands: bool,
    #[command(flatten)]
    pub paper: Paper,
}

/// A document of a day that was drawn.
#[derive(Debug, Args)]
pub struct OfDraw {
    /// The club file
    pub file: PathBuf,
    /// The day
    #[arg(long, value_name = "DAY", value_parser = day)]
    pub date: NaiveDate,
    /// The series, where the day has two
    #[arg(long, value_name = "NAME")]
    pub series: Option<String>,
    /// Only this round; every round that was drawn when left out
    #[arg(long, value_name = "NUMBER")]
    pub round: Option<u32>,
    #[command(flatten)]
    pub paper: Paper,
}

/// A document about a rule set.
#[derive(Debug, Args)]
pub struct OfRules {
    /// The club file
    pub file: PathBuf,
    /// The rule set; the club's own when left out
    #[arg(long, value_name = "ID|FILE.json")]
    pub rules: Option<String>,
    #[command(flatten)]
    pub paper: Paper,
}

/// A booklet of rules.
#[derive(Debug, Args)]
pub struct RuleBook {
    #[command(flatten)]
    pub of: OfRules,
    /// The competition whose own text follows; the rule set is then that of its first stage
    #[arg(long = "of", value_name = "COMPETITION")]
    pub competition: Option<String>,
}

/// A document's file, and how it looks.
#[derive(Debug, Args)]
pub struct Paper {
    /// The file to write
    #[arg(short = 'o', long = "out", value_name = "FILE")]
    pub out: PathBuf,
    #[command(flatten)]
    pub look: Look,
}

/// How documents look.
#[derive(Debug, Args)]
pub struct Look {
    /// Large print
    #[arg(long)]
    pub large: bool,
    /// Years by era or by the Western calendar; the club's choice when left out
    #[arg(long)]
    pub calendar: Option<Years>,
    /// What follows a name
    #[arg(long, default_value = "sama")]
    pub honorific: Honorific,
    /// The date printed on the pages; today when left out
    #[arg(long, value_name = "DAY", value_parser = day)]
    pub printed: Option<NaiveDate>,
    /// From how many hanchan on the rankings by average and by rate name a person; a third of those that
    /// could be played, and 5 at least, when left out
    #[arg(long, value_name = "GAMES")]
    pub minimum_games: Option<u32>,
    /// Name on a report's first page whoever had a chombo
    #[arg(long)]
    pub name_chombo: bool,
    /// Show the rating, this program's own estimate of strength
    #[arg(long)]
    pub rating: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Edition {
    /// 配布版: what every member gets, edited to a sheet or two
    Handout,
    /// 保存版: everything
    Full,
}

impl From<Edition> for reports::Edition {
    fn from(edition: Edition) -> Self {
        match edition {
            Edition::Handout => Self::Handout,
            Edition::Full => Self::Full,
        }
    }
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Years {
    /// 令和7年
    Japanese,
    /// 2025年
    Western,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Honorific {
    /// 様
    Sama,
    /// さん
    San,
    /// Nothing
    None,
}

/// The first day of a month such as 2025-10, R7.10 or 令和7年10月.
pub(super) fn month(text: &str) -> Result<NaiveDate, String> {
    month::parse(text)
        .map_err(|_| format!("\"{text}\" is no month; write it as 2025-10 or as 令和7年10月"))
}

pub(super) fn half(text: &str) -> Result<Half, String> {
    match text {
        "1" => Ok(Half::First),
        "2" => Ok(Half::Second),
        _ => Err("a fiscal year has halves 1 and 2".to_owned()),
    }
}
