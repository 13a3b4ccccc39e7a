//! The tests in lanes, side by side. Each has a screen of its own, and shows one window after the other on
//! it: of two on one screen only one has the keys, and what is chosen in a box of the other may be let go of
//! before it is typed over. The walk of the manual takes as long as all other tests of the window, and that
//! through every screen as well. Each lane is a command for all packages, so that nothing is built anew for
//! it, and a runner passes over the test programs of the others.

use std::env;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use super::{SELECTION, linting, on_a_virtual_screen, without_small_disks};
use crate::paths;
use crate::process::{cargo, not_started, run, shown, step};

/// The package whose tests drive the window.
const WINDOW: &str = "window-tests";

/// What this program is asked for by cargo, before a test program and its arguments.
pub const RUNNER: &str = "if-of";

/// The one among them that goes through every screen.
const WALK: &str = "screens";

/// A window of a test lives for seconds: what its page optimises for later it never comes to; and without a
/// graphics card each buffer shared with one would be emulated. (Without compositing it is faster still, and
/// stood still for good in two of some hundred runs.)
const SHORT_LIVED: [(&str, &str); 2] = [
    ("JSC_useDFGJIT", "0"),
    ("WEBKIT_DISABLE_DMABUF_RENDERER", "1"),
];

/// Which tests.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Lane {
    Walk,
    Manual,
    Window,
    Others,
}

/// What the names of the tests begin with that walk the manual.
const OF_MANUAL: &str = "manual::";

/// One window at a time.
const ALONE: &str = "--test-threads=1";

impl Lane {
    const ALL: [Self; 4] = [Self::Walk, Self::Manual, Self::Window, Self::Others];

    fn word(self) -> &'static str {
        match self {
            Self::Walk => "walk",
            Self::Manual => "manual",
            Self::Window => "window",
            Self::Others => "others",
        }
    }

    /// What it tells a test program, which cargo names after its file and a hash, of which tests to run;
    /// nothing where none of them is its own.
    fn told(self, package: &str, program: &str) -> Option<&'static [&'static str]> {
        let file = Path::new(program).file_stem().unwrap_or_default();
        let name = file.to_string_lossy();
        let is_walk = name.rsplit_once('-').is_some_and(|(name, _)| name == WALK);
        match (self, package == WINDOW, is_walk) {
            (Self::Others, false, _) | (Self::Walk, true, true) => Some(&[]),
            (Self::Manual, true, false) => Some(&[OF_MANUAL, ALONE]),
            (Self::Window, true, false) => Some(&["--skip", OF_MANUAL, ALONE]),
            _ => None,
        }
    }

    /// A test program about to run. One without windows gives way to those with: its tests run side by side,
    /// so that at the end they fill all processors, where one window at a time would have one.
    fn start(self, program: &str) -> Command {
        if self != Self::Others || !cfg!(unix) {
            return Command::new(program);
        }
        let mut behind = Command::new("nice");
        behind.arg(program);
        behind
    }

    fn command(self) -> Result<Command, String> {
        // Not the running one, whose file the build may have replaced.
        let program = paths::built("debug", "xtask")?;
        let runner = format!(
            "target.'cfg(all())'.runner=[{:?}, {RUNNER:?}, {:?}]",
            program.display().to_string(),
            self.word()
        );
        let mut tests = cargo(["test", "--no-fail-fast", "--config", &runner]);
        linting(&mut tests).args(SELECTION);
        if self != Self::Others {
            // No doctest drives a window.
            tests.arg("--tests");
        }
        tests.args(without_small_disks());
        let mut unseen = on_a_virtual_screen(&tests);
        unseen.envs(SHORT_LIVED);
        Ok(unseen)
    }
}

/// A lane that runs beside the others, and where its words go.
struct Beside {
    command: Command,
    running: Child,
    log: PathBuf,
}

impl Beside {
    fn begun(lane: Lane) -> Result<Self, String> {
        let log = paths::target()?.join(format!("{}-tests.log", lane.word()));
        let failed = |error: std::io::Error| format!("{}: {error}", log.display());
        let words = File::create(&log).map_err(failed)?;
        let errors = words.try_clone().map_err(failed)?;
        let mut command = lane.command()?;
        let running = command
            .stdin(Stdio::null())
            .stdout(words)
            .stderr(errors)
            .spawn()
            .map_err(|error| not_started(&command, &error))?;
        Ok(Self {
            command,
            running,
            log,
        })
    }

    /// Waits for its end, and says what it said.
    fn end(mut self) -> Result<(), String> {
        let failed = |error: std::io::Error| format!("{}: {error}", self.log.display());
        let ended = self.running.wait().map_err(failed)?;
        print!("{}", fs::read_to_string(&self.log).map_err(failed)?);
        if ended.success() {
            return Ok(());
        }
        Err(format!(
            "`{}` failed ({ended}); its own words are above",
            shown(&self.command)
        ))
    }
}

/// Runs all tests; what those of the window say comes after what the others say.
pub fn run_all() -> Result<(), String> {
    let walk = Beside::begun(Lane::Walk)?;
    let manual = Beside::begun(Lane::Manual)?;
    let window = Beside::begun(Lane::Window)?;
    let others = run(&mut Lane::Others.command()?);
    let ended = [window.end(), manual.end(), walk.end(), others];
    ended.into_iter().collect()
}

/// Runs a test program for cargo if it is of the lane that is asked for.
pub fn run_if_of(lane: &str, program: &str, arguments: &[&str]) -> Result<(), String> {
    let package = env::var("CARGO_PKG_NAME").unwrap_or_default();
    let asked = Lane::ALL.into_iter().find(|known| known.word() == lane);
    let asked = asked.ok_or_else(|| format!("`{lane}` is no lane of the tests"))?;
    asked.told(&package, program).map_or(Ok(()), |told| {
        let mut tests = asked.start(program);
        step(&package, || run(tests.args(arguments).args(told)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_test_is_of_one_lane() {
        let lanes = |package: &str, program: &str| {
            let told = Lane::ALL.map(|lane| Some((lane, lane.told(package, program)?)));
            told.into_iter().flatten().collect::<Vec<_>>()
        };
        let manual: &[&str] = &["manual::", ALONE];
        let all_else: &[&str] = &["--skip", "manual::", ALONE];
        assert_eq!(
            lanes(WINDOW, "deps/today-12ab"),
            [(Lane::Manual, manual), (Lane::Window, all_else)]
        );
        let all: &[&str] = &[];
        assert_eq!(lanes(WINDOW, "deps/screens-12ab"), [(Lane::Walk, all)]);
        assert_eq!(lanes("db", "deps/screens-12ab"), [(Lane::Others, all)]);
        let walk = paths::root().join("tests/window/tests").join(WALK);
        assert!(walk.with_extension("rs").is_file());
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
