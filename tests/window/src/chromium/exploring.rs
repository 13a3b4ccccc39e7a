//! Goes through the page as a curious person does: to each screen of the bar, and on by whatever a
//! screen offers to press, for as long as something new comes. New screens are found by themselves.

use std::collections::HashSet;

use super::Chromium;
use crate::Outcome;

/// How many presses lead on from a screen, or from what is opened on it.
const FARTHEST: usize = 3;

/// A way to something that can be seen: a screen, and what is pressed on it one after the other.
#[derive(Clone, Debug)]
pub struct Way {
    pub screen: String,
    pub presses: Vec<String>,
}

impl Way {
    /// What is pressed to come there from the end of another way, if one thing more is.
    pub fn on_from(&self, other: &Self) -> Option<&str> {
        let (last, before) = self.presses.split_last()?;
        let is_ahead = self.screen == other.screen && other.presses == before;
        is_ahead.then_some(last)
    }
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
    farthest: usize,
    /// Whether what leads to another screen is gone no further.
    stays: bool,
    ahead: Vec<Way>,
    offered: HashSet<String>,
    seen: HashSet<String>,
}

impl Exploration {
    /// Begins with the screens of the bar.
    pub async fn of(page: &Chromium) -> Outcome<Self> {
        let screens = page.screens().await?.into_iter().rev();
        let ways = screens.map(|screen| Way {
            screen,
            presses: Vec::new(),
        });
        Ok(Self {
            farthest: FARTHEST,
            stays: false,
            ahead: ways.collect(),
            offered: HashSet::new(),
            seen: HashSet::new(),
        })
    }

    /// Begins with what a screen offers first, and leaves all else there and every other screen alone.
    pub async fn of_first(page: &Chromium, screen: &str) -> Outcome<Self> {
        page.see(screen).await?;
        let offers = page.explore("return exploring.offers()").await?;
        let first = offers.first().ok_or("the screen offers nothing")?;
        let way = Way {
            screen: screen.to_owned(),
            presses: vec![first.clone()],
        };
        Ok(Self {
            farthest: way.presses.len() + FARTHEST,
            stays: true,
            ahead: vec![way],
            offered: offers.into_iter().collect(),
            seen: HashSet::new(),
        })
    }

    /// The next way to go; nothing when all was seen.
    pub fn next_way(&mut self) -> Option<Way> {
        self.ahead.pop()
    }

    /// Whether the page, to which that way has led, shows something that it did not show before.
    /// Whatever it then offers for the first time leads on.
    pub async fn is_new(&mut self, page: &Chromium, way: &Way) -> Outcome<bool> {
        let known = self.seen.len();
        self.seen
            .extend(page.explore("return exploring.looks()").await?);
        if self.seen.len() == known && !way.presses.is_empty() {
            return Ok(false);
        }
        let has_left = self.stays && !page.is_on(&way.screen).await?;
        if way.presses.len() < self.farthest && !has_left {
            let offers = page.explore("return exploring.offers()").await?;
            for offer in offers.into_iter().rev() {
                if self.offered.insert(offer.clone()) {
                    let mut on = way.clone();
                    on.presses.push(offer);
                    self.ahead.push(on);
                }
            }
        }
        Ok(true)
    }
}

impl Chromium {
    async fn explore(&self, script: &str) -> Outcome<Vec<String>> {
        Ok(self.page.execute(script, Vec::new()).await?.convert()?)
    }

    /// Everything that is seen of the screen, but for the time and the place of the club's file, to
    /// be compared with another page over a copy of the club.
    pub async fn state(&self) -> Outcome<Vec<String>> {
        self.explore("return exploring.state()").await
    }

    /// Whether something is open over the screen.
    pub async fn has_overlay(&self) -> Outcome<bool> {
        let asked = "return exploring.hasOverlay()";
        Ok(self.page.execute(asked, Vec::new()).await?.convert()?)
    }

    /// Whether it shows the screen of that name.
    async fn is_on(&self, screen: &str) -> Outcome<bool> {
        let current = "nav button[aria-current=page]";
        Ok(self.text_of(current).await? == screen)
    }

    /// Whether the keys go to something.
    pub async fn shows_focus(&self) -> Outcome<bool> {
        let is_shown = "return document.activeElement !== document.body";
        Ok(self.page.execute(is_shown, Vec::new()).await?.convert()?)
    }
}
