//! Pictures of pixels among the objects of a document.

use std::ops::Range;
use std::sync::Arc;

use lopdf::{Dictionary, Document, Object, ObjectId, Stream, StringFormat, dictionary};

use crate::Error;
use crate::scene::picture::Picture;

/// The name by which a page's commands show the picture of that number.
pub(super) fn name(number: usize) -> String {
    format!("Picture{number}")
}

/// Puts pictures into the document, and names to each page those that it shows: the numbers of some.
pub(super) fn add<'pages>(
    document: &mut Document,
    pictures: &[Arc<Picture>],
    pages: impl Iterator<Item = (ObjectId, &'pages Range<usize>)>,
) -> Result<(), Error> {
    let pictures = pictures.iter();
    let ids: Vec<ObjectId> = pictures
        .map(|picture| document.add_object(stream(picture)))
        .collect();
    for (page, shown) in pages.filter(|(_, shown)| !shown.is_empty()) {
        let mut names = Dictionary::new();
        for number in shown.clone() {
            names.set(name(number), ids[number]);
        }
        let resources = document.get_dictionary(page)?.get(b"Resources")?;
        let resources = resources.as_reference()?;
        document
            .get_dictionary_mut(resources)?
            .set("XObject", names);
    }
    Ok(())
}

/// PNG packs and filters rows as PDF does, so they are taken as they are.
fn stream(picture: &Picture) -> Stream {
    const ANY_FILTER_OF_PNG: i64 = 15;
    let last = i64::try_from(picture.palette.len() / 3).unwrap_or(i64::MAX) - 1;
    let palette = Object::String(picture.palette.clone(), StringFormat::Hexadecimal);
    let about = dictionary! {
        "Type" => "XObject",
        "Subtype" => "Image",
        "Width" => i64::from(picture.width),
        "Height" => i64::from(picture.height),
        "BitsPerComponent" => 8,
        "ColorSpace" => vec!["Indexed".into(), "DeviceRGB".into(), last.into(), palette],
        "Filter" => "FlateDecode",
        "DecodeParms" => dictionary! {
            "Predictor" => ANY_FILTER_OF_PNG,
            "Columns" => i64::from(picture.width),
        },
    };
    Stream::new(about, picture.rows.clone())
}
