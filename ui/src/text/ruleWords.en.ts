// What can be chosen in a rule set, and what can be wrong with one. Its sentences come from the backend.

import type { RuleFault } from "../platform";
import type { RuleOptions } from "./rules";

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
  renhou: { none: "Nothing", mangan: "A mangan", yakuman: "A yakuman" },
  north: { wind: "A wind that is nobody's", dora: "Laid aside, a dora each" },
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
    open_tanyao: "all simples in an open hand",
    atozuke: "getting the yaku with the last tile",
    pinfu_tsumo: "pinfu on tsumo",
    ippatsu_and_ura: "ippatsu and dora below",
    red_fives: "red fives",
    renhou: "a win before the first draw",
    rinshan_with_haitei: "a replacement that is the last tile",
  },
  valueTable: {
    by_han: "By han, only the fu at which the value rises",
    standard: "20 to 110 fu",
    thirty_to_eighty: "30 to 80 fu",
    no_fu: "Fu are not counted",
  },
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
