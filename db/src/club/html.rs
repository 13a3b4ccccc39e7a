//! Texts in the pages that explain what was written.

use std::borrow::Cow;

/// A text as it must stand between tags.
pub(crate) fn escaped(text: &str) -> Cow<'_, str> {
    if text.contains(['&', '<', '>', '"', '\'']) {
        let text = text.replace('&', "&amp;").replace('<', "&lt;");
        let text = text.replace('>', "&gt;").replace('"', "&quot;");
        Cow::Owned(text.replace('\'', "&#39;"))
    } else {
        Cow::Borrowed(text)
    }
}
