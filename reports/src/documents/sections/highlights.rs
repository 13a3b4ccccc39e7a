//! 今期のあらまし: what mattered in this period, in a few lines before any table.

use scoring::{PersonId, Points, Standing};

use super::comparison::Comparison;
use super::facts::{self, Fact};
use super::{comment, hands, person};
use crate::documents::Draft;
use crate::layout::prose;
use crate::scene::parts::Role;
use crate::scene::{Align, Ink, Stroke, Style};
use crate::season::Season;
use crate::words::{self, Names};

/// What the leader's block takes.
pub(crate) fn leader_height(draft: &Draft<'_>) -> f32 {
    draft.scale().figure * 2.15
}

/// The leader's block and the lines under it, the secretary's comment first.
pub(crate) fn draw(draft: &mut Draft<'_>, season: &Season, before: Option<&Comparison>) {
    leader(draft, season);
    let facts = facts_of(draft, season, before);
    facts::draw(draft, &facts);
}

/// Who leads, by how much, over the whole width.
pub(crate) fn leader(draft: &mut Draft<'_>, season: &Season) {
    let first: Vec<&Standing> = season.ranked().filter(|row| row.rank == Some(1)).collect();
    let Some(leader) = first.first() else { return };
    let people: Vec<PersonId> = first.iter().map(|row| row.person).collect();
    let name = draft.names.list(&people);
    let scale = draft.scale();
    let by_mean = season.kind.is_ranked_by_mean();
    let total = format!(
        "{}{}{}",
        if by_mean { "平均" } else { "" },
        season.merit(&leader.tally),
        season.unit.sign()
    );
    let margin = margin(season, &first);
    let label = scale.text().bold().ink(Ink::WHITE);
    let badge = label.width("首位") + scale.body * 1.2;
    let figure = scale.key_figure();
    let margin_width = scale.text().width(&margin);
    let after_name = figure.width(&total) + margin_width + scale.body * 2.2;
    let room = draft.sheet.width() - badge - scale.body - after_name;
    let name_style = Style {
        size: scale.figure,
        ..scale.section_title().ink(Ink::BLACK)
    };
    let lines = match first.len() {
        1 => prose::name(&name, name_style, room),
        _ => prose::lines(&name, name_style, room),
    };
    let sheet = &mut draft.sheet;
    let line = scale.figure * 2.15;
    let left = sheet.left();
    let further: f32 = lines
        .iter()
        .skip(1)
        .map(|_| person::name_step(name_style))
        .sum();
    sheet.ensure(line + further);
    let (right, top) = (sheet.right(), sheet.cursor());
    let scene = sheet.scene();
    let middle = top + line * 0.46;
    scene.rectangle(
        (left, middle - scale.body * 0.95),
        badge,
        scale.body * 1.9,
        Some(Ink::ACCENT),
        None,
    );
    let begin = scene.mark();
    scene.text(
        (left + badge / 2.0, middle + scale.body * 0.37),
        Align::Center,
        label,
        "首位",
    );
    let baseline = middle + scale.figure * 0.36;
    let at = (left + badge + scale.body, baseline);
    person::name_lines(scene, at, name_style, &lines, room);
    let total_right = right - margin_width - scale.body * 1.2;
    scene.text((total_right, baseline), Align::Right, figure, total);
    scene.text((right, baseline), Align::Right, scale.text(), margin);
    scene.part(begin, Role::Paragraph);
    let bottom = top + line + further;
    let stroke = Stroke::solid(0.35, Ink::HAIRLINE);
    scene.line((left, bottom), (right, bottom), stroke);
    sheet.advance(line + further);
}

/// How far the first is ahead; nothing where nobody else played.
fn margin(season: &Season, first: &[&Standing]) -> String {
    let next = season.ranked().find(|row| row.rank != Some(1));
    let (Some(leader), Some(next)) = (first.first(), next) else {
        return String::new();
    };
    if first.len() > 1 {
        return "同点首位".to_owned();
    }
    format!("2位と{}差", season.lead(leader, next))
}

pub(crate) fn facts_of(
    draft: &Draft<'_>,
    season: &Season,
    before: Option<&Comparison>,
) -> Vec<Fact> {
    let names = &draft.names;
    let mut facts = Vec::new();
    facts.extend(comment::facts(season));
    facts.extend(before.and_then(|before| climb(draft, before)));
    if let Some((tops, people)) = hands::most(season, |row| row.tally.places[0]) {
        facts.push(Fact::new(
            "最多トップ",
            format!("{}　{tops}回", names.list(&people)),
        ));
    }
    facts.extend(best_hanchan(draft, season).map(|best| Fact::new("最高の半荘", best)));
    let hands_played = season.hands().collect::<Vec<_>>();
    if !hands_played.is_empty() {
        let yakuman: Vec<String> = hands_played
            .iter()
            .filter(|(hand, _)| hand.entry.level == scoring::hand_value::Level::Yakuman)
            .map(|(hand, hanchan)| hands::sentence(draft, hand, hanchan))
            .collect();
        let told = if yakuman.is_empty() {
            "なし".to_owned()
        } else {
            shortened(&yakuman)
        };
        facts.push(Fact::new("役満", told));
        let counts = hands::totals(hands_played.iter().map(|(hand, _)| *hand));
        facts.push(Fact::new(
            "満貫以上",
            format!("{}　計{}", hands::summary(&counts), counts.all()),
        ));
    }
    let chombo: Vec<String> = season
        .standings
        .iter()
        .filter(|row| row.tally.chombo_count > 0)
        .map(|row| format!("{} {}回", names.polite(row.person), row.tally.chombo_count))
        .collect();
    let count: u32 = season
        .standings
        .iter()
        .map(|row| row.tally.chombo_count)
        .sum();
    let told = match (count, draft.options.name_chombo) {
        (0, _) => "なし".to_owned(),
        (count, false) => format!("{count}回"),
        (_, true) => chombo.join("、"),
    };
    facts.push(Fact::new("チョンボ", told));
    facts.push(Fact::new("参加", attendance(draft, season)));
    facts
}

/// The member who gained most places against the period before.
fn climb(draft: &Draft<'_>, before: &Comparison) -> Option<Fact> {
    let climbs = before.changes.iter().filter_map(|change| {
        let gained = change.places().filter(|gained| *gained > 0)?;
        let earlier = change.before.as_ref()?.rank?;
        Some((gained, earlier, change.now.rank?, change.now.person))
    });
    let (_, earlier, now, person) =
        climbs.max_by_key(|(gained, _, now, _)| (*gained, u32::MAX - *now))?;
    Some(Fact::new(
        "躍進",
        format!(
            "{}　{}{earlier}位から{now}位へ",
            draft.names.polite(person),
            before.name()
        ),
    ))
}

/// The best single result, with everybody who reached it.
fn best_hanchan(draft: &Draft<'_>, season: &Season) -> Option<String> {
    let ranked = season.ranked();
    let best: Points = ranked.filter_map(|row| row.tally.best).max()?;
    let told: Vec<String> = season
        .ranked()
        .filter(|row| row.tally.best == Some(best))
        .flat_map(|row| results_of(&draft.names, season, row.person, best))
        .collect();
    Some(shortened(&told))
}

/// The hanchan in which somebody reached exactly that result, in words.
pub(crate) fn results_of(
    names: &Names,
    season: &Season,
    person: PersonId,
    result: Points,
) -> Vec<String> {
    let played = season.hanchan();
    played
        .filter_map(|hanchan| Some((hanchan, hanchan.result_of(person)?)))
        .filter(|(_, seat)| seat.total == result)
        .map(|(hanchan, seat)| {
            format!(
                "{}　{}{}（{}、{}）",
                names.polite(person),
                season.unit.signed(result),
                season.unit.sign(),
                hands::when(names, hanchan),
                words::points_of(hanchan, &seat)
            )
        })
        .collect()
}

fn attendance(draft: &Draft<'_>, season: &Season) -> String {
    let played = season
        .standings
        .iter()
        .filter(|row| row.tally.games > 0)
        .count();
    let days = season.days.len();
    let present: usize = season
        .courses
        .values()
        .map(crate::season::Course::days_played)
        .sum();
    let mean = scoring::Ratio::new(
        i64::try_from(present).unwrap_or(0),
        i64::try_from(days).unwrap_or(0),
    );
    let hanchan = season.hanchan().count();
    let mean = mean.map_or_else(String::new, |mean| {
        format!("（1日平均{}名）", mean.decimal(1))
    });
    let always = always_present(season);
    let always = match always.len() {
        count if count == 0 || days < 2 => String::new(),
        1..=6 => format!("\n皆勤　{}", draft.names.list(&always)),
        many => format!("\n皆勤　{many}名"),
    };
    format!("開催{days}日　半荘{hanchan}回　参加{played}名{mean}{always}")
}

/// The members who played on every day.
fn always_present(season: &Season) -> Vec<PersonId> {
    if season.days.is_empty() {
        return Vec::new();
    }
    let always = |row: &&Standing| {
        season
            .courses
            .get(&row.person)
            .is_some_and(|course| course.days_played() == season.days.len())
    };
    season
        .ranked()
        .filter(always)
        .map(|row| row.person)
        .collect()
}

/// How many lines a fact may take before the rest is only counted.
const MOST_LINES: usize = 3;

pub(crate) fn shortened(lines: &[String]) -> String {
    let rest = lines.len().saturating_sub(MOST_LINES);
    let shown = lines[..lines.len() - rest].join("\n");
    if rest == 0 {
        shown
    } else {
        format!("{shown}\nほか{rest}件")
    }
}
