//! What an input does to the machine: how much memory was used at most, and whether it goes on.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

/// What one process may use, everything included.
const MOST_MEMORY: u64 = 256 * 1024 * 1024;

/// The largest input takes a minute where nothing is optimised; who is still at it then hangs.
const PATIENCE: Duration = Duration::from_mins(30);

/// The most memory this process ever had, where the system counts it.
pub fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kibibytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kibibytes * 1024)
}

pub fn assert_memory_sufficed(proof: &str) {
    let Some(peak) = peak_memory() else {
        println!("{proof}: this system does not say how much memory was used");
        return;
    };
    println!("{proof}: at most {} MiB of memory", peak / (1024 * 1024));
    assert!(peak < MOST_MEMORY, "{proof}: {peak} bytes of memory");
}

/// Ends the process where an input is not done with.
pub struct Watch {
    begun: Arc<AtomicU64>,
    over: Arc<AtomicBool>,
}

impl Watch {
    pub fn new() -> Self {
        let begun = Arc::new(AtomicU64::new(0));
        let over = Arc::new(AtomicBool::new(false));
        let (seen, ended) = (Arc::clone(&begun), Arc::clone(&over));
        thread::spawn(move || {
            let mut before = u64::MAX;
            while !ended.load(Ordering::Relaxed) {
                let now = seen.load(Ordering::Relaxed);
                if now == before {
                    eprintln!("input {now} hangs");
                    std::process::abort();
                }
                before = now;
                thread::sleep(PATIENCE);
            }
        });
        Self { begun, over }
    }

    pub fn begins(&self, input: u64) {
        self.begun.store(input, Ordering::Relaxed);
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.over.store(true, Ordering::Relaxed);
    }
}
