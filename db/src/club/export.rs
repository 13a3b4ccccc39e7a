//! Export of a club's records, in the columns in which they are imported, so that nothing is lost
//! on the way from one file to another. Tables without rows are left out.

mod csv;
mod json_lines;
mod rows;
mod settings_json;
#[cfg(test)]
mod tests;
mod xlsx;

use crate::club::{Club, Play};
use crate::error::{Error, Fault, PlainRefusal};
use crate::files::generated_files::{Replacing, replace_generated};
use crate::tables;
use chrono::NaiveDateTime;
pub use csv::{CsvTable, csv_files};
use rows::{About, Records};
use scoring::rule_set::was_preset;
use scoring::{Period, RuleSet, RuleSetId, SeriesId};
use std::path::{Path, PathBuf};

/// How exported files are written.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ExportFormat {
    /// CSV files, one a table.
    Csv(Encoding),
    /// One workbook, a sheet a table.
    Xlsx,
    /// Files of JSON objects, one a line, one file a table.
    JsonLines,
}

/// How a CSV file's text becomes bytes.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Encoding {
    /// UTF-8 without byte order mark.
    #[default]
    Utf8,
    /// UTF-8 with the byte order mark by which Excel knows it.
    Utf8Marked,
    /// What older Japanese programs read. It lacks characters that names have.
    Cp932,
}

/// What is exported.
#[derive(Clone, Copy, Debug)]
pub struct ExportOf {
    /// What was played in it.
    pub period: Period,
    /// Which play; asked only where no series is named.
    pub play: Play,
    /// Only this series.
    pub series: Option<SeriesId>,
}

impl From<Period> for ExportOf {
    fn from(period: Period) -> Self {
        Self {
            period,
            play: Play::All,
            series: None,
        }
    }
}

impl ExportOf {
    /// The records of it.
    ///
    /// # Errors
    /// Where the club's file cannot be read.
    pub fn records(self, club: &Club) -> Result<scoring::Records, Error> {
        match self.series {
            Some(series) => club.records_of_series(self.period, series),
            None => club.records_of(self.period, self.play),
        }
    }
}

/// What an export made.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct ExportSummary {
    /// The files written.
    pub files: Vec<PathBuf>,
    /// The rows in them, column names apart.
    pub rows: u64,
}

/// A file that is finished but not yet in its place.
struct Made {
    /// Its name in the folder.
    name: String,
    bytes: Vec<u8>,
}

impl Club {
    /// Writes the records of a period into a folder, which is made if it is not there: members,
    /// sessions, results, hands and adjustments as far as there are any; and as JSON beside
    /// whichever format the rule sets that are not presets, the whole schedule, awards that are not
    /// the usual ones, and what was written about periods within this one. Files of an earlier export
    /// are replaced once all new ones are complete, and removed where there is nothing to write: none
    /// stays among them. Others of those names are in the way, unless anything may be replaced.
    ///
    /// # Errors
    /// Where files are in the way, the folder cannot be written, the encoding lacks a character, or a
    /// file would be too large for an import; then every file is as it was.
    pub fn export(
        &self,
        now: NaiveDateTime,
        of: impl Into<ExportOf>,
        format: ExportFormat,
        folder: impl AsRef<Path>,
        replacing: Replacing,
    ) -> Result<ExportSummary, Error> {
        let of = of.into();
        let records = Records::read(self, of, About::Everything)?;
        let (mut made, rows) = match format {
            ExportFormat::Csv(encoding) => csv::write(&records, encoding)?,
            ExportFormat::Xlsx => xlsx::write(&records, now)?,
            ExportFormat::JsonLines => json_lines::write(&records)?,
        };
        made.extend(rule_sets(self)?);
        made.extend(settings_json::write(self, of.period)?);
        let folder = folder.as_ref();
        let files: Vec<(PathBuf, Vec<u8>)> = made
            .into_iter()
            .map(|file| (folder.join(file.name), file.bytes))
            .collect();
        replace_generated(folder, &files, &others(folder, format, &files), replacing)?;
        let files = files.into_iter().map(|(place, _)| place).collect();
        Ok(ExportSummary { files, rows })
    }

    /// A workbook to hand out with the papers of a period, of the same play as they are: as an export writes it, but of members it
    /// says no more than the papers do. Nothing where there is nothing to write.
    ///
    /// # Errors
    /// Where the file cannot be read, or a table has more rows than an import takes.
    pub fn workbook(
        &self,
        now: NaiveDateTime,
        period: Period,
        play: Play,
    ) -> Result<Option<Vec<u8>>, Error> {
        let of = ExportOf {
            period,
            play,
            series: None,
        };
        let (made, _) = xlsx::write(&Records::read(self, of, About::Names)?, now)?;
        Ok(made.into_iter().next().map(|workbook| workbook.bytes))
    }
}

/// What is settled for the club, with the names and in the form in which an export has it: the
/// schedule, the awards, the rule set that it plays by, and every other that is no preset.
pub(crate) fn settings(club: &Club) -> Result<Vec<(String, Vec<u8>)>, Error> {
    let current = club.settings()?.rules;
    let rules = written(club, |id, rules| id == current || !was_preset(rules))?;
    let all = settings_json::settings(club)?.into_iter().chain(rules);
    Ok(all.map(|file| (file.name, file.bytes)).collect())
}

/// Every version of every rule set that is not a preset.
fn rule_sets(club: &Club) -> Result<Vec<Made>, Error> {
    written(club, |_, rules| !was_preset(rules))
}

fn written(club: &Club, which: impl Fn(RuleSetId, &RuleSet) -> bool) -> Result<Vec<Made>, Error> {
    let all = tables::rule_set::all(&club.connection)?;
    let chosen = all.into_iter().filter(|(id, rules)| which(*id, rules));
    chosen
        .map(|(_, rules)| {
            let mut bytes = serde_json::to_vec_pretty(&rules).map_err(unexpected)?;
            bytes.push(b'\n');
            Ok(Made {
                name: format!("rules/{}@{}.json", rules.id(), rules.data().version),
                bytes,
            })
        })
        .collect()
}

fn too_large(file: &str) -> Error {
    let file = file.to_owned();
    PlainRefusal::ExportTooLarge { file }.into()
}

fn unexpected(error: impl std::fmt::Display) -> Fault {
    Fault::Unexpected(error.to_string())
}

/// The names of an export of that format under which there is nothing to write.
fn others(folder: &Path, format: ExportFormat, files: &[(PathBuf, Vec<u8>)]) -> Vec<PathBuf> {
    let tables = |extension: &'static str| {
        let tables = rows::Table::ALL.into_iter();
        tables
            .map(|table| format!("{}.{extension}", table.name()))
            .collect()
    };
    let names: Vec<String> = match format {
        ExportFormat::Csv(_) => tables("csv"),
        ExportFormat::JsonLines => tables("jsonl"),
        ExportFormat::Xlsx => vec![xlsx::NAME.to_owned()],
    };
    let names = names
        .into_iter()
        .chain(settings_json::FILES.map(str::to_owned));
    let places = names.map(|name| folder.join(name));
    places
        .filter(|place| !files.iter().any(|(written, _)| written == place))
        .collect()
}
