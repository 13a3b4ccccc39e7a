//! What the files of documents are called, until the person gives them other names.

use db::{CompetitionId, as_file_name, file_of_member};
use scoring::Period;

use super::{Document, Occasion, term};
use crate::ipc::WireError;
use crate::ipc::competitions::read_contest;
use crate::ipc::typed::{days, from_iso};
use crate::open_club::OpenClub;
use desk::results::PeriodKind;

pub fn file_name(open: &OpenClub, document: &Document) -> Result<String, WireError> {
    Ok(match document {
        Document::Session { day, .. } => format!("日別成績表-{}.pdf", from_iso(day)?),
        Document::Monthly { day } => format!("月間成績表-{}.pdf", from_iso(day)?.format("%Y-%m")),
        Document::HalfYear { day, .. } => {
            let from = term::holding(open, PeriodKind::Half, from_iso(day)?)?.from;
            format!("半期成績表-{}.pdf", from.format("%Y-%m"))
        }
        Document::FiscalYear { day, .. } => {
            let from = term::holding(open, PeriodKind::FiscalYear, from_iso(day)?)?.from;
            format!("年度成績表-{}.pdf", from.format("%Y-%m"))
        }
        Document::Personal { member, .. } => {
            let person = open.read(|club| club.member_by_id(*member))?;
            let file = file_of_member(person.number, &person.name);
            format!("個人成績表-{file}")
        }
        Document::Everybody { from, to } => {
            let chosen = days(from.as_deref(), to.as_deref())?;
            format!("個人成績表-全員{}.pdf", span(chosen))
        }
        Document::BlankSheets { .. } => "記録用紙.pdf".to_owned(),
        Document::DrawnSheets { draw, .. } => format!("記録用紙-{}.pdf", from_iso(&draw.day)?),
        Document::TablePlan { draw } => format!("卓組表-{}.pdf", from_iso(&draw.day)?),
        Document::PlaceCards { draw } => format!("席札-{}.pdf", from_iso(&draw.day)?),
        Document::ValueTable { rules } => format!("点数計算表-{}.pdf", as_file_name(rules)),
        Document::RuleSheet { rules } => format!("ルール表-{}.pdf", as_file_name(rules)),
        Document::CompetitionRanking { competition, .. } => {
            format!("大会順位表-{}.pdf", of_competition(open, *competition)?)
        }
        Document::RoundPapers {
            competition,
            stage,
            round,
        } => {
            let name = of_competition(open, *competition)?;
            format!("大会の紙-{name}-{stage}-{round}.pdf")
        }
        Document::Certificates { occasion, .. } => {
            format!("表彰状-{}.pdf", as_file_name(of_occasion(occasion)))
        }
    })
}

fn of_competition(open: &OpenClub, competition: CompetitionId) -> Result<String, WireError> {
    let held = read_contest(open, competition)?;
    Ok(as_file_name(held.name()))
}

fn of_occasion(occasion: &Occasion) -> &str {
    match occasion {
        Occasion::Yakuman { .. } => "役満",
        Occasion::Awards { award, .. } => award.as_deref().unwrap_or("各賞"),
        Occasion::Champion { event, .. } | Occasion::Places { event, .. } => match event.trim() {
            "" => "順位",
            event => event,
        },
        Occasion::Free { name, .. } => name,
    }
}

/// The days of a period in a file's name; all days are not named.
pub fn span(period: Period) -> String {
    if period == Period::ALWAYS {
        String::new()
    } else {
        format!("-{}-{}", period.from, period.to)
    }
}
