//! What a winning hand is worth: from its tiles to its yaku, fu and payments, by a rule set.
//! [The rules](crate::rules), 2, and the sheets of the five presets.
//!
//! Of all ways to read a hand the one that brings most is taken; of two that bring the same, the one of
//! more han, then of more fu. What others discarded is not seen: furiten is for the table to notice.

mod as_typed;
mod check;
mod error;
mod fu;
mod hand_tiles;
mod nagashi;
mod patterns;
mod payment;
mod reading;
mod several;
mod tile;
mod words;
mod yaku;

pub use as_typed::as_typed;
pub use error::HandError;
pub use fu::{FuFor, FuItem};
pub use hand_tiles::{HandTiles, HandTilesError, in_suits};
pub use nagashi::nagashi_mangan;
pub use payment::Payments;
pub use reading::{Reading, Sets, Wait};
pub use several::{SeveralWins, several_wins};
pub use tile::{Meld, SetShape, Tile, TileError, TileSet, parse_tiles};
pub use yaku::Yaku;

use crate::hand_value::{Counted, Level, MOST_YAKUMAN, Winner, base};
use crate::rule_set::{CombinedYakuman, HandValues, Pao, Renhou, ValueTableStyle};
use crate::{Points, RuleSet, Seat};
use check::Checked;
use fu::{Fu, Won};
use patterns::{Patterns, Seen};
use yaku::YakuSet;

/// Whether the winner had declared riichi.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Riichi {
    /// Not.
    #[default]
    None,
    /// 立直
    Single,
    /// ダブル立直
    Double,
}

/// A hand as it was won.
#[derive(Clone, Debug, Eq, PartialEq)]
// Each flag is a thing that did or did not happen; they are independent of one another.
#[allow(clippy::struct_excessive_bools)]
pub struct WinningHand {
    /// The concealed tiles without the winning one: 13, three fewer for each meld.
    pub concealed: Vec<Tile>,
    /// The tile it was won with.
    pub winning: Tile,
    /// Called sets and kans, at most four.
    pub melds: Vec<Meld>,
    /// Drawn by the winner; otherwise won from another's tile.
    pub tsumo: bool,
    /// The winner's wind in this hand (自風). East deals.
    pub seat: Seat,
    /// The wind of the round (場風).
    pub round: Seat,
    /// Whether riichi was declared.
    pub riichi: Riichi,
    /// Within a turn of it, before any call.
    pub ippatsu: bool,
    /// With the tile that replaced one of a kan, or a north laid aside.
    pub rinshan: bool,
    /// With the tile that another added to a triplet.
    pub chankan: bool,
    /// With the last tile that there was: drawn, or discarded after it.
    pub last_tile: bool,
    /// Before anybody called: with the winner's first draw; by ron, before it.
    pub first_draw: bool,
    /// Dora indicators, those of kans too; at most five.
    pub dora: Vec<Tile>,
    /// Those below them; they count after riichi only. At most five.
    pub ura: Vec<Tile>,
    /// Norths laid aside (北抜き); with three players only.
    pub north: u8,
    /// Counters on the table.
    pub honba: u32,
    /// Riichi sticks on the table, which the winner takes: how many.
    pub sticks: u32,
    /// The yakuman whose last set another player fed, who did not discard the winning tile. Where that
    /// player did, nothing is shared: leave it out. Counts where the rule set has it.
    pub pao: Vec<Pao>,
}

impl WinningHand {
    /// A hand won by ron in the round of east by a dealer, with nothing beside its tiles.
    pub fn new(concealed: Vec<Tile>, winning: Tile) -> Self {
        Self {
            concealed,
            winning,
            melds: Vec::new(),
            tsumo: false,
            seat: Seat::East,
            round: Seat::East,
            riichi: Riichi::None,
            ippatsu: false,
            rinshan: false,
            chankan: false,
            last_tile: false,
            first_draw: false,
            dora: Vec::new(),
            ura: Vec::new(),
            north: 0,
            honba: 0,
            sticks: 0,
            pao: Vec::new(),
        }
    }

    fn winner(&self) -> Winner {
        if self.seat == Seat::East {
            Winner::Dealer
        } else {
            Winner::Child
        }
    }
}

/// What a hand is worth.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ScoredHand {
    /// Every yaku with its han, dora after them; a yakuman is 13 han, a double one 26. With a yakuman
    /// nothing else counts.
    pub yaku: Vec<(Yaku, u32)>,
    /// All han, dora included; 13 for each yakuman that counts.
    pub han: u32,
    /// Fu, rounded; 0 where none are counted: 国士無双, 流し満貫, 人和 as a
    /// mangan, and rule sets without fu.
    pub fu: u32,
    /// What they are for.
    pub fu_items: Vec<FuItem>,
    /// From mangan up.
    pub level: Option<Level>,
    /// How many yakuman count; 0 for one by han alone (数え役満).
    pub yakuman: u32,
    /// Who pays what.
    pub payments: Payments,
    /// What the winner gets in all, counters and sticks included.
    pub total: Points,
    /// How the hand was read; none for 流し満貫.
    pub reading: Option<Reading>,
}

impl ScoredHand {
    /// Whether it has the yakuman that another may have to pay for.
    pub fn has_fed(&self, pao: Pao) -> bool {
        let yaku = check::yaku_of(pao);
        self.yaku.iter().any(|(one, _)| *one == yaku)
    }
}

/// What a hand is worth under a rule set.
///
/// # Errors
/// In words, for hands that cannot be and for hands without a yaku; see [`HandError`].
///
/// ```
/// use scoring::winning_hand::{WinningHand, parse_tiles, score_hand};
/// use scoring::{Points, Seat, preset};
/// let rules = preset("hakuryuo-40").unwrap();
/// let hand = WinningHand {
///     tsumo: true,
///     seat: Seat::South,
///     ..WinningHand::new(parse_tiles("234m340p345s66z78s").unwrap(), "9s".parse().unwrap())
/// };
/// let scored = score_hand(&rules, &hand).unwrap();
/// let yaku: Vec<&str> = scored.yaku.iter().map(|(yaku, _)| yaku.name()).collect();
/// // A pair of 發 is no 平和: the value is 門前清自摸和 alone, 24 fu rounded up to 30.
/// assert_eq!((yaku, scored.han, scored.fu), (vec!["門前清自摸和"], 1, 30));
/// assert_eq!(scored.total, Points(1_100));
/// ```
pub fn score_hand(rules: &RuleSet, hand: &WinningHand) -> Result<ScoredHand, HandError> {
    let checked = check::check(rules, hand)?;
    let values = &rules.data().hand_values;
    let seen = checked.seen(values, hand);
    let forbids_late = !values.winning.atozuke;
    let fixed = forbids_late.then(|| checked.fixed(values, hand));
    let mut best = Best {
        values,
        is_closed: seen.is_closed,
        dora: checked.dora.sum(),
        fixed,
        found: None,
        is_complete: false,
    };
    each_reading(&seen, &checked, |reading, patterns, fu| {
        best.see(reading, patterns, fu);
    });
    if hand.first_draw && !hand.tsumo && values.winning.renhou == Renhou::Mangan {
        best.renhou();
    }
    let found = match best.found {
        Some(found) => found,
        None if !best.is_complete => return Err(HandError::NotComplete),
        None if best.fixed.is_some() => return Err(HandError::NoFixedYaku),
        None => return Err(HandError::NoYaku),
    };
    told(rules, hand, &checked, &found)
}

/// Tells each reading with its yaku and fu.
fn each_reading(seen: &Seen, checked: &Checked, mut see: impl FnMut(Reading, Patterns, Fu)) {
    let hand = seen.hand;
    let common = seen.by_play().with(seen.by_tiles());
    let (seat, round) = seen.winds();
    let valued = seen.valued();
    reading::each(&seen.counts, hand.winning.kind(), checked.melds(), |sets| {
        let patterns = common.with(seen.by_sets(sets));
        let won = Won {
            is_closed: seen.is_closed,
            tsumo: hand.tsumo,
            is_pinfu: patterns.ordinary.has(Yaku::Pinfu),
            valued,
            double_wind: (seat == round).then_some(seat),
            double_wind_fu: u32::from(seen.values.double_wind_pair_fu),
        };
        see(Reading::Sets(*sets), patterns, fu::of_sets(sets, &won));
    });
    if !hand.melds.is_empty() {
        return;
    }
    if let Some(kinds) = reading::seven_pairs(&seen.counts) {
        let mut patterns = common;
        patterns.ordinary.add_if(true, Yaku::Chiitoitsu);
        see(Reading::SevenPairs(kinds), patterns, Fu::seven_pairs());
    }
    if let Some((patterns, pair)) = seen.orphans() {
        see(Reading::Orphans(pair), patterns, Fu::none());
    }
}

/// One reading, counted.
struct Found {
    reading: Option<Reading>,
    patterns: Patterns,
    is_closed: bool,
    fu: Fu,
    han: u32,
    yakuman: u32,
    counted: Counted,
    /// What it is chosen by: what payments are a multiple of, then yakuman, han, fu.
    worth: (i64, u32, u32, u32),
}

/// The best reading so far.
struct Best<'a> {
    values: &'a HandValues,
    is_closed: bool,
    dora: u32,
    /// The yaku of which one is needed, where one must be settled before the winning tile.
    fixed: Option<YakuSet>,
    found: Option<Found>,
    is_complete: bool,
}

impl Best<'_> {
    fn see(&mut self, reading: Reading, patterns: Patterns, fu: Fu) {
        self.is_complete = true;
        let all = patterns.ordinary.either(patterns.yakuman);
        let missing = match self.fixed {
            Some(fixed) => all.both(fixed).is_empty(),
            None => all.is_empty(),
        };
        if missing {
            return;
        }
        let yakuman = self.yakuman(patterns.yakuman);
        let rounded = fu.rounded();
        let (han, counted) = if yakuman > 0 {
            (13 * yakuman, Counted::Yakuman { patterns: yakuman })
        } else {
            let han = patterns.ordinary.han(self.is_closed) + self.dora;
            // Whatever has more than 110 fu has four han at least, and is a mangan all the same.
            let fu = rounded.min(110);
            (han, Counted::HanFu { han, fu })
        };
        self.take(Found {
            reading: Some(reading),
            patterns,
            is_closed: self.is_closed,
            fu,
            han,
            yakuman,
            counted,
            worth: (0, yakuman, han, rounded),
        });
    }

    /// 人和 as a mangan by itself: it stands in place of what the hand is worth otherwise.
    fn renhou(&mut self) {
        let mut patterns = Patterns::default();
        patterns.yakuman.add_if(true, Yaku::Renhou);
        if self.is_complete {
            self.take(Found {
                reading: None,
                patterns,
                is_closed: true,
                fu: Fu::none(),
                han: 5,
                yakuman: 0,
                counted: Counted::Level(Level::Mangan),
                worth: (0, 0, 5, 0),
            });
        }
    }

    fn take(&mut self, mut found: Found) {
        let Ok((base, _)) = base(self.values, found.counted) else {
            return;
        };
        found.worth.0 = base;
        if self
            .found
            .as_ref()
            .is_none_or(|best| best.worth < found.worth)
        {
            self.found = Some(found);
        }
    }

    /// How many yakuman count.
    fn yakuman(&self, found: YakuSet) -> u32 {
        let all: u32 = found.each().map(|yaku| times(yaku, self.values)).sum();
        match self.values.combined_yakuman {
            CombinedYakuman::SingleOnly => all.min(1),
            CombinedYakuman::AddUp => all.min(MOST_YAKUMAN),
        }
    }
}

/// How many yakuman one pattern is.
fn times(yaku: Yaku, values: &HandValues) -> u32 {
    let may_be_double = matches!(
        yaku,
        Yaku::DaiSuushii | Yaku::SuuankouTanki | Yaku::JunseiChuurenpoutou | Yaku::KokushiMusou13
    );
    let adds_up = values.combined_yakuman == CombinedYakuman::AddUp;
    1 + u32::from(may_be_double && adds_up && values.double_yakuman)
}

fn told(
    rules: &RuleSet,
    hand: &WinningHand,
    checked: &Checked,
    found: &Found,
) -> Result<ScoredHand, HandError> {
    let values = &rules.data().hand_values;
    let mut yaku: Vec<(Yaku, u32)> = Vec::with_capacity(12);
    if found.patterns.yakuman.is_empty() {
        let ordinary = found.patterns.ordinary.each();
        yaku.extend(ordinary.map(|yaku| (yaku, yaku.han(found.is_closed))));
        yaku.extend(checked.dora.each());
    } else if found.yakuman == 0 {
        yaku.push((Yaku::Renhou, found.han));
    } else {
        let patterns = found.patterns.yakuman.each();
        yaku.extend(patterns.map(|yaku| (yaku, 13 * times(yaku, values))));
    }
    let has_fu = values.table != ValueTableStyle::NoFu;
    let (payments, level) = payment::of(rules, hand, found.counted, found.patterns.yakuman)?;
    Ok(ScoredHand {
        yaku,
        han: found.han,
        fu: if has_fu { found.fu.rounded() } else { 0 },
        fu_items: if has_fu {
            found.fu.items().to_vec()
        } else {
            Vec::new()
        },
        level,
        yakuman: found.yakuman,
        total: payments.sum(rules.players(), hand.winner())
            + Points(1_000) * i64::from(hand.sticks),
        payments,
        reading: found.reading,
    })
}
