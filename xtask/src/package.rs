//! `cargo xtask package`: the release build with this system's installers, and on Debian that for
//! Windows as well. All of them come to lie in `target/installers`, under names in ASCII, which every
//! system and every page for downloads can show. People see 半荘帳 instead: on Windows and macOS it is
//! Tauri's `productName`. On Linux that names the package and has to be ASCII, so the desktop entry is
//! our own.

mod linux;
mod mac;
pub mod release;
mod rpm;
pub mod stamp;
mod trial;
mod twice;
pub mod windows;

use std::ffi::OsStr;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use self::release::{PROGRAMS, Release};
pub use self::stamp::Stamp;
use self::stamp::{SOURCE_DATE_EPOCH, VERSION};
use crate::process::{output, run, step};
use crate::{node, paths, signing, system};

/// The installers of each system. On Windows there is one alone: it asks for no administrator, which
/// Microsoft's own kind (msi) does.
const BUNDLES: &str = if cfg!(target_os = "linux") {
    "deb,rpm"
} else if cfg!(target_os = "macos") {
    "app,dmg"
} else {
    "nsis"
};

/// What ends the name of an installer.
const ENDINGS: [&str; 4] = ["deb", "rpm", "dmg", "exe"];

/// An installer may be this large, in bytes.
const MOST: u64 = 25_000_000;

/// What to do, as the words after `package` say.
#[derive(Debug, Eq, PartialEq)]
pub enum Asked {
    /// The installers of the system that this is.
    Here,
    /// That for Windows, on Debian.
    Windows,
    /// Those of Linux, and each installed in an empty system, started and removed.
    Tried,
    /// The programs built in two folders, and compared.
    Twice,
}

impl Asked {
    /// From the words after `package`.
    pub fn from(words: &[&str]) -> Result<Self, String> {
        match words {
            [] => Ok(Self::Here),
            ["windows"] => Ok(Self::Windows),
            ["--try"] => Ok(Self::Tried),
            ["--twice"] => Ok(Self::Twice),
            _ => Err(format!(
                "after `package` comes nothing, `windows`, `--try` or `--twice`, and not `{}`",
                words.join(" ")
            )),
        }
    }
}

/// Builds the installers and says where they are.
pub fn run_asked(asked: &Asked) -> Result<(), String> {
    match asked {
        Asked::Here => build().map(drop),
        Asked::Windows => windows::build(),
        Asked::Tried => trial::run_all(&build()?),
        Asked::Twice => twice::compare(),
    }
}

/// The installers of this system.
fn build() -> Result<Vec<PathBuf>, String> {
    system::for_packages()?;
    node::install()?;
    let stamp = Stamp::of_checkout()?;
    step("Page: build", node::build_page)?;
    let mut release = None;
    step("Release build", || {
        release = Some(Release::built(stamp)?);
        Ok(())
    })?;
    let release = release.ok_or("nothing was built")?;
    let mut made = Vec::new();
    step("Installers", || {
        made = bundle(&release, stamp)?;
        Ok(())
    })?;
    print_sizes(&PROGRAMS.map(|name| release.program(name)), &made)?;
    Ok(made)
}

/// Has Tauri's bundler make the installers of programs that are built.
fn bundle(release: &Release, stamp: Stamp) -> Result<Vec<PathBuf>, String> {
    let folder = paths::empty_folder(paths::target()?.join("package"))?;
    let config = folder.join("tauri.json");
    write(&config, &configuration(release, &folder, stamp)?)?;
    let bundles = release.folder.join("bundle");
    paths::remove(&bundles)?;
    // By its script, because the npm commands have other names on Windows.
    let tauri = ["node_modules", "@tauri-apps", "cli", "tauri.js"];
    let mut command = Command::new("node");
    command
        .arg(tauri.iter().fold(paths::ui(), |path, part| path.join(part)))
        .args(["bundle", "--bundles", BUNDLES, "--config"])
        .arg(&config)
        .current_dir(paths::root().join("src-tauri"))
        .env("CARGO_TARGET_DIR", paths::target()?)
        .env(SOURCE_DATE_EPOCH, stamp.0.to_string())
        .env(windows::DATE, stamp.day());
    if release.is_named {
        command.args(["--target", &release.target]);
    }
    if cfg!(target_os = "macos") {
        command.env("PATH", mac::path(&folder)?);
    }
    println!("{}", signing::prepare(&mut command));
    run(&mut command)?;
    let installers = paths::empty_folder(installers()?)?;
    let mut made = Vec::new();
    for installer in paths::files_below(&bundles, &[])? {
        let ending = installer.extension().and_then(OsStr::to_str);
        let Some(ending) = ending.filter(|ending| ENDINGS.contains(ending)) else {
            continue;
        };
        let place = installers.join(name(ending, &release.target));
        copy(&installer, &place)?;
        match ending {
            "deb" => linux::pack_again(&place, &folder, stamp)?,
            "rpm" => rpm::pack_again(&place, &folder.join("rpm"))?,
            _ => {}
        }
        made.push(place);
    }
    made.sort();
    if made.is_empty() {
        return Err(format!("Tauri left no installer in {}", bundles.display()));
    }
    Ok(made)
}

/// What the bundler is told besides `tauri.conf.json`: where the command line is, under the name by which
/// Tauri looks for a second program, and what Debian's changelog says.
fn configuration(release: &Release, folder: &Path, stamp: Stamp) -> Result<String, String> {
    let second = folder.join("hanchan");
    let ending = std::env::consts::EXE_SUFFIX;
    let place = folder.join(format!("hanchan-{}{ending}", release.target));
    copy(&release.program("hanchan"), &place)?;
    let changelog = linux::write_changelog(folder, stamp)?;
    Ok(format!(
        "{{\"bundle\": {{\"externalBin\": [{:?}], \"linux\": {{\"deb\": {{\"changelog\": {:?}}}}}}}}}\n",
        second.display().to_string(),
        changelog.display().to_string()
    ))
}

/// What an installer is called: in letters that a page for downloads does not change.
fn name(ending: &str, target: &str) -> String {
    let machine = target.split('-').next().unwrap_or_default();
    match ending {
        "deb" => {
            let debian = match machine {
                "x86_64" => "amd64",
                "aarch64" => "arm64",
                other => other,
            };
            format!("hanchancho_{VERSION}_{debian}.deb")
        }
        "rpm" => format!("hanchancho-{VERSION}-1.{machine}.rpm"),
        "exe" => format!("hanchancho_{VERSION}_{machine}-setup.exe"),
        other => format!("hanchancho_{VERSION}_{machine}.{other}"),
    }
}

/// Where installers come to lie.
fn installers() -> Result<PathBuf, String> {
    Ok(paths::target()?.join("installers"))
}

/// Says how large everything is; no installer may be larger than [`MOST`].
fn print_sizes(programs: &[PathBuf], installers: &[PathBuf]) -> Result<(), String> {
    let mut told = String::from("\n");
    let mut too_large = Vec::new();
    for (file, is_installer) in programs
        .iter()
        .map(|file| (file, false))
        .chain(installers.iter().map(|file| (file, true)))
    {
        let size = fs::metadata(file)
            .map_err(|error| format!("{}: {error}", file.display()))?
            .len();
        // Writing into a String cannot fail.
        let _ = writeln!(
            told,
            "{:>6}.{} MB  {}",
            size / 1_000_000,
            size / 100_000 % 10,
            file.display()
        );
        if is_installer && size > MOST {
            too_large.push(file.display().to_string());
        }
    }
    print!("{told}");
    if too_large.is_empty() {
        return Ok(());
    }
    let problem = format!(
        "larger than {} MB, which nobody should have to fetch: {}",
        MOST / 1_000_000,
        too_large.join(", ")
    );
    if cfg!(target_os = "macos") {
        // `mac.rs` says why, and what would mend it.
        println!("{problem}");
        return Ok(());
    }
    Err(problem)
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    fs::copy(from, to)
        .map(drop)
        .map_err(|error| format!("{} to {}: {error}", from.display(), to.display()))
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}

/// A file's SHA-256, as `sha256sum` tells it.
fn checksum(file: &Path) -> Result<String, String> {
    let told = output(Command::new("sha256sum").arg(file))?;
    Ok(told
        .split_whitespace()
        .next()
        .unwrap_or_default()
        .to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_understood() {
        assert_eq!(Asked::from(&[]), Ok(Asked::Here));
        assert_eq!(Asked::from(&["windows"]), Ok(Asked::Windows));
        assert_eq!(Asked::from(&["--try"]), Ok(Asked::Tried));
        assert_eq!(Asked::from(&["--twice"]), Ok(Asked::Twice));
        assert!(Asked::from(&["windows", "--try"]).is_err());
        assert!(Asked::from(&["linux"]).is_err());
    }

    #[test]
    fn installers_are_named_in_ascii_by_version_and_machine() {
        let linux = "x86_64-unknown-linux-gnu";
        assert_eq!(
            name("deb", linux),
            format!("hanchancho_{VERSION}_amd64.deb")
        );
        assert_eq!(
            name("rpm", linux),
            format!("hanchancho-{VERSION}-1.x86_64.rpm")
        );
        assert_eq!(
            name("dmg", "universal-apple-darwin"),
            format!("hanchancho_{VERSION}_universal.dmg")
        );
        assert_eq!(
            name("exe", "x86_64-pc-windows-gnu"),
            format!("hanchancho_{VERSION}_x86_64-setup.exe")
        );
    }
}
