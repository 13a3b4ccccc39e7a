//! What the papers may take, and whether they keep to it in this run. On a busy machine they may not, so that nothing
//! fails.

use std::fs;
use std::path::Path;
use std::time::Duration;

use super::measure::Figure;

/// None where there is none.
#[derive(Clone, Copy)]
pub struct Limit {
    wall: Duration,
    peak_kib: Option<u64>,
    file_bytes: Option<u64>,
}

/// Half a year of forty members in the full edition, with a page for each.
pub const FULL_HALF_YEAR: Limit = Limit {
    wall: Duration::from_millis(60),
    // 30 MB
    peak_kib: Some(30_000_000 / 1_024),
    file_bytes: Some(200 * 1_024),
};

/// The sheet that forty members are handed each month.
pub const MONTH_HANDOUT: Limit = Limit {
    wall: Duration::from_millis(15),
    peak_kib: None,
    file_bytes: None,
};

/// What each of two hundred members is handed, all of it drawn one after the other.
const BUNDLES: Duration = Duration::from_secs(1);

/// Ours may take this share of the time of Typst, one in so many.
const SHARE: u32 = 5;

impl Limit {
    pub fn print(self, figure: Figure) {
        let wall = kept(figure.wall <= self.wall);
        print!("    {wall} {} ms", self.wall.as_millis());
        if let Some(most) = self.peak_kib {
            print!(
                ", {} {} MB",
                kept(figure.peak_kib <= most),
                (most * 1_024).div_ceil(1_000_000)
            );
        }
        if let (Some(most), Some(bytes)) = (self.file_bytes, figure.file_bytes) {
            print!(", {} {} KiB", kept(bytes <= most), most / 1_024);
        }
        println!();
    }
}

/// Whether ours took a fifth of their time at most.
pub fn print_share(ours: Figure, theirs: Figure) {
    println!(
        "    ours {} 1/{SHARE} of its time",
        kept(ours.wall * SHARE <= theirs.wall)
    );
}

/// What Criterion measured of the bundles, which are drawn without a program around it.
pub fn print_bundles(target: &Path) -> Result<(), String> {
    let measured = "criterion/handouts/a half-year to each of 200 members/new/estimates.json";
    let path = target.join(measured);
    let told = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let median = median(&told).ok_or_else(|| format!("{}: no median", path.display()))?;
    println!(
        "\nWhat each of two hundred members is handed: {} ms\n    {} {} ms",
        median.as_millis(),
        kept(median <= BUNDLES),
        BUNDLES.as_millis()
    );
    Ok(())
}

/// The median of Criterion's estimates, which are in nanoseconds.
fn median(estimates: &str) -> Option<Duration> {
    let (_, median) = estimates.split_once("\"median\":")?;
    let (_, value) = median.split_once("\"point_estimate\":")?;
    let end = value.find([',', '}'])?;
    let nanoseconds: f64 = value[..end].trim().parse().ok()?;
    Some(Duration::from_secs_f64(nanoseconds / 1_000_000_000.0))
}

fn kept(is_kept: bool) -> &'static str {
    if is_kept { "within" } else { "OVER" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_read_from_what_criterion_writes() {
        let written = r#"{"mean":{"confidence_interval":{"confidence_level":0.95},"point_estimate":2.5e9},
            "median":{"confidence_interval":{"lower_bound":1.0},"point_estimate":750000000.25,"standard_error":1.0}}"#;
        assert_eq!(median(written), Some(Duration::from_millis(750)));
        assert_eq!(median("{}"), None);
    }
}
