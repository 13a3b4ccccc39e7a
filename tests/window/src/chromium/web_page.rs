//! A page of a file's own in Chromium, as whoever visits the club's web site sees it.

use std::ops::Deref;
use std::path::Path;

use tempfile::TempDir;

use super::{Setting, media, screen, start};
use crate::driver::Driver;
use crate::{Outcome, View, until};

/// A page in a running Chromium. Dropping it closes it.
pub struct WebPage {
    view: View,
    // Declared after the page, so that the session ends while its driver still lives.
    _driver: Driver,
    _home: TempDir,
}

impl Deref for WebPage {
    type Target = View;

    fn deref(&self) -> &View {
        &self.view
    }
}

impl WebPage {
    /// Shows the file.
    pub async fn open(file: &Path) -> Outcome<Self> {
        let home = tempfile::tempdir()?;
        let (driver, page) = start(home.path()).await?;
        page.goto(format!("file://{}", file.display())).await?;
        Ok(Self {
            view: View { page },
            _driver: driver,
            _home: home,
        })
    }

    /// Shows another file instead.
    pub async fn go_to(&self, file: &Path) -> Outcome {
        Ok(self.page.goto(format!("file://{}", file.display())).await?)
    }

    /// Shows the page as on a screen of that width that is set so.
    pub async fn show(&self, setting: Setting, width: u32) -> Outcome {
        self.tool("Emulation.setEmulatedMedia", media(setting))
            .await?;
        let screen = screen(width, 800, 1.0);
        self.tool("Emulation.setDeviceMetricsOverride", screen)
            .await?;
        until(async || {
            let measured = self.page.execute("return innerWidth", Vec::new()).await?;
            let measured: u32 = measured.convert()?;
            let instead = || format!("the screen is {measured} pixels wide, and not {width}");
            Ok((measured == width).then_some(()).ok_or_else(instead))
        })
        .await?;
        self.until_drawn().await
    }

    /// The page itself never scrolls to and fro; its tables and charts may.
    pub async fn is_no_wider_than_the_screen(&self) -> Outcome {
        let widths = self
            .page
            .execute(
                "return [document.documentElement.scrollWidth, innerWidth]",
                Vec::new(),
            )
            .await?;
        let [page, screen]: [u32; 2] = widths.convert()?;
        if page <= screen {
            Ok(())
        } else {
            Err(format!("the page is {page} pixels wide on a screen of {screen}").into())
        }
    }

    /// What the browser asked for besides the page itself, and what the page wanted to run.
    pub async fn fetched(&self) -> Outcome<Vec<String>> {
        let fetched = self
            .page
            .execute(
                "return [...performance.getEntriesByType('resource').map((one) => one.name),
                         ...[...document.scripts].map((one) => one.outerHTML)]",
                Vec::new(),
            )
            .await?;
        Ok(fetched.convert()?)
    }

    async fn tool(&self, name: &str, with: serde_json::Value) -> Outcome {
        self.page.cdp().send_raw(name, with).await?;
        Ok(())
    }

    /// Closes the page.
    pub async fn close(self) -> Outcome {
        Ok(self.view.page.quit().await?)
    }
}
