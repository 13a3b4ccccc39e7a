//! A competition's ranking as a page of its own.

use super::page::{Cell, Frame, Page, Table};
use crate::Options;
use crate::documents::contest::held;
use crate::documents::ranking::{Ranking, lines};

/// The ranking as one HTML page, which needs no other file, runs no script and asks nobody for anything.
pub fn ranking_page(club: &str, ranking: &Ranking, options: &Options) -> String {
    page(&Frame::default(), club, ranking, options)
}

pub(super) fn page(frame: &Frame, club: &str, ranking: &Ranking, options: &Options) -> String {
    let when = held(&ranking.competition, ranking.days, options);
    let title = format!("{club}　大会順位表");
    let mut page = Page::begin(frame, &title, &when, options.print);
    for note in &ranking.notes {
        page.paragraph(note);
    }
    if ranking.lines.is_empty() {
        page.paragraph("まだ成績がありません。");
    } else {
        page.begin_section(&ranking.of);
        page.table(&ranking.of, &table(ranking));
        page.end_section();
    }
    let printed = options.calendar.day(options.printed);
    page.end(&format!("ルール {}　{printed}作成", ranking.rules))
}

/// The name is the second column, as on every page; the number comes behind it.
fn table(ranking: &Ranking) -> Table {
    const NUMBER: usize = 1;
    const NAME: usize = 2;
    let printed = lines(ranking);
    let heads = printed.columns.into_iter().map(|column| column.head);
    let mut heads: Vec<String> = heads.collect();
    heads.swap(NUMBER, NAME);
    let rows = printed.rows.into_iter().map(|row| {
        let cells = row.cells.into_iter().map(|cell| Cell::from(cell.text));
        let mut cells: Vec<Cell> = cells.collect();
        cells.swap(NUMBER, NAME);
        cells
    });
    Table {
        heads,
        rows: rows.collect(),
        is_words: false,
    }
}
