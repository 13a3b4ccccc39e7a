//! The programs as they are published: built so that the folder they are built in leaves no trace.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::stamp::{SOURCE_DATE_EPOCH, Stamp};
use crate::paths;
use crate::process::{cargo, output, run};

/// A Mac's program holds one for each of its processors.
const MAC_TARGETS: [&str; 2] = ["aarch64-apple-darwin", "x86_64-apple-darwin"];
const MAC_UNIVERSAL: &str = "universal-apple-darwin";

/// The window, and the command line that is installed with it.
pub const PROGRAMS: [&str; 2] = ["hanchancho", "hanchan"];

/// What was built, and where.
pub struct Release {
    /// What Tauri calls the kind of machine.
    pub target: String,
    /// Whether Tauri has to be told.
    pub is_named: bool,
    pub folder: PathBuf,
}

impl Release {
    /// The programs of this system.
    pub fn built(stamp: Stamp) -> Result<Self, String> {
        let target = paths::target()?;
        if cfg!(target_os = "macos") {
            return Self::universal(stamp, &target);
        }
        run(&mut of_programs(paths::root(), &target, stamp)?)?;
        Ok(Self {
            target: host()?,
            is_named: false,
            folder: target.join("release"),
        })
    }

    fn universal(stamp: Stamp, target: &Path) -> Result<Self, String> {
        for machine in MAC_TARGETS {
            run(Command::new("rustup").args(["target", "add", machine]))?;
            run(of_programs(paths::root(), target, stamp)?.args(["--target", machine]))?;
        }
        let folder = target.join(MAC_UNIVERSAL).join("release");
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        for program in PROGRAMS {
            let parts =
                MAC_TARGETS.map(|machine| target.join(machine).join("release").join(program));
            run(Command::new("lipo")
                .arg("-create")
                .args(parts)
                .arg("-output")
                .arg(folder.join(program)))?;
        }
        Ok(Self {
            target: MAC_UNIVERSAL.to_owned(),
            is_named: true,
            folder,
        })
    }

    pub fn program(&self, name: &str) -> PathBuf {
        self.folder
            .join(format!("{name}{}", env::consts::EXE_SUFFIX))
    }
}

/// The command that builds both programs of a checkout into that target folder.
pub fn of_programs(checkout: &Path, target: &Path, stamp: Stamp) -> Result<Command, String> {
    let facts = host_facts()?;
    let mut sources =
        PathBuf::from(output(Command::new("rustc").args(["--print", "sysroot"]))?.trim());
    sources.extend(["lib", "rustlib", "src", "rust"]);
    // Where the compiler's sources are installed, it names them by their folder, else by this.
    let known = format!("/rustc/{}", fact(&facts, "commit-hash")?);
    let mut cargo = cargo([
        "build",
        "--release",
        "--locked",
        "-p",
        "cli",
        "-p",
        "hanchancho",
    ]);
    cargo
        .args(["--features", "hanchancho/custom-protocol"])
        .current_dir(checkout)
        .env("CARGO_TARGET_DIR", target)
        // What build scripts write lies in the target folder, wherever that is.
        .env(
            "RUSTFLAGS",
            flags(checkout, &[(target, "/target"), (&sources, &known)])?,
        )
        .env(SOURCE_DATE_EPOCH, stamp.0.to_string());
    if cfg!(target_os = "macos") {
        // As tauri.macos.conf.json says.
        cargo.env("MACOSX_DEPLOYMENT_TARGET", "13.0");
    }
    Ok(cargo)
}

/// What the compiler is told, so that programs built in other folders are the same: each folder is
/// written into them under one name. Whatever the person's own flags are comes first.
pub fn flags(checkout: &Path, others: &[(&Path, &str)]) -> Result<String, String> {
    let own = env::var("RUSTFLAGS").unwrap_or_default();
    let mut flags: Vec<String> = own.split_whitespace().map(str::to_owned).collect();
    let cargo = cargo_home()?;
    let ours = [(checkout, "/hanchancho"), (cargo.as_path(), "/cargo")];
    for (folder, name) in ours.iter().chain(others) {
        let folder = folder.display().to_string();
        if folder.contains(char::is_whitespace) {
            return Err(format!(
                "{folder}: a folder with a space in its name cannot be left out of the programs; \
                 build in another"
            ));
        }
        flags.push(format!("--remap-path-prefix={folder}={name}"));
    }
    if cfg!(all(windows, target_env = "msvc")) {
        // Microsoft's own library is not on every machine; and the linker writes no time.
        flags.push("-Ctarget-feature=+crt-static".to_owned());
        flags.push("-Clink-arg=/Brepro".to_owned());
    }
    Ok(flags.join(" "))
}

fn host_facts() -> Result<String, String> {
    output(Command::new("rustc").arg("-vV").current_dir(paths::root()))
}

fn host() -> Result<String, String> {
    fact(&host_facts()?, "host")
}

/// One of the things that the compiler says of itself.
fn fact(facts: &str, name: &str) -> Result<String, String> {
    let found = facts
        .lines()
        .find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    found
        .map(str::to_owned)
        .ok_or_else(|| format!("`rustc -vV` names no {name}"))
}

fn cargo_home() -> Result<PathBuf, String> {
    let set = |name: &str| env::var_os(name).filter(|value| value != OsStr::new(""));
    let home = || set("HOME").or_else(|| set("USERPROFILE"));
    set("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| Some(Path::new(&home()?).join(".cargo")))
        .ok_or_else(|| "neither CARGO_HOME nor HOME is set".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_folder_is_written_under_one_name() {
        let other = Path::new("/usr/src");
        let flags = flags(Path::new("/somewhere"), &[(other, "/rustc/abc")]).unwrap();
        assert!(flags.contains("--remap-path-prefix=/somewhere=/hanchancho "));
        assert!(flags.contains("=/cargo "));
        assert!(flags.contains("--remap-path-prefix=/usr/src=/rustc/abc"));
        assert!(super::flags(Path::new("/some where"), &[]).is_err());
    }

    #[test]
    fn the_compiler_says_what_it_is() {
        let facts = "rustc 1.95.0\nhost: x86_64-unknown-linux-gnu\ncommit-hash: abc\n";
        assert_eq!(
            fact(facts, "host").as_deref(),
            Ok("x86_64-unknown-linux-gnu")
        );
        assert!(fact(facts, "release").is_err());
    }
}
