//! One element of the page, found and used at one go.
//!
//! The page itself does both: it may draw an element anew, or move it from under a pointer, between
//! a driver's finding it and using it.

use serde_json::Value;

use crate::{Outcome, View, until};

/// What is done with the first element at a path that says a text; null where there is none yet.
const USE: &str = "
    const [path, text, use, name] = arguments;
    const every = [];
    if (/^(\\/|id\\()/.test(path)) {
        const nodes = document.evaluate(path, document, null, XPathResult.ANY_TYPE);
        for (let node = nodes.iterateNext(); node; node = nodes.iterateNext()) every.push(node);
    } else {
        every.push(...document.querySelectorAll(path));
    }
    const tidy = (string) => (string ?? '').replace(/\\s+/g, ' ').trim();
    // The key that stands on a button is hidden from its name.
    const heard = (element) => {
        const copy = element.cloneNode(true);
        copy.querySelectorAll('[aria-hidden=true]').forEach((part) => part.remove());
        return copy.textContent;
    };
    // In the order of what it costs to look.
    const names = [
        (element) => element.textContent,
        (element) => element.ariaLabel,
        (element) => element.title,
        heard,
        (element) => element.innerText,
    ];
    const says = (element) => names.some((name) => tidy(name(element)) === text)
        && element.checkVisibility();
    const isAble = (element) => !(element.disabled && ['click', 'focus', 'replace'].includes(use));
    const found = every.find((element) => isAble(element) && (text === null || says(element)));
    if (found === undefined) return null;
    const focus = () => {
        found.scrollIntoView({ block: 'center' });
        found.focus();
        return document.activeElement === found;
    };
    const uses = {
        see: () => true,
        scroll: () => { found.scrollIntoView({ block: 'center' }); return true; },
        text: () => tidy(found.innerText),
        content: () => found.textContent,
        value: () => found.value,
        attribute: () => found.getAttribute(name) ?? '',
        focus: () => focus() || null,
        replace: () => { if (!focus()) return null; found.select(); return true; },
        click: () => { focus(); found.click(); return true; },
        choose: () => {
            const list = found.closest('select');
            list.focus();
            found.selected = true;
            list.dispatchEvent(new Event('change', { bubbles: true }));
            return true;
        },
    };
    return uses[use]()";

/// What is done with an element.
#[derive(Clone, Copy, Debug)]
pub enum Use<'a> {
    See,
    Scroll,
    Text,
    Content,
    Value,
    Attribute(&'a str),
    Focus,
    /// Focus, with all that stands in the box chosen, so that typing replaces it.
    Replace,
    Click,
    /// An option of a list.
    Choose,
}

impl Use<'_> {
    fn word(self) -> String {
        let described = format!("{self:?}").to_lowercase();
        described.split('(').next().unwrap_or_default().to_owned()
    }
}

/// Where the box, the list or the tick of the screen is that has that label.
pub fn labelled(label: &str) -> String {
    format!("id(//label[normalize-space()='{label}']/@for)[ancestor::main]")
}

impl View {
    /// Does that with the first element at a CSS selector, or at an `XPath`, once there is one that
    /// says just the text.
    pub(crate) async fn using(
        &self,
        path: &str,
        text: Option<&str>,
        usage: Use<'_>,
    ) -> Outcome<Value> {
        until(async || {
            let answer = self.used(path, text, usage).await?;
            let that_says = || text.map_or(String::new(), |text| format!(" that says “{text}”"));
            let instead = || format!("there is no {path}{} to {}", that_says(), usage.word());
            Ok((!answer.is_null()).then_some(answer).ok_or_else(instead))
        })
        .await
    }

    /// The same, at once; null where there is none yet.
    pub(crate) async fn used(
        &self,
        path: &str,
        text: Option<&str>,
        usage: Use<'_>,
    ) -> Outcome<Value> {
        let name = match usage {
            Use::Attribute(name) => Some(name),
            _ => None,
        };
        let asked = vec![path.into(), text.into(), usage.word().into(), name.into()];
        Ok(self.page.execute(USE, asked).await?.json().clone())
    }
}
