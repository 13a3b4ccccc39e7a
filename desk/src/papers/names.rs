//! What the files of papers are called.

use super::{Document, Occasion, RankingOf, Refusal};
use crate::results::PeriodKind;
use crate::results::period::holding;
use chrono::NaiveDate;
use db::{Club, CompetitionId, as_file_name, file_of_member};
use scoring::{Period, PersonId, Records, SeriesId};

/// By number, and by name for people to find theirs: `01_青木 太郎.pdf`.
pub fn of_member(records: &Records, member: PersonId) -> String {
    let person = records.people.get(&member);
    let (number, name) = person.map_or((0, ""), |person| (person.number, &person.name));
    file_of_member(number, name)
}

/// `2025-04.pdf`
pub fn of_month(month: Period) -> String {
    month.from.format("%Y-%m.pdf").to_string()
}

/// `2025-04-02 水曜会.pdf`
pub fn of_day(records: &Records, day: NaiveDate, series: SeriesId) -> String {
    let series = records.series.get(&series).map_or("", String::as_str);
    let name = format!("{day} {}", as_file_name(series));
    format!("{}.pdf", name.trim_end())
}

/// The days of a period in a file's name; all days are not named.
pub fn span(period: Period) -> String {
    if period == Period::ALWAYS {
        String::new()
    } else {
        format!("-{}-{}", period.from, period.to)
    }
}

impl Document {
    /// What its file is called, until a person gives it another name.
    ///
    /// # Errors
    /// Where the club's file cannot be read, or has not what the paper is about.
    pub fn file_name(&self, club: &Club) -> Result<String, Refusal> {
        let begin = |day: NaiveDate, kind| {
            let period = holding(kind, day, club.settings()?.fiscal_start);
            let from = period.map_or(day, |period| period.from);
            Ok::<_, Refusal>(from.format("%Y-%m"))
        };
        let of_competition = |id: CompetitionId| {
            let held = club.competition(id)?;
            Ok::<_, Refusal>(as_file_name(held.competition.name()))
        };
        Ok(match self {
            Self::Session { day, .. } => format!("日別成績表-{day}.pdf"),
            Self::Monthly { day, .. } => format!("月間成績表-{}.pdf", day.format("%Y-%m")),
            Self::HalfYear(term) => {
                format!("半期成績表-{}.pdf", begin(term.day, PeriodKind::Half)?)
            }
            Self::FiscalYear(term) => {
                format!(
                    "年度成績表-{}.pdf",
                    begin(term.day, PeriodKind::FiscalYear)?
                )
            }
            Self::Personal { member, .. } => {
                let person = club.member_by_id(*member)?;
                let file = file_of_member(person.number, &person.name);
                format!("個人成績表-{file}")
            }
            Self::Everybody(days) => format!("個人成績表-全員{}.pdf", span(days.period())),
            Self::HeadToHead(days) => format!("総当たり表{}.pdf", span(days.period())),
            Self::Race { day } => format!("順位争い-{}.pdf", begin(*day, PeriodKind::Half)?),
            Self::RecordBook(days) => format!("記録帳{}.pdf", span(days.period())),
            Self::Attendance(days) => format!("出席表{}.pdf", span(days.period())),
            Self::CompetitionOutline { competition, .. } => {
                format!("大会要項-{}.pdf", of_competition(*competition)?)
            }
            Self::CompetitionRoster(of) => {
                format!("受付名簿-{}.pdf", of_competition(of.competition)?)
            }
            Self::CompetitionSlips(of) => {
                format!("選手カード-{}.pdf", of_competition(of.competition)?)
            }
            Self::CompetitionHonours(of) => {
                format!("表彰一覧-{}.pdf", of_competition(of.competition)?)
            }
            Self::BlankSheets { .. } => "記録用紙.pdf".to_owned(),
            Self::DrawnSheets { draw, .. } => format!("記録用紙-{}.pdf", draw.day),
            Self::TablePlan { draw } => format!("卓組表-{}.pdf", draw.day),
            Self::PlaceCards { draw } => format!("席札-{}.pdf", draw.day),
            Self::ValueTable { rules } => {
                format!("点数計算表-{}.pdf", as_file_name(&rules.name()))
            }
            Self::Practice { rules, .. } => {
                format!("点数計算の練習-{}.pdf", as_file_name(&rules.name()))
            }
            Self::RuleSheet { rules } => format!("ルール表-{}.pdf", as_file_name(&rules.name())),
            Self::RuleBook { rules, competition } => {
                let name = match (competition, rules) {
                    (Some(competition), _) => of_competition(*competition)?,
                    (None, Some(rules)) => as_file_name(&rules.name()),
                    (None, None) => as_file_name(&club.own_rules()?.source()),
                };
                format!("ルール集-{name}.pdf")
            }
            Self::CompetitionRanking(RankingOf { competition, .. }) => {
                format!("大会順位表-{}.pdf", of_competition(*competition)?)
            }
            Self::RoundPapers {
                competition,
                stage,
                round,
                ..
            } => {
                let name = of_competition(*competition)?;
                format!("大会の紙-{name}-{stage}-{round}.pdf")
            }
            Self::Notice { day, .. } => format!("開催案内-{}.pdf", day.format("%Y-%m")),
            Self::Certificates { occasion, .. } => {
                let name = match occasion {
                    Occasion::Competition { competition } => of_competition(*competition)?,
                    occasion => as_file_name(of_occasion(occasion)),
                };
                format!("表彰状-{name}.pdf")
            }
        })
    }
}

fn of_occasion(occasion: &Occasion) -> &str {
    match occasion {
        Occasion::Yakuman(_) => "役満",
        Occasion::Competition { .. } => "大会",
        Occasion::Awards { award, .. } => award.as_deref().unwrap_or("各賞"),
        Occasion::Champion { event, .. } | Occasion::Places { event, .. } => match event.trim() {
            "" => "順位",
            event => event,
        },
        Occasion::Free { name, .. } => name,
    }
}
