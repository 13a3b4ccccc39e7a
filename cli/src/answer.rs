//! The one way in which anything is said: answers on standard output, remarks and errors on standard
//! error. What cannot be written ends nothing that is under way; it is told at the end, and the exit
//! status says whether the work was done, not whether somebody heard of it.

use crate::failure::Failure;
use crate::table::Table;
use serde::Serialize;
use std::borrow::Cow;
use std::fmt::Display;
use std::io::{self, BufWriter, ErrorKind, IsTerminal, Stdout, Write};
use std::process::ExitCode;

/// What a command says.
pub struct Answer {
    output: BufWriter<Stdout>,
    /// Somebody waits for each line.
    is_watched: bool,
    unwritten: Option<io::Error>,
    is_done: bool,
}

impl Answer {
    /// On standard output and standard error.
    pub fn new() -> Self {
        Self {
            output: BufWriter::with_capacity(1 << 16, io::stdout()),
            is_watched: io::stdout().is_terminal(),
            unwritten: None,
            is_done: false,
        }
    }

    /// A line for people.
    pub fn line(&mut self, text: impl Display) {
        let text = text.to_string();
        self.bytes(shown(&text).as_bytes());
        self.end_of_line();
    }

    /// A table for people.
    pub fn table(&mut self, table: &Table) {
        for line in table.lines() {
            self.line(line);
        }
    }

    /// A line for programs.
    pub fn json(&mut self, value: &impl Serialize) -> Result<(), Failure> {
        self.json_text(serde_json::to_string(value))
    }

    /// The same over several lines, for people to copy and change.
    pub fn pretty_json(&mut self, value: &impl Serialize) -> Result<(), Failure> {
        self.json_text(serde_json::to_string_pretty(value))
    }

    fn json_text(&mut self, text: serde_json::Result<String>) -> Result<(), Failure> {
        let text = text.map_err(Failure::failed)?;
        self.bytes(json_shown(&text).as_bytes());
        self.end_of_line();
        Ok(())
    }

    fn end_of_line(&mut self) {
        self.bytes(b"\n");
        if self.is_watched {
            self.flush();
        }
    }

    /// Bytes as they are, such as a document.
    pub fn bytes(&mut self, bytes: &[u8]) {
        if self.unwritten.is_none() {
            let written = self.output.write_all(bytes);
            self.written(written);
        }
    }

    /// What somebody else wrote to standard output, or could not.
    pub fn written(&mut self, written: io::Result<()>) {
        self.unwritten = self.unwritten.take().or(written.err());
    }

    fn flush(&mut self) {
        if self.unwritten.is_none() {
            let flushed = self.output.flush();
            self.written(flushed);
        }
    }

    /// A line beside the answer.
    pub fn remark(&mut self, text: impl Display) {
        // In the order in which it was said, where both go to one place.
        self.flush();
        beside(text);
    }

    /// Whether somebody may still read what is written; whoever goes on without end asks.
    pub fn is_read(&self) -> bool {
        self.unwritten.is_none()
    }

    /// From here on the work that was asked for is done, whatever becomes of the answer.
    pub fn done(&mut self) {
        self.is_done = true;
    }

    /// Says how it ended, as the exit status does.
    pub fn end(mut self, ended: Result<(), Failure>) -> ExitCode {
        self.flush();
        // A reader who has had enough is no mistake at all.
        let unwritten = self.unwritten.take();
        let unwritten = unwritten.filter(|error| !is_gone(error));
        let failure = ended.err();
        if self.is_done {
            if let Some(error) = unwritten {
                self.remark(format!(
                    "hanchan: it is done, but the answer could not be written ({error}); do not do it again"
                ));
            }
            if let Some(failure) = failure {
                self.remark(
                    "hanchan: it is done, but not everything could be told; do not do it again",
                );
                self.fail(&failure);
            }
            return ExitCode::SUCCESS;
        }
        let is_written = unwritten.is_none();
        if let Some(error) = unwritten {
            self.remark(format!(
                "hanchan: the answer could not be written ({error}); make room or send it elsewhere, then ask again"
            ));
        }
        match failure {
            Some(failure) => {
                self.fail(&failure);
                failure.status()
            }
            None if is_written => ExitCode::SUCCESS,
            None => ExitCode::from(1),
        }
    }

    fn fail(&mut self, failure: &Failure) {
        for line in failure.lines() {
            self.remark(line);
        }
    }
}

/// Whether the reader has gone away. Windows says it in another way where somebody who reads has given a
/// pipe with a name (`ERROR_PIPE_NOT_CONNECTED`).
fn is_gone(error: &io::Error) -> bool {
    error.kind() == ErrorKind::BrokenPipe || cfg!(windows) && error.raw_os_error() == Some(233)
}

/// Whether a character moves a terminal's cursor, or turns the direction of the text around it.
fn steers(character: char) -> bool {
    character.is_control() || matches!(character, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A line on standard error, where no answer has begun yet.
pub fn beside(text: impl Display) {
    let line = format!("{}\n", shown(&text.to_string()));
    // Where this fails as well nobody is left to be told.
    let _ = io::stderr().write_all(line.as_bytes());
}

/// A text as people see it, in one line: `\u{1b}` in place of a character that steers a terminal.
pub fn shown(text: &str) -> Cow<'_, str> {
    coded(text, steers, |character| {
        character.escape_default().collect()
    })
}

/// The same to every program. What JSON itself leaves as it is stands within quotation marks, where
/// its code means the same.
fn json_shown(text: &str) -> Cow<'_, str> {
    let is_left = |character| steers(character) && character >= '\u{7f}';
    coded(text, is_left, |character| {
        format!("\\u{:04x}", u32::from(character))
    })
}

fn coded(text: &str, is: impl Fn(char) -> bool, code: impl Fn(char) -> String) -> Cow<'_, str> {
    if !text.contains(&is) {
        return text.into();
    }
    let mut coded = String::with_capacity(2 * text.len());
    for character in text.chars() {
        if is(character) {
            coded.push_str(&code(character));
        } else {
            coded.push(character);
        }
    }
    coded.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_steers_a_terminal_is_shown_by_its_code() {
        for (text, said) in [
            ("濵口 正雄 𠮷田\u{3099} 👨‍👩‍👧", "濵口 正雄 𠮷田\u{3099} 👨‍👩‍👧"),
            ("a\u{1b}[31mb", "a\\u{1b}[31mb"),
            ("\u{9b}2J\u{7f}\u{7}", "\\u{9b}2J\\u{7f}\\u{7}"),
            ("一\n二\r三\t四", "一\\n二\\r三\\t四"),
            ("\u{202e}\u{2066}", "\\u{202e}\\u{2066}"),
        ] {
            assert_eq!(shown(text), said);
        }
        for character in char::MIN..=char::MAX {
            let text = character.to_string();
            assert_eq!(shown(&text) == text, !steers(character), "{text:?}");
        }
    }

    #[test]
    fn json_means_the_same_and_steers_nothing() {
        for character in char::MIN..=char::MAX {
            let text = serde_json::to_string(&format!("a{character}b")).unwrap();
            let said = json_shown(&text);
            assert!(!said.contains(steers), "{said:?}");
            assert_eq!(
                serde_json::from_str::<String>(&said).unwrap(),
                format!("a{character}b")
            );
        }
        let pretty = "{\n  \"a\": 1\n}";
        assert_eq!(json_shown(pretty), pretty);
    }
}
