//! `hanchan`: a club's records from the command line. Each command is a few lines over the same
//! crates that the window uses.
//!
//! `arguments.rs` says what can be asked for, one module a command does it, and `failure.rs` turns
//! what went wrong into lines on standard error and the exit status: 0 done, 1 the work failed,
//! 2 the input was refused.
//!
//! A library with a one-line program around it, so that the tests can build the program they run.

mod arguments;
mod awards;
mod comment;
mod competition;
mod demo;
mod erase;
mod failure;
mod file;
mod handover;
mod history;
mod import;
mod json;
mod progress;
mod report;
mod rules;
mod schedule;
mod score;
mod seat;
mod standings;

use arguments::{Arguments, Command};
use clap::{CommandFactory, Parser};
use failure::Failure;
use std::process::ExitCode;

/// Does what the command line asks for.
pub fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match run(arguments.command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::New(new) => file::new(&new),
        Command::Import(files) => import::import(&files),
        Command::Score { rules } => score::score(rules.as_deref()),
        Command::Standings(which) => standings::standings(&which),
        Command::Report(report) => report::report(report),
        Command::Export(export) => file::export(&export),
        Command::Check { file } => file::check(&file),
        Command::Backup { file, to } => file::backup(&file, &to),
        Command::Restore { backup, to } => file::restore(&backup, &to),
        Command::Archive { file, out } => file::archive(&file, &out),
        Command::Handover(asked) => handover::handover(&asked),
        Command::History { file, limit, json } => history::history(&file, limit, json),
        Command::Undo { file } => history::undo(&file),
        Command::Redo { file } => history::redo(&file),
        Command::Rules(action) => rules::rules(action),
        Command::Schedule(asked) => schedule::schedule(asked),
        Command::Awards(asked) => awards::awards(&asked),
        Command::Competition(asked) => competition::competition(asked),
        Command::Comment(asked) => comment::comment(&asked),
        Command::Erase(asked) => erase::erase(&asked),
        Command::Seat(asked) => seat::seat(&asked),
        Command::Demo(demo) => demo::demo(&demo),
        Command::Completions { shell } => {
            let mut command = Arguments::command();
            clap_complete::generate(shell, &mut command, "hanchan", &mut std::io::stdout());
            Ok(())
        }
    }
}
