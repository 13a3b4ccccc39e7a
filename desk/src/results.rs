//! Which results are shown: of which days, and of which kind of game.

mod game;
mod kana_row;
pub mod period;

pub use game::Game;
pub use kana_row::KanaRow;
pub use period::PeriodKind;
