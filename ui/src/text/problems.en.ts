import type { Named } from "../platform";
import type { ProblemTexts } from ".";
import { obstacleWords } from "./compare.en";
import { competitionProblems } from "./competitionFaults.en";
import { fieldName } from "./fields.en";
import { handOverProblems } from "./handover.en";
import { windName } from "./winds.en";

const untouched = "The club's record is as it was; nothing has been written.";

const named: Record<Named, string> = {
  member: "member",
  series: "series",
  session: "session",
  hanchan: "hanchan",
  rule_set: "rule set",
  adjustment: "adjustment",
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
  ...competitionProblems,
  not_brought: obstacleWords,
  missing_file: ({ file }) => ({
    what: `“${file}” is not there.`,
    data: "If it was moved or renamed, or a USB stick was pulled out, the record is safe. Anything you were typing is still here.",
    next: "If it is on a USB stick, plug that in again; find where the file is, and do it once more.",
  }),
  missing_folder: ({ folder }) => ({
    what: `The folder “${folder}” is not there.`,
    data: "The record is safe up to what was saved last. Nothing has been written to this folder.",
    next: "If it is on a USB stick, plug that in again; if it was moved or renamed, choose it anew. Then do it once more.",
  }),
  not_a_club: ({ file }) => ({
    what: `“${file}” is not a Hanchancho file.`,
    data: "The file has not been touched.",
    next: "Choose a file whose name ends in “.hanchan”.",
  }),
  newer_file: ({ file }) => ({
    what: `“${file}” was made by a newer Hanchancho than this one.`,
    data: untouched,
    next: "Update Hanchancho on this computer, then open the file again.",
  }),
  damaged_file: ({ file }) => ({
    what: `“${file}” is damaged and cannot be read.`,
    data: "The damaged file has been left as it is. If there is a backup, everything up to it is safe.",
    next: "Put the newest backup back. Do not delete the damaged file.",
  }),
  damaged_backup: ({ file }) => ({
    what: `The backup “${file}” is damaged and cannot be used.`,
    data: "The backup has been left as it is. The club's record and the other backups are files of their own, and safe.",
    next: "Choose another backup. If the club is open, press “Back up now” to make a new one.",
  }),
  file_in_use: ({ file }) => ({
    what: `“${file}” is open in another Hanchancho.`,
    data: untouched,
    next: "Close it in the other window or on the other computer, then open it again.",
  }),
  open_elsewhere: ({ file, account, machine, since }) => ({
    what: `“${file}” is open on ${machine}, by ${account}${since === null ? "" : `, since ${since}`}.`,
    data: untouched,
    next: "Have it closed there, then open it again. Looking is possible meanwhile, by the command hanchan. Do not go on in a copy or a backup instead: the record would become two.",
  }),
  other_names: ({ file }) => ({
    what: `“${file}” has another name on the disk as well (a hard link).`,
    data: `${untouched} Opened under both names it could be spoiled, so it was not opened.`,
    next: "Make a copy of the file under a new name, and open the copy.",
  }),
  left_beside: ({ file, left }) => ({
    what: `“${file}” cannot be made: beside it lies “${left}”, left of a file that was called so before.`,
    data: "Nothing has been made. What was left has not been touched, for that file needs it.",
    next: `Choose another name. If the earlier file was moved, move “${left}” to where it is now.`,
  }),
  journal_of_another: ({ file, left }) => ({
    what: `“${file}” is only half written, and “${left}” beside it belongs to another file and cannot mend it.`,
    data: "Both files have been left as they are. If there is a backup, everything up to it is safe.",
    next: "Put the newest backup back as a new file, under another name. Delete neither of the two.",
  }),
  log_beside: ({ file, left }) => ({
    what: `A program other than Hanchancho has “${file}” open, or was stopped while it had: beside it lies “${left}”, which that program wrote.`,
    data: untouched,
    next: `Close the file in that program, then open it again. If it is open nowhere, move “${left}” to another folder, and keep it.`,
  }),
  lost_name: ({ file }) => ({
    what: `While this was saved, another program moved, replaced or deleted “${file}”.`,
    data: "What was saved is in a file that is not called so any more. Anything you were typing is still here.",
    next: "Look for that file in the folder and in the bin. Then open again what is there now, and see whether this is in it.",
  }),
  name_too_long: ({ file }) => ({
    what: `The name “${file}”, with its folders, is too long.`,
    data: untouched,
    next: "Choose a shorter name, or a folder nearer to the beginning of the disk, such as Documents, and do it once more.",
  }),
  unreadable_file: ({ file }) => ({
    what: `“${file}” could not be read or written.`,
    data: `${untouched} Anything you were typing is still here.`,
    next: "Check that it is the right file and that you may read and write it, then do it once more.",
  }),
  failing_disk: ({ file }) => ({
    what: `The disk or USB stick that “${file}” is on could not be read or written.`,
    data: "Nothing has been changed, and the record need not be broken. Anything you were typing is still here.",
    next: "Plug the stick in again, or try another computer. Once it can be read, make a backup in another place at once.",
  }),
  uncertain_save: ({ file }) => ({
    what: `The disk or USB stick that “${file}” is on failed at the very end of saving.`,
    data: "Everything saved before is safe. Whether this was saved is not known. Anything you were typing is still here.",
    next: "Close Hanchancho, open it again and look whether this is there; save it once more only if it is not. Make a backup in another place as well.",
  }),
  not_packed: ({ file }) => ({
    what: `The details are erased from the record, but remains of them may lie in the gaps of “${file}”.`,
    data: "The results and everything else are safe.",
    next: "See whether the disk has room and the USB stick is in, and erase the same person's details once more.",
  }),
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
  disk_full: ({ file }) => ({
    what: `There is no room left where “${file}” is, and it could not be saved.`,
    data: "What was saved before is safe. Anything you were typing is still on this screen.",
    next: "Delete files you no longer need, and do it once more.",
  }),
  read_only_file: ({ file }) => ({
    what: `“${file}” is in a place that can only be read, and cannot be saved.`,
    data: `${untouched} Anything you were typing is still here.`,
    next: "Copy the file to a folder of your own, such as Documents, and open the copy.",
  }),
  file_exists: ({ file }) => ({
    what: `There is already a file “${file}”.`,
    data: "The file that was there has not been touched.",
    next: "Choose another name.",
  }),
  in_the_way: ({ files }) => ({
    what: `Where the files are to be written there are others, which this program did not write or which were changed since: ${files}.`,
    data: "They have not been touched. The club's record is as it was, and no file has been written.",
    next: "Move those files away, or choose another folder.",
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
  no_checksum: ({ file }) => ({
    what: `The file that proves “${file}” whole, of the same name with “.sha256” added, is not beside it.`,
    data: untouched,
    next: "Copy it beside the backup, and try again.",
  }),
  changed_file: ({ file }) => ({
    what: `Another program changed “${file}” while it was open here.`,
    data: "What was saved here is safe unless the other program took it away. What you entered last is not saved yet, and is still here.",
    next: "Open the same file again by “Another club”, and look the record over. If anything is missing, it can be put back from a backup.",
  }),
  not_in_cp932: ({ texts }) => ({
    what: `The older encoding (Shift_JIS) cannot write ${texts}.`,
    data: "The club's record is as it was; no file has been written.",
    next: "Write the files as CSV (UTF-8) or Excel.",
  }),
  export_too_large: ({ file }) => ({
    what: `“${file}” would be too large to be brought in again.`,
    data: "The club's record is as it was; no file has been written.",
    next: "Make a backup: it holds everything, whatever its size.",
  }),
  no_viewer: ({ file }) => ({
    what: `“${file}” could not be opened: there seems to be no program for such files here, or it does not start.`,
    data: "The record and the paper are safe.",
    next: "Press “Save as a file”, and open that file from its own program.",
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
