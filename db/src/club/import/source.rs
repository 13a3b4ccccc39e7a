//! A file to import, as it was read: what it is called, what is in it, and how the person says its
//! columns are to be understood.

use super::decode::as_utf8;
use super::unpacked_size::Checked;
use super::{MOST_BYTES, adjustments, hands, openings, results, sessions, workbook};
use crate::error::{Error, Fault, ImportProblem};
use crate::files::online_only::download;
use crate::files::sharing;
use crate::tables::column::Column;
use crate::tables::member;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::io::Read;
use std::path::Path;

/// A file to import, already read.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Source {
    /// What errors call it.
    pub name: String,
    /// What is in it.
    pub(super) bytes: Vec<u8>,
    checked: Checked,
    /// The sheet of a workbook; the first where none is named.
    sheet: Option<String>,
    /// What the person says of columns, by their places from 0 on: which column it is, by its
    /// English name, or that it is left out. Of all others the heading decides.
    pub columns: BTreeMap<usize, Option<&'static str>>,
}

impl Source {
    /// A file of that name with those bytes.
    pub fn new(name: impl Into<String>, bytes: impl Into<Vec<u8>>) -> Self {
        Self {
            name: name.into(),
            bytes: bytes.into(),
            ..Self::default()
        }
    }

    /// What is in it.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Reads a file, of which errors will only name the last part of the path.
    ///
    /// # Errors
    /// Where it cannot be read. One that is too large is cut, and refused by the import.
    pub fn read(path: impl AsRef<Path>) -> Result<Self, Error> {
        let path = path.as_ref();
        let failed = |error: std::io::Error| Error::file(path, Fault::from(error));
        let mut bytes = Vec::new();
        download(path).map_err(|fault| Error::file(path, fault))?;
        if path.is_dir() {
            // Windows says of a folder that it may not be opened.
            return Err(Error::file(path, Fault::IsFolder));
        }
        sharing::open_to_read(path)
            .map_err(failed)?
            .take(MOST_BYTES + 1)
            .read_to_end(&mut bytes)
            .map_err(failed)?;
        let name = path.file_name().unwrap_or(path.as_os_str());
        Ok(Self::new(name.to_string_lossy(), bytes))
    }

    /// # Errors
    /// Where it is larger than what is read, packed or unpacked.
    pub(super) fn check(&self) -> Result<(), ImportProblem> {
        let bytes = self.bytes.len() as u64;
        let most = MOST_BYTES;
        if bytes > most {
            Err(ImportProblem::TooLarge { bytes, most })
        } else if self.is_workbook() {
            self.checked.once(&self.bytes)
        } else {
            Ok(())
        }
    }

    /// What is written in it as JSON.
    ///
    /// # Errors
    /// Where it is something else, with the line, if it is not wrong as a whole.
    pub(super) fn as_json<T: DeserializeOwned>(
        &self,
        otherwise: impl FnOnce(String) -> ImportProblem,
    ) -> Result<T, (Option<u64>, ImportProblem)> {
        self.check().map_err(|problem| (None, problem))?;
        serde_json::from_slice(&as_utf8(&self.bytes)).map_err(|error| {
            let line = u64::try_from(error.line()).ok().filter(|line| *line > 0);
            (line, otherwise(error.to_string()))
        })
    }

    /// The same, where a workbook is open at the sheet that is called like that kind of file; where
    /// none is, at the first.
    #[must_use]
    pub fn on_sheet_of(mut self, kind: FileKind) -> Self {
        let sheets = workbook::sheets(&self);
        if let Some(found) = sheets
            .iter()
            .find(|sheet| kind.is_called(sheet))
            .or_else(|| sheets.first())
        {
            self.turn_to(found.clone());
        }
        self
    }

    /// Opens a workbook at another sheet, of whose columns nothing has been said yet.
    pub fn turn_to(&mut self, sheet: String) {
        let before = self.sheet.take().map(|sheet| format!("[{sheet}]"));
        let file = before.and_then(|before| self.name.strip_suffix(&before));
        self.name = format!("{}[{sheet}]", file.unwrap_or(&self.name));
        self.sheet = Some(sheet);
        self.columns.clear();
    }

    /// The sheets of a workbook that a person sees; one without a name of a CSV file.
    pub fn sheets(&self) -> Vec<String> {
        let sheets = workbook::sheets(self);
        if sheets.is_empty() {
            vec![String::new()]
        } else {
            sheets
        }
    }

    /// The sheet at which a workbook is open, if one was named.
    pub fn sheet(&self) -> Option<&str> {
        self.sheet.as_deref()
    }

    /// A workbook is a zip archive, and no text begins as one does.
    pub(super) fn is_workbook(&self) -> bool {
        workbook::is_one(&self.bytes)
    }
}

/// What a file with rows holds.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum FileKind {
    /// members.csv
    Members,
    /// sessions.csv
    Sessions,
    /// results.csv
    Results,
    /// hands.csv
    Hands,
    /// adjustments.csv
    Adjustments,
    /// openings.csv
    Openings,
}

impl FileKind {
    /// The columns that such a file can have.
    pub fn columns(self) -> &'static [Column] {
        match self {
            Self::Members => &member::HEADINGS,
            Self::Sessions => sessions::COLUMNS,
            Self::Results => results::COLUMNS,
            Self::Hands => hands::COLUMNS,
            Self::Adjustments => adjustments::COLUMNS,
            Self::Openings => openings::COLUMNS,
        }
    }

    fn is_called(self, sheet: &str) -> bool {
        let names: [&str; 3] = match self {
            Self::Members => ["members", "会員", "名簿"],
            Self::Sessions => ["sessions", "開催日", "開催"],
            Self::Results => ["results", "成績", "結果"],
            Self::Hands => ["hands", "和了", "役"],
            Self::Adjustments => ["adjustments", "調整", "調整点"],
            Self::Openings => ["openings", "合計だけの成績", "繰越"],
        };
        let sheet = sheet.trim();
        names.iter().any(|name| sheet.eq_ignore_ascii_case(name))
    }
}
