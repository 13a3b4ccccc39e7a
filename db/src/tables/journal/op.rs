//! What can be done to a club's file, by name.

macro_rules! ops {
    ($($(#[$doc:meta])* $name:ident = $word:literal),+ $(,)?) => {
        /// What was done in one operation. The words are part of the file.
        #[derive(Clone, Copy, Debug, Eq, PartialEq, serde::Serialize)]
        #[cfg_attr(feature = "wire", derive(specta::Type))]
        #[serde(rename_all = "snake_case")]
        pub enum Op {
            $($(#[$doc])* $name,)+
        }

        impl Op {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// The word the file keeps.
            pub fn word(self) -> &'static str {
                match self {
                    $(Self::$name => $word,)+
                }
            }
        }
    };
}

ops! {
    /// The file was made.
    CreateClub = "create-club",
    /// Something was taken back.
    Undo = "undo",
    /// Something taken back was done again.
    Redo = "redo",
    /// CSV files came in.
    Import = "import",
    /// The club's settings were changed.
    ChangeSettings = "change-settings",
    /// A rule set was added.
    AddRuleSet = "add-rule-set",
    /// A rule set got a new version.
    ChangeRuleSet = "change-rule-set",
    /// The club stays with a rule set although its preset was corrected.
    KeepRules = "keep-rules",
    /// A member was added.
    AddMember = "add-member",
    /// A member's entry was corrected.
    CorrectMember = "correct-member",
    /// A member was deleted.
    DeleteMember = "delete-member",
    /// A series was added.
    AddSeries = "add-series",
    /// A series was renamed.
    RenameSeries = "rename-series",
    /// A series was deleted.
    DeleteSeries = "delete-series",
    /// A session was opened.
    AddSession = "add-session",
    /// A session's entry was corrected.
    CorrectSession = "correct-session",
    /// A session was deleted.
    DeleteSession = "delete-session",
    /// It was written down who came.
    SetAttendance = "set-attendance",
    /// A round's draw was accepted.
    KeepDraw = "keep-draw",
    /// A round's draw was deleted.
    DeleteDraw = "delete-draw",
    /// A table was set aside, to count for nothing.
    SetAside = "set-aside",
    /// A table that was set aside counts again.
    CountAgain = "count-again",
    /// Two entries of one person became one.
    MergeMembers = "merge-members",
    /// A deleted member's entry came back.
    RestoreMember = "restore-member",
    /// Backups go to another folder.
    SetBackupFolder = "set-backup-folder",
    /// Pages are kept up to date in a folder.
    SetSite = "set-site",
    /// No pages are kept up to date any more.
    EndSite = "end-site",
    /// A hanchan was entered.
    EnterHanchan = "enter-hanchan",
    /// A hanchan was corrected.
    CorrectHanchan = "correct-hanchan",
    /// A hanchan was deleted.
    DeleteHanchan = "delete-hanchan",
    /// Points were given or taken outside any hanchan.
    AddAdjustment = "add-adjustment",
    /// Such points were corrected.
    CorrectAdjustment = "correct-adjustment",
    /// Such points were deleted.
    DeleteAdjustment = "delete-adjustment",
    /// An opening total was written down.
    AddOpening = "add-opening",
    /// An opening total was corrected.
    CorrectOpening = "correct-opening",
    /// An opening total was deleted.
    DeleteOpening = "delete-opening",
    /// A rule by which a series meets was added.
    AddScheduleRule = "add-schedule-rule",
    /// Such a rule was corrected.
    CorrectScheduleRule = "correct-schedule-rule",
    /// Such a rule was deleted.
    DeleteScheduleRule = "delete-schedule-rule",
    /// A day was cancelled, moved or added.
    SetScheduleException = "set-schedule-exception",
    /// A day is as the rules say again.
    DeleteScheduleException = "delete-schedule-exception",
    /// The club's awards became others.
    SetAwards = "set-awards",
    /// Something was written about a period, or taken away.
    SetRemark = "set-remark",
    /// A competition was prepared.
    AddCompetition = "add-competition",
    /// What was settled about a competition became something else.
    ChangeCompetition = "change-competition",
    /// A competition that nobody had entered was deleted.
    DeleteCompetition = "delete-competition",
    /// Something of a competition was written down.
    RecordEvent = "record-event",
    /// Rounds of a competition were seated.
    SeatCompetition = "seat-competition",
    /// What was done in another file of the same club was done here as well, or taken back.
    BringOver = "bring-over",
    /// A person's details were erased for good.
    EraseMember = "erase-member",
}

impl Op {
    /// The operation with that word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|op| op.word() == word)
    }

    /// Making the file, undoing, redoing and erasing are history, but are not undone themselves.
    pub(crate) fn is_fixed(self) -> bool {
        matches!(
            self,
            Self::CreateClub | Self::Undo | Self::Redo | Self::EraseMember
        )
    }
}
