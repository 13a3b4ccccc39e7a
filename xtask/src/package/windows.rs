//! The installer for Windows, made on Debian by NSIS from the script that Tauri's bundler takes on
//! Windows.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::stamp::{SOURCE_DATE_EPOCH, Stamp, VERSION};
use super::{copy, installers, name, print_sizes, release, write};
use crate::process::{run, run_quietly, step};
use crate::windows::{self, TARGET};
use crate::{node, paths, system};

/// By this the script is told the day, of which Tauri's bundler knows nothing.
pub const DATE: &str = "HANCHANCHO_DATE";

/// As Windows shows it, in tauri.windows.conf.json as well.
pub const PRODUCT: &str = "半荘帳";
/// As in tauri.conf.json.
pub const MAKER: &str = "Hanchancho";
const COPYRIGHT: &str = "© 2026 the Hanchancho authors. MIT License";

/// Above it the script says what Tauri's bundler fills in, below it everything else.
const MARK: &str = ";==== filled in down to here ====";

/// What is installed besides the programs, in the checkout and on Windows; as `resources` in
/// tauri.windows.conf.json.
pub const OTHERS: [(&str, &str); 3] = [
    ("src-tauri/icons/document.ico", "document.ico"),
    ("LICENSE", "LICENSE.txt"),
    ("THIRD-PARTY.txt", "THIRD-PARTY.txt"),
];

/// By which the web view is found, where the compiler is not Microsoft's own.
pub const LOADER: &str = "WebView2Loader.dll";

/// What is packed into an installer.
pub struct Setup<'a> {
    pub version: &'a str,
    /// As 2026-11-24.
    pub day: &'a str,
    /// `hanchancho.exe`, and where it was built `WebView2Loader.dll` beside it.
    pub program: &'a Path,
    /// `hanchan.exe`.
    pub command_line: &'a Path,
    /// Packed loosely, because it is only to be tried.
    pub is_quick: bool,
}

/// The release build for Windows, and its installer.
pub fn build() -> Result<(), String> {
    system::for_windows()?;
    node::install()?;
    let stamp = Stamp::of_checkout()?;
    step("Page: build", node::build_page)?;
    let folder = windows::folder()?;
    let compiler = windows::compiler::Compiler::unpacked(&folder)?;
    step("Release build for Windows", || {
        let flags = release::flags(paths::root(), &[(&folder, "/windows")])?;
        run(compiler
            .cargo("build")
            // In one piece the program has more names than mingw's linker can look up.
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "4")
            .args(["--release", "-p", "cli", "-p", "hanchancho"])
            .args(["--features", "hanchancho/custom-protocol"])
            .env(SOURCE_DATE_EPOCH, stamp.0.to_string())
            // The linker would write the time of the build.
            .env(
                "RUSTFLAGS",
                format!("{flags} -Clink-arg=-Wl,--no-insert-timestamp"),
            ))
    })?;
    let built = folder.join("built").join(TARGET).join("release");
    let programs = ["hanchancho.exe", "hanchan.exe"].map(|program| built.join(program));
    let installers = installers()?;
    fs::create_dir_all(&installers)
        .map_err(|error| format!("{}: {error}", installers.display()))?;
    let installer = installers.join(name("exe", TARGET));
    step("Installer for Windows", || {
        let setup = Setup {
            version: VERSION,
            day: &stamp.day(),
            program: &programs[0],
            command_line: &programs[1],
            is_quick: false,
        };
        setup.pack(&folder, stamp, &installer)
    })?;
    print_sizes(&programs, &[installer])
}

impl Setup<'_> {
    /// Makes the installer; the script lies in `folder` meanwhile.
    pub fn pack(&self, folder: &Path, stamp: Stamp, installer: &Path) -> Result<(), String> {
        let root = paths::root();
        let script = root.join("src-tauri/windows/installer.nsi");
        let text = fs::read_to_string(&script)
            .map_err(|error| format!("{}: {error}", script.display()))?;
        let (_, body) = text
            .split_once(MARK)
            .ok_or_else(|| format!("{}: the line {MARK:?} is missing", script.display()))?;
        let own = folder.join("installer.nsi");
        // With a mark of Unicode before it, NSIS takes it as that.
        write(
            &own,
            &format!("\u{feff}{}{body}", self.head(root, installer)),
        )?;
        run_quietly(
            Command::new("makensis")
                .args(["-V2", "-WX"])
                .arg(&own)
                .env(SOURCE_DATE_EPOCH, stamp.0.to_string()),
        )
    }

    /// What Tauri's bundler fills in.
    fn head(&self, root: &Path, installer: &Path) -> String {
        let shown = |path: &Path| path.display().to_string();
        let (icons, numbers) = (root.join("src-tauri/icons"), format!("{}.0", self.version));
        let defined = [
            ("PRODUCT", PRODUCT.to_owned()),
            ("MAKER", MAKER.to_owned()),
            ("VERSION", self.version.to_owned()),
            ("VERSION_OF_FOUR", numbers),
            ("COPYRIGHT", COPYRIGHT.to_owned()),
            ("LICENCE", shown(&root.join("LICENSE"))),
            ("ICON", shown(&icons.join("app.ico"))),
            ("SIDE", shown(&icons.join("setup.bmp"))),
            ("PROGRAM", shown(self.program)),
            ("OUTPUT", shown(installer)),
            // Microsoft's own installer can be had from Microsoft alone.
            ("WEBVIEW2_SETUP", String::new()),
            ("SIGN_UNINSTALLER", String::new()),
            ("DATE", self.day.to_owned()),
        ];
        // Debian's NSIS has installers of 64 bits; those of 32, which are usual, need more of Wine.
        let mut head = "Target amd64-unicode\n".to_owned();
        if self.is_quick {
            head.push_str("!define QUICK\n");
        }
        // Writing into a String cannot fail.
        for (name, value) in defined {
            let _ = writeln!(head, "!define {name} \"{value}\"");
        }
        let files = self.files(root);
        head.push_str("!macro INSTALL_OTHERS\n");
        for (from, name) in &files {
            let _ = writeln!(head, "  File \"/oname={name}\" \"{}\"", from.display());
        }
        head.push_str("!macroend\n!macro REMOVE_OTHERS\n");
        for (_, name) in &files {
            let _ = writeln!(head, "  Delete \"$INSTDIR\\{name}\"");
        }
        head + "!macroend\n"
    }

    /// Everything but the window's program, and what it is called on Windows.
    fn files(&self, root: &Path) -> Vec<(PathBuf, &'static str)> {
        let mut files = vec![(self.command_line.to_owned(), "hanchan.exe")];
        let loader = self.program.with_file_name(LOADER);
        if loader.is_file() {
            files.push((loader, LOADER));
        }
        files.extend(OTHERS.map(|(from, name)| (root.join(from), name)));
        files
    }
}

/// Takes what only helps to search for faults out of a copy of a program.
pub fn stripped(program: &Path, copy_of_it: &Path) -> Result<(), String> {
    copy(program, copy_of_it)?;
    run(Command::new("x86_64-w64-mingw32-strip").arg(copy_of_it))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCRIPT: &str = include_str!("../../../src-tauri/windows/installer.nsi");
    const CONFIGURATION: &str = include_str!("../../../src-tauri/tauri.windows.conf.json");

    fn defined(head: &str) -> Vec<&str> {
        let names = head
            .lines()
            .filter_map(|line| line.strip_prefix("!define "));
        names.filter_map(|line| line.split(' ').next()).collect()
    }

    #[test]
    fn both_ways_fill_in_the_same_lines() {
        let (theirs, _) = SCRIPT.split_once(MARK).unwrap();
        let setup = Setup {
            version: "1.2.3",
            day: "2026-11-24",
            program: Path::new("/p/hanchancho.exe"),
            command_line: Path::new("/p/hanchan.exe"),
            is_quick: false,
        };
        let ours = setup.head(Path::new("/r"), Path::new("/o.exe"));
        assert_eq!(defined(&ours), defined(theirs));
        assert!(ours.contains("!define VERSION_OF_FOUR \"1.2.3.0\""));
        assert!(theirs.contains(DATE));
    }

    #[test]
    fn tauri_is_told_to_bring_the_same_files() {
        for (from, name) in OTHERS {
            let seen = from
                .strip_prefix("src-tauri/")
                .map_or_else(|| format!("../{from}"), str::to_owned);
            assert!(
                CONFIGURATION.contains(&format!("\"{seen}\": \"{name}\"")),
                "{seen}"
            );
        }
        assert!(CONFIGURATION.contains(&format!("\"productName\": \"{PRODUCT}\"")));
    }

    #[test]
    fn an_installer_says_what_is_in_the_configuration_of_all_systems() {
        let all = include_str!("../../../src-tauri/tauri.conf.json");
        assert!(all.contains(&format!("\"publisher\": \"{MAKER}\"")));
        assert!(all.contains(&format!("\"copyright\": \"{COPYRIGHT}\"")));
    }
}
