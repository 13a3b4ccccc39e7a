//! What a workbook unpacks to, found by unpacking it before anything in it is believed: the sizes
//! written in an archive may be a lie.

use super::limited_reader::LimitedReader;
use crate::error::ImportProblem;
use quick_xml::Reader;
use quick_xml::events::Event;
use std::cell::Cell;
use std::io::{self, BufReader, Cursor, Read};
use std::sync::OnceLock;
use zip::ZipArchive;
use zip::result::ZipError;

const MEBIBYTE: u64 = 1024 * 1024;

/// The most of a sheet that is one cell, or one piece outside cells: a reader gathers it, and a
/// spreadsheet's own cells have 32,767 characters at most.
const MOST_IN_CELL: usize = 1024 * 1024;

/// The most bytes that a workbook unpacks to.
struct Most {
    /// Each sheet, which is read cell by cell.
    in_sheet: u64,
    /// All of them.
    in_sheets: u64,
    /// Everything else: texts that stand in many cells, formats, names. A reader keeps all of it.
    other: u64,
}

/// One sheet of [`super::MOST_ROWS`] rows as the export writes them has about 200 MiB.
const MOST: Most = Most {
    in_sheet: 256 * MEBIBYTE,
    in_sheets: 512 * MEBIBYTE,
    other: 32 * MEBIBYTE,
};

/// The folders of an archive which hold sheets, and pictures, which nobody unpacks.
const SHEETS: &str = "xl/worksheets/";
const PICTURES: &str = "xl/media/";

/// What a sheet calls a cell.
const CELL: &str = "c";

/// What was found of a file, so that not each look into it unpacks all of it anew. It is no part of what
/// the file is.
#[derive(Clone, Debug, Default)]
pub(super) struct Checked(OnceLock<Result<(), ImportProblem>>);

impl Checked {
    /// The same as [`check`], of bytes that do not change.
    pub(super) fn once(&self, bytes: &[u8]) -> Result<(), ImportProblem> {
        self.0.get_or_init(|| check(bytes)).clone()
    }
}

impl PartialEq for Checked {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Checked {}

/// # Errors
/// Where it unpacks to more than any club has, or is no archive.
pub(super) fn check(bytes: &[u8]) -> Result<(), ImportProblem> {
    check_within(bytes, &MOST)
}

fn check_within(bytes: &[u8], most: &Most) -> Result<(), ImportProblem> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(broken)?;
    let mut other = 0;
    let mut of_sheets = 0;
    for place in 0..archive.len() {
        let mut part = archive.by_index(place).map_err(broken)?;
        let name = part.name().map_err(broken)?.to_ascii_lowercase();
        if name.starts_with(PICTURES) {
            continue;
        }
        if name.starts_with(SHEETS) {
            of_sheets += within(count_sheet(&mut part, most.in_sheet)?, most.in_sheet)?;
            within(of_sheets, most.in_sheets)?;
            continue;
        }
        if name.ends_with("sharedstrings.xml") || name == "_rels/.rels" {
            let mut text = Vec::new();
            let read = (&mut part).take(most.other + 1).read_to_end(&mut text);
            read.map_err(|_| ImportProblem::Workbook)?;
            if claims_too_much(&text) || name == "_rels/.rels" && leads_astray(&text) {
                return Err(ImportProblem::Workbook);
            }
            other += text.len() as u64;
        } else {
            other += counted(&mut part, most.other)?;
        }
        within(other, most.other)?;
    }
    Ok(())
}

fn broken(_: ZipError) -> ImportProblem {
    ImportProblem::Workbook
}

/// Counts to one above the most.
fn counted(part: &mut impl Read, most: u64) -> Result<u64, ImportProblem> {
    io::copy(&mut part.take(most + 1), &mut io::sink()).map_err(|_| ImportProblem::Workbook)
}

/// Counts a sheet, as far as it holds cells by its cells, to one above the most.
fn count_sheet(part: &mut impl Read, most: u64) -> Result<u64, ImportProblem> {
    let left = Cell::new(0);
    let mut sheet = Reader::from_reader(BufReader::new(LimitedReader {
        from: part.take(most + 1),
        left: &left,
    }));
    let mut piece = Vec::new();
    let mut in_cell = false;
    loop {
        if !in_cell {
            left.set(MOST_IN_CELL);
        }
        piece.clear();
        let event = sheet.read_event_into(&mut piece);
        match event.map_err(|_| ImportProblem::Workbook)? {
            // A cell in a cell would begin another ration.
            Event::Start(tag) if tag.local_name().as_ref() == CELL => {
                if in_cell {
                    return Err(ImportProblem::Workbook);
                }
                in_cell = true;
            }
            Event::End(tag) if tag.local_name().as_ref() == CELL => in_cell = false,
            Event::End(tag) if tag.local_name().as_ref() == "sheetData" => break,
            Event::Eof => break,
            _ => {}
        }
    }
    // What comes after the cells is only counted.
    let mut rest = sheet.into_inner().into_inner().from;
    io::copy(&mut rest, &mut io::sink()).map_err(|_| ImportProblem::Workbook)?;
    Ok(most + 1 - rest.limit())
}

fn within(bytes: u64, most: u64) -> Result<u64, ImportProblem> {
    if bytes > most {
        Err(ImportProblem::TooLarge { bytes, most })
    } else {
        Ok(bytes)
    }
}

/// Whether it says that there are more texts than it has bytes: a reader makes room for so many.
fn claims_too_much(part: &[u8]) -> bool {
    const CLAIM: &[u8] = b"uniqueCount";
    let words = part.windows(CLAIM.len()).enumerate();
    let mut claims = words.filter(|(_, word)| *word == CLAIM);
    claims.any(|(at, _)| {
        let rest = part.get(at + CLAIM.len()..).unwrap_or_default().iter();
        let digits = rest
            .skip_while(|byte| !byte.is_ascii_digit())
            .take_while(|byte| byte.is_ascii_digit());
        let claimed = digits.fold(0_u64, |number, digit| {
            let digit = u64::from(digit - b'0');
            number.saturating_mul(10).saturating_add(digit)
        });
        claimed > part.len() as u64
    })
}

/// Whether it calls something the workbook which was counted as a sheet or not at all.
fn leads_astray(relations: &[u8]) -> bool {
    let text = relations.to_ascii_lowercase();
    let has = |word: &str| text.windows(word.len()).any(|part| part == word.as_bytes());
    has("worksheets") || has("media") || has("&")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::{ImportProblem, Most, check_within};
    use crate::club::import::comes_in;
    use std::io::{Cursor, Write};
    use zip::ZipWriter;
    use zip::write::SimpleFileOptions;

    const MOST: Most = Most {
        in_sheet: 100,
        in_sheets: 150,
        other: 50,
    };

    fn checked(parts: &[(&str, &str)]) -> Result<(), ImportProblem> {
        let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
        for (name, text) in parts {
            archive
                .start_file(*name, SimpleFileOptions::default())
                .unwrap();
            archive.write_all(text.as_bytes()).unwrap();
        }
        check_within(&archive.finish().unwrap().into_inner(), &MOST)
    }

    #[test]
    fn sheets_and_all_else_are_counted_each_and_together() {
        let (first, second) = ("xl/worksheets/sheet1.xml", "xl/worksheets/sheet2.xml");
        let (texts, styles) = ("xl/sharedStrings.xml", "xl/styles.xml");
        for (parts, too_large) in [
            (vec![(first, 100)], None),
            (vec![(first, 101)], Some((101, 100))),
            (vec![(first, 9_999)], Some((101, 100))),
            (vec![(first, 100), (second, 50)], None),
            (vec![(first, 100), (second, 51)], Some((151, 150))),
            (vec![(styles, 50)], None),
            (vec![(styles, 51)], Some((51, 50))),
            (vec![(styles, 9_999)], Some((51, 50))),
            (vec![(texts, 50)], None),
            (vec![(texts, 51)], Some((51, 50))),
            (vec![(texts, 9_999)], Some((51, 50))),
            (vec![(texts, 25), (styles, 25)], None),
            (vec![(styles, 25), (texts, 26)], Some((51, 50))),
            (vec![(styles, 25), ("xl/workbook.xml", 26)], Some((51, 50))),
            // Nobody unpacks a picture.
            (vec![("xl/media/book.png", 9_999)], None),
        ] {
            let blank = " ".repeat(9_999);
            let texts: Vec<_> = parts
                .iter()
                .map(|(name, bytes)| (*name, &blank[..*bytes]))
                .collect();
            let wrong = too_large.map(|(bytes, most)| ImportProblem::TooLarge { bytes, most });
            assert_eq!(checked(&texts).err(), wrong, "{parts:?}");
        }
    }

    #[test]
    fn only_what_leads_to_the_workbook_may_not_lead_astray() {
        let astray = "<a b=\"xl/media/c\"/>";
        assert_eq!(
            checked(&[("_rels/.rels", astray)]),
            Err(ImportProblem::Workbook)
        );
        for other in ["xl/sharedStrings.xml", "xl/_rels/workbook.xml.rels"] {
            assert_eq!(checked(&[(other, astray)]), Ok(()), "{other}");
        }
    }

    #[test]
    fn no_more_texts_are_claimed_than_there_are_bytes() {
        let claim = "<sst uniqueCount=\"40\"/>";
        for (bytes, result) in [(39, Err(ImportProblem::Workbook)), (40, Ok(()))] {
            let text = format!("{claim:bytes$}");
            assert_eq!(checked(&[("xl/sharedStrings.xml", &text)]), result);
        }
    }

    #[test]
    fn what_comes_after_the_cells_is_only_counted() {
        let noise = "<sheetData><row/></sheetData></none>";
        assert_eq!(checked(&[("xl/worksheets/sheet1.xml", noise)]), Ok(()));
        let within = noise.replace("<row/>", "</row>");
        assert_eq!(
            checked(&[("xl/worksheets/sheet1.xml", &within)]),
            Err(ImportProblem::Workbook)
        );
    }

    #[test]
    fn what_is_no_archive_does_not_come_in() {
        assert!(!comes_in(b"PK\x03\x04"));
    }
}
