// A rule set in sentences, each made from the rule set itself, and what can be wrong with one.

import type { RuleFacts, RuleFault, RuleForm } from "../platform";
import { points, signed } from "./amounts";
import type { RuleOptions, RuleWords } from "./rules";

export const ordinals = ["1st", "2nd", "3rd", "4th"];

export const options: RuleOptions = {
  rounding: {
    exact: "Keep steps of 100",
    toward_return: "Toward the return (above it down, below it up)",
    five_down_six_up: "500 down, 600 up",
    four_down_five_up: "400 down, 500 up",
    down: "Always down",
    up: "Always up",
  },
  top: {
    own: "From the player's own points",
    residual: "What the others' results leave (the oka goes to first place)",
  },
  tie: {
    split: "Share the place and its points",
    starting_seat: "Nearer the starting dealer is ahead",
    last_dealer: "Right of, across from, left of the last dealer",
  },
  deposit: { to_top: "First place gets them", stays: "Nobody gets them" },
  chombo: {
    adjustment: "Taken off the result",
    each: "A fixed sum paid at the table",
    mangan: "A mangan paid at the table",
  },
  unit: { p: "P (one decimal)", whole_p: "P (whole)", points: "Points" },
  bust: {
    play_on: "Play on",
    ends_daily_play: "Ends club days, not competitions",
    ends: "The game ends",
  },
  call: {
    declare_points: "Please declare your points",
    finish_hand: "Please finish the hand",
    last_hand: "This hand is the last",
  },
  atEnd: {
    running_hand_is_last: "The running hand is the last",
    one_more_after_settlement: "One more if it is already being settled",
  },
  combinedYakuman: { single_only: "Count as one", add_up: "Add up" },
  severalRon: {
    head_bump: "One only (head bump)",
    two_only: "Two; three is a draw",
    all: "Everybody",
  },
  pao: { dai_sangen: "big three dragons", dai_suushii: "big four winds", suukantsu: "four kans" },
  assumed: {
    tie: "equal points",
    deposit: "who gets sticks that are left",
    deposit_of_tied: "sticks where firsts are tied",
    running_hand: "the hand being played at an announcement",
    value_table: "the figures of the table of values, and counting fu",
    counted_yakuman: "counted yakuman",
    combined_yakuman: "several yakuman in a hand",
    double_yakuman: "double yakuman",
    double_wind_pair_fu: "fu of a double wind pair",
    honba: "what counters are worth",
    several_ron: "several wins on one discard",
    nagashi_mangan: "nagashi mangan",
  },
  valueTable: {
    by_han: "By han, only the fu at which the value rises",
    standard: "20 to 110 fu",
    thirty_to_eighty: "30 to 80 fu",
    no_fu: "Fu are not counted",
  },
};

function places(row: readonly (number | null)[]): string {
  return row.map((amount, index) => `${ordinals[index]} ${signed(amount)}`).join(", ");
}

function uma(form: RuleForm, facts: RuleFacts): string {
  const [first = []] = form.uma;
  if (form.byFloating) {
    const rows = form.uma.map(
      (row, index) => ` With ${index + 1} at or above the return: ${places(row)}.`,
    );
    return `They depend on how many players are at or above the return (floating).${rows.join("")} Nobody gets any when all or none float.`;
  }
  if (first.every((amount) => amount === 0)) {
    return "There are no place points.";
  }
  return `${places(first)} points.${facts.umaSum === null ? "" : ` They add up to ${facts.umaSum}.`}`;
}

function oka(form: RuleForm, facts: RuleFacts): string {
  const top =
    form.top === "residual"
      ? "First place's base result is what the others' results leave, with the sign turned."
      : "First place's base result is counted from the player's own points too.";
  if (facts.oka === null) {
    return `${top} There is no oka (the gap to the return).`;
  }
  const gap = `The gap to the return (${facts.oka} points a table)`;
  if (form.top === "residual") {
    return `${top} ${gap} goes to first place (oka).`;
  }
  return `${top} ${gap} ${facts.umaGivesOka ? "is given back within the place points" : "goes to nobody in the base results"}.`;
}

function chombo(form: RuleForm): string {
  const amount = points(form.chomboPoints);
  switch (form.chombo) {
    case "adjustment":
      return form.chomboPoints === 0
        ? "They are only counted; nothing is taken off the result."
        : `Each takes ${amount} points off the offender's result. Nobody else's result changes.`;
    case "each":
      return `The offender pays ${amount} points to each of the others at the table. The final points hold it already, so it is only counted here.`;
    case "mangan":
      return "The offender pays a mangan at the table (a child 4,000 to the dealer and 2,000 to each other child; the dealer 4,000 to all). It is only counted here.";
  }
}

export const words: RuleWords = {
  players: (form) => `${form.players === 3 ? "Three" : "Four"} people play at a table.`,
  start: (form, facts) =>
    `Everybody begins with ${points(form.start)} points; a table holds ${facts.tableSum}.`,
  return: (form) =>
    form.fromReturn
      ? `The base result is the final points minus the return of ${points(form.returnPoints)}.`
      : "There is no return: the final points count as they stand.",
  oka,
  rounding: (form) =>
    ({
      exact: "Nothing is rounded: results go in steps of 100 points.",
      toward_return:
        "What is finer than 1,000 points is rounded toward the return: down at or above it, up below it.",
      five_down_six_up: "Rounded to 1,000s: 500 goes down, 600 goes up.",
      four_down_five_up: "Rounded to 1,000s: 400 goes down, 500 goes up.",
      down: "Rounded down to 1,000s.",
      up: "Rounded up to 1,000s.",
    })[form.rounding],
  unit: (form) =>
    ({
      p: "Results are shown in P with one decimal, such as +12.3. 1.0P is 1,000 points.",
      whole_p: "Results are shown in whole P, such as +12. 1P is 1,000 points.",
      points: "Results are shown in points, such as +12,300.",
    })[form.unit],
  uma,
  tie: (form) =>
    ({
      split:
        "Equal players share the place and its points. What does not divide goes to the one nearest the starting dealer.",
      starting_seat:
        "Of equal players the one nearer the starting dealer (East, South, West, North) is ahead.",
      last_dealer:
        "Of equal players, seen from the dealer of the last hand, the right is ahead, then across, then left; the dealer comes last.",
    })[form.tie],
  deposit: (form) =>
    form.deposit === "to_top"
      ? "Riichi sticks left on the table go to first place."
      : "Riichi sticks left on the table go to nobody.",
  chombo,
  bust: (form) =>
    ({
      play_on: "When somebody's points run out, play goes on below zero.",
      ends_daily_play:
        "On club days the game ends when somebody's points run out; in competitions it goes on.",
      ends: "The game ends when somebody's points run out.",
    })[form.bust],
  minutes: (form) =>
    form.minutes === null ? "A round has no time limit." : `A round is ${form.minutes} minutes.`,
  announcements: (form) =>
    form.announcements.length === 0
      ? "Nothing is announced before the end."
      : form.announcements
          .map(
            ({ minutesLeft, call }) =>
              `${minutesLeft} minutes before the end: “${options.call[call]}”.`,
          )
          .join(" "),
  atEnd: (form) =>
    form.atEnd === "running_hand_is_last"
      ? "When the time is over, the running hand is the last."
      : "When the time is over, the running hand is the last; if it is already being settled, one more is played.",
  finalUntimed: (form) =>
    form.finalUntimed
      ? "A competition's final has no time limit."
      : "A competition's final has the same time limit.",
  logged: (form) =>
    form.valueTable === "no_fu"
      ? "Hands of mangan (4 han) and better are logged."
      : form.roundedUpMangan
        ? "Hands of mangan and better are logged. 4 han 30 fu and 3 han 60 fu count as mangan."
        : "Hands of mangan and better are logged. 4 han 30 fu and 3 han 60 fu are not mangan.",
  countedYakuman: (form) =>
    `Mangan is ${form.valueTable === "no_fu" ? "4–5" : "5"} han, haneman 6–7, baiman 8–10, ` +
    (form.countedYakuman
      ? "sanbaiman 11–12, and 13 han or more count as yakuman."
      : "and 11 han or more are sanbaiman. There is no counted yakuman."),
  combinedYakuman: (form) =>
    form.combinedYakuman === "add_up"
      ? "Several yakuman in one hand add up."
      : "Several yakuman in one hand count as one.",
  doubleYakuman: (form) =>
    form.doubleYakuman
      ? "Big four winds, four concealed triplets on a single wait, pure nine gates and thirteen orphans on thirteen waits count as two yakuman."
      : "Every yakuman by itself counts as one.",
  pao: (form) =>
    form.pao.length === 0
      ? "Nobody is made to pay for feeding a yakuman."
      : `Who feeds the last set of ${form.pao.map((pao) => options.pao[pao]).join(", ")} pays for it; on ron the discarder pays half.`,
  severalRon: (form) =>
    ({
      head_bump: "When several win on one discard, only the first in turn does (head bump).",
      two_only: "Two can win on one discard; three is a draw.",
      all: "Two or three can win on one discard.",
    })[form.severalRon],
  honba: (form) =>
    form.honba === 0
      ? "Counters are worth nothing."
      : `Each counter is worth ${points(form.honba)} points; on tsumo those who pay share it.`,
  doubleWindPairFu: (form) =>
    form.valueTable === "no_fu"
      ? "Fu are not counted."
      : `A pair of the seat wind that is also the round wind is ${form.doubleWindPairFu} fu.`,
  nagashiMangan: (form) =>
    form.nagashiMangan ? "There is nagashi mangan." : "There is no nagashi mangan.",
  valueTable: (form) =>
    ({
      by_han: "The table of values goes by han, with only the fu at which the value rises.",
      standard: "The table of values has 1 to 4 han by 20 to 110 fu.",
      thirty_to_eighty: "The table of values has 1 to 4 han by 30 to 80 fu.",
      no_fu: "Fu are not counted: each han has one value.",
    })[form.valueTable],
  assumed: (form) =>
    form.assumed.length === 0
      ? "Everything is as the club has settled it."
      : `Settled in the usual way: ${form.assumed.map((one) => options.assumed[one]).join(", ")}.`,
};

/** What is wrong with a field, said beside its box. */
export function faultSentence(fault: RuleFault): string {
  switch (fault.kind) {
    case "missing":
      return "This is empty. Please fill it in.";
    case "not_above_zero":
      return "Enter a number above 0.";
    case "below_zero":
      return "Enter 0 or more, without a sign.";
    case "not_whole_step":
      return `${fault.points} is not a multiple of 100 points.`;
    case "too_far":
      return `That is too much; at most ${fault.limit} points.`;
    case "more_than_place_before":
      return `${fault.amount} is more than the place above gets (${fault.before}). Enter as much or less.`;
    case "nothing_to_float_above":
      return "Without a return nobody can float. Give a return, or go by place only.";
    case "does_not_divide":
      return `Enter an amount that the ${fault.payers} who pay on tsumo can share in 100s.`;
    case "out_of_range":
      return `Enter ${fault.lowest} to ${fault.highest}.`;
    case "not_before_the_end":
      return "Make it shorter than the round. If the round has no time limit, remove the announcement.";
    case "name_taken":
      return "Another rule set has this name. Please choose another.";
    case "long_text":
      return `This is too long; at most ${fault.most} characters.`;
    case "unseen_character":
      return "It holds a character that cannot be seen. Please type it again.";
    case "other":
      return `It cannot be used like this (${fault.reason}).`;
  }
}
