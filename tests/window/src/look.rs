//! What a person sees in the window.

use std::env;
use std::path::{Path, PathBuf};
use std::time::Duration;

use thirtyfour::prelude::*;
use tokio::time::sleep;

use crate::{Outcome, Window};

/// Calls back when the fonts are there and the page has been drawn with them.
const SHOWN: &str = "document.fonts.ready.then(
    () => requestAnimationFrame(() => requestAnimationFrame(() => arguments[0]())))";

/// Calls back with a line for each problem.
const AXE: &str = "
    const done = arguments[0];
    axe.configure({ rules: [{ id: 'color-contrast-enhanced', enabled: true }] });
    axe.run().then(
        ({ violations }) => done(violations.map(({ id, nodes }) =>
            `${id}: ${nodes.map(({ html }) => html).join(' ')}`)),
        (error) => done([`axe failed: ${error}`]),
    )";

impl Window {
    /// Waits for the first element that a CSS selector names.
    pub async fn find(&self, selector: &str) -> Outcome<WebElement> {
        Ok(self.page.query(By::Css(selector)).first().await?)
    }

    /// Waits for an element with just this text.
    pub async fn find_text(&self, selector: &str, text: &str) -> Outcome<WebElement> {
        let described = format!("{selector} that says {text}");
        let query = self
            .page
            .query(By::Css(selector))
            .with_text(text.to_owned())
            .desc(&described);
        Ok(query.first().await?)
    }

    /// Goes to the screen of that name by its button.
    pub async fn go_to(&self, screen: &str) -> Outcome {
        let button = self.page.query(By::XPath(format!(
            "//nav//button[normalize-space()='{screen}']"
        )));
        Ok(button.first().await?.click().await?)
    }

    /// What the cells of the page's first table say, row by row.
    pub async fn table(&self) -> Outcome<Vec<Vec<String>>> {
        let rows = self
            .page
            .execute(
                "return [...document.querySelectorAll('table')].slice(0, 1)
                   .flatMap(table => [...table.tBodies[0].rows])
                   .map(row => [...row.cells].map(cell => cell.textContent))",
                Vec::new(),
            )
            .await?;
        Ok(rows.convert()?)
    }

    /// Asks axe what is wrong with the page as it stands, by WCAG 2.2 AA and the contrast of AAA;
    /// anything is an error.
    pub async fn is_accessible(&self) -> Outcome {
        let axe =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../../ui/node_modules/axe-core/axe.min.js");
        self.page
            .execute(std::fs::read_to_string(axe)?, Vec::new())
            .await?;
        let found: Vec<String> = self.page.execute_async(AXE, Vec::new()).await?.convert()?;
        if found.is_empty() {
            return Ok(());
        }
        Err(format!("axe finds:\n{}", found.join("\n")).into())
    }

    /// Keeps a picture of the window, where pictures are wanted.
    pub async fn picture(&self, name: &str) -> Outcome {
        let Some(folder) = env::var_os("HANCHAN_PICTURES").map(PathBuf::from) else {
            return Ok(());
        };
        self.page.execute_async(SHOWN, Vec::new()).await?;
        // What the page has drawn reaches the screen a little later.
        sleep(Duration::from_millis(500)).await;
        std::fs::create_dir_all(&folder)?;
        Ok(self
            .page
            .screenshot(&folder.join(format!("{name}.png")))
            .await?)
    }
}
