//! The certificates that follow from the records.

use scoring::award::{Award, Won, winners};
use scoring::hand_value::Level;
use scoring::record::{Hanchan, Hand};
use scoring::{Period, PersonId, Records};

use super::numerals::{amount, kanji};
use super::{Certificate, written_name};
use crate::Options;
use crate::documents::sections::awards::figure;
use crate::season::Season;
use crate::words;

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
        certificates.extend(won.filter_map(|hand| yakuman(records, hand, hanchan, options)));
    }
    certificates
}

/// A certificate for each award that somebody earned in the period, in the order of the awards.
pub fn award_certificates(
    records: &Records,
    period: Period,
    awards: &[Award],
    options: &Options,
) -> Vec<Certificate> {
    let named = words::period_title(period, options.calendar, records.fiscal_start);
    // The months stand in brackets behind the name of a half-year, where a certificate needs none.
    let named = named.split('（').next().unwrap_or_default();
    let when = format!("{}の対局において", kanji(named));
    let played = records.within(period);
    let kinds = played.kinds_played();
    let kind = kinds.first().copied().unwrap_or(records.club_kind());
    let last = played.days().max();
    let won = winners(&played, kind, awards);
    let season = Season::new(played, period, kind);
    won.into_iter()
        .flat_map(|Won { award, people }| {
            let people = people.into_iter();
            people.map(move |(person, value)| (award.clone(), person, value))
        })
        .filter_map(|(award, person, value)| {
            // Long enough for a column of its own.
            let figure = amount(&figure(&season, award.statistic, value)) + "の";
            Some(Certificate {
                title: Certificate::TITLE.to_owned(),
                honour: award.name,
                name: written_name(records, person)?,
                lines: praise(&when, &[&figure, "成績を収められました"]),
                day: last,
            })
        })
        .collect()
}

/// A certificate for each place of a tournament, or of a season's standings, in the order given.
pub fn place_certificates(
    records: &Records,
    event: &str,
    places: &[(u32, PersonId)],
) -> Vec<Certificate> {
    let lines = praise(
        &format!("{}において", kanji(event)),
        &["頭書の成績を収められました"],
    );
    let certificate = |(place, person): &(u32, PersonId)| {
        Some(Certificate {
            title: Certificate::TITLE.to_owned(),
            honour: honour(*place),
            name: written_name(records, *person)?,
            lines: lines.clone(),
            day: None,
        })
    };
    places.iter().filter_map(certificate).collect()
}

/// The text for whoever reached something.
fn praise(when: &str, reached: &[&str]) -> Vec<String> {
    let when = format!("あなたは{when}");
    let thanks = ["よってその栄誉をたたえ", "ここに表彰します"];
    let lines = [&[when.as_str()], reached, &thanks].concat();
    lines.into_iter().map(str::to_owned).collect()
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
    options: &Options,
) -> Option<Certificate> {
    let day = kanji(&options.calendar.day(hanchan.sheet.date));
    let series = records.series.get(&hanchan.sheet.series).cloned();
    let mut lines = vec![format!("あなたは{day}")];
    lines.extend(series.map(|series| format!("{series}において")));
    lines.extend(match hand.entry.yaku.trim() {
        "" => vec!["みごと役満を和了されました".to_owned()],
        yaku => vec![format!("役満　{yaku}を"), "みごと和了されました".to_owned()],
    });
    lines.extend(["よってその栄誉をたたえ", "ここに表彰します"].map(str::to_owned));
    Some(Certificate {
        title: Certificate::TITLE.to_owned(),
        honour: "役満賞".to_owned(),
        name: written_name(records, hand.entry.winner)?,
        lines,
        day: Some(hanchan.sheet.date),
    })
}
