//! Who has a file open.

use std::fmt;
use std::time::SystemTime;

/// Who has a file open.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Holder {
    /// The account.
    pub account: String,
    /// The machine's name.
    pub machine: String,
    /// Since when, by the clock of the disk.
    pub since: Option<SystemTime>,
}

impl fmt::Display for Holder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} on {}",
            self.account.escape_debug(),
            self.machine.escape_debug()
        )
    }
}

#[cfg(test)]
mod tests {
    use super::Holder;

    #[test]
    fn a_holder_is_told_in_one_line_whatever_the_account_is_called() {
        let holder = Holder {
            account: "幹事\n".into(),
            machine: "集会所".into(),
            since: None,
        };
        assert_eq!(holder.to_string(), r"幹事\n on 集会所");
    }
}
