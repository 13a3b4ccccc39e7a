//! Goes through the page as a curious person does: to each screen of the bar, and on by whatever a
//! screen offers to press, for as long as something new comes. New screens are found by themselves.

use std::collections::HashSet;

use super::Chromium;
use crate::Outcome;

const EXPLORING: &str = include_str!("exploring.js");

/// How many presses lead on from a screen.
const FARTHEST: usize = 2;

/// A way to something that can be seen: a screen, and what is pressed on it one after the other.
#[derive(Clone, Debug)]
pub struct Way {
    pub screen: String,
    pub presses: Vec<String>,
}

impl std::fmt::Display for Way {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.screen)?;
        self.presses.iter().try_for_each(|press| {
            // Its own name, without where it stands.
            write!(f, " › {}", press.rsplit('>').next().unwrap_or(press))
        })
    }
}

/// The ways still to go, and what was seen before.
pub struct Exploration {
    ahead: Vec<Way>,
    offered: HashSet<String>,
    seen: HashSet<String>,
}

impl Exploration {
    /// Begins with the screens of the bar.
    pub async fn of(page: &Chromium) -> Outcome<Self> {
        page.page.execute(EXPLORING, Vec::new()).await?;
        let mut ahead: Vec<Way> = Vec::new();
        for screen in page.screens().await? {
            ahead.push(Way {
                screen,
                presses: Vec::new(),
            });
        }
        ahead.reverse();
        Ok(Self {
            ahead,
            offered: HashSet::new(),
            seen: HashSet::new(),
        })
    }

    /// Goes on until the page shows something that it did not show before, and says by which way;
    /// nothing when all was seen. `settle` is what a screen needs before it is of interest.
    pub async fn next(&mut self, page: &Chromium) -> Outcome<Option<Way>> {
        while let Some(way) = self.ahead.pop() {
            if !page.follow(&way).await? {
                continue;
            }
            let looks: Vec<String> = page
                .page
                .execute("return exploring.looks()", Vec::new())
                .await?
                .convert()?;
            let known = self.seen.len();
            self.seen.extend(looks);
            if self.seen.len() == known && !way.presses.is_empty() {
                continue;
            }
            if way.presses.len() < FARTHEST {
                self.lead_on(page, &way).await?;
            }
            return Ok(Some(way));
        }
        Ok(None)
    }

    /// Whatever is offered here for the first time.
    async fn lead_on(&mut self, page: &Chromium, from: &Way) -> Outcome {
        let offers: Vec<String> = page
            .page
            .execute("return exploring.offers()", Vec::new())
            .await?
            .convert()?;
        for offer in offers.into_iter().rev() {
            if self.offered.insert(format!("{} {offer}", from.screen)) {
                let mut way = from.clone();
                way.presses.push(offer);
                self.ahead.push(way);
            }
        }
        Ok(())
    }
}

impl Chromium {
    /// Whether the way could be gone: what was done meanwhile may have taken away what it presses.
    async fn follow(&self, way: &Way) -> Outcome<bool> {
        // By way of another screen, so that it is as it is first seen.
        for screen in self
            .screens()
            .await?
            .iter()
            .filter(|screen| **screen != way.screen)
            .take(1)
        {
            self.see(screen).await?;
        }
        self.see(&way.screen).await?;
        for press in &way.presses {
            let pressed = self
                .page
                .execute(
                    "return exploring.press(arguments[0])",
                    vec![press.as_str().into()],
                )
                .await?;
            if !pressed.convert::<bool>()? {
                return Ok(false);
            }
            self.settled().await?;
        }
        Ok(true)
    }
}
