//! `hanchan competition`: a competition from the first entry to the last certificate. What is asked
//! for becomes an event of its log, a draw, or a view of the course that both lead to.

mod changes;
mod decide;
mod entry;
mod held;
mod log;
mod offer;
mod people;
mod print;
mod prizes;
mod seat;
mod settled;
mod show;
mod standings;
mod swap;

pub use changes::Before;

use crate::arguments::Competition as Asked;
use crate::failure::Failure;

pub fn competition(asked: Asked) -> Result<(), Failure> {
    match asked {
        Asked::New {
            file,
            like,
            name,
            id,
        } => settled::new(&file, &like, name, id),
        Asked::List { file, json } => settled::list(file.as_deref(), json),
        Asked::Settled { of, set: None } => settled::print(&of),
        Asked::Settled { of, set: Some(set) } => settled::change(&of, &set),
        Asked::Delete { of } => settled::delete(&of),
        Asked::Show { of, json } => show::show(&of, json),
        Asked::Log { of, json } => log::log(&of, json),
        Asked::Entry(asked) => entry::entry(asked),
        Asked::Penalty(points) => entry::adjust(&points, -1),
        Asked::Bonus(points) => entry::adjust(&points, 1),
        Asked::Offence {
            happened,
            member,
            reason,
        } => entry::offence(&happened, member, reason),
        Asked::Lift {
            happened,
            event,
            reason,
        } => entry::lift(&happened, event, reason),
        Asked::Seat(asked) => seat::seat(&asked),
        Asked::Swap {
            of,
            round,
            member,
            with,
            dry_run,
        } => swap::swap(&of, round, member, with, dry_run),
        Asked::Lot {
            happened,
            stage,
            order,
            seed,
        } => decide::lot(&happened, stage, order, seed),
        Asked::Cut {
            happened,
            stage,
            through,
        } => decide::cut(&happened, stage, through),
        Asked::Standings { which, json } => standings::standings(&which, json),
        Asked::Print(asked) => print::print(&asked),
        Asked::Prizes { of, json } => prizes::prizes(&of, json),
        Asked::Pick {
            happened,
            member,
            prize,
        } => prizes::pick(&happened, member, prize),
        Asked::Offer(asked) => offer::offer(asked),
    }
}
