//! What a person presses and types.

use std::time::Duration;

use thirtyfour::error::WebDriverErrorInner;
use thirtyfour::prelude::*;
use thirtyfour::{Key, TypingData};
use tokio::time::sleep;

use crate::{Outcome, View};

impl View {
    /// Presses a key, or types a text, wherever the focus is.
    pub async fn press(&self, keys: impl Into<TypingData>) -> Outcome {
        Ok(self.page.action_chain().send_keys(keys).perform().await?)
    }

    /// Goes from one control to the next by Tab until the focus is on the one with that text.
    pub async fn tab_to(&self, text: &str) -> Outcome {
        for _ in 0..40 {
            self.press(Key::Tab).await?;
            if self.page.active_element().await?.text().await? == text {
                return Ok(());
            }
        }
        Err(format!("forty times Tab did not reach “{text}”").into())
    }

    /// Types each text with Enter after it.
    pub async fn enter(&self, texts: &[&str]) -> Outcome {
        for text in texts {
            self.press((*text).to_owned() + Key::Enter).await?;
        }
        Ok(())
    }

    /// Pastes a text where the focus is: the driver cannot type what lies outside the BMP.
    pub async fn paste(&self, text: &str) -> Outcome {
        let pasted = "document.execCommand('insertText', false, arguments[0])";
        self.page.execute(pasted, vec![text.into()]).await?;
        Ok(())
    }

    /// Waits until the keys go to the box of that label. The page is asked, for `:focus` holds in
    /// the one active window of a screen that several tests share.
    pub async fn until_focus_is_on(&self, label: &str) -> Outcome {
        let focused = "return document.activeElement.labels?.[0]?.textContent ?? ''";
        for _ in 0..400 {
            let now = self.page.execute(focused, Vec::new()).await?;
            if now.convert::<String>()? == label {
                return Ok(());
            }
            sleep(Duration::from_millis(50)).await;
        }
        Err(format!("the focus does not come to {label}").into())
    }

    /// Presses the button with that text, however far down it is.
    pub async fn press_button(&self, text: &str) -> Outcome {
        self.click("button", text).await
    }

    /// Clicks on the element that a CSS selector names, with just this text.
    pub async fn click(&self, selector: &str, text: &str) -> Outcome {
        self.click_on(|| self.find_text(selector, text)).await
    }

    /// Goes to the screen of that name by its button.
    pub async fn go_to(&self, screen: &str) -> Outcome {
        self.click("nav button", screen).await
    }

    /// Puts the focus in the box of that label, as one does with the mouse.
    pub async fn go_to_box(&self, label: &str) -> Outcome {
        self.click_on(|| self.labelled(label)).await?;
        self.until_focus_is_on(label).await
    }

    /// The screen may draw anew what was just found; then it is found again.
    async fn click_on<Found>(&self, find: impl Fn() -> Found) -> Outcome
    where
        Found: Future<Output = Outcome<WebElement>>,
    {
        loop {
            let found = find().await?;
            let clicked = match found.scroll_into_view().await {
                Ok(()) => found.click().await,
                stale => stale,
            };
            match clicked {
                Err(error) if matches!(*error, WebDriverErrorInner::StaleElementReference(_)) => {}
                other => return Ok(other?),
            }
        }
    }
}
