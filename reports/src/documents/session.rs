//! 日別成績表: every table of every round, the day's standings, its hands, and who sat out.

use std::collections::BTreeSet;

use chrono::NaiveDate;
use scoring::record::Hanchan;
use scoring::{Period, PersonId, Records, SeriesId, Standing};

use super::Draft;
use super::sections::facts::{self, Fact};
use super::sections::standings::Parts;
use super::sections::{hands, other_game, remarks, standings, tables};
use crate::season::Season;
use crate::{Error, Options, Pdf};

/// The session sheet of one day, of one series or of all that met on it.
pub fn session_sheet(
    records: &Records,
    date: NaiveDate,
    series: Option<SeriesId>,
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
    let season = Season::new(day, whole, records.club_kind());
    let mut draft = Draft::new(&season.records, "日別成績表", period, options);
    about(&mut draft, &season);
    if season.days.is_empty() && season.other_games().is_empty() {
        super::monthly::nothing_played(&mut draft, &season);
        remarks::draw(&mut draft, &season);
        return draft.finish();
    }
    if !season.days.is_empty() {
        day_standings(&mut draft, &season);
        let hands = season.hands().collect::<Vec<_>>();
        let log = |draft: &mut Draft<'_>| {
            if !hands.is_empty() {
                hands::log(draft, &hands, hands::Place::Day, "満貫以上");
            }
        };
        // The hands fill what the rounds would leave free below the standings.
        let hands_first = hands::log_height(&draft, &hands, hands::Place::Day)
            <= draft.sheet.room()
            && first_round_height(&draft, &season) > draft.sheet.room();
        if hands_first {
            log(&mut draft);
            rounds(&mut draft, &season);
        } else {
            rounds(&mut draft, &season);
            log(&mut draft);
        }
        remarks::draw(&mut draft, &season);
    }
    other_game::draw(&mut draft, &season);
    draft.finish()
}

fn rounds(draft: &mut Draft<'_>, season: &Season) {
    let hanchan: Vec<&Hanchan> = season.hanchan().collect();
    let several = season.series_played().len() > 1;
    let same_round = |first: &&Hanchan, second: &&Hanchan| {
        first.round == second.round && first.series == second.series
    };
    for round in hanchan.chunk_by(same_round) {
        let Some(first) = round.first() else { continue };
        let series = season.records.series.get(&first.series).filter(|_| several);
        let series = series.map(|name| format!("{name} ")).unwrap_or_default();
        let title = format!("{series}第{}回戦", first.round);
        let sat_out: Vec<Fact> = sat_out(draft, season, first).into_iter().collect();
        let following = opening_height(draft, &sat_out);
        let note = format!("{}卓", round.len());
        draft.sheet.section(&title, &note, following);
        facts::draw(draft, &sat_out);
        if !sat_out.is_empty() {
            draft.sheet.advance(draft.scale().body * 0.6);
        }
        tables::draw(draft, round, season.unit, &title);
    }
}

/// What is kept together with a round's heading.
fn opening_height(draft: &Draft<'_>, sat_out: &[Fact]) -> f32 {
    let tables = tables::opening_height(draft.scale());
    tables + facts::height(draft, sat_out) + draft.scale().body
}

/// The room without which the first round begins a page.
fn first_round_height(draft: &Draft<'_>, season: &Season) -> f32 {
    let first = season.hanchan().next();
    let sat_out: Vec<Fact> = first
        .and_then(|first| sat_out(draft, season, first))
        .into_iter()
        .collect();
    draft.sheet.gap_above() + draft.sheet.heading_height() + opening_height(draft, &sat_out)
}

/// Who came that day but sat at no table in the round of `hanchan`.
fn sat_out(draft: &Draft<'_>, season: &Season, hanchan: &Hanchan) -> Option<Fact> {
    let of_series = || {
        season
            .records
            .hanchan
            .iter()
            .filter(|other| other.series == hanchan.series)
    };
    let present = people(of_series());
    // Whoever sat at a table of the other game in this round did not sit out.
    let seated = people(of_series().filter(|other| other.round == hanchan.round));
    let names: Vec<String> = present
        .difference(&seated)
        .map(|person| draft.names.plain(*person))
        .collect();
    (!names.is_empty()).then(|| Fact::new("抜け番", names.join("、")))
}

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

/// The day's standings with the result of each round.
fn day_standings(draft: &mut Draft<'_>, season: &Season) {
    let rounds: BTreeSet<(SeriesId, u32)> = season
        .hanchan()
        .map(|hanchan| (hanchan.series, hanchan.round))
        .collect();
    let heads = rounds
        .iter()
        .map(|(_, round)| format!("{round}回戦"))
        .collect();
    let cells = |standing: &Standing| {
        let result = |round: &(SeriesId, u32)| {
            let of_round = season
                .hanchan()
                .filter(|hanchan| (hanchan.series, hanchan.round) == *round);
            let seats = of_round.flat_map(|hanchan| hanchan.seats.as_slice());
            let own = seats
                .filter(|seat| seat.person == standing.person)
                .map(|seat| seat.total);
            own.reduce(|sum, total| sum + total)
        };
        rounds
            .iter()
            .map(|round| standings::result_cell(season, result(round)))
            .collect()
    };
    standings::draw_with_parts(
        draft,
        season,
        "当日の成績",
        Parts {
            heads,
            cells: &cells,
            together: false,
        },
    );
}

fn people<'a>(hanchan: impl Iterator<Item = &'a Hanchan>) -> BTreeSet<PersonId> {
    hanchan
        .flat_map(|hanchan| hanchan.seats.as_slice())
        .map(|seat| seat.person)
        .collect()
}
