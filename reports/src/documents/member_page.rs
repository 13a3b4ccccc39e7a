//! One page a member, which stands alone as a handout.

use super::Draft;
use super::sections::facts;
use super::sections::person::{self, Profile};
use crate::Error;
use crate::layout::scale::Scale;
use crate::layout::table::{Drawn, Table};
use crate::scene::Align;
use crate::season::Season;

/// A page for each member who played, in the order of the standings.
pub(super) fn draw_all(draft: &mut Draft<'_>, season: &Season) -> Result<(), Error> {
    let club = season.club_tally();
    let profiles = season
        .ranked()
        .filter_map(|row| Profile::of(season, &club, row.person));
    for (index, profile) in profiles.enumerate() {
        draft.sheet.new_page();
        if index == 0 {
            draft.sheet.bookmark(0, "会員別");
        }
        draft.sheet.bookmark(1, draft.names.plain(profile.person));
        draw(draft, &profile)?;
    }
    Ok(())
}

fn draw(draft: &mut Draft<'_>, profile: &Profile<'_>) -> Result<(), Error> {
    let scale = draft.scale();
    person::name_block(draft, profile);
    person::tiles(draft, profile);
    person::place_bars(draft, profile)?;
    let moments = person::moments(profile);
    let moments_height = facts::height(draft, &moments) + heading_height(scale);
    let table_rows = if scale.body > 12.0 { 4.0 } else { 8.0 };
    let tables_height = scale.row() * (table_rows + 1.6) + heading_height(scale);
    let left_over = draft.sheet.room() - moments_height - tables_height - heading_height(scale);
    person::course_chart(
        draft,
        profile,
        left_over.clamp(scale.body * 9.0, scale.body * 17.0),
    )?;
    side_by_side(draft, profile, if scale.body > 12.0 { 4 } else { 8 });
    draft
        .sheet
        .heading("記録", "", moments_height - heading_height(scale));
    facts::draw(draft, &moments);
    Ok(())
}

fn heading_height(scale: Scale) -> f32 {
    scale.section * 1.75 + scale.gap()
}

/// Results by seat at the left, the people met most at the right.
fn side_by_side(draft: &mut Draft<'_>, profile: &Profile<'_>, opponents: usize) {
    let scale = draft.scale();
    let seats = person::seat_table(profile);
    let against = Table {
        grouping: None,
        ..person::opponents_table(draft, profile, opponents)
    };
    let gutter = scale.body * 2.0;
    let left_width = (draft.sheet.width() - gutter) * 0.4;
    let right_width = draft.sheet.width() - gutter - left_width;
    let left = Drawn::new(&seats, scale, left_width);
    let right = Drawn::new(&against, scale, right_width);
    let height = left
        .height(0..left.row_count())
        .max(right.height(0..right.row_count()));
    draft.sheet.heading("席別の成績", "", height);
    let (x, top) = (draft.sheet.left(), draft.sheet.cursor());
    let second = x + left_width + gutter;
    let baseline = top - scale.section * 0.75;
    let met = profile.statistics.against.len();
    let title = if met > opponents {
        "対戦成績（同卓の多い順）"
    } else {
        "対戦成績"
    };
    let scene = draft.sheet.scene();
    scene.text(
        (second, baseline),
        Align::Left,
        scale.section_title(),
        title,
    );
    left.draw(scene, (x, top), 0, 0..left.row_count());
    right.draw(scene, (second, top), 0, 0..right.row_count());
    draft.sheet.advance(height);
}
