//! Hands that cannot be.

use super::error::{HandError, MOST_STICKS};
use super::patterns::{Patterns, Seen};
use super::reading::Counts;
use super::tile::{KINDS, SetShape, Tile, TileSet};
use super::yaku::{Yaku, YakuSet};
use super::{Riichi, WinningHand, each_reading};
use crate::hand_value::{HandValueError, MOST_HONBA};
use crate::rule_set::{HandValues, North, Pao};
use crate::rule_words::Words;
use crate::{Players, RuleSet, Seat};

/// One and four for kans.
const MOST_INDICATORS: usize = 5;

/// How many dora there are of each sort.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct DoraCount([u32; 4]);

impl DoraCount {
    pub fn sum(self) -> u32 {
        self.0.iter().sum()
    }

    pub fn each(self) -> impl Iterator<Item = (Yaku, u32)> {
        let sorts = [Yaku::Dora, Yaku::UraDora, Yaku::RedDora, Yaku::NorthDora];
        sorts
            .into_iter()
            .zip(self.0)
            .filter(|(_, count)| *count > 0)
    }
}

/// A hand that can be, counted.
pub(super) struct Checked {
    /// Concealed tiles, the winning one among them.
    counts: Counts,
    /// All tiles that are seen, indicators and norths laid aside too.
    everything: Counts,
    kinds: u64,
    melds: [TileSet; 4],
    meld_count: usize,
    pub dora: DoraCount,
}

impl Checked {
    pub fn melds(&self) -> &[TileSet] {
        &self.melds[..self.meld_count.min(4)]
    }

    pub fn seen<'a>(&self, values: &'a HandValues, hand: &'a WinningHand) -> Seen<'a> {
        Seen {
            values,
            hand,
            counts: self.counts,
            kinds: self.kinds,
            is_closed: self.melds().iter().all(|meld| !meld.called),
            kans: self
                .melds()
                .iter()
                .filter(|meld| meld.shape == SetShape::Kan)
                .count(),
            is_dealer: hand.seat == Seat::East,
        }
    }

    /// The yaku that are there whatever tile of its wait the hand is won with; how it was won apart.
    ///
    /// Rule sets without 後付け say it in many ways. Here a hand needs one such yaku [decided: none of the
    /// five sheets forbids 後付け]; in which order sets were called is not seen.
    pub fn fixed(&self, values: &HandValues, hand: &WinningHand) -> YakuSet {
        let winning = hand.winning.index();
        let mut fixed: Option<YakuSet> = None;
        for kind in 0..KINDS {
            let held = self.everything[kind] - u8::from(kind == winning);
            let tile = u8::try_from(kind).ok().and_then(Tile::from_kind);
            let (Some(tile), true) = (tile, held < 4) else {
                continue;
            };
            let mut other = hand.clone();
            other.winning = tile;
            let mut seen = self.seen(values, &other);
            seen.counts[winning] -= 1;
            seen.counts[kind] += 1;
            let concealed = (0..KINDS).filter(|kind| seen.counts[*kind] > 0);
            let concealed = concealed.fold(0, |kinds, kind| kinds | 1 << kind);
            seen.kinds = self
                .melds()
                .iter()
                .fold(concealed, |kinds, meld| kinds | meld.kinds());
            let mut given: Option<YakuSet> = None;
            each_reading(&seen, self, |_, patterns: Patterns, _| {
                let all = patterns.ordinary.either(patterns.yakuman);
                given = Some(given.unwrap_or_default().either(all));
            });
            if let Some(given) = given {
                fixed = Some(fixed.map_or(given, |fixed| fixed.both(given)));
            }
        }
        fixed.unwrap_or_default().without(YakuSet::BY_CHANCE)
    }
}

pub(super) fn check(rules: &RuleSet, hand: &WinningHand) -> Result<Checked, HandError> {
    let melds = hand.melds.len();
    if melds > 4 {
        return Err(HandError::Melds(melds));
    }
    let expected = 13 - 3 * melds;
    if hand.concealed.len() != expected {
        let got = hand.concealed.len();
        return Err(HandError::Count { got, expected });
    }
    for indicators in [&hand.dora, &hand.ura] {
        if indicators.len() > MOST_INDICATORS {
            return Err(HandError::Indicators(indicators.len()));
        }
    }
    if hand.honba > MOST_HONBA {
        return Err(HandValueError::Honba(hand.honba).into());
    }
    if hand.sticks > MOST_STICKS {
        return Err(HandError::Sticks(hand.sticks));
    }
    let values = &rules.data().hand_values;
    let players = rules.players();
    let checked = counted(values, players, hand)?;
    of_players(players, values, hand)?;
    together(hand)?;
    Ok(checked)
}

fn counted(
    values: &HandValues,
    players: Players,
    hand: &WinningHand,
) -> Result<Checked, HandError> {
    let mut counts: Counts = [0; KINDS];
    let mut reds = [0_u8; 3];
    let add_red = |reds: &mut [u8; 3], tile: &Tile, count: u8| {
        if let Some(slot) = reds.get_mut(usize::from(tile.kind() / 9)) {
            *slot += count;
        }
    };
    for tile in hand.concealed.iter().chain([&hand.winning]) {
        counts[tile.index()] += 1;
        add_red(&mut reds, tile, u8::from(tile.is_red()));
    }
    let mut whole = counts;
    let mut melds = [TileSet {
        shape: SetShape::Run,
        first: 0,
        called: false,
    }; 4];
    for (slot, meld) in melds.iter_mut().zip(&hand.melds) {
        let set = meld.set();
        *slot = set;
        let (kinds, each) = match set.shape {
            SetShape::Run => (3, 1),
            SetShape::Triplet => (1, 3),
            SetShape::Kan => (1, 4),
        };
        for count in whole.iter_mut().skip(usize::from(set.first)).take(kinds) {
            *count += each;
        }
        if let Some(slot) = reds.get_mut(meld.suit()) {
            *slot += meld.reds();
        }
    }
    let mut kinds = 0_u64;
    for (kind, count) in whole.iter().enumerate() {
        kinds |= u64::from(*count > 0) << kind;
    }
    let mut everything = whole;
    let north = 30;
    everything[north] = everything[north].saturating_add(hand.north);
    let ura: &[Tile] = if hand.riichi == Riichi::None || !values.winning.ura_dora {
        &[]
    } else {
        &hand.ura
    };
    let mut held = reds;
    for tile in hand.dora.iter().chain(ura) {
        everything[tile.index()] = everything[tile.index()].saturating_add(1);
        add_red(&mut held, tile, u8::from(tile.is_red()));
    }
    if let Some(kind) = everything.iter().position(|count| *count > 4) {
        let tile = u8::try_from(kind).ok().and_then(Tile::from_kind);
        return Err(HandError::Five(tile.unwrap_or(hand.winning)));
    }
    let mut red_dora = 0;
    for ((held, (own, played)), suit) in held
        .into_iter()
        .zip(reds.into_iter().zip(values.winning.red_fives))
        .zip(['m', 'p', 's'])
    {
        // Without red fives in the game a red one is a five like any other.
        if played > 0 && held > played {
            return Err(HandError::RedFives(suit, played));
        }
        red_dora += if played > 0 { u32::from(own) } else { 0 };
    }
    // Those laid aside are dora as any north is.
    whole[north] += hand.north;
    let dora = |indicators: &[Tile]| -> u32 {
        let kinds = indicators.iter().map(|tile| after(tile.kind(), players));
        kinds.map(|kind| u32::from(whole[usize::from(kind)])).sum()
    };
    Ok(Checked {
        dora: DoraCount([dora(&hand.dora), dora(ura), red_dora, hand.north.into()]),
        counts,
        everything,
        kinds,
        melds,
        meld_count: hand.melds.len(),
    })
}

/// The kind that an indicator makes dora: the next of its suit, of the winds, of the dragons.
fn after(kind: u8, players: Players) -> u8 {
    match kind {
        // Of characters three players have only the terminals.
        0 if players == Players::Three => 8,
        8 => 0,
        17 => 9,
        26 => 18,
        30 => 27,
        33 => 31,
        other => other + 1,
    }
}

fn of_players(players: Players, values: &HandValues, hand: &WinningHand) -> Result<(), HandError> {
    let laid_aside = players == Players::Three && values.winning.north == North::Dora;
    if hand.north > 0 && !laid_aside {
        return Err(HandError::North);
    }
    if players == Players::Four {
        return Ok(());
    }
    if hand.seat == Seat::North {
        return Err(HandError::NotOfThree(Words::new("北家", "seat of north")));
    }
    let melds = hand.melds.iter().map(|meld| meld.set());
    if let Some(run) = melds.clone().find(|set| set.is_run()) {
        return Err(HandError::NotOfThree(Words::new(
            format!("チー（{}）", run.words().ja),
            format!("called run ({run})"),
        )));
    }
    let tiles = [&hand.concealed, &hand.dora, &hand.ura];
    let tiles = tiles.into_iter().flatten().chain([&hand.winning]);
    let kinds = tiles
        .map(|tile| tile.kind())
        .chain(melds.map(|set| set.first));
    if let Some(tile) = kinds
        .filter(|kind| (1..8).contains(kind))
        .find_map(Tile::from_kind)
    {
        return Err(HandError::NotOfThree(Words::new(
            tile.words().ja,
            tile.to_string(),
        )));
    }
    Ok(())
}

/// What cannot have happened together.
fn together(hand: &WinningHand) -> Result<(), HandError> {
    let riichi = hand.riichi != Riichi::None;
    let called = hand.melds.iter().any(|meld| meld.set().called);
    let kan = hand
        .melds
        .iter()
        .any(|meld| meld.set().shape == SetShape::Kan);
    let first = hand.first_draw;
    let dealer = hand.seat == Seat::East;
    let wrong = [
        (
            riichi && called,
            "鳴いた手では立直できません",
            "riichi needs a concealed hand",
        ),
        (
            hand.ippatsu && !riichi,
            "一発は立直したときだけです",
            "ippatsu needs riichi",
        ),
        (
            hand.chankan && hand.tsumo,
            "搶槓はロンです",
            "chankan is by ron",
        ),
        (
            hand.rinshan && !hand.tsumo,
            "嶺上開花はツモです",
            "rinshan is by tsumo",
        ),
        (
            hand.rinshan && !kan && hand.north == 0,
            "嶺上開花には槓が要ります",
            "rinshan needs a kan",
        ),
        (
            hand.chankan && hand.last_tile,
            "最後の牌のあとに槓はできないので、搶槓は付きません",
            "nobody makes a kan after the last tile, so there is no chankan",
        ),
        (
            first && !hand.melds.is_empty(),
            "鳴きや槓があれば、第一ツモではありません",
            "the first draw is over once there is a set on the table",
        ),
        (
            first && riichi,
            "第一ツモの前に立直はできません",
            "on the first draw nobody has declared riichi yet",
        ),
        (
            first && (hand.rinshan || hand.chankan),
            "槓のあとは、第一ツモではありません",
            "the first draw is over once there is a kan",
        ),
        (
            first && hand.last_tile,
            "第一ツモは最後の牌ではありません",
            "the first draw is not the last tile",
        ),
        (
            first && dealer && !hand.tsumo,
            "親の第一ツモの前には誰も捨てません",
            "nobody discards before the dealer's first draw",
        ),
    ];
    match wrong.into_iter().find(|(is_wrong, ..)| *is_wrong) {
        Some((_, ja, en)) => Err(HandError::Contradiction(Words::new(ja, en))),
        None => Ok(()),
    }
}

/// The yakuman that somebody may have to pay for.
pub(super) fn yaku_of(pao: Pao) -> Yaku {
    match pao {
        Pao::DaiSangen => Yaku::DaiSangen,
        Pao::DaiSuushii => Yaku::DaiSuushii,
        Pao::Suukantsu => Yaku::Suukantsu,
    }
}
