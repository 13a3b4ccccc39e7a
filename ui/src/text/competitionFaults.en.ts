import type { CompetitionFault } from "../platform";
import { competition } from "./competition.en";
import type { competitionProblems as japanese } from "./competitionFaults.ja";

const unwritten = "The competition is as it was. Nothing was written down.";

const faults: Record<CompetitionFault["fault"], readonly [string, string]> = {
  not_open: ["Entries are not open yet.", "Wait until they are, or change what is settled."],
  closed: ["Entries are closed.", "Write down a walk-in, or change what is settled."],
  already_entered: ["This person has entered already.", "Check the name or the number."],
  not_entered: ["This person has not entered.", "Write the entry down first."],
  not_playing: ["This person does not play.", "See among the entries who plays."],
  is_staff: ["This person is staff.", "Choose somebody else."],
  is_player: ["This person plays.", "Choose somebody as staff who does not play."],
  has_played: [
    "This person has played, so that the entry cannot be cancelled.",
    "Write down under “Play” that the person plays no more.",
  ],
  not_asked: ["The competition does not ask for that.", "See what is settled."],
  too_early: ["People still have time to arrive.", "Release places after that time."],
  no_such_round: ["The competition has no such round.", "Check the stage and the round."],
  no_rule: ["The competition has no rule for that.", "See what is settled."],
  has_played_round: [
    "By its sheet this person has played that round or a later one.",
    "Take the round after it, or correct the sheet.",
  ],
  not_absent: ["This person is not absent before that round.", "Write the absence down first."],
  stands_in_already: ["This person plays instead of somebody already.", "Take another person."],
  nobody_arrived: [
    "Nobody is written down as arrived, so everybody would lose the place.",
    "Mark first who is there.",
  ],
  no_places_known: [
    "How many places there are is not settled.",
    "Write the number into what is settled.",
  ],
  amount: [
    "This amount cannot be taken.",
    "Points are multiples of 100; lateness is 1 to 1,440 minutes.",
  ],
  no_reason: ["The reason is empty.", "Write the reason."],
  no_name: ["The name of the prize is empty.", "Write the name of the prize."],
  no_such_penalty: ["What is to be cancelled is not there.", "Open the page again and choose."],
  already_lifted: ["It was cancelled before.", "Nothing is left to do."],
  twice: ["Somebody is named twice.", "Name each person once."],
  not_in_stage: ["Somebody named does not play in that stage.", "Choose again."],
  no_cut: ["Nobody goes on from that stage.", "Check the stage."],
  through: ["More or fewer are named than go on.", "Name as many as go on."],
  no_such_place: ["No such place is offered.", "See what is settled."],
  no_place_left: ["Every place is offered or taken.", "Wait until somebody declines."],
  not_offered: ["The place was not offered to this person.", "Write the offer down first."],
  offered_before: ["The place was offered to this person before.", "Write the answer down."],
};

export const competitionProblems: typeof japanese = {
  cannot_have_happened: ({ who, what }) => ({
    what: `${who === "" ? "" : `Number ${who}: `}${faults[what.fault][0]}`,
    data: unwritten,
    next: faults[what.fault][1],
  }),
  wrong_competition: ({ wrong }) => ({
    what: wrong.map(({ field, what }) => competition.faults(field, what)).join(" "),
    data: "The competition is not saved yet. What you typed is still on this page.",
    next: "Correct all of it, and save again.",
  }),
  seated_by_competition: ({ competition: name }) => ({
    what: `This is a day of “${name}”, whose seats are drawn by its own rules, and not here.`,
    data: unwritten,
    next: "Open it under “Competitions”, and draw the seats in its play.",
  }),
  cut_not_decided: () => ({
    what: "It is not decided who goes on to this stage.",
    data: unwritten,
    next: "Decide first who goes on from the stage before.",
  }),
  cut_to_decide_anew: () => ({
    what: "Somebody who was to go on to this stage is absent, and others can.",
    data: unwritten,
    next: "Decide anew first who goes on from the stage before.",
  }),
  sheets_missing: ({ rounds }) => ({
    what: `This round goes by the standing, and these are missing: ${rounds
      .map(({ round, tables }) =>
        tables.length === 0
          ? `the seats of round ${round}`
          : `round ${round}, ${tables.join(", ")}`,
      )
      .join("; ")}.`,
    data: unwritten,
    next: "Enter them first. To draw by the standing as it is now, say why.",
  }),
  not_whole_tables: ({ missing }) => ({
    what: `${missing} more are needed so that nobody sits out.`,
    data: unwritten,
    next: "Name staff among the entries, or take walk-ins.",
  }),
  too_few_to_seat: ({ round, present, needed }) => ({
    what: `${present} are to play round ${round}; a table takes ${needed}.`,
    data: unwritten,
    next: "See among the entries who plays.",
  }),
  draw_out_of_date: () => ({
    what: "Something was written down since these seats were drawn.",
    data: unwritten,
    next: "Draw the seats again with the people as they are now.",
  }),
};
