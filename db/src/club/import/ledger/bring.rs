//! Takes what a list was understood to say into an import.

use super::super::openings::OpeningRow;
use super::super::recorded::KnownMembers;
use super::super::results::{ResultRow, TableKey, TableRows, Tables};
use super::super::shared::Texts;
use super::look::{Became, LedgerLook};
use super::whom::Whom;
use super::{Ledger, MadeGame, MadeTotal, Understood, understand};
use crate::error::{Error, ImportError, ImportErrors, ImportProblem};
use crate::tables::member;
use rusqlite::Connection;
use std::rc::Rc;

/// Where what a list says goes.
pub(in crate::club::import) struct Into<'a> {
    pub members: &'a mut KnownMembers,
    pub results: &'a mut Tables,
    pub openings: &'a mut Vec<OpeningRow>,
    pub errors: &'a mut ImportErrors,
}

/// Tells how many people are new. Where anything is not certain, it is noted, and nothing comes in.
pub(in crate::club::import) fn bring(
    connection: &Connection,
    ledger: &Ledger,
    into: &mut Into<'_>,
) -> Result<u64, Error> {
    let Understood {
        look,
        games,
        totals,
        new_people,
    } = understand(connection, ledger)?;
    if !look.is_clear() {
        note(&look, &ledger.source.name, into.errors);
        return Ok(0);
    }
    if games.is_empty() && totals.is_empty() {
        into.errors.add(ImportError {
            file: ledger.source.name.clone(),
            line: None,
            column: None,
            problem: ImportProblem::NoRows,
        });
    }
    for new in &new_people {
        let id = member::insert(connection, new)?;
        into.members.add(new.number, id);
    }
    let number = |whom: Whom| match whom {
        Whom::Member(number) => number,
        Whom::New(place) => new_people.get(place).map_or(0, |new| new.number),
    };
    let series = ledger.said.series.as_deref().unwrap_or_default();
    let series = crate::error::text::label(series);
    let rules: Option<Rc<str>> = ledger.said.rules.as_deref().map(Rc::from);
    let mut texts = Texts::default();
    for game in &games {
        take_game(
            game,
            series,
            rules.as_ref(),
            &number,
            &mut texts,
            into.results,
        );
    }
    for total in totals {
        into.openings.push(opening(total, series, &number));
    }
    Ok(new_people.len() as u64)
}

fn take_game(
    game: &MadeGame,
    series: &str,
    rules: Option<&Rc<str>>,
    number: &dyn Fn(Whom) -> u32,
    texts: &mut Texts,
    results: &mut Tables,
) {
    let key = TableKey {
        date: game.day,
        series: texts.share(series),
        round: game.round,
        table: texts.share(&game.table),
    };
    let rows = game.players.iter().map(|player| ResultRow {
        line: player.line,
        seat: player.seat,
        member: number(player.whom),
        points: player.points,
        chombo: 0,
        deposit: None,
        rules: rules.cloned(),
        last_dealer: None,
        unbalanced: None,
        two_tables: None,
    });
    results.by_key.insert(key.clone(), results.in_order.len());
    results.in_order.push(TableRows {
        key,
        file: texts.share(&game.file),
        rows: rows.collect(),
        broken: false,
    });
}

fn opening(total: MadeTotal, series: &str, number: &dyn Fn(Whom) -> u32) -> OpeningRow {
    OpeningRow {
        file: Rc::from(total.file.as_str()),
        line: total.line,
        period: total.period,
        series: series.to_owned(),
        member: number(total.whom),
        games: total.games,
        places: total.places,
        total: total.total,
        source: total.file,
    }
}

fn note(look: &LedgerLook, file: &str, errors: &mut ImportErrors) {
    let named = |sheet: &str| match sheet {
        "" => file.to_owned(),
        sheet => format!("{file}[{sheet}]"),
    };
    let mut wrong = |sheet: &str, line, problem| {
        errors.add(ImportError {
            file: named(sheet),
            line,
            column: None,
            problem,
        });
    };
    for problem in &look.wrong {
        wrong("", None, problem.clone().into());
    }
    for (sheet, line, problem) in &look.unreadable {
        wrong(sheet, *line, problem.clone());
    }
    for row in &look.rows {
        if let Became::Wrong(problem) = &row.became {
            wrong(&row.sheet, Some(row.line), problem.clone().into());
        }
    }
}
