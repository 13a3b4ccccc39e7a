//! `hanchan erase`: a member's details go for good, and the results stay.

use crate::answer::Answer;
use crate::arguments::Erase;
use crate::clock;
use crate::failure::Failure;
use crate::file;

const NOTHING_CHANGED: &str = "nothing was changed; --for-good erases, which cannot be undone";

pub fn erase(asked: &Erase, answer: &mut Answer) -> Result<(), Failure> {
    if !asked.for_good {
        return show(asked, answer);
    }
    let mut club = file::open(&asked.file)?;
    match club.member(asked.member)? {
        Some((id, _)) => club.erase_member(clock::now()?, id)?,
        None => club.erase_deleted_member(clock::now()?, asked.member)?,
    }
    answer.done();
    answer.line(format!(
        "member {}: the details are erased, the results stay; backups, exports and papers made before still hold them",
        asked.member
    ));
    Ok(())
}

fn show(asked: &Erase, answer: &mut Answer) -> Result<(), Failure> {
    let club = file::open_to_read(&asked.file)?;
    let Some((id, member)) = club.member(asked.member)? else {
        let deleted = club.deleted_members()?;
        let gone = deleted.iter().find(|gone| gone.number == asked.member);
        let gone = gone.ok_or_else(|| {
            Failure::refused(format!(
                "--member: there is nobody with number {}, and nobody was deleted who had it",
                asked.member
            ))
        })?;
        answer.line(format!(
            "would go: everything about {} ({}), who was deleted",
            gone.number,
            if gone.is_erased() {
                "erased already"
            } else {
                &gone.name
            },
        ));
        answer.line(NOTHING_CHANGED);
        return Ok(());
    };
    let preview = club.preview_erasure(id)?;
    answer.line(format!(
        "would go: the details of {} ({}), {} comments, {} reasons of adjustments and in competitions, {} notes of hands",
        member.number, member.name, preview.remarks, preview.reasons, preview.hand_notes
    ));
    answer.line(format!("stays: number {} and every result", member.number));
    for mention in preview.mentions {
        answer.line(format!(
            "stays, and names the member; correct it first: {} {}: {}: {}",
            mention.table, mention.record, mention.field, mention.text
        ));
    }
    answer.line(NOTHING_CHANGED);
    Ok(())
}
