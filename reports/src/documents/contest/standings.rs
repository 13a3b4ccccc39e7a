//! Rankings as they follow from how a competition stands.

use competition::course::{Line, PenaltyKind, Stage};
use competition::{Course, Happening, RoundNumber};
use scoring::{PersonId, RuleSet};

use super::Contest;
use crate::documents::each_once;
use crate::documents::ranking::{Ranking, RankingLine};

impl Contest<'_> {
    /// How everybody stands over all stages.
    pub fn ranking(&self) -> Ranking {
        let course = Course::of(self.competition, self.history);
        let several = course.stages.len() > 1;
        let only_rounds = course.stages.first().and_then(Stage::last_played);
        let only_rounds = only_rounds.and_then(|last| usize::try_from(last).ok());
        let lines = course.ranking.iter().map(|ranked| RankingLine {
            rank: ranked.rank,
            stage: if several {
                self.stage_name(ranked.stage)
            } else {
                String::new()
            },
            total: ranked.total,
            remark: joined([
                if ranked.disqualified {
                    "違反により失格".to_owned()
                } else {
                    left(ranked.left)
                },
                self.remarks(&course, ranked.stage, ranked.person),
            ]),
            // The only stage is told by round; of several, the last total is what they are ranked by.
            ..self.of_only_stage(&course, ranked.person)
        });
        let under_way = course.stages.iter().find(|stage| !stage.complete);
        let unit_of = under_way.or(course.stages.last());
        Ranking {
            competition: self.competition.name().to_owned(),
            days: self.days_of(|_| true),
            rules: each_once(self.rules.iter().map(RuleSet::name)),
            of: "総合順位".to_owned(),
            notes: if course.over {
                Vec::new()
            } else {
                vec!["まだ入っていない記録用紙があるので、途中の順位です。".to_owned()]
            },
            unit: self.unit(unit_of.map_or(1, |stage| stage.number)),
            rounds: only_rounds.filter(|_| !several).unwrap_or_default(),
            rounds_may_go: true,
            lines: lines.collect(),
        }
    }

    /// How the players of a stage stand, or how they stood after a round of it. None where there is no
    /// such stage.
    pub fn standing(&self, stage: u32, after: Option<u32>) -> Option<Ranking> {
        let Some(round) = after else {
            return self.standing_of(stage, None);
        };
        let history = self.history.up_to(RoundNumber { stage, round });
        let then = Contest {
            history: &history,
            ..*self
        };
        then.standing_of(stage, after)
    }

    /// How they stand by the history as it is here.
    fn standing_of(&self, stage: u32, after: Option<u32>) -> Option<Ranking> {
        let course = Course::of(self.competition, self.history);
        let found = course.stage(stage)?;
        let name = self.stage_name(stage);
        let rounds = found.rounds.len();
        let through = found.cut.as_ref().and_then(|cut| cut.decided.as_ref());
        let remark = |line: &Line| {
            let goes_on = through.is_some_and(|cut| cut.through.contains(&line.person));
            let mut staff = course.entries.staff.iter();
            match line.rank {
                None if line.disqualified => "違反により失格".to_owned(),
                None if staff.any(|staff| staff.person == line.person) => "スタッフ".to_owned(),
                None => "順位なし".to_owned(),
                Some(_) if goes_on => format!("{}へ", self.stage_name(stage + 1)),
                Some(_) => left(line.left),
            }
        };
        let lines = found.standing.lines.iter();
        let is_staff =
            |person: PersonId| course.entries.staff.iter().any(|one| one.person == person);
        let lines = lines.map(|line| RankingLine {
            staff: is_staff(line.person),
            ..self.line(
                line,
                joined([remark(line), self.remarks(&course, stage, line.person)]),
            )
        });
        Some(Ranking {
            competition: self.competition.name().to_owned(),
            days: self.days_of(|number| {
                number.stage == stage && after.is_none_or(|after| number.round <= after)
            }),
            rules: self
                .rules_of(stage)
                .map_or_else(String::new, |rules| rules.name().to_owned()),
            of: match after {
                Some(round) => format!("{name}　{round}回戦まで"),
                None => name,
            },
            notes: missing(found, after),
            unit: self.unit(stage),
            rounds_may_go: false,
            rounds: after.map_or(rounds, |round| usize::try_from(round).unwrap_or(rounds)),
            lines: lines.collect(),
        })
    }

    /// How everybody stands when a round begins: after the round before, or after the stage before.
    /// None before the first.
    pub fn before(&self, number: RoundNumber) -> Option<Ranking> {
        match (number.stage, number.round) {
            (0 | 1, 0 | 1) => None,
            (stage, 0 | 1) => self.standing(stage - 1, None),
            (stage, round) => self.standing(stage, Some(round - 1)),
        }
    }

    fn line(&self, line: &Line, remark: String) -> RankingLine {
        RankingLine {
            rank: line.rank,
            places: line.places,
            results: line.results.clone(),
            carried: line.carried,
            penalties: line.penalties,
            total: line.total,
            remark,
            ..self.named(line.person)
        }
    }

    /// What there is to say by round, where there is one stage.
    fn of_only_stage(&self, course: &Course, person: PersonId) -> RankingLine {
        let [stage] = course.stages.as_slice() else {
            return self.named(person);
        };
        let mut lines = stage.standing.lines.iter();
        let line = lines.find(|line| line.person == person);
        line.map_or_else(|| self.named(person), |line| self.line(line, String::new()))
    }

    /// Why somebody has points more or less, and whether a lot put them before or behind an equal.
    fn remarks(&self, course: &Course, stage: u32, person: PersonId) -> String {
        let given = course.penalties.iter();
        let given = given.filter(|one| one.person == person && one.counts());
        let complete = course.stages.iter().all(|stage| stage.complete);
        let mut told: Vec<String> = given
            .filter_map(|one| match &one.kind {
                PenaltyKind::Late { minutes, .. } => complete.then(|| format!("遅刻{minutes}分")),
                PenaltyKind::Adjusted {
                    stage: of, reason, ..
                } => (*of == stage).then(|| reason.clone()),
                PenaltyKind::Offence { .. } => None,
            })
            .collect();
        let found = course.stage(stage);
        let mut lots = found.into_iter().flat_map(|found| self.lots(found));
        if lots.any(|drawn| drawn == person) {
            told.push("抽選".to_owned());
        }
        joined(told)
    }

    /// Whoever a lot told apart from an equal in the stage.
    fn lots(&self, stage: &Stage) -> Vec<PersonId> {
        let drawn = self
            .history
            .events
            .iter()
            .filter_map(|event| match &event.what {
                Happening::LotDrawn {
                    stage: of, order, ..
                } if *of == stage.number => Some(order),
                _ => None,
            });
        let drawn: Vec<&Vec<PersonId>> = drawn.collect();
        let total = |person: &PersonId| {
            let mut lines = stage.standing.lines.iter();
            lines
                .find(|line| line.person == *person)
                .map(|line| line.total)
        };
        let told_apart = drawn.into_iter().flat_map(|order| {
            let equal = |one: &&PersonId| {
                let mut others = order.iter().filter(|other| other != one);
                others.any(|other| total(other) == total(one))
            };
            order.iter().filter(equal).copied().collect::<Vec<_>>()
        });
        told_apart.collect()
    }
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

fn joined(parts: impl IntoIterator<Item = String>) -> String {
    let parts = parts.into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join("、")
}

fn left(is_left: bool) -> String {
    if is_left { "途中まで" } else { "" }.to_owned()
}
