//! Everything about a half-year at once.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use db::{Club, Play, Replacing};
use reports::{Called, MemberPages, Options, Pdf, PersonalReports, Regular};
use scoring::award::Award;
use scoring::{Period, Records};
use serde::Serialize;
use specta::Type;
use tauri::{AppHandle, State};

use super::WireError;
use super::imports::short;
use super::reports::{Paper, holding, of_member, of_regular, options, with_the_period_before};
use super::typed::from_iso;
use super::web_page::{PageNames, called, page};
use crate::chosen_place;
use crate::open_club::{OpenClub, now};
use crate::work::{UnderWay, WorkKind, WorkNumber, WorkStage, Works};
use desk::results::PeriodKind;

/// The files that were written, all of them together.
#[derive(Debug, Serialize, Type)]
pub struct PapersWritten {
    pub folder: String,
    pub files: u32,
    /// Personal sheets from an earlier time that are of nobody in these papers. They stay: nothing is
    /// deleted that was not asked for.
    pub left: Vec<String>,
    /// Characters that no font has and that print as 〓.
    pub missing: Vec<String>,
}

/// Writes every document of the half-year that holds the day into a folder of its own, within the
/// one that the person chooses: all of them or, where it is stopped, none. Nothing where they chose
/// no folder.
#[tauri::command(async)]
#[specta::specta]
#[allow(
    clippy::too_many_arguments,
    reason = "the page names each of them, and the first three are the shell's"
)]
pub fn save_half_year(
    app: AppHandle,
    open: State<'_, OpenClub>,
    works: State<'_, Works>,
    day: String,
    names: PageNames,
    signed: String,
    paper: Paper,
    title: String,
    work: WorkNumber,
) -> Result<Option<PapersWritten>, WireError> {
    let period = holding(&open, PeriodKind::Half, from_iso(&day)?)?;
    let papers = Papers {
        period,
        records: with_the_period_before(&open, period)?,
        awards: open.read(Club::awards)?,
        options: options(paper, open.read(Club::settings)?.calendar),
        called: called(open.read(Club::public_names)?, names),
        signed: signed.trim().to_owned(),
    };
    if papers.records.within(period).hanchan.is_empty() {
        return Err(WireError::NobodyPlayed);
    }
    let Some(place) = chosen_place::folder(&app, title)? else {
        return Ok(None);
    };
    let under_way = works.begin(WorkKind::HalfYear, work)?;
    let (mut files, missing) = papers.make(&under_way)?;
    if let Some(workbook) = open.read(|club| club.workbook(now(), period, Play::Club))? {
        files.push((papers.name("記録", "xlsx"), workbook));
    }
    let folder = place.join(format!("半期の書類-{}", papers.month()));
    let files = in_folder(&folder, files);
    db::write_own(&folder, &files, Replacing::OwnOnly)?;
    let left = db::left_from_before(&folder.join(PERSONAL), &files)?;
    let name = |path: PathBuf| Some(path.file_name()?.display().to_string());
    Ok(Some(PapersWritten {
        folder: folder.display().to_string(),
        files: short(files.len() as u64),
        left: left.into_iter().filter_map(name).collect(),
        missing: missing.iter().map(char::to_string).collect(),
    }))
}

/// The folder of the personal sheets.
const PERSONAL: &str = "個人成績表";

fn in_folder(folder: &Path, files: Files) -> Files {
    let placed = files.into_iter();
    placed
        .map(|(name, bytes)| (folder.join(name), bytes))
        .collect()
}

/// Finished files with their places within the folder.
type Files = Vec<(PathBuf, Vec<u8>)>;

/// What the documents of a half-year are made from.
struct Papers {
    period: Period,
    /// Those of the half-year before as well, for what changed since.
    records: Records,
    awards: Vec<Award>,
    options: Options,
    /// What the web page calls people.
    called: Called,
    signed: String,
}

impl Papers {
    /// Everything but the workbook, which only the club's file itself can write; and what no font has.
    fn make(&self, under_way: &UnderWay<'_>) -> Result<(Files, BTreeSet<char>), WireError> {
        let Self {
            period,
            records,
            awards,
            options,
            ..
        } = self;
        let personal = PersonalReports::new(records, *period, options);
        let members = personal.members();
        let regular = Regular::of(records, *period);
        let total = members.len() + regular.len() + 3;
        let at = |done| {
            if under_way.at(WorkStage::Drawing, done, total).is_break() {
                Err(WireError::Cancelled)
            } else {
                Ok(())
            }
        };
        let mut missing = BTreeSet::new();
        let mut bytes = |made: Result<Pdf, reports::Error>| -> Result<Vec<u8>, WireError> {
            let pdf = made.map_err(WireError::unexpected)?;
            missing.extend(pdf.missing);
            Ok(pdf.bytes)
        };
        at(0)?;
        let pages = MemberPages::None;
        let report = reports::half_year_with_awards(records, *period, pages, awards, options);
        let mut files = vec![(self.name("半期成績表", "pdf"), bytes(report)?)];
        for (done, member) in (1..).zip(&members) {
            at(done)?;
            let name = Path::new(PERSONAL).join(of_member(records, *member));
            files.push((name, bytes(personal.of(*member))?));
        }
        for (done, one) in (members.len() + 1..).zip(&regular) {
            at(done)?;
            let name = of_regular(records, *one);
            files.push((name, bytes(one.pdf(records, options))?));
        }
        at(total - 2)?;
        let within = records.within(*period);
        let mut earned = reports::award_certificates(&within, *period, awards, options);
        earned.extend(reports::yakuman_certificates(&within, *period, options));
        if !earned.is_empty() {
            let made = reports::certificates(&records.club, &earned, &self.signed, options);
            files.push((self.name("表彰状", "pdf"), bytes(made)?));
        }
        at(total - 1)?;
        let page = page(&within, *period, &self.called, awards, options)?;
        files.push((self.name("ホームページ", "html"), page.into_bytes()));
        at(total)?;
        Ok((files, missing))
    }

    /// `半期成績表-2025-04.pdf`
    fn name(&self, what: &str, kind: &str) -> PathBuf {
        PathBuf::from(format!("{what}-{}.{kind}", self.month()))
    }

    /// The month in which it begins.
    fn month(&self) -> String {
        self.period.from.format("%Y-%m").to_string()
    }
}
