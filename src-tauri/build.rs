//! Gives the page leave to call each command of `src/ipc/list.rs`, under the name `page` by which
//! `capabilities/main.json` knows them together; and tells the program of which day it is.

use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

macro_rules! commands {
    ($($domain:ident :: $command:ident),+ $(,)?) => {
        const COMMANDS: &[&str] = &[$(stringify!($command)),+];
    };
}
include!("src/ipc/list.rs");

fn main() {
    tell_when_made();
    look_at_release_page();
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
    let attributes = tauri_build::Attributes::new()
        .app_manifest(manifest)
        .windows_attributes(for_windows());
    tauri_build::try_build(attributes)
        .unwrap_or_else(|error| panic!("the window's configuration is wrong: {error:#}"));
}

/// Tells Windows what the program can do. tauri-build has that linked with the program alone. What is tested
/// asks for the newer of the system's dialogs as well, and Windows starts nothing that does so without a
/// manifest; so Microsoft's linker puts it into everything. GNU's has no such option: what it makes for
/// tests is run by Wine, which starts that all the same.
fn for_windows() -> tauri_build::WindowsAttributes {
    const MANIFEST: &str = "windows-app-manifest.xml";
    println!("cargo:rerun-if-changed={MANIFEST}");
    let attributes = tauri_build::WindowsAttributes::new_without_app_manifest();
    // Both are set by cargo for every build script.
    if env::var_os("CARGO_CFG_TARGET_ENV").is_none_or(|linker| linker != "msvc") {
        return attributes.app_manifest(include_str!("windows-app-manifest.xml"));
    }
    let folder = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default();
    let manifest = Path::new(&folder).join(MANIFEST);
    println!("cargo:rustc-link-arg=/MANIFEST:EMBED");
    println!("cargo:rustc-link-arg=/MANIFESTUAC:NO");
    println!("cargo:rustc-link-arg=/MANIFESTINPUT:{}", manifest.display());
    attributes
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

/// Tells the program from when it is, in seconds since 1970: what `SOURCE_DATE_EPOCH` says, or for a
/// release the time of the commit that is checked out. So the same sources give the same program on any
/// day. Git is not asked for other builds, or each commit would compile the window anew.
fn tell_when_made() {
    println!("cargo::rerun-if-env-changed=SOURCE_DATE_EPOCH");
    let is_release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let told = env::var("SOURCE_DATE_EPOCH").ok();
    let seconds = match told {
        Some(told) => Some(told),
        None if is_release => committed(),
        None => None,
    };
    let Some(seconds) = seconds else { return };
    assert!(
        seconds.parse::<i64>().is_ok(),
        "SOURCE_DATE_EPOCH is `{seconds}`, which is no number of seconds"
    );
    println!("cargo::rustc-env=HANCHAN_MADE={seconds}");
}

/// When the checkout was committed; nothing where the sources are in no repository of their own.
fn committed() -> Option<String> {
    // The sources may have been unpacked within somebody else's.
    git(&["ls-files", "--error-unmatch", "build.rs"])?;
    // Written by each commit and each change to another.
    for file in ["HEAD", "logs/HEAD"] {
        let place = git(&["rev-parse", "--git-path", file])?;
        if Path::new(&place).exists() {
            println!("cargo::rerun-if-changed={place}");
        }
    }
    git(&["log", "-1", "--format=%ct"])
}

fn git(words: &[&str]) -> Option<String> {
    let said = Command::new("git").args(words).output().ok()?;
    let answer = String::from_utf8(said.stdout).ok()?;
    said.status.success().then(|| answer.trim().to_owned())
}

/// The page with newer versions is named by whoever makes the installers: the source knows none.
fn look_at_release_page() {
    println!("cargo::rerun-if-env-changed=HANCHAN_RELEASE_PAGE");
    let page = env::var("HANCHAN_RELEASE_PAGE").unwrap_or_default();
    assert!(
        page.is_empty() || page.starts_with("https://"),
        "HANCHAN_RELEASE_PAGE is `{page}`; it must be empty or begin with https://"
    );
}
