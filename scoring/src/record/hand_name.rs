//! How a hand of a hanchan is called.

use crate::{Players, Seat};
use std::fmt;

/// Which hand of a hanchan: 東1局 to 北4局.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct HandName {
    wind: Seat,
    number: u8,
}

impl HandName {
    /// 東1局 is `(Seat::East, 1)`.
    pub fn new(wind: Seat, number: u8) -> Option<Self> {
        (1..=4).contains(&number).then_some(Self { wind, number })
    }

    /// The wind of the round.
    pub fn wind(self) -> Seat {
        self.wind
    }

    /// The starting seat that deals it: whoever began in East deals 東1局 and 南1局. With three
    /// players nobody deals 東4局.
    pub fn dealer(self, players: Players) -> Option<Seat> {
        let seats = players.seats();
        seats.get(usize::from(self.number) - 1).copied()
    }

    /// Reads 東1局, 東1 or E1, with full-width or kanji digits as well.
    ///
    /// ```
    /// use scoring::record::HandName;
    /// assert_eq!(HandName::parse("南３局").unwrap().to_string(), "南3局");
    /// assert!(HandName::parse("南5局").is_none());
    /// ```
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let text = text.strip_suffix('局').unwrap_or(text);
        let mut characters = text.chars();
        let wind = Seat::from_name(characters.next()?.encode_utf8(&mut [0; 4]))?;
        let number = match characters.as_str() {
            "1" | "１" | "一" => 1,
            "2" | "２" | "二" => 2,
            "3" | "３" | "三" => 3,
            "4" | "４" | "四" => 4,
            _ => return None,
        };
        Self::new(wind, number)
    }
}

impl fmt::Display for HandName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}局", self.wind.kanji(), self.number)
    }
}
