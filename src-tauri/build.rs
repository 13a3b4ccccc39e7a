//! Gives the page leave to call each command of `src/ipc/list.rs`, under the name `page` by which
//! `capabilities/main.json` knows them together.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

macro_rules! commands {
    ($($domain:ident :: $command:ident),+ $(,)?) => {
        const COMMANDS: &[&str] = &[$(stringify!($command)),+];
    };
}
include!("src/ipc/list.rs");

fn main() {
    // Set by cargo for every build script.
    let permissions = Path::new(&env::var_os("OUT_DIR").unwrap_or_default()).join("permissions");
    fs::create_dir_all(&permissions)
        .and_then(|()| fs::write(permissions.join("page.toml"), page()))
        .unwrap_or_else(|error| panic!("{}: {error}", permissions.display()));
    let pattern = permissions.join("*").display().to_string();
    let manifest = tauri_build::AppManifest::new()
        .commands(COMMANDS)
        // A build script ends at once: what it leaks is gone with it.
        .permissions_path_pattern(Box::leak(pattern.into_boxed_str()));
    println!("cargo:rerun-if-changed=windows-app-manifest.xml");
    let windows = tauri_build::WindowsAttributes::new_without_app_manifest()
        .app_manifest(include_str!("windows-app-manifest.xml"));
    let attributes = tauri_build::Attributes::new()
        .app_manifest(manifest)
        .windows_attributes(windows);
    tauri_build::try_build(attributes)
        .unwrap_or_else(|error| panic!("the window's configuration is wrong: {error:#}"));
}

/// All the commands as one set of permissions.
fn page() -> String {
    let mut set = String::from(
        "[[set]]\nidentifier = \"page\"\ndescription = \"Every command of the project.\"\npermissions = [\n",
    );
    for command in COMMANDS {
        let _ = writeln!(set, "  \"allow-{}\",", command.replace('_', "-"));
    }
    set + "]\n"
}
