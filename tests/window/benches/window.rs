//! How soon the window can be used, and whether anything holds it up: `cargo xtask bench` runs this
//! with the club's files to look at. Nothing is asserted, for the figures are this machine's.
#![cfg(target_os = "linux")]

use std::path::Path;
use std::time::{Duration, Instant};

use serde::Deserialize;
use thirtyfour::prelude::*;
use tokio::time::sleep;
use window_tests::{Outcome, Theme, Window};

/// How often the window is opened; the median counts.
const STARTS: usize = 5;

/// A very large file on a slow machine.
const LONGEST: Duration = Duration::from_mins(10);
/// By then the page has done what it puts off until nobody waits for it.
const AT_REST: Duration = Duration::from_secs(8);
/// What a start is measured by.
const OFTEN: Duration = Duration::from_millis(20);

/// Watches when a screen that is opened by its button is first drawn with what is in view of it, and how
/// regularly the page gets its turn until nothing on it changes any more. `ping` asks the program what
/// needs no file, so that its answer tells whether the window's own thread is free; for as long as the page halts, no answer can be
/// heard.
const WATCH: &str = "
    const [screen, done] = arguments;
    const beat = 10;
    let last = performance.now();
    let [gap, ping, halted, asking, answer] = [0, 0, 0, false, null];
    const started = last;
    const beats = setInterval(() => {
        const now = performance.now();
        const halt = Math.max(0, now - last - beat);
        gap = Math.max(gap, halt);
        halted += halt;
        last = now;
        if (answer !== null) {
            ping = Math.max(ping, answer.took - (halted - answer.before));
            answer = null;
            asking = false;
        }
        if (!asking) {
            asking = true;
            const before = halted;
            window.__TAURI_INTERNALS__.invoke('work_step', { kind: 'import' }).then(() => {
                answer = { took: performance.now() - now, before };
            });
        }
    }, beat);
    let changed = started;
    let first = null;
    const isUnderWay = () => [...document.querySelectorAll('main [role=status]')]
        .some((one) => one.textContent.includes('…'));
    const busy = () => [...document.querySelectorAll('main [aria-busy=true]')];
    const isWaiting = () => isUnderWay() || busy().length > 0;
    // The rest of a list that fills its box already, or the window, is out of view.
    const isInView = () => !isUnderWay() && busy().every((one) =>
        one.scrollHeight > one.clientHeight || one.getBoundingClientRect().bottom > innerHeight);
    const changes = new MutationObserver(() => {
        changed = performance.now();
        if (first === null && isInView()) {
            first = changed;
            requestAnimationFrame(() => { first = performance.now(); });
        }
    });
    changes.observe(document.querySelector('main'),
        { childList: true, subtree: true, characterData: true });
    const look = setInterval(() => {
        if (!isWaiting() && performance.now() - changed > 1500) {
            [beats, look].forEach(clearInterval);
            changes.disconnect();
            done({ gap, ping, first: (first ?? changed) - started, shown: changed - started });
        }
    }, 100);
    [...document.querySelectorAll('.navigation button')]
        .find((button) => button.textContent === screen).click()";

/// From now on, notes of each key how long the page keeps it from being drawn, and how long it takes until
/// it is drawn. The first is what is done before anything can be drawn, and the drawing itself; what
/// the page puts off until later is not among it. A message is answered after what is going on then.
const WATCH_KEYS: &str = "
    const now = () => performance.now();
    const after = (deed) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = deed;
        port2.postMessage(null);
    };
    window.watchedKeys = [];
    window.undrawnKeys = 0;
    let dealt = null;
    addEventListener('input', () => queueMicrotask(() => { dealt = now(); }));
    addEventListener('keydown', ({ key }) => {
        const typed = now();
        window.undrawnKeys += 1;
        dealt = null;
        after(() => { dealt ??= now(); });
        requestAnimationFrame(() => {
            const frame = now();
            after(() => {
                window.undrawnKeys -= 1;
                window.watchedKeys.push({
                    is_enter: key === 'Enter',
                    work: Math.min(dealt ?? frame, frame) - typed + now() - frame,
                    drawn: now() - typed,
                });
            });
        });
    }, true)";

/// From now on, notes of each key that changes what 点数計算 answers how long it takes until the page has the
/// answer, and until that is drawn: where the letter's own frame has begun, in the next.
const WATCH_ANSWERS: &str = "
    window.watchedAnswers = [];
    let typed = null;
    addEventListener('keydown', () => { typed = performance.now(); }, true);
    new MutationObserver(() => {
        if (typed === null) return;
        const key = typed;
        const work = performance.now() - key;
        typed = null;
        requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () =>
                window.watchedAnswers.push({ work, drawn: performance.now() - key });
            port2.postMessage(null);
        });
    }).observe(document.querySelector('.hand-worth-pane .fill'),
        { childList: true, subtree: true, characterData: true })";

/// Waits until an answer is drawn that was not there before, and says how long it took.
const ANSWERED: &str = "
    const done = arguments[0];
    const look = () => {
        const last = window.watchedAnswers.splice(0).pop();
        return last === undefined ? setTimeout(look, 20) : done(last);
    };
    look()";

/// Whole hands, tile by tile: none of what is answered to their tiles has been answered before.
const HANDS: [&str; 2] = [
    "1m2m3m4m5m6m1p2p3p7s8s9s1s1s",
    "9p9p9p2s3s4s5s6s7s3m3m3m8m8m",
];

/// Waits until every key so far is drawn.
const DRAWN: &str = "
    const done = arguments[0];
    const look = () => (window.undrawnKeys > 0 ? setTimeout(look, 20) : done());
    look()";

/// Two boxes that only hold what is typed, to measure by; Enter goes from each to the other.
const PLAIN_BOXES: &str = "
    const boxes = [0, 1].map(() => document.createElement('input'));
    for (const box of boxes) {
        box.style = `position: fixed; inset: ${4 * boxes.indexOf(box)}rem auto auto 0`;
        box.addEventListener('keydown', ({ key }) => {
            if (key === 'Enter') {
                boxes.find((other) => other !== box).focus();
            }
        });
        document.body.append(box);
    }
    boxes[0].focus()";

/// As the driver sends it.
const ENTER: &str = "\u{e007}";

/// Who sits, as numbers and as letters that search, and how it ended.
const SHEET: [&str; 8] = ["1", "2", "go", "ta", "481", "359", "287", "73"];

/// Between two keys of a fast typist.
const BETWEEN_KEYS: Duration = Duration::from_millis(100);

/// In milliseconds.
#[derive(Deserialize)]
struct KeyTimes {
    #[serde(default)]
    is_enter: bool,
    work: f64,
    drawn: f64,
}

/// In milliseconds.
#[derive(Deserialize)]
struct Seen {
    gap: f64,
    ping: f64,
    first: f64,
    shown: f64,
}

#[tokio::main]
async fn main() -> Outcome {
    // Cargo says `--bench`.
    let files = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with("--"));
    for file in files {
        println!("\nThe window on {file}");
        look_at(Path::new(&file)).await?;
    }
    Ok(())
}

async fn look_at(file: &Path) -> Outcome {
    let mut starts = Vec::with_capacity(STARTS);
    for _ in 0..STARTS {
        let (window, start) = start(file).await?;
        starts.push(start);
        window.close().await?;
    }
    starts.sort_unstable();
    println!(
        "  from the start to the first screen in use, its driver included: {:.2} s",
        starts[STARTS / 2].as_secs_f64()
    );
    let (window, _) = start(file).await?;
    time_keys(&window).await?;
    time_answers(&window).await?;
    window.page.set_script_timeout(LONGEST).await?;
    sleep(AT_REST).await;
    for visit in ["opened for the first time", "opened again"] {
        println!(
            "  each screen, {visit}: until what is in view is drawn, until it is whole, \
             the page's longest halt, the program's longest silence"
        );
        for screen in window.screens().await? {
            let seen = window
                .page
                .execute_async(WATCH, vec![screen.as_str().into()])
                .await?;
            let Seen {
                gap,
                ping,
                first,
                shown,
            } = seen.convert()?;
            println!("  {screen}: {first:.0} ms, {shown:.0} ms, {gap:.0} ms, {ping:.0} ms");
        }
    }
    window.close().await
}

/// Types a sheet as far as it can be without saving it, and the same into plain boxes.
async fn time_keys(window: &Window) -> Outcome {
    println!("  each key, median and longest: the page's work on it, and until it is drawn");
    window.page.execute(WATCH_KEYS, Vec::new()).await?;
    type_sheet(window).await?;
    print_keys(window, "on the sheet").await?;
    window.page.execute(PLAIN_BOXES, Vec::new()).await?;
    type_sheet(window).await?;
    print_keys(window, "in plain boxes").await?;
    window.page.refresh().await?;
    let box_to_type_in = window.page.query(By::Css("main input"));
    box_to_type_in.wait(LONGEST, OFTEN).first().await?;
    Ok(())
}

async fn type_sheet(window: &Window) -> Outcome {
    for text in &SHEET[..7] {
        type_slowly(window, text).await?;
        type_slowly(window, ENTER).await?;
    }
    type_slowly(window, SHEET[7]).await
}

/// Types hands tile by tile: with each the answer is another.
async fn time_answers(window: &Window) -> Outcome {
    window.go_to("点数計算").await?;
    window.go_to_box("手牌").await?;
    window.page.execute(WATCH_ANSWERS, Vec::new()).await?;
    let mut times: Vec<KeyTimes> = Vec::new();
    for hand in HANDS {
        for key in hand.chars() {
            window.press(key.to_string()).await?;
            let took = window.page.execute_async(ANSWERED, Vec::new()).await?;
            times.push(took.convert()?);
        }
        window.press_button("はじめから").await?;
        window.go_to_box("手牌").await?;
    }
    println!(
        "  what a hand is worth ({} keys): {}",
        times.len(),
        figures(&times)
    );
    Ok(())
}

/// One key after the other, each once what the one before did is drawn.
async fn type_slowly(window: &Window, text: &str) -> Outcome {
    for letter in text.chars() {
        window.press(letter.to_string()).await?;
        window.page.execute_async(DRAWN, Vec::new()).await?;
        sleep(BETWEEN_KEYS).await;
    }
    Ok(())
}

async fn print_keys(window: &Window, place: &str) -> Outcome {
    let taken = "return window.watchedKeys.splice(0)";
    let times = window.page.execute(taken, Vec::new()).await?;
    let times: Vec<KeyTimes> = times.convert()?;
    let (enters, letters): (Vec<_>, Vec<_>) = times.into_iter().partition(|key| key.is_enter);
    for (keys, what) in [(letters, "letters"), (enters, "times Enter")] {
        println!("  {place}, {} {what}: {}", keys.len(), figures(&keys));
    }
    Ok(())
}

/// Median and longest of the page's work, and of the time until it is drawn.
fn figures(times: &[KeyTimes]) -> String {
    let figures = |of: fn(&KeyTimes) -> f64| {
        let mut figures: Vec<f64> = times.iter().map(of).collect();
        figures.sort_unstable_by(f64::total_cmp);
        let longest = figures.last().copied().unwrap_or_default();
        let median = figures.get(figures.len() / 2).copied().unwrap_or_default();
        format!("{median:.0} and {longest:.0} ms")
    };
    let (work, drawn) = (figures(|key| key.work), figures(|key| key.drawn));
    format!("{work}; {drawn}")
}

#[expect(
    clippy::disallowed_methods,
    reason = "measuring is this program's own work; nothing of the product sees the time"
)]
async fn start(file: &Path) -> Outcome<(Window, Duration)> {
    let begun = Instant::now();
    let window = Window::open(Some(file), Theme::Light).await?;
    // The first box to type in has the keys.
    let box_to_type_in = window.page.query(By::Css("main input"));
    box_to_type_in.wait(LONGEST, OFTEN).first().await?;
    Ok((window, begun.elapsed()))
}
