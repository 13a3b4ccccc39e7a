//! Keeps the club's pages up to date while its file is open, apart from the commands: nobody waits for a slow
//! folder but whoever asks how the pages are.

use std::sync::{Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use desk::site::KeptSite;
use tauri::{AppHandle, Manager};

use crate::ipc::WireError;
use crate::open_club::{OpenClub, now};

/// Somebody looks at an answer that has not come by then.
const PATIENCE: Duration = Duration::from_secs(2);

/// How the pages are.
#[derive(Default)]
pub struct SiteKeeper {
    written: Mutex<Written>,
    is_written: Condvar,
}

#[derive(Default)]
struct Written {
    /// The [`OpenClub::changes`] that they show.
    shows: u32,
    problem: Option<WireError>,
}

impl SiteKeeper {
    /// Why the pages are not as the club's file has it, once what was saved last was tried, or after a
    /// while; nothing where they are, or where the club keeps none.
    pub fn problem(&self, changes: u32) -> Option<WireError> {
        let written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        let (written, _) = self
            .is_written
            .wait_timeout_while(written, PATIENCE, |written| written.shows != changes)
            .unwrap_or_else(PoisonError::into_inner);
        written.problem.clone()
    }

    fn tell(&self, shows: u32, problem: Option<WireError>) {
        let mut written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        *written = Written { shows, problem };
        self.is_written.notify_all();
    }
}

/// Writes the pages anew after each write to the club's file, and once it is opened; several that follow one
/// another closely come to be one.
pub fn keep(app: &AppHandle) {
    let app = app.clone();
    thread::spawn(move || {
        let open = app.state::<OpenClub>();
        let keeper = app.state::<SiteKeeper>();
        let mut seen = 0;
        loop {
            seen = open.wait_for_change(seen);
            keeper.tell(seen, write(&open).err());
        }
    });
}

fn write(open: &OpenClub) -> Result<(), WireError> {
    let site = match open.read(|club| KeptSite::read(club, now().date())) {
        Err(WireError::NoClubOpen) => None,
        site => site?,
    };
    site.map_or(Ok(()), |site| {
        site.write()
            .map(drop)
            .map_err(|refusal| WireError::of_paper(refusal, site.calendar()))
    })
}
