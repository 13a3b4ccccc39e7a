//! A recording of the window as a picture that moves (APNG): one frame for each thing that is done, of which
//! only what changed is kept.

use png::{BitDepth, ColorType, Compression, Encoder};

use crate::pixels::{Palette, Part, Pixels};
use crate::{Outcome, View};

/// Enough for all that is shown in the meantime.
const COLOURS: u8 = 64;

/// Delays are counted in hundredths of a second.
const HUNDREDTHS: u16 = 100;

/// What has been shown so far.
#[derive(Default)]
pub struct Recording {
    frames: Vec<Frame>,
}

struct Frame {
    shown: Pixels,
    /// For how many hundredths of a second.
    lasts: u16,
}

impl Recording {
    /// Shows the window as it is, for so many hundredths of a second.
    pub async fn show(&mut self, view: &View, lasts: u16) -> Outcome {
        view.until_drawn().await?;
        view.until_on_screen().await;
        let shown = Pixels::read(&view.page.screenshot_as_png().await?)?;
        match self.frames.last_mut() {
            Some(before) if before.shown == shown => before.lasts += lasts,
            _ => self.frames.push(Frame { shown, lasts }),
        }
        Ok(())
    }

    /// How many seconds it takes.
    pub fn seconds(&self) -> u32 {
        let lasts = self.frames.iter().map(|frame| u32::from(frame.lasts));
        lasts.sum::<u32>() / u32::from(HUNDREDTHS)
    }

    /// The file.
    pub fn file(&self) -> Outcome<Vec<u8>> {
        let first = self.frames.first().ok_or("nothing was shown")?;
        let all = self.frames.iter().flat_map(|frame| &frame.shown.colours);
        let mut palette = Palette::of(all, COLOURS);
        let mut file = Vec::new();
        let whole = Part {
            left: 0,
            top: 0,
            width: first.shown.width,
            height: first.shown.height(),
        };
        let (width, height) = (u32::try_from(whole.width)?, u32::try_from(whole.height)?);
        let mut encoder = Encoder::new(&mut file, width, height);
        encoder.set_color(ColorType::Indexed);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_palette(palette.bytes());
        encoder.set_compression(Compression::High);
        // Played again and again.
        encoder.set_animated(u32::try_from(self.frames.len())?, 0)?;
        encoder.set_frame_delay(first.lasts, HUNDREDTHS)?;
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&palette.indices(&first.shown))?;
        for pair in self.frames.windows(2) {
            let [before, frame] = pair else { continue };
            let changed = before.shown.changed(&frame.shown).unwrap_or(whole);
            writer.set_frame_delay(frame.lasts, HUNDREDTHS)?;
            // To the corner first: the frame before may reach further than this one from there.
            writer.set_frame_position(0, 0)?;
            writer.set_frame_dimension(
                u32::try_from(changed.width)?,
                u32::try_from(changed.height)?,
            )?;
            writer.set_frame_position(u32::try_from(changed.left)?, u32::try_from(changed.top)?)?;
            writer.write_image_data(&palette.indices(&frame.shown.part(changed)?))?;
        }
        writer.finish()?;
        Ok(file)
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::*;

    #[test]
    fn a_frame_has_only_what_changed() {
        let shown = |corner| {
            let mut colours = vec![[9, 9, 9]; 12];
            colours[11] = corner;
            Pixels { colours, width: 4 }
        };
        let frames = [[9, 9, 9], [1, 2, 3], [4, 5, 6]].map(|corner| Frame {
            shown: shown(corner),
            lasts: 150,
        });
        let recording = Recording {
            frames: frames.into(),
        };
        assert_eq!(recording.seconds(), 4);
        let file = recording.file().unwrap();
        let mut reader = png::Decoder::new(Cursor::new(&file)).read_info().unwrap();
        assert_eq!(reader.info().animation_control().unwrap().num_frames, 3);
        let mut pixels = vec![0; 12];
        let mut sizes = Vec::new();
        for _ in 0..3 {
            reader.next_frame(&mut pixels).unwrap();
            let frame = reader.info().frame_control().unwrap();
            assert_eq!((frame.delay_num, frame.delay_den), (150, 100));
            sizes.push((frame.x_offset, frame.y_offset, frame.width, frame.height));
        }
        assert_eq!(sizes, [(0, 0, 4, 3), (3, 2, 1, 1), (3, 2, 1, 1)]);
    }
}
