//! System packages: looked for by what they bring, so that it works on every system;
//! installed by apt where there is apt, and named to the person elsewhere.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process::{output, run, succeeds};

/// How one sees that something is installed.
enum Sign {
    Program(&'static str),
    File(&'static str),
    Library(&'static str),
    PythonModule(&'static str),
}

/// What is needed, and the Debian package that brings it.
struct Need {
    package: &'static str,
    sign: Sign,
}

const fn need(package: &'static str, sign: Sign) -> Need {
    Need { package, sign }
}

/// To build the crates without a window: the library that keeps the club's file is C.
const COMPILER: &[Need] = &[need("build-essential", Sign::Program("cc"))];

/// To build the window.
const WEB_VIEW: &[Need] = &[
    need("pkg-config", Sign::Program("pkg-config")),
    need("libwebkit2gtk-4.1-dev", Sign::Library("webkit2gtk-4.1")),
];

/// To read PDFs, workbooks and archives back, and to speak Japanese.
const READING: &[Need] = &[
    need("poppler-utils", Sign::Program("pdftotext")),
    need("qpdf", Sign::Program("qpdf")),
    need("python3", Sign::Program("python3")),
    need("libreoffice-calc-nogui", Sign::Program("soffice")),
    need("locales", Sign::File("/usr/share/i18n/locales/ja_JP")),
];

/// To drive the window without a screen.
const DRIVING: &[Need] = &[
    need("webkit2gtk-driver", Sign::Program("WebKitWebDriver")),
    need("chromium-driver", Sign::Program("chromedriver")),
    need("xvfb", Sign::Program("xvfb-run")),
    need("xauth", Sign::Program("xauth")),
];

/// What reads them on Windows and macOS, where nothing is installed: a program, and what brings it there.
const READING_ELSEWHERE: [(&str, &str); 5] = if cfg!(windows) {
    [
        ("pdftotext", "choco install poppler"),
        ("qpdf", "choco install qpdf"),
        (
            "soffice",
            "choco install libreoffice-fresh, and C:\\Program Files\\LibreOffice\\program on the PATH",
        ),
        ("python3", "Python from python.org, as python3"),
        ("sha256sum", "Git for Windows, and its usr\\bin on the PATH"),
    ]
} else {
    [
        ("pdftotext", "brew install poppler"),
        ("qpdf", "brew install qpdf"),
        ("soffice", "brew install --cask libreoffice"),
        ("python3", "brew install python"),
        ("sha256sum", "brew install coreutils"),
    ]
};

/// To build for Windows, and to run what was built.
const WINDOWS: &[Need] = &[
    need(
        "gcc-mingw-w64-x86-64-posix",
        Sign::Program("x86_64-w64-mingw32-gcc-posix"),
    ),
    need(
        "g++-mingw-w64-x86-64-posix",
        Sign::Program("x86_64-w64-mingw32-g++-posix"),
    ),
    need("wine64", Sign::File("/usr/lib/wine/wine64")),
    need("wine", Sign::Program("wine")),
    need("nsis", Sign::Program("makensis")),
];

/// To make packages for Linux, and to try them in an empty system.
const PACKING: &[Need] = &[
    need("dpkg-dev", Sign::Program("dpkg-shlibdeps")),
    need("debootstrap", Sign::File("/usr/sbin/debootstrap")),
    need("desktop-file-utils", Sign::Program("desktop-file-validate")),
    need("rpm", Sign::Program("rpm")),
    need("xvfb", Sign::Program("Xvfb")),
];

/// To install Python packages in a folder of our own.
const PYTHON: &[Need] = &[need("python3-venv", Sign::PythonModule("ensurepip"))];

/// To see what a program asks of the system, and to fail it.
const PROVING: &[Need] = &[need("strace", Sign::Program("strace"))];

/// To measure.
const MEASURING: &[Need] = &[need("time", Sign::File("/usr/bin/time"))];

/// Brings what building the crates without a window needs.
pub fn for_crates() -> Result<(), String> {
    if cfg!(target_os = "linux") {
        install(&[COMPILER])
    } else {
        Ok(())
    }
}

/// Brings what building the window needs. Windows and macOS bring their own web view.
pub fn for_window() -> Result<(), String> {
    if cfg!(target_os = "linux") {
        install(&[COMPILER, WEB_VIEW])
    } else {
        Ok(())
    }
}

/// Brings what building the window and its installers needs. Windows and macOS bring it themselves, or
/// Tauri does.
pub fn for_packages() -> Result<(), String> {
    if cfg!(target_os = "linux") {
        install(&[COMPILER, WEB_VIEW, PACKING])
    } else {
        Ok(())
    }
}

/// Brings what the tests need. Elsewhere than on Linux the window is not driven, and what is missing is
/// told before anything is built.
pub fn for_tests() -> Result<(), String> {
    if !cfg!(target_os = "linux") {
        return told_missing(&READING_ELSEWHERE);
    }
    install(&[COMPILER, WEB_VIEW, READING, DRIVING, PROVING, PYTHON])?;
    japanese_locale()
}

/// Brings what the proofs need. Elsewhere than on Linux the power is not cut and no disk fails.
pub fn for_proofs() -> Result<(), String> {
    if cfg!(target_os = "linux") {
        install(&[COMPILER, PROVING])
    } else {
        Ok(())
    }
}

/// Brings what building for Windows needs, and Wine.
pub fn for_windows() -> Result<(), String> {
    if !cfg!(target_os = "linux") || find_program("apt-get").is_none() {
        return Err(
            "this builds for Windows with Debian's own compilers; run it on Debian".to_owned(),
        );
    }
    install(&[COMPILER, WINDOWS])
}

/// Brings that, and what the tests under Wine start by the bridge.
pub fn for_tests_under_wine() -> Result<(), String> {
    for_windows()?;
    install(&[READING])?;
    japanese_locale()
}

/// Brings what checking for macOS needs.
pub fn for_mac() -> Result<(), String> {
    if !cfg!(target_os = "linux") || find_program("apt-get").is_none() {
        return Err(
            "this checks for macOS with Debian's own compiler; on a Mac run `cargo xtask test`"
                .to_owned(),
        );
    }
    install(&[COMPILER, PYTHON])
}

/// Brings what the benchmarks need.
pub fn for_benchmarks() -> Result<(), String> {
    if !cfg!(target_os = "linux") {
        return Err("the benchmarks read peak memory with GNU time; run them on Linux".to_owned());
    }
    install(&[COMPILER, WEB_VIEW, READING, DRIVING, MEASURING, PYTHON])?;
    japanese_locale()
}

/// Names each program that is not there, with what brings it.
fn told_missing(programs: &[(&str, &str)]) -> Result<(), String> {
    let missing = programs
        .iter()
        .filter(|(program, _)| find_program(program).is_none());
    let told: Vec<String> = missing
        .map(|(program, how)| format!("  {program}: {how}"))
        .collect();
    if told.is_empty() {
        return Ok(());
    }
    Err(format!(
        "the tests start programs that are not here:\n{}",
        told.join("\n")
    ))
}

fn install(groups: &[&[Need]]) -> Result<(), String> {
    let missing: Vec<&str> = groups
        .iter()
        .flat_map(|group| group.iter())
        .filter(|need| !need.sign.is_seen())
        .map(|need| need.package)
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    if find_program("apt-get").is_none() {
        return Err(format!(
            "this system lacks what these Debian packages bring: {}\n\
             Install their counterparts with your system's package manager, then run the command again.",
            missing.join(" ")
        ));
    }
    println!("Installing system packages: {}", missing.join(" "));
    run(as_root("apt-get")?.args(["update", "--quiet"]))?;
    run(as_root("apt-get")?
        .args(["install", "--yes", "--quiet", "--no-install-recommends"])
        .args(&missing))
}

/// The web view takes its language from the process: without a Japanese locale it is "C".
fn japanese_locale() -> Result<(), String> {
    let installed = output(Command::new("locale").arg("-a"))?;
    if installed
        .lines()
        .any(|name| name.eq_ignore_ascii_case("ja_JP.utf8"))
    {
        return Ok(());
    }
    println!("Making the locale ja_JP.UTF-8");
    run(as_root("localedef")?.args(["-i", "ja_JP", "-f", "UTF-8", "ja_JP.UTF-8"]))
}

pub fn as_root(program: &str) -> Result<Command, String> {
    let is_root = output(Command::new("id").arg("-u"))?.trim() == "0";
    let mut command = if is_root {
        Command::new("env")
    } else if find_program("sudo").is_some() {
        let mut sudo = Command::new("sudo");
        sudo.arg("env");
        sudo
    } else {
        return Err(format!(
            "`{program}` must run as root, and there is no sudo: run the command again as root"
        ));
    };
    command.args(["DEBIAN_FRONTEND=noninteractive", program]);
    Ok(command)
}

/// A program's path, searched for as the shell does.
pub fn find_program(name: &str) -> Option<PathBuf> {
    let file = format!("{name}{}", env::consts::EXE_SUFFIX);
    env::split_paths(&env::var_os("PATH")?)
        .map(|folder| folder.join(&file))
        .find(|path| path.is_file())
}

impl Sign {
    fn is_seen(&self) -> bool {
        match self {
            Self::Program(name) => find_program(name).is_some(),
            Self::File(path) => Path::new(path).exists(),
            Self::Library(name) => succeeds(Command::new("pkg-config").args(["--exists", name])),
            Self::PythonModule(name) => {
                succeeds(Command::new("python3").args(["-c", &format!("import {name}")]))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_named_with_what_brings_it() {
        assert_eq!(told_missing(&[("cargo", "rustup")]), Ok(()));
        let programs = [
            ("cargo", "rustup"),
            ("no-such-one", "luck"),
            ("nor-this", "more of it"),
        ];
        let told = told_missing(&programs).unwrap_err();
        assert!(
            told.ends_with("\n  no-such-one: luck\n  nor-this: more of it"),
            "{told}"
        );
    }
}
