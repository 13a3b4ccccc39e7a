//! `cargo xtask package`: the release build with this system's installer.

use std::process::Command;

use crate::process::{run, step};
use crate::{node, paths, signing, system};

/// The installers that can be made without downloading a packaging tool.
const BUNDLES: &str = if cfg!(target_os = "linux") {
    "deb"
} else if cfg!(target_os = "macos") {
    "app,dmg"
} else {
    "msi,nsis"
};

/// Builds the installer and says where it is.
pub fn build() -> Result<(), String> {
    system::for_window()?;
    node::install()?;
    step("Page: build", node::build_page)?;
    step("Release build and installer", || {
        // By its script, because the npm commands have other names on Windows.
        let mut bundler = Command::new("node");
        bundler
            .arg(
                paths::ui()
                    .join("node_modules")
                    .join("@tauri-apps")
                    .join("cli")
                    .join("tauri.js"),
            )
            .args(["build", "--bundles", BUNDLES])
            .current_dir(paths::root().join("src-tauri"));
        println!("{}", signing::prepare(&mut bundler));
        run(&mut bundler)
    })?;
    println!(
        "\nThe installer is in {}",
        paths::target()?.join("release").join("bundle").display()
    );
    Ok(())
}
