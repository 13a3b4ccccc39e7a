// What a rule is in a few words, for two rule sets side by side.

import type { Text } from "../../text";
import { signed } from "../../text/amounts";
import type { ExplainedRules, Line } from "./lines";

/** Place points in P where they are whole ones, as everybody calls them. */
function places(row: readonly (number | null)[]): string {
  const inP = row.every((amount) => amount !== null && amount % 1_000 === 0);
  return row.map((amount) => signed(inP && amount !== null ? amount / 1_000 : amount)).join(" ");
}

export function brief({ rules }: Text, line: Line, { form, facts }: ExplainedRules): string {
  const { options, few } = rules;
  const isThere = (is: boolean) => (is ? few.yes : few.no);
  const listed = (names: readonly string[]) => names.join(few.and) || few.no;
  const countsFu = form.valueTable !== "no_fu";
  const withFu = (words: string) => (countsFu ? words : few.noFu);
  const [first = []] = form.uma;
  const okaGoes = () =>
    form.top === "residual"
      ? few.okaToFirst(facts.oka ?? "")
      : facts.umaGivesOka
        ? few.okaGivenBack
        : few.okaToNobody;
  const said: Record<Line, () => string> = {
    players: () => few.players(form.players),
    start: () => few.points(form.start),
    return: () => (form.fromReturn ? few.points(form.returnPoints) : few.noReturn),
    oka: () => (facts.oka === null ? few.noOka(form.top === "residual") : okaGoes()),
    // What stands in parentheses explains a choice.
    rounding: () => options.rounding[form.rounding].replace(/ ?[（(].*/, ""),
    unit: () => options.unit[form.unit],
    uma: () =>
      form.byFloating ? few.byFloating : first.some((one) => one !== 0) ? places(first) : few.no,
    tie: () => options.tie[form.tie],
    deposit: () => options.deposit[form.deposit],
    chombo: () => few.chombo[form.chombo](form.chomboPoints),
    bust: () => options.bust[form.bust],
    minutes: () => few.minutes(form.minutes),
    announcements: () =>
      listed(form.announcements.map((one) => few.call(one.minutesLeft, options.call[one.call]))),
    atEnd: () => options.atEnd[form.atEnd],
    finalUntimed: () => few.finals(form.finalUntimed),
    yaku: () => {
      const ticks = ["openTanyao", "atozuke", "pinfuTsumo"] as const;
      const there = ticks.filter((tick) => form[tick]).map((tick) => few.yaku[tick]);
      return listed(
        form.renhou === "none" ? there : [...there, few.renhou(options.renhou[form.renhou])],
      );
    },
    dora: () => {
      const ticks = ["ippatsu", "uraDora"] as const;
      const there = ticks.filter((tick) => form[tick]).map((tick) => few.yaku[tick]);
      const isRed = form.redFives.some((count) => count > 0);
      return listed(isRed ? [...there, few.red(form.redFives)] : there);
    },
    tsumoLoss: () => listed([few.withLoss(form.tsumoLoss), options.north[form.north]]),
    roundedUpMangan: () => withFu(isThere(form.roundedUpMangan)),
    countedYakuman: () => isThere(form.countedYakuman),
    combinedYakuman: () => options.combinedYakuman[form.combinedYakuman],
    doubleYakuman: () => isThere(form.doubleYakuman),
    pao: () => listed(form.pao.map((pao) => options.pao[pao])),
    severalRon: () => options.severalRon[form.severalRon],
    honba: () => (form.honba === 0 ? few.no : few.honba(form.honba)),
    doubleWindPairFu: () => withFu(rules.fuOfPair(form.doubleWindPairFu)),
    nagashiMangan: () => isThere(form.nagashiMangan),
    valueTable: () => options.valueTable[form.valueTable],
    logged: () => few.logged(countsFu),
    assumed: () => listed(form.assumed.map((what) => options.assumed[what])),
  };
  return said[line]();
}
