//! The files of an import as the page is shown them: their sheets, and how each column is
//! understood.

use db::{Column, FileKind, FilePreview, ImportFiles, ImportProblem, Ledger, Source};
use serde::{Deserialize, Serialize};
use specta::Type;

use super::import_problem::FileProblem;
use super::imports::short;

/// What a file to import holds.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum ImportRole {
    Members,
    Sessions,
    Results,
    Hands,
    Adjustments,
    Openings,
    /// Rule sets, one a file.
    Rules,
}

pub const ROLES: [ImportRole; 7] = [
    ImportRole::Members,
    ImportRole::Sessions,
    ImportRole::Results,
    ImportRole::Hands,
    ImportRole::Adjustments,
    ImportRole::Openings,
    ImportRole::Rules,
];

/// What the person says of a column.
#[derive(Clone, Debug, Deserialize, Type)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ColumnMatch {
    /// It is that one, by its English name.
    As { name: String },
    /// It is not imported.
    LeftOut,
}

/// A file that was chosen.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct FileShown {
    /// With its sheet, as errors call it.
    pub name: String,
    /// Of a workbook, to choose from.
    pub sheets: Vec<String>,
    /// The sheet that is read.
    pub sheet: Option<String>,
    /// The line of the headings, where it is not the first.
    pub heading_line: Option<u32>,
    /// From left to right; none in a rule set.
    pub columns: Vec<ColumnShown>,
    /// The columns that there can be.
    pub known: Vec<KnownColumn>,
    /// Why nothing in it can be read.
    pub problem: Option<FileProblem>,
}

/// A column of a file.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ColumnShown {
    pub heading: String,
    /// What stands first below it.
    pub examples: Vec<String>,
    /// Which one it is taken for, by its English name.
    pub taken_for: Option<String>,
    pub left_out: bool,
}

/// A column that there can be.
#[derive(Debug, Serialize, Type)]
pub struct KnownColumn {
    pub name: String,
    pub japanese: String,
    pub required: bool,
}

/// The files chosen so far, each as it was last looked into: large files take their time.
#[derive(Default)]
pub struct Files {
    files: Vec<File>,
    /// A list as the club kept it.
    pub ledger: Option<Box<Ledger>>,
}

pub struct File {
    role: ImportRole,
    source: Source,
    look: Result<FilePreview, ImportProblem>,
}

impl ImportRole {
    /// The names under which export writes such files.
    pub fn file_names(self) -> &'static [&'static str] {
        match self {
            Self::Members => &["members.csv", "members.xlsx"],
            Self::Sessions => &["sessions.csv", "sessions.xlsx"],
            Self::Results => &["results.csv", "results.xlsx"],
            Self::Hands => &["hands.csv", "hands.xlsx"],
            Self::Adjustments => &["adjustments.csv", "adjustments.xlsx"],
            Self::Openings => &["openings.csv", "openings.xlsx"],
            Self::Rules => &["rules.json"],
        }
    }

    /// None for a rule set, which has no rows.
    fn kind(self) -> Option<FileKind> {
        Some(match self {
            Self::Members => FileKind::Members,
            Self::Sessions => FileKind::Sessions,
            Self::Results => FileKind::Results,
            Self::Hands => FileKind::Hands,
            Self::Adjustments => FileKind::Adjustments,
            Self::Openings => FileKind::Openings,
            Self::Rules => return None,
        })
    }
}

impl Files {
    /// Rule sets come one after the other; of each other kind there is one file.
    pub fn add(&mut self, role: ImportRole, source: Source) {
        if role != ImportRole::Rules {
            self.leave_out(role);
        }
        let source = match role.kind() {
            Some(kind) => source.on_sheet_of(kind),
            None => source,
        };
        self.files.push(File {
            role,
            look: look(role, &source),
            source,
        });
    }

    pub fn leave_out(&mut self, role: ImportRole) {
        self.files.retain(|file| file.role != role);
    }

    /// Changes how the file of a role is read, and looks into it anew.
    pub fn change(&mut self, role: ImportRole, change: impl Fn(&mut Source)) {
        for file in self.files.iter_mut().filter(|file| file.role == role) {
            change(&mut file.source);
            file.look = look(role, &file.source);
        }
    }

    pub fn of(&self, role: ImportRole) -> impl Iterator<Item = &File> {
        self.files.iter().filter(move |file| file.role == role)
    }

    pub fn to_import(&self) -> ImportFiles {
        let one = |role| self.of(role).next().map(|file| file.source.clone());
        ImportFiles {
            rule_sets: self
                .of(ImportRole::Rules)
                .map(|file| file.source.clone())
                .collect(),
            members: one(ImportRole::Members),
            sessions: one(ImportRole::Sessions),
            results: one(ImportRole::Results),
            hands: one(ImportRole::Hands),
            ledger: self.ledger.clone(),
            adjustments: one(ImportRole::Adjustments),
            openings: one(ImportRole::Openings),
            ..ImportFiles::default()
        }
    }
}

fn look(role: ImportRole, source: &Source) -> Result<FilePreview, ImportProblem> {
    role.kind()
        .map_or_else(|| Ok(FilePreview::default()), |kind| source.look(kind))
}

impl ColumnMatch {
    pub fn say_of(&self, place: u32, role: ImportRole, source: &mut Source) {
        let known = |name: &str| -> Option<&'static str> {
            let mut columns = role.kind()?.columns().iter();
            columns
                .find(|column| column.name == name)
                .map(|column| column.name)
        };
        let said = match self {
            Self::LeftOut => None,
            // The page chooses from the columns it was told of.
            Self::As { name } => match known(name) {
                Some(name) => Some(name),
                None => return,
            },
        };
        let place = usize::try_from(place).unwrap_or(usize::MAX);
        // What was said before of another column that was to be the same is said no more.
        source
            .columns
            .retain(|_, other| said.is_none() || *other != said);
        source.columns.insert(place, said);
    }
}

impl FileShown {
    pub fn of(file: &File) -> Self {
        let look = file.look.as_ref().ok();
        let columns = look.map_or(&[][..], |look| &look.columns);
        let heading_line = look.map(|look| look.heading_line);
        let known = file.role.kind().map(FileKind::columns).unwrap_or_default();
        Self {
            name: file.source.name.clone(),
            sheets: look.map_or(Vec::new(), |look| look.sheets.clone()),
            sheet: file.source.sheet().map(str::to_owned),
            heading_line: heading_line.filter(|line| *line > 1).map(short),
            columns: columns
                .iter()
                .map(|column| ColumnShown {
                    heading: column.heading.clone(),
                    examples: column.examples.clone(),
                    taken_for: column.taken_for.map(str::to_owned),
                    left_out: column.left_out,
                })
                .collect(),
            known: known.iter().map(KnownColumn::of).collect(),
            problem: file.look.as_ref().err().cloned().map(FileProblem::from),
        }
    }
}

impl KnownColumn {
    fn of(column: &Column) -> Self {
        Self {
            name: column.name.to_owned(),
            japanese: column.japanese.to_owned(),
            required: column.required,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_matched_by_hand_and_each_only_once() {
        let mut files = Files::default();
        let source = Source::new("results.csv", "日付,スコア,得点\n2025-10-04,42300,1\n");
        files.add(ImportRole::Results, source);
        let shown = |files: &Files| -> Vec<(Option<String>, bool)> {
            let file = FileShown::of(files.of(ImportRole::Results).next().unwrap());
            let columns = file.columns.into_iter();
            columns
                .map(|column| (column.taken_for, column.left_out))
                .collect()
        };
        assert_eq!(
            shown(&files),
            [(Some("date".into()), false), (None, false), (None, false)]
        );
        let points = ColumnMatch::As {
            name: "points".into(),
        };
        for place in [1, 2] {
            files.change(ImportRole::Results, |source| {
                points.say_of(place, ImportRole::Results, source);
            });
        }
        files.change(ImportRole::Results, |source| {
            ColumnMatch::LeftOut.say_of(1, ImportRole::Results, source);
        });
        assert_eq!(
            shown(&files),
            [
                (Some("date".into()), false),
                (None, true),
                (Some("points".into()), false)
            ]
        );
    }

    #[test]
    fn headings_below_a_title_are_said_to_be_there() {
        let mut files = Files::default();
        let mut line_of = |text: &str| {
            files.add(ImportRole::Members, Source::new("members.csv", text));
            FileShown::of(files.of(ImportRole::Members).next().unwrap()).heading_line
        };
        assert_eq!(line_of("番号,氏名\n1,会員1\n"), None);
        assert_eq!(line_of("会員名簿\n\n番号,氏名\n1,会員1\n"), Some(3));
    }

    #[test]
    fn a_file_that_cannot_be_read_says_why() {
        let mut files = Files::default();
        files.add(
            ImportRole::Members,
            Source::new("members.xlsx", b"PK\x03\x04"),
        );
        let shown = FileShown::of(files.of(ImportRole::Members).next().unwrap());
        assert!(matches!(shown.problem, Some(FileProblem::Workbook)));
        files.leave_out(ImportRole::Members);
        assert_eq!(files.to_import(), ImportFiles::default());
    }
}
