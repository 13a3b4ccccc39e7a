//! Goes a way through the page, by mouse or by keys alone.

use serde::Deserialize;
use thirtyfour::Key;

use super::{Chromium, Way};
use crate::Outcome;

/// What a person has to press with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    Mouse,
    Keys,
}

/// More than enough for whatever the focus stops at beside the controls.
const MOST_TURNS: usize = 30;

/// A list within a box within the palette.
const MOST_OVERLAYS: usize = 3;

/// What is left to do by keys with a control.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Ahead {
    Gone,
    /// Backwards where it is below zero, as all others.
    Tabs(i32),
    /// Of radio buttons, where coming to one chooses it.
    Arrows(i32),
    /// To what is then pressed, down a list or across a row.
    Moves(i32),
    Across(i32),
    Press,
    Tick,
}

/// Leaves the screen, so that it is next shown as when one first comes to it; says whether the page
/// is otherwise as it was opened.
const LEAVE: &str = "
    const done = arguments[0];
    dispatchEvent(new CustomEvent('hanchan-menu', { detail: 'about' }));
    requestAnimationFrame(() => requestAnimationFrame(() => done(exploring.isAsOpened())))";

impl Chromium {
    /// Whether the way could be gone: what was done before may have taken away what it presses.
    pub async fn follow(&self, way: &Way, hand: Hand) -> Outcome<bool> {
        for _ in 0..MOST_OVERLAYS {
            if self.has_overlay().await? {
                self.press(Key::Escape + "").await?;
                self.settled().await?;
            }
        }
        let leave = self.page.execute_async(LEAVE, Vec::new()).await?;
        if leave.convert()? && self.go(way, hand).await? {
            return Ok(true);
        }
        self.forget().await?;
        self.go(way, hand).await
    }

    /// Whether one press could be made where a way has led.
    pub async fn go_on(&self, press: &str, hand: Hand) -> Outcome<bool> {
        let pressed = self.press_on(press, hand, Key::Enter).await?;
        self.settled().await?;
        Ok(pressed)
    }

    async fn go(&self, way: &Way, hand: Hand) -> Outcome<bool> {
        let mut pressed = self.press_on(&way.screen, hand, Key::Enter).await?;
        self.settled().await?;
        for (number, press) in way.presses.iter().enumerate() {
            // Whatever leads on is pressed by either key, one time or another.
            let is_last = number + 1 == way.presses.len();
            let key = if is_last { Key::Enter } else { Key::Space };
            // What a press led to before may have stayed, and the press have gone.
            pressed = self.press_on(press, hand, key).await?;
            self.settled().await?;
        }
        Ok(pressed)
    }

    /// Whether it was there to be pressed.
    async fn press_on(&self, name: &str, hand: Hand, key: Key) -> Outcome<bool> {
        if hand == Hand::Keys {
            return self.press_by_key(name, key).await;
        }
        let click = "return exploring.click(arguments[0])";
        let asked = vec![name.into()];
        Ok(self.page.execute(click, asked).await?.convert()?)
    }

    async fn press_by_key(&self, name: &str, key: Key) -> Outcome<bool> {
        let ahead = "return exploring.ahead(arguments[0])";
        for _ in 0..MOST_TURNS {
            let asked = vec![name.into()];
            match self.page.execute(ahead, asked).await?.convert()? {
                Ahead::Gone => return Ok(false),
                Ahead::Tabs(tabs) => self.tab(tabs).await?,
                Ahead::Arrows(steps) => {
                    self.press(arrows(steps)?).await?;
                    return Ok(true);
                }
                Ahead::Moves(steps) => self.press(arrows(steps)?).await?,
                Ahead::Across(steps) => {
                    let arrow = if steps < 0 { Key::Left } else { Key::Right };
                    self.press(repeated(&arrow, steps)?).await?;
                }
                Ahead::Press => {
                    self.press(key).await?;
                    return Ok(true);
                }
                Ahead::Tick => {
                    self.press(Key::Space).await?;
                    return Ok(true);
                }
            }
        }
        Err(format!("the keys do not come to {name}").into())
    }

    /// Presses Tab so often, or with Shift where it is below zero.
    async fn tab(&self, presses: i32) -> Outcome {
        let tabs = repeated(&Key::Tab, presses)?;
        let keys = self.page.action_chain();
        let keys = if presses < 0 {
            keys.key_down(Key::Shift).send_keys(tabs).key_up(Key::Shift)
        } else {
            keys.send_keys(tabs)
        };
        Ok(keys.perform().await?)
    }
}

fn arrows(steps: i32) -> Outcome<String> {
    repeated(if steps < 0 { &Key::Up } else { &Key::Down }, steps)
}

fn repeated(key: &Key, presses: i32) -> Outcome<String> {
    let presses = presses.unsigned_abs().try_into()?;
    Ok(key.value().to_string().repeat(presses))
}
