//! The image for a Mac, packed more tightly than Tauri's bundler packs it.
//!
//! It may be larger than any other installer all the same. The fonts are in the window's program
//! twice, for paper and for the page, and once in the command line's, each time for both processors.
//! Other installers are packed with a memory long enough to see that; `hdiutil` packs in small parts,
//! and each copy counts. To mend it, the program would have to give the page its fonts, and the
//! command line be the window's program under another name.

use std::env;
use std::ffi::OsString;
use std::path::Path;

use crate::debian_rust::write_script;
use crate::paths;

/// What makes images there.
const MAKER: &str = "/usr/bin/hdiutil";

/// Where the bundler looks for programs: first for ours, which has the image packed by LZMA. Packed again
/// after the bundler has signed it, it would have lost its signature.
pub fn path(folder: &Path) -> Result<OsString, String> {
    let programs = paths::empty_folder(folder.join("programs"))?;
    write_script(&programs.join("hdiutil"), &script(MAKER))?;
    let usual = env::var_os("PATH").unwrap_or_default();
    env::join_paths([programs].into_iter().chain(env::split_paths(&usual)))
        .map_err(|error| error.to_string())
}

/// Passes everything on, but for what the bundler says of the packing.
fn script(maker: &str) -> String {
    format!(
        r#"#!/bin/sh
for word; do
    shift
    case $word in
        UDZO) set -- "$@" ULMO ;;
        -imagekey | zlib-level=*) ;;
        *) set -- "$@" "$word" ;;
    esac
done
exec {maker} "$@"
"#
    )
}

// Not on Windows: it has no shell for scripts.
#[cfg(all(test, unix))]
mod tests {
    use super::script;
    use std::process::Command;

    #[test]
    fn images_are_packed_tightly_and_all_else_is_passed_on() {
        let asked = |words: &[&str]| {
            let script = script("printf %s,");
            let mut shell = Command::new("sh");
            let said = shell.args(["-c", &script, "hdiutil"]).args(words).output();
            String::from_utf8(said.unwrap().stdout).unwrap()
        };
        let packed = [
            "convert",
            "a b.dmg",
            "-format",
            "UDZO",
            "-imagekey",
            "zlib-level=9",
            "-o",
            "c.dmg",
        ];
        assert_eq!(asked(&packed), "convert,a b.dmg,-format,ULMO,-o,c.dmg,");
        let made = ["create", "-srcfolder", "半荘帳.app", "-format", "UDRW"];
        assert_eq!(asked(&made), "create,-srcfolder,半荘帳.app,-format,UDRW,");
    }
}
