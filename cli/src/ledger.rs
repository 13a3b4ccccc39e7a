//! `hanchan import --list`: how a list as a club kept it was understood.

use crate::answer::Answer;
use crate::arguments::OwnList;
use crate::failure::Failure;
use db::{
    Became, ColumnUse, Ledger, LedgerLook, PersonLook, Said, SheetLook, Skipped, Source,
    TakenForGranted, Who,
};
use scoring::{Period, PersonKind};

/// The list to import, if one is named.
pub fn read(list: &OwnList) -> Result<Option<Box<Ledger>>, Failure> {
    let Some(path) = &list.list else {
        return Ok(None);
    };
    let period = list.from.zip(list.to).map(|(from, to)| Period { from, to });
    if period.is_some_and(|period| period.from > period.to) {
        return Err(Failure::refused("--from is after --to; exchange them"));
    }
    let sheets = &list.sheet;
    Ok(Some(Box::new(Ledger {
        source: Source::read(path)?,
        said: Said {
            series: list.series.clone(),
            sheets: (!sheets.is_empty()).then(|| sheets.iter().cloned().collect()),
            kind: list.kind,
            columns: list.column.iter().copied().collect(),
            amounts: list.amounts,
            fiscal_year: list.year,
            period,
            rules: list.list_rules.clone(),
            people: list.person.iter().cloned().collect(),
            as_suggested: list.as_suggested,
            unknown_are_new: list.unknown_new,
            rows: list.row.iter().cloned().collect(),
        },
    })))
}

/// Says how it was understood: each column, each row that did not become a result, and every doubt.
pub fn tell(look: &LedgerLook, answer: &mut Answer) {
    for sheet in &look.sheets {
        tell_sheet(sheet, answer);
    }
    for person in look.people.iter().filter(|person| !person.certain) {
        answer.line(in_words(person));
    }
    for row in &look.rows {
        if let Some(said) = became(&row.became) {
            answer.line(format!("{}{}: {said}", at(&row.sheet), row.line));
        }
    }
    for assumed in &look.assumed {
        answer.line(taken_for_granted(*assumed));
    }
    answer.line(format!("{} hanchan, {} sums", look.hanchan, look.totals));
}

fn at(sheet: &str) -> String {
    if sheet.is_empty() {
        "row ".to_owned()
    } else {
        format!("{sheet}, row ")
    }
}

fn tell_sheet(sheet: &SheetLook, answer: &mut Answer) {
    let name = if sheet.name.is_empty() {
        "the list"
    } else {
        &sheet.name
    };
    if !sheet.taken {
        return answer.line(format!("{name}: left out"));
    }
    let Some(kind) = sheet.kind else {
        return answer.line(format!("{name}: no list of results"));
    };
    let heads: Vec<String> = sheet.heads.iter().map(u64::to_string).collect();
    let amounts = sheet.amounts.map_or("none", |amounts| amounts.word());
    answer.line(format!(
        "{name}: {} a row, heads in row {}, amounts are {amounts}",
        kind.word(),
        heads.join(" and ")
    ));
    for (number, column) in (1..).zip(&sheet.columns) {
        let use_ = match &column.taken_for {
            ColumnUse::LeftOut => "left out".to_owned(),
            ColumnUse::Sum => "a sum, left out".to_owned(),
            ColumnUse::Of(of) => of.word().to_owned(),
            ColumnUse::OfPlayer(nth, of) => format!("{} of player {}", of.word(), nth + 1),
            ColumnUse::Person(_) => "a person's results".to_owned(),
            ColumnUse::Day(Some(day)) => format!("results of {day}"),
            ColumnUse::Day(None) => "results of a day".to_owned(),
        };
        answer.line(format!("  {number} {}: {use_}", column.heading));
    }
}

fn in_words(person: &PersonLook) -> String {
    let who = match person.who {
        Some(Who::Member(number)) => format!("taken for member {number}"),
        Some(Who::New(PersonKind::Member)) => "a new member".to_owned(),
        Some(Who::New(_)) => "a new guest".to_owned(),
        Some(Who::LeftOut) => "left out".to_owned(),
        None => "not certain".to_owned(),
    };
    let near: Vec<String> = person
        .suggestions
        .iter()
        .map(|(number, name)| format!("{number} ({name})"))
        .collect();
    let near = match near[..] {
        [] => String::new(),
        _ => format!("; perhaps {}", near.join(", ")),
    };
    format!("{} ({} times): {who}{near}", person.name, person.count)
}

/// What became of a row, where it is more than a result.
fn became(became: &Became) -> Option<String> {
    Some(match became {
        Became::Hanchan { .. } | Became::DayTotals(_) | Became::Waits => return None,
        Became::Total(period) => format!("a total of {}..{}", period.from, period.to),
        Became::Skipped(Skipped::Sum) => "skipped: it adds up others".to_owned(),
        Became::Skipped(Skipped::Heads) => "skipped: the heads again".to_owned(),
        Became::Skipped(Skipped::NoResult) => "skipped: no result".to_owned(),
        Became::Skipped(Skipped::LeftOut) => "left out".to_owned(),
        Became::Wrong(problem) => problem.to_string(),
    })
}

fn taken_for_granted(assumed: TakenForGranted) -> &'static str {
    match assumed {
        TakenForGranted::DayAbove => "look at this: an empty day is that of the row above",
        TakenForGranted::RoundsCounted => {
            "look at this: rounds are counted in the order of the rows"
        }
        TakenForGranted::TablesCalled => {
            "look at this: tables are called A, B, C in the order of the rows"
        }
        TakenForGranted::PointsFound => {
            "look at this: points were found from results, as if no sticks were left on the table"
        }
        TakenForGranted::NoSeats => {
            "look at this: seats are not known, and count in no statistics of seats"
        }
        TakenForGranted::OnlySums => {
            "look at this: of some days only sums are known, which count in totals and not where single hanchan are needed"
        }
        TakenForGranted::GamesUnknown => {
            "look at this: of some sums nobody says how many hanchan they are, so that there is no mean"
        }
    }
}
