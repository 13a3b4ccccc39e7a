//! The papers that go along when the club is handed over to its next secretary.

use scoring::award::Award;
use scoring::{Period, Records};

use super::{
    Form, MemberPages, blank_record_sheets, half_year_with_awards, rule_sheet, value_table,
};
use crate::{Edition, Error, Options, Pdf};

/// How many half-years back the next secretary is asked about.
const HALVES: usize = 2;

/// The club's reports of the last two half-years in which something was played, and what is needed on
/// the first day: the rules, what hands are worth, and a sheet to write on. Each with the name of its
/// file. The members have got their own pages already.
pub fn papers_to_hand_over(
    records: &Records,
    awards: &[Award],
    options: &Options,
) -> Result<Vec<(String, Pdf)>, Error> {
    let everything = Options {
        edition: Edition::Full,
        ..*options
    };
    let mut papers = Vec::new();
    for half in last_halves(records) {
        let pages = MemberPages::None;
        papers.push((
            format!("半期成績表-{}.pdf", half.from.format("%Y-%m")),
            half_year_with_awards(records, half, pages, awards, &everything)?,
        ));
    }
    if let Some(rules) = records.rule_sets.get(&records.club_rules) {
        let club = &records.club;
        let sheet = blank_record_sheets(club, rules, Form::of(rules), 1, options)?;
        papers.push(("ルール表.pdf".to_owned(), rule_sheet(club, rules, options)?));
        papers.push((
            "点数計算表.pdf".to_owned(),
            value_table(club, rules, options)?,
        ));
        papers.push(("記録用紙.pdf".to_owned(), sheet));
    }
    Ok(papers)
}

/// The last half-years in which something was played, the oldest first.
fn last_halves(records: &Records) -> Vec<Period> {
    let played = records.hanchan.iter();
    let mut halves: Vec<Period> = played
        .filter_map(|hanchan| Period::half_year_of(hanchan.sheet.date, records.fiscal_start))
        .collect();
    halves.sort_by_key(|half| half.from);
    halves.dedup();
    let before = halves.len().saturating_sub(HALVES);
    halves.split_off(before)
}
