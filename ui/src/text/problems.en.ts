import type { Thing } from "../platform";
import type { ProblemTexts } from ".";
import { obstacleWords } from "./compare.en";
import { competitionProblems } from "./competitionFaults.en";
import { fieldName } from "./fields.en";
import { handOverProblems } from "./handover.en";
import { openings } from "./import.en";
import { fileProblems, untouched } from "./problemsWithFiles.en";
import { windName } from "./winds.en";

const named: Record<Thing, string> = {
  member: "member",
  series: "series",
  session: "session",
  hanchan: "hanchan",
  rule_set: "rule set",
  adjustment: "adjustment",
  opening_total: "sum",
  operation: "entry of the history",
  draw: "draw",
  table: "table",
  schedule_rule: "rule of the schedule",
  schedule_exception: "change of a day",
  competition: "competition",
  award: "award",
};

const unsaved = "This sheet is not saved yet. What you typed is still here.";

export const problems: ProblemTexts = {
  ...handOverProblems,
  ...fileProblems,
  ...competitionProblems,
  not_brought: obstacleWords,
  no_club_open: () => ({
    what: "No club's file is open yet.",
    data: untouched,
    next: "Open a club's file.",
  }),
  not_a_month: ({ typed }) => ({
    what: `There is no month “${typed}”.`,
    data: untouched,
    next: "Write it like 2025/10, R7.10 or 令和7年10月.",
  }),
  not_a_day: ({ typed }) => ({
    what: `“${typed}” cannot be read as a day.`,
    data: untouched,
    next: "Write it like 2026/11/21, 11/21, R8.11.21 or 令和8年11月21日.",
  }),
  no_such_day: ({ typed }) => ({
    what: `The calendar has no day “${typed}”.`,
    data: untouched,
    next: "Check the month and the day, and write it again.",
  }),
  outside_era: ({ typed }) => ({
    what: `“${typed}” lies outside that era.`,
    data: untouched,
    next: "Check the era and the year, and write it again.",
  }),
  ends_before_it_begins: ({ from, to }) => ({
    what: `The last day (${to}) is before the first (${from}).`,
    data: untouched,
    next: "Correct one of the two days.",
  }),
  no_such: ({ what, key }) => ({
    what: `There is no ${named[what]} “${key}” in the record.`,
    data: untouched,
    next: "Check the number or the name. If it was deleted on another screen, open this one again.",
  }),
  taken: ({ what, key }) => ({
    what: `There is already a ${named[what]} “${key}”.`,
    data: untouched,
    next: "Choose another number or name, or correct the one there is.",
  }),
  in_use: ({ what, key }) => ({
    what: `The ${named[what]} “${key}” has results or other entries and cannot be deleted.`,
    data: untouched,
    next: "Keep it, or delete those entries first.",
  }),
  empty_text: ({ field }) => ({
    what: `The ${fieldName(field)} is empty.`,
    data: untouched,
    next: `Write in the ${fieldName(field)}.`,
  }),
  long_text: ({ field, most }) => ({
    what: `The ${fieldName(field)} is too long.`,
    data: untouched,
    next: `Shorten it to at most ${most} characters.`,
  }),
  unseen_character: ({ field }) => ({
    what: `The ${fieldName(field)} holds a character that cannot be seen.`,
    data: untouched,
    next: "Delete it and type it again.",
  }),
  out_of_range: ({ field, value, lowest, highest }) => ({
    what: `The ${fieldName(field)} ${value} cannot be recorded.`,
    data: untouched,
    next: `Write a number from ${lowest} to ${highest}.`,
  }),
  day_out_of_range: ({ field, day }) => ({
    what: `The ${fieldName(field)} ${day} is not a day from 1900 to 2199.`,
    data: untouched,
    next: "Check the year, and write it again.",
  }),
  left_before_joining: ({ joined, left }) => ({
    what: `The day of leaving (${left}) is before the day of joining (${joined}).`,
    data: untouched,
    next: "Correct one of the two days.",
  }),
  pasted_line: ({ line }) => ({
    what: `Line ${line} of the pasted member list needs correcting.`,
    data: untouched,
    next: `Correct line ${line} of the list and create the club again.`,
  }),
  nothing_to_undo: () => ({
    what: "There is nothing left to undo.",
    data: untouched,
    next: "Just go on.",
  }),
  nothing_to_redo: () => ({
    what: "There is nothing to redo.",
    data: untouched,
    next: "Just go on.",
  }),
  not_a_score: ({ seat, typed }) => ({
    what: `The score of ${windName(seat)}, “${typed}”, cannot be read as one.`,
    data: unsaved,
    next: "Look at the sheet again and type a score in whole hundreds of points.",
  }),
  empty_score: ({ seat }) => ({
    what: `The score of ${windName(seat)} is not typed yet.`,
    data: unsaved,
    next: `Type the score of ${windName(seat)}.`,
  }),
  hand_unreadable: ({ line, field, typed }) => ({
    what: `“${typed}” under “${fieldName(field)}” of hand ${line} cannot be read.`,
    data: unsaved,
    next: "Press “Correct” in that line and type it again.",
  }),
  hand_unfinished: ({ line }) => ({
    what: `Hand ${line} is only half typed.`,
    data: unsaved,
    next: "Press “Correct” in that line and type who won and the level, or delete the line.",
  }),
  hand_of_own_discard: ({ line }) => ({
    what: `Hand ${line} has the same person as winner and as discarder.`,
    data: unsaved,
    next: "Press “Correct” in that line and correct one of them; for tsumo leave “From” empty.",
  }),
  hand_of_other_level: ({ line }) => ({
    what: `The level of hand ${line} does not agree with its han and fu.`,
    data: unsaved,
    next: "Press “Correct” in that line and correct the level, the han or the fu.",
  }),
  empty_seat: ({ seat }) => ({
    what: `Nobody sits at ${windName(seat)} yet.`,
    data: unsaved,
    next: `Type a member's number or name at ${windName(seat)}.`,
  }),
  points_missing: ({ points }) => ({
    what: `The scores are ${points} points short.`,
    data: unsaved,
    next: "Read the sheet again. If the scores really do not add up, write down why, and it can be saved.",
  }),
  points_too_many: ({ points }) => ({
    what: `The scores are ${points} points too many.`,
    data: unsaved,
    next: "Read the sheet again. If the scores really do not add up, write down why, and it can be saved.",
  }),
  needless_reason: () => ({
    what: "The scores add up, and there is a reason why they do not.",
    data: unsaved,
    next: "Empty the box for the reason.",
  }),
  same_player_twice: ({ number }) => ({
    what: `Number ${number} sits at this table twice.`,
    data: unsaved,
    next: "Correct one of the two seats.",
  }),
  at_two_tables: ({ number, round, tables }) => ({
    what: `Number ${number} is at tables ${tables.join(" and ")} of round ${round}.`,
    data: unsaved,
    next: "Correct the seat that means somebody else. If they did play at both, write the reason on one of the two sheets.",
  }),
  table_set_aside: ({ round, table }) => ({
    what: `Round ${round}, table ${table} was set aside and does not count.`,
    data: unsaved,
    next: "Use another table's letter, or undo the setting aside.",
  }),
  hand_of_another: ({ number }) => ({
    what: `A hand of number ${number} is recorded at this table, and that person is not in a seat.`,
    data: unsaved,
    next: "Check who sat where, and correct it.",
  }),
  wrong_rules: ({ count }) => ({
    what: `${count} ${count === 1 ? "thing" : "things"} in the rule set need correcting.`,
    data: "The club's record and rule sets are as they were. What you typed is still here.",
    next: "Correct what is said below each box, then press the button again.",
  }),
  too_far_to_try_out: ({ day, series, round, table, points }) => ({
    what: `At ${series}, ${day}, round ${round}, table ${table}, somebody would have ${points} points under the rule set tried, which cannot be counted.`,
    data: "The club's record is as it was; trying a rule set out never changes it.",
    next: "See whether that sheet holds a slip, or try a period without that day.",
  }),
  played_together: ({ keep, gone, day }) => ({
    what: `Numbers ${keep} and ${gone} were in the same round on ${day}, so they are two people.`,
    data: untouched,
    next: "Leave them as they are. If a sheet is wrong, correct that sheet first.",
  }),
  in_one_competition: ({ keep, gone, competition }) => ({
    what: `Numbers ${keep} and ${gone} are both in the log of ${competition}, so they are two people.`,
    data: untouched,
    next: "Leave them as they are.",
  }),
  same_entry: ({ number }) => ({
    what: `Number ${number} and itself are one entry already.`,
    data: untouched,
    next: "Choose the other entry again.",
  }),
  adjustment_points: ({ points }) => ({
    what: `An adjustment of ${points} points cannot be recorded.`,
    data: untouched,
    next: "Type points other than 0, in hundreds.",
  }),
  opening: ({ problem }) => ({
    what: "This total cannot be recorded.",
    data: untouched,
    next: openings[problem.what],
  }),
  nobody_played: () => ({
    what: "No member played in that period.",
    data: untouched,
    next: "Choose another period and make it again.",
  }),
  not_a_time: ({ typed }) => ({
    what: `“${typed}” cannot be read as a time of day.`,
    data: untouched,
    next: "Write it like 13:00.",
  }),
  no_weeks: () => ({
    what: "No week of the month is ticked.",
    data: untouched,
    next: "Tick the weeks in which it meets, or “Every week”.",
  }),
  meeting_ends_early: ({ begins, ends }) => ({
    what: `It ends at ${ends}, which is not after it begins at ${begins}.`,
    data: untouched,
    next: "Write a time after the beginning.",
  }),
  meeting_ends_only: ({ ends }) => ({
    what: `It ends at ${ends} and has no beginning.`,
    data: untouched,
    next: "Write when it begins, or leave out the end.",
  }),
  rule_ends_early: ({ from, until }) => ({
    what: `The rule ends on ${until}, before it begins on ${from}.`,
    data: untouched,
    next: "Correct one of the two days.",
  }),
  does_not_meet: ({ day }) => ({
    what: `By its rules the series does not meet on ${day}.`,
    data: untouched,
    next: "Look at the list of days. To meet on a day besides, add it as an extra day.",
  }),
  already_meets: ({ day }) => ({
    what: `The series meets on ${day} already.`,
    data: untouched,
    next: "Choose another day.",
  }),
  no_certificate: () => ({
    what: "Nothing happened in that period for which a certificate is given.",
    data: untouched,
    next: "Choose another period or another award.",
  }),
  not_reported: ({ from, to }) => ({
    what: `No report is made from ${from} to ${to}, so nothing can be written about it.`,
    data: "The club's record is as it was. What you typed is still here.",
    next: "Choose a month, a half-year or a fiscal year.",
  }),
  cancelled: () => ({
    what: "It was stopped on the way.",
    data: untouched,
    next: "Begin again to go on.",
  }),
  still_working: () => ({
    what: "What was begun before has not ended yet.",
    data: untouched,
    next: "Wait until it ends, or press “Stop”, and begin again.",
  }),
  nobody_present: ({ round }) => ({
    what: `Nobody is here for round ${round} yet.`,
    data: untouched,
    next: "Tick who came first, and then draw the seats.",
  }),
  too_few_present: ({ round, present, needed }) => ({
    what: `${present} are here for round ${round}, and a table takes ${needed}.`,
    data: untouched,
    next: "Tick whoever else comes, or choose rules for fewer players.",
  }),
  seats_not_whole: ({ round }) => ({
    what: `The seats of round ${round} no longer fit who is here.`,
    data: untouched,
    next: "Look at what is to be checked at the right, and put the seats right.",
  }),
  not_in_draw: ({ round }) => ({
    what: `Somebody to be swapped has no seat in round ${round}.`,
    data: untouched,
    next: "Draw the seats anew, and choose again.",
  }),
  session_there: ({ day }) => ({
    what: `The series has a session on ${day} already.`,
    data: untouched,
    next: "It cannot be moved as a whole. Move the sheets one by one, or check day and series.",
  }),
  unexpected: ({ reason }) => ({
    what: `Something unexpected happened, and it could not be done (${reason}).`,
    data: "What was saved is safe.",
    next: "Close Hanchancho and open it again.",
  }),
};
