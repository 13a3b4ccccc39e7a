//! 結果: how everybody stands in a competition, and what is given at the end.

use competition::course::{Answer, Line, Offer, Stage, WhyPassedOver};
use db::CompetitionId;
use desk::contest::Contest;
use scoring::{Points, Unit};
use serde::Serialize;
use specta::Type;
use tauri::State;

use super::competitions::{Competitor, read_contest};
use super::{Number, WireError};
use crate::open_club::OpenClub;

/// Standings, ranking, prizes and offers.
#[tauri::command(async)]
#[specta::specta]
pub fn competition_results(
    open: State<'_, OpenClub>,
    id: CompetitionId,
) -> Result<CompetitionResults, WireError> {
    let held = read_contest(&open, id)?;
    let course = &held.course;
    let ranking = course.ranking.iter().map(|ranked| {
        Ok(RankedLine {
            rank: ranked.rank,
            person: Competitor::of(&held, ranked.person),
            stage: held.stage_name(ranked.stage),
            total: held.rules(ranked.stage)?.data().unit.signed(ranked.total),
            left: ranked.left,
            disqualified: ranked.disqualified,
        })
    });
    let prizes = &course.prizes;
    let picks = prizes.picks.iter().map(|pick| PickLine {
        person: Competitor::of(&held, pick.person),
        rank: pick.rank,
        picks: pick.picks,
        picked: pick.picked.clone(),
    });
    let booby = prizes.booby.map(|booby| BoobyLine {
        person: Competitor::of(&held, booby.person),
        lost: booby.lost,
    });
    let certificates = course.certificates.iter().map(|one| CertificateLine {
        rank: one.rank,
        person: Competitor::of(&held, one.person),
    });
    Ok(CompetitionResults {
        name: held.name().to_owned(),
        over: course.over,
        under_way: held.stage_under_way(),
        stages: course
            .stages
            .iter()
            .map(|stage| StageStanding::of(&held, stage))
            .collect::<Result<_, _>>()?,
        ranking: ranking.collect::<Result<_, WireError>>()?,
        picks: picks.collect(),
        next_pick: prizes.next.map(|person| Competitor::of(&held, person)),
        picked_beyond: Number::of(prizes.beyond.len()),
        booby,
        keepsakes: Number::of(prizes.keepsakes.len()),
        offers: course
            .offers
            .iter()
            .map(|offer| OfferShown::of(&held, offer))
            .collect(),
        certificates: certificates.collect(),
    })
}

/// How everybody stands, and what is given.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct CompetitionResults {
    pub name: String,
    /// Whether every sheet of every stage is in; until then everything is provisional.
    pub over: bool,
    pub under_way: u32,
    pub stages: Vec<StageStanding>,
    pub ranking: Vec<RankedLine>,
    pub picks: Vec<PickLine>,
    pub next_pick: Option<Competitor>,
    /// How many picks are of people who have none, or no more.
    pub picked_beyond: Number,
    pub booby: Option<BoobyLine>,
    pub keepsakes: Number,
    pub offers: Vec<OfferShown>,
    pub certificates: Vec<CertificateLine>,
}

/// How the players of a stage stand.
#[derive(Debug, Serialize, Type)]
pub struct StageStanding {
    pub stage: u32,
    pub name: String,
    pub complete: bool,
    pub rounds: Number,
    /// The sign of the unit.
    pub unit: String,
    /// Whether anybody brought anything along.
    pub carries: bool,
    /// Whether anything was given or taken.
    pub penalized: bool,
    pub lines: Vec<StandingRow>,
}

/// One person's line.
#[derive(Debug, Serialize, Type)]
pub struct StandingRow {
    /// Staff and those who are disqualified have none.
    pub rank: Option<u32>,
    pub person: Competitor,
    pub left: bool,
    pub disqualified: bool,
    /// By round; none where there is no result.
    pub results: Vec<Option<String>>,
    /// The place at the table by round; none where there is no result.
    pub reached: Vec<Option<u32>>,
    /// Firsts, seconds, thirds and fourths.
    pub places: Vec<u32>,
    pub carried: String,
    pub penalties: String,
    pub total: String,
}

/// A place in the ranking of all.
#[derive(Debug, Serialize, Type)]
pub struct RankedLine {
    /// None where offences cost it.
    pub rank: Option<u32>,
    pub person: Competitor,
    /// The stage that was reached.
    pub stage: String,
    pub total: String,
    pub left: bool,
    pub disqualified: bool,
}

/// Who picks how many prizes.
#[derive(Debug, Serialize, Type)]
pub struct PickLine {
    pub person: Competitor,
    pub rank: u32,
    pub picks: u32,
    pub picked: Vec<String>,
}

/// The booby prize.
#[derive(Debug, Serialize, Type)]
pub struct BoobyLine {
    pub person: Competitor,
    /// Whether lateness or offences cost it.
    pub lost: bool,
}

/// Who has a certificate.
#[derive(Debug, Serialize, Type)]
pub struct CertificateLine {
    pub rank: u32,
    pub person: Competitor,
}

/// Places elsewhere, offered down the ranking.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct OfferShown {
    pub place: String,
    pub count: Option<u32>,
    pub free: Number,
    pub offered: Vec<OfferedLine>,
    pub next: Vec<Competitor>,
    pub tied: Vec<Competitor>,
    pub places_for_tied: Number,
    pub passed_over: Vec<PassedOverLine>,
    /// Who would be offered it by the ranking as it is now, had it not been offered before.
    pub overtaken: Vec<Competitor>,
}

/// To whom a place was offered.
#[derive(Debug, Serialize, Type)]
pub struct OfferedLine {
    pub person: Competitor,
    pub answer: OfferAnswer,
}

/// What somebody said to an offer.
#[derive(Clone, Copy, Debug, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum OfferAnswer {
    Waiting,
    Accepted,
    Declined,
}

/// Who is passed over, and why.
#[derive(Debug, Serialize, Type)]
pub struct PassedOverLine {
    pub person: Competitor,
    pub why: PassedOverWhy,
}

/// Why somebody is passed over.
#[derive(Clone, Copy, Debug, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum PassedOverWhy {
    Holds,
    Offences,
    Left,
}

impl StageStanding {
    fn of(held: &Contest, stage: &Stage) -> Result<Self, WireError> {
        let unit = held.rules(stage.number)?.data().unit;
        let lines = &stage.standing.lines;
        let any = |amount: fn(&Line) -> Points| {
            let mut amounts = lines.iter().map(amount);
            amounts.any(|amount| amount != Points::ZERO)
        };
        Ok(Self {
            stage: stage.number,
            name: held.stage_name(stage.number),
            complete: stage.complete,
            rounds: Number::of(stage.rounds.len()),
            unit: unit.sign().to_owned(),
            carries: any(|line| line.carried),
            penalized: any(|line| line.penalties),
            lines: lines
                .iter()
                .map(|line| StandingRow::of(held, line, stage.rounds.len(), unit))
                .collect(),
        })
    }
}

impl StandingRow {
    fn of(held: &Contest, line: &Line, rounds: usize, unit: Unit) -> Self {
        let result = |round: usize| line.results.get(round).copied().flatten();
        Self {
            rank: line.rank,
            person: Competitor::of(held, line.person),
            left: line.left,
            disqualified: line.disqualified,
            results: (0..rounds)
                .map(|round| result(round).map(|points| unit.signed(points)))
                .collect(),
            reached: (0..rounds)
                .map(|round| line.reached.get(round).copied().flatten().map(u32::from))
                .collect(),
            places: line.places.to_vec(),
            carried: unit.signed(line.carried),
            penalties: unit.signed(line.penalties),
            total: unit.signed(line.total),
        }
    }
}

impl OfferShown {
    fn of(held: &Contest, offer: &Offer) -> Self {
        let offered = offer.offered.iter().map(|one| OfferedLine {
            person: Competitor::of(held, one.person),
            answer: match one.answer {
                Answer::Waiting => OfferAnswer::Waiting,
                Answer::Accepted => OfferAnswer::Accepted,
                Answer::Declined => OfferAnswer::Declined,
            },
        });
        let passed_over = offer.passed_over.iter().map(|one| PassedOverLine {
            person: Competitor::of(held, one.person),
            why: match one.why {
                WhyPassedOver::Holds => PassedOverWhy::Holds,
                WhyPassedOver::Offences => PassedOverWhy::Offences,
                WhyPassedOver::Left => PassedOverWhy::Left,
            },
        });
        Self {
            place: offer.place.clone(),
            count: offer.count,
            free: Number::of(offer.free()),
            offered: offered.collect(),
            next: Competitor::all(held, &offer.next),
            tied: Competitor::all(held, &offer.tied),
            places_for_tied: Number::of(offer.places_for_tied),
            passed_over: passed_over.collect(),
            overtaken: Competitor::all(held, &offer.overtaken),
        }
    }
}
