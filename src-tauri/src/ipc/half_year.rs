//! Everything about a half-year at once.

use std::path::{Path, PathBuf};

use db::{Club, Play, Replacing};
use desk::papers::{HalfYear, HalfYearFile, of_day, of_member, of_month, with_all_before};
use desk::results::PeriodKind;
use desk::results::period::holding;
use scoring::{PageNames, Period};
use serde::Serialize;
use specta::Type;
use tauri::{AppHandle, State};

use super::WireError;
use super::imports::short;
use super::reports::Paper;
use super::typed::from_iso;
use super::web_page::called;
use crate::chosen_place;
use crate::open_club::{OpenClub, now};
use crate::work::{WorkKind, WorkNumber, WorkStage, Works};

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
    let start = open.read(Club::settings)?.fiscal_start;
    let period = holding(PeriodKind::Half, from_iso(&day)?, start);
    let period = period.ok_or(WireError::NoSuchDay { typed: day })?;
    let mut papers = HalfYear {
        period,
        records: open.read(|club| with_all_before(club, period, Play::Club))?,
        awards: open.read(Club::awards)?,
        options: paper.options(&open)?,
        called: called(open.read(Club::public_names)?, names),
        signed: signed.trim().to_owned(),
        workbook: None,
    };
    if !papers.was_played() {
        return Err(WireError::NobodyPlayed);
    }
    let Some(place) = chosen_place::folder(&app, title)? else {
        return Ok(None);
    };
    let under_way = works.begin(WorkKind::HalfYear, work)?;
    papers.workbook = open.read(|club| club.workbook(now(), period, Play::Club))?;
    let mut tell = |done, total| under_way.at(WorkStage::Drawing, done, total);
    let made = papers.make(&mut tell).map_err(WireError::unexpected)?;
    let made = made.ok_or(WireError::Cancelled)?;
    let folder = place.join(format!("半期の書類-{}", month(period)));
    let files = made.files.into_iter();
    let files: Vec<_> = files
        .map(|(file, bytes)| (folder.join(name(&papers, file)), bytes))
        .collect();
    db::write_generated(&folder, &files, Replacing::OwnOnly)?;
    let left = [PERSONAL, BUNDLES].map(|of_people| db::stale_pdfs(&folder.join(of_people), &files));
    let left = left.into_iter().collect::<Result<Vec<_>, _>>()?.concat();
    let file_name = |path: PathBuf| Some(path.file_name()?.display().to_string());
    Ok(Some(PapersWritten {
        folder: folder.display().to_string(),
        files: short(files.len() as u64),
        left: left.into_iter().filter_map(file_name).collect(),
        missing: made.missing.iter().map(char::to_string).collect(),
    }))
}

/// The folder of the personal sheets.
const PERSONAL: &str = "個人成績表";
/// The folder of what each member is handed.
const BUNDLES: &str = "会員に渡すもの";

/// `半期成績表-2025-04.pdf`, `個人成績表/01_青木 太郎.pdf`, the same of `会員に渡すもの`, `月間成績表/2025-04.pdf`, or
/// `日別成績表/2025-04-02 水曜会.pdf`.
fn name(papers: &HalfYear, file: HalfYearFile) -> PathBuf {
    let (records, period) = (&papers.records, papers.period);
    match file {
        HalfYearFile::Report => named("半期成績表", period, "pdf"),
        HalfYearFile::Certificates => named("表彰状", period, "pdf"),
        HalfYearFile::Workbook => named("記録", period, "xlsx"),
        HalfYearFile::WebPage => named("ホームページ", period, "html"),
        HalfYearFile::Member(member) => Path::new(PERSONAL).join(of_member(records, member)),
        HalfYearFile::Bundle(member) => Path::new(BUNDLES).join(of_member(records, member)),
        HalfYearFile::RunList => Path::new(BUNDLES).join("00_一覧.pdf"),
        HalfYearFile::Month(month) => Path::new("月間成績表").join(of_month(month)),
        HalfYearFile::Day(day, series) => {
            Path::new("日別成績表").join(of_day(records, day, series))
        }
    }
}

fn named(what: &str, period: Period, kind: &str) -> PathBuf {
    PathBuf::from(format!("{what}-{}.{kind}", month(period)))
}

/// The month in which it begins.
fn month(period: Period) -> String {
    period.from.format("%Y-%m").to_string()
}
