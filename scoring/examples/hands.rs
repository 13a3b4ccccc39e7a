//! Made-up winning hands, as `hanchan hand` reads them: `hands COUNT SEED [presets|four|three]`.
//!
//! They are rich in what is rare at a table, so that a comparison with another's program meets each yaku
//! and every number of fu. `cargo xtask hands` makes that comparison. A few are no winning hands.

use std::fmt::Write as _;
use std::io::{self, BufWriter, Write as _};

/// The generator that is known as splitmix64: the same seed gives the same hands everywhere.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        let sides = u64::try_from(sides).unwrap_or(1).max(1);
        usize::try_from((mixed ^ (mixed >> 31)) % sides).unwrap_or(0)
    }

    fn one_in(&mut self, sides: usize) -> bool {
        self.roll(sides) == 0
    }

    fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.roll(of.len())]
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Shape {
    Run,
    Triplet,
    Kan,
}

/// A set by its lowest kind (0 to 33), and whether it was called.
#[derive(Clone, Copy)]
struct Set {
    shape: Shape,
    first: usize,
    called: bool,
}

const SUITS: &str = "mpsz";

fn suit(kind: usize) -> &'static str {
    &SUITS[kind / 9..=kind / 9]
}

fn tile(kind: usize) -> String {
    format!("{}{}", kind % 9 + 1, suit(kind))
}

impl Set {
    fn kinds(self) -> Vec<usize> {
        match self.shape {
            Shape::Run => vec![self.first, self.first + 1, self.first + 2],
            Shape::Triplet => vec![self.first; 3],
            Shape::Kan => vec![self.first; 4],
        }
    }
}

/// Sets and a pair of which a hand is made.
struct Plan {
    sets: Vec<Set>,
    pair: usize,
}

/// What a hand is made of: kinds that runs begin with, kinds of triplets, kinds of the pair, and of a
/// hundred sets how many are runs.
struct Theme {
    runs: Vec<usize>,
    triplets: Vec<usize>,
    pairs: Vec<usize>,
    share_of_runs: usize,
}

fn theme(dice: &mut Dice) -> Theme {
    let all: Vec<usize> = (0..34).collect();
    let starts: Vec<usize> = (0..27).filter(|kind| kind % 9 < 7).collect();
    let suit = 9 * dice.roll(3);
    let of_suit = |kind: &usize| kind / 9 == suit / 9;
    let honours: Vec<usize> = (27..34).collect();
    let ends = vec![0, 8, 9, 17, 18, 26];
    let outer = [ends.clone(), honours.clone()].concat();
    let simple = |kind: &usize| *kind < 27 && (1..8).contains(&(kind % 9));
    let one_suit: Vec<usize> = all.iter().copied().filter(of_suit).collect();
    let with_honours = [one_suit.clone(), honours.clone()].concat();
    let suit_starts: Vec<usize> = starts.iter().copied().filter(of_suit).collect();
    let outer_starts: Vec<usize> = [0, 6, 9, 15, 18, 24].to_vec();
    let made = |runs: &[usize], triplets: &[usize], pairs: &[usize], share_of_runs| Theme {
        runs: runs.to_vec(),
        triplets: triplets.to_vec(),
        pairs: pairs.to_vec(),
        share_of_runs,
    };
    let green = [19, 20, 21, 23, 25, 32];
    match dice.roll(20) {
        0..=2 => made(&starts, &all, &all, 65),
        3 | 4 => made(&starts, &all, &all, 100),
        5 => {
            let simples: Vec<usize> = all.iter().copied().filter(simple).collect();
            let inner: Vec<usize> = starts
                .iter()
                .copied()
                .filter(|kind| (1..6).contains(&(kind % 9)))
                .collect();
            made(&inner, &simples, &simples, 70)
        }
        6 => made(&suit_starts, &one_suit, &one_suit, 70),
        7 => made(&suit_starts, &with_honours, &with_honours, 50),
        8 => made(&outer_starts, &outer, &outer, 60),
        9 => made(&outer_starts, &ends, &ends, 60),
        10 => made(&starts, &outer, &outer, 0),
        11 => made(&starts, &ends, &ends, 0),
        12 => made(&starts, &honours, &honours, 0),
        13 => made(
            &starts,
            &[31, 32, 33, 31, 32, 33, suit],
            &[31, 32, 33, suit],
            15,
        ),
        14 => made(&starts, &[27, 28, 29, 30], &all, 12),
        15 => made(&[19], &green, &green, 30),
        16 => {
            // The same number in all suits.
            let number = dice.roll(7);
            let same = [number, 9 + number, 18 + number];
            made(&same, &same, &all, 50)
        }
        17 => made(&[suit, suit + 3, suit + 6], &all, &all, 92),
        18 => made(&[suit + dice.roll(7), 9 + dice.roll(7)], &all, &all, 96),
        _ => made(&starts, &all, &all, 0),
    }
}

fn plan(dice: &mut Dice, three: bool) -> Option<Plan> {
    let theme = theme(dice);
    let mut left = [4_u8; 34];
    if three {
        left[1..8].fill(0);
    }
    let calls = dice.roll(4);
    let kans = dice.pick(&[20, 20, 5, 2, 1]);
    let mut sets: Vec<Set> = Vec::new();
    while sets.len() < 4 {
        let is_run = dice.roll(100) < theme.share_of_runs;
        let called = calls > 0 && dice.one_in(5 - calls) && !(three && is_run);
        let shape = match is_run {
            true => Shape::Run,
            false if dice.one_in(kans) => Shape::Kan,
            false => Shape::Triplet,
        };
        let first = dice.pick(if is_run { &theme.runs } else { &theme.triplets });
        let set = Set {
            shape,
            first,
            called,
        };
        let mut after = left;
        for kind in set.kinds() {
            after[kind] = after[kind].checked_sub(1)?;
        }
        left = after;
        sets.push(set);
    }
    let pair = dice.pick(&theme.pairs);
    (left[pair] >= 2).then_some(Plan { sets, pair })
}

/// A hand before its melds are told from what is concealed.
struct Made {
    concealed: Vec<usize>,
    melds: Vec<Set>,
}

fn made(dice: &mut Dice, three: bool) -> Made {
    let concealed = |kinds: Vec<usize>| Made {
        concealed: kinds,
        melds: Vec::new(),
    };
    let outer = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];
    match dice.roll(40) {
        0..=2 => {
            // 七対子, of many kinds or of few.
            let pool: Vec<usize> = match dice.roll(5) {
                0 => outer.to_vec(),
                1 => (27..34).collect(),
                2 => (9..18).chain(27..34).collect(),
                3 => (18..27).collect(),
                _ => (0..34)
                    .filter(|kind| !three || !(1..8).contains(kind))
                    .collect(),
            };
            let mut kinds = pool;
            while kinds.len() > 7 {
                let out = dice.roll(kinds.len());
                kinds.remove(out);
            }
            return concealed(kinds.iter().chain(&kinds).copied().collect());
        }
        3 => return concealed(outer.iter().copied().chain([dice.pick(&outer)]).collect()),
        4 => {
            let suit = if three { 9 } else { 9 * dice.roll(3) };
            let gates = [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, dice.roll(9)];
            return concealed(gates.map(|number| suit + number).to_vec());
        }
        5 => {
            // Most of these are no winning hands.
            let kinds = (0..14).map(|_| dice.roll(34)).collect();
            return concealed(kinds);
        }
        _ => {}
    }
    loop {
        if let Some(plan) = plan(dice, three) {
            let (melds, own): (Vec<Set>, Vec<Set>) = plan
                .sets
                .into_iter()
                .partition(|set| set.called || set.shape == Shape::Kan);
            let mut kinds: Vec<usize> = own.into_iter().flat_map(Set::kinds).collect();
            kinds.extend([plan.pair; 2]);
            return Made {
                concealed: kinds,
                melds,
            };
        }
    }
}

/// Writes tiles. The first five of a suit is red, so that with all four of them there is always one.
struct Pen {
    reds: [bool; 3],
}

impl Pen {
    fn digit(&mut self, kind: usize) -> char {
        let red = self.reds.get_mut(kind / 9).filter(|_| kind % 9 == 4);
        match red.map(|left| std::mem::replace(left, false)) {
            Some(true) => '0',
            _ => char::from(b'1' + u8::try_from(kind % 9).unwrap_or(0)),
        }
    }

    fn tile(&mut self, kind: usize) -> String {
        format!("{}{}", self.digit(kind), suit(kind))
    }

    fn set(&mut self, set: &Set) -> String {
        let digits: String = set
            .kinds()
            .into_iter()
            .map(|kind| self.digit(kind))
            .collect();
        let word = format!("{digits}{}", suit(set.first));
        if !set.called && set.shape == Shape::Kan {
            format!("\"({word})\"")
        } else {
            format!("\"{word}\"")
        }
    }
}

/// Indicators as a list in JSON, of tiles that are left.
fn indicators(dice: &mut Dice, used: &mut [u8; 34], count: usize, three: bool) -> String {
    let mut words = Vec::new();
    while words.len() < count {
        let kind = dice.roll(34);
        if used[kind] < 4 && !(three && (1..8).contains(&kind)) {
            used[kind] += 1;
            words.push(format!("\"{}\"", tile(kind)));
        }
    }
    words.join(",")
}

fn line(dice: &mut Dice, mode: &str) -> String {
    let three = mode == "three";
    let Made {
        mut concealed,
        melds,
    } = made(dice, three);
    let win = concealed.remove(dice.roll(concealed.len()));
    let mut used = [0_u8; 34];
    let all = concealed.iter().chain([&win]).copied();
    for kind in all.chain(melds.iter().flat_map(|set| set.kinds())) {
        used[kind] += 1;
    }
    let called = melds.iter().any(|set| set.called);
    let has_kan = melds.iter().any(|set| set.shape == Shape::Kan);
    let tsumo = dice.one_in(2);
    let mut first = melds.is_empty() && dice.one_in(60);
    let riichi = if called || first {
        0
    } else {
        dice.pick(&[0, 0, 1, 1, 2])
    };
    let winds = if three {
        &['E', 'S', 'W'][..]
    } else {
        &['E', 'S', 'W', 'N']
    };
    let seat = dice.pick(winds);
    first &= tsumo || seat != 'E';
    let rinshan = tsumo && has_kan && dice.one_in(4);
    let chankan = !tsumo && !first && used[win] == 1 && dice.one_in(8);
    let mut text = String::from("{");
    if mode == "presets" {
        let id = dice.pick(&scoring::rule_set::PRESET_IDS);
        let _ = write!(text, "\"rules\":\"{id}\",");
    }
    let mut pen = Pen { reds: [true; 3] };
    let tiles: Vec<String> = concealed.iter().map(|kind| pen.tile(*kind)).collect();
    let tiles = tiles.concat();
    let melds: Vec<String> = melds.iter().map(|set| pen.set(set)).collect();
    let win = pen.tile(win);
    let _ = write!(text, "\"tiles\":\"{tiles}\",\"win\":\"{win}\",");
    let _ = write!(
        text,
        "\"melds\":[{}],\"tsumo\":{tsumo},\"seat\":\"{seat}\",",
        melds.join(",")
    );
    let _ = write!(
        text,
        "\"round\":\"{}\",\"riichi\":{riichi},",
        dice.pick(&['E', 'S', 'W'])
    );
    let ippatsu = riichi > 0 && !rinshan && dice.one_in(4);
    let last = !first && !rinshan && !chankan && dice.one_in(10);
    let _ = write!(
        text,
        "\"ippatsu\":{ippatsu},\"rinshan\":{rinshan},\"chankan\":{chankan},"
    );
    let _ = write!(text, "\"last_tile\":{last},\"first_draw\":{first},");
    let count = dice.pick(&[0, 1, 1, 1, 2, 3, 5]);
    let _ = write!(
        text,
        "\"dora\":[{}],",
        indicators(dice, &mut used, count, three)
    );
    let ura = if riichi > 0 { count } else { 0 };
    let _ = write!(
        text,
        "\"ura\":[{}],",
        indicators(dice, &mut used, ura, three)
    );
    if three {
        let north = dice.roll(3).min(4 - usize::from(used[30]));
        let _ = write!(text, "\"north\":{north},");
    }
    let _ = write!(
        text,
        "\"honba\":{},\"sticks\":{}}}",
        dice.roll(4),
        dice.roll(3)
    );
    text
}

fn main() -> io::Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize| words.get(index).and_then(|word| word.parse::<u64>().ok());
    let mode = words.get(2).map_or("presets", String::as_str);
    let mut dice = Dice(number(1).unwrap_or(1));
    let mut output = BufWriter::new(io::stdout().lock());
    for _ in 0..number(0).unwrap_or(100) {
        writeln!(output, "{}", line(&mut dice, mode))?;
    }
    output.flush()
}
