//! What a person sees in the window.

use std::env;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde_json::Value;
use tokio::time::sleep;

use crate::element::Use;
use crate::{Outcome, View, until};

/// Calls back when the fonts are there and the page has been drawn with them.
const DRAWN: &str = "document.fonts.ready.then(
    () => requestAnimationFrame(() => requestAnimationFrame(() => arguments[0]())))";

/// Calls back with a line for each problem. Of all that axe could tell besides, which takes it most
/// of its time, nothing is asked.
const AXE: &str = "
    const [only, done] = arguments;
    axe.configure({ rules: ['color-contrast-enhanced', 'target-size'].map(
        (id) => ({ id, enabled: true })) });
    const asked = { resultTypes: ['violations'], selectors: false, preload: false };
    // While something is open over the screen, it alone is read: what is below was looked at before.
    const isOver = document.querySelector('.popover, .scrim, .tip') !== null;
    const over = [...document.querySelectorAll('.popover, .scrim')];
    const place = over.length > 0 ? over : document;
    axe.configure({ rules: ['landmark-one-main', 'page-has-heading-one', 'region'].map(
        (id) => ({ id, enabled: !isOver })) });
    axe.run(place, only === null ? asked : { ...asked, runOnly: { type: 'rule', values: only } }).then(
        ({ violations }) => violations.map(({ id, nodes }) =>
            `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        (error) => [`axe failed: ${error}`],
    ).then(done)";

/// The rules of axe that depend on the colours.
const COLOURS: [&str; 3] = [
    "color-contrast",
    "color-contrast-enhanced",
    "link-in-text-block",
];

/// What the cells of the page's first table say; null where there is none, or not all of it.
const TABLE: &str = "
    const table = document.querySelector('table');
    if (table === null || table.closest('[aria-busy=true]') !== null) return null;
    return [...table.tBodies[0].rows].map(row => [...row.cells].map(cell => cell.textContent))";

/// What is seen of each element that sticks out at the side, of each button that was drawn out to many lines'
/// height, and whether the page itself scrolls to and fro. What has a frame that scrolls may be wider.
const UNFIT: &str = "const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    return [...document.querySelectorAll('body *')]
    .filter(e => !e.closest('.table-frame, .fill:has(> table), .heard-only, svg, canvas, [data-scrolls]'))
    .filter(e => e.getBoundingClientRect().right > innerWidth + 1
        || (e.matches('button.b') && e.offsetHeight > 8 * rem))
    .map(e => e.outerHTML.slice(0, 80))
    .concat(document.documentElement.scrollWidth > innerWidth ? ['the page'] : [])";

/// What is seen of each control that is smaller than a hand needs; a click on its label counts.
const TOO_SMALL: &str = "return [...document.querySelectorAll(
        'button, input, select, textarea, summary, a[href]')]
    .filter(e => !e.matches(':disabled') && e.checkVisibility({ visibilityProperty: true }))
    .filter(e => ![e, ...(e.labels ?? [])].some(part => {
        const { width, height } = part.getBoundingClientRect();
        return width >= 35.5 && height >= 35.5;
    }))
    .map(e => `${e.offsetWidth}×${e.offsetHeight} ${e.outerHTML.slice(0, 80)}`)";

/// Where pictures are kept, if they are wanted.
pub(crate) fn pictures_folder() -> Option<PathBuf> {
    env::var_os("HANCHAN_PICTURES").map(PathBuf::from)
}

impl View {
    /// Waits for an element at a CSS selector, or at an `XPath`.
    pub async fn find(&self, path: &str) -> Outcome {
        self.using(path, None, Use::See).await?;
        Ok(())
    }

    /// Waits for one with just this text.
    pub async fn find_text(&self, path: &str, text: &str) -> Outcome {
        self.using(path, Some(text), Use::See).await?;
        Ok(())
    }

    /// Waits until there is none any more.
    pub async fn until_gone(&self, path: &str) -> Outcome {
        until(async || {
            let is_gone = self.used(path, None, Use::See).await?.is_null();
            let instead = || format!("{path} is still there");
            Ok(is_gone.then_some(()).ok_or_else(instead))
        })
        .await
    }

    /// Waits until the line at the foot says something that begins so.
    pub async fn until_said(&self, beginning: &str) -> Outcome {
        self.find(&format!(
            "//*[@class='said'][starts-with(., '{beginning}')]"
        ))
        .await
    }

    /// What is read at the first element there, once there is one.
    pub async fn text_of(&self, path: &str) -> Outcome<String> {
        self.string_of(path, Use::Text).await
    }

    /// The same with what is only heard.
    pub async fn content_of(&self, path: &str) -> Outcome<String> {
        self.string_of(path, Use::Content).await
    }

    /// What stands in the box there.
    pub async fn value_of(&self, path: &str) -> Outcome<String> {
        self.string_of(path, Use::Value).await
    }

    /// An attribute of the first element there; empty where it has none.
    pub async fn attribute_of(&self, path: &str, name: &str) -> Outcome<String> {
        self.string_of(path, Use::Attribute(name)).await
    }

    async fn string_of(&self, path: &str, usage: Use<'_>) -> Outcome<String> {
        Ok(serde_json::from_value(
            self.using(path, None, usage).await?,
        )?)
    }

    /// Brings the first element there into the window's middle.
    pub async fn scroll_to(&self, path: &str) -> Outcome {
        self.using(path, None, Use::Scroll).await?;
        Ok(())
    }

    /// Waits until nothing on the page is being drawn part by part any more.
    pub async fn until_whole(&self) -> Outcome {
        self.until_gone("[aria-busy=true]").await
    }

    /// Whether the page's own fonts can draw a character: the file of each comes, and is a font.
    pub async fn has_font_for(&self, character: &str) -> Outcome {
        let load = "const [character, done] = arguments; \
                    const faces = ['400 1em \"BIZ UDPGothic\"', '700 1em \"BIZ UDPGothic\"', '1em \"Noto Sans JP\"']; \
                    Promise.all(faces.map((one) => document.fonts.load(one, character))) \
                    .then((all) => done(all.every((some) => some.length > 0 \
                    && some.every((one) => one.status === 'loaded'))), () => done(false))";
        let loaded = self.page.execute_async(load, vec![character.into()]);
        if loaded.await?.convert::<bool>()? {
            return Ok(());
        }
        Err(format!("no font of the page draws {character}").into())
    }

    /// Waits until the page has pictures and all of them can be seen.
    pub async fn until_pictures_are_read(&self) -> Outcome {
        until(async || {
            let read = "return document.images.length > 0 \
                        && [...document.images].every((one) => one.naturalWidth > 0)";
            let are_read: bool = self.page.execute(read, Vec::new()).await?.convert()?;
            Ok(are_read
                .then_some(())
                .ok_or_else(|| "a picture is missing".to_owned()))
        })
        .await
    }

    /// What the cells of the page's first table say, row by row, once all its rows are there.
    pub async fn table(&self) -> Outcome<Vec<Vec<String>>> {
        until(async || {
            let rows = self.page.execute(TABLE, Vec::new()).await?;
            let rows: Option<Vec<Vec<String>>> = rows.convert()?;
            Ok(rows.ok_or_else(|| "there is no table that is whole".to_owned()))
        })
        .await
    }

    /// Waits until the page's first table says that.
    pub async fn until_table_is(&self, expected: &[Vec<String>]) -> Outcome {
        until(async || {
            let table = self.table().await?;
            Ok((table == expected)
                .then_some(())
                .ok_or_else(|| format!("{table:?}")))
        })
        .await
    }

    /// Waits until the page's first table has so many rows.
    pub async fn until_rows(&self, count: usize) -> Outcome {
        until(async || {
            let table = self.table().await?;
            let instead = || format!("not {count} rows: {table:?}");
            Ok((table.len() == count).then_some(()).ok_or_else(instead))
        })
        .await
    }

    /// Waits until that stands in the box there.
    pub async fn until_value_is(&self, path: &str, expected: &str) -> Outcome {
        until(async || {
            let value = self.value_of(path).await?;
            let instead = || format!("in {path} stands “{value}”, and not “{expected}”");
            Ok((value == expected).then_some(()).ok_or_else(instead))
        })
        .await
    }

    /// The screens, as the bar has them.
    pub async fn screens(&self) -> Outcome<Vec<String>> {
        let names =
            "return [...document.querySelectorAll('.navigation button')].map(b => b.textContent)";
        Ok(self.page.execute(names, Vec::new()).await?.convert()?)
    }

    /// Nothing may stick out at the side, for who reads at twice the size does not scroll to and fro; and no
    /// button may fill a pane.
    pub async fn fits(&self) -> Outcome {
        let unfit: Vec<String> = self.page.execute(UNFIT, Vec::new()).await?.convert()?;
        if unfit.is_empty() {
            return Ok(());
        }
        Err(format!("wider than the window, or drawn out:\n{}", unfit.join("\n")).into())
    }

    /// Each control is large enough for a hand that is not steady.
    pub async fn has_large_targets(&self) -> Outcome {
        let small: Vec<String> = self.page.execute(TOO_SMALL, Vec::new()).await?.convert()?;
        if small.is_empty() {
            return Ok(());
        }
        Err(format!("smaller than 36 pixels:\n{}", small.join("\n")).into())
    }

    /// Asks axe what is wrong with the page as it stands, by WCAG 2.2 AA and the contrast of AAA;
    /// anything is an error.
    pub async fn is_accessible(&self) -> Outcome {
        self.ask_axe(Value::Null).await
    }

    /// The same of the colours only, for a page that was found accessible in others.
    pub async fn has_contrast(&self) -> Outcome {
        self.ask_axe(COLOURS.to_vec().into()).await
    }

    async fn ask_axe(&self, only: Value) -> Outcome {
        let there = self.page.execute("return 'axe' in window", Vec::new());
        if !there.await?.convert::<bool>()? {
            let axe = Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("../../ui/node_modules/axe-core/axe.min.js");
            let axe = std::fs::read_to_string(axe)?;
            self.page.execute(axe, Vec::new()).await?;
        }
        let found = self.page.execute_async(AXE, vec![only]).await?;
        let found: Vec<String> = found.convert()?;
        if found.is_empty() {
            return Ok(());
        }
        Err(format!("axe finds:\n{}", found.join("\n")).into())
    }

    /// Waits until the page has been drawn as it stands.
    pub async fn until_drawn(&self) -> Outcome {
        self.page.execute_async(DRAWN, Vec::new()).await?;
        Ok(())
    }

    /// What the page has drawn reaches the screen a little later, where pictures are taken.
    pub(crate) async fn until_on_screen(&self) {
        sleep(Duration::from_millis(500)).await;
    }

    /// Keeps a picture of the window, where pictures are wanted.
    pub async fn picture(&self, name: &str) -> Outcome {
        let Some(folder) = pictures_folder() else {
            return Ok(());
        };
        self.until_drawn().await?;
        self.until_on_screen().await;
        std::fs::create_dir_all(&folder)?;
        Ok(self
            .page
            .screenshot(&folder.join(format!("{name}.png")))
            .await?)
    }
}
