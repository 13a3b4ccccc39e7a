//! 着順: stacked bars for everybody, over as many pages as it takes.

use crate::Error;
use crate::charts::places;
use crate::documents::Draft;
use crate::season::Season;

/// The height of the whole, its heading included, where nothing needs to move closer.
pub(crate) fn height(draft: &Draft<'_>, season: &Season) -> f32 {
    let scale = draft.scale();
    let members = season.ranked().filter(|row| row.tally.games > 0);
    let bars: f32 = members.map(|_| places::bar_height(scale)).sum();
    scale.gap() + draft.sheet.heading_height() + places::key_height(scale) + bars
}

/// Draws a bar for each member who played.
pub(crate) fn draw(draft: &mut Draft<'_>, season: &Season, title: &str) -> Result<(), Error> {
    let bars = places::bars_of(season, &draft.names);
    let scale = draft.scale();
    let key = places::key_height(scale);
    let usual = places::bar_height(scale);
    let together: f32 = bars.iter().map(|_| usual).sum();
    let tightness = draft.sheet.tightness(together, key);
    let bar = usual * tightness;
    let whole = key + together * tightness;
    // Bars are for comparing: on one page where one page can hold them.
    let one_page = whole <= draft.sheet.full_height() - draft.sheet.heading_height();
    let least = if one_page { whole } else { key + bar * 5.0 };
    let mut rest = &bars[..];
    while !rest.is_empty() {
        if rest.len() == bars.len() {
            let note = "棒の中は回数　右は半荘数と平均着順";
            draft.sheet.section(title, note, least);
        } else {
            draft.sheet.new_page();
            draft.sheet.heading(&format!("{title}（続き）"), "", 0.0);
        }
        let fitting = bars_that_fit(draft.sheet.room() - key, bar, rest.len());
        let (now, later) = rest.split_at(fitting);
        let drawing = places::draw(draft.sheet.width(), bar, scale, now, season.players())?;
        draft.sheet.drawing(drawing);
        rest = later;
    }
    Ok(())
}

/// As many bars as the room holds, leaving no one or two alone on the next page.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a page holds some forty bars"
)]
fn bars_that_fit(room: f32, bar: f32, count: usize) -> usize {
    let fitting = ((room / bar + 0.01).floor().max(1.0) as usize).min(count);
    match count - fitting {
        1 | 2 if fitting > 5 => count - 3,
        _ => fitting,
    }
}
