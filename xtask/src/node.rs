//! Node and npm: the window's packages, and the fonts that the reports embed as well.

use std::fs;
use std::process::Command;

use crate::paths;
use crate::process::{run, step};
use crate::system::find_program;

/// npm is a batch file on Windows, which `Command` does not find by its bare name.
const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// Brings the packages of the lockfile, unless the last installation was of the same lockfile.
pub fn install() -> Result<(), String> {
    let lockfile = paths::ui().join("package-lock.json");
    let stamp = paths::ui().join("node_modules").join(".installed-lockfile");
    let wanted = fs::read(&lockfile).map_err(|error| format!("{}: {error}", lockfile.display()))?;
    if fs::read(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    if !cfg!(windows) && find_program(NPM).is_none() {
        return Err(
            "npm is not installed: the fonts and the window's packages come with it.\n\
             Install Node.js 20.19 or newer (it brings npm), then run the command again."
                .to_owned(),
        );
    }
    step("npm ci", || {
        run(&mut npm(["ci", "--no-audit", "--no-fund"]))
    })?;
    fs::write(&stamp, wanted).map_err(|error| format!("{}: {error}", stamp.display()))
}

/// Asks the registry whether any package that is built into the page is known to be unsafe. Many
/// registries do not answer that, and the tests are also run without a network.
pub fn audit() -> Result<(), String> {
    let once = ["--fetch-retries=0", "--fetch-timeout=30000"];
    let mut audit = npm(["audit", "--omit=dev", "--json"]);
    let asked = audit.args(once).output();
    let asked = asked.map_err(|error| format!("npm audit could not be started: {error}"))?;
    let said = String::from_utf8_lossy(&asked.stdout);
    if !said.contains("\"auditReportVersion\"") {
        println!("The registry of npm does not say what is unsafe: not looked at.");
        Ok(())
    } else if asked.status.success() {
        Ok(())
    } else {
        Err(format!("npm audit --omit=dev found something:\n{said}"))
    }
}

/// An npm command in the window's package.
pub fn npm<const N: usize>(arguments: [&str; N]) -> Command {
    let mut command = Command::new(NPM);
    command.args(arguments).current_dir(paths::ui());
    command
}

/// Shows the page of the kit in the browser, made anew at each change, until it is interrupted.
pub fn show_kit() -> Result<(), String> {
    install()?;
    run(&mut npm(["run", "--silent", "kit"]))
}

/// Builds the window's page into `ui/dist`, from where the window's program takes it.
pub fn build_page() -> Result<(), String> {
    run(&mut npm(["run", "--silent", "build"]))
}
