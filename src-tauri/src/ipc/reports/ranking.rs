//! How a competition stands, as it is printed.

use competition::course::{Line, Stage};
use competition::{Course, RoundNumber};
use reports::{Ranking, RankingLine};
use scoring::PersonId;

use crate::ipc::WireError;
use crate::ipc::competitions::Held;

/// The standing of a stage, up to a round where one is named, or the ranking of all.
pub fn of(mut held: Held, stage: Option<u32>, round: Option<u32>) -> Result<Ranking, WireError> {
    let Some(number) = stage else {
        return of_all(&held);
    };
    if let Some(round) = round {
        let number = RoundNumber {
            stage: number,
            round,
        };
        held.course = Course::of(&held.entry.competition, &held.history.up_to(number));
    }
    let unit = held.rules(number)?.data().unit;
    let stage = held.course.stage(number);
    let stage = stage.ok_or_else(|| WireError::unexpected(format!("no stage {number}")))?;
    let name = held.stage_name(number);
    let rounds = stage.rounds.len();
    Ok(Ranking {
        competition: held.entry.competition.name().to_owned(),
        of: match round {
            Some(round) => format!("{name}　{round}回戦まで"),
            None => name,
        },
        notes: missing(stage, round),
        unit,
        rounds: round.map_or(rounds, |round| usize::try_from(round).unwrap_or(rounds)),
        lines: stage
            .standing
            .lines
            .iter()
            .map(|line| of_line(&held, line))
            .collect::<Result<_, _>>()?,
    })
}

/// Which sheets the standing is without.
fn missing(stage: &Stage, up_to: Option<u32>) -> Vec<String> {
    let rounds = stage.rounds.iter();
    let rounds = rounds.filter(|round| up_to.is_none_or(|up_to| round.number <= up_to));
    let tables = rounds.flat_map(|round| {
        let tables = round.missing.iter();
        tables.map(|table| format!("{}回戦{table}卓", round.number))
    });
    let tables: Vec<String> = tables.collect();
    if tables.is_empty() {
        Vec::new()
    } else {
        vec![format!("まだ入っていない記録用紙：{}", tables.join("、"))]
    }
}

fn of_line(held: &Held, line: &Line) -> Result<RankingLine, WireError> {
    Ok(RankingLine {
        rank: line.rank,
        results: line.results.clone(),
        carried: line.carried,
        penalties: line.penalties,
        total: line.total,
        remark: left(line.left),
        ..named(held, line.person)?
    })
}

fn of_all(held: &Held) -> Result<Ranking, WireError> {
    let course = &held.course;
    let several = course.stages.len() > 1;
    let lines = course.ranking.iter().map(|ranked| {
        let stage = if several {
            held.stage_name(ranked.stage)
        } else {
            String::new()
        };
        Ok(RankingLine {
            rank: Some(ranked.rank),
            stage,
            total: ranked.total,
            remark: if ranked.disqualified {
                "違反により賞なし".to_owned()
            } else {
                left(ranked.left)
            },
            ..named(held, ranked.person)?
        })
    });
    let provisional = "まだ入っていない記録用紙があるので、途中の順位です。";
    Ok(Ranking {
        competition: held.entry.competition.name().to_owned(),
        of: "総合順位".to_owned(),
        notes: if course.over {
            Vec::new()
        } else {
            vec![provisional.to_owned()]
        },
        unit: held.rules(held.stage_under_way())?.data().unit,
        rounds: 0,
        lines: lines.collect::<Result<_, WireError>>()?,
    })
}

fn named(held: &Held, person: PersonId) -> Result<RankingLine, WireError> {
    let person = held.person(person)?;
    Ok(RankingLine {
        number: person.number,
        name: person.name,
        ..RankingLine::default()
    })
}

fn left(is_left: bool) -> String {
    if is_left { "途中まで" } else { "" }.to_owned()
}
