//! What a person's own page says, in parts that the member page and the personal report share.

use std::collections::BTreeMap;

use scoring::hand_value::Level;
use scoring::record::Hanchan;
use scoring::{PersonId, PersonStatistics, Players, Ratio, Standing, Tally};

use crate::Error;
use crate::charts::places::{self, Bar};
use crate::charts::spread;
use crate::charts::strip::{self, Mark};
use crate::documents::Draft;
use crate::layout::bar::Places;
use crate::layout::{fit, prose};
use crate::scene::parts::Role;
use crate::scene::{Align, Ink, Scene, Spot, Stroke, Style};
use crate::season::{Course, Day, Season, day_of};
use crate::words;

/// One person within a season.
pub(crate) struct Profile<'a> {
    pub(crate) season: &'a Season,
    pub(crate) person: PersonId,
    pub(crate) standing: &'a Standing,
    pub(crate) statistics: &'a PersonStatistics,
    pub(crate) course: &'a Course,
}

impl<'a> Profile<'a> {
    /// Somebody who played; `None` for anybody else.
    pub(crate) fn of(season: &'a Season, person: PersonId) -> Option<Self> {
        Some(Self {
            season,
            person,
            standing: season.standing(person)?,
            statistics: season.statistics.get(&person)?,
            course: season.courses.get(&person)?,
        })
    }

    /// The hanchan this person played, in order.
    pub(crate) fn hanchan(&self) -> impl Iterator<Item = &'a Hanchan> {
        let person = self.person;
        self.season
            .hanchan()
            .filter(move |hanchan| hanchan.sheet.people.as_slice().contains(&person))
    }
}

/// How much a page has room for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Detail {
    /// Everything.
    Full,
    /// What one page in large print holds.
    OnePage,
}

/// The name, large, with the rank at the right.
pub(crate) fn name_block(draft: &mut Draft<'_>, profile: &Profile<'_>) {
    let scale = draft.scale();
    let name = draft.names.polite(profile.person);
    let ranked = profile.season.ranked().count();
    let rank = profile
        .standing
        .rank
        .map_or_else(String::new, |rank| format!("{rank}位"));
    let of = if rank.is_empty() {
        String::new()
    } else {
        format!("{ranked}名中 ")
    };
    let sheet = &mut draft.sheet;
    let (left, right, baseline) = (sheet.left(), sheet.right(), sheet.cursor() + scale.title);
    let style = scale.document_title();
    let rank_style = Style {
        size: scale.title,
        ..scale.key_figure().ink(Ink::ACCENT)
    };
    let scene = sheet.scene();
    let rank_width = rank_style.width(&rank);
    let of_width = scale.text().width(&of);
    let room = right - left - rank_width - of_width - scale.body;
    let lines = prose::name(&name, style, room);
    let last = scene.drawn_as(Role::Heading(1), |scene| {
        name_lines(scene, (left, baseline), style, &lines, room)
    });
    let begin = scene.mark();
    let before = (right - rank_width, baseline);
    scene.text(before, Align::Right, scale.text(), of);
    scene.text((right, baseline), Align::Right, rank_style, rank);
    scene.part(begin, Role::Paragraph);
    let rule = last + scale.body * 0.8;
    scene.line((left, rule), (right, rule), Stroke::solid(1.6, Ink::ACCENT));
    sheet.advance(rule + scale.body * 0.8 - sheet.cursor());
}

/// Sets the lines of a name that people look for, none of it cut, and gives the last one's baseline.
pub(crate) fn name_lines(
    scene: &mut Scene,
    (left, first): Spot,
    style: Style,
    lines: &[String],
    room: f32,
) -> f32 {
    let mut baseline = first;
    for (index, line) in lines.iter().enumerate() {
        if index > 0 {
            baseline += name_step(style);
        }
        fit::set(scene, (left, baseline), Align::Left, style, line, room);
    }
    baseline
}

/// From one line of such a name to the next.
pub(crate) fn name_step(style: Style) -> f32 {
    style.size * 1.3
}

struct Tile {
    label: String,
    value: String,
    /// At which place it stands among the members; none where too few hanchan say so.
    rank: Option<usize>,
    club: String,
}

/// The key figures, each over the club's.
pub(crate) fn tiles(draft: &mut Draft<'_>, profile: &Profile<'_>) {
    let tiles = tiles_of(profile, draft.least_games(profile.season));
    let scale = draft.scale();
    let rank_style = scale.caption().bold().ink(Ink::ACCENT);
    let across: usize = if scale.body > 12.0 { 3 } else { 6 };
    let value_style = Style {
        size: scale.section * 1.1,
        ..scale.key_figure()
    };
    let height = scale.small * 2.9 + value_style.size * 1.25;
    let sheet = &mut draft.sheet;
    let share = u16::try_from(across).map_or(1.0, f32::from);
    let width = sheet.width() / share;
    for row in tiles.chunks(across) {
        let (top, mut left) = (sheet.cursor(), sheet.left());
        for (index, tile) in row.iter().enumerate() {
            let scene = sheet.scene();
            if index > 0 {
                let line = left - scale.body * 0.4;
                let from = (line, top + scale.small * 0.4);
                scene.line(
                    from,
                    (line, top + height - scale.small * 0.2),
                    Stroke::solid(0.35, Ink::HAIRLINE),
                );
            }
            let rank = tile
                .rank
                .map_or_else(String::new, |rank| format!("{rank}位"));
            let room = width - scale.body * 0.9;
            let begin = scene.mark();
            scene.text(
                (left, top + scale.small * 1.2),
                Align::Left,
                scale.caption(),
                tile.label.clone(),
            );
            let baseline = top + scale.small * 1.35 + value_style.size;
            fit::set(
                scene,
                (left, baseline),
                Align::Left,
                value_style,
                &tile.value,
                room,
            );
            let after = left + value_style.width(&tile.value).min(room) + scale.body * 0.35;
            let beside = room - (after - left);
            fit::set(
                scene,
                (after, baseline),
                Align::Left,
                rank_style,
                &rank,
                beside,
            );
            let below = baseline + scale.small * 1.35;
            fit::set(
                scene,
                (left, below),
                Align::Left,
                scale.caption(),
                &tile.club,
                room,
            );
            scene.part(begin, Role::Paragraph);
            left += width;
        }
        sheet.advance(height + scale.body * 0.3);
    }
}

fn tiles_of(profile: &Profile<'_>, least: u32) -> Vec<Tile> {
    let (season, own) = (profile.season, &profile.standing.tally);
    let club = &season.club;
    let (days, present) = (season.days.len(), profile.course.days_played());
    let against = |club: String| format!("会全体 {club}");
    let rank = |figure: fn(&Tally, Players) -> Option<Ratio>| {
        let of = |tally: &Tally| figure(tally, season.players());
        season.rank_by(profile.standing, least, of)
    };
    let rate = |label: &str, figure: fn(&Tally, Players) -> Option<Ratio>| Tile {
        label: label.to_owned(),
        value: words::percent(figure(own, season.players())),
        rank: rank(figure),
        club: against(words::percent(figure(club, season.players()))),
    };
    vec![
        Tile {
            label: format!("合計（{}）", season.unit.sign()),
            value: season.unit.signed(own.total),
            // The name's own.
            rank: None,
            club: season.worth_of_p().to_owned(),
        },
        Tile {
            label: "半荘数".to_owned(),
            value: own.games.to_string(),
            rank: season.rank_by(profile.standing, 1, |tally| Ratio::new(tally.games, 1)),
            club: format!("{days}日中{present}日参加"),
        },
        Tile {
            label: "平均".to_owned(),
            value: season.mean(own),
            rank: rank(|tally, _| tally.average()),
            club: against(season.mean(club)),
        },
        Tile {
            label: "平均着順".to_owned(),
            value: words::two_decimals(own.average_place()),
            // The lower, the better.
            rank: rank(|tally, _| tally.average_place()?.times(-1)),
            club: against(words::two_decimals(club.average_place())),
        },
        rate("トップ率", |tally, _| tally.top_rate()),
        rate("ラス回避率", |tally, players| {
            tally.not_last_rate(players)
        }),
    ]
}

/// The person's places: how often each, and in which order they came. In large print there is room for the first
/// alone, beside the club's.
pub(crate) fn places(
    draft: &mut Draft<'_>,
    profile: &Profile<'_>,
    detail: Detail,
) -> Result<(), Error> {
    let scale = draft.scale();
    let players = profile.season.players();
    if detail == Detail::OnePage {
        return place_bars(draft, profile);
    }
    let marks = marks(profile);
    let strip = strip::draw(draft.sheet.width(), scale, &marks, players);
    let bar = Places {
        counts: profile.standing.tally.places,
        players,
    };
    let height = scale.body * 1.2;
    let note = "棒は1着・2着…の回数　下は全半荘を左から順に";
    draft.sheet.heading("着順", note, height + strip.height);
    let middle = (draft.sheet.left(), draft.sheet.cursor() + height / 2.0);
    let size = (draft.sheet.width(), height);
    bar.draw(draft.sheet.scene(), middle, size, scale.small);
    draft.sheet.advance(height + scale.body * 0.4);
    draft.sheet.drawing(strip);
    Ok(())
}

/// The person's places over the club's; the key above the bars says what they are.
fn place_bars(draft: &mut Draft<'_>, profile: &Profile<'_>) -> Result<(), Error> {
    let scale = draft.scale();
    let bar = |name: &str, tally: &Tally| Bar {
        name: name.to_owned(),
        places: tally.places,
        note: format!("平均着順 {}", words::two_decimals(tally.average_place())),
    };
    let bars = [
        bar("本人", &profile.standing.tally),
        bar("会全体", &profile.season.club),
    ];
    let drawing = places::draw(
        draft.sheet.width(),
        places::bar_height(scale),
        scale,
        &bars,
        profile.season.players(),
    )?;
    draft.sheet.heading("着順", "", drawing.height);
    draft.sheet.drawing(drawing);
    Ok(())
}

/// The person's hanchan for the strip of their places.
fn marks(profile: &Profile<'_>) -> Vec<Mark> {
    let mut day = None;
    let mark = |hanchan: &Hanchan| {
        let own = hanchan.result_of(profile.person)?;
        let begins_day = day.replace(hanchan.sheet.date) != Some(hanchan.sheet.date);
        let place = usize::from(own.place.number).checked_sub(1)?;
        Some(Mark { place, begins_day })
    };
    profile.hanchan().filter_map(mark).collect()
}

/// The running total over the club's spread.
pub(crate) fn course_chart(
    draft: &mut Draft<'_>,
    profile: &Profile<'_>,
    height: f32,
) -> Result<(), Error> {
    let season = profile.season;
    let note = "折れ線 本人　薄い帯 全会員の幅　濃い帯 中ほどの半数";
    draft.sheet.heading("累計の推移", note, height);
    let size = (draft.sheet.width(), height);
    let days = season.day_words(&draft.names);
    let drawing = spread::person(
        size,
        draft.scale(),
        profile.course,
        &season.spread,
        (&days, &great_days(profile)),
        season.unit,
    )?;
    draft.sheet.drawing(drawing);
    Ok(())
}

/// The days to remember, by their place among all: the best hanchan, the best day, and each yakuman.
fn great_days(profile: &Profile<'_>) -> Vec<(usize, String)> {
    let season = profile.season;
    let feats = &profile.statistics.feats;
    let mut told: BTreeMap<usize, Vec<&str>> = BTreeMap::new();
    let mut tell = |day: Day, words: &'static str| {
        if let Some(place) = season.days.iter().position(|one| *one == day) {
            let on_day = told.entry(place).or_default();
            if !on_day.contains(&words) {
                on_day.push(words);
            }
        }
    };
    for (hand, hanchan) in season.hands() {
        if hand.entry.winner == profile.person && hand.entry.level == Level::Yakuman {
            tell(day_of(hanchan), "役満");
        }
    }
    let best = feats.best.map(|best| best.when);
    if let Some(hanchan) = profile.hanchan().find(|one| Some(one.id) == best) {
        tell(day_of(hanchan), "最高の半荘");
    }
    if let Some(best) = feats.biggest_day() {
        let (date, series) = best.when;
        tell(Day { date, series }, "最高の日");
    }
    let told = told.into_iter();
    told.map(|(place, words)| (place, words.join("・")))
        .collect()
}
