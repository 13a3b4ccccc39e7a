//! A table as plain rows of values, for whoever wants to go on with its figures.

use super::{Cell, Column, Kind, Row, Table};

/// The table with a header; what heads several rows stands before each of them.
pub(crate) fn of(table: &Table) -> Vec<Vec<String>> {
    let headed = table.rows.iter().any(|row| row.heading.is_some());
    let fields: Vec<Fields> = (0..table.columns.len())
        .map(|index| Fields::of(table, index))
        .collect();
    let mut lines = Vec::with_capacity(table.rows.len() + 1);
    let mut head: Vec<String> = fields.iter().flat_map(Fields::heads).collect();
    if headed {
        head.insert(0, String::new());
    }
    lines.push(head);
    let mut heading = "";
    for row in &table.rows {
        if let Some(text) = &row.heading {
            heading = text;
            continue;
        }
        let mut line: Vec<String> = fields.iter().flat_map(|field| field.of_row(row)).collect();
        if headed {
            line.insert(0, heading.to_owned());
        }
        lines.push(line);
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

    fn heads(&self) -> Vec<String> {
        let head = self.column.head.replace('\n', "");
        if self.places > 0 {
            return (1..=self.places)
                .map(|place| format!("{place}着"))
                .collect();
        }
        let below = self.has_below.then(|| format!("{head}（下）"));
        std::iter::once(head).chain(below).collect()
    }

    fn of_row(&self, row: &Row) -> Vec<String> {
        let cell = row.cells.get(self.index);
        if self.places > 0 {
            let bar = cell.and_then(|cell| cell.bar.as_ref());
            let count =
                |place: usize| bar.map_or_else(String::new, |bar| bar.counts[place].to_string());
            return (0..self.places).map(count).collect();
        }
        let text = cell.map_or_else(String::new, |cell| self.text(cell));
        let below = self.has_below.then(|| {
            let below = cell.and_then(|cell| cell.below.as_deref());
            plain(below.unwrap_or_default())
        });
        std::iter::once(text).chain(below).collect()
    }

    fn text(&self, cell: &Cell) -> String {
        if self.column.kind == Kind::Figures {
            plain(&cell.text)
        } else {
            cell.text.clone()
        }
    }
}

/// A number as programs read it: `▲1,234.5` is -1234.5.
fn plain(text: &str) -> String {
    let digits = text.trim_start_matches(['▲', '+', '±']);
    let number: String = digits.chars().filter(|sign| *sign != ',').collect();
    if number.parse::<f64>().is_err() {
        return text.to_owned();
    }
    if text.starts_with('▲') {
        format!("-{number}")
    } else {
        number
    }
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
        assert_eq!(
            of(&table),
            [
                [
                    "",
                    "名前",
                    "合計（P）",
                    "合計（P）（下）",
                    "1着",
                    "2着",
                    "3着",
                    "4着",
                    "備考"
                ],
                [
                    "男子",
                    "佐藤 誠",
                    "-1234.5",
                    "2位",
                    "3",
                    "0",
                    "1",
                    "2",
                    "勝ち"
                ],
            ]
        );
    }

    #[test]
    fn what_is_no_number_stays_as_it_is() {
        for (text, told) in [
            ("+12.0", "12.0"),
            ("±0", "0"),
            ("25.0%", "25.0%"),
            ("－", "－"),
            ("3/5", "3/5"),
        ] {
            assert_eq!(plain(text), told);
        }
    }
}
