//! Under which terms this program may be used, and what others made of it. The texts go with the program
//! wherever it is copied.

use crate::answer::Answer;

const OURS: &str = include_str!("../../LICENSE");

/// Written by `cargo xtask notices`.
const OF_OTHERS: &str = include_str!("../../THIRD-PARTY.txt");

/// Prints both.
pub fn print(answer: &mut Answer) {
    for text in [OURS, "\n\n", OF_OTHERS] {
        answer.bytes(text.as_bytes());
    }
}
