//! What stands on each face.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use scoring::winning_hand::{Tile, parse_tiles};

use super::shapes::{Ring, bar, ellipse, letter};
use super::{Mark, Paint};
use crate::scene::Spot;

const NUMBERS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];
const WINDS: [char; 4] = ['東', '南', '西', '北'];

/// What is painted on that tile.
pub(super) fn marks(tile: Tile) -> Vec<Mark> {
    let number = tile.kind() % 9 + 1;
    let mut marks = match tile.kind() {
        0..=8 => characters(number),
        9..=17 => circles(number),
        18..=26 => bamboo(number),
        kind => honour(kind - 27),
    };
    if tile.is_red() {
        for mark in &mut marks {
            mark.paint = Paint::Red;
        }
        marks.push(one(Paint::Red, ellipse((88.0, 13.0), (8.0, 8.0), false)));
    }
    marks
}

/// The faces of all tiles for the window: of each part its paint and its path, by the tile as files write it.
pub fn face_paths() -> BTreeMap<String, Vec<(&'static str, String)>> {
    // What is written here are tiles.
    let all = parse_tiles("1234056789m1234056789p1234056789s1234567z").unwrap_or_default();
    let paths = |tile: &Tile| {
        let marks = marks(*tile).into_iter();
        marks
            .map(|mark| (mark.paint.word(), path(&mark.rings)))
            .collect()
    };
    all.iter()
        .map(|tile| (tile.to_string(), paths(tile)))
        .collect()
}

fn path(rings: &[Ring]) -> String {
    let mut path = String::new();
    for ring in rings {
        let mut command = 'M';
        for (x, y) in ring {
            let round = |value: f32| (value * 10.0).round() / 10.0;
            // Writing into a String cannot fail.
            let _ = write!(path, "{command}{} {}", round(*x), round(*y));
            command = 'L';
        }
        path.push('Z');
    }
    path
}

fn one(paint: Paint, ring: Ring) -> Mark {
    Mark {
        paint,
        rings: vec![ring],
    }
}

fn kanji(paint: Paint, sign: char, middle: Spot, size: Spot) -> Mark {
    Mark {
        paint,
        rings: letter(sign, middle, size),
    }
}

fn characters(number: u8) -> Vec<Mark> {
    let sign = NUMBERS[usize::from(number - 1) % NUMBERS.len()];
    vec![
        kanji(Paint::Ink, sign, (50.0, 39.0), (72.0, 62.0)),
        kanji(Paint::Red, '萬', (50.0, 99.0), (68.0, 66.0)),
    ]
}

fn honour(honour: u8) -> Vec<Mark> {
    let (middle, size) = ((50.0, 70.0), (88.0, 100.0));
    match honour {
        0..=3 => vec![kanji(Paint::Ink, WINDS[usize::from(honour)], middle, size)],
        4 => vec![Mark {
            paint: Paint::Blue,
            rings: vec![frame(14.0, 17.0, false), frame(20.0, 23.0, true)],
        }],
        5 => vec![kanji(Paint::Green, '發', middle, size)],
        _ => vec![kanji(Paint::Red, '中', middle, size)],
    }
}

/// A rectangle as far from the edges of the face.
fn frame(aside: f32, above: f32, is_hole: bool) -> Ring {
    let (right, bottom) = (100.0 - aside, 140.0 - above);
    let mut ring = vec![
        (aside, above),
        (right, above),
        (right, bottom),
        (aside, bottom),
    ];
    if is_hole {
        ring.reverse();
    }
    ring
}

/// A coin: a ring round a dot.
fn coin(paint: Paint, middle: Spot, radius: f32) -> Mark {
    let round = |share: f32, is_hole| ellipse(middle, (radius * share, radius * share), is_hole);
    Mark {
        paint,
        rings: vec![round(1.0, false), round(0.66, true), round(0.36, false)],
    }
}

fn circles(number: u8) -> Vec<Mark> {
    use Paint::{Blue, Green, Red};
    let coins = |radius: f32, coins: &[(Paint, f32, f32)]| -> Vec<Mark> {
        let each = coins.iter();
        each.map(|(paint, x, y)| coin(*paint, (*x, *y), radius))
            .collect()
    };
    match number {
        1 => vec![
            coin(Green, (50.0, 70.0), 37.0),
            one(Red, ellipse((50.0, 70.0), (13.3, 13.3), false)),
        ],
        2 => coins(22.0, &[(Green, 50.0, 37.0), (Blue, 50.0, 103.0)]),
        3 => coins(
            18.0,
            &[(Blue, 24.0, 28.0), (Red, 50.0, 70.0), (Green, 76.0, 112.0)],
        ),
        4 => coins(
            19.0,
            &[
                (Blue, 27.0, 36.0),
                (Green, 73.0, 36.0),
                (Green, 27.0, 104.0),
                (Blue, 73.0, 104.0),
            ],
        ),
        5 => coins(
            17.0,
            &[
                (Blue, 25.0, 34.0),
                (Green, 75.0, 34.0),
                (Red, 50.0, 70.0),
                (Green, 25.0, 106.0),
                (Blue, 75.0, 106.0),
            ],
        ),
        6 => coins(
            16.0,
            &[
                (Green, 30.0, 26.0),
                (Green, 70.0, 26.0),
                (Red, 30.0, 76.0),
                (Red, 70.0, 76.0),
                (Red, 30.0, 114.0),
                (Red, 70.0, 114.0),
            ],
        ),
        7 => coins(
            14.0,
            &[
                (Green, 20.0, 22.0),
                (Green, 50.0, 34.0),
                (Green, 80.0, 46.0),
                (Red, 30.0, 84.0),
                (Red, 70.0, 84.0),
                (Red, 30.0, 117.0),
                (Red, 70.0, 117.0),
            ],
        ),
        8 => coins(
            14.5,
            &[
                (Blue, 30.0, 21.0),
                (Blue, 70.0, 21.0),
                (Blue, 30.0, 54.0),
                (Blue, 70.0, 54.0),
                (Blue, 30.0, 87.0),
                (Blue, 70.0, 87.0),
                (Blue, 30.0, 120.0),
                (Blue, 70.0, 120.0),
            ],
        ),
        _ => coins(
            14.0,
            &[
                (Green, 19.0, 26.0),
                (Green, 50.0, 26.0),
                (Green, 81.0, 26.0),
                (Red, 19.0, 70.0),
                (Red, 50.0, 70.0),
                (Red, 81.0, 70.0),
                (Blue, 19.0, 114.0),
                (Blue, 50.0, 114.0),
                (Blue, 81.0, 114.0),
            ],
        ),
    }
}

/// A stick of bamboo: two pieces with a knot between them.
fn stick(paint: Paint, from: Spot, to: Spot) -> Mark {
    let at = |share: f32| {
        (
            from.0 + (to.0 - from.0) * share,
            from.1 + (to.1 - from.1) * share,
        )
    };
    Mark {
        paint,
        rings: vec![
            bar(from, at(0.46), 15.0),
            bar(at(0.54), to, 15.0),
            bar(at(0.42), at(0.58), 9.0),
        ],
    }
}

fn bamboo(number: u8) -> Vec<Mark> {
    use Paint::{Green, Red};
    let row = |paint: Paint, top: f32, bottom: f32, places: &[f32]| -> Vec<Mark> {
        let places = places.iter();
        places
            .map(|x| stick(paint, (*x, top), (*x, bottom)))
            .collect()
    };
    match number {
        1 => bird(),
        2 => [
            row(Green, 14.0, 66.0, &[50.0]),
            row(Green, 74.0, 126.0, &[50.0]),
        ]
        .concat(),
        3 => [
            row(Green, 14.0, 66.0, &[50.0]),
            row(Green, 74.0, 126.0, &[28.0, 72.0]),
        ]
        .concat(),
        4 => [
            row(Green, 14.0, 66.0, &[28.0, 72.0]),
            row(Green, 74.0, 126.0, &[28.0, 72.0]),
        ]
        .concat(),
        5 => [
            row(Green, 23.0, 68.0, &[20.0, 80.0]),
            row(Green, 74.0, 119.0, &[20.0, 80.0]),
            row(Red, 42.0, 98.0, &[50.0]),
        ]
        .concat(),
        6 => [
            row(Green, 14.0, 66.0, &[20.0, 50.0, 80.0]),
            row(Green, 74.0, 126.0, &[20.0, 50.0, 80.0]),
        ]
        .concat(),
        7 => [
            row(Red, 9.0, 46.0, &[50.0]),
            row(Green, 52.0, 89.0, &[20.0, 50.0, 80.0]),
            row(Green, 95.0, 132.0, &[20.0, 50.0, 80.0]),
        ]
        .concat(),
        8 => eight(),
        _ => [
            row(Green, 9.0, 46.0, &[20.0, 80.0]),
            row(Green, 52.0, 89.0, &[20.0, 80.0]),
            row(Green, 95.0, 132.0, &[20.0, 80.0]),
            row(Red, 9.0, 46.0, &[50.0]),
            row(Red, 52.0, 89.0, &[50.0]),
            row(Red, 95.0, 132.0, &[50.0]),
        ]
        .concat(),
    }
}

/// An M over a W.
fn eight() -> Vec<Mark> {
    let sticks: [(Spot, Spot); 8] = [
        ((15.0, 14.0), (15.0, 66.0)),
        ((85.0, 14.0), (85.0, 66.0)),
        ((46.0, 20.0), (29.0, 58.0)),
        ((54.0, 20.0), (71.0, 58.0)),
        ((15.0, 74.0), (15.0, 126.0)),
        ((85.0, 74.0), (85.0, 126.0)),
        ((29.0, 82.0), (46.0, 120.0)),
        ((71.0, 82.0), (54.0, 120.0)),
    ];
    let sticks = sticks.into_iter();
    sticks
        .map(|(from, to)| stick(Paint::Green, from, to))
        .collect()
}

/// The bird of the first bamboo.
fn bird() -> Vec<Mark> {
    let green = |rings| Mark {
        paint: Paint::Green,
        rings,
    };
    let red = |rings| Mark {
        paint: Paint::Red,
        rings,
    };
    vec![
        green(vec![
            bar((44.0, 84.0), (14.0, 128.0), 9.0),
            bar((47.0, 86.0), (28.0, 132.0), 9.0),
            bar((51.0, 88.0), (43.0, 134.0), 9.0),
        ]),
        green(vec![ellipse((52.0, 68.0), (23.0, 28.0), false)]),
        green(vec![
            bar((58.0, 92.0), (62.0, 122.0), 5.0),
            bar((56.0, 122.0), (76.0, 122.0), 5.0),
        ]),
        red(vec![
            ellipse((66.0, 32.0), (16.0, 16.0), false),
            ellipse((70.0, 29.0), (4.0, 4.0), true),
        ]),
        red(vec![vec![(80.0, 26.0), (97.0, 33.0), (80.0, 40.0)]]),
        red(vec![
            bar((60.0, 18.0), (50.0, 8.0), 5.0),
            bar((67.0, 17.0), (64.0, 5.0), 5.0),
        ]),
    ]
}
