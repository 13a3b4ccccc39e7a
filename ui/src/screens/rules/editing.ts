// What changes with a choice, beside the choice itself: as many boxes as the rule has amounts.

import type { Assumed, RuleForm } from "../../platform";

type Row = RuleForm["uma"][number];

/** A row as long as there are places; a place that is new has an empty box. */
function resized(row: Row, places: number): Row {
  return Array.from({ length: places }, (_, place) => row[place] ?? null);
}

/** One row; or one for each number of players who can float, which is all but one. */
function rows(form: RuleForm): RuleForm["uma"] {
  const count = form.byFloating ? form.players - 1 : 1;
  return Array.from({ length: count }, (_, index) =>
    resized(form.uma[index] ?? form.uma[0] ?? [], form.players),
  );
}

export function withPlayers(form: RuleForm, players: number): RuleForm {
  const changed = { ...form, players };
  return { ...changed, uma: rows(changed) };
}

export function withFloating(form: RuleForm, byFloating: boolean): RuleForm {
  const changed = { ...form, byFloating };
  return { ...changed, uma: rows(changed) };
}

export function withUma(form: RuleForm, row: number, place: number, amount: number | null) {
  const changed = form.uma.map((amounts, index) =>
    index === row ? amounts.map((old, at) => (at === place ? amount : old)) : amounts,
  );
  return { ...form, uma: changed };
}

/** The name that the backend has for an amount's field, under which its problem is told. */
export function umaField({ byFloating }: RuleForm, row: number, place: number): string {
  return byFloating ? `uma.floating[${row}][${place}]` : `uma[${place}]`;
}

/** What a change of a field settles, where the club's own rules were silent about it. */
const settles: { [Field in keyof RuleForm]?: readonly Assumed[] } = {
  tie: ["tie", "deposit_of_tied"],
  deposit: ["deposit", "deposit_of_tied"],
  announcements: ["running_hand"],
  valueTable: ["value_table"],
  countedYakuman: ["counted_yakuman"],
  combinedYakuman: ["combined_yakuman"],
  doubleYakuman: ["double_yakuman"],
  doubleWindPairFu: ["double_wind_pair_fu"],
  honba: ["honba"],
  severalRon: ["several_ron"],
  nagashiMangan: ["nagashi_mangan"],
  openTanyao: ["open_tanyao"],
  atozuke: ["atozuke"],
  pinfuTsumo: ["pinfu_tsumo"],
  ippatsu: ["ippatsu_and_ura"],
  uraDora: ["ippatsu_and_ura"],
  redFives: ["red_fives"],
  renhou: ["renhou"],
  rinshanWithHaitei: ["rinshan_with_haitei"],
};

/** A value that the club chose is the club's own word. */
export function withSettled(before: RuleForm, after: RuleForm): RuleForm {
  const changed = (Object.keys(settles) as (keyof RuleForm)[]).filter(
    (field) => before[field] !== after[field],
  );
  const settled = changed.flatMap((field) => settles[field] ?? []);
  return { ...after, assumed: after.assumed.filter((one) => !settled.includes(one)) };
}
