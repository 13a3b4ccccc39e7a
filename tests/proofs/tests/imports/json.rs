//! What is settled and leaves as JSON: rule sets, the schedule, awards, remarks, and what is settled
//! about a competition; real ones with something changed in them.

use crate::contest::{draw, enter, settled};
use crate::ground::{Ground, Why};
use crate::noise::Noise;
use crate::real::{Real, now};
use crate::trial::{dry_run_and_import, is_as_told};
use competition::{Competition, Course};
use db::sample::{Season, season};
use db::{Club, ImportFiles, Source};
use proofs::FOR_EVER;
use rand::RngExt;
use schedule::{Exception, Rule};
use scoring::award::{Award, usual};
use scoring::record::ScoreSheet;
use scoring::{BySeat, Period, Played, RuleSet, RuleSetData, presets};
use serde_json::{Value, json};

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Kind {
    RuleSet,
    Schedule,
    Awards,
    Remarks,
    Competition,
}

pub struct Settled {
    ground: Ground,
    /// Files of each kind that are right.
    real: Vec<(Kind, Vec<Value>)>,
}

fn value(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

impl Settled {
    pub fn new(real: &Real) -> Self {
        let year = season(&Season::new(1, 8, 3), &presets().next().unwrap());
        let rule_sets = presets().map(|rules| {
            let mut data: RuleSetData = rules.data().clone();
            data.id = format!("own-{}", data.id);
            json!(RuleSet::new(data).unwrap())
        });
        let competitions = competition::presets().map(|preset| {
            let mut data = preset.data().clone();
            data.id = format!("own-{}", data.id);
            json!(Competition::new(data).unwrap())
        });
        let own = Competition::new(settled("own", "夏の大会")).unwrap();
        Self {
            ground: Ground::new(&real.members, FOR_EVER, |_| ()),
            real: vec![
                (Kind::RuleSet, rule_sets.collect()),
                (Kind::Schedule, vec![value(&year.schedule)]),
                (Kind::Awards, vec![value(&year.awards), json!(usual(5))]),
                (Kind::Remarks, vec![value(&year.remarks)]),
                (
                    Kind::Competition,
                    competitions.chain([json!(own)]).collect(),
                ),
            ],
        }
    }

    /// Brings one of them, as it is or with something changed.
    pub fn bring(&mut self, input: u64, noise: &mut Noise) {
        let (kind, files) = noise.one_of(&self.real).clone();
        let mut file = noise.one_of(&files).clone();
        let is_right = noise.random.random_ratio(1, 10);
        let mut bytes = Vec::new();
        if !is_right {
            for _ in 0..noise.random.random_range(0..4) {
                noise.change_value(&mut file);
            }
        }
        serde_json::to_writer_pretty(&mut bytes, &file).unwrap();
        if !is_right && noise.random.random_ratio(1, 4) {
            bytes = noise.changed(bytes);
        }
        let given = bytes.clone();
        let result = if kind == Kind::Competition {
            self.ground.bring(
                input,
                move |club| {
                    let settled: Competition = serde_json::from_slice(&given).map_err(Why::File)?;
                    Ok((club.add_competition(now(), &settled)?, settled))
                },
                |club, (id, settled), _| {
                    assert_eq!(club.competition(id).unwrap().competition, settled);
                    hold(club, id);
                },
            )
        } else {
            self.ground.bring(
                input,
                move |club| Ok(dry_run_and_import(club, &files_of(kind, given))?),
                move |club, summary, before| {
                    is_as_told(club, &summary, before);
                    is_there(club, kind, &bytes);
                },
            )
        };
        if let Err(why) = result {
            assert!(!is_right, "input {input} is right, but: {why}");
        }
    }

    pub fn ends(self, proof: &str) {
        self.ground.ends(proof);
    }
}

fn files_of(kind: Kind, bytes: Vec<u8>) -> ImportFiles {
    let mut files = ImportFiles::default();
    let source = Source::new("settled.json", bytes);
    match kind {
        Kind::RuleSet => files.rule_sets.push(source),
        Kind::Schedule => files.schedule = Some(source),
        Kind::Awards => files.awards = Some(source),
        Kind::Remarks | Kind::Competition => files.remarks = Some(source),
    }
    files
}

/// What the file says is there, and can be used.
fn is_there(club: &Club, kind: Kind, bytes: &[u8]) {
    let file: Value = serde_json::from_slice(bytes).unwrap();
    match kind {
        Kind::RuleSet => {
            let given: RuleSet = serde_json::from_slice(bytes).unwrap();
            let all = club.rule_sets().unwrap();
            let (id, _) = all.iter().find(|(_, rules)| *rules == given).unwrap();
            settles(club, *id, &given);
        }
        Kind::Awards => {
            let given: Vec<Award> = serde_json::from_slice(bytes).unwrap();
            assert_eq!(club.awards().unwrap(), given);
        }
        Kind::Schedule => {
            let list = |name: &str| file[name].as_array().cloned().unwrap_or_default();
            // One series after another.
            let in_any_order = |mut rules: Vec<Rule>| {
                rules.sort_by_key(|rule| format!("{rule:?}"));
                rules
            };
            let given = list("rules").into_iter().map(|one| one["rule"].clone());
            let given = given.map(|rule| serde_json::from_value(rule).unwrap());
            let found = club.schedule_rules().unwrap().into_iter();
            assert_eq!(
                in_any_order(found.map(|(.., rule)| rule).collect()),
                in_any_order(given.collect())
            );
            let found = club.schedule_exceptions().unwrap();
            for one in list("exceptions") {
                let given: Exception = serde_json::from_value(one["exception"].clone()).unwrap();
                // The last of a day holds.
                assert!(found.iter().any(|(_, found)| found.date == given.date));
            }
            let year = Period::month_of(now().date());
            assert!(club.meetings(year).is_ok());
        }
        Kind::Remarks | Kind::Competition => {
            let found = club.remarks().unwrap();
            let given = file.as_array().unwrap();
            let about = |one: &Value| {
                [&one["from"], &one["to"], &one["series"], &one["member"]].map(Value::clone)
            };
            for (place, one) in given.iter().enumerate() {
                // The last about the same holds.
                if given[place + 1..]
                    .iter()
                    .any(|later| about(later) == about(one))
                {
                    continue;
                }
                let text = one["text"].as_str().unwrap();
                let is_kept = found.iter().any(|found| found.text == text);
                assert!(is_kept || text.trim().is_empty(), "{text}");
            }
        }
    }
}

/// A table is settled by the rules, or refused in words.
fn settles(club: &Club, rules: scoring::RuleSetId, given: &RuleSet) {
    let members = club.members().unwrap();
    let players = given.data().players;
    let entry = ScoreSheet {
        date: now().date(),
        series: club.series().unwrap()[0].0,
        round: 1,
        table: "A".into(),
        rules,
        people: BySeat::from_fn(players, |seat| members[seat.index()].0),
        played: Played::new(BySeat::from_fn(players, |_| given.data().start)),
        ..ScoreSheet::default()
    };
    if let Err(error) = club.preview_hanchan(&entry) {
        assert!(error.is_refusal(), "{error}");
    }
}

/// Eight enter, as far as they may, and the first round is drawn, if it can be.
fn hold(club: &mut Club, id: db::CompetitionId) {
    if let Err(error) = enter(club, id, 8) {
        assert!(error.is_refusal(), "{error}");
    }
    if let Err(words) = draw(club, id, 1) {
        assert!(!words.is_empty());
    }
    let entry = club.competition(id).unwrap();
    let course = Course::of(&entry.competition, &club.competition_history(id).unwrap());
    assert!(course.problems.is_empty(), "{:?}", course.problems);
}
