//! 日別成績表: every table of every round, the day's standings, its hands, and who sat out.

use std::collections::BTreeSet;

use chrono::NaiveDate;
use scoring::record::Hanchan;
use scoring::{Period, PersonId, Records, SeriesId, Standing, Unit};

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
    session_sheet_of(records, date, series, &[], options)
}

/// The same for a day on which those competitions were played, whose own paper ranks otherwise: by their
/// own rules, with what was taken and given outside the tables.
pub fn session_sheet_of(
    records: &Records,
    date: NaiveDate,
    series: Option<SeriesId>,
    competitions: &[String],
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
    let mut draft = Draft::new(&season.records, "日別成績表", period, options);
    about(&mut draft, &season);
    for competition in competitions {
        let told = format!(
            "大会「{competition}」の卓を含みます。大会の順位と、減点・加点を入れた合計は大会順位表にあります。"
        );
        let style = draft.scale().text();
        draft.sheet.paragraph(&told, style);
    }
    if season.days.is_empty() {
        super::monthly::nothing_played(&mut draft, &season);
        remarks::draw(&mut draft, &season);
        return draft.finish();
    }
    day_standings(&mut draft, &season);
    {
        let hands = season.hands().collect::<Vec<_>>();
        let log = |draft: &mut Draft<'_>| {
            if !hands.is_empty() {
                hands::log(draft, &hands, hands::Place::Day, "満貫以上");
            }
        };
        // The hands fill what the rounds would leave free below the standings.
        let blocks = blocks(&draft, &season);
        let first = blocks
            .first()
            .map_or(0.0, |first| first.height(&draft, season.unit));
        let hands_first = hands::log_height(&draft, &hands, hands::Place::Day)
            <= draft.sheet.room()
            && first > draft.sheet.room();
        if hands_first {
            log(&mut draft);
        }
        for block in &blocks {
            block.draw(&mut draft, season.unit);
        }
        // The log fills the rest of any page, so that the remarks never stand alone on one.
        remarks::draw(&mut draft, &season);
        if !hands_first {
            log(&mut draft);
        }
    }
    other_game::draw_day(&mut draft, &season);
    draft.finish()
}

/// Tables under one heading.
struct Block<'day> {
    title: String,
    note: String,
    sat_out: Vec<Fact>,
    tables: Vec<(String, &'day Hanchan)>,
}

impl Block<'_> {
    /// What is kept together with the heading.
    fn opening_height(&self, draft: &Draft<'_>, unit: Unit) -> f32 {
        let tables = tables::opening_height(draft, &self.tables, unit);
        tables + facts::height(draft, &self.sat_out) + draft.scale().body
    }

    /// The room without which it begins a page.
    fn height(&self, draft: &Draft<'_>, unit: Unit) -> f32 {
        let heading = draft.sheet.gap_above() + draft.sheet.heading_height();
        heading + self.opening_height(draft, unit)
    }

    fn draw(&self, draft: &mut Draft<'_>, unit: Unit) {
        let following = self.opening_height(draft, unit);
        draft.sheet.section(&self.title, &self.note, following);
        facts::draw(draft, &self.sat_out);
        if !self.sat_out.is_empty() {
            draft.sheet.advance(draft.scale().body * 0.6);
        }
        tables::draw(draft, &self.tables, unit, &self.title);
    }
}

/// The tables of each round; of rounds of one table all together, side by side.
fn blocks<'day>(draft: &Draft<'_>, season: &'day Season) -> Vec<Block<'day>> {
    let hanchan: Vec<&Hanchan> = season.hanchan().collect();
    let several = season.series_played().len() > 1;
    let same_round = |first: &&Hanchan, second: &&Hanchan| {
        first.sheet.round == second.sheet.round && first.sheet.series == second.sheet.series
    };
    let rounds = hanchan.chunk_by(same_round);
    let mut blocks: Vec<Block<'_>> = rounds
        .filter_map(|round| {
            let first = round.first()?;
            let series = season.records.series.get(&first.sheet.series);
            let series = series.filter(|_| several);
            let series = series.map(|name| format!("{name} ")).unwrap_or_default();
            let tables = round.iter();
            Some(Block {
                title: format!("{series}第{}回戦", first.sheet.round),
                note: format!("{}卓", round.len()),
                sat_out: sat_out(draft, season, first).into_iter().collect(),
                tables: tables.map(|table| (String::new(), *table)).collect(),
            })
        })
        .collect();
    if blocks.len() > 1 && blocks.iter().all(|block| block.tables.len() == 1) {
        blocks = vec![together(blocks)];
    }
    blocks
}

/// Each round's name goes to its table and to who sat out in it.
fn together(rounds: Vec<Block<'_>>) -> Block<'_> {
    let mut all = Block {
        title: "各回戦の成績".to_owned(),
        note: "各1卓".to_owned(),
        sat_out: Vec::new(),
        tables: Vec::new(),
    };
    let mut sat_out = Vec::new();
    for round in rounds {
        let told = round.sat_out.iter();
        sat_out.extend(told.map(|fact| format!("{}　{}", round.title, fact.statement)));
        let tables = round.tables.into_iter();
        all.tables
            .extend(tables.map(|(_, table)| (format!("{} ", round.title), table)));
    }
    if !sat_out.is_empty() {
        all.sat_out = vec![Fact::new(SAT_OUT, sat_out.join("\n"))];
    }
    all
}

const SAT_OUT: &str = "抜け番";

/// Who came that day but sat at no table in the round of `hanchan`.
fn sat_out(draft: &Draft<'_>, season: &Season, hanchan: &Hanchan) -> Option<Fact> {
    let of_series = || {
        season
            .records
            .hanchan
            .iter()
            .filter(|other| other.sheet.series == hanchan.sheet.series)
    };
    let present = people(of_series());
    // Whoever sat at a table of the other game in this round did not sit out.
    let seated = people(of_series().filter(|other| other.sheet.round == hanchan.sheet.round));
    let names: Vec<String> = present
        .difference(&seated)
        .map(|person| draft.names.plain(*person))
        .collect();
    (!names.is_empty()).then(|| Fact::new(SAT_OUT, names.join("、")))
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
    let round_of = |hanchan: &Hanchan| (hanchan.sheet.series, hanchan.sheet.round);
    let rounds: BTreeSet<(SeriesId, u32)> = season.hanchan().map(round_of).collect();
    let heads = rounds
        .iter()
        .map(|(_, round)| format!("{round}回戦"))
        .collect();
    let results = |standing: &Standing| {
        let result = |round: &(SeriesId, u32)| {
            let of_round = season.hanchan().filter(|one| round_of(one) == *round);
            let own = of_round.filter_map(|hanchan| hanchan.result_of(standing.person));
            own.map(|own| own.total).reduce(|sum, total| sum + total)
        };
        rounds.iter().map(result).collect()
    };
    standings::draw_with_parts(
        draft,
        season,
        "当日の成績",
        Parts {
            heads,
            results: &results,
            together: false,
            totals: true,
        },
    );
}

fn people<'a>(hanchan: impl Iterator<Item = &'a Hanchan>) -> BTreeSet<PersonId> {
    let people = hanchan.flat_map(|hanchan| hanchan.sheet.people.as_slice());
    people.copied().collect()
}
