//! What a person presses and types.

use thirtyfour::{Key, TypingData};

use crate::element::{Use, labelled};
use crate::{Outcome, View, until};

impl View {
    /// Presses a key, or types a text, wherever the focus is.
    pub async fn press(&self, keys: impl Into<TypingData>) -> Outcome {
        Ok(self.page.action_chain().send_keys(keys).perform().await?)
    }

    /// Goes from one control to the next by Tab until the focus is on the one with that text.
    pub async fn tab_to(&self, text: &str) -> Outcome {
        for _ in 0..40 {
            self.press(Key::Tab).await?;
            if self.focused().await? == text {
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

    /// Waits until the keys go to the box of that label, or to what says just this. The page is
    /// asked, for `:focus` holds in the one active window of a screen that several tests share.
    pub async fn until_focus_is_on(&self, label: &str) -> Outcome {
        until(async || {
            let focused = self.focused().await?;
            let instead = || format!("the focus does not come to {label}, but to {focused}");
            Ok((focused == label).then_some(()).ok_or_else(instead))
        })
        .await
    }

    /// The label, or the text, of what the keys go to.
    async fn focused(&self) -> Outcome<String> {
        let focused = "const focused = document.activeElement;
            const label = focused.labels?.[0]?.textContent;
            if (label !== undefined) return label.trim();
            // Without the key that does the same, which stands on it.
            const copy = focused.cloneNode(true);
            copy.querySelectorAll('.key').forEach((key) => key.remove());
            return (copy.innerText || copy.textContent || '').trim()";
        Ok(self.page.execute(focused, Vec::new()).await?.convert()?)
    }

    /// Presses the button of that name, or unfolds what stands below that line.
    pub async fn press_button(&self, name: &str) -> Outcome {
        self.click_text("button, summary", name).await
    }

    /// The same by its key.
    pub async fn press_button_by_key(&self, name: &str) -> Outcome {
        self.using("button, summary", Some(name), Use::Focus)
            .await?;
        self.press(Key::Enter).await
    }

    /// Clicks on the first element at a CSS selector, or at an `XPath`.
    pub async fn click(&self, path: &str) -> Outcome {
        self.using(path, None, Use::Click).await?;
        Ok(())
    }

    /// Clicks on the first one that says just this.
    pub async fn click_text(&self, path: &str, text: &str) -> Outcome {
        self.using(path, Some(text), Use::Click).await?;
        Ok(())
    }

    /// Goes to a step of the evening, which is named without how far it is.
    pub async fn go_to_step(&self, step: &str) -> Outcome {
        self.click_text(".flow button > span > span", step).await
    }

    /// Does what is behind the sheet's menu.
    pub async fn do_other(&self, deed: &str) -> Outcome {
        self.press_button("ほかの操作").await?;
        self.click_text("[role=menuitem]", deed).await
    }

    /// Goes to the screen of that name by its button.
    pub async fn go_to(&self, screen: &str) -> Outcome {
        self.click_text(".navigation button", screen).await
    }

    /// Makes the text larger by so many steps, by its key: a low window has no room for its button.
    pub async fn enlarge_text(&self, steps: usize) -> Outcome {
        let size = "return Number(document.documentElement.dataset.textSize ?? 100)";
        for _ in 0..steps {
            let before: u32 = self.page.execute(size, Vec::new()).await?.convert()?;
            let chord = self.page.action_chain().key_down(Key::Control);
            chord.send_keys("+").key_up(Key::Control).perform().await?;
            until(async || {
                let now: u32 = self.page.execute(size, Vec::new()).await?.convert()?;
                let instead = || format!("the text stays at {before} %");
                Ok((now > before).then_some(()).ok_or_else(instead))
            })
            .await?;
        }
        Ok(())
    }

    /// Puts the focus there, as one does with the mouse.
    pub async fn focus_on(&self, path: &str) -> Outcome {
        self.using(path, None, Use::Focus).await?;
        Ok(())
    }

    /// Puts the focus in the box of that label, as one does with the mouse.
    /// Once more where the page moved it in that very moment.
    pub async fn go_to_box(&self, label: &str) -> Outcome {
        until(async || {
            self.focus_on(&labelled(label)).await?;
            let focused = self.focused().await?;
            let instead = || format!("the focus does not stay on {label}, but is on {focused}");
            Ok((focused == label).then_some(()).ok_or_else(instead))
        })
        .await
    }

    /// Types in place of what stands in the box there, as one does after coming to it by Tab.
    pub async fn type_over(&self, path: &str, keys: impl Into<TypingData>) -> Outcome {
        self.using(path, None, Use::Replace).await?;
        self.press(keys).await
    }

    /// Chooses an option of a list.
    pub async fn choose(&self, option: &str) -> Outcome {
        self.using(option, None, Use::Choose).await?;
        Ok(())
    }

    /// Turns to the other language without leaving what is shown: by its button where no club's screens
    /// are shown, and else by what is found by its name.
    pub async fn turn_language(&self, language: &str) -> Outcome {
        let button = ".hello button";
        let pressed = self.used(button, Some(language), Use::Click).await?;
        if !pressed.is_null() {
            return Ok(());
        }
        self.press_with_control("k").await?;
        self.focus_on(".palette input").await?;
        self.paste(language).await?;
        self.find(&format!(
            "//*[@role='option'][@aria-selected='true'][contains(., '{language}')]"
        ))
        .await?;
        self.press(Key::Enter + "").await?;
        self.until_gone(".palette").await
    }
}
