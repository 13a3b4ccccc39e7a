//! Japanese typing: what an input method does to a page, key by key.

use serde_json::json;

use super::Chromium;
use crate::Outcome;

/// The key code of every key that belongs to an input method.
const INPUT_METHOD: u32 = 229;

/// When the page hears of the Enter that confirms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confirming {
    /// While the text is still being composed, as on Windows.
    Composing,
    /// After the text was composed, told apart by the key's code only, as in `WebKit`.
    Composed,
}

impl Chromium {
    /// Composes a text where the focus is, a character at a time, and converts it; nothing is
    /// confirmed yet.
    pub async fn compose(&self, typed: &str, converted: &str) -> Outcome {
        let ends = typed.char_indices().map(|(at, char)| at + char.len_utf8());
        for shown in ends.map(|end| &typed[..end]).chain([converted]) {
            self.key(INPUT_METHOD, "Process").await?;
            let end = shown.encode_utf16().count();
            let composed = json!({ "text": shown, "selectionStart": end, "selectionEnd": end });
            self.tool("Input.imeSetComposition", composed).await?;
        }
        Ok(())
    }

    /// Presses the Enter that confirms what was composed.
    pub async fn confirm(&self, converted: &str, heard: Confirming) -> Outcome {
        if heard == Confirming::Composing {
            self.key(INPUT_METHOD, "Enter").await?;
        }
        self.tool("Input.insertText", json!({ "text": converted }))
            .await?;
        if heard == Confirming::Composed {
            self.key(INPUT_METHOD, "Enter").await?;
        }
        Ok(())
    }

    async fn key(&self, code: u32, key: &str) -> Outcome {
        for kind in ["rawKeyDown", "keyUp"] {
            let event = json!({
                "type": kind, "key": key, "code": "Enter", "windowsVirtualKeyCode": code,
            });
            self.tool("Input.dispatchKeyEvent", event).await?;
        }
        Ok(())
    }
}
