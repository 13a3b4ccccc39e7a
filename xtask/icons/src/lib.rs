//! The icons of the program and of the club's file, drawn from the vector drawings in
//! `src-tauri/icons`, in the sizes and containers that each system asks for.
//!
//! `app.svg` is a tile on felt, `document.svg` a sheet of the record with that tile on it. Beside each
//! stands a plainer drawing, `…-small.svg`, on a grid of 16, for the sizes at which thin lines would
//! become grey. `setup.svg` is the side of the Windows installer. `cargo xtask icons`
//! writes the files anew; a test holds that they are current. [`social`] is the picture that other sites show.

pub mod social;

use std::fs;
use std::path::{Path, PathBuf};

use icns::{IconFamily, IconType};
use ico::{IconDir, IconDirEntry, IconImage, ResourceType};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Up to this size, in pixels, the plainer drawing is taken.
const SMALL: u32 = 32;

/// What desktops on Linux look for, in pixels.
const PNG: [u32; 9] = [16, 22, 24, 32, 48, 64, 128, 256, 512];

/// What Windows takes at 100 to 400 %, in pixels. 32 stands first, because some programs look no further.
const ICO: [u32; 8] = [32, 16, 20, 24, 40, 48, 64, 256];

/// What macOS takes, usual and dense.
const ICNS: [IconType; 10] = [
    IconType::RGB24_16x16,
    IconType::RGBA32_16x16_2x,
    IconType::RGB24_32x32,
    IconType::RGBA32_32x32_2x,
    IconType::RGBA32_128x128,
    IconType::RGBA32_128x128_2x,
    IconType::RGBA32_256x256,
    IconType::RGBA32_256x256_2x,
    IconType::RGBA32_512x512,
    IconType::RGBA32_512x512_2x,
];

/// On a Mac the square of a program's icon takes this part of its room, in thousandths: the Dock leaves
/// the rest free between icons.
const MAC_SQUARE: u32 = 824;

/// Twice what the installer asks for, in pixels, because many screens are that dense.
const SETUP: (u32, u32) = (328, 628);

/// Where the drawings and the icons are.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../src-tauri/icons")
}

/// A file of icons, and what it holds.
pub struct Drawn {
    /// Within [`folder`].
    pub name: String,
    pub bytes: Vec<u8>,
}

/// Draws every file anew.
pub fn draw() -> Result<Vec<Drawn>, String> {
    let mut files = Vec::new();
    for (name, mac_square) in [("app", MAC_SQUARE), ("document", 1000)] {
        let drawing = Drawing::read(name)?;
        for size in PNG {
            files.push(Drawn {
                name: format!("{name}-{size}.png"),
                bytes: drawing
                    .at(size, 1000)?
                    .encode_png()
                    .map_err(|error| format!("{name} at {size}: {error}"))?,
            });
        }
        files.push(Drawn {
            name: format!("{name}.ico"),
            bytes: drawing.ico()?,
        });
        files.push(Drawn {
            name: format!("{name}.icns"),
            bytes: drawing.icns(mac_square)?,
        });
    }
    files.push(Drawn {
        name: "setup.bmp".to_owned(),
        bytes: setup()?,
    });
    Ok(files)
}

/// The side of the installer, as a bitmap of 24 bits a pixel, which is all that installers take.
fn setup() -> Result<Vec<u8>, String> {
    const HEAD: u32 = 54;
    let (width, height) = SETUP;
    let tree = read("setup.svg")?;
    let mut picture = Pixmap::new(width, height).ok_or("the installer's side has no size")?;
    #[expect(clippy::cast_precision_loss, reason = "a few hundred pixels")]
    let scale = width as f32 / tree.size().width();
    resvg::render(
        &tree,
        Transform::from_scale(scale, scale),
        &mut picture.as_mut(),
    );
    let mut bytes = b"BM".to_vec();
    for number in [HEAD + width * height * 3, 0, HEAD, 40, width, height] {
        bytes.extend(number.to_le_bytes());
    }
    bytes.extend([1, 0, 24, 0]);
    bytes.extend([0; 24]);
    // From the last row to the first; a row of 328 pixels needs no filling up to four bytes.
    let rows: Vec<&[_]> = picture.pixels().chunks(width as usize).collect();
    for pixel in rows.into_iter().rev().flatten() {
        bytes.extend([pixel.blue(), pixel.green(), pixel.red()]);
    }
    Ok(bytes)
}

fn read(name: &str) -> Result<Tree, String> {
    let path = folder().join(name);
    let text = fs::read_to_string(&path);
    let text = text.map_err(|error| format!("{}: {error}", path.display()))?;
    Tree::from_str(&text, &Options::default())
        .map_err(|error| format!("{}: {error}", path.display()))
}

/// One icon's two drawings.
struct Drawing {
    fine: Tree,
    small: Tree,
}

impl Drawing {
    fn read(name: &str) -> Result<Self, String> {
        Ok(Self {
            fine: read(&format!("{name}.svg"))?,
            small: read(&format!("{name}-small.svg"))?,
        })
    }

    /// In so many pixels, the drawing taking so many thousandths of them.
    fn at(&self, size: u32, part: u32) -> Result<Pixmap, String> {
        let mut picture =
            Pixmap::new(size, size).ok_or_else(|| format!("no picture can be {size} px"))?;
        let tree = if size <= SMALL {
            &self.small
        } else {
            &self.fine
        };
        let pixels = f32::from(u16::try_from(size).map_err(|error| error.to_string())?);
        let part = f32::from(u16::try_from(part).map_err(|error| error.to_string())?) / 1000.0;
        let scale = pixels * part / tree.size().width();
        let margin = pixels * (1.0 - part) / 2.0;
        resvg::render(
            tree,
            Transform::from_scale(scale, scale).post_translate(margin, margin),
            &mut picture.as_mut(),
        );
        Ok(picture)
    }

    fn ico(&self) -> Result<Vec<u8>, String> {
        let mut icons = IconDir::new(ResourceType::Icon);
        for size in ICO {
            let image = IconImage::from_rgba_data(size, size, rgba(&self.at(size, 1000)?));
            // The largest is packed, as Windows expects it; programs older than that read the others.
            let entry = if size == 256 {
                IconDirEntry::encode_as_png(&image)
            } else {
                IconDirEntry::encode_as_bmp(&image)
            };
            icons.add_entry(entry.map_err(|error| error.to_string())?);
        }
        let mut bytes = Vec::new();
        icons.write(&mut bytes).map_err(|error| error.to_string())?;
        Ok(bytes)
    }

    fn icns(&self, part: u32) -> Result<Vec<u8>, String> {
        let mut family = IconFamily::new();
        for kind in ICNS {
            let size = kind.pixel_width();
            // Free room around so few pixels would leave none for the tile.
            let part = if size <= SMALL { 1000 } else { part };
            let data = rgba(&self.at(size, part)?);
            icns::Image::from_data(icns::PixelFormat::RGBA, size, size, data)
                .and_then(|image| family.add_icon_with_type(&image, kind))
                .map_err(|error| error.to_string())?;
        }
        let mut bytes = Vec::new();
        family
            .write(&mut bytes)
            .map_err(|error| error.to_string())?;
        Ok(bytes)
    }
}

/// As icons keep them: colours apart from how much of what lies below is seen.
fn rgba(picture: &Pixmap) -> Vec<u8> {
    let pixels = picture.pixels().iter();
    pixels
        .flat_map(|pixel| {
            let colour = pixel.demultiply();
            [colour.red(), colour.green(), colour.blue(), colour.alpha()]
        })
        .collect()
}
