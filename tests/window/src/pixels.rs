//! Pictures of the window in few colours, which its flat grounds and its letters need no more than.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::io::Cursor;

use png::{Decoder, Transformations};

use crate::Outcome;

/// Red, green and blue.
pub(crate) type Colour = [u8; 3];

/// A picture row by row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Pixels {
    pub(crate) colours: Vec<Colour>,
    /// How many a row has.
    pub(crate) width: usize,
}

/// Left, top, width and height.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Part {
    pub(crate) left: usize,
    pub(crate) top: usize,
    pub(crate) width: usize,
    pub(crate) height: usize,
}

impl Pixels {
    /// Those of a PNG file.
    pub(crate) fn read(png: &[u8]) -> Outcome<Self> {
        let mut decoder = Decoder::new(Cursor::new(png));
        decoder.set_transformations(Transformations::normalize_to_color8());
        let mut reader = decoder.read_info()?;
        let size = reader
            .output_buffer_size()
            .ok_or("the picture is too large")?;
        let mut bytes = vec![0; size];
        let frame = reader.next_frame(&mut bytes)?;
        let samples = frame.color_type.samples();
        if samples < 3 {
            return Err("the window's picture has no colours".into());
        }
        let pixels = bytes.chunks_exact(samples);
        let pixels = pixels.map(|pixel| [pixel[0], pixel[1], pixel[2]]);
        Ok(Self {
            colours: pixels.collect(),
            width: usize::try_from(frame.width)?,
        })
    }

    pub(crate) fn height(&self) -> usize {
        self.colours.len() / self.width.max(1)
    }

    /// A part of it.
    pub(crate) fn part(&self, part: Part) -> Outcome<Self> {
        let is_within =
            part.left + part.width <= self.width && part.top + part.height <= self.height();
        if !is_within || part.width == 0 || part.height == 0 {
            return Err(format!("{part:?} is not within the window's picture").into());
        }
        let rows = self.colours.chunks(self.width);
        let rows = rows.skip(part.top).take(part.height);
        let rows = rows.flat_map(|row| &row[part.left..part.left + part.width]);
        Ok(Self {
            colours: rows.copied().collect(),
            width: part.width,
        })
    }

    /// The smallest part in which another picture of the same size differs.
    pub(crate) fn changed(&self, other: &Self) -> Option<Part> {
        let pairs = self.colours.iter().zip(&other.colours).enumerate();
        let differ = pairs.filter(|(_, (one, other))| one != other);
        let places = differ.map(|(at, _)| (at % self.width, at / self.width));
        let bounds = places.fold(None, |bounds: Option<[usize; 4]>, (x, y)| {
            let [left, top, right, bottom] = bounds.unwrap_or([x, y, x, y]);
            Some([left.min(x), top.min(y), right.max(x), bottom.max(y)])
        });
        bounds.map(|[left, top, right, bottom]| Part {
            left,
            top,
            width: right - left + 1,
            height: bottom - top + 1,
        })
    }
}

/// The commonest colours of pictures; each other colour is the nearest of them.
pub(crate) struct Palette {
    colours: Vec<Colour>,
    nearest: HashMap<Colour, u8>,
}

impl Palette {
    /// At most so many.
    pub(crate) fn of<'a>(pixels: impl Iterator<Item = &'a Colour>, most: u8) -> Self {
        let mut counts: HashMap<Colour, usize> = HashMap::new();
        for pixel in pixels {
            *counts.entry(*pixel).or_default() += 1;
        }
        let mut counts: Vec<(Colour, usize)> = counts.into_iter().collect();
        // The colour itself settles ties, so that the same picture is always the same file.
        counts.sort_by_key(|(colour, count)| (Reverse(*count), *colour));
        let commonest = counts.into_iter().take(usize::from(most));
        Self {
            colours: commonest.map(|(colour, _)| colour).collect(),
            nearest: HashMap::new(),
        }
    }

    /// As a PNG file has them.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.colours.concat()
    }

    /// The numbers of the colours of a picture.
    pub(crate) fn indices(&mut self, pixels: &Pixels) -> Vec<u8> {
        let colours = &self.colours;
        let nearest = &mut self.nearest;
        let pixels = pixels.colours.iter();
        pixels
            .map(|pixel| {
                *nearest
                    .entry(*pixel)
                    .or_insert_with(|| nearest_of(colours, *pixel))
            })
            .collect()
    }
}

fn nearest_of(palette: &[Colour], pixel: Colour) -> u8 {
    let distance = |colour: &Colour| -> u32 {
        let parts = colour.iter().zip(pixel);
        parts.map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
    };
    let numbers = 0..=u8::MAX;
    let each = numbers.zip(palette);
    each.min_by_key(|(_, colour)| distance(colour))
        .map_or(0, |(number, _)| number)
}

#[cfg(test)]
mod tests {
    use super::*;

    const RED: Colour = [255, 0, 0];
    const BLUE: Colour = [0, 0, 255];

    /// Two rows of four: the right half of the lower one is blue.
    fn picture() -> Pixels {
        let mut colours = vec![RED; 8];
        colours[6..].fill(BLUE);
        Pixels { colours, width: 4 }
    }

    fn part(left: usize, top: usize, width: usize, height: usize) -> Part {
        Part {
            left,
            top,
            width,
            height,
        }
    }

    #[test]
    fn a_part_keeps_its_colours_and_what_is_not_there_is_refused() {
        let found = picture().part(part(1, 1, 3, 1)).unwrap();
        assert_eq!((found.colours, found.width), (vec![RED, BLUE, BLUE], 3));
        assert!(picture().part(part(2, 0, 3, 1)).is_err());
        assert!(picture().part(part(0, 2, 1, 1)).is_err());
    }

    #[test]
    fn what_changed_is_found_and_no_more() {
        let mut other = picture();
        assert_eq!(picture().changed(&other), None);
        other.colours[1] = BLUE;
        other.colours[6] = RED;
        assert_eq!(picture().changed(&other), Some(part(1, 0, 2, 2)));
    }

    #[test]
    fn the_commonest_colours_stay_as_they_are_and_others_become_the_nearest() {
        let near_blue = [0, 10, 250];
        let colours = [vec![RED; 5], vec![BLUE; 3], vec![near_blue]].concat();
        let pixels = Pixels { colours, width: 9 };
        let mut palette = Palette::of(pixels.colours.iter(), 2);
        assert_eq!(palette.bytes(), [RED, BLUE].concat());
        assert_eq!(palette.indices(&pixels), [0, 0, 0, 0, 0, 1, 1, 1, 1]);
    }
}
