import { points, signed } from "./amounts";
import type { RulesText } from "./rules.ja";
import { faultSentence, options, ordinals, words } from "./ruleWords.en";

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
      form.fromReturn
        ? `start ${points(form.start)}, return ${points(form.returnPoints)}`
        : `start ${points(form.start)}, no return`,
      form.byFloating
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
    atEnd: "When the time is over",
    finalUntimed: "A competition's final",
    logged: "Hands logged",
    countedYakuman: "Mangan and above",
    combinedYakuman: "Several yakuman",
    doubleYakuman: "Double yakuman",
    pao: "Paying for a yakuman fed (pao)",
    severalRon: "Several ron",
    honba: "Counters (honba)",
    doubleWindPairFu: "Double-wind pair",
    nagashiMangan: "Nagashi mangan",
    valueTable: "Table of values",
    assumed: "Not in the club's own rules",
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
  ticks: {
    finalUntimed: "A competition's final has no time limit",
    roundedUpMangan: "4 han 30 fu and 3 han 60 fu count as mangan",
    countedYakuman: "13 han and more count as yakuman",
    doubleYakuman:
      "Double yakuman (big four winds, four concealed triplets on a single wait, pure nine gates, thirteen orphans on thirteen waits)",
    nagashiMangan: "Nagashi mangan",
  },
  assumedHint:
    "These are settled in the usual way, and rule sheets tell them apart. Untick what the club has settled; changing a value settles it as well.",
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
