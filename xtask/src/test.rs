//! `cargo xtask test`: everything the project tests, cheapest first.

mod lanes;

use std::env;
use std::ffi::OsStr;
use std::process::Command;

pub use self::lanes::{RUNNER, run_if_of as run_test_program};

use crate::node::{self, npm};
use crate::process::{cargo, in_turn, run};
use crate::{association, deny, hands, paths, system, validators, workflows};

/// The build and the tests select the same packages with the same features: cargo then
/// resolves one set of dependencies, and compiles nothing twice.
pub const SELECTION: &[&str] = if cfg!(target_os = "linux") {
    &["--workspace", "--features", "hanchancho/custom-protocol"]
} else {
    ELSEWHERE
};

/// The same on Windows and macOS, where nothing drives the real window.
pub const ELSEWHERE: &[&str] = &[
    "--workspace",
    "--exclude",
    "window-tests",
    "--features",
    "hanchancho/custom-protocol",
];

/// Set on a machine where nobody may mount a disk: what needs one is then left out, in so many words.
/// Without it such tests fail there.
const NO_SMALL_DISK: &str = "HANCHAN_NO_SMALL_DISK";

/// What the names of those tests begin with.
const SMALL_DISK: &str = "on_a_small_disk";

/// Runs the checks in the order of their cost, stops at the first that fails, and ends with a table of where
/// the time went.
pub fn run_all() -> Result<(), String> {
    in_turn(&[
        ("Rust format", || run(&mut cargo(["fmt", "--check"]))),
        ("System packages", system::for_tests),
        ("Page: packages", node::install),
        ("Page: packages known to be unsafe", node::audit),
        ("Page: format, lints, types", || {
            run(&mut npm(["run", "--silent", "check"]))
        }),
        ("Page: unit tests", || run(&mut npm(["test", "--silent"]))),
        ("Page: build", node::build_page),
        ("Workflows", workflows::check),
        ("What it may be built from", deny::check),
        ("Build, and Clippy's lints", build),
        ("Papers, by others' validators", validators::check),
        ("Many clubs, by a database", || {
            association::ask(
                &association::Asked::SMALL,
                &paths::built("debug", "hanchan")?,
            )
        }),
        ("Hands, by another's program", || {
            hands::compare(hands::FEW, None)
        }),
        ("Tests, doctests, the real window", || {
            if cfg!(target_os = "linux") {
                lanes::run_all()
            } else {
                run(tests().arg("--no-fail-fast"))
            }
        }),
    ])
}

/// Everything that the tests are and start, and the benchmarks, which nothing else compiles.
pub fn build() -> Result<(), String> {
    if cfg!(windows) {
        let mut clippy = cargo(["clippy", "--all-targets"]);
        run(clippy.args(SELECTION).args(["--", "-D", "warnings"]))?;
    }
    run(linting(&mut cargo(["build", "--all-targets"])).args(SELECTION))
}

/// Clippy lints what a command compiles, and refuses warnings: `cargo clippy` before it would compile
/// every dependency twice. It does just this itself, with `cargo check`. What is linted is built anew,
/// this program as well, which Windows does not let anybody replace while it runs.
fn linting(command: &mut Command) -> &mut Command {
    if cfg!(windows) {
        return command;
    }
    command
        .env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver")
        .env("CLIPPY_ARGS", "-D__CLIPPY_HACKERY__warnings")
}

/// All tests: in a virtual screen, and in the language and time zone of the people it is for.
pub fn tests() -> Command {
    let mut cargo_test = cargo(["test"]);
    linting(&mut cargo_test)
        .args(SELECTION)
        .args(without_small_disks());
    if !cfg!(target_os = "linux") {
        return cargo_test;
    }
    on_a_virtual_screen(&cargo_test)
}

/// What comes last in a command that runs tests, where no small disk is to be had: the test programs then
/// count those tests as filtered out, not as passed.
pub fn without_small_disks() -> &'static [&'static str] {
    let why = if cfg!(windows) {
        "Windows mounts none without being asked (`cargo xtask windows` has them)".to_owned()
    } else if env::var_os(NO_SMALL_DISK).is_some() {
        format!("{NO_SMALL_DISK} is set")
    } else {
        return &[];
    };
    println!("Not tried, because {why}: the tests called {SMALL_DISK}…");
    &["--", "--skip", SMALL_DISK]
}

/// The same command where no screen is needed. The screen's server stays as it is when the last window
/// on it is closed: beginning anew, it would turn away a window that is opened at that moment.
pub fn on_a_virtual_screen(command: &Command) -> Command {
    let mut unseen = Command::new("xvfb-run");
    unseen
        .args([
            "--auto-servernum",
            "--server-args=-screen 0 1280x900x24 -noreset",
        ])
        .arg(command.get_program())
        .args(command.get_args())
        .current_dir(paths::root())
        .envs(set_in(command))
        .env("LC_ALL", "ja_JP.UTF-8")
        .env("TZ", "Asia/Tokyo");
    unseen
}

/// What is set for a command beside what everything has.
fn set_in(command: &Command) -> impl Iterator<Item = (&OsStr, &OsStr)> {
    (command.get_envs()).filter_map(|(name, value)| Some((name, value?)))
}
