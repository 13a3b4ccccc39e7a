//! The law of the focus: after each press the keys go to something in the page that is seen whole.

use serde_json::Value;
use thirtyfour::prelude::*;

use crate::{Outcome, View, until};

/// The page of a screen of 1366x768, with a title bar and a taskbar.
pub const SMALL_SCREEN: (i64, i64) = (1366, 673);

/// Calls back with what is wrong once it has stayed the same for a while: nothing, or after a long
/// while the fault. The answers of the program come between two frames of the page.
const HOLDS: &str = "
    const [passed, done] = arguments;
    const room = (element) => {
        let [top, bottom] = [0, innerHeight];
        for (let at = element.parentElement; at !== null; at = at.parentElement) {
            if (['auto', 'scroll'].includes(getComputedStyle(at).overflowY)) {
                const seen = at.getBoundingClientRect();
                [top, bottom] = [Math.max(top, seen.top), Math.min(bottom, seen.bottom)];
            }
        }
        return { top, bottom };
    };
    const fault = () => {
        const held = document.activeElement;
        const what = () => held.outerHTML.slice(0, 120);
        if (document.querySelector('main [role=status]')?.textContent.startsWith('読みこんで'))
            return 'the page is still being read';
        if (held === null || held === document.body) return 'the focus is nowhere';
        const meant = held.closest('.popover');
        if (meant === null && !document.querySelector('main').contains(held))
            return `outside the page: ${what()}`;
        if (held.matches(':disabled')) return `cannot be used: ${what()}`;
        if (!passed && held.closest('[data-passed-over]')) return `the day: ${what()}`;
        const { top: start, bottom: end } = room(held);
        const { top, bottom, height } = held.getBoundingClientRect();
        const place = `${Math.round(top)} to ${Math.round(bottom)} of ${Math.round(start)} to ${Math.round(end)}`;
        const seen = height < end - start
            ? top >= start - 0.5 && bottom <= end + 0.5
            : top < end && bottom > start;
        return seen ? null : `not seen whole, ${place}: ${what()}`;
    };
    const late = performance.now() + 8_000;
    let calm = 0;
    const look = () => {
        const wrong = fault();
        calm = wrong === null ? calm + 1 : 0;
        if (calm === 8) done(null);
        else if (performance.now() > late) done(wrong);
        else requestAnimationFrame(look);
    };
    look()";

/// Where an element is seen, once nothing moves it any more; null where there is none.
const PLACE: &str = "
    const [path, done] = arguments;
    let before = null, calm = 0;
    const look = () => {
        const found = document.querySelector(path);
        const { top, bottom } = found?.getBoundingClientRect() ?? {};
        const now = found && [top, bottom];
        calm = JSON.stringify(now) === JSON.stringify(before) ? calm + 1 : 0;
        before = now;
        if (calm === 8) done(now);
        else requestAnimationFrame(look);
    };
    look()";

/// Whether nothing that scrolls cuts the element off, nor the window.
const SEEN: &str = "
    const found = document.querySelector(arguments[0]);
    const { top, bottom, left, right } = found.getBoundingClientRect();
    for (let at = found.parentElement; at !== null; at = at.parentElement) {
        const room = at.getBoundingClientRect();
        const { overflowX, overflowY } = getComputedStyle(at);
        const isCutDown = top < room.top - 0.5 || bottom > room.bottom + 0.5;
        const isCutAcross = left < room.left - 0.5 || right > room.right + 0.5;
        if (overflowY !== 'visible' && isCutDown) return false;
        if (overflowX !== 'visible' && isCutAcross) return false;
    }
    return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth";

/// Scrolls everything to its beginning, and calls back with whether it is still there a while later.
const TOP: &str = "
    const [done] = arguments;
    const all = [...document.querySelectorAll('main, main *')];
    for (const one of all) one.scrollTop = 0;
    let frames = 0;
    const look = () => ++frames === 60
        ? done(all.every((one) => one.scrollTop === 0))
        : requestAnimationFrame(look);
    look()";

/// From so many pixels on all letters are larger.
const WIDE: i64 = 1_700;

impl View {
    /// Makes the window as large as on a small screen.
    pub async fn on_small_screen(&self) -> Outcome {
        self.make_page(SMALL_SCREEN).await
    }

    /// Makes the window so large that its page is that wide and high, in letters of the size that this width has.
    pub async fn make_page(&self, size: (i64, i64)) -> Outcome {
        let (width, height) = size;
        let (mut wide, mut high) = size;
        until(async || {
            let (to_width, to_height) = (u32::try_from(wide)?, u32::try_from(high)?);
            self.page.set_window_rect(0, 0, to_width, to_height).await?;
            let inner = "const root = document.documentElement;
                const percent = Number(root.dataset.textSize ?? 100);
                const hundred = (100 / percent) * parseFloat(getComputedStyle(root).fontSize);
                return [innerWidth, innerHeight, Math.round(hundred)]";
            let (inner_width, inner_height, letters): (i64, i64, i64) =
                self.page.execute(inner, Vec::new()).await?.convert()?;
            let usual = if width < WIDE { 16 } else { 18 };
            let is_so = (inner_width, inner_height) == size && letters == usual;
            (wide, high) = (wide + width - inner_width, high + height - inner_height);
            let instead = || {
                format!("the page has {inner_width}x{inner_height}, a rem {letters} px at 100 %")
            };
            Ok(is_so.then_some(()).ok_or_else(instead))
        })
        .await
    }

    /// After a press: the focus is in the page, on something that is seen whole, and not where a key
    /// would open another day.
    pub async fn keys_are_in_place(&self) -> Outcome {
        self.law_holds(false).await
    }

    /// The same for whoever goes there by Tab.
    pub async fn focus_is_seen(&self) -> Outcome {
        self.law_holds(true).await
    }

    async fn law_holds(&self, passed: bool) -> Outcome {
        let found = self.page.execute_async(HOLDS, vec![passed.into()]).await?;
        let fault: Option<String> = found.convert()?;
        fault.map_or(Ok(()), |fault| Err(fault.into()))
    }

    /// Where the first element at a CSS selector begins and ends, in pixels from the window's top.
    pub async fn place_of(&self, path: &str) -> Outcome<(f64, f64)> {
        let found = self.page.execute_async(PLACE, vec![path.into()]).await?;
        let place: Value = found.json().clone();
        serde_json::from_value(place).map_err(|_| format!("there is no {path}").into())
    }

    /// Whether it is seen whole, within the window and all that scrolls around it.
    pub async fn is_seen(&self, path: &str) -> Outcome<bool> {
        self.place_of(path).await?;
        let seen = self.page.execute(SEEN, vec![path.into()]).await?;
        Ok(seen.convert()?)
    }

    /// Presses what says this by a real mouse, wherever it is on the page.
    pub async fn press_by_mouse(&self, path: &str) -> Outcome {
        // What has just been opened may not be laid out yet.
        until(async || Ok(self.pressed(path).await.map_err(|error| error.to_string()))).await
    }

    async fn pressed(&self, path: &str) -> Outcome {
        let found = self.page.find(By::Css(path)).await?;
        let chain = self.page.action_chain();
        Ok(chain
            .move_to_element_center(&found)
            .click()
            .perform()
            .await?)
    }

    /// Shows the page from its beginning, as one does with the wheel of the mouse. The web view itself
    /// scrolls to the focus some time after its window was made another size.
    pub async fn scroll_to_top(&self) -> Outcome {
        until(async || {
            let stays = self.page.execute_async(TOP, Vec::new()).await?;
            let stays: bool = stays.convert()?;
            Ok(stays
                .then_some(())
                .ok_or_else(|| "the page does not stay at its beginning".to_owned()))
        })
        .await
    }

    /// Presses a key together with Ctrl.
    pub async fn press_with_control(&self, key: &str) -> Outcome {
        let chord = self.page.action_chain().key_down(Key::Control);
        Ok(chord.send_keys(key).key_up(Key::Control).perform().await?)
    }
}
