//! Names on cards, plans and forms: smaller, then on several lines, and whole.

use super::area::Area;
use super::prose;
use crate::scene::{Align, Scene, Style};

/// Down to which share of its size a name stands on one line before it goes on below.
const SMALLEST_ALONE: f32 = 0.62;

/// How small the letters of a name over several lines become, the largest first.
const SMALLER: [f32; 6] = [0.62, 0.54, 0.46, 0.4, 0.34, 0.28];

/// From one line of a name to the next, as a share of its letters.
const LEADING: f32 = 1.3;

/// By how much lines of the smallest letters may be too long: they are narrowed by as much.
const NARROWED: f32 = 0.85;

/// A long name stands on several lines, its family name above, and whole: 様 is the last to go. Its
/// letters become no smaller than `least`.
pub(crate) fn set(
    scene: &mut Scene,
    area: Area,
    align: Align,
    (style, least): (Style, f32),
    name: &str,
) {
    let alone = (style.size * SMALLEST_ALONE).max(least);
    if style.width(name) * alone / style.size <= area.width {
        area.shrinking_label(scene, align, style, alone, name);
        return;
    }
    let sized = SMALLER.map(|share| Style {
        size: (style.size * share).max(least),
        ..style
    });
    let fits = |lines: &[String], style: Style| {
        let high: f32 = lines.iter().map(|_| style.size * LEADING).sum();
        let is_within = lines.iter().all(|line| style.width(line) <= area.width);
        is_within && high <= area.height
    };
    let whole = sized.map(|style| (prose::by_words(name, style, area.width), style));
    let found = whole.into_iter().find(|(lines, style)| fits(lines, *style));
    let smallest = sized[sized.len() - 1];
    let narrowed = || {
        let most = area.width / NARROWED;
        let words = prose::by_words(name, smallest, most);
        let are_within = words.iter().all(|line| smallest.width(line) <= most);
        // A word that is longer than the field goes on below.
        let lines = if are_within {
            words
        } else {
            prose::lines(name, smallest, area.width)
        };
        (lines, smallest)
    };
    let (lines, style) = found.unwrap_or_else(narrowed);
    let high: f32 = lines.iter().map(|_| style.size * LEADING).sum();
    // Where even the smallest letters need more room, the lines move together.
    let leading = style.size * LEADING * (area.height / high).min(1.0);
    let (_, mut rest) = area.cut_top((area.height - high).max(0.0) / 2.0);
    for line in lines {
        let (row, below) = rest.cut_top(leading);
        row.label(scene, align, style, &line);
        rest = below;
    }
}
