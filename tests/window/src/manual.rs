//! The manual's pictures: taken from the window with a numbered mark on what a step names, and held to
//! what the window shows since.
//!
//! Beside each picture lies the outline of what is in it: the role and the name of each control, heading
//! and message. A walk that meets another outline fails, until `cargo xtask pictures` has taken the picture
//! anew. What differs with the clock does not count.

mod crop;

use std::time::Duration;
use std::{env, fs};

use manual::{Language, Manual};
use serde::Deserialize;

use crate::waiting::until_within;
use crate::{Outcome, View};
use crop::Crop;

/// Set where the pictures are to be taken anew.
const WRITE: &str = "HANCHAN_WRITE_MANUAL";

/// A screen that is another one is told soon.
const PATIENCE: Duration = Duration::from_secs(20);

/// Finds what the marks are on, says what part of the window is shown, and what is in it.
const LOOK: &str = include_str!("manual/look.js");

/// Draws the marks over everything, or takes them away where there are none to draw.
const MARK: &str = include_str!("manual/mark.js");

/// What the page says of a picture that is to be taken.
#[derive(Debug, Deserialize)]
struct Look {
    /// Where the marks are, in the page's pixels: left, top, width, height.
    boxes: Vec<[f64; 4]>,
    crop: Crop,
    /// A line for each thing that is in it.
    outline: Vec<String>,
    /// The same of what is in it and not near its edge.
    inside: Vec<String>,
    /// And with what is near it from without.
    around: Vec<String>,
    /// The marks that are on nothing.
    missing: Vec<String>,
}

impl View {
    /// Holds the window to the manual's picture of that name, without language and ending; where pictures
    /// are wanted, takes it anew. `marks` are the names of what has the marks 1, 2 and so on; without any,
    /// the whole window is shown.
    pub async fn manual_picture(&self, stem: &str, language: Language, marks: &[&str]) -> Outcome {
        let picture = Manual::picture(stem, language);
        let kept = picture.with_extension("txt");
        // Nothing that only shows under the pointer is to be in it.
        self.page.action_chain().move_to(0, 0).perform().await?;
        if env::var_os(WRITE).is_some() {
            self.until_drawn().await?;
            self.until_on_screen().await;
            let look = self.looked_at(stem, marks).await?;
            let picture_of = self.marked(&look).await?;
            fs::create_dir_all(manual::folder().join("pictures"))?;
            fs::write(&picture, picture_of)?;
            return Ok(fs::write(&kept, look.outline.join("\n") + "\n")?);
        }
        let again = "run cargo xtask pictures, look at the picture, and keep it";
        let known = fs::read_to_string(&kept)
            .map_err(|error| format!("{}: {error}; {again}", kept.display()))?;
        // What is read from the file may come a little later than the rest of the screen.
        until_within(PATIENCE, async || {
            let look = match self.looked_at(stem, marks).await {
                Ok(look) => look,
                Err(error) => return Ok(Err(error.to_string())),
            };
            let changed = look.difference(&known);
            let instead = || format!("{stem} shows what is no more so; {again}:\n{changed}");
            Ok(changed.is_empty().then_some(()).ok_or_else(instead))
        })
        .await
    }

    /// What is to be seen now.
    async fn looked_at(&self, stem: &str, marks: &[&str]) -> Outcome<Look> {
        let look = self.page.execute(LOOK, vec![marks.into()]).await?;
        let look: Look = look.convert()?;
        if !look.missing.is_empty() {
            let missing = look.missing.join("”, “");
            return Err(format!("{stem}: nothing in the window is called “{missing}”").into());
        }
        Ok(look)
    }

    /// A picture with the marks on, which are taken away again.
    async fn marked(&self, look: &Look) -> Outcome<Vec<u8>> {
        let boxes = serde_json::to_value(&look.boxes)?;
        self.page.execute(MARK, vec![boxes]).await?;
        self.until_drawn().await?;
        self.until_on_screen().await;
        let whole = self.page.screenshot_as_png().await?;
        self.page
            .execute(MARK, vec![Vec::<u8>::new().into()])
            .await?;
        crop::reduced(&whole, &look.crop)
    }
}

impl Look {
    /// The lines of the outline that was kept that are nowhere any more, and those that it has not.
    fn difference(&self, kept: &str) -> String {
        let kept: Vec<&str> = kept.lines().collect();
        let gone = kept
            .iter()
            .filter(|line| self.around.iter().all(|there| there != *line));
        let new = self
            .inside
            .iter()
            .filter(|line| !kept.contains(&line.as_str()));
        let gone = gone.map(|line| format!("- {line}"));
        let changed: Vec<String> = gone.chain(new.map(|line| format!("+ {line}"))).collect();
        changed.join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_at_the_edge_of_a_picture_may_be_in_it_or_not() {
        let lines = |all: &[&str]| all.iter().map(|line| (*line).to_owned()).collect();
        let look = Look {
            boxes: Vec::new(),
            crop: serde_json::from_str(
                r#"{"x": 0, "y": 0, "width": 1, "height": 1, "density": 1}"#,
            )
            .unwrap(),
            missing: Vec::new(),
            outline: lines(&["button A", "button B"]),
            inside: lines(&["button A"]),
            around: lines(&["button A", "button B", "button C"]),
        };
        for kept in ["button A\n", "button A\nbutton B\nbutton C\n"] {
            assert_eq!(look.difference(kept), "", "{kept}");
        }
        assert_eq!(look.difference("button B\n"), "+ button A");
        assert_eq!(look.difference("button A\nlist D\n"), "- list D");
    }
}
