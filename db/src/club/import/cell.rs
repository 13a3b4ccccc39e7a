//! What stands in one cell: read as people write it, full-width digits and every minus included.

use crate::error::ImportProblem;
use crate::error::text::TextRule;
use chrono::{Datelike, NaiveDate};
use scoring::{parse_date, typed};

/// A whole number: `42300`, `４２３００`, `42,300`, `▲1,200`, `−300`, `+5`.
pub(super) fn whole_number(text: &str) -> Result<i64, ImportProblem> {
    let text = text.trim();
    if text.is_empty() {
        return Err(ImportProblem::Empty);
    }
    typed::whole_number(text).ok_or_else(|| ImportProblem::NotANumber(excerpt(text)))
}

/// A number from `lowest` to `highest`.
pub(super) fn count(text: &str, (lowest, highest): (u32, u32)) -> Result<u32, ImportProblem> {
    let value = whole_number(text)?;
    u32::try_from(value)
        .ok()
        .filter(|count| (lowest..=highest).contains(count))
        .ok_or(ImportProblem::OutOfRange {
            value,
            lowest: lowest.into(),
            highest: highest.into(),
        })
}

pub(super) fn day(text: &str) -> Result<NaiveDate, ImportProblem> {
    let text = text.trim();
    if text.is_empty() {
        return Err(ImportProblem::Empty);
    }
    // What is echoed in the error must not be a whole file of noise.
    let date = parse_date(text).or_else(|_| parse_date(&excerpt(text)))?;
    if (1900..=2199).contains(&date.year()) {
        Ok(date)
    } else {
        Err(ImportProblem::Year(date))
    }
}

/// Reads a cell that may be empty.
pub(super) fn optional<T>(
    text: &str,
    read: impl FnOnce(&str) -> Result<T, ImportProblem>,
) -> Result<Option<T>, ImportProblem> {
    if text.trim().is_empty() {
        Ok(None)
    } else {
        read(text).map(Some)
    }
}

/// One of some words.
pub(super) fn word<T>(
    text: &str,
    words: &'static str,
    read: impl FnOnce(&str) -> Option<T>,
) -> Result<T, ImportProblem> {
    let text = text.trim();
    if text.is_empty() {
        return Err(ImportProblem::Empty);
    }
    read(text).ok_or_else(|| ImportProblem::NotAWord {
        word: excerpt(text),
        words,
    })
}

/// A text exactly as typed, without the quotation mark that guards it from spreadsheets. Line
/// breaks are kept as one character each.
pub(super) fn text(text: &str, rule: TextRule) -> Result<String, ImportProblem> {
    let text = crate::club::csv_formulas::unescape_formula(text)
        .replace("\r\n", "\n")
        .replace('\r', "\n");
    rule.check(&text).map_err(|problem| problem.kind)?;
    Ok(text)
}

/// A name by which something is looked up, without the spaces around it.
pub(super) fn name(text: &str, rule: TextRule) -> Result<String, ImportProblem> {
    let text = crate::error::text::label(crate::club::csv_formulas::unescape_formula(text));
    rule.check(text).map_err(|problem| problem.kind)?;
    Ok(text.to_owned())
}

/// Enough of a cell to find it again, with nothing unseen in it.
pub(crate) fn excerpt(text: &str) -> String {
    const MOST: usize = 40;
    let mut shown: String = text
        .chars()
        .take(MOST)
        .map(|character| {
            if character.is_control() {
                '�'
            } else {
                character
            }
        })
        .collect();
    if text.chars().nth(MOST).is_some() {
        shown.push('…');
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::day;

    #[test]
    fn days_outside_living_memory_are_slips() {
        assert!(day("0205-04-02").is_err());
        assert!(day("令和7年4月2日").is_ok());
    }
}
