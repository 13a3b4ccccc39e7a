//! Which field of a competition is wrong, and why.

use super::{CarryOver, CompetitionData, Method, StaffRules, StageData, TieBreak};
use scoring::Points;
use scoring::rule_book::MOST_LETTERS;
use thiserror::Error;

/// A field that is wrong.
#[derive(Clone, Debug, Error, Eq, PartialEq)]
#[error("{field}: {fault}")]
pub struct FieldError {
    /// The field as it is written in the data, such as `stages[1].cut.through`.
    pub field: String,
    /// What is wrong with it and what it should be.
    pub fault: FieldFault,
}

/// What can be wrong with a field of a competition.
#[derive(Clone, Debug, Error, Eq, PartialEq)]
pub enum FieldFault {
    /// What files and commands call it must be typed easily.
    #[error("use 1 to 64 letters, digits, - and _")]
    Id,
    /// People must know what is meant.
    #[error("is empty")]
    Empty,
    /// A number outside its range.
    #[error("is {lowest} to {highest}")]
    OutOfRange {
        /// The smallest it can be.
        lowest: u32,
        /// The largest it can be.
        highest: u32,
    },
    /// A list of the wrong length.
    #[error("needs {lowest} to {highest} of them; has {got}")]
    Count {
        /// The fewest there can be.
        lowest: usize,
        /// The most there can be.
        highest: usize,
        /// As many as there are.
        got: usize,
    },
    /// More are needed than can play.
    #[error("is more than the capacity ({0})")]
    MoreThanCapacity(u32),
    /// A time before the one it follows.
    #[error("is not after {0}")]
    NotAfter(&'static str),
    /// Something written down twice.
    #[error("stands there twice")]
    Twice,
    /// Somebody must go on.
    #[error("is missing; another stage follows")]
    NoCut,
    /// Nobody can go on.
    #[error("must be left out; no stage follows")]
    NeedlessCut,
    /// A cut that lets everybody through.
    #[error("must be fewer than play in the stage ({0})")]
    NotFewer(u32),
    /// There is no stage before.
    #[error("must be none in the first stage")]
    NothingToCarry,
    /// Tables of three are only planned with constraints.
    #[error("needs every round of the stage to be seated by constraints")]
    ThreeNeedConstraints,
    /// Nobody stands anywhere before the first hanchan.
    #[error("needs a round before it; there is no standing yet")]
    NoStandingYet,
    /// A lot leaves nothing tied.
    #[error("comes after a lot, which leaves nothing tied")]
    AfterLot,
    /// More text under a heading of its book than anybody reads.
    #[error("has more than {MOST_LETTERS} letters")]
    LongText,
    /// Points that sticks cannot make, or none.
    #[error("is a multiple of 100, above 0 and at most {limit}", limit = Points::LIMIT)]
    PerMinute,
}

/// Data of a competition that cannot be held.
#[derive(Clone, Debug, Error, Eq, PartialEq)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct InvalidCompetition(pub Vec<FieldError>);

/// The most people, places, prizes or offences: more is a slip of the finger.
const MOST: u32 = 9_999;
/// The most stages, and the most hanchan of one.
const MOST_ROUNDS: usize = 99;

pub(super) fn check(data: &CompetitionData) -> Result<(), InvalidCompetition> {
    let mut found = Found::default();
    found.id("id", &data.id);
    found.entries(data);
    found.count("stages", data.stages.len(), 1, MOST_ROUNDS);
    let mut in_stage = data.entries.capacity;
    if let StaffRules::Tables(tables) = data.staff {
        found.range("staff.tables", tables, 1);
    }
    for (place, stage) in data.stages.iter().enumerate() {
        let field = format!("stages[{place}]");
        let last = place + 1 == data.stages.len();
        found.stage(&field, stage, place == 0, last, in_stage);
        in_stage = stage.cut.map(|cut| cut.through);
    }
    for (place, tie) in data.ties.iter().enumerate() {
        let field = format!("ties[{place}]");
        let before = &data.ties[..place];
        if before.contains(tie) {
            found.add(&field, FieldFault::Twice);
        } else if before.contains(&TieBreak::Lot) {
            found.add(&field, FieldFault::AfterLot);
        }
    }
    if let Some(late) = data.penalties.late {
        let amount = late.per_minute;
        let right = amount > Points::ZERO && amount <= Points::LIMIT && amount.is_whole_step();
        found.unless(right, "penalties.late.per_minute", FieldFault::PerMinute);
    }
    if let Some(offences) = data.penalties.offences {
        found.range("penalties.offences", offences, 1);
    }
    for (place, picks) in data.prizes.picks.iter().enumerate() {
        found.range(&format!("prizes.picks[{place}]"), *picks, 1);
    }
    found.range("prizes.certificates", data.prizes.certificates, 0);
    for (place, offer) in data.offers.iter().enumerate() {
        let field = format!("offers[{place}]");
        let named = !offer.place.trim().is_empty();
        found.unless(named, &format!("{field}.place"), FieldFault::Empty);
        if let Some(count) = offer.count {
            found.range(&format!("{field}.count"), count, 1);
        }
        let mut before = data.offers[..place].iter();
        if before.any(|other| other.place == offer.place) {
            found.add(&format!("{field}.place"), FieldFault::Twice);
        }
    }
    if let Some(heading) = data.book.too_long() {
        found.add(&format!("book.{}", heading.key()), FieldFault::LongText);
    }
    found.result()
}

#[derive(Default)]
struct Found(Vec<FieldError>);

impl Found {
    fn add(&mut self, field: &str, fault: FieldFault) {
        self.0.push(FieldError {
            field: field.to_owned(),
            fault,
        });
    }

    fn unless(&mut self, right: bool, field: &str, fault: FieldFault) {
        if !right {
            self.add(field, fault);
        }
    }

    fn id(&mut self, field: &str, id: &str) {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        let right = (1..=64).contains(&id.len()) && id.bytes().all(plain);
        self.unless(right, field, FieldFault::Id);
    }

    fn range(&mut self, field: &str, number: u32, lowest: u32) {
        let highest = MOST;
        let fault = FieldFault::OutOfRange { lowest, highest };
        self.unless((lowest..=highest).contains(&number), field, fault);
    }

    fn count(&mut self, field: &str, got: usize, lowest: usize, highest: usize) {
        let fault = FieldFault::Count {
            lowest,
            highest,
            got,
        };
        self.unless((lowest..=highest).contains(&got), field, fault);
    }

    fn entries(&mut self, data: &CompetitionData) {
        let entries = &data.entries;
        self.range("entries.minimum", entries.minimum, 0);
        if let Some(capacity) = entries.capacity {
            self.range("entries.capacity", capacity, 1);
            let fault = FieldFault::MoreThanCapacity(capacity);
            self.unless(entries.minimum <= capacity, "entries.minimum", fault);
        }
        if let (Some(opens), Some(closes)) = (entries.opens, entries.closes) {
            let fault = FieldFault::NotAfter("entries.opens");
            self.unless(opens < closes, "entries.closes", fault);
        }
        if let (Some(opens), Some(until)) = (entries.opens, entries.check_in_until) {
            let fault = FieldFault::NotAfter("entries.opens");
            self.unless(opens < until, "entries.check_in_until", fault);
        }
        for (place, asked) in entries.asks.iter().enumerate() {
            let twice = entries.asks[..place].contains(asked);
            self.unless(!twice, &format!("entries.asks[{place}]"), FieldFault::Twice);
        }
    }

    fn stage(
        &mut self,
        field: &str,
        stage: &StageData,
        first: bool,
        last: bool,
        in_stage: Option<u32>,
    ) {
        let named = !stage.name.trim().is_empty();
        self.unless(named, &format!("{field}.name"), FieldFault::Empty);
        self.id(&format!("{field}.rules"), &stage.rules);
        self.count(
            &format!("{field}.rounds"),
            stage.rounds.len(),
            1,
            MOST_ROUNDS,
        );
        let opens_by_standing = stage
            .rounds
            .first()
            .is_some_and(|method| method.needs_standing());
        self.unless(
            !(first && opens_by_standing),
            &format!("{field}.rounds[0]"),
            FieldFault::NoStandingYet,
        );
        if let Some(rules) = &stage.rules_of_three {
            let field = format!("{field}.rules_of_three");
            self.id(&field, rules);
            let planned = |method: &Method| *method == Method::Constraints;
            let right = stage.rounds.iter().all(planned);
            self.unless(right, &field, FieldFault::ThreeNeedConstraints);
        }
        let carries = stage.carry_over != CarryOver::None;
        let field_of_carry = format!("{field}.carry_over");
        self.unless(
            !(first && carries),
            &field_of_carry,
            FieldFault::NothingToCarry,
        );
        let field = format!("{field}.cut");
        match stage.cut {
            None => self.unless(last, &field, FieldFault::NoCut),
            Some(_) if last => self.add(&field, FieldFault::NeedlessCut),
            Some(cut) => {
                let field = format!("{field}.through");
                self.range(&field, cut.through, 1);
                if let Some(playing) = in_stage {
                    let fault = FieldFault::NotFewer(playing);
                    self.unless(cut.through < playing, &field, fault);
                }
            }
        }
    }

    fn result(self) -> Result<(), InvalidCompetition> {
        if self.0.is_empty() {
            Ok(())
        } else {
            Err(InvalidCompetition(self.0))
        }
    }
}
