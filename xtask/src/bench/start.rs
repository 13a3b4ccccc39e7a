//! How soon the window can be used, beside an empty window of the same kind: both started in turn, and
//! watched on a screen until nothing changes on it any more.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use crate::paths;
use crate::process::{output, run_quietly, timed};
use crate::screen::Screen;
use crate::system::as_root;

/// How often each is started; the median counts.
const WARM: usize = 7;
/// The same, when the system has to read everything from the disk.
const COLD: usize = 9;

/// How often the screen is looked at.
const OFTEN: Duration = Duration::from_millis(15);
/// A screen on which nothing changes for so long stays as it is.
const STILL: Duration = Duration::from_millis(1_500);
/// So many colours an empty window has at least once its page is drawn, and one with text: until then it is
/// a white sheet, at which it may stay longer than that on a busy machine.
const WITH_FIELD: usize = 6;
const WITH_TEXT: usize = 50;

/// Nothing takes longer.
const LONGEST: Duration = Duration::from_mins(1);

/// Has the web view paint by the processor. On a machine without a graphics card it would have one emulated,
/// and translate a program for each kind of line and corner at its first picture, which takes longer than
/// all else together; people's machines have one.
const PAINT_BY_PROCESSOR: &str = "WEBKIT_SKIA_ENABLE_CPU_RENDERING";

/// Read from the disk, the window may take this many times as long as an empty one, in tenths.
const MOST: u128 = 13;

/// One that is started.
struct Contender<'a> {
    name: &'a str,
    program: &'a Path,
    club: Option<&'a Path>,
    colours: usize,
    times: Vec<Duration>,
}

/// Prints how long each takes until its window can be used, with everything in memory and read from the
/// disk, as after the computer was switched on. Where the medians of the second are further apart than
/// [`MOST`], that is an error.
pub fn compare(empty: &Path, window: &Path, club: &Path) -> Result<(), String> {
    let folder = paths::empty_folder(paths::target()?.join("bench").join("start"))?;
    let contenders = || {
        [
            ("an empty window", empty, None, WITH_FIELD),
            ("the window, no club", window, None, WITH_TEXT),
            ("the window, a club", window, Some(club), WITH_TEXT),
        ]
        .map(|(name, program, club, colours)| Contender {
            name,
            program,
            club,
            colours,
            times: Vec::new(),
        })
    };
    let mut warm = contenders();
    for round in 0..=WARM {
        for (place, contender) in warm.iter_mut().enumerate() {
            let time = contender.start(&folder.join(format!("{round}-{place}")))?;
            // The first brings everything into memory.
            if round > 0 {
                contender.times.push(time);
            }
        }
    }
    println!(
        "\nFrom the start to a window that can be used, median of {WARM}; everything is in memory"
    );
    print(&mut warm);
    if !can_forget() {
        println!("Not measured from the disk: only root may empty the memory.");
        return Ok(());
    }
    let mut cold = contenders();
    for round in 0..COLD {
        for (place, contender) in cold.iter_mut().enumerate() {
            forget()?;
            let time = contender.start(&folder.join(format!("cold-{round}-{place}")))?;
            contender.times.push(time);
        }
    }
    println!("The same, median of {COLD}; everything is read from the disk");
    if print(&mut cold) > MOST {
        return Err(format!(
            "the window takes more than {}.{} times as long as an empty one",
            MOST / 10,
            MOST % 10
        ));
    }
    Ok(())
}

/// Says the medians and how they compare with the first; gives the highest ratio in tenths, rounded up.
fn print(contenders: &mut [Contender<'_>]) -> u128 {
    let mut first = None;
    let mut worst = 0;
    for contender in contenders {
        contender.times.sort_unstable();
        let median = contender.times[contender.times.len() / 2]
            .as_millis()
            .max(1);
        let against = *first.get_or_insert(median);
        worst = worst.max((median * 10).div_ceil(against));
        println!(
            "  {:<24} {median:>6} ms   ×{}.{:02}   ({} to {})",
            contender.name,
            median / against,
            median * 100 / against % 100,
            contender.times.first().map_or(0, Duration::as_millis),
            contender.times.last().map_or(0, Duration::as_millis)
        );
    }
    worst
}

impl Contender<'_> {
    /// Starts it in a home of its own in that folder, which may be written to after the end: the processes
    /// of the web view end later than the program. Gives the time until the screen is as it stays.
    fn start(&self, folder: &Path) -> Result<Duration, String> {
        let screen = Screen::shown(folder.join("screen"))?;
        let home = paths::empty_folder(folder.join("home"))?;
        let mut command = Command::new(self.program);
        if let Some(club) = self.club {
            // Each opens a file that nobody has opened.
            let copy = home.join("sample.hanchan");
            fs::copy(club, &copy).map_err(|error| format!("{}: {error}", copy.display()))?;
            command.arg(copy);
        }
        at_home(&mut command, &home).env("DISPLAY", screen.display());
        let mut program = command
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("{}: {error}", self.program.display()))?;
        let watched = watch(&screen, self.colours);
        let ended = program.try_wait();
        // Only its window was to be seen.
        let _ = program.kill();
        let _ = program.wait();
        match (watched, ended) {
            (_, Ok(Some(status))) => Err(format!("{} ended by itself ({status})", self.name)),
            (watched, _) => watched?.ok_or_else(|| format!("{} never came to rest", self.name)),
        }
    }
}

/// Nothing of the person's own is read or changed.
fn at_home<'a>(command: &'a mut Command, home: &Path) -> &'a mut Command {
    for (name, folder) in [
        ("HOME", ""),
        ("XDG_DATA_HOME", "data"),
        ("XDG_CONFIG_HOME", "config"),
        ("XDG_CACHE_HOME", "cache"),
        ("XDG_RUNTIME_DIR", "run"),
    ] {
        let place = home.join(folder);
        // Where it cannot be made, the program says so.
        let _ = fs::create_dir_all(&place);
        command.env(name, place);
    }
    command
        .env("LC_ALL", "ja_JP.UTF-8")
        .env("TZ", "Asia/Tokyo")
        .env(PAINT_BY_PROCESSOR, "1")
        .env_remove("WAYLAND_DISPLAY")
        // Without it, no other program is there to be asked to open the file instead.
        .env_remove("DBUS_SESSION_BUS_ADDRESS")
}

/// The time from now until the screen shows what it shows at the end, in so many colours at least, or nothing
/// if it never comes to rest.
fn watch(screen: &Screen, colours: usize) -> Result<Option<Duration>, String> {
    let mut last = screen.picture()?;
    let mut since = Duration::ZERO;
    let mut now = Duration::ZERO;
    while now < LONGEST {
        let (picture, took) = timed(|| {
            sleep(OFTEN);
            screen.picture()
        });
        now += took;
        let picture = picture?;
        if picture.differs_from(&last) {
            last = picture;
            since = now;
        } else if now.saturating_sub(since) > STILL && last.colours() >= colours {
            return Ok(Some(since));
        }
    }
    Ok(None)
}

/// Whether the system's memory may be emptied.
fn can_forget() -> bool {
    output(Command::new("id").arg("-u")).is_ok_and(|told| told.trim() == "0")
        && Path::new("/proc/sys/vm/drop_caches").exists()
}

/// Has the system read everything from the disk again.
fn forget() -> Result<(), String> {
    run_quietly(as_root("sh")?.args(["-c", "sync; echo 3 > /proc/sys/vm/drop_caches"]))
}

/// What an empty window is: `src-tauri/examples/empty`, built as the program is.
pub fn empty_window(release: &Path) -> PathBuf {
    release.join("examples").join("empty")
}
