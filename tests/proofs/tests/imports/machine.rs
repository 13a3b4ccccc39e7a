//! What inputs do to the machine: how much memory was used at most.

/// What one process may use, everything included: also what earlier inputs have left to it.
const MOST_MEMORY: u64 = 512 * 1024 * 1024;

/// Lets the system count anew from here on, where it does: what is needed to find out whether an input
/// came in right is no part of what it needs.
pub fn forget_peak() {
    // Elsewhere nothing is counted.
    let _ = std::fs::write("/proc/self/clear_refs", "5");
}

/// The most memory this process had, where the system counts it.
pub fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kibibytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kibibytes * 1024)
}

pub fn assert_memory_sufficed(proof: &str, peak: Option<u64>) {
    let peak = match peak {
        Some(peak) => peak,
        None if cfg!(target_os = "linux") => panic!("{proof}: Linux says how much it was"),
        None => {
            println!("{proof}: this system does not say how much memory was used");
            return;
        }
    };
    println!("{proof}: at most {} MiB of memory", peak / (1024 * 1024));
    assert!(peak < MOST_MEMORY, "{proof}: {peak} bytes of memory");
}
