//! `cargo xtask run`: the sample club in the real window.

use std::env;
use std::process::Command;

use crate::process::{cargo, run, step};
use crate::{demo, node, paths, system};

/// Makes the sample club and opens the window on it; without a display it stops before
/// building the window, which nobody could see.
pub fn open_sample_club() -> Result<(), String> {
    if !has_display() {
        demo::build_and_make(None)?;
        println!(
            "\nThere is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set), so the window \
             was not opened.\nThe club file and its documents are named above."
        );
        return Ok(());
    }
    system::for_window()?;
    node::install()?;
    step("Build the page", node::build_page)?;
    // One invocation, so that cargo resolves and compiles the shared dependencies once.
    step("Build hanchan and the window", || {
        run(cargo(["build", "-p", "cli", "-p", "hanchancho"])
            .args(["--features", "hanchancho/custom-protocol"]))
    })?;
    let sample = demo::make(None)?;
    sample.show();
    println!("\nOpening the window; close it to end this command.");
    run(Command::new(paths::built("debug", "hanchancho")?).arg(&sample.club))
}

fn has_display() -> bool {
    !cfg!(target_os = "linux")
        || ["DISPLAY", "WAYLAND_DISPLAY"]
            .iter()
            .any(|name| env::var_os(name).is_some_and(|value| !value.is_empty()))
}
