//! The page for the hall, beside the page for the secretary and following what is set there.

use serde_json::{Value, json};
use thirtyfour::WindowHandle;

use super::Chromium;
use crate::Outcome;

/// Calls back with what the program says to a command.
const COMMAND: &str = "
    const [command, given, done] = arguments;
    __TAURI_INTERNALS__.invoke(command, given).then(
        (value) => done({ value }),
        (refused) => done({ refused }),
    )";

/// What is seen of each element that is not all within the window, or within what holds the seats or
/// the standings.
const CUT_OFF: &str = "return [...document.querySelectorAll('.hall *')]
    .filter(element => {
        const part = element.closest('.hall-part') ?? document.documentElement;
        const frame = part === element ? document.documentElement : part;
        const [inner, outer] = [element, frame].map(one => one.getBoundingClientRect());
        return inner.left < outer.left - 1 || inner.right > outer.right + 1
            || inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1;
    })
    .map(element => element.outerHTML.slice(0, 80))";

/// The two pages, of which one is looked at.
pub struct Hall<'a> {
    page: &'a Chromium,
    own_tab: WindowHandle,
    other_tab: WindowHandle,
}

impl Chromium {
    /// Opens the hall's page; the secretary's is still looked at.
    pub async fn open_hall(&self) -> Outcome<Hall<'_>> {
        let own_tab = self.page.window().await?;
        let other_tab = self.page.new_tab().await?;
        self.page.switch_to_window(other_tab.clone()).await?;
        let address = format!("{}hall.html", self.bridge.address());
        self.page.goto(address).await?;
        self.page.switch_to_window(own_tab.clone()).await?;
        Ok(Hall {
            page: self,
            own_tab,
            other_tab,
        })
    }

    /// Gives the program a command, as the page does.
    pub async fn command(&self, name: &str, given: Value) -> Outcome<Value> {
        let asked = vec![name.into(), given];
        let said = self.page.execute_async(COMMAND, asked).await?;
        let mut said = said.json().clone();
        match said.get_mut("value") {
            Some(value) => Ok(value.take()),
            None => Err(format!("{name}: {said}").into()),
        }
    }
}

impl Hall<'_> {
    /// Looks at the hall's page, once it has heard of all that was done.
    pub async fn look(&self) -> Outcome {
        let tab = self.other_tab.clone();
        self.page.page.switch_to_window(tab).await?;
        self.come_forward().await?;
        let tick = "dispatchEvent(new Event('hanchan-tick'))";
        self.page.page.execute(tick, Vec::new()).await?;
        self.page.settled().await
    }

    /// Looks at the secretary's page again.
    pub async fn leave(&self) -> Outcome {
        let tab = self.own_tab.clone();
        self.page.page.switch_to_window(tab).await?;
        self.come_forward().await
    }

    /// A page behind another one may be left undrawn, and then it does not hear that colours changed.
    async fn come_forward(&self) -> Outcome {
        self.page.tool("Page.bringToFront", json!({})).await
    }

    /// Nobody in the hall can scroll: all is within the window.
    pub async fn is_whole(&self) -> Outcome {
        let cut: Vec<String> = self
            .page
            .page
            .execute(CUT_OFF, Vec::new())
            .await?
            .convert()?;
        if cut.is_empty() {
            return Ok(());
        }
        Err(format!("cut off:\n{}", cut.join("\n")).into())
    }
}
