import type { RuleFacts, RuleFault, RuleForm } from "../platform";
import { points, signed } from "./amounts";
import type { RuleOptions, RuleWords } from "./rules";
import type { RulesText } from "./rules.ja";

const ordinals = ["1st", "2nd", "3rd", "4th"];

const options: RuleOptions = {
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
  at_end: {
    running_hand_is_last: "The running hand is the last",
    one_more_after_settlement: "One more if it is already being settled",
  },
  combined_yakuman: { single_only: "Count as one", add_up: "Add up" },
  several_ron: {
    head_bump: "One only (head bump)",
    two_only: "Two; three is a draw",
    all: "Everybody",
  },
  pao: { dai_sangen: "big three dragons", dai_suushii: "big four winds", suukantsu: "four kans" },
  value_table: {
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
  if (form.by_floating) {
    const rows = form.uma.map(
      (row, index) => ` With ${index + 1} at or above the return: ${places(row)}.`,
    );
    return `They depend on how many players are at or above the return (floating).${rows.join("")} Nobody gets any when all or none float.`;
  }
  if (first.every((amount) => amount === 0)) {
    return "There are no place points.";
  }
  return `${places(first)} points.${facts.uma_sum === null ? "" : ` They add up to ${facts.uma_sum}.`}`;
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
  return `${top} ${gap} ${facts.uma_gives_oka ? "is given back within the place points" : "goes to nobody in the base results"}.`;
}

function chombo(form: RuleForm): string {
  const amount = points(form.chombo_points);
  switch (form.chombo) {
    case "adjustment":
      return form.chombo_points === 0
        ? "They are only counted; nothing is taken off the result."
        : `Each takes ${amount} points off the offender's result. Nobody else's result changes.`;
    case "each":
      return `The offender pays ${amount} points to each of the others at the table. The final points hold it already, so it is only counted here.`;
    case "mangan":
      return "The offender pays a mangan at the table (a child 4,000 to the dealer and 2,000 to each other child; the dealer 4,000 to all). It is only counted here.";
  }
}

const words: RuleWords = {
  players: (form) => `${form.players === 3 ? "Three" : "Four"} people play at a table.`,
  start: (form, facts) =>
    `Everybody begins with ${points(form.start)} points; a table holds ${facts.table_sum}.`,
  return: (form) =>
    form.from_return
      ? `The base result is the final points minus the return of ${points(form.return_points)}.`
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
            ({ minutes_left, call }) =>
              `${minutes_left} minutes before the end: “${options.call[call]}”.`,
          )
          .join(" "),
  at_end: (form) =>
    form.at_end === "running_hand_is_last"
      ? "When the time is over, the running hand is the last."
      : "When the time is over, the running hand is the last; if it is already being settled, one more is played.",
  stop_below_players: (form) =>
    form.stop_below_players === null
      ? "Nothing is laid down for when players leave."
      : `Play stops when fewer than ${form.stop_below_players} players are left.`,
  final_untimed: (form) =>
    form.final_untimed
      ? "A competition's final has no time limit."
      : "A competition's final has the same time limit.",
  logged: (form) =>
    form.value_table === "no_fu"
      ? "Hands of mangan (4 han) and better are logged."
      : form.rounded_up_mangan
        ? "Hands of mangan and better are logged. 4 han 30 fu and 3 han 60 fu count as mangan."
        : "Hands of mangan and better are logged. 4 han 30 fu and 3 han 60 fu are not mangan.",
  counted_yakuman: (form) =>
    `Mangan is ${form.value_table === "no_fu" ? "4–5" : "5"} han, haneman 6–7, baiman 8–10, ` +
    (form.counted_yakuman
      ? "sanbaiman 11–12, and 13 han or more count as yakuman."
      : "and 11 han or more are sanbaiman. There is no counted yakuman."),
  combined_yakuman: (form) =>
    form.combined_yakuman === "add_up"
      ? "Several yakuman in one hand add up."
      : "Several yakuman in one hand count as one.",
  double_yakuman: (form) =>
    form.double_yakuman
      ? "Big four winds, four concealed triplets on a single wait, pure nine gates and thirteen orphans on thirteen waits count as two yakuman."
      : "Every yakuman by itself counts as one.",
  pao: (form) =>
    form.pao.length === 0
      ? "Nobody is made to pay for feeding a yakuman."
      : `Who feeds the last set of ${form.pao.map((pao) => options.pao[pao]).join(", ")} pays for it; on ron the discarder pays half.`,
  several_ron: (form) =>
    ({
      head_bump: "When several win on one discard, only the first in turn does (head bump).",
      two_only: "Two can win on one discard; three is a draw.",
      all: "Two or three can win on one discard.",
    })[form.several_ron],
  honba: (form) =>
    form.honba === 0
      ? "Counters are worth nothing."
      : `Each counter is worth ${points(form.honba)} points; on tsumo those who pay share it.`,
  double_wind_pair_fu: (form) =>
    form.value_table === "no_fu"
      ? "Fu are not counted."
      : `A pair of the seat wind that is also the round wind is ${form.double_wind_pair_fu} fu.`,
  nagashi_mangan: (form) =>
    form.nagashi_mangan ? "There is nagashi mangan." : "There is no nagashi mangan.",
  value_table: (form) =>
    ({
      by_han: "The table of values goes by han, with only the fu at which the value rises.",
      standard: "The table of values has 1 to 4 han by 20 to 110 fu.",
      thirty_to_eighty: "The table of values has 1 to 4 han by 30 to 80 fu.",
      no_fu: "Fu are not counted: each han has one value.",
    })[form.value_table],
};

function faultSentence(fault: RuleFault): string {
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

export const rules: RulesText = {
  heading: "Rules",
  viewsLabel: "What to do with rules",
  views: { list: "All rule sets", compare: "Compare two", tryOut: "Try another rule set" },
  clubRules: "The club's rule sets",
  presets: "Presets not used yet",
  presetsHint: "A preset can be made the usual rule set as it is, or copied and changed.",
  usual: "Usual rule set",
  played: (version, hanchan, before) =>
    `Version ${version}; ${hanchan === 0 ? "no hanchan yet" : `${hanchan} hanchan`}` +
    (before === 0 ? "" : ` (${before} under earlier versions)`),
  summary: (form) =>
    [
      `${form.players} players`,
      form.from_return
        ? `start ${points(form.start)}, return ${points(form.return_points)}`
        : `start ${points(form.start)}, no return`,
      form.by_floating
        ? "place points by who floats"
        : form.uma[0]?.every((amount) => amount === 0)
          ? "no place points"
          : `place points ${form.uma[0]?.map(signed).join(" / ")}`,
    ].join("; "),
  show: "Show all of it",
  copy: "Copy into a new one",
  change: "Change",
  makeUsual: "Make it the usual one",
  of: (name, deed) => `${deed}: ${name}`,
  back: "Back to all rule sets",
  madeUsual: (name) => `“${name}” is now the usual rule set, for the tables entered from now on.`,
  added: (name) => `“${name}” has been added.`,
  changed: (name) => `“${name}” has been changed, for the tables entered from now on.`,
  unchanged: "It is as before; nothing has been changed.",
  versions: "Other versions",
  nameOfVersion: (name, version) => `${name} (version ${version})`,
  groups: {
    points: "How points count",
    places: "Place points and penalties",
    time: "Time",
    hands: "Hand values and what is logged",
  },
  labels: {
    players: "Players",
    start: "Starting points",
    return: "Return",
    oka: "First place and oka",
    rounding: "Rounding",
    unit: "Unit of the results",
    uma: "Place points (uma)",
    tie: "Equal points",
    deposit: "Riichi sticks left",
    chombo: "Chombo",
    bust: "When points run out",
    minutes: "Time of a round",
    announcements: "Announcements",
    at_end: "When the time is over",
    stop_below_players: "When players leave",
    final_untimed: "A competition's final",
    logged: "Hands logged",
    counted_yakuman: "Mangan and above",
    combined_yakuman: "Several yakuman",
    double_yakuman: "Double yakuman",
    pao: "Paying for a yakuman fed (pao)",
    several_ron: "Several ron",
    honba: "Counters (honba)",
    double_wind_pair_fu: "Double-wind pair",
    nagashi_mangan: "Nagashi mangan",
    value_table: "Table of values",
  },
  words,
  options,
  fault: faultSentence,
  example: "For example, a game that ends like this",
  exampleColumns: {
    seat: "Seat",
    points: "Points",
    place: "Place",
    base: "Base",
    uma: "Uma",
    total: "Result",
  },
  exampleOf: (unit) => `Results of a game that ends like this (unit: ${unit})`,
  place: (place) => ordinals[place - 1] ?? String(place),
  valueTable: "Show the table of hand values",
  valueCaption:
    "What a hand brings, in points (tsumo: from children/from the dealer; one number is from all)",
  valueColumns: {
    hand: "Hand",
    childRon: "Child, ron",
    childTsumo: "Child, tsumo",
    dealerRon: "Dealer, ron",
    dealerTsumo: "Dealer, tsumo",
  },
  han: (han, upTo) =>
    upTo === han ? `${han} han` : upTo === null ? `${han}+ han` : `${han}–${upTo} han`,
  fu: (fu, upTo) => (upTo === null || upTo === fu ? `${fu} fu` : `${fu}–${upTo} fu`),
  newTitle: (name) => `A new rule set from “${name}”`,
  changeTitle: (name) => `Change “${name}”`,
  copyName: (name) => `${name} (copy)`,
  name: "Name of the rule set",
  changeMeans: (hanchan) =>
    (hanchan === 0
      ? "No hanchan has been entered under this rule set."
      : `${hanchan} hanchan have been entered under this rule set. Their results stay as they are, and a later correction still goes by the rules they were entered under.`) +
    " The changed rules are for what is entered from now on. The change can be undone.",
  fromReturn: {
    label: "How base results count",
    yes: "Against the return",
    no: "Final points as they stand",
  },
  umaBy: { label: "Place points go by", place: "Place only", floating: "Place and who floats" },
  floating: (count) => `With ${count} at or above the return`,
  pointsHint: "1,000 points are 1P. What is taken is typed with a minus: -10000.",
  chomboPoints: { adjustment: "Points taken off", each: "Points to each" },
  minutesUnit: "min",
  minutesHint: "Leave it empty for no time limit.",
  announcement: (index) => `Announcement ${index + 1}`,
  minutesLeft: "Minutes before the end",
  call: "What is said",
  addAnnouncement: "Add an announcement",
  removeAnnouncement: (index) => `Remove announcement ${index + 1}`,
  noStop: "Nothing laid down",
  stopBelow: (players) => `Stop with fewer than ${players}`,
  ticks: {
    final_untimed: "A competition's final has no time limit",
    rounded_up_mangan: "4 han 30 fu and 3 han 60 fu count as mangan",
    counted_yakuman: "13 han and more count as yakuman",
    double_yakuman:
      "Double yakuman (big four winds, four concealed triplets on a single wait, pure nine gates, thirteen orphans on thirteen waits)",
    nagashi_mangan: "Nagashi mangan",
  },
  fuOfPair: (fu) => `${fu} fu`,
  honbaPoints: "Points for each counter",
  differences: "What changes",
  noDifferences: "Nothing is changed yet.",
  before: "Until now",
  after: "From now on",
  saveNew: "Add this rule set",
  saveChange: "Change to this",
  cancel: "Cancel",
  toCorrect: (count) =>
    count === 1
      ? "One thing needs correcting; it says what below its box."
      : `${count} things need correcting; each says what below its box.`,
  compareOne: "Rule set",
  compareOther: "Against",
  which: "Show",
  onlyDifferent: "Differences only",
  everything: "Everything",
  compareCaption: "Two rule sets",
  ruleHeading: "Rule",
  verdict: "Verdict",
  different: "Different",
  same: "Same",
  differentCount: (count) =>
    count === 0 ? "All rules are the same." : `${count} rule${count === 1 ? "" : "s"} differ.`,
  tryHint:
    "What is entered already is settled anew by the rule set you choose, beside the real results. The club's record does not change.",
  tryRules: "Rule set to try",
  tryHeading: (period, name) => `${period} under “${name}”`,
  tryCaption: (unit, tried) =>
    unit === tried ? `Unit: ${unit}` : `Unit: ${unit} for what is, ${tried} for what was tried`,
  tryGames: (hanchan) => `${hanchan} hanchan settled anew.`,
  tryLeftOut: (players) =>
    `This rule set is for ${players} players; games of another number are left out.`,
  tryRaw:
    "This rule set has no return: final points add up as they stand, so totals grow with every hanchan played.",
  tryNone: "Nothing was played in this period by as many players as this rule set is for.",
  tryColumns: {
    name: "Name",
    games: "Hanchan",
    rank: "Real rank",
    triedRank: "Rank tried",
    rises: "Moves",
    total: "Real total",
    triedTotal: "Total tried",
    difference: "Difference",
  },
  rises: (ranks) => (ranks > 0 ? `Up ${ranks}` : ranks < 0 ? `Down ${-ranks}` : "Same"),
};
