// For tests: today's screen over a backend that answers what the test says.

import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Frame } from "../../frame/context";
import { answer, renderInFrame } from "../../parts/inFrame";
import type {
  DayChoices,
  DayTable,
  DayView,
  Draft,
  DraftSheet,
  Platform,
  Sheet,
  SheetPreview,
  SheetSum,
} from "../../platform";
import TodayScreen from "./index";

export const people = [11, 12, 13, 14].map((number) => ({
  id: number + 100,
  number,
  name: `会員${number}`,
  kana: "",
  unranked: false,
}));

export const choices: DayChoices = {
  today: { iso: "2026-11-21", shown: "令和8年11月21日", weekday: "土" },
  usualSeries: 1,
  last: null,
  series: [{ id: 1, name: "水曜会" }],
  usualRules: 5,
  ruleSets: [
    {
      id: 5,
      name: "会のルール",
      newest: true,
      winds: "東南西北",
      asksLastDealer: false,
      depositToTop: true,
      chombo: "▲10.0P",
    },
  ],
};

export const emptyDay: DayView = {
  competition: null,
  unit: "P",
  rounds: null,
  present: 0,
  tables: [],
  missing: 0,
  standings: [],
  sum: "0.0",
  next: { round: 1, table: "A" },
  first: [],
};

export const entered: DayTable = {
  round: 1,
  table: "A",
  hanchan: 3,
  state: "entered",
  people,
  rules: null,
  places: [4, 3, 2, 1],
  totals: ["▲30.0", "▲10.0", "+10.0", "+30.0"],
};

/** The day's screen after a sheet of these four was saved. */
export const dayWithOne: DayView = {
  ...emptyDay,
  tables: [entered],
  next: { round: 2, table: "A" },
};

export const scores = ["423", "310", "267", "200"];

export function preview(sum: SheetSum = { kind: "right" }): SheetPreview {
  const seat = { unreadable: false, filled: null, place: null, points: null, total: null };
  return { seats: [seat, seat, seat, seat], sum, sumPoints: null, misread: [], hands: [] };
}

export function scoresOf(given: Sheet | undefined) {
  return given?.seats.map(({ score }) => score);
}

/** A backend that keeps half-typed sheets, as the real one does. */
export function keeping(kept: DraftSheet[] = []): Partial<Platform> & { kept: DraftSheet[] } {
  const others = ({ place }: Draft) =>
    kept.filter((one) => JSON.stringify(one.draft.place) !== JSON.stringify(place));
  return {
    kept,
    drafts: () => answer([...kept]),
    keepDraft: (draft) => {
      const found = draft.sheet.seats.map(({ person }) => people.find(({ id }) => id === person));
      const seated = found.map((person) => person ?? null);
      kept.splice(0, kept.length, ...others(draft), { draft, day: choices.today, people: seated });
      return answer(null);
    },
    forgetDraft: (draft) => {
      kept.splice(0, kept.length, ...others(draft));
      return answer(null);
    },
  };
}

export function openToday(
  changes: Partial<Platform> = {},
  view = emptyDay,
  sum?: SheetSum,
  frame: Partial<Frame> = {},
  shown = <TodayScreen />,
) {
  const commands: Partial<Platform> = {
    ...keeping(),
    dayChoices: () => answer(choices),
    dayView: () => answer(view),
    memberChoices: (search) => answer(people.filter(({ number }) => String(number) === search)),
    previewSheet: () => answer(preview(sum)),
    tableSetAside: () => answer(null),
    correctedStandings: () => answer([]),
    ...changes,
  };
  return renderInFrame(shown, commands, frame);
}

export const east = () => screen.findByRole("combobox", { name: "東家" });

export const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Types into the box that has the keys, and on. */
export async function typeScores(texts: readonly string[]) {
  for (const typed of texts) {
    await userEvent.keyboard(`${typed}{Enter}`);
  }
}

/** Does what is behind the sheet's menu. */
export async function doOther(name: string) {
  await userEvent.click(screen.getByRole("button", { name: "ほかの操作" }));
  await userEvent.click(await screen.findByRole("menuitem", { name }));
}
