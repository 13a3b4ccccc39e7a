//! The clocks of the rounds that are played: where they are kept, and what makes them tick. How one runs is
//! in [`desk::clock`].

mod kept;
mod tick;

pub use kept::{HallPart, Kept, RoundClocks};
pub use tick::{keep_ticking, tell};
