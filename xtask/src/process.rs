//! Starting other programs, saying which, and how long each step took.

use std::fmt::Write;
use std::io::ErrorKind;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::paths;

/// A cargo command in the checkout, by the same toolchain that built this program.
pub fn cargo<const N: usize>(arguments: [&str; N]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(paths::root());
    command
}

/// Runs a command to its end; anything but success is an error that names it.
pub fn run(command: &mut Command) -> Result<(), String> {
    let status = command
        .status()
        .map_err(|error| not_started(command, &error))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!(
            "`{}` failed ({status}); its own words are above",
            shown(command)
        ))
    }
}

/// Runs a command and gives what it printed.
pub fn output(command: &mut Command) -> Result<String, String> {
    let output = command
        .output()
        .map_err(|error| not_started(command, &error))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    Err(format!(
        "`{}` failed ({}):\n{}",
        shown(command),
        output.status,
        String::from_utf8_lossy(&output.stderr).trim_end()
    ))
}

/// Runs a command whose words matter only when it fails.
pub fn run_quietly(command: &mut Command) -> Result<(), String> {
    output(command).map(drop)
}

/// Whether a command can be started and succeeds; used to look for what is installed.
pub fn succeeds(command: &mut Command) -> bool {
    command.output().is_ok_and(|output| output.status.success())
}

/// Announces a step, does it, and says how long it took.
pub fn step(name: &str, work: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
    println!("\n=== {name}");
    let (result, elapsed) = timed(work);
    result?;
    println!("=== {name}: {:.1} s", elapsed.as_secs_f64());
    Ok(())
}

/// A step's name, and what it does.
pub type Step = (&'static str, fn() -> Result<(), String>);

/// Does the steps one after the other, up to the first that fails, and then says how long each took.
pub fn in_turn(steps: &[Step]) -> Result<(), String> {
    let mut table = "\n| step | seconds |\n|---|--:|\n".to_owned();
    for (name, work) in steps {
        let (result, elapsed) = timed(|| step(name, work));
        result?;
        // Writing to a string cannot fail.
        let _ = writeln!(table, "| {name} | {:.0} |", elapsed.as_secs_f64());
    }
    print!("{table}");
    Ok(())
}

/// A piece of work's result and the wall time it took.
#[expect(
    clippy::disallowed_methods,
    reason = "measuring is this program's own work; nothing of the product sees the time"
)]
pub fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let result = work();
    (result, start.elapsed())
}

pub fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words
        .map(|word| word.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}

pub fn not_started(command: &Command, error: &std::io::Error) -> String {
    let program = command.get_program().to_string_lossy();
    if error.kind() == ErrorKind::NotFound {
        format!("the program `{program}` is not installed (or not on the PATH)")
    } else {
        format!("`{program}` could not be started: {error}")
    }
}
