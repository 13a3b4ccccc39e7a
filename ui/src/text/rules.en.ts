import { points } from "./amounts";
import type { RulesText } from "./rules.ja";
import { faultSentence, options } from "./ruleWords.en";

export const rules: RulesText = {
  viewsLabel: "What to do with rules",
  views: { read: "Read and compare", book: "Rule book", tryOut: "Try another one" },
  listLabel: "All rule sets",
  otherRules: "Other rule sets",
  clubRules: "The club's rule sets",
  presets: "Presets not used yet",
  presetsHint: "A preset can be made the usual rule set as it is, or copied and changed.",
  usual: "Usual rule set",
  version: (version) => `version ${version}`,
  games: (hanchan) => `${hanchan} hanchan`,
  played: (version, hanchan, before) =>
    `Version ${version}; ${hanchan === 0 ? "no hanchan yet" : `${hanchan} hanchan`}` +
    (before === 0 ? "" : ` (${before} under earlier versions)`),
  summary: (form) =>
    (form.players === 3 ? "3 players; " : "") +
    (form.fromReturn
      ? `start ${points(form.start)}, return ${points(form.returnPoints)}`
      : `start ${points(form.start)}, no return`),
  copy: "Copy into a new one",
  change: "Change",
  makeUsual: "Make it the usual one",
  of: (name, deed) => `${deed}: ${name}`,
  madeUsual: (name) => `“${name}” is now the usual rule set, for the tables entered from now on.`,
  added: (name) => `“${name}” has been added.`,
  changed: (name) => `“${name}” has been changed, for the tables entered from now on.`,
  unchanged: "It is as before; nothing has been changed.",
  versions: "Other versions",
  nameOfVersion: (name, version) => `${name} (version ${version})`,
  groups: {
    points: "How points count",
    places: "Place points and penalties",
    time: "Time and the end",
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
    atEnd: "When the time is over",
    combinedYakuman: "Several yakuman",
    pao: "Paying for a yakuman fed (pao)",
    severalRon: "Several ron",
    doubleWindPairFu: "Double-wind pair",
    valueTable: "Table of values",
    assumed: "Not in the club's own rules",
  },
  inLanguage: (words) => words.map(({ en }) => en).join(" "),
  assumed: "Not written",
  assumedAre: (names) =>
    names.length === 0
      ? "Everything is as the club has settled it."
      : `Settled in the usual way: ${names.join(", ")}.`,
  few: {
    yes: "Yes",
    no: "No",
    and: ", ",
    players: String,
    points,
    noReturn: "None",
    noOka: (isResidual) => (isResidual ? "What the others leave, no oka" : "No oka"),
    okaToFirst: (oka) => `${oka} to first place`,
    okaGivenBack: "Given back by the uma",
    okaToNobody: "Nobody gets it",
    byFloating: "By who floats",
    chombo: {
      adjustment: (amount) => (amount === 0 ? "Counted only" : `${points(amount)} off`),
      each: (amount) => `${points(amount)} to each at the table`,
      mangan: () => "A mangan at the table",
    },
    minutes: (minutes) => (minutes === null ? "No limit" : `${minutes} min`),
    call: (minutes, call) => `${minutes} min before: “${call}”`,
    finals: (isUntimed) => (isUntimed ? "No limit" : "The same time"),
    logged: (countsFu) => (countsFu ? "Mangan and up" : "From 4 han"),
    honba: (amount) => `${points(amount)} each`,
    noFu: "Not counted",
  },
  options,
  fault: faultSentence,
  example: "An example",
  exampleHint: "Change the points and see",
  exampleColumns: {
    seat: "Seat",
    points: "Points",
    return: "Return",
    base: "Base",
    uma: "Uma",
    total: (unit) => (unit === "P" ? "Result (P)" : "Result"),
  },
  exampleFrom: "Hanchan to look at",
  exampleMade: "A made-up one",
  exampleGame: (round, table) => `Round ${round}, table ${table}`,
  exampleGameOf: (day, round, table) => `${day}, round ${round}, table ${table}`,
  examplePoints: (wind) => `Points of ${wind}`,
  noReturn: "none",
  minus: "−",
  and: "+",
  equals: "=",
  exampleSums: (players) => [`The ${players} add up to `, ", the results to ", "."],
  exampleShort: (missing, sum) => `${missing} points are missing. The sum must be ${sum}.`,
  exampleOver: (missing, sum) => `${missing} points too many. The sum must be ${sum}.`,
  exampleNotWhole: (wind, typed) => `${typed} of ${wind} is no multiple of 100.`,
  exampleTooFar: (wind, typed) => `${typed} of ${wind} is farther than any game goes.`,
  exampleNotYet: "It is worked out as soon as everybody's points are there.",
  exampleWaits: "It is worked out as soon as nothing needs correcting.",
  place: (place) => ["1st", "2nd", "3rd", "4th"][place - 1] ?? String(place),
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
  print: "Rule sheet",
  printed: (name) => `The rule sheet of “${name}” is open; print it there.`,
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
  compare: "Compare",
  compareLabel: "Compare two",
  compareOne: "Left",
  compareOther: "Right",
  compareWith: "Compare with",
  onlyDifferent: "Differences only",
  everything: "All rules",
  showEverything: "Show what is the same too",
  showDifferent: "Show differences only",
  different: "Different",
  restIsSame: (different, same) =>
    different === 0
      ? "All rules are the same."
      : same === 0
        ? ""
        : `The other ${same} rules are the same.`,
  tryOther: (name) => `See how ranks would move if what was played were settled by “${name}”.`,
  tryHint:
    "What is entered already is settled anew by the rule set you choose, beside the real results. The club's record does not change.",
  tryRules: "Rule set to try",
  tryHeading: (period, name) => `${period} under “${name}”`,
  tryCaption: (unit, tried) =>
    unit === tried
      ? `Unit: ${unit}`
      : `Unit: ${unit}. The rule set tried counts in ${tried}; here 1,000 points are 1P, so that both can be compared.`,
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
