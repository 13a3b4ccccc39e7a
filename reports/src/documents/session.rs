//! 日別成績表: every table of every round, the day's standings, its hands, and who sat out.

use std::collections::BTreeSet;

use chrono::NaiveDate;
use scoring::record::Hanchan;
use scoring::{Period, PersonId, Records, SeriesId};

use super::Draft;
use super::sections::facts::{self, Fact};
use super::sections::{hands, other_game, remarks, standings, tables};
use crate::season::Season;
use crate::words;
use crate::{Error, Options, Pdf};

/// The session sheet of one day, of one series or of all that met on it.
pub fn session_sheet(
    records: &Records,
    date: NaiveDate,
    series: Option<SeriesId>,
    options: &Options,
) -> Result<Pdf, Error> {
    let day = records.within(Period {
        from: date,
        to: date,
    });
    let day = series.map_or_else(|| day.clone(), |series| day.of_series(series));
    let mut period = options.calendar.day_with_weekday(date);
    if let Some(name) = series.and_then(|series| records.series.get(&series)) {
        period = format!("{name}　{period}");
    }
    let season = Season::new(day, records.club_players());
    let mut draft = Draft::new(records, "日別成績表", period, options);
    if season.standings.is_empty() && season.other_game().is_none() {
        super::monthly::nothing_played(&mut draft);
        return draft.finish();
    }
    if !season.standings.is_empty() {
        standings::draw(&mut draft, &season, "当日の成績");
        rounds(&mut draft, &season);
        let hands = hands::of(&season);
        if !hands.is_empty() {
            hands::log(&mut draft, &hands, hands::Place::Day, "満貫以上");
        }
        remarks::draw(&mut draft, &season);
    }
    other_game::draw(&mut draft, &season);
    draft.finish()
}

fn rounds(draft: &mut Draft<'_>, season: &Season) {
    let present = people(season.records.hanchan.iter());
    let hanchan: Vec<&Hanchan> = season.hanchan().collect();
    let opening = tables::opening_height(draft.scale());
    let rounds = hanchan
        .chunk_by(|first, second| first.round == second.round && first.series == second.series);
    for round in rounds {
        let Some(first) = round.first() else { continue };
        let several = season.series_played().len() > 1;
        let series = season.records.series.get(&first.series).filter(|_| several);
        let title = format!(
            "{}第{}回戦",
            series.map(|name| format!("{name} ")).unwrap_or_default(),
            first.round
        );
        draft
            .sheet
            .section(&title, &format!("{}卓", round.len()), opening);
        tables::draw(draft, round, season.unit);
        // Whoever sat at a table of the other game in this round did not sit out.
        let at_tables = season
            .records
            .hanchan
            .iter()
            .filter(|hanchan| hanchan.round == first.round && hanchan.series == first.series);
        let seated = people(at_tables);
        let absent: Vec<PersonId> = present.difference(&seated).copied().collect();
        if !absent.is_empty() && !several {
            let names: Vec<String> = absent
                .iter()
                .map(|person| draft.names.plain(*person))
                .collect();
            facts::draw(draft, &[Fact::new("抜け番", names.join("、"))]);
        }
    }
    let style = draft.scale().caption();
    let note = words::day_in_sentence(
        season
            .days
            .first()
            .map_or_else(NaiveDate::default, |day| day.date),
    );
    let names = season
        .records
        .sessions
        .iter()
        .filter(|session| !session.note.is_empty() || !session.venue.is_empty());
    let lines: Vec<String> = names
        .map(|session| format!("{note}　{}　{}", session.venue, session.note))
        .collect();
    for line in lines {
        draft.sheet.paragraph(line.trim_end(), style);
    }
}

fn people<'a>(hanchan: impl Iterator<Item = &'a Hanchan>) -> BTreeSet<PersonId> {
    hanchan
        .flat_map(|hanchan| hanchan.seats.as_slice())
        .map(|seat| seat.person)
        .collect()
}
