//! Coming to the club and leaving it, each in one step, and coming back after having been deleted.

use db::{Error, Member, Refused, Thing};
use scoring::{PersonId, PersonKind};
use serde::{Deserialize, Serialize};
use specta::Type;
use tauri::State;

use super::WireError;
use super::club::today;
use crate::open_club::OpenClub;

/// What somebody does.
#[derive(Clone, Copy, Debug, Deserialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum MembershipStep {
    /// A guest becomes a member, from today on where no day is written down.
    Join,
    /// Today is the last day.
    Leave,
    /// Is a member again: there is no last day any more.
    ComeBack,
}

/// Somebody who was deleted.
#[derive(Debug, Serialize, Type)]
pub struct DeletedMember {
    /// By which the page names them.
    pub number: u32,
    pub name: String,
    pub kana: String,
    /// Whether the details were erased, so that nothing is left to bring back.
    pub erased: bool,
}

/// Takes a step into the club or out of it.
#[tauri::command(async)]
#[specta::specta]
pub fn change_membership(
    open: State<'_, OpenClub>,
    id: PersonId,
    step: MembershipStep,
) -> Result<(), WireError> {
    open.write(|club, now| {
        let mut member = club.member_by_id(id)?;
        step.take(&mut member);
        club.correct_member(now, id, &member)
    })
}

/// Members who were deleted and whose number is free, the latest first.
#[tauri::command(async)]
#[specta::specta]
pub fn deleted_members(open: State<'_, OpenClub>) -> Result<Vec<DeletedMember>, WireError> {
    let deleted = open.read(db::Club::deleted_members)?;
    Ok(deleted
        .into_iter()
        .map(|member| DeletedMember {
            erased: member.is_erased(),
            number: member.number,
            name: member.name,
            kana: member.kana,
        })
        .collect())
}

/// Brings a deleted member back with everything that was written down.
#[tauri::command(async)]
#[specta::specta]
pub fn restore_member(open: State<'_, OpenClub>, number: u32) -> Result<PersonId, WireError> {
    open.write(|club, now| {
        let deleted = club.deleted_members()?;
        let found = deleted
            .iter()
            .find(|member| member.number == number && !member.is_erased());
        let missing = || {
            Error::from(Refused::NoSuch {
                what: Thing::Member,
                key: number.to_string(),
            })
        };
        club.restore_member(now, found.ok_or_else(missing)?)
    })
}

impl MembershipStep {
    fn take(self, member: &mut Member) {
        match self {
            Self::Join => {
                member.kind = PersonKind::Member;
                member.joined = member.joined.or(Some(today()));
                member.left = None;
            }
            Self::Leave => member.left = Some(today()),
            Self::ComeBack => member.left = None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guest_becomes_a_member_leaves_and_comes_back() {
        let mut member = Member {
            kind: PersonKind::Guest,
            ..Member::default()
        };
        MembershipStep::Join.take(&mut member);
        assert_eq!(member.kind, PersonKind::Member);
        assert_eq!(member.joined, Some(today()));
        MembershipStep::Leave.take(&mut member);
        assert_eq!(member.left, Some(today()));
        MembershipStep::ComeBack.take(&mut member);
        assert_eq!((member.joined, member.left), (Some(today()), None));
    }

    #[test]
    fn a_day_of_joining_that_is_written_down_stays() {
        let joined = today().pred_opt();
        let mut member = Member {
            kind: PersonKind::Guest,
            joined,
            ..Member::default()
        };
        MembershipStep::Join.take(&mut member);
        assert_eq!(member.joined, joined);
    }
}
