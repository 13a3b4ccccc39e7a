//! A page: one task, step by step, as it is printed and as the window's test walks it.

use serde::Deserialize;

use crate::Words;

/// A task of the manual.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Page {
    /// The file's name without its ending.
    #[serde(skip)]
    pub id: String,
    /// From where in the window F1 leads here: a screen's id, or after a dot a part of it.
    #[serde(default)]
    pub opens: Vec<String>,
    /// The ids of the terms under which the index names this page.
    #[serde(default)]
    pub terms: Vec<String>,
    /// What the steps begin with.
    pub club: Club,
    /// What one does.
    pub title: Words,
    /// When one needs this, and what comes of it.
    pub lead: Words,
    /// Numbered in print.
    pub steps: Vec<Step>,
    /// What else may happen, and small questions with their answers.
    #[serde(default)]
    pub notes: Vec<Words>,
}

impl Page {
    /// The name of a step's picture, without language and ending: `evening-3` for the third step. Nothing
    /// where the step has none.
    pub fn picture_of(&self, at: usize) -> Option<String> {
        let step = self.steps.get(at)?;
        step.picture.as_ref()?;
        Some(format!("{}-{}", self.id, at + 1))
    }
}

/// What is open when the first step is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Club {
    /// Nothing: the program was never started before.
    None,
    /// A club without members and results.
    New,
    /// The sample club, as the first screen shows it: on its last evening.
    Sample,
    /// A club with members that has hardly met.
    Members,
    /// A club with a competition, 新春大会, that people have entered.
    Contest,
    /// A club in which one person, 9, was written down a second time, as 1 is.
    Twice,
    /// Nothing, and a folder with backups of a club.
    Lost,
    /// Nothing, and a hand-over under a passphrase.
    Given,
    /// A club, and a list of results as another program keeps it.
    Lists,
    /// A club, and another file of it with something of its own.
    Two,
}

/// One step of a page.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    ja: String,
    en: String,
    /// What the walk does for this step, in turn.
    #[serde(rename = "do", default)]
    pub acts: Vec<Act>,
    /// Where a picture of the window is shown after this step: the accessible names of what has the marks
    /// 1, 2 and so on. An empty list is a picture without marks.
    pub picture: Option<Vec<Words>>,
}

impl Step {
    /// What one does, in words.
    pub fn words(&self) -> Words {
        Words {
            ja: self.ja.clone(),
            en: self.en.clone(),
        }
    }
}

/// Something that the walk does.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// Presses the button, link or choice of that name.
    Press(Words),
    /// Types into a box.
    Type(Typed),
    /// Presses keys one after the other, such as `F4` or `Ctrl+Z`; all else between blanks is typed.
    Keys(String),
    /// Says what the next thing stands beside, where several are called alike.
    At(Words),
    /// Chooses one of those that a box offers.
    Choose(Chosen),
    /// Waits until that can be seen.
    See(Words),
}

/// What is typed, and where.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Typed {
    /// The box's label.
    #[serde(rename = "box")]
    pub label: Words,
    /// What is typed.
    pub text: Text,
}

/// What is chosen, and where.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chosen {
    /// The box's label.
    #[serde(rename = "box")]
    pub label: Words,
    /// The choice's name.
    pub option: Words,
}

/// What is typed: the same in both languages, or not.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum Text {
    /// Such as a number.
    Same(String),
    /// Such as a club's name.
    Each(Words),
}
