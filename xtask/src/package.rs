//! `cargo xtask package`: the release build with this system's installer.

use crate::node::{self, npm};
use crate::process::{run, step};
use crate::{paths, system};

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
    step("Release build and installer", || {
        run(npm([
            "run",
            "--silent",
            "tauri",
            "--",
            "build",
            "--bundles",
            BUNDLES,
        ])
        .current_dir(paths::root().join("src-tauri")))
    })?;
    println!(
        "\nThe installer is in {}",
        paths::target()?.join("release").join("bundle").display()
    );
    Ok(())
}
