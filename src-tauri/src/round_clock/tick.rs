//! What makes the clock tick on the pages. The program does it and not the pages, because a system
//! lets the timers of a page that nobody sees sleep, and announcements must come all the same.

use std::thread;
use std::time::Duration;

use chrono::{DateTime, Utc};
use tauri::{AppHandle, Manager};

use super::RoundClocks;
use crate::hall::HALL;
use crate::open_club::OpenClub;
use crate::shell::MAIN;

/// What the pages listen for: the clock, or what the hall shows, is to be asked for again.
const TICK: &str = "window.dispatchEvent(new Event('hanchan-tick'))";

const SECOND: Duration = Duration::from_secs(1);

/// From now on tells the pages of each second that passes while a clock runs or the window for the
/// hall is open.
pub fn keep_ticking(app: &AppHandle) {
    let app = app.clone();
    thread::spawn(move || {
        loop {
            let now = Utc::now();
            let wait = until_next_second(&app, now);
            if wait.is_some() || app.get_webview_window(HALL).is_some() {
                tell(&app);
            }
            thread::sleep(wait.unwrap_or(SECOND));
        }
    });
}

/// Tells the pages at once.
pub fn tell(app: &AppHandle) {
    for page in [MAIN, HALL] {
        if let Some(window) = app.get_webview_window(page)
            && let Err(error) = window.eval(TICK)
        {
            eprintln!("the page “{page}” cannot be told of the clock: {error}");
        }
    }
}

/// How long the second that the clock shows lasts, while one runs; none where nothing has changed
/// and nothing will.
fn until_next_second(app: &AppHandle, now: DateTime<Utc>) -> Option<Duration> {
    let club = app.state::<OpenClub>().path()?;
    let clocks = app.state::<RoundClocks>();
    let mut kept = clocks.lock(app, now);
    let noticed = kept.notice(&club, now);
    let clock = kept.clock(&club)?;
    let Some(left) = clock.plays_for(now) else {
        return noticed.then_some(SECOND);
    };
    match u64::try_from(left.num_milliseconds()) {
        Ok(left @ 1..) => Some(Duration::from_millis((left - 1) % 1000 + 1)),
        _ => Some(SECOND),
    }
}
