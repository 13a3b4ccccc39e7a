//! What was drawn for a day of play, for the papers that lie on its tables.

use crate::contest::Contest;
use competition::RoundNumber;
use db::{Club, Error, SessionId};
use reports::{Form, Options, Pdf, Ranking, RoundPapers};
use scoring::record::{RoundPlan, Session};
use scoring::{Period, Players, Records, RuleSet};

/// A day of play with rounds that were drawn for it.
pub struct DrawnDay {
    /// Of that day.
    pub records: Records,
    /// When and where it is.
    pub session: Session,
    /// At least one.
    pub rounds: Vec<RoundPlan>,
    /// The rules of the first round: those of the stage where a competition is played.
    pub rules: RuleSet,
}

impl DrawnDay {
    /// All rounds that were drawn for it, or the one that is asked for. None where nothing was drawn.
    ///
    /// # Errors
    /// Where there is no such day.
    pub fn read(club: &Club, id: SessionId, round: Option<u32>) -> Result<Option<Self>, Error> {
        let session = club.session(id)?;
        let mut rounds = club.round_plans(id)?;
        rounds.retain(|plan| round.is_none_or(|round| plan.round == round));
        let Some(first) = rounds.first() else {
            return Ok(None);
        };
        // Where a few are left over they sit at tables of three, by rules of their own.
        let players = first.tables.iter().map(|table| table.seats.players());
        let players = players.max().unwrap_or(Players::Four);
        let rules = club.rules_of_round(id, first.round, players.count())?;
        let day = session.date;
        Ok(Some(Self {
            rules,
            records: club.records(Period { from: day, to: day })?,
            session,
            rounds,
        }))
    }

    /// 卓組表: who sits where, for the wall.
    ///
    /// # Errors
    /// Where a page cannot be drawn.
    pub fn table_plan(&self, options: &Options) -> Result<Pdf, reports::Error> {
        reports::table_plan(
            &self.records,
            &self.session,
            &self.rounds,
            &self.rules,
            options,
        )
    }

    /// 席札: cards to cut out, fold and stand at the seats.
    ///
    /// # Errors
    /// Where a page cannot be drawn.
    pub fn place_cards(&self, options: &Options) -> Result<Pdf, reports::Error> {
        reports::place_cards(&self.records, &self.session, &self.rounds, options)
    }

    /// 記録用紙 with its tables and names.
    ///
    /// # Errors
    /// Where a page cannot be drawn.
    pub fn record_sheets(
        &self,
        rules: &RuleSet,
        form: Form,
        options: &Options,
    ) -> Result<Pdf, reports::Error> {
        reports::record_sheets(
            &self.records,
            &self.session,
            &self.rounds,
            rules,
            form,
            options,
        )
    }
}

/// A drawn round of a competition, for all that is handed out before it.
pub struct RoundOfContest {
    day: DrawnDay,
    drawn: RoundPlan,
    rules_of_three: RuleSet,
    /// How everybody stands when it begins: nobody anywhere before the very first.
    ranking: Option<Ranking>,
}

impl RoundOfContest {
    /// None where the round is not drawn.
    ///
    /// # Errors
    /// As of [`DrawnDay::read`].
    pub fn read(
        club: &Club,
        contest: &Contest,
        number: RoundNumber,
    ) -> Result<Option<Self>, Error> {
        let Some(place) = contest.round(number) else {
            return Ok(None);
        };
        let day = DrawnDay::read(club, place.session, Some(place.round_of_day))?;
        let Some(mut day) = day else {
            return Ok(None);
        };
        let rules_of_three = club.rules_of_round(place.session, place.round_of_day, 3)?;
        let ranking = contest.on_paper(|contest| contest.before(number))?;
        Ok(day.rounds.pop().map(|drawn| Self {
            day,
            drawn,
            rules_of_three,
            ranking,
        }))
    }

    /// All of it, one behind the other. Place cards stand six to a page, and are many.
    ///
    /// # Errors
    /// Where a page cannot be drawn.
    pub fn print(&self, place_cards: bool, options: &Options) -> Result<Pdf, reports::Error> {
        let papers = RoundPapers {
            ranking: self.ranking.as_ref(),
            session: &self.day.session,
            drawn: &self.drawn,
            rules: &self.day.rules,
            rules_of_three: Some(&self.rules_of_three),
            place_cards,
        };
        reports::round_papers(&self.day.records, &papers, options)
    }
}
