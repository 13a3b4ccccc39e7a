//! A walk through a screen by Tab alone.

use serde::Deserialize;
use thirtyfour::Key;

use super::Chromium;
use crate::Outcome;

/// What Tab came to, all round the page. Controls are named by how they begin in the page.
#[derive(Debug, Deserialize)]
pub struct Walk {
    /// How many controls there are to come to.
    pub count: usize,
    /// Controls that it did not come to.
    missed: Vec<String>,
    /// Controls that look the same with the focus on them as without.
    unmarked: Vec<String>,
    /// Controls that had the focus where nobody could see them.
    unseen: Vec<String>,
    /// Where it stayed, not coming back to where it began.
    held: Option<String>,
}

impl Walk {
    /// Whatever keeps a person with nothing but keys from using the screen, a line for each.
    pub fn problems(&self) -> Vec<String> {
        let each = |what: &'static str, controls: &[String]| {
            let lines = controls
                .iter()
                .map(move |control| format!("{what} {control}"));
            lines.collect::<Vec<_>>()
        };
        [
            each("Tab does not come to", &self.missed),
            each("the focus does not show on", &self.unmarked),
            each("the focus is out of sight on", &self.unseen),
            each("Tab stays at", self.held.as_slice()),
        ]
        .concat()
    }
}

impl Chromium {
    /// Presses Tab until it has been all round the page, forwards.
    pub async fn walk(&self) -> Outcome<Walk> {
        let begin = "tabbing.begin(); return tabbing.count";
        let count = self.page.execute(begin, Vec::new()).await?;
        let count = count.convert::<usize>()?;
        // Once round and on to where it began; frames that scroll may be stopped at as well.
        for presses in [count + 1, 10, count] {
            self.press(Key::Tab.value().to_string().repeat(presses))
                .await?;
            let is_round = self.page.execute("return tabbing.isRound()", Vec::new());
            if is_round.await?.convert()? {
                break;
            }
        }
        Ok(self
            .page
            .execute("return tabbing.end()", Vec::new())
            .await?
            .convert()?)
    }
}
