//! `hanchan competition`: a competition from the first entry to the last certificate. What is asked
//! for becomes an event of its log, a draw, or a view of the course that both lead to.

mod changes;
mod decide;
mod entry;
mod held;
mod log;
mod offer;
pub mod people;
mod print;
mod prizes;
mod seat;
mod settled;
mod show;
mod standings;
mod swap;

pub use changes::Before;
pub use held::named_in;

use crate::answer::Answer;
use crate::arguments::Competition as Asked;
use crate::failure::Failure;

pub fn competition(asked: Asked, answer: &mut Answer) -> Result<(), Failure> {
    match asked {
        Asked::New {
            file,
            like,
            name,
            id,
        } => settled::new(&file, &like, name, id, answer),
        Asked::List { file, json } => settled::list(file.as_deref(), json, answer),
        Asked::Settled { of, set: None } => settled::print(&of, answer),
        Asked::Settled { of, set: Some(set) } => settled::change(&of, &set, answer),
        Asked::Delete { of } => settled::delete(&of, answer),
        Asked::Show { of, json } => show::show(&of, json, answer),
        Asked::Log { of, json } => log::log(&of, json, answer),
        Asked::Entry(asked) => entry::entry(asked, answer),
        Asked::Penalty(points) => entry::adjust(&points, -1, answer),
        Asked::Bonus(points) => entry::adjust(&points, 1, answer),
        Asked::Offence {
            happened,
            member,
            reason,
        } => entry::offence(&happened, member, reason, answer),
        Asked::Lift {
            happened,
            event,
            reason,
        } => entry::lift(&happened, event, reason, answer),
        Asked::Seat(asked) => seat::seat(&asked, answer),
        Asked::Swap {
            of,
            round,
            member,
            with,
            dry_run,
        } => swap::swap(&of, round, [member, with], dry_run, answer),
        Asked::Lot {
            happened,
            stage,
            order,
            seed,
        } => decide::lot(&happened, stage, order, seed, answer),
        Asked::Cut {
            happened,
            stage,
            through,
        } => decide::cut(&happened, stage, through, answer),
        Asked::Standings { which, json } => standings::standings(&which, json, answer),
        Asked::Print(asked) => print::print(&asked, answer),
        Asked::Prizes { of, json } => prizes::prizes(&of, json, answer),
        Asked::Pick {
            happened,
            member,
            prize,
        } => prizes::pick(&happened, member, prize, answer),
        Asked::Offer(asked) => offer::offer(asked, answer),
    }
}
