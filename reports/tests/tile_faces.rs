//! The tiles as the window draws them: the same shapes as on paper.

use std::fmt::Write as _;

const FACES: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../ui/src/parts/tiles/faces.json"
);

/// A line a tile.
fn written() -> String {
    let faces = reports::face_paths();
    let mut json = String::from("{\n");
    for (place, (tile, parts)) in faces.iter().enumerate() {
        let parts: Vec<String> = parts
            .iter()
            .map(|(paint, path)| format!("[\"{paint}\", \"{path}\"]"))
            .collect();
        let comma = if place + 1 < faces.len() { "," } else { "" };
        writeln!(json, "  \"{tile}\": [{}]{comma}", parts.join(", ")).unwrap();
    }
    json.push_str("}\n");
    json
}

#[test]
fn the_window_has_the_faces_that_paper_has() {
    let written = written();
    if std::env::var_os("HANCHAN_WRITE_TILES").is_some() {
        std::fs::write(FACES, &written).unwrap();
    }
    let kept = std::fs::read_to_string(FACES).unwrap();
    assert_eq!(
        kept.replace("\r\n", "\n"),
        written,
        "HANCHAN_WRITE_TILES=1 cargo test -p reports --test all tile_faces writes it anew"
    );
}

#[test]
fn every_tile_has_a_face_within_its_edges_and_no_two_are_alike() {
    let faces = reports::face_paths();
    assert_eq!(faces.len(), 37);
    let mut seen = std::collections::BTreeSet::new();
    for (tile, parts) in &faces {
        assert!(!parts.is_empty(), "{tile}");
        assert!(seen.insert(parts.clone()), "{tile} is like another");
        for (_, path) in parts {
            let numbers = path
                .split(['M', 'L', 'Z', ' '])
                .filter(|part| !part.is_empty());
            let numbers: Vec<f32> = numbers.map(|number| number.parse().unwrap()).collect();
            assert!(numbers.len() > 5, "{tile} lacks a letter");
            for spot in numbers.chunks(2) {
                let inside = (1.0..=99.0).contains(&spot[0]) && (3.0..=137.0).contains(&spot[1]);
                assert!(inside, "{tile}: {spot:?}");
            }
        }
    }
}
