//! 日別成績表: every table of every round, the day's standings, its hands, and who sat out.

mod close;
mod day_table;
mod hanchan_list;
mod rounds;

use chrono::NaiveDate;
use scoring::record::{Hanchan, Hand};
use scoring::{Period, Records, SeriesId};

use self::close::Close;
use self::day_table::Places;
use self::rounds::blocks;
use super::Draft;
use super::sections::stand::Stand;
use super::sections::{hand_tiles, hands, other_game, remarks, standings};
use crate::layout::table::{self, Table};
use crate::season::Season;
use crate::{Error, Options, Pdf};

/// The session sheet of one day, of one series or of all that met on it. Records that reach back let it say where
/// everybody stands in the month and in the half-year.
pub fn session_sheet(
    records: &Records,
    date: NaiveDate,
    series: Option<SeriesId>,
    options: &Options,
) -> Result<Pdf, Error> {
    let beside = BesideDay {
        so_far: records,
        competitions: &[],
    };
    session_sheet_of(records, date, series, &beside, options)
}

/// What a session sheet has to know besides its day.
#[derive(Debug, Clone, Copy)]
pub struct BesideDay<'a> {
    /// What counts in the month and the half-year, from their first days on.
    pub so_far: &'a Records,
    /// The competitions that were played on the day, whose own paper ranks otherwise: by their own rules, with what
    /// was taken and given outside the tables.
    pub competitions: &'a [String],
}

/// The same where what counts is not all that was played.
pub fn session_sheet_of(
    records: &Records,
    date: NaiveDate,
    series: Option<SeriesId>,
    beside: &BesideDay<'_>,
    options: &Options,
) -> Result<Pdf, Error> {
    let whole = Period {
        from: date,
        to: date,
    };
    let day = records.within(whole);
    let day = series.map_or_else(|| day.clone(), |series| day.of_series(series));
    let mut period = options.calendar.day_with_weekday(date);
    if let Some(name) = series.and_then(|series| records.series.get(&series)) {
        period = format!("{name}　{period}");
    }
    let season = Season::of_what_was_played(day, whole);
    let stands = Stand::after(beside.so_far, date, season.kind);
    let day = Day {
        season: &season,
        stands: &stands,
        competitions: beside.competitions,
    };
    let mut best = day.draw(Setting::Usual, period.clone(), options);
    if let Some(list) = hanchan_list::with_room(&best, &season) {
        for close in Close::from_the_loosest() {
            if best.sheet.page_count() == 1 {
                break;
            }
            let closer = day.draw(Setting::Close(close, &list), period.clone(), options);
            if closer.sheet.page_count() < best.sheet.page_count() {
                best = closer;
            }
        }
    }
    best.finish()
}

/// How closely a day is set, which is no closer than spares a page.
#[derive(Clone, Copy)]
enum Setting<'a> {
    Usual,
    /// With this list of the hanchan.
    Close(Close, &'a Table),
}

/// A day and what there is to say of it.
struct Day<'a> {
    season: &'a Season,
    stands: &'a [Stand],
    competitions: &'a [String],
}

impl Day<'_> {
    fn draw<'a>(&self, setting: Setting<'_>, period: String, options: &'a Options) -> Draft<'a> {
        let season = self.season;
        let mut draft = Draft::new(&season.records, "日別成績表", period, options);
        about(&mut draft, season);
        for competition in self.competitions {
            let told = format!(
                "大会「{competition}」の卓を含みます。大会の順位と、減点・加点を入れた合計は大会順位表にあります。"
            );
            let style = draft.scale().text();
            draft.sheet.paragraph(&told, style);
        }
        if season.days.is_empty() {
            super::monthly::nothing_played(&mut draft, season);
            remarks::draw(&mut draft, season);
            return draft;
        }
        let hands: Vec<_> = season.hands().collect();
        match setting {
            Setting::Usual => {
                let table = day_table::table(&draft, season, self.stands, Places::Shown);
                table::section(
                    &mut draft.sheet,
                    STANDINGS,
                    &standings::note(season),
                    &table,
                );
                rounds_and_hands(&mut draft, season, &hands);
            }
            Setting::Close(close, list) => {
                close.draw(&mut draft, season, (self.stands, list), &hands);
            }
        }
        hand_tiles::draw(
            &mut draft,
            &hands,
            |_, hand, hanchan| hands::place_of(hand, hanchan),
            |draft, person| draft.names.plain(person),
        );
        other_game::draw_day(&mut draft, season);
        draft
    }
}

const STANDINGS: &str = "当日の成績";
const ROUNDS: &str = "各回戦の成績";
const HANDS: &str = "満貫以上";

/// Where it was played and what the secretary wrote about the day.
fn about(draft: &mut Draft<'_>, season: &Season) {
    let style = draft.scale().text();
    for session in &season.records.sessions {
        let parts = [session.venue.as_str(), session.note.as_str()];
        let told: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        if !told.is_empty() {
            draft.sheet.paragraph(&told.join("　"), style);
        }
    }
}

/// The rounds and the hands, over as many pages as it takes.
fn rounds_and_hands(draft: &mut Draft<'_>, season: &Season, hands: &[(&Hand, &Hanchan)]) {
    let log = |draft: &mut Draft<'_>| {
        if !hands.is_empty() {
            hands::log(draft, hands, hands::Place::Day, HANDS);
        }
    };
    // The hands fill what the rounds would leave free below the standings.
    let blocks = blocks(draft, season);
    let first = blocks
        .first()
        .map_or(0.0, |first| first.height(draft, season.unit));
    let hands_first = hands::log_height(draft, hands, hands::Place::Day) <= draft.sheet.room()
        && first > draft.sheet.room();
    if hands_first {
        log(draft);
    }
    for block in &blocks {
        block.draw(draft, season.unit);
    }
    // The log fills the rest of any page, so that the remarks never stand alone on one.
    remarks::draw(draft, season);
    if !hands_first {
        log(draft);
    }
}
