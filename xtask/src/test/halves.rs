//! The tests in two halves, side by side: those of the real window wait for it most of the time. Each half
//! is a command for all packages, so that nothing is built anew for it, and a runner passes over the test
//! programs of the other.

use std::env;
use std::fs::{self, File};
use std::process::{Command, Stdio};

use super::{SELECTION, on_a_virtual_screen, without_small_disks};
use crate::paths;
use crate::process::{cargo, not_started, run, shown};

/// The package whose tests drive the window.
const WINDOW: &str = "window-tests";

/// What this program is asked for by cargo, before a test program and its arguments.
pub const RUNNER: &str = "if-of";

/// Which tests.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Half {
    Window,
    Others,
}

impl Half {
    const ALL: [Self; 2] = [Self::Window, Self::Others];

    fn word(self) -> &'static str {
        match self {
            Self::Window => "window",
            Self::Others => "others",
        }
    }

    fn of_package(name: &str) -> Self {
        if name == WINDOW {
            Self::Window
        } else {
            Self::Others
        }
    }

    fn command(self) -> Result<Command, String> {
        let program =
            env::current_exe().map_err(|error| format!("this program's path: {error}"))?;
        let runner = format!(
            "target.'cfg(all())'.runner=[{:?}, {RUNNER:?}, {:?}]",
            program.display().to_string(),
            self.word()
        );
        let mut tests = cargo(["test", "--no-fail-fast", "--config", &runner]);
        tests.args(SELECTION);
        if self == Self::Window {
            // No doctest drives a window.
            tests.arg("--tests");
        }
        tests.args(without_small_disks());
        Ok(on_a_virtual_screen(&tests))
    }
}

/// Runs all tests; what those of the window say comes after what the others say.
pub fn run_both() -> Result<(), String> {
    let log = paths::target()?.join("window-tests.log");
    let failed = |error: std::io::Error| format!("{}: {error}", log.display());
    let words = File::create(&log).map_err(failed)?;
    let errors = words.try_clone().map_err(failed)?;
    let mut window = Half::Window.command()?;
    let mut running = window
        .stdin(Stdio::null())
        .stdout(words)
        .stderr(errors)
        .spawn()
        .map_err(|error| not_started(&window, &error))?;
    let others = run(&mut Half::Others.command()?);
    let ended = running.wait().map_err(failed)?;
    print!("{}", fs::read_to_string(&log).map_err(failed)?);
    if !ended.success() {
        return Err(format!(
            "`{}` failed ({ended}); its own words are above",
            shown(&window)
        ));
    }
    others
}

/// Runs a test program for cargo if it is of the half that is asked for.
pub fn run_if_of(half: &str, program: &str, arguments: &[&str]) -> Result<(), String> {
    let package = env::var("CARGO_PKG_NAME").unwrap_or_default();
    let asked = Half::ALL.into_iter().find(|known| known.word() == half);
    let asked = asked.ok_or_else(|| format!("`{half}` is no half of the tests"))?;
    if asked == Half::of_package(&package) {
        run(Command::new(program).args(arguments))
    } else {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_test_program_is_of_one_half() {
        assert_eq!(Half::of_package(WINDOW), Half::Window);
        assert_eq!(Half::of_package("db"), Half::Others);
        let folder = paths::root().join("tests/window/Cargo.toml");
        let name = format!("name = \"{WINDOW}\"");
        assert!(fs::read_to_string(folder).unwrap().contains(&name));
        // This program is of xtask, and not of the window.
        let program = env::current_exe().unwrap().display().to_string();
        let [list, unknown] = [["--list"], ["--no-such-option"]];
        assert!(run_if_of("all", &program, &list).is_err());
        assert!(run_if_of("others", &program, &list).is_ok());
        assert!(run_if_of("others", &program, &unknown).is_err());
        assert!(run_if_of("window", &program, &unknown).is_ok());
    }
}
