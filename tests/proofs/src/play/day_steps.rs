//! What can be done on a day of play, for playing at random.

use super::{day, now};
use db::{Attendance, Club, Draw, Error, SetAside, SetAsideKind};
use proptest::prelude::*;
use scoring::Period;

#[derive(Clone, Debug)]
pub enum DayStep {
    Plan(Option<u32>),
    Attend(u8),
    Draw(u32),
    DeleteDraw(u32),
    SetAside(u32),
    CountAgain(u32),
}

pub(super) fn day_step() -> impl Strategy<Value = DayStep> {
    prop_oneof![
        proptest::option::of(1..4_u32).prop_map(DayStep::Plan),
        any::<u8>().prop_map(DayStep::Attend),
        (1..3_u32).prop_map(DayStep::Draw),
        (1..3_u32).prop_map(DayStep::DeleteDraw),
        (1..3_u32).prop_map(DayStep::SetAside),
        (1..3_u32).prop_map(DayStep::CountAgain),
    ]
}

/// Does a step on a day that has a session.
pub(super) fn on_day(club: &mut Club, number: u64, step: &DayStep) -> Result<(), Error> {
    let sessions = club.sessions(Period::ALWAYS).unwrap();
    let mut found = sessions.iter();
    let Some((id, session)) = found.find(|(_, session)| session.date == day(number)) else {
        return Ok(());
    };
    match step {
        DayStep::Plan(rounds) => club.describe_session(now(), session, *rounds).map(|_| ()),
        DayStep::Attend(who) => {
            let people = club.members().unwrap().into_iter();
            let here = people.filter(|(_, member)| (who >> (member.number % 8)) & 1 == 1);
            let list: Vec<Attendance> = here.map(|(id, _)| Attendance::all_day(id)).collect();
            club.set_attendance(now(), *id, &list)
        }
        DayStep::Draw(round) => {
            let rules = club.settings().unwrap().rules;
            let situation = club.situation(*id, *round, rules).unwrap();
            let Ok(seating) = competition::draw(&situation, number + 1) else {
                return Ok(());
            };
            let draw = Draw {
                round: *round,
                seed: Some(1),
                seating,
            };
            club.keep_draw(now(), *id, &draw)
        }
        DayStep::DeleteDraw(round) => club.delete_draw(now(), *id, *round),
        DayStep::SetAside(round) => {
            let void = SetAside {
                kind: SetAsideKind::Void,
                reason: "牌の不足".into(),
            };
            club.set_aside(now(), *id, *round, "A", &void)
        }
        DayStep::CountAgain(round) => club.count_again(now(), *id, *round, "A"),
    }
}
