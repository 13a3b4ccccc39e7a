//! `hanchan export`: what is in a club's file, for other programs.

use crate::answer::Answer;
use crate::arguments::{Encoding, Export, Format, Headings, What};
use crate::clock;
use crate::failure::Failure;
use crate::file;
use crate::standings::period;
use chrono::NaiveDateTime;
use db::{Club, ExportFormat, ExportOf, Play};
use desk::figures;
use std::path::{Path, PathBuf};

/// In a folder of their own, the records are not in the way of the results.
const RECORDS: &str = "records";

pub fn export(asked: &Export, answer: &mut Answer) -> Result<(), Failure> {
    let club = file::open_to_read(&asked.file)?;
    let now = clock::now()?;
    let out = &asked.out;
    let written = match (format(asked), asked.what) {
        (None, None | Some(What::Results | What::All)) => parquet(&club, asked)?,
        (None, Some(What::Records | What::Statistics)) => {
            return Err(Failure::refused(
                "--what: Parquet files hold results, hands, people and sums; leave --what away, or say results",
            ));
        }
        (Some(format), None | Some(What::Records)) => records(&club, asked, now, format, out)?,
        (Some(format), Some(What::Results)) => {
            tables(&club, asked, now, format, &[figures::What::Results])?
        }
        (Some(format), Some(What::Statistics)) => {
            tables(&club, asked, now, format, &[figures::What::Statistics])?
        }
        (Some(format), Some(What::All)) => {
            let both = [figures::What::Results, figures::What::Statistics];
            let mut written = records(&club, asked, now, format, &out.join(RECORDS))?;
            written.extend(tables(&club, asked, now, format, &both)?);
            written
        }
    };
    answer.done();
    for file in &written {
        answer.line(file.display());
    }
    Ok(())
}

fn records(
    club: &Club,
    asked: &Export,
    now: NaiveDateTime,
    format: ExportFormat,
    out: &Path,
) -> Result<Vec<PathBuf>, Failure> {
    let which = which(club, asked, Play::All)?;
    let written = club.export(now, which, format, out, (&asked.replace).into())?;
    Ok(written.files)
}

fn tables(
    club: &Club,
    asked: &Export,
    now: NaiveDateTime,
    format: ExportFormat,
    whats: &[figures::What],
) -> Result<Vec<PathBuf>, Failure> {
    let usual = match format {
        ExportFormat::Csv(_) | ExportFormat::Xlsx => Headings::Ja,
        ExportFormat::JsonLines => Headings::En,
    };
    let headings = match asked.headings.unwrap_or(usual) {
        Headings::Ja => figures::Headings::Japanese,
        Headings::En => figures::Headings::English,
    };
    let which = which(club, asked, Play::Club)?;
    let mut files = Vec::new();
    for what in whats {
        let tables = what.tables(club, which, headings)?;
        files.extend(figures::files(&tables, *what, format, now.date())?);
    }
    write(asked, files)
}

fn parquet(club: &Club, asked: &Export) -> Result<Vec<PathBuf>, Failure> {
    let naming = if asked.with_names {
        figures::parquet::Naming::Names
    } else {
        figures::parquet::Naming::Numbers
    };
    let of = which(club, asked, Play::Club)?;
    let sign = asked.club.clone().map_or_else(|| club.identity(), Ok)?;
    write(asked, figures::parquet::files(club, &sign, of, naming)?)
}

fn write(asked: &Export, files: Vec<(PathBuf, Vec<u8>)>) -> Result<Vec<PathBuf>, Failure> {
    let place = |(name, bytes)| (asked.out.join::<PathBuf>(name), bytes);
    let files: Vec<(PathBuf, Vec<u8>)> = files.into_iter().map(place).collect();
    db::write_generated(&asked.out, &files, (&asked.replace).into())?;
    Ok(files.into_iter().map(|(place, _)| place).collect())
}

/// None for Parquet, which has tables of its own.
fn format(asked: &Export) -> Option<ExportFormat> {
    Some(match asked.format {
        Format::Csv => ExportFormat::Csv(match asked.encoding {
            Encoding::Utf8 => db::Encoding::Utf8,
            Encoding::Utf8Marked => db::Encoding::Utf8Marked,
            Encoding::Cp932 => db::Encoding::Cp932,
        }),
        Format::Xlsx => ExportFormat::Xlsx,
        Format::Jsonl => ExportFormat::JsonLines,
        Format::Parquet => return None,
    })
}

fn which(club: &Club, asked: &Export, usual: Play) -> Result<ExportOf, Failure> {
    let series = asked.series.as_deref();
    Ok(ExportOf {
        period: period(&asked.span)?,
        play: asked.play.map_or(usual, Play::from),
        series: series.map(|name| file::series(club, name)).transpose()?,
    })
}
