//! Several people at once, by their numbers.

use std::str::FromStr;

/// Members by their numbers, in the order given: `3`, `3,5` or `1-22`.
#[derive(Clone, Debug)]
pub struct Numbers(pub Vec<u32>);

/// The most people that one command can name.
const MOST: usize = 400;

impl FromStr for Numbers {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut numbers = Vec::new();
        for part in text.split(',') {
            let (first, last) = part.split_once('-').unwrap_or((part, part));
            let (first, last) = (number(first)?, number(last)?);
            if last < first {
                return Err(format!("{part} ends before it begins; exchange the two"));
            }
            numbers.extend((first..=last).take(MOST + 1));
            if numbers.len() > MOST {
                return Err(format!("more than {MOST} people; name fewer at once"));
            }
        }
        Ok(Self(numbers))
    }
}

fn number(text: &str) -> Result<u32, String> {
    let number = text.trim().parse();
    number.map_err(|_| format!("\"{text}\" is no number; write such as 3, or 3,5, or 1-22"))
}
