// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { screens } from "../frame/screens";
import { kinds } from "../screens/reports/kinds";
import { loadManual } from "./manual";
import { pageFor, placesOf } from "./places";
import { placeOfRefusal } from "./refusals";
import { termOf, termsOfRules } from "./termOf";

const manual = await loadManual();

beforeEach(() => {
  document.body.innerHTML = `
    <main data-help="today">
      <div class="screen">
        <button id="bar"></button>
        <section data-help="today.sheet"><p data-help="today.sum"><input id="sum" /></p></section>
      </div>
    </main>
    <div class="popover"><button id="over"></button></div>`;
});

test("what has the focus is in its places from the nearest outward, and the screen is the last", () => {
  const at = (id: string) => placesOf(document.getElementById(id));
  expect(at("sum")).toEqual(["today.sum", "today.sheet", "today", "today"]);
  expect(at("bar")).toEqual(["today", "today"]);
  expect(at("over")).toEqual(["today"]);
  expect(placesOf(null)).toEqual(["today"]);
});

test("the nearest place with a page has it, and a part without one has that of its whole", () => {
  const page = (id: string, ...opens: string[]) => ({ ...blank, id, opens });
  const blank = {
    title: { ja: "", en: "" },
    lead: { ja: "", en: "" },
    steps: [],
    notes: [],
    terms: [],
  };
  const given = {
    chapters: [],
    terms: [],
    pages: [page("sheet", "today.sheet"), page("day", "today")],
  };
  expect(pageFor(given, ["today.sheet.hands", "today"])).toBe("sheet");
  expect(pageFor(given, ["today.draw", "today"])).toBe("day");
  expect(pageFor(given, ["results"])).toBeNull();
});

/** All that is marked in the window, as it stands in its code. */
const code = Object.values(
  import.meta.glob<string>(["../**/*.tsx", "../path/*.ts", "!../**/*.test.tsx"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).join("\n");

test("each place that a page names is one of the window's", () => {
  const named = [...code.matchAll(/"([a-z]+(?:\.[a-z_]+)+)"/gi)].map(([, place]) => place);
  const known = new Set<string | undefined>([
    ...named,
    ...screens.map(({ id }) => id),
    ...kinds.map((kind) => `reports.${kind}`),
    ...tasksOfData.map((task) => `data.${task}`),
    ...partsOfCompetition.map((part) => `competition.${part}`),
    "start",
    "about",
  ]);
  const wrong = manual.pages.flatMap(({ id, opens }) =>
    opens.filter((place) => !known.has(place)).map((place) => `${id}: ${place}`),
  );
  expect(wrong).toEqual([]);
});

/** Where the place is put together of two names. */
const tasksOfData = [
  "backups",
  "club",
  "view",
  ...["import", "export", "handover", "archive", "compare", "second", "site", "check", "history"],
];
const partsOfCompetition = ["desk", "play", "results", "log", "settled"];

test("every refusal leads to a page, but those that no page could explain", () => {
  const without = Object.entries(placeOfRefusal).filter(([, place]) => place === null);
  expect(without.map(([kind]) => kind)).toEqual([
    "not_a_month",
    "not_a_day",
    "no_such_day",
    "outside_era",
    "ends_before_it_begins",
    "no_such",
    "taken",
    "in_use",
    "empty_text",
    "long_text",
    "unseen_character",
    "out_of_range",
    "day_out_of_range",
    "no_browser",
    "cancelled",
    "still_working",
    "unexpected",
  ]);
  const astray = Object.entries(placeOfRefusal).filter(
    ([, place]) => place !== null && pageFor(manual, [place]) === null,
  );
  expect(astray).toEqual([]);
});

test("every term that the window explains is in the manual", () => {
  const known = manual.terms.map(({ id }) => id);
  const words = [...code.matchAll(/<Term(?:Word)? id="([^"]+)"/g)].map(([, id]) => id);
  const used = [...words, ...Object.values(termOf), ...Object.values(termsOfRules).flat(), "place"];
  expect(used.filter((id) => !known.includes(id ?? ""))).toEqual([]);
});
