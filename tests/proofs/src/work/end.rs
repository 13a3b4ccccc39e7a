//! How work on a club's file ended, and what may lie about then.

/// How a program ended.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum End {
    /// It said that it was done.
    Done,
    /// It said why not.
    Failed,
    /// It said that it may be done or not.
    Uncertain,
    /// It said that it is done, but for packing the file anew.
    NotPacked,
    /// It was killed.
    Killed,
}

impl End {
    /// As the program said.
    pub fn told(said: &str) -> Self {
        match said.split(':').next().unwrap_or_default().trim_end() {
            "done" => Self::Done,
            "uncertain" => Self::Uncertain,
            "not packed" => Self::NotPacked,
            _ => Self::Failed,
        }
    }
}

/// What else than the work itself may lie about then.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Leaves {
    /// Nothing.
    Nothing,
    /// What could not be taken away, or was under way.
    Litter,
    /// The same, and of names that were given or taken away together some only.
    LitterInAnyOrder,
}
