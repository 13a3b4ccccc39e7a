//! A table as plain rows of values, for whoever wants to go on with its figures.

use super::{Cell, Column, Kind, Row, Table};
use crate::values::Value;

/// The table with its heads; what heads several rows stands before each of them.
pub(crate) fn of(table: &Table) -> Vec<Vec<Value>> {
    let headed = table.rows.iter().any(|row| row.heading.is_some());
    let fields: Vec<Fields> = (0..table.columns.len())
        .map(|index| Fields::of(table, index))
        .collect();
    let mut lines = Vec::with_capacity(table.rows.len() + 1);
    let before = |heading: &str| headed.then(|| text(heading));
    let heads = fields.iter().flat_map(Fields::heads);
    lines.push(before("").into_iter().chain(heads).collect());
    let mut heading = "";
    for row in &table.rows {
        if let Some(words) = &row.heading {
            heading = words;
            continue;
        }
        let values = fields.iter().flat_map(|field| field.of_row(row));
        lines.push(before(heading).into_iter().chain(values).collect());
    }
    lines
}

/// What becomes of a column.
struct Fields<'table> {
    column: &'table Column,
    index: usize,
    places: usize,
    has_below: bool,
}

impl<'table> Fields<'table> {
    fn of(table: &'table Table, index: usize) -> Self {
        let cells = || table.rows.iter().filter_map(|row| row.cells.get(index));
        let bars = cells().filter_map(|cell| cell.bar.as_ref());
        Self {
            column: &table.columns[index],
            index,
            places: bars.map(|bar| bar.players.count()).max().unwrap_or(0),
            has_below: cells().any(|cell| cell.below.is_some()),
        }
    }

    fn heads(&self) -> Vec<Value> {
        if self.places > 0 {
            let heads = (1..=self.places).map(|place| text(&format!("{place}着")));
            return heads.collect();
        }
        let head = self.column.head.replace('\n', "");
        let below = self.has_below.then(|| text(&format!("{head}（下）")));
        std::iter::once(text(&head)).chain(below).collect()
    }

    fn of_row(&self, row: &Row) -> Vec<Value> {
        let cell = row.cells.get(self.index);
        if self.places > 0 {
            let bar = cell.and_then(|cell| cell.bar.as_ref());
            let count = |place: usize| {
                bar.map_or_else(
                    || text(""),
                    |bar| Value::Number(bar.counts[place].to_string()),
                )
            };
            return (0..self.places).map(count).collect();
        }
        let value = cell.map_or_else(|| text(""), |cell| self.value(cell));
        let below = self.has_below.then(|| {
            let below = cell.and_then(|cell| cell.below.as_deref());
            Value::printed(below.unwrap_or_default())
        });
        std::iter::once(value).chain(below).collect()
    }

    fn value(&self, cell: &Cell) -> Value {
        if self.column.kind == Kind::Figures {
            Value::printed(&cell.text)
        } else {
            text(&cell.text)
        }
    }
}

fn text(words: &str) -> Value {
    Value::Text(words.to_owned())
}

#[cfg(test)]
mod tests {
    use scoring::Players;

    use super::*;
    use crate::layout::bar::Places;

    #[test]
    fn the_numbers_of_a_table_are_numbers() {
        let mut table = Table::new(vec![
            Column::name("名前"),
            Column::figures("合計\n（P）"),
            Column::bar("着順"),
            Column::words("備考"),
        ]);
        table.rows.push(Row::heading("男子"));
        let bar = Places {
            counts: [3, 0, 1, 2],
            players: Players::Four,
        };
        table.row(vec![
            "佐藤 誠".into(),
            Cell::new("▲1,234.5").below("2位"),
            Cell::places(bar),
            "勝ち".into(),
        ]);
        let rows = of(&table);
        let told: Vec<Vec<&str>> = rows
            .iter()
            .map(|row| row.iter().map(Value::as_str).collect())
            .collect();
        let heads = [
            "",
            "名前",
            "合計（P）",
            "合計（P）（下）",
            "1着",
            "2着",
            "3着",
            "4着",
            "備考",
        ];
        let first = [
            "男子",
            "佐藤 誠",
            "-1234.5",
            "2位",
            "3",
            "0",
            "1",
            "2",
            "勝ち",
        ];
        assert_eq!(told, [heads, first]);
        assert_eq!(rows[1][2], Value::Number("-1234.5".to_owned()));
    }

    #[test]
    fn what_is_no_number_stays_as_it_is() {
        for (words, told) in [
            ("+12.0", "12.0"),
            ("±0", "0"),
            ("25.0%", "25.0%"),
            ("－", "－"),
            ("3/5", "3/5"),
        ] {
            assert_eq!(Value::printed(words).as_str(), told);
        }
    }
}
