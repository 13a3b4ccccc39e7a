//! Times of day as people type them.

use chrono::NaiveTime;
use schedule::parse_time;
use scoring::typed::half_width;

/// Reads 13:00 in any width, 13時, 13時半, 午後1時30分, 1330 and 13.
pub fn parse(typed: &str) -> Option<NaiveTime> {
    let narrow: String = half_width(typed).split_whitespace().collect();
    let (noon, clock) = match (narrow.strip_prefix("午後"), narrow.strip_prefix("午前")) {
        (Some(rest), _) => (Some(12), rest),
        (_, Some(rest)) => (Some(0), rest),
        _ => (None, narrow.as_str()),
    };
    let (hours, minutes) = split(clock)?;
    let hours: u32 = hours.parse().ok()?;
    let hours = match noon {
        Some(after) if hours <= 12 => hours % 12 + after,
        Some(_) => return None,
        None => hours,
    };
    parse_time(&format!("{hours}:{minutes}")).ok()
}

/// Hours and minutes, each in digits only.
fn split(clock: &str) -> Option<(&str, &str)> {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let (hours, minutes) = match clock.split_once([':', '時']) {
        Some((hours, "半")) => (hours, "30"),
        Some((hours, "")) => (hours, "00"),
        Some((hours, rest)) => (hours, rest.trim_end_matches('分')),
        None if digits(clock) && clock.len() >= 3 => clock.split_at(clock.len() - 2),
        None => (clock, "00"),
    };
    let fits = digits(hours) && hours.len() <= 2 && digits(minutes) && minutes.len() <= 2;
    fits.then_some((hours, minutes))
}

#[cfg(test)]
mod tests {
    use super::*;
    use schedule::time_text;

    #[test]
    fn a_time_is_read_as_people_write_it() {
        for (typed, read) in [
            ("13:00", "13:00"),
            ("１３：００", "13:00"),
            (" 9:05 ", "09:05"),
            ("13時", "13:00"),
            ("13時半", "13:30"),
            ("１３時１５分", "13:15"),
            ("午後1時", "13:00"),
            ("午後1:30", "13:30"),
            ("午前10時", "10:00"),
            ("午後12時", "12:00"),
            ("1330", "13:30"),
            ("930", "09:30"),
            ("13", "13:00"),
            ("0:00", "00:00"),
        ] {
            assert_eq!(parse(typed).map(time_text), Some(read.into()), "{typed}");
        }
    }

    #[test]
    fn what_is_no_time_is_refused() {
        for typed in [
            "",
            "昼",
            "24:00",
            "13:60",
            "13:0x",
            "午後13時",
            "午後",
            "半",
            "12345",
            "-1:00",
            "1:2:3",
            ":30",
            "13.5",
        ] {
            assert_eq!(parse(typed), None, "{typed}");
        }
    }
}
