//! What a competition is, before anybody enters it. Data only; a checked [`Competition`] is what
//! everything else takes.

mod check;
mod presets;

pub use check::{FieldError, FieldFault, InvalidCompetition};
pub use presets::{PRESET_IDS, preset, presets};

use chrono::NaiveDateTime;
use scoring::{Points, RuleBook};
use serde::{Deserialize, Serialize};

/// A competition as its organiser writes it down.
#[derive(Clone, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct CompetitionData {
    /// What files and commands call it, such as `haku-2015`.
    pub id: String,
    /// What people call it.
    #[serde(default)]
    pub name: String,
    /// Who may enter, and when.
    #[serde(default)]
    pub entries: EntryRules,
    /// How many of the staff play.
    #[serde(default, skip_serializing_if = "StaffRules::is_default")]
    pub staff: StaffRules,
    /// What is played, in order.
    pub stages: Vec<StageData>,
    /// What tells equal totals apart, the first first. Those whom nothing tells apart share a rank.
    #[serde(default)]
    pub ties: Vec<TieBreak>,
    /// What lateness and offences cost.
    #[serde(default)]
    pub penalties: PenaltyRules,
    /// What is given at the end.
    #[serde(default)]
    pub prizes: PrizeRules,
    /// Places elsewhere that are offered down the ranking.
    #[serde(default)]
    pub offers: Vec<PlaceRules>,
    /// What is announced beside all that, in words of the organiser's own: it follows the rule set's.
    #[serde(default, skip_serializing_if = "RuleBook::is_empty")]
    pub book: RuleBook,
}

/// Who may enter, and when.
#[derive(Clone, Debug, Default, Eq, PartialEq, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub struct EntryRules {
    /// How many can play; whoever comes later waits. None is without limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub capacity: Option<u32>,
    /// With fewer it is not held.
    pub minimum: u32,
    /// Whether a round is only seated where nobody has to sit out.
    pub whole_tables: bool,
    /// From when entries are taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opens: Option<NaiveDateTime>,
    /// Until when. Walk-ins come later.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closes: Option<NaiveDateTime>,
    /// Until when people must have arrived; after that the places of the others can be released.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub check_in_until: Option<NaiveDateTime>,
    /// What the organiser needs of everybody who enters.
    pub asks: Vec<Asked>,
}

/// How many of the staff who are there play in a round. They take turns, and no two sit at one
/// table as long as there is another way. Nobody sits out for them.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum StaffRules {
    /// As many as make the tables whole.
    #[default]
    FillGaps,
    /// As many as that, where the tables come out whole with them; otherwise fewer.
    Tables(u32),
    /// As many as can, at most one a table: so that everybody meets staff.
    EverybodyMeets,
}

impl StaffRules {
    // By reference, because that is how serde asks.
    #[allow(clippy::trivially_copy_pass_by_ref)]
    fn is_default(&self) -> bool {
        *self == Self::default()
    }

    /// How many of `staff` play with that many players at tables of `size`; none where the tables
    /// cannot be made whole.
    ///
    /// ```
    /// use competition::StaffRules;
    /// assert_eq!(StaffRules::FillGaps.seated(12, 4, 4), Some(0));
    /// assert_eq!(StaffRules::EverybodyMeets.seated(12, 4, 4), Some(4));
    /// assert_eq!(StaffRules::EverybodyMeets.seated(10, 3, 4), Some(2));
    /// assert_eq!(StaffRules::Tables(2).seated(14, 6, 4), Some(2));
    /// assert_eq!(StaffRules::FillGaps.seated(13, 2, 4), None);
    /// ```
    #[must_use]
    pub fn seated(self, players: usize, staff: usize, size: usize) -> Option<usize> {
        let fewest = (size - players % size) % size;
        let wanted = match self {
            Self::FillGaps => fewest,
            Self::Tables(tables) => usize::try_from(tables).unwrap_or(usize::MAX),
            Self::EverybodyMeets => usize::MAX,
        };
        let whole = (fewest..=staff).step_by(size);
        let fits = |seated: &usize| {
            *seated == fewest || *seated <= wanted && *seated <= (players + seated) / size
        };
        whole.take_while(fits).last()
    }
}

/// Something an organiser needs of somebody who enters.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Asked {
    /// 保護者の同意
    GuardianConsent,
    /// The proof that the person is as old or as young as the competition wants.
    Age,
    /// 参加費
    Fee,
    /// A ticket bought elsewhere.
    Ticket,
}

/// One stage: some hanchan, and who goes on from there.
#[derive(Clone, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(deny_unknown_fields)]
pub struct StageData {
    /// What people call it, such as 予選.
    pub name: String,
    /// The id of the rule set it is played by.
    pub rules: String,
    /// The id of the rule set of tables of three, where those who would sit out play at such tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules_of_three: Option<String>,
    /// How each hanchan is seated: as many as are played.
    pub rounds: Vec<Method>,
    /// What a player brings along from the stage before.
    #[serde(default)]
    pub carry_over: CarryOver,
    /// Who goes on; none is the last stage.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cut: Option<CutRules>,
}

/// How a round is seated.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Method {
    /// A lot for the table, then at the table a lot for the seat: chance alone.
    Lots,
    /// Drawn at random from the seed, tables and seats at once: chance alone.
    Random,
    /// By the ordered constraints of [`crate::PlanQuality`], all such rounds in a row at once.
    Constraints,
    /// By standing: the first four at the first table, the next four at the next.
    ByStanding,
    /// By standing, without repeats where possible.
    Swiss,
}

impl Method {
    /// Whether the results of the rounds before decide.
    pub fn needs_standing(self) -> bool {
        matches!(self, Self::ByStanding | Self::Swiss)
    }
}

/// What a player brings along from the stage before.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum CarryOver {
    /// Everybody begins from zero.
    #[default]
    None,
    /// Half of the total.
    Half,
    /// The total.
    Whole,
}

impl CarryOver {
    /// What is brought along of a total.
    ///
    /// Half of a total in 100s is a whole number of points and is kept exactly, even where it is 50
    /// points beside the 100s: rounding to 100s would tie people who were not tied. Only where a
    /// half is halved again and again is a point left over; it is dropped, from losses as from gains.
    ///
    /// ```
    /// use competition::CarryOver;
    /// use scoring::Points;
    /// assert_eq!(CarryOver::Half.of(Points(12_300)), Points(6_150));
    /// assert_eq!(CarryOver::Half.of(Points(-12_300)), Points(-6_150));
    /// assert_eq!(CarryOver::Half.of(Points(-25)), Points(-12));
    /// ```
    #[must_use]
    pub fn of(self, total: Points) -> Points {
        match self {
            Self::None => Points::ZERO,
            Self::Half => Points(total.0 / 2),
            Self::Whole => total,
        }
    }
}

/// Who goes on to the next stage.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(deny_unknown_fields)]
pub struct CutRules {
    /// How many.
    pub through: u32,
    /// By what.
    #[serde(default)]
    pub by: CutBy,
}

/// What a cut goes by.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum CutBy {
    /// The total of the stage.
    #[default]
    Total,
    /// The result of the last hanchan alone.
    LastHanchan,
}

/// What tells equal totals apart.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// More firsts, then more seconds, then more thirds.
    Placings,
    /// The total up to the round before, again and again.
    TotalBefore,
    /// A lot that is drawn and recorded. Until it is, it is asked for.
    Lot,
}

/// What lateness and offences cost.
#[derive(Clone, Debug, Default, Eq, PartialEq, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub struct PenaltyRules {
    /// What coming late costs; none is nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub late: Option<LateRules>,
    /// As many offences in a day as cost the prize or the place; none is any number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offences: Option<u32>,
}

/// What coming late costs.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(deny_unknown_fields)]
pub struct LateRules {
    /// Points taken off for each minute, after all games.
    pub per_minute: Points,
    /// Whether the booby prize is lost.
    #[serde(default)]
    pub costs_booby: bool,
}

/// What is given at the end.
#[derive(Clone, Debug, Default, Eq, PartialEq, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub struct PrizeRules {
    /// How many prizes the first picks, then the second, and so on.
    pub picks: Vec<u32>,
    /// Whether the last but one has the booby prize.
    pub booby: bool,
    /// Whether everybody who played has a keepsake.
    pub keepsakes: bool,
    /// Down to which rank a certificate is given.
    pub certificates: u32,
}

/// Places elsewhere that are offered down the ranking.
#[derive(Clone, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(deny_unknown_fields)]
pub struct PlaceRules {
    /// What the place is in: a competition's id, or its name where it is somebody else's.
    pub place: String,
    /// How many places; none as long as that is not known, and then nothing is offered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u32>,
    /// Whether who has such a place already passes it to the next who does not.
    #[serde(default)]
    pub passes_holders: bool,
}

/// A checked competition. Reading one from JSON checks it.
///
/// ```
/// use competition::Competition;
/// let wrong = r#"{"id": "day", "stages": [{"name": "", "rules": "haku-2015", "rounds": []}]}"#;
/// let error = serde_json::from_str::<Competition>(wrong).unwrap_err().to_string();
/// assert!(error.starts_with("stages[0].name: is empty; stages[0].rounds: "), "{error}");
/// ```
#[derive(Clone, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[serde(try_from = "CompetitionData", into = "CompetitionData")]
pub struct Competition(CompetitionData);

impl Competition {
    /// Checks a competition's data.
    ///
    /// # Errors
    /// Names every field that is wrong.
    pub fn new(data: CompetitionData) -> Result<Self, InvalidCompetition> {
        check::check(&data)?;
        Ok(Self(data))
    }

    /// What it holds.
    pub fn data(&self) -> &CompetitionData {
        &self.0
    }

    /// What files and commands call it.
    pub fn id(&self) -> &str {
        &self.0.id
    }

    /// What people call it; the id where it has no name.
    pub fn name(&self) -> &str {
        if self.0.name.is_empty() {
            &self.0.id
        } else {
            &self.0.name
        }
    }

    /// The stage of that number, from 1.
    pub fn stage(&self, number: u32) -> Option<&StageData> {
        let place = usize::try_from(number).ok()?.checked_sub(1)?;
        self.0.stages.get(place)
    }

    /// How the round of that number, from 1, is seated in a stage.
    pub fn method(&self, stage: u32, round: u32) -> Option<Method> {
        let place = usize::try_from(round).ok()?.checked_sub(1)?;
        self.stage(stage)?.rounds.get(place).copied()
    }
}

impl TryFrom<CompetitionData> for Competition {
    type Error = InvalidCompetition;
    fn try_from(data: CompetitionData) -> Result<Self, InvalidCompetition> {
        Self::new(data)
    }
}

impl From<Competition> for CompetitionData {
    fn from(competition: Competition) -> Self {
        competition.0
    }
}
