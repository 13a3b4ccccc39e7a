//! The certificates that follow from the records.

use scoring::award::{Award, Direction, GoesTo, Minimum, Statistic, Value, Won, winners};
use scoring::hand_value::Level;
use scoring::record::{Hanchan, Hand};
use scoring::{Calendar, Period, PersonId, Records, SeriesId, Standing};

use super::numerals::kanji;
use super::{Certificate, merits, written_name};
use crate::Options;
use crate::season::Season;
use crate::words;

/// What a yakuman is honoured with where no award says otherwise.
const YAKUMAN: &str = "役満賞";

/// A certificate for each yakuman won in the period, in the order of play.
pub fn yakuman_certificates(
    records: &Records,
    period: Period,
    options: &Options,
) -> Vec<Certificate> {
    let played = records
        .hanchan
        .iter()
        .filter(|hanchan| period.holds(hanchan.sheet.date));
    let mut certificates = Vec::new();
    for hanchan in played {
        let hands = records.hands.iter();
        let won =
            hands.filter(|hand| hand.hanchan == hanchan.id && hand.entry.level == Level::Yakuman);
        certificates
            .extend(won.filter_map(|hand| yakuman(records, hand, hanchan, YAKUMAN, options)));
    }
    certificates
}

/// A certificate for each award that somebody earned in the period, in the order of the awards. What all
/// who are ranked share is no award and has none; one for yakuman has one for each of the hands.
pub fn award_certificates(
    records: &Records,
    period: Period,
    awards: &[Award],
    options: &Options,
) -> Vec<Certificate> {
    let event = kanji(&event_of(records, period, None, options.calendar));
    let season = Season::of_club(records, period);
    let last = season.records.days().max();
    let ranked = season.ranked().count();
    let mut certificates = Vec::new();
    for Won { award, people } in winners(&season.records, season.kind, awards) {
        if is_for_yakuman(&award) {
            for (person, _) in people {
                let won = season
                    .hands()
                    .filter(|(hand, _)| is_yakuman_of(person, hand));
                let won = won.filter_map(|(hand, hanchan)| {
                    yakuman(records, hand, hanchan, &award.name, options)
                });
                certificates.extend(won);
            }
        } else if ranked < 2 || people.len() < ranked {
            let people = people.into_iter();
            certificates.extend(people.filter_map(|(person, value)| {
                Some(Certificate {
                    tiles: None,
                    title: Certificate::TITLE.to_owned(),
                    honour: award.name.clone(),
                    name: written_name(records, person)?,
                    lines: praise(&event, merits::told(&season, &award, person, value)),
                    day: last,
                })
            }));
        }
    }
    certificates
}

/// Both together, each yakuman once: an award for yakuman has certificates for the same hands.
pub fn each_yakuman_once(awards: Vec<Certificate>, yakuman: Vec<Certificate>) -> Vec<Certificate> {
    let mut certificates = awards;
    let is_same = |one: &Certificate, other: &Certificate| {
        (&one.name, &one.lines, one.day) == (&other.name, &other.lines, other.day)
    };
    let further: Vec<Certificate> = yakuman
        .into_iter()
        .filter(|one| !certificates.iter().any(|other| is_same(one, other)))
        .collect();
    certificates.extend(further);
    certificates
}

/// Whether everybody who won a yakuman gets it.
fn is_for_yakuman(award: &Award) -> bool {
    award.statistic == Statistic::LevelWon(Level::Yakuman)
        && award.direction == Direction::Highest
        && matches!(award.goes_to, GoesTo::EverybodyFrom(from) if from <= 1)
}

fn is_yakuman_of(person: PersonId, hand: &Hand) -> bool {
    hand.entry.winner == person && hand.entry.level == Level::Yakuman
}

/// What the hanchan of some days are called that have no name of their own: 白樺会 令和7年度上半期, with the
/// series where one alone is meant.
pub fn event_of(
    records: &Records,
    period: Period,
    series: Option<SeriesId>,
    calendar: Calendar,
) -> String {
    let title = words::period_title(period, calendar, records.fiscal_start);
    let series = series.and_then(|series| records.series.get(&series));
    let series = series.map_or_else(String::new, |series| format!(" {series}"));
    // The months stand in brackets behind the name of a half-year, where a certificate needs none.
    match title.split_once('（') {
        Some((named, _)) => format!("{} {}{series}", records.club, named.replace(' ', "")),
        None => format!("{} {title}{series}の対局", records.club),
    }
}

/// A certificate for each of the first places in the standings, with the last day on which anything was
/// played. None where nobody played.
pub fn champion_certificates(records: &Records, event: &str, places: u32) -> Vec<Certificate> {
    let kind = records.club_kind();
    let season = Season::new(records.clone(), Period::ALWAYS, kind);
    let last = records.days().max();
    let award = Award {
        name: String::new(),
        statistic: Statistic::Total,
        direction: Direction::Highest,
        minimum: Minimum::None,
        goes_to: GoesTo::default(),
    };
    let certificate = |row: &Standing| {
        let rank = row.rank.filter(|rank| *rank <= places)?;
        let merit = Value::Points(row.tally.merit(kind)?);
        let told = merits::told(&season, &award, row.person, merit);
        Some(Certificate {
            tiles: None,
            title: Certificate::TITLE.to_owned(),
            honour: honour(rank),
            name: written_name(records, row.person)?,
            lines: praise(&kanji(event), told),
            day: last,
        })
    };
    season.ranked().filter_map(certificate).collect()
}

/// A certificate for each place of a tournament, in the order given.
pub fn place_certificates(
    records: &Records,
    event: &str,
    places: &[(u32, PersonId)],
) -> Vec<Certificate> {
    let reached = vec!["頭書の成績を収められました".to_owned()];
    let lines = praise(&kanji(event), reached);
    let certificate = |(place, person): &(u32, PersonId)| {
        Some(Certificate {
            tiles: None,
            title: Certificate::TITLE.to_owned(),
            honour: honour(*place),
            name: written_name(records, *person)?,
            lines: lines.clone(),
            day: None,
        })
    };
    places.iter().filter_map(certificate).collect()
}

/// The text for whoever did that on that occasion.
fn praise(when: &str, done: Vec<String>) -> Vec<String> {
    let mut lines = vec![format!("あなたは{when}において")];
    lines.extend(done);
    lines.extend(["よってその栄誉をたたえ", "ここに表彰します"].map(str::to_owned));
    lines
}

/// What a place is called on such a paper.
fn honour(place: u32) -> String {
    match place {
        1 => "優勝".to_owned(),
        2 => "準優勝".to_owned(),
        place => format!("第{}位", kanji(&place.to_string())),
    }
}

fn yakuman(
    records: &Records,
    hand: &Hand,
    hanchan: &Hanchan,
    honour: &str,
    options: &Options,
) -> Option<Certificate> {
    let day = kanji(&options.calendar.day(hanchan.sheet.date));
    let club = &records.club;
    let event = match records.series.get(&hanchan.sheet.series) {
        Some(series) => format!("{club} {series}"),
        None => club.clone(),
    };
    let won = match hand.entry.yaku.trim() {
        "" => vec!["みごと役満を和了されました".to_owned()],
        yaku => vec![format!("役満　{yaku}を"), "みごと和了されました".to_owned()],
    };
    Some(Certificate {
        tiles: hand.entry.tiles.clone(),
        title: Certificate::TITLE.to_owned(),
        honour: honour.to_owned(),
        name: written_name(records, hand.entry.winner)?,
        lines: praise(&format!("{day} {event}"), won),
        day: Some(hanchan.sheet.date),
    })
}
