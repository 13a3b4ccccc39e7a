//! Plays a hanchan hand by hand, so that points, sticks and logged hands agree with one another.

use crate::Chance;
use rand::RngExt;
use rand::seq::IndexedRandom;
use scoring::hand_value::{Counted, HandValue, Level, Winner, hand_value};
use scoring::record::HandName;
use scoring::{BySeat, Players, Points, RuleSet, Seat};

/// A finished hanchan.
pub struct Game {
    pub points: BySeat<Points>,
    pub deposit: Points,
    pub last_dealer: Seat,
    pub chombo: BySeat<u32>,
    pub hands: Vec<LoggedHand>,
}

/// A hand of mangan or better.
pub struct LoggedHand {
    pub name: HandName,
    pub honba: u32,
    pub winner: Seat,
    pub loser: Option<Seat>,
    pub level: Level,
    pub han: Option<u32>,
    pub fu: Option<u32>,
    pub yaku: &'static str,
}

/// Han, fu, and how often of a thousand hands: about what four-player tables see.
const HANDS: [(u32, u32, u32); 17] = [
    (1, 30, 190),
    (1, 40, 90),
    (2, 25, 20),
    (2, 30, 160),
    (2, 40, 70),
    (3, 25, 15),
    (3, 30, 120),
    (3, 40, 55),
    (3, 60, 5),
    (4, 30, 75),
    (4, 40, 30),
    (5, 30, 75),
    (6, 30, 45),
    (7, 30, 24),
    (8, 30, 16),
    (9, 30, 6),
    (11, 30, 3),
];
const YAKUMAN: [&str; 4] = ["国士無双", "四暗刻", "大三元", "字一色"];
const STICK: Points = Points(1_000);
/// What those without a ready hand pay in all at a draw.
const NOTEN: i64 = 3_000;

struct Table<'a> {
    rules: &'a RuleSet,
    points: BySeat<Points>,
    sticks: Points,
    honba: u32,
    dealer: Seat,
    strengths: [u32; 4],
    hands_a_yakuman: u32,
}

/// Plays by the rule set until South 4 is over or the time is up.
pub(super) fn hanchan(
    rules: &RuleSet,
    strengths: [u32; 4],
    hands_a_yakuman: u32,
    chance: &mut Chance,
) -> Game {
    let mut table = Table {
        rules,
        points: BySeat::from_fn(Players::Four, |_| rules.data().start),
        sticks: Points::ZERO,
        honba: 0,
        dealer: Seat::East,
        strengths,
        hands_a_yakuman,
    };
    let mut hands = Vec::new();
    let mut time_left: u32 = chance.random_range(8..=15);
    let names = [Seat::East, Seat::South]
        .into_iter()
        .flat_map(|wind| (1..=4).map(move |n| (wind, n)));
    'play: for ((wind, number), dealer) in names.zip(Seat::ALL.into_iter().cycle()) {
        table.dealer = dealer;
        loop {
            if time_left == 0 {
                break 'play;
            }
            time_left -= 1;
            let dealer_stays = table.hand(HandName::new(wind, number), &mut hands, chance);
            if !dealer_stays {
                break;
            }
        }
    }
    let mut chombo = BySeat::from_fn(Players::Four, |_| 0);
    if chance.random_range(0..60) == 0 {
        chombo[Seat::ALL[chance.random_range(0..4)]] = 1;
    }
    Game {
        points: table.points,
        deposit: table.sticks,
        last_dealer: table.dealer,
        chombo,
        hands,
    }
}

impl Table<'_> {
    /// Plays one hand; whether the dealer stays.
    fn hand(
        &mut self,
        name: Option<HandName>,
        log: &mut Vec<LoggedHand>,
        chance: &mut Chance,
    ) -> bool {
        for seat in Seat::ALL {
            if self.points[seat] >= STICK && chance.random_range(0..100) < 18 {
                self.points[seat] -= STICK;
                self.sticks += STICK;
            }
        }
        if chance.random_range(0..100) < 14 {
            return self.draw(chance);
        }
        let winner = self.pick(chance, |strength| strength);
        let loser = (chance.random_range(0..100) >= 38).then(|| {
            // The stronger a player, the fewer winning tiles are discarded.
            loop {
                let loser = self.pick(chance, |strength| 220 - strength.min(200));
                if loser != winner {
                    break loser;
                }
            }
        });
        let (han, fu, yaku) = if chance.random_range(0..self.hands_a_yakuman) == 0 {
            (
                None,
                None,
                YAKUMAN.choose(chance).copied().unwrap_or_default(),
            )
        } else {
            let (han, fu) = HANDS
                .choose_weighted(chance, |(_, _, weight)| *weight)
                .map_or((1, 30), |(han, fu, _)| (*han, *fu));
            (Some(han), Some(fu), "")
        };
        let counted = match (han, fu) {
            (Some(han), Some(fu)) => Counted::HanFu { han, fu },
            _ => Counted::Level(Level::Yakuman),
        };
        let who = if winner == self.dealer {
            Winner::Dealer
        } else {
            Winner::Child
        };
        let Ok(value) = hand_value(self.rules, counted, who, self.honba) else {
            return self.draw(chance);
        };
        if let (Some(level), Some(name)) = (value.level, name) {
            log.push(LoggedHand {
                name,
                honba: self.honba,
                winner,
                loser,
                level,
                han,
                // From five han up nobody counts fu.
                fu: fu.filter(|_| han.is_some_and(|han| han < 5)),
                yaku,
            });
        }
        self.pay(&value, winner, loser);
        if winner == self.dealer {
            self.honba += 1;
        } else {
            self.honba = 0;
        }
        winner == self.dealer
    }

    fn pay(&mut self, value: &HandValue, winner: Seat, loser: Option<Seat>) {
        for seat in Seat::ALL {
            let pays = match loser {
                _ if seat == winner => continue,
                Some(loser) if seat == loser => value.ron,
                Some(_) => Points::ZERO,
                None if seat == self.dealer => value.tsumo_from_dealer,
                None => value.tsumo_from_child,
            };
            self.points[seat] -= pays;
            self.points[winner] += pays;
        }
        self.points[winner] += self.sticks;
        self.sticks = Points::ZERO;
    }

    fn draw(&mut self, chance: &mut Chance) -> bool {
        self.honba += 1;
        let ready = [0; 4].map(|_| chance.random_range(0..100) < 45);
        let count = i64::try_from(ready.iter().filter(|ready| **ready).count()).unwrap_or_default();
        if (1..=3).contains(&count) {
            for seat in Seat::ALL {
                self.points[seat] += Points(if ready[seat.index()] {
                    NOTEN / count
                } else {
                    -NOTEN / (4 - count)
                });
            }
        }
        ready[self.dealer.index()]
    }

    fn pick(&self, chance: &mut Chance, weight: impl Fn(u32) -> u32) -> Seat {
        Seat::ALL
            .choose_weighted(chance, |seat| weight(self.strengths[seat.index()]))
            .copied()
            .unwrap_or_default()
    }
}
