//! The hanchan of a day in a row each, from the first place to the last.

use scoring::record::{Hanchan, SeatResult};

use super::rounds::rounds;
use crate::documents::Draft;
use crate::documents::sections::facts::Fact;
use crate::documents::sections::tables;
use crate::layout::table::{Cell, Column, Row, Table};
use crate::options::Print;
use crate::season::Season;
use crate::words;

/// How much a row has room for.
#[derive(Clone, Copy)]
enum Form {
    WholeNames,
    FamilyNames,
    /// Whole names, and below each what is beside it otherwise.
    TwoLines,
}

/// The list, if its names have room for their words.
pub(super) fn with_room(draft: &Draft<'_>, season: &Season) -> Option<Table> {
    let (scale, width) = (draft.scale(), draft.sheet.width());
    let table = |form| table(draft, season, form);
    match draft.options.print {
        Print::Normal => {
            Some(table(Form::WholeNames)).filter(|list| list.breaks_no_word(scale, width))
        }
        Print::Large => [Form::FamilyNames, Form::TwoLines]
            .map(table)
            .into_iter()
            .find(|list| list.keeps_names_whole(scale, width)),
    }
}

fn table(draft: &Draft<'_>, season: &Season, form: Form) -> Table {
    // Without a key column a row is never divided: long names go on below instead.
    let mut columns = vec![Column::label("回戦"), Column::label("卓")];
    for place in 1..=season.players().count() {
        columns.push(Column::name(&format!("{place}着")).apart());
        if !matches!(form, Form::TwoLines) {
            columns.extend([Column::label("席"), Column::figures("点数")]);
        }
    }
    let mut table = Table {
        dense: true,
        ..Table::ungrouped(columns)
    };
    for round in rounds(season) {
        for (index, hanchan) in round.hanchan.iter().enumerate() {
            let mark = if hanchan.sheet.unbalanced.is_some() {
                "※"
            } else {
                ""
            };
            let mut cells = vec![
                Cell::new(&round.title).repeats(index > 0),
                Cell::new(format!("{}{mark}", hanchan.sheet.table)),
            ];
            for result in by_place(hanchan) {
                let person = result.person;
                let name = match form {
                    Form::WholeNames | Form::TwoLines => draft.names.plain(person),
                    Form::FamilyNames => draft.names.brief(person),
                };
                let (seat, points) = (words::seat(hanchan, &result), points(hanchan, &result));
                match form {
                    Form::TwoLines => cells.push(Cell::new(name).below(format!("{seat} {points}"))),
                    Form::WholeNames | Form::FamilyNames => {
                        cells.extend([Cell::new(name), Cell::new(seat).muted(), Cell::new(points)]);
                    }
                }
            }
            table.rows.push(Row::new(cells).begins(index == 0));
        }
    }
    table
}

fn by_place(hanchan: &Hanchan) -> Vec<SeatResult> {
    let mut results: Vec<SeatResult> = hanchan.results().collect();
    results.sort_by_key(|result| result.place.number);
    results
}

/// The points, marked where another shares the place.
fn points(hanchan: &Hanchan, result: &SeatResult) -> String {
    let points = scoring::table_points(result.points);
    let mut others = hanchan.results().filter(|other| other.seat != result.seat);
    if others.any(|other| other.place.number == result.place.number) {
        format!("同着 {points}")
    } else {
        points
    }
}

/// Leftover sticks, chombo and missing balances of all tables, in one line.
pub(super) fn notes(draft: &Draft<'_>, season: &Season) -> Option<Fact> {
    let rounds = rounds(season).into_iter();
    let told = rounds.flat_map(|round| {
        let note = |hanchan: &Hanchan| {
            let note = tables::note(draft, hanchan, season.unit);
            let table = &hanchan.sheet.table;
            (!note.is_empty()).then(|| format!("{} {table}卓 {note}", round.title))
        };
        let told: Vec<String> = round.hanchan.iter().filter_map(|one| note(one)).collect();
        told
    });
    let told: Vec<String> = told.collect();
    (!told.is_empty()).then(|| Fact::new("備考", told.join("　")))
}
