import type { AmountUnit } from "../parts/typed";
import type { PeriodKind } from "../platform";

const kinds: Record<PeriodKind, string> = {
  day: "日",
  month: "月",
  half: "半期",
  fiscal_year: "年度",
  all: "全期間",
  custom: "日付",
};

const units: Record<AmountUnit, string> = { points: "点", hundreds: "百点", p: "P", count: "" };

const examples: Record<AmountUnit, string> = {
  points: "「42300」「-5300」",
  hundreds: "「423」「-53」",
  p: "「12.3」「-40」",
  count: "「3」",
};

export const parts = {
  again: "もう一度",
  units,
  notANumber: (typed: string, unit: AmountUnit) =>
    `「${typed}」は数として読めません。${examples[unit]}のように入れてください。`,
  dayHint: "R8.11.21、2026/11/21、11/21 など",
  weekday: (weekday: string) => `（${weekday}）`,
  period: {
    label: "期間",
    kinds,
    /** Of the steps from one to the next. */
    which: "どの期間か",
    dates: "日付を入れる",
    oneDay: "1日ずつ見る",
    goTo: "この日を含む期間へ",
    goToHint: "R8.11、2026/11/21 など",
    from: "始めの日",
    to: "終わりの日",
  },
  member: (number: number, name: string) => `${number} ${name}`,
  /** Between names in a row. */
  between: "、",
  noSuchMember: (typed: string) => `「${typed}」ではひとりに決まりません。`,
  chooseColumns: "列を選ぶ",
  columnsAsAtFirst: "はじめの列に戻す",
  previous: "前",
  next: "次",
  place: (place: number) => `${place}着`,
  places: (places: readonly number[]) => `着順 ${places.join("・")}`,
  placeCounts: (counts: readonly number[]) =>
    counts.map((count, at) => `${at + 1}着${count}回`).join("、"),
};

export type PartsText = typeof parts;
