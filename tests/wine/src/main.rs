//! Stands for a program of the host, such as qpdf, where tests for Windows are run under Wine. Wine can
//! start the host's programs, but neither gives them its pipes, nor waits for them, nor says how they
//! ended: all of that goes by files. `cargo xtask windows` lays this program beside the tests, once under
//! each name that they start.

use std::fs::File;
use std::path::Path;
use std::process::{Command, ExitCode, id};
use std::thread::sleep;
use std::time::Duration;
use std::{env, fs, io};

/// Wine's name for the host's shell.
const SHELL: &str = r"Z:\bin\sh";

/// Runs what follows the first word, a folder: there it finds what it is given, and leaves what it says
/// and how it ended.
const SCRIPT: &str = r#"folder=$1; shift
"$@" < "$folder/given" > "$folder/said" 2> "$folder/complained"
echo $? > "$folder/ending"; mv "$folder/ending" "$folder/ended""#;

/// How often it is looked for.
const PAUSE: Duration = Duration::from_millis(10);

/// What a shell says of a program that it cannot start.
const CANNOT_START: u8 = 127;

fn main() -> ExitCode {
    match run() {
        Ok(status) => ExitCode::from(status),
        Err(problem) => {
            eprintln!("the bridge out of Wine: {problem}");
            ExitCode::from(CANNOT_START)
        }
    }
}

fn run() -> Result<u8, String> {
    let this = env::current_exe().map_err(|error| error.to_string())?;
    let name = this.file_stem().unwrap_or_default().to_string_lossy();
    let disk = env::var("WINEPREFIX").map_err(|_| "WINEPREFIX is not set".to_owned())?;
    let folder = env::temp_dir().join(format!("{name}-{}", id()));
    let status = pass(&name, &folder, &disk).map_err(|error| format!("{name}: {error}"))?;
    let status = status.trim_end();
    status
        .parse()
        .map_err(|_| format!("{name} ended by {status:?}"))
}

/// Has the host's program do it, and gives what the shell says of its end.
fn pass(name: &str, folder: &Path, disk: &str) -> io::Result<String> {
    let words = env::args().skip(1).map(|word| on_host(&word, disk));
    let (program, words) = program_of_host(name, words.collect());
    fs::create_dir(folder)?;
    let in_folder = |name: &str| folder.join(name);
    io::copy(&mut io::stdin(), &mut File::create(in_folder("given"))?)?;
    Command::new(SHELL)
        .args(["-c", SCRIPT, "sh"])
        .arg(on_host(&folder.display().to_string(), disk))
        .arg(program)
        .args(words)
        .spawn()?;
    while !in_folder("ended").exists() {
        sleep(PAUSE);
    }
    io::copy(&mut File::open(in_folder("said"))?, &mut io::stdout())?;
    io::copy(&mut File::open(in_folder("complained"))?, &mut io::stderr())?;
    let status = fs::read_to_string(in_folder("ended"))?;
    fs::remove_dir_all(folder)?;
    Ok(status)
}

/// Where Windows forbids a folder to everybody, or lets them again, the host has another program for it.
fn program_of_host(name: &str, words: Vec<String>) -> (&str, Vec<String>) {
    match (name, words.as_slice()) {
        ("icacls", [folder, deny, _]) if deny == "/deny" => {
            ("chmod", vec!["a-w".into(), folder.clone()])
        }
        ("icacls", [folder, remove, _]) if remove == "/remove:d" => {
            ("chmod", vec!["u+w".into(), folder.clone()])
        }
        _ => (name, words),
    }
}

/// A word of a command, with the host's path in place of Wine's. `Z:` is all of the host, `C:` lies in
/// Wine's own folder.
fn on_host(word: &str, disk: &str) -> String {
    // soffice's folder for what it keeps of a person.
    if let Some((before, path)) = word.split_once("=file:///") {
        return format!("{before}=file://{}", on_host(path, disk));
    }
    // A path of the host's from when the test was built, and what Windows joined to it.
    if word.starts_with('/') {
        return word.replace('\\', "/");
    }
    let path = word.strip_prefix(r"\\?\").unwrap_or(word);
    let Some((drive, rest)) = path.split_once(':') else {
        return word.to_owned();
    };
    if !rest.starts_with(['\\', '/']) {
        return word.to_owned();
    }
    let rest = rest.replace('\\', "/");
    match drive {
        "C" | "c" => format!("{disk}/drive_c{rest}"),
        "Z" | "z" => rest,
        _ => word.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{on_host, program_of_host};

    #[test]
    fn a_folder_is_forbidden_by_the_programs_of_the_host() {
        let of_host = |words: &[&str]| {
            let words = words.iter().map(|word| (*word).to_owned());
            let (program, words) = program_of_host("icacls", words.collect());
            format!("{program} {}", words.join(" "))
        };
        assert_eq!(of_host(&["/x", "/deny", "*S-1-1-0:(WD)"]), "chmod a-w /x");
        assert_eq!(of_host(&["/x", "/remove:d", "*S-1-1-0"]), "chmod u+w /x");
        assert_eq!(of_host(&["/x"]), "icacls /x");
    }

    #[test]
    fn only_paths_of_wine_are_other_on_the_host() {
        for (word, host) in [
            (r"Z:\home\a b\x.pdf", "/home/a b/x.pdf"),
            (r"\\?\Z:\x.pdf", "/x.pdf"),
            (r"C:\users\x.pdf", "/disk/drive_c/users/x.pdf"),
            ("Z:/x.pdf", "/x.pdf"),
            (r"/home/a\../b", "/home/a/../b"),
            ("-", "-"),
            ("csv:Text", "csv:Text"),
            ("--out", "--out"),
            (
                "-env:Home=file:///C:/a/b",
                "-env:Home=file:///disk/drive_c/a/b",
            ),
            ("print(1)\nx: int", "print(1)\nx: int"),
        ] {
            assert_eq!(on_host(word, "/disk"), host, "{word}");
        }
    }
}
