//! What is pressed, typed into and seen by the names that a reader of the manual is told.

use std::time::Duration;

use serde_json::Value;

use crate::waiting::until_within;
use crate::{Outcome, View};

/// Finds what has a name, and uses it.
const NAMED: &str = include_str!("named.js");

/// Long enough for a busy computer; a name that is wrong is told soon, and with all names there are.
const PATIENCE: Duration = Duration::from_secs(40);

/// So many looks long only the whole name counts: what is still to come may have it.
const STRICT: usize = 8;

/// What a reader is told of something in the window.
#[derive(Clone, Copy, Debug)]
pub struct Told<'a> {
    /// Its name, or the part of it that is told.
    pub name: &'a str,
    /// What it stands beside, where several are called alike.
    pub near: Option<&'a str>,
}

impl View {
    /// Presses the button, the link, the tick or the choice of that name.
    pub async fn press_named(&self, told: Told<'_>) -> Outcome {
        self.use_named("press", told, None).await
    }

    /// Types into the box of that name, in place of what stands in it.
    pub async fn type_named(&self, told: Told<'_>, text: &str) -> Outcome {
        self.use_named("type", told, None).await?;
        self.paste(text).await
    }

    /// Chooses what the list of that name offers.
    pub async fn choose_named(&self, told: Told<'_>, option: &str) -> Outcome {
        self.use_named("choose", told, Some(option)).await
    }

    /// Waits until those words can be read.
    pub async fn until_read(&self, words: &str) -> Outcome {
        let told = Told {
            name: words,
            near: None,
        };
        self.use_named("see", told, None).await
    }

    async fn use_named(&self, usage: &str, told: Told<'_>, given: Option<&str>) -> Outcome {
        let mut looks = 0;
        until_within(PATIENCE, async || {
            looks += 1;
            let asked: Vec<Value> = vec![
                usage.into(),
                told.name.into(),
                told.near.into(),
                (looks > STRICT).into(),
                given.into(),
            ];
            let answer = self.page.execute(NAMED, asked).await?;
            let instead = || {
                format!(
                    "nothing to {usage} is “{}”, but {}",
                    told.name,
                    answer.json()
                )
            };
            Ok((answer.json() == &Value::Bool(true))
                .then_some(())
                .ok_or_else(instead))
        })
        .await
    }
}
