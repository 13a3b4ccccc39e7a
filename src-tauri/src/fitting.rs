//! Windows on screens that are small, enlarged, or not there any more. Tauri's `preventOverflow` looks
//! only at a window that is made, not at one that is put back as it was left. A window may be made as
//! small as 720 by 320, because a screen of 1366 by 768 dots at 175 % leaves 780 by 339.

use tauri::webview::{PageLoadEvent, PageLoadPayload};
use tauri::{PhysicalPosition, PhysicalSize, WebviewWindow};

/// A piece of the screen, in its own dots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Piece {
    x: i32,
    y: i32,
    width: u32,
    height: u32,
}

impl Piece {
    /// How many dots both have.
    fn shared(self, other: Self) -> u64 {
        let side = |from: i32, long: u32, other_from: i32, other_long: u32| {
            let end = (i64::from(from) + i64::from(long))
                .min(i64::from(other_from) + i64::from(other_long));
            u64::try_from(end - i64::from(from.max(other_from))).unwrap_or_default()
        };
        side(self.x, self.width, other.x, other.width)
            * side(self.y, self.height, other.y, other.height)
    }

    /// With that much more on either side and below.
    fn with_edge(self, edge: u32) -> Self {
        Self {
            x: self.x.saturating_sub_unsigned(edge),
            width: self.width.saturating_add(edge).saturating_add(edge),
            height: self.height.saturating_add(edge),
            ..self
        }
    }

    /// The same within a screen: no larger than it, and nothing of it outside.
    fn within(self, screen: Self) -> Self {
        let (width, height) = (self.width.min(screen.width), self.height.min(screen.height));
        let from =
            |at: i32, first: i32, room: u32| at.clamp(first, first.saturating_add_unsigned(room));
        Self {
            x: from(self.x, screen.x, screen.width - width),
            y: from(self.y, screen.y, screen.height - height),
            width,
            height,
        }
    }
}

/// Where a window with its frame belongs: wholly on the screen on which most of it is, or where it is on
/// none, on the first. Nothing where it is well placed already.
fn placed(window: Piece, screens: &[Piece]) -> Option<Piece> {
    // Of equals the first.
    let most = screens
        .iter()
        .rev()
        .max_by_key(|screen| window.shared(**screen))?;
    let place = window.within(*most);
    (place != window).then_some(place)
}

/// Brings a window back onto a screen as soon as its page is there: the one it was left on may be gone,
/// may be smaller now, or its text enlarged, and what is outside the screen, such as the line at the
/// foot, nobody can reach. Before that some systems do not say where it is.
#[allow(
    clippy::needless_pass_by_value,
    reason = "the shell gives both by value"
)]
pub fn once_loaded(window: WebviewWindow, load: PageLoadPayload<'_>) {
    if load.event() == PageLoadEvent::Finished
        && let Err(error) = fit(&window)
    {
        eprintln!("the window stays where it was left: {error}");
    }
}

fn fit(window: &WebviewWindow) -> tauri::Result<()> {
    // The system keeps these on a screen by itself.
    if window.is_maximized()? || window.is_fullscreen()? {
        return Ok(());
    }
    let piece = |at: PhysicalPosition<i32>, size: PhysicalSize<u32>| Piece {
        x: at.x,
        y: at.y,
        width: size.width,
        height: size.height,
    };
    let (outer, inner) = (window.outer_size()?, window.inner_size()?);
    // Windows gives a window an edge on three sides by which it is drawn larger, and which nobody sees.
    let edge = outer.width.saturating_sub(inner.width) / 2;
    let screens: Vec<Piece> = window
        .available_monitors()?
        .iter()
        .map(|screen| piece(screen.work_area().position, screen.work_area().size).with_edge(edge))
        .collect();
    if let Some(place) = placed(piece(window.outer_position()?, outer), &screens) {
        // First, because a window that comes to a screen of another scaling is made larger or smaller.
        window.set_position(PhysicalPosition::new(place.x, place.y))?;
        // What is set is the size without the frame.
        window.set_size(PhysicalSize {
            width: place
                .width
                .saturating_sub(outer.width.saturating_sub(inner.width)),
            height: place
                .height
                .saturating_sub(outer.height.saturating_sub(inner.height)),
        })?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn piece(x: i32, y: i32, width: u32, height: u32) -> Piece {
        Piece {
            x,
            y,
            width,
            height,
        }
    }

    /// A laptop's screen above its taskbar, and a larger one to its left.
    const LAPTOP: Piece = piece(0, 0, 1366, 728);
    const LARGE: Piece = piece(-1920, -200, 1920, 1040);

    #[test]
    fn a_window_that_is_seen_whole_stays() {
        for window in [piece(0, 0, 1366, 728), piece(80, 20, 800, 600)] {
            assert_eq!(placed(window, &[LAPTOP, LARGE]), None);
        }
        assert_eq!(
            placed(piece(-1900, -200, 1280, 860), &[LAPTOP, LARGE]),
            None
        );
        // Nothing is known.
        assert_eq!(placed(piece(5000, 5000, 10, 10), &[]), None);
    }

    #[test]
    fn a_window_of_a_screen_that_is_gone_comes_to_the_first() {
        let left = piece(-1900, -200, 1280, 700);
        assert_eq!(placed(left, &[LAPTOP]), Some(piece(0, 0, 1280, 700)));
        let far = piece(9000, 9000, 800, 600);
        assert_eq!(
            placed(far, &[LAPTOP, LARGE]),
            Some(piece(566, 128, 800, 600))
        );
    }

    /// As it is opened at first, 1280 by 860 in large dots: at 125, 150 and 175 per cent.
    #[test]
    fn a_window_larger_than_the_screen_is_made_smaller() {
        for percent in [125, 150, 175] {
            let window = piece(60, 40, 1280 * percent / 100, 860 * percent / 100);
            assert_eq!(placed(window, &[LAPTOP]), Some(LAPTOP), "{percent} %");
        }
    }

    #[test]
    fn a_window_across_two_screens_goes_to_the_one_with_most_of_it() {
        let mostly_left = piece(-700, 0, 1000, 600);
        assert_eq!(
            placed(mostly_left, &[LAPTOP, LARGE]),
            Some(piece(-1000, 0, 1000, 600))
        );
        let mostly_right = piece(-300, 0, 1000, 600);
        assert_eq!(
            placed(mostly_right, &[LAPTOP, LARGE]),
            Some(piece(0, 0, 1000, 600))
        );
    }

    /// Put to the left half by the system, which lays its unseen edge outside.
    #[test]
    fn an_unseen_edge_may_be_outside() {
        let half = piece(-8, 0, 699, 736);
        assert_eq!(placed(half, &[LAPTOP.with_edge(8)]), None);
        assert_eq!(placed(half, &[LAPTOP]), Some(piece(0, 0, 699, 728)));
    }

    #[test]
    fn no_number_is_too_large() {
        let odd = piece(i32::MIN, i32::MAX, u32::MAX, u32::MAX);
        for screen in [
            LAPTOP,
            LARGE,
            piece(i32::MAX, i32::MAX, 1, 1),
            piece(0, 0, 0, 0),
        ] {
            assert_eq!(placed(odd, &[screen]), Some(screen));
        }
    }
}
