//! What was done to the club's file, so that the page can say it in words.

use db::Op;
use serde::Serialize;
use specta::Type;

/// One kind for each [`Op`]; the sentences are in `ui/src/text`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum Operation {
    CreateClub,
    Undo,
    Redo,
    Import,
    ChangeSettings,
    AddRuleSet,
    ChangeRuleSet,
    AddMember,
    CorrectMember,
    DeleteMember,
    AddSeries,
    RenameSeries,
    DeleteSeries,
    AddSession,
    CorrectSession,
    DeleteSession,
    SetAttendance,
    KeepDraw,
    DeleteDraw,
    SetAside,
    CountAgain,
    MergeMembers,
    RestoreMember,
    SetBackupFolder,
    EnterHanchan,
    CorrectHanchan,
    DeleteHanchan,
    AddAdjustment,
    CorrectAdjustment,
    DeleteAdjustment,
    AddScheduleRule,
    CorrectScheduleRule,
    DeleteScheduleRule,
    SetScheduleException,
    DeleteScheduleException,
    SetAwards,
    SetRemark,
    EraseMember,
}

impl From<Op> for Operation {
    fn from(op: Op) -> Self {
        match op {
            Op::CreateClub => Self::CreateClub,
            Op::Undo => Self::Undo,
            Op::Redo => Self::Redo,
            Op::Import => Self::Import,
            Op::ChangeSettings => Self::ChangeSettings,
            Op::AddRuleSet => Self::AddRuleSet,
            Op::ChangeRuleSet => Self::ChangeRuleSet,
            Op::AddMember => Self::AddMember,
            Op::CorrectMember => Self::CorrectMember,
            Op::DeleteMember => Self::DeleteMember,
            Op::AddSeries => Self::AddSeries,
            Op::RenameSeries => Self::RenameSeries,
            Op::DeleteSeries => Self::DeleteSeries,
            Op::AddSession => Self::AddSession,
            Op::CorrectSession => Self::CorrectSession,
            Op::DeleteSession => Self::DeleteSession,
            Op::SetAttendance => Self::SetAttendance,
            Op::KeepDraw => Self::KeepDraw,
            Op::DeleteDraw => Self::DeleteDraw,
            Op::SetAside => Self::SetAside,
            Op::CountAgain => Self::CountAgain,
            Op::MergeMembers => Self::MergeMembers,
            Op::RestoreMember => Self::RestoreMember,
            Op::SetBackupFolder => Self::SetBackupFolder,
            Op::EnterHanchan => Self::EnterHanchan,
            Op::CorrectHanchan => Self::CorrectHanchan,
            Op::DeleteHanchan => Self::DeleteHanchan,
            Op::AddAdjustment => Self::AddAdjustment,
            Op::CorrectAdjustment => Self::CorrectAdjustment,
            Op::DeleteAdjustment => Self::DeleteAdjustment,
            Op::AddScheduleRule => Self::AddScheduleRule,
            Op::CorrectScheduleRule => Self::CorrectScheduleRule,
            Op::DeleteScheduleRule => Self::DeleteScheduleRule,
            Op::SetScheduleException => Self::SetScheduleException,
            Op::DeleteScheduleException => Self::DeleteScheduleException,
            Op::SetAwards => Self::SetAwards,
            Op::SetRemark => Self::SetRemark,
            Op::EraseMember => Self::EraseMember,
        }
    }
}
