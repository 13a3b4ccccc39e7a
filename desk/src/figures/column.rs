//! A column of a table: its two names, and what stands in it.

use super::{Headings, Table};
use chrono::NaiveDate;
use reports::Value;
use scoring::{
    FigureValue, PersonId, Players, Points, Ratio, Records, Tally, Unit, record::Person,
};

/// How a table is written.
#[derive(Clone, Copy)]
pub(super) struct Style {
    pub(super) headings: Headings,
    /// That of the club's own rule set.
    pub(super) unit: Unit,
}

/// What stands in a column, of one row.
type Cell<'c, Row> = Box<dyn Fn(&Row, Style) -> Value + 'c>;

/// A column.
pub(super) struct Column<'c, Row> {
    japanese: &'static str,
    english: &'static str,
    cell: Cell<'c, Row>,
}

/// A column of these two names.
pub(super) fn column<'c, Row>(
    japanese: &'static str,
    english: &'static str,
    cell: impl Fn(&Row, Style) -> Value + 'c,
) -> Column<'c, Row> {
    Column {
        japanese,
        english,
        cell: Box::new(cell),
    }
}

impl<'c, Row: 'c> Column<'c, Row> {
    /// The same column of rows that are or hold such a row.
    pub(super) fn of<Outer>(self, row: impl Fn(&Outer) -> &Row + 'c) -> Column<'c, Outer> {
        let Self {
            japanese,
            english,
            cell,
        } = self;
        column(japanese, english, move |outer: &Outer, style| {
            cell(row(outer), style)
        })
    }
}

/// A table of that name, whose sheet has that title.
pub(super) fn table<Row>(
    (name, title): (&'static str, &'static str),
    style: Style,
    columns: &[Column<'_, Row>],
    rows: impl IntoIterator<Item = Row>,
) -> Table {
    let head = |column: &Column<'_, Row>| match style.headings {
        Headings::Japanese => column.japanese,
        Headings::English => column.english,
    };
    let row = |row: Row| {
        columns
            .iter()
            .map(|column| (column.cell)(&row, style))
            .collect()
    };
    Table {
        name,
        title: match style.headings {
            Headings::Japanese => title,
            Headings::English => name,
        },
        heads: columns.iter().map(head).collect(),
        rows: rows.into_iter().map(row).collect(),
        chart: None,
    }
}

impl Style {
    /// A result.
    pub(super) fn result(self, amount: Points) -> Value {
        match self.headings {
            Headings::Japanese => Value::printed(&self.unit.unsigned(amount)),
            Headings::English => number(amount.0),
        }
    }

    /// A figure of the standings; nothing where there is none.
    pub(super) fn figure(self, figure: Option<FigureValue>) -> Value {
        match figure {
            None => empty(),
            Some(FigureValue::Count(count)) => number(count),
            Some(FigureValue::Result(amount)) => self.result(amount),
            Some(FigureValue::Mean(sum, games)) => self.mean(Ratio::new(sum.0, games)),
            Some(FigureValue::Table(points)) => number(points.0),
            Some(FigureValue::Place(mean)) => self.place(Some(mean)),
            Some(FigureValue::Share(share)) => self.share(Some(share)),
        }
    }

    /// A mean of results, in points.
    pub(super) fn mean(self, mean: Option<Ratio>) -> Value {
        mean.map_or_else(empty, |mean| match self.headings {
            Headings::Japanese => Value::printed(&self.unit.rounded(mean)),
            Headings::English => decimal(mean, 1),
        })
    }

    /// A mean place.
    pub(super) fn place(self, mean: Option<Ratio>) -> Value {
        mean.map_or_else(empty, |mean| match self.headings {
            Headings::Japanese => decimal(mean, 2),
            Headings::English => decimal(mean, 4),
        })
    }

    /// A share, in percent under a head that says so.
    pub(super) fn share(self, share: Option<Ratio>) -> Value {
        share.map_or_else(empty, |share| match self.headings {
            Headings::Japanese => Value::printed(share.percent().trim_end_matches('%')),
            Headings::English => decimal(share, 4),
        })
    }

    /// One of two words.
    pub(super) fn word(self, japanese: &str, english: &str) -> Value {
        text(match self.headings {
            Headings::Japanese => japanese,
            Headings::English => english,
        })
    }
}

/// How often each place; nothing for the fourth of three.
pub(super) fn places<'c, Row>(
    of: impl Fn(&Row) -> (&Tally, Players) + Copy + 'c,
) -> [Column<'c, Row>; 4] {
    const HEADS: [(&str, &str); 4] = [
        ("1着", "first"),
        ("2着", "second"),
        ("3着", "third"),
        ("4着", "fourth"),
    ];
    std::array::from_fn(|place| {
        let (japanese, english) = HEADS[place];
        column(japanese, english, move |row: &Row, _| {
            let (tally, players) = of(row);
            let often = tally.places.get(place).copied();
            count(often.filter(|_| place < players.count()))
        })
    })
}

/// Nothing.
pub(super) fn empty() -> Value {
    Value::Text(String::new())
}

/// Words.
pub(super) fn text(words: &str) -> Value {
    Value::Text(words.to_owned())
}

/// A whole number.
pub(super) fn number(number: impl Into<i64>) -> Value {
    Value::Number(number.into().to_string())
}

/// A whole number, or nothing.
pub(super) fn count(count: Option<u32>) -> Value {
    count.map_or_else(empty, number)
}

/// A day.
pub(super) fn day(day: NaiveDate) -> Value {
    Value::Day(day.format("%Y-%m-%d").to_string())
}

/// The member's number.
pub(super) fn number_of(records: &Records, person: PersonId) -> Value {
    of_person(records, person, |person| number(person.number))
}

/// The name exactly as typed.
pub(super) fn name_of(records: &Records, person: PersonId) -> Value {
    of_person(records, person, |person| text(&person.name))
}

fn of_person(records: &Records, person: PersonId, say: impl Fn(&Person) -> Value) -> Value {
    records.people.get(&person).map_or_else(empty, say)
}

fn decimal(ratio: Ratio, decimals: u32) -> Value {
    Value::printed(&ratio.decimal(decimals))
}
