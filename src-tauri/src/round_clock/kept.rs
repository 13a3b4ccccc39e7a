//! The clocks of the clubs, kept beside the state of the windows: a program that is closed, or
//! dies, finds them again when it is started.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::{fs, io};

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use specta::Type;
use tauri::{AppHandle, Manager};

use desk::clock::RoundClock;

/// All clocks, read when one is first asked for.
#[derive(Default)]
pub struct RoundClocks(OnceLock<Mutex<Kept>>);

/// What the program knows, and where it is kept.
pub struct Kept {
    file: Option<PathBuf>,
    clocks: Clocks,
    /// Whether the file says what the program knows.
    safe: bool,
}

#[derive(Default, Deserialize, Serialize)]
struct Clocks {
    hall: HallPart,
    clubs: BTreeMap<PathBuf, ClubClock>,
}

/// A club's clock, and the one that was reset last.
#[derive(Default, Deserialize, Serialize)]
struct ClubClock {
    now: Option<RoundClock>,
    before: Option<RoundClock>,
}

/// What the window for the hall shows below the clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum HallPart {
    #[default]
    Seats,
    Standings,
    ClockOnly,
}

impl RoundClocks {
    /// The clocks, which nobody else can change meanwhile.
    pub fn lock(&self, app: &AppHandle, now: DateTime<Utc>) -> MutexGuard<'_, Kept> {
        let kept = self.0.get_or_init(|| {
            let folder = app.path().app_config_dir();
            Mutex::new(Kept::within(folder.ok().as_deref()))
        });
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.forget(now);
        kept
    }
}

impl Kept {
    /// Kept in that folder, which need not be there yet. A file that cannot be read is as none:
    /// the clock is set again in a moment, and must not keep the club from its evening.
    fn within(folder: Option<&Path>) -> Self {
        let file = folder.map(|folder| folder.join("round-clock.json"));
        Self {
            clocks: file.as_deref().and_then(read).unwrap_or_default(),
            safe: file.is_some(),
            file,
        }
    }

    /// Lets go of what belongs to a day gone by.
    fn forget(&mut self, now: DateTime<Utc>) {
        self.clocks.clubs.retain(|_, club| {
            for clock in [&mut club.now, &mut club.before] {
                clock.take_if(|clock| clock.is_forgotten(now));
            }
            club.now.is_some() || club.before.is_some()
        });
    }

    /// Whether the clocks would be found again if the program ended now.
    pub fn is_safe(&self) -> bool {
        self.safe
    }

    pub fn clock(&self, club: &Path) -> Option<&RoundClock> {
        self.clocks.clubs.get(self.key(club))?.now.as_ref()
    }

    /// Whether there is a clock to bring back.
    pub fn has_before(&self, club: &Path) -> bool {
        let club = self.clocks.clubs.get(self.key(club));
        club.is_some_and(|club| club.before.is_some())
    }

    /// Does something to a club's clock, if it has one.
    pub fn change(&mut self, club: &Path, change: impl FnOnce(&mut RoundClock)) {
        let club = self.key(club).to_owned();
        let clock = self.clocks.clubs.get_mut(&club);
        if let Some(clock) = clock.and_then(|club| club.now.as_mut()) {
            change(clock);
            self.save();
        }
    }

    /// Gives a club a clock that is to be started, unless one has been: it must be reset first.
    /// What was reset before can still be brought back.
    pub fn prepare(&mut self, club: &Path, clock: RoundClock) {
        let club = self.club(club);
        if !club.is_started() {
            club.now = Some(clock);
            self.save();
        }
    }

    /// The same with a clock that runs; now nothing is brought back any more.
    pub fn start(&mut self, club: &Path, clock: RoundClock) {
        let club = self.club(club);
        if !club.is_started() {
            *club = ClubClock {
                now: Some(clock),
                before: None,
            };
            self.save();
        }
    }

    /// Gives a club a clock in place of one that was started, which can be brought back.
    pub fn reset(&mut self, club: &Path, clock: RoundClock) {
        let club = self.club(club);
        club.before = club.now.replace(clock);
        self.save();
    }

    /// Brings back the clock that was reset last, as if it had run on.
    pub fn bring_back(&mut self, club: &Path) {
        let club = self.club(club);
        if let Some(before) = club.before.take() {
            club.now = Some(before);
            self.save();
        }
    }

    /// Lets a club's clock notice what has become due; whether anything has.
    pub fn notice(&mut self, club: &Path, now: DateTime<Utc>) -> bool {
        let club = self.key(club).to_owned();
        let clock = self.clocks.clubs.get_mut(&club);
        let noticed = clock
            .and_then(|club| club.now.as_mut())
            .is_some_and(|clock| clock.notice(now));
        if noticed {
            self.save();
        }
        noticed
    }

    pub fn hall(&self) -> HallPart {
        self.clocks.hall
    }

    pub fn show_in_hall(&mut self, part: HallPart) {
        self.clocks.hall = part;
        self.save();
    }

    /// By which path a club has its clock: another path to its file, if it was set by that.
    fn key<'a>(&'a self, club: &'a Path) -> &'a Path {
        if self.clocks.clubs.contains_key(club) {
            return club;
        }
        let mut known = self.clocks.clubs.keys();
        let other = known.find(|known| db::is_same_club(known, club));
        other.map_or(club, PathBuf::as_path)
    }

    fn club(&mut self, club: &Path) -> &mut ClubClock {
        let club = self.key(club).to_owned();
        self.clocks.clubs.entry(club).or_default()
    }

    /// The clock must run on where it cannot be kept; the window then says so.
    fn save(&mut self) {
        let Some(file) = &self.file else {
            return;
        };
        let written = serde_json::to_vec_pretty(&self.clocks)
            .map_err(io::Error::other)
            .and_then(|bytes| {
                file.parent().map_or(Ok(()), fs::create_dir_all)?;
                db::write_whole(file, &bytes).map_err(io::Error::other)
            });
        self.safe = written.is_ok();
        if let Err(error) = written {
            eprintln!("{}: {error}", file.display());
        }
    }
}

fn read(file: &Path) -> Option<Clocks> {
    let bytes = fs::read(file).ok()?;
    serde_json::from_slice(&bytes)
        .inspect_err(|error| eprintln!("{}: {error}", file.display()))
        .ok()
}

impl ClubClock {
    fn is_started(&self) -> bool {
        self.now.as_ref().is_some_and(RoundClock::is_started)
    }
}

#[cfg(test)]
mod tests;
