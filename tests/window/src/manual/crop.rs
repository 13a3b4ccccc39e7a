//! A part of the window's picture, in few colours.

use png::{BitDepth, ColorType, Compression, Encoder, Filter};
use serde::Deserialize;

use crate::Outcome;
use crate::pixels::{Palette, Part, Pixels};

/// Enough for the window's flat colours and the edges of its letters.
const COLOURS: u8 = 20;

/// What part of the window is shown, in the page's pixels.
#[derive(Debug, Deserialize)]
pub struct Crop {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
    /// How many of the screen's pixels are one of the page's.
    density: f64,
}

impl Crop {
    /// The same in the screen's pixels.
    fn part(&self) -> Part {
        let pixels = |length: f64| {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "within the window"
            )]
            let pixels = (length * self.density).round() as usize;
            pixels
        };
        Part {
            left: pixels(self.x),
            top: pixels(self.y),
            width: pixels(self.width),
            height: pixels(self.height),
        }
    }
}

/// That part of a PNG file, as another in few colours.
pub fn reduced(png: &[u8], crop: &Crop) -> Outcome<Vec<u8>> {
    let shown = Pixels::read(png)?.part(crop.part())?;
    let mut palette = Palette::of(shown.colours.iter(), COLOURS);
    let mut file = Vec::new();
    let (width, height) = (u32::try_from(shown.width)?, u32::try_from(shown.height())?);
    let mut encoder = Encoder::new(&mut file, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.bytes());
    encoder.set_compression(Compression::High);
    // Of neighbours in a palette no difference is small.
    encoder.set_filter(Filter::NoFilter);
    let indices = palette.indices(&shown);
    encoder.write_header()?.write_image_data(&indices)?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_of_a_dense_screen_is_cut_in_its_own_pixels() {
        let crop = |x, width, density| Crop {
            x,
            y: 0.0,
            width,
            height: 1.0,
            density,
        };
        let whole = Pixels {
            colours: vec![[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]],
            width: 2,
        };
        let mut file = Vec::new();
        let mut encoder = Encoder::new(&mut file, 2, 2);
        encoder.set_color(ColorType::Rgb);
        let mut writer = encoder.write_header().unwrap();
        writer.write_image_data(&whole.colours.concat()).unwrap();
        writer.finish().unwrap();
        let cut = |crop| Pixels::read(&reduced(&file, &crop).unwrap()).unwrap();
        assert_eq!(cut(crop(1.0, 1.0, 1.0)).colours, [[4, 5, 6]]);
        assert_eq!(cut(crop(0.0, 1.0, 2.0)), whole);
        assert!(reduced(&file, &crop(0.0, 3.0, 1.0)).is_err());
    }
}
