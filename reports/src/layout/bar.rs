//! How often each place came about, as a bar in greys that a mono printer keeps apart.

use scoring::Players;

use crate::fonts::Typeface;
use crate::scene::parts::Role;
use crate::scene::{Align, Ink, Scene, Spot, Stroke, Style};

/// How often each place came about.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Places {
    pub(crate) counts: [u32; 4],
    pub(crate) players: Players,
}

/// A place that came about, and where its part of the bar begins and ends, from 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Share {
    pub(crate) place: usize,
    pub(crate) count: u32,
    pub(crate) from: f32,
    pub(crate) to: f32,
}

/// First to fourth place. The last is white with an outline: four greys would be one too many.
const INKS: [Ink; 4] = [Ink::ACCENT, Ink::grey(0x8f), Ink::grey(0xd2), Ink::WHITE];
const FIGURES: [Ink; 4] = [Ink::WHITE, Ink::BLACK, Ink::BLACK, Ink::BLACK];

/// The inks of a place and of what stands on it; with three players the last is white as well.
pub(crate) fn look(place: usize, players: Players) -> (Ink, Ink) {
    let last = players.count() - 1;
    let index = if place == last { 3 } else { place };
    (INKS[index], FIGURES[index])
}

impl Places {
    /// The places that came about, from the first on.
    pub(crate) fn shares(&self) -> Vec<Share> {
        let counts = &self.counts[..self.players.count()];
        let part = |count: u32| f32::from(u16::try_from(count).unwrap_or(u16::MAX));
        let games: f32 = counts.iter().map(|count| part(*count)).sum();
        let mut before = 0.0;
        let mut shares = Vec::with_capacity(counts.len());
        for (place, count) in counts.iter().copied().enumerate() {
            let from = before / games;
            before += part(count);
            if count > 0 {
                let to = before / games;
                shares.push(Share {
                    place,
                    count,
                    from,
                    to,
                });
            }
        }
        shares
    }

    /// As wide as it takes so that each count has room in its part.
    pub(crate) fn least_width(&self, size: f32) -> f32 {
        let shares = self.shares().into_iter();
        shares.map(|share| room_for(share.count, size)).sum()
    }

    /// The parts of a bar of that width: a part that is narrower than its count is made as wide as that, and the
    /// others give it what it lacks.
    fn parts(&self, width: f32, size: f32) -> Vec<Share> {
        let mut shares = self.shares();
        let mut widths: Vec<f32> = shares
            .iter()
            .map(|one| (one.to - one.from) * width)
            .collect();
        if self.least_width(size) <= width {
            let least = shares.iter().map(|one| room_for(one.count, size));
            let least: Vec<f32> = least.collect();
            // Whoever gives may become too narrow in turn, which each round settles for one part at least.
            for _ in 0..widths.len() {
                let pairs = || widths.iter().zip(&least);
                let lacking: f32 = pairs().map(|(own, least)| (least - own).max(0.0)).sum();
                let spare: f32 = pairs().map(|(own, least)| (own - least).max(0.0)).sum();
                if lacking <= 0.0 || spare <= 0.0 {
                    break;
                }
                let given = (lacking / spare).min(1.0);
                for (own, least) in widths.iter_mut().zip(&least) {
                    *own -= (*own - least).max(0.0) * given;
                    *own = own.max(*least);
                }
            }
        }
        let mut from = 0.0;
        for (share, own) in shares.iter_mut().zip(widths) {
            (share.from, share.to) = (from, from + own);
            from += own;
        }
        shares
    }

    /// `1着3回、2着0回、…`
    pub(crate) fn in_words(&self) -> String {
        let counts = self.counts[..self.players.count()].iter().zip(1..);
        let told: Vec<String> = counts
            .map(|(count, place)| format!("{place}着{count}回"))
            .collect();
        told.join("、")
    }

    /// Draws the bar from the left on, with the counts that have room in it.
    pub(crate) fn draw(&self, scene: &mut Scene, at: Spot, (width, height): (f32, f32), size: f32) {
        let shows = Role::Figure(format!("{}。", self.in_words()));
        scene.drawn_as(shows, |scene| {
            self.draw_shares(scene, at, (width, height), size);
        });
    }

    fn draw_shares(
        &self,
        scene: &mut Scene,
        (left, middle): Spot,
        (width, height): (f32, f32),
        size: f32,
    ) {
        for share in self.parts(width, size) {
            let (fill, ink) = look(share.place, self.players);
            let (from, to) = (left + share.from, left + share.to);
            let outline = Stroke::solid(0.45, Ink::MUTED);
            let top = middle - height / 2.0;
            scene.rectangle((from, top), to - from, height, Some(fill), Some(outline));
            let style = Style {
                ink,
                ..figures(size)
            };
            let count = share.count.to_string();
            if style.width(&count) + size * LEAST_AIR <= to - from {
                let at = (f32::midpoint(from, to), middle + size * 0.37);
                scene.text(at, Align::Center, style, count);
            }
        }
    }
}

/// Beside a count in its part, as a share of its size: no less, and where a part is as narrow as can be.
const LEAST_AIR: f32 = 0.3;
const AIR: f32 = 0.36;

fn room_for(count: u32, size: f32) -> f32 {
    figures(size).width(&count.to_string()) + size * AIR
}

fn figures(size: f32) -> Style {
    Style {
        size,
        typeface: Typeface::Figures,
        ink: Ink::BLACK,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_count_has_room_in_a_bar_as_wide_as_it_asks_for() {
        for counts in [
            [21, 21, 7, 11],
            [60, 1, 1, 1],
            [1, 0, 0, 0],
            [0, 2, 118, 9],
            [140, 1, 90, 12],
        ] {
            let places = Places {
                counts,
                players: Players::Four,
            };
            for more in [0.01, 4.0, 60.0] {
                let width = places.least_width(8.5) + more;
                let parts = places.parts(width, 8.5);
                for part in &parts {
                    let room = part.to - part.from + 0.01;
                    assert!(room >= room_for(part.count, 8.5), "{parts:?}");
                }
                let last = parts.last().map_or(0.0, |part| part.to);
                assert!((last - width).abs() < 0.01, "{last} {width}");
            }
        }
    }

    #[test]
    fn the_shares_of_those_that_came_about_fill_the_bar() {
        let places = Places {
            counts: [2, 0, 1, 1],
            players: Players::Four,
        };
        let shares = places.shares();
        let ends: Vec<(usize, u32)> = shares.iter().map(|one| (one.place, one.count)).collect();
        assert_eq!(ends, [(0, 2), (2, 1), (3, 1)]);
        assert!((shares[0].to - 0.5).abs() < 1e-6 && (shares[2].to - 1.0).abs() < 1e-6);
        assert!(
            shares
                .windows(2)
                .all(|pair| (pair[0].to - pair[1].from).abs() < 1e-6)
        );
        let nobody = Places {
            counts: [0; 4],
            players: Players::Three,
        };
        assert!(nobody.shares().is_empty());
    }
}
