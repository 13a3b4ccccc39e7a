// What a rule is in a few words, for two rule sets side by side.

import { points, signed } from "./amounts";
import type { RuleWords } from "./rules";
import { options } from "./ruleWords.en";

const isThere = (is: boolean) => (is ? "Yes" : "No");

/** Place points in P where they are whole ones, as everybody calls them. */
function places(row: readonly (number | null)[]): string {
  const inP = row.every((amount) => amount !== null && amount % 1_000 === 0);
  return row.map((amount) => signed(inP && amount !== null ? amount / 1_000 : amount)).join(" ");
}

export const brief: RuleWords = {
  players: (form) => String(form.players),
  start: (form) => points(form.start),
  return: (form) => (form.fromReturn ? points(form.returnPoints) : "None"),
  oka: (form, facts) => {
    if (facts.oka === null) {
      return form.top === "own" ? "No oka" : "What the others leave, no oka";
    }
    return form.top === "residual"
      ? `${facts.oka} to first place`
      : facts.umaGivesOka
        ? "Given back by the uma"
        : "Nobody gets it";
  },
  rounding: (form) =>
    form.rounding === "toward_return" ? "Toward the return" : options.rounding[form.rounding],
  unit: (form) => options.unit[form.unit],
  uma: (form) =>
    form.byFloating
      ? "By who floats"
      : form.uma[0]?.every((amount) => amount === 0)
        ? "None"
        : places(form.uma[0] ?? []),
  tie: (form) => options.tie[form.tie],
  deposit: (form) => options.deposit[form.deposit],
  chombo: (form) =>
    ({
      adjustment: form.chomboPoints === 0 ? "Counted only" : `${points(form.chomboPoints)} off`,
      each: `${points(form.chomboPoints)} to each at the table`,
      mangan: "A mangan at the table",
    })[form.chombo],
  bust: (form) => options.bust[form.bust],
  minutes: (form) => (form.minutes === null ? "No limit" : `${form.minutes} min`),
  announcements: (form) =>
    form.announcements.length === 0
      ? "None"
      : form.announcements
          .map(({ minutesLeft, call }) => `${minutesLeft} min before: “${options.call[call]}”`)
          .join("; "),
  atEnd: (form) => options.atEnd[form.atEnd],
  finalUntimed: (form) => (form.finalUntimed ? "No limit" : "The same time"),
  logged: (form) =>
    form.valueTable === "no_fu"
      ? "From 4 han"
      : form.roundedUpMangan
        ? "Mangan and up, rounded up too"
        : "Mangan and up",
  countedYakuman: (form) => (form.countedYakuman ? "Counted yakuman" : "No counted yakuman"),
  combinedYakuman: (form) => options.combinedYakuman[form.combinedYakuman],
  doubleYakuman: (form) => isThere(form.doubleYakuman),
  pao: (form) => form.pao.map((pao) => options.pao[pao]).join(", ") || "None",
  severalRon: (form) => options.severalRon[form.severalRon],
  honba: (form) => (form.honba === 0 ? "None" : `${points(form.honba)} each`),
  doubleWindPairFu: (form) =>
    form.valueTable === "no_fu" ? "Not counted" : `${form.doubleWindPairFu} fu`,
  nagashiMangan: (form) => isThere(form.nagashiMangan),
  valueTable: (form) => options.valueTable[form.valueTable],
  assumed: (form) => form.assumed.map((one) => options.assumed[one]).join(", ") || "None",
};
