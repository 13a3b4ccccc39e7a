//! What is printed of a competition.

use super::held::Held;
use crate::answer::Answer;
use crate::arguments::competition::{Of, Print, PrintRound, PrintWhole, WhichStandings};
use crate::arguments::{Paper, Signed};
use crate::failure::Failure;
use crate::file;
use crate::report::{make, options, print_certificates};
use competition::RoundNumber;
use db::Play;
use desk::papers::{Document, Occasion, OfCompetition, RankingFile, RankingOf};
use std::path::Path;

pub fn print(asked: &Print, answer: &mut Answer) -> Result<(), Failure> {
    match asked {
        Print::Round(asked) => round(asked, answer),
        Print::Standings { which, paper } => standings(which, paper, answer),
        Print::Outline {
            of,
            begins,
            pause,
            paper,
        } => {
            let held = Held::to_read(of)?;
            let document = Document::CompetitionOutline {
                competition: held.contest.entry.id,
                begins: begins.clone(),
                pause: *pause,
            };
            make(held.club, &document, Play::All, paper, answer)
        }
        Print::Roster(asked) => whole(asked, Document::CompetitionRoster, answer),
        Print::Slips(asked) => whole(asked, Document::CompetitionSlips, answer),
        Print::Honours(asked) => whole(asked, Document::CompetitionHonours, answer),
        Print::Certificates { of, signed, paper } => certificates(of, signed, paper, answer),
    }
}

fn round(asked: &PrintRound, answer: &mut Answer) -> Result<(), Failure> {
    let held = Held::to_read(&asked.of)?;
    let number = drawn(&held, asked)?;
    if held.contest.round(number).is_none() {
        return Err(not_drawn(number));
    }
    let document = Document::RoundPapers {
        competition: held.contest.entry.id,
        stage: number.stage,
        round: number.round,
        place_cards: asked.place_cards,
    };
    make(held.club, &document, Play::All, &asked.paper, answer)
}

/// The round that was asked for, or the one that was drawn last.
fn drawn(held: &Held, asked: &PrintRound) -> Result<RoundNumber, Failure> {
    if let Some(round) = asked.round {
        return held.round(held.stage(asked.stage)?, round, "--round");
    }
    let drawn = held.contest.rounds.iter().map(|round| round.number);
    drawn.max().ok_or_else(|| {
        Failure::refused("no round is drawn yet; `hanchan competition seat` draws one")
    })
}

fn not_drawn(number: RoundNumber) -> Failure {
    Failure::refused(format!(
        "stage {}, round {} is not drawn; `hanchan competition seat` draws it",
        number.stage, number.round
    ))
}

fn whole(
    asked: &PrintWhole,
    document: fn(OfCompetition) -> Document,
    answer: &mut Answer,
) -> Result<(), Failure> {
    let held = Held::to_read(&asked.of)?;
    let competition = held.contest.entry.id;
    let document = document(OfCompetition { competition });
    make(held.club, &document, Play::All, &asked.paper, answer)
}

fn standings(which: &WhichStandings, paper: &Paper, answer: &mut Answer) -> Result<(), Failure> {
    let held = Held::to_read(&which.of)?;
    let after = held.after(which.stage, which.after)?;
    let of = RankingOf {
        competition: held.contest.entry.id,
        stage: which.stage,
        round: after,
    };
    if let Some(kind) = other_than_a_paper(&paper.out) {
        let bytes = kind.make(&held.club, of, &options(&held.club, &paper.look)?)?;
        return file::write_whole(&paper.out, &bytes, answer);
    }
    let document = Document::CompetitionRanking(of);
    make(held.club, &document, Play::All, paper, answer)
}

/// A ranking is a paper, unless its file's name ends otherwise.
fn other_than_a_paper(out: &Path) -> Option<RankingFile> {
    let kind = out.extension()?.to_ascii_lowercase();
    let files = [RankingFile::Html, RankingFile::Csv, RankingFile::Xlsx];
    let mut files = files.into_iter();
    files.find(|file| kind == file.extension())
}

fn certificates(
    of: &Of,
    signed: &Signed,
    paper: &Paper,
    answer: &mut Answer,
) -> Result<(), Failure> {
    let held = Held::to_read(of)?;
    held.is_over()?;
    let occasion = Occasion::Competition {
        competition: held.contest.entry.id,
    };
    print_certificates(&held.club, occasion, None, signed, paper, answer)
}
