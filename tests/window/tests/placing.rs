//! Windows on small screens, and on screens that are not there any more.

use window_tests::desktop::Place;
use window_tests::{Chromium, Outcome, Setting, Theme, Window, played_club, until};

/// The screen of the tests.
const SCREEN: (i32, i32) = (1280, 900);

async fn until_whole(window: &Window) -> Outcome {
    until(async || {
        let place = window.place()?;
        let whole =
            |at: i16, long: u16, screen: i32| at >= 0 && i32::from(at) + i32::from(long) <= screen;
        let is_whole =
            whole(place.x, place.width, SCREEN.0) && whole(place.y, place.height, SCREEN.1);
        let instead = || format!("not wholly on the screen: {place:?}");
        Ok(is_whole.then_some(()).ok_or_else(instead))
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_window_left_on_a_screen_that_is_gone_comes_back() -> Outcome {
    for (x, y, width, height) in [
        (5000, -3000, 900, 700),
        (-800, 40, 900, 700),
        (0, 0, 3000, 2000),
        (1200, 850, 1000, 800),
    ] {
        let left = Place {
            x,
            y,
            width,
            height,
        };
        let window = Window::open_left_at(None, Theme::Light, left).await?;
        window.find("main button").await?;
        until_whole(&window)
            .await
            .map_err(|fault| format!("{left:?}: {fault}"))?;
        let place = window.place()?;
        let size = (width.min(1280), height.min(900));
        assert_eq!((place.width, place.height), size, "{left:?}");
        window.close().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_window_on_the_screen_stays_where_it_was_left() -> Outcome {
    let left = Place {
        x: 90,
        y: 70,
        width: 900,
        height: 700,
    };
    let window = Window::open_left_at(None, Theme::Light, left).await?;
    window.find("main button").await?;
    assert_eq!(window.place()?, left);
    window.close().await
}

/// What is left for the page of a screen of 1366 by 768 dots, enlarged by the system: without the
/// taskbar, the title bar and the menu.
const ENLARGED: [(f32, u16, u16); 3] = [(1.25, 1093, 514), (1.5, 910, 412), (1.75, 780, 339)];

#[tokio::test(flavor = "multi_thread")]
async fn every_screen_fits_a_small_screen_that_is_enlarged() -> Outcome {
    let (folder, club) = played_club()?;
    let page = Chromium::open_choosing(Some(&club), folder.path()).await?;
    page.set(Setting::Light).await?;
    for (scale, width, height) in ENLARGED {
        page.enlarge(scale, width, height).await?;
        for (number, screen) in page.screens().await?.iter().enumerate() {
            page.see(screen).await?;
            let name = format!("enlarged-{width}-{number}");
            page.picture(&name).await?;
            page.fits()
                .await
                .map_err(|fault| format!("{screen}, {scale}: {fault}"))?;
            page.has_large_targets().await?;
        }
    }
    page.is_quiet().await?;
    page.close().await
}
