//! The tiles of a hand in a row: what is concealed, apart from it the winning tile, then each set on the
//! table; of a concealed kan the outer tiles lie face down.

use scoring::winning_hand::{HandTiles, SetShape, Tile};

use super::{FACE, Mark, faces};
use crate::scene::{Ink, Scene, Spot, Stroke, svg};

/// One place of a row.
enum Place {
    Face(Tile),
    Back,
    /// Between the parts of a hand.
    Gap,
}

/// Of the width of a tile.
const GAP: f32 = 0.45;
const EDGE: Stroke = Stroke::solid(0.4, Ink::MUTED);

/// The row as a picture that says what it shows, its tiles as wide as they can be and no wider than that.
pub(crate) fn row(tiles: &HandTiles, most_width: f32, tile_width: f32) -> Scene {
    let places = places(tiles);
    let in_tiles: f32 = places.iter().map(width).sum();
    let tile = tile_width.min(most_width / in_tiles);
    let height = tile * FACE.1 / FACE.0;
    let mut scene = Scene::new(tile * in_tiles, height);
    let mut left = 0.0;
    for place in &places {
        match place {
            Place::Face(face) => {
                scene.rectangle((left, 0.0), tile, height, Some(Ink::WHITE), Some(EDGE));
                for mark in faces::marks(*face) {
                    paint(&mut scene, mark, (left, 0.0), tile);
                }
            }
            Place::Back => {
                scene.rectangle((left, 0.0), tile, height, Some(Ink::RULE), Some(EDGE));
            }
            Place::Gap => {}
        }
        left += tile * width(place);
    }
    scene.into_figure(tiles.words().ja)
}

/// The row as a drawing within a page, which says what it shows.
pub(crate) fn in_html(tiles: &HandTiles) -> String {
    let scene = row(tiles, 420.0, 24.0);
    svg::write(&scene, &tiles.words().ja)
}

fn width(place: &Place) -> f32 {
    match place {
        Place::Face(_) | Place::Back => 1.0,
        Place::Gap => GAP,
    }
}

fn places(tiles: &HandTiles) -> Vec<Place> {
    let mut places: Vec<Place> = tiles.concealed().iter().copied().map(Place::Face).collect();
    places.extend([Place::Gap, Place::Face(tiles.winning())]);
    for meld in tiles.melds() {
        places.push(Place::Gap);
        let hidden = meld.set().shape == SetShape::Kan && !meld.set().called;
        places.extend(meld.tiles().enumerate().map(|(at, tile)| {
            if hidden && (at == 0 || at == 3) && !tile.is_red() {
                Place::Back
            } else {
                Place::Face(tile)
            }
        }));
    }
    places
}

fn paint(scene: &mut Scene, mark: Mark, at: Spot, tile: f32) {
    let scale = tile / FACE.0;
    let rings = mark.rings.into_iter().map(|ring| {
        let ring = ring.into_iter();
        ring.map(|(x, y)| (at.0 + x * scale, at.1 + y * scale))
            .collect()
    });
    scene.rings(rings.collect(), mark.paint.ink());
}
