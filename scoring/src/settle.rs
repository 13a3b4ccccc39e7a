//! Settling one hanchan: from declared points to results, in the order of [the rules](crate::rules), 1.

mod rank;

pub use rank::Place;

use crate::rule_set::{Basis, Chombo, Deposit, RuleSet, Tie, Top, Uma};
use crate::{BySeat, Players, Points, Seat};
use thiserror::Error;

/// How a hanchan ended. Amounts are in points, seats are the starting seats.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Played {
    /// Points declared by each player.
    pub points: BySeat<Points>,
    /// Riichi sticks left on the table.
    pub deposit: Points,
    /// Who dealt the last hand; the last seat when the game ran its course.
    pub last_dealer: Seat,
    /// How many chombo each player had.
    pub chombo: BySeat<u32>,
}

impl Played {
    /// A hanchan that ran its course, without sticks or chombo.
    pub fn new(points: BySeat<Points>) -> Self {
        let players = points.players();
        Self {
            points,
            deposit: Points::ZERO,
            last_dealer: players.last_seat(),
            chombo: BySeat::from_fn(players, |_| 0),
        }
    }
}

/// What a hanchan gave each player, in points.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Settlement {
    /// Places; tied players may share one.
    pub places: BySeat<Place>,
    /// Results before place points: basis, rounding and residual top.
    pub base: BySeat<Points>,
    /// Place points.
    pub uma: BySeat<Points>,
    /// What chombo cost after ranking: 0 or below.
    pub chombo: BySeat<Points>,
    /// The sum of the three.
    pub total: BySeat<Points>,
}

/// Whether points that do not add up are refused.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Balance {
    /// They are refused.
    Required,
    /// They are settled as declared: the club wrote down why, and the record is marked.
    Excused,
}

/// Why a hanchan cannot be settled.
#[derive(Clone, Debug, Error, Eq, PartialEq)]
pub enum SettleError {
    /// The rule set is for another number of players.
    #[error(
        "{got} players, but the rule set is for {expected}; use another rule set or correct the players"
    )]
    PlayerCount {
        /// As many as the rule set wants.
        expected: usize,
        /// As many as there were.
        got: usize,
    },
    /// Points and sticks do not add up to what the table began with.
    #[error("{}; the points and the sticks left must add up to {expected}", difference_in_words(*.difference))]
    Unbalanced {
        /// What is too much, or below zero what is missing.
        difference: Points,
        /// What the table began with.
        expected: Points,
    },
    /// Points that sticks cannot make.
    #[error("{} has {points} points, which is not a multiple of 100; read the sheet again", .seat.letter())]
    NotWholeStep {
        /// Whose.
        seat: Seat,
        /// As declared.
        points: Points,
    },
    /// Points farther from zero than any game goes.
    #[error("{} has {points} points, more than {} from zero; read the sheet again", .seat.letter(), Points::LIMIT)]
    OutOfRange {
        /// Whose.
        seat: Seat,
        /// As declared.
        points: Points,
    },
    /// Sticks are worth 1,000 each.
    #[error("{0} points of riichi sticks; they are 1,000 each, 0 or more")]
    Deposit(Points),
    /// More chombo than a hanchan has room for.
    #[error("{} has {count} chombo; at most {MOST_CHOMBO} can be recorded in one hanchan", .seat.letter())]
    TooManyChombo {
        /// Whose.
        seat: Seat,
        /// As declared.
        count: u32,
    },
    /// The last dealer's seat is not taken.
    #[error("the last dealer is {}, a seat nobody has with three players", .0.letter())]
    LastDealer(Seat),
}

/// The most chombo one player can have in one hanchan: more is a slip of the finger.
pub const MOST_CHOMBO: u32 = 99;

/// `300 points short`, `1,200 points too many`.
pub fn difference_in_words(difference: Points) -> String {
    let size = difference.abs();
    if difference < Points::ZERO {
        format!("{size} points short")
    } else {
        format!("{size} points too many")
    }
}

/// Settles a hanchan.
///
/// # Errors
/// Refuses what is no finished hanchan under the rule set; see [`SettleError`].
///
/// The sheets' own examples:
///
/// ```
/// use scoring::{Balance, BySeat, Played, Points, preset, settle};
///
/// fn total(rules: &str, points: [i64; 4]) -> Vec<i64> {
///     let played = Played::new(BySeat::four(points.map(Points)));
///     let settled = settle(&preset(rules).unwrap(), &played, Balance::Required).unwrap();
///     settled.total.as_slice().iter().map(|amount| amount.0).collect()
/// }
///
/// // haku-2015: the tie goes to the earlier starting seat.
/// assert_eq!(total("haku-2015", [24_000, 34_100, 24_000, 17_900]), [4_000, 24_100, -6_000, -22_100]);
/// // hakuryuo-40: others at +16, ▲22, ▲34, so first is +40.
/// assert_eq!(total("hakuryuo-40", [50_000, 46_000, 8_000, -4_000]), [40_000, 16_000, -22_000, -34_000]);
/// // wakakujira-2025: 41,600 in first is +61.6, 12,500 in fourth ▲47.5.
/// assert_eq!(total("wakakujira-2025", [41_600, 25_900, 20_000, 12_500]), [61_600, 5_900, -20_000, -47_500]);
/// // kenko-25000: 32,600 in first totals 44,600, and the table sums to 100,000.
/// let kenko = total("kenko-25000", [32_600, 27_400, 22_000, 18_000]);
/// assert_eq!((kenko[0], kenko.iter().sum::<i64>()), (44_600, 100_000));
/// // shirakaba-2025: two tied firsts get +20.0 each from place points, all four tied 0.0.
/// assert_eq!(total("shirakaba-2025", [35_000, 35_000, 30_000, 20_000]), [25_000, 25_000, -10_000, -40_000]);
/// assert_eq!(total("shirakaba-2025", [30_000; 4]), [0; 4]);
/// ```
///
/// A chombo under shirakaba-2025 moves nobody else:
///
/// ```
/// use scoring::{Balance, BySeat, Played, Points, preset, settle};
/// let mut played = Played::new(BySeat::four([42_300, 31_000, 26_700, 20_000].map(Points)));
/// played.chombo = BySeat::four([0, 1, 0, 0]);
/// let settled = settle(&preset("shirakaba-2025").unwrap(), &played, Balance::Required).unwrap();
/// assert_eq!(settled.total.as_slice().iter().copied().sum::<Points>(), Points(-10_000));
/// ```
pub fn settle(
    rules: &RuleSet,
    played: &Played,
    balance: Balance,
) -> Result<Settlement, SettleError> {
    let players = check(rules, played, balance)?;
    let data = rules.data();
    let precedence = rank::precedence(data.tie, players, played.last_dealer);
    let mut points = played.points;
    if data.deposit == Deposit::ToTop {
        let first = rank::first(&points, &precedence);
        points[first] += played.deposit;
    }
    let places = rank::places(&points, &precedence, data.tie == Tie::Split);
    let base = base(rules, &points, &places);
    let uma = uma(rules, &points, &places);
    let chombo = match data.chombo {
        Chombo::Adjustment(each) => played.chombo.map(|count| each * i64::from(count)),
        Chombo::InHand(_) => BySeat::from_fn(players, |_| Points::ZERO),
    };
    let total = BySeat::from_fn(players, |seat| base[seat] + uma[seat] + chombo[seat]);
    Ok(Settlement {
        places,
        base,
        uma,
        chombo,
        total,
    })
}

fn check(rules: &RuleSet, played: &Played, balance: Balance) -> Result<Players, SettleError> {
    let players = rules.players();
    for got in [played.points.players(), played.chombo.players()] {
        if got != players {
            return Err(SettleError::PlayerCount {
                expected: players.count(),
                got: got.count(),
            });
        }
    }
    for (seat, &points) in played.points.iter() {
        if points > Points::LIMIT || points < -Points::LIMIT {
            return Err(SettleError::OutOfRange { seat, points });
        }
        if !points.is_whole_step() {
            return Err(SettleError::NotWholeStep { seat, points });
        }
    }
    for (seat, &count) in played.chombo.iter() {
        if count > MOST_CHOMBO {
            return Err(SettleError::TooManyChombo { seat, count });
        }
    }
    let sticks = played.deposit;
    if sticks < Points::ZERO || sticks > Points::LIMIT || sticks.0 % 1_000 != 0 {
        return Err(SettleError::Deposit(sticks));
    }
    if played.points.get(played.last_dealer).is_none() {
        return Err(SettleError::LastDealer(played.last_dealer));
    }
    let expected = rules.table_sum();
    let difference = played.points.as_slice().iter().copied().sum::<Points>() + sticks - expected;
    if balance == Balance::Required && difference != Points::ZERO {
        return Err(SettleError::Unbalanced {
            difference,
            expected,
        });
    }
    Ok(players)
}

fn base(rules: &RuleSet, points: &BySeat<Points>, places: &BySeat<Place>) -> BySeat<Points> {
    let data = rules.data();
    let from = match data.basis {
        Basis::FromReturn => data.return_points.unwrap_or_default(),
        Basis::Raw => Points::ZERO,
    };
    let mut base = points.map(|points| data.rounding.apply(points - from));
    if data.top == Top::Residual {
        let is_first = |seat: Seat| places[seat].number == 1;
        let others = base.iter().filter(|(seat, _)| !is_first(*seat));
        let residual = -others.map(|(_, amount)| *amount).sum::<Points>();
        let shares = shares(residual, places, 1);
        base = BySeat::from_fn(base.players(), |seat| {
            if is_first(seat) {
                shares[seat]
            } else {
                base[seat]
            }
        });
    }
    base
}

fn uma(rules: &RuleSet, points: &BySeat<Points>, places: &BySeat<Place>) -> BySeat<Points> {
    let data = rules.data();
    let floating = match (&data.uma, data.return_points) {
        (Uma::ByFloating { .. }, Some(line)) => {
            let floating = points
                .as_slice()
                .iter()
                .filter(|points| **points >= line)
                .count();
            // With everybody at the return exactly, nobody is ahead of anybody.
            if floating == points.players().count() {
                0
            } else {
                floating
            }
        }
        _ => 0,
    };
    uma_of(rules, places, floating)
}

/// Place points for those places, where so many are at or above the return.
pub(crate) fn uma_of(rules: &RuleSet, places: &BySeat<Place>, floating: usize) -> BySeat<Points> {
    let amounts = rules.uma(floating);
    let mut uma = BySeat::from_fn(places.players(), |_| Points::ZERO);
    for (seat, place) in places.iter() {
        let number = usize::from(place.number);
        if place.tied == 1 {
            uma[seat] = amounts[number - 1];
        } else {
            let shared = amounts
                .iter()
                .skip(number - 1)
                .take(usize::from(place.tied));
            uma[seat] = shares(shared.copied().sum(), places, place.number)[seat];
        }
    }
    uma
}

/// Shares an amount among those at a place in whole 100s; what does not divide goes whole to the
/// one nearest the starting dealer.
fn shares(amount: Points, places: &BySeat<Place>, place: u8) -> BySeat<Points> {
    let at_place = |seat: &Seat| places[*seat].number == place;
    let seats = places.players().seats();
    let count = seats.iter().filter(|seat| at_place(seat)).count();
    let steps = amount.0 / Points::STEP / i64::try_from(count.max(1)).unwrap_or(1);
    let each = Points(steps * Points::STEP);
    let mut shares = BySeat::from_fn(places.players(), |seat| {
        if at_place(&seat) { each } else { Points::ZERO }
    });
    if let Some(nearest) = seats.iter().find(|seat| at_place(seat)) {
        shares[*nearest] = amount - shares.as_slice().iter().copied().sum::<Points>() + each;
    }
    shares
}
