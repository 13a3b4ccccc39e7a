//! What a person presses and types.

use std::time::Duration;

use thirtyfour::prelude::*;
use thirtyfour::{Key, TypingData};
use tokio::time::sleep;

use crate::{Outcome, View};

/// Whether there was something to click on.
const CLICK: &str = "
    const [selector, text] = arguments;
    const said = (element) => element.textContent.replace(/\\s+/g, ' ').trim();
    const found = [...document.querySelectorAll(selector)].find((element) =>
        !element.disabled && (text === null || [said(element), element.ariaLabel].includes(text)));
    found?.scrollIntoView({ block: 'center' });
    found?.focus();
    found?.click();
    return found !== undefined";

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

    /// Presses the button of that name, or unfolds what stands below that line.
    pub async fn press_button(&self, name: &str) -> Outcome {
        self.click_text("button, summary", name).await
    }

    /// Clicks on the first element that a CSS selector names.
    pub async fn click(&self, selector: &str) -> Outcome {
        self.click_found(selector, None).await
    }

    /// Clicks on the first element that a CSS selector names and that says just this.
    pub async fn click_text(&self, selector: &str, text: &str) -> Outcome {
        self.click_found(selector, Some(text)).await
    }

    /// The page itself finds and clicks at one go: it may draw an element anew, or move it from
    /// under a pointer, between the two.
    async fn click_found(&self, selector: &str, text: Option<&str>) -> Outcome {
        for _ in 0..400 {
            let asked = vec![selector.into(), text.into()];
            if self.page.execute(CLICK, asked).await?.convert()? {
                return Ok(());
            }
            sleep(Duration::from_millis(50)).await;
        }
        Err(format!(
            "there is no {selector} {}to click on",
            text.unwrap_or_default()
        )
        .into())
    }

    /// Goes to the screen of that name by its button.
    pub async fn go_to(&self, screen: &str) -> Outcome {
        self.click_text(".navigation button", screen).await
    }

    /// Puts the focus in the box of that label, as one does with the mouse.
    pub async fn go_to_box(&self, label: &str) -> Outcome {
        self.labelled(label).await?.focus().await?;
        self.until_focus_is_on(label).await
    }

    /// Types a text in place of what stands in a box, as one does after coming to it by Tab.
    pub async fn type_over(&self, box_of_text: &WebElement, text: &str) -> Outcome {
        box_of_text.focus().await?;
        let select = "document.activeElement.select()";
        self.page.execute(select, Vec::new()).await?;
        self.press(text).await
    }
}
