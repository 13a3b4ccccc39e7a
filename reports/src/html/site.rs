//! The pages that a club keeps up to date in a folder, for its own web site and for a screen in the hall:
//! plain files that stand beside one another and ask nobody for anything.

use super::page::{Cell, Frame, Page, Table};
use super::{Called, imprint, naming, ranking, results, tables};
use crate::documents::ranking::Ranking;
use crate::documents::schedule::{self, Schedule};
use crate::layout::table::Table as Printed;
use crate::season::Season;
use crate::words::Names;
use crate::{Error, Options, Print};
use scoring::award::Award;
use scoring::record::Meeting;
use scoring::{Period, Records};

/// What the pages of a site are made from.
pub struct Site {
    /// What was recorded in the period.
    pub records: Records,
    /// Whose results are shown.
    pub period: Period,
    /// What the pages call people.
    pub called: Called,
    /// The awards that are given.
    pub awards: Vec<Award>,
    /// The days to come.
    pub schedule: Schedule,
    /// The months of the schedule.
    pub months: Period,
    /// The rankings of competitions, under the names of their files. Their people go by public names already.
    pub rankings: Vec<(String, Ranking)>,
}

/// A page of a site.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SiteFile {
    /// What its file is called, in ASCII.
    pub name: String,
    /// All of it.
    pub html: String,
}

/// The page that leads to the others.
pub const RESULTS_PAGE: &str = "index.html";
const SCHEDULE: &str = "schedule.html";
const HALL: &str = "hall.html";

/// The pages of a site: results, schedule and each ranking, which lead to one another, and one for a screen in
/// the hall with the last day's standings in large letters, which browsers fetch anew by themselves.
///
/// # Errors
/// [`Error::Chart`] when plotters refuses, which no data makes it do.
pub fn site(site: &Site, options: &Options) -> Result<Vec<SiteFile>, Error> {
    let fixed = [(RESULTS_PAGE, "成績"), (SCHEDULE, "開催案内")];
    let fixed = fixed.map(|(file, title)| (file.to_owned(), title.to_owned()));
    let rankings = site.rankings.iter();
    let rankings = rankings.map(|(file, ranking)| (file.clone(), ranking.competition.clone()));
    let links: Vec<(String, String)> = fixed.into_iter().chain(rankings).collect();
    let frame = |here| Frame {
        links: &links,
        here,
        is_shown_anew: false,
    };
    let Site {
        records,
        period,
        called,
        awards,
        ..
    } = site;
    let own = results(
        &frame(RESULTS_PAGE),
        records,
        *period,
        called,
        awards,
        options,
    )?;
    let mut files = vec![
        file(RESULTS_PAGE, own),
        file(SCHEDULE, schedule_page(&frame(SCHEDULE), site, options)),
        file(HALL, hall_page(site, options)),
    ];
    for (name, ranking) in &site.rankings {
        let page = ranking::page(&frame(name), &records.club, ranking, options);
        files.push(file(name, page));
    }
    Ok(files)
}

fn file(name: &str, html: String) -> SiteFile {
    SiteFile {
        name: name.to_owned(),
        html,
    }
}

/// The days to come, month by month.
fn schedule_page(frame: &Frame, site: &Site, options: &Options) -> String {
    let title = format!("{}　開催案内", site.records.club);
    let when = options.calendar.period(site.months);
    let mut page = Page::begin(frame, &title, &when, options.print);
    for month in site.months.months() {
        let meetings = schedule::of_month(&site.schedule, month);
        let held: Vec<&Meeting> = meetings
            .iter()
            .copied()
            .filter(|one| one.is_held())
            .collect();
        let name = options.calendar.month(month.from);
        page.begin_section(&name);
        if held.is_empty() {
            page.paragraph("この月の開催はありません。");
        } else {
            page.table(&name, &as_table(schedule::list(&held, true)));
        }
        for change in schedule::changes(&meetings) {
            page.paragraph(&change);
        }
        page.end_section();
    }
    let printed = options.calendar.day(options.printed);
    page.end(&format!("{printed}作成"))
}

fn as_table(printed: Printed) -> Table {
    let heads = printed.columns.into_iter().map(|column| column.head);
    let rows = printed.rows.into_iter().map(|row| {
        let cells = row.cells.into_iter().map(|cell| Cell::from(cell.text));
        cells.collect()
    });
    Table {
        heads: heads.collect(),
        rows: rows.collect(),
        is_words: true,
    }
}

/// The last day and the period so far, for people who stand in front of a screen.
fn hall_page(site: &Site, options: &Options) -> String {
    let open = naming::for_everybody(&site.records.within(site.period), &site.called);
    let names = Names::new(&open, options.honorific);
    let frame = Frame {
        is_shown_anew: true,
        ..Frame::default()
    };
    let season = Season::of_club(&open, site.period);
    let when = options.calendar.period(site.period);
    let mut page = Page::begin(&frame, &open.club, &when, Print::Large);
    let Some(last) = open.days().next_back() else {
        page.paragraph("この期間に行われた半荘はありません。");
        return page.end(&imprint(&season, options));
    };
    let day = Period {
        from: last,
        to: last,
    };
    let of_day = Season::of_club(&open.within(day), day);
    let told = format!("{}の会", options.calendar.day(last));
    for (season, title) in [(&of_day, told.as_str()), (&season, "ここまでの成績")] {
        if season.ranked().count() > 0 {
            tables::standings(&mut page, season, &names, title);
        }
    }
    page.end(&imprint(&season, options))
}
