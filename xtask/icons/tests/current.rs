//! The icons in the checkout are what their drawings give.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::fs;
use std::io::Cursor;

use icns::IconFamily;
use ico::{IconDir, IconImage};

/// Processors of other kinds round the last bit of a colour in other ways.
const ROUNDING: u8 = 2;

/// The pictures in a file: name, width and the colours.
fn pictures(name: &str, bytes: &[u8]) -> Vec<(String, u32, Vec<u8>)> {
    match name.rsplit('.').next() {
        Some("png") => {
            let image = IconImage::read_png(Cursor::new(bytes)).unwrap();
            vec![(name.to_owned(), image.width(), image.rgba_data().to_vec())]
        }
        Some("ico") => {
            let icons = IconDir::read(Cursor::new(bytes)).unwrap();
            let entries = icons.entries().iter().map(|entry| {
                let image = entry.decode().unwrap();
                assert_eq!(
                    (entry.width(), entry.height()),
                    (image.width(), image.height())
                );
                (name.to_owned(), image.width(), image.rgba_data().to_vec())
            });
            entries.collect()
        }
        Some("icns") => {
            let family = IconFamily::read(Cursor::new(bytes)).unwrap();
            let icons = family.available_icons().into_iter().map(|kind| {
                let image = family.get_icon_with_type(kind).unwrap();
                let image = image.convert_to(icns::PixelFormat::RGBA);
                (
                    format!("{name} {kind:?}"),
                    image.width(),
                    image.into_data().into_vec(),
                )
            });
            icons.collect()
        }
        Some("bmp") => {
            let width = u32::from_le_bytes(bytes[18..22].try_into().unwrap());
            vec![(name.to_owned(), width, bytes[54..].to_vec())]
        }
        _ => panic!("{name} is no file of icons"),
    }
}

#[test]
fn the_icons_are_those_of_their_drawings() {
    for file in icons::draw().unwrap() {
        let kept = fs::read(icons::folder().join(&file.name))
            .unwrap_or_else(|error| panic!("{}: {error}; run cargo xtask icons", file.name));
        let (kept, drawn) = (
            pictures(&file.name, &kept),
            pictures(&file.name, &file.bytes),
        );
        assert_eq!(kept.len(), drawn.len(), "{}", file.name);
        for ((name, size, kept), (_, drawn_size, drawn)) in kept.into_iter().zip(drawn) {
            assert_eq!(size, drawn_size, "{name}");
            let differs = kept
                .iter()
                .zip(&drawn)
                .any(|(a, b)| a.abs_diff(*b) > ROUNDING);
            assert!(
                !differs && kept.len() == drawn.len(),
                "{name} at {size} px is not what its drawing gives; run cargo xtask icons"
            );
        }
    }
}

#[test]
fn the_picture_for_other_sites_is_that_of_its_drawing() {
    let read = |bytes: &[u8]| IconImage::read_png(Cursor::new(bytes)).unwrap();
    let kept = read(&fs::read(icons::social::file()).unwrap());
    let drawn = read(&icons::social::draw().unwrap());
    assert_eq!((drawn.width(), drawn.height()), (1280, 640));
    assert_eq!(kept.rgba_data().len(), drawn.rgba_data().len());
    let pairs = kept.rgba_data().iter().zip(drawn.rgba_data());
    let differ = pairs.filter(|(kept, drawn)| kept.abs_diff(**drawn) > ROUNDING);
    assert_eq!(differ.count(), 0, "run cargo xtask icons");
}

#[test]
fn every_size_that_a_system_asks_for_is_there_and_none_is_empty() {
    let files = icons::draw().unwrap();
    for (name, ending, sizes) in [
        ("app", "ico", &[16, 20, 24, 32, 40, 48, 64, 256][..]),
        ("document", "ico", &[16, 20, 24, 32, 40, 48, 64, 256]),
        ("app", "icns", &[16, 32, 64, 128, 256, 512, 1024]),
        ("document", "icns", &[16, 32, 64, 128, 256, 512, 1024]),
        ("app", "png", &[16, 22, 24, 32, 48, 64, 128, 256, 512]),
        ("document", "png", &[16, 22, 24, 32, 48, 64, 128, 256, 512]),
    ] {
        let found: Vec<_> = files
            .iter()
            .filter(|file| file.name.starts_with(name) && file.name.ends_with(ending))
            .flat_map(|file| pictures(&file.name, &file.bytes))
            .collect();
        let widths: BTreeSet<u32> = found.iter().map(|(_, width, _)| *width).collect();
        assert_eq!(widths, sizes.iter().copied().collect(), "{name} {ending}");
        for (picture, width, colours) in &found {
            // Something is drawn, and the corners are free.
            let seen = colours
                .chunks_exact(4)
                .filter(|pixel| pixel[3] > 127)
                .count();
            assert!(seen * 3 > colours.len() / 4, "{picture} at {width}");
            assert_eq!(colours[3], 0, "the corner of {picture} at {width}");
        }
    }
}
