//! Ways of reading what a program says, and of giving it nothing to read.

use std::fs::File;
use std::io::{Write, pipe};
use std::path::Path;
use std::process::{Command, Stdio};

/// Who reads.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Kind {
    /// Somebody, to the end.
    Read,
    /// A disk without room.
    Full,
    /// Somebody who has gone away.
    Gone,
    /// It is closed.
    #[cfg(target_os = "linux")]
    Closed,
}

impl Kind {
    #[cfg(target_os = "linux")]
    const ALL: [Self; 4] = [Self::Read, Self::Full, Self::Gone, Self::Closed];
    /// No program is begun there with any of the three closed.
    #[cfg(windows)]
    const ALL: [Self; 3] = [Self::Read, Self::Full, Self::Gone];

    fn place(self) -> Stdio {
        match self {
            Self::Read => Stdio::piped(),
            #[cfg(target_os = "linux")]
            Self::Full => File::options()
                .write(true)
                .open("/dev/full")
                .unwrap()
                .into(),
            // What is only read takes nothing either.
            #[cfg(windows)]
            Self::Full => File::open(crate::PROGRAM).unwrap().into(),
            Self::Gone => pipe().unwrap().1.into(),
            // The shell closes it.
            #[cfg(target_os = "linux")]
            Self::Closed => Stdio::null(),
        }
    }
}

/// What there is to read.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum Input {
    /// A line that is a hanchan and a passphrase.
    Given,
    /// Nothing, by somebody who has gone away.
    Gone,
    /// It is closed.
    #[cfg(target_os = "linux")]
    Closed,
    /// It is a folder.
    #[cfg(target_os = "linux")]
    Folder,
}

impl Input {
    #[cfg(target_os = "linux")]
    const ALL: [Self; 4] = [Self::Given, Self::Gone, Self::Closed, Self::Folder];
    #[cfg(windows)]
    const ALL: [Self; 2] = [Self::Given, Self::Gone];

    const HANCHAN: &str =
        r#"{"rules":"shirakaba-2025","points":[42300,31000,26700,20000],"last_dealer":3}"#;
    const HAND: &str = r#"{"tiles":"234m567p22s34567s","win":"8s","riichi":1}"#;

    /// Where a command reads from: a line of what it asks for, or nothing.
    fn place(self, command: &str) -> Stdio {
        match self {
            Self::Given => {
                let line = if command == "hand" {
                    Self::HAND
                } else {
                    Self::HANCHAN
                };
                let (reader, mut writer) = pipe().unwrap();
                // A pipe holds more than a line.
                writer.write_all(line.as_bytes()).unwrap();
                reader.into()
            }
            Self::Gone => pipe().unwrap().0.into(),
            #[cfg(target_os = "linux")]
            Self::Closed => Stdio::null(),
            #[cfg(target_os = "linux")]
            Self::Folder => File::open("/").unwrap().into(),
        }
    }
}

/// What becomes of standard output, standard error and standard input.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Way {
    pub output: Kind,
    pub errors: Kind,
    pub input: Input,
}

impl Way {
    pub const USUAL: Self = Self {
        output: Kind::Read,
        errors: Kind::Read,
        input: Input::Given,
    };

    /// The first of all the others happen every day.
    pub const EVERY_DAY: usize = 3;

    /// Every other one there is.
    pub fn others() -> Vec<Self> {
        let way = |output, errors, input| Self {
            output,
            errors,
            input,
        };
        let mut all = Vec::new();
        for input in Input::ALL {
            for errors in Kind::ALL {
                all.extend(Kind::ALL.map(|output| way(output, errors, input)));
            }
        }
        all.retain(|way| *way != Self::USUAL);
        all
    }

    /// The program, beside which nothing is closed.
    #[cfg(windows)]
    fn command(self, program: &str) -> Command {
        let _ = self;
        Command::new(program)
    }

    /// The program, begun by a shell that closes what is to be closed.
    #[cfg(target_os = "linux")]
    fn command(self, program: &str) -> Command {
        let mut closing = String::from("exec \"$0\" \"$@\"");
        for (closes, what) in [
            (self.input == Input::Closed, " <&-"),
            (self.output == Kind::Closed, " >&-"),
            (self.errors == Kind::Closed, " 2>&-"),
        ] {
            if closes {
                closing += what;
            }
        }
        let mut shell = Command::new("sh");
        shell.args(["-c", &closing, program]);
        shell
    }

    /// Runs a line of words in a folder.
    pub fn run(self, program: &str, folder: &Path, line: &str) -> Ended {
        let output = self
            .command(program)
            .args(line.split_whitespace())
            .current_dir(folder)
            .stdin(self.input.place(line))
            .stdout(self.output.place())
            .stderr(self.errors.place())
            .output()
            .unwrap();
        Ended {
            status: output.status.code(),
            output: String::from_utf8_lossy(&output.stdout).into_owned(),
            errors: String::from_utf8_lossy(&output.stderr).into_owned(),
        }
    }
}

/// How a program ended.
pub struct Ended {
    pub status: Option<i32>,
    pub output: String,
    pub errors: String,
}

impl Ended {
    /// Everything somebody could read.
    pub fn said(&self) -> String {
        format!("{}{}", self.output, self.errors)
    }
}
