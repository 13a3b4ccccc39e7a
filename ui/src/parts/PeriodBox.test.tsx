// @vitest-environment jsdom

import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { useKept } from "../kept";
import type { Answer, ChosenPeriod, Day, Platform } from "../platform";
import { texts } from "../text";
import { answer, backend, renderInFrame } from "./inFrame";
import { PeriodBox } from "./PeriodBox";
import { usePeriod } from "./usePeriod";

afterEach(cleanup);

/** A club's calendar; which one it is can be changed in the settings. */
let era: (year: number) => string;
const inEra = (year: number) => `令和${year - 2018}年`;
const western = (year: number) => `${year}年`;

function day(iso: string): Day {
  const [year = 0, month, date] = iso.split("-").map(Number);
  return { iso, shown: `${era(year)}${month}月${date}日`, weekday: "土" };
}

function period(kind: ChosenPeriod["kind"], from: string, to: string): ChosenPeriod {
  const [first, last] = [day(from), day(to)];
  const heading = `${first.shown}〜${last.shown}`;
  return { kind, from: first, to: last, heading, previous: null, next: null };
}

const refused: Answer<never> = {
  ok: false,
  problem: { kind: "ends_before_it_begins", from: "2026-11-21", to: "2026-11-14" },
};

const commands: Partial<Platform> = {
  periodOf: () => answer(period("month", "2026-11-01", "2026-11-30")),
  periodBetween: (from, to) =>
    from <= to ? answer(period("custom", from, to)) : Promise.resolve(refused),
  dayFromText: (typed) => answer(day(`2026-${typed.replace("/", "-")}`)),
};

const november = () => period("month", "2026-11-01", "2026-11-30");

function Results() {
  const [chosen, choose] = useKept("results", november);
  const now = usePeriod(chosen);
  return (
    <>
      <PeriodBox value={now} onChange={choose} />
      <h2>{now.heading}</h2>
    </>
  );
}

/** Also while the boxes are open, behind which the page rests. */
const heading = () => document.querySelector("h2")?.textContent;

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** The row's middle shows the period, and opens the boxes for dates. */
const openDates = () => userEvent.click(document.querySelector(".period-heading") as Element);

async function chooseDays(from: string, to: string) {
  await openDates();
  await userEvent.type(box("始めの日"), `${from}{Tab}`);
  await waitFor(() => expect(box("始めの日").value).toContain("月"));
  await userEvent.type(box("終わりの日"), `${to}{Tab}`);
}

test("whoever comes back to days that were chosen finds them in their boxes", async () => {
  era = inEra;
  const platform = backend(commands);
  const first = renderInFrame(<Results />, {}, { platform });
  await chooseDays("11/14", "11/21");
  await screen.findByRole("heading", { name: "令和8年11月14日〜令和8年11月21日" });
  expect(screen.queryByLabelText("始めの日")).toBeNull();
  first.unmount();

  const again = renderInFrame(<Results />, {}, { platform });
  await openDates();
  expect(box("始めの日").value).toBe("令和8年11月14日");
  expect(box("終わりの日").value).toBe("令和8年11月21日");
  // One end is enough to choose other days.
  await userEvent.clear(box("終わりの日"));
  await userEvent.type(box("終わりの日"), "11/28{Tab}");
  await screen.findByRole("heading", { name: "令和8年11月14日〜令和8年11月28日" });
  again.unmount();

  era = western;
  renderInFrame(<Results />, {}, { platform });
  await screen.findByRole("heading", { name: "2026年11月14日〜2026年11月28日" });
  await openDates();
  expect(box("始めの日").value).toBe("2026年11月14日");
});

test("days in the wrong order stay in their boxes to be corrected, and nothing is chosen", async () => {
  era = inEra;
  renderInFrame(<Results />, commands);
  await chooseDays("11/21", "11/14");
  expect((await screen.findByRole("alert")).textContent).toContain("前");
  expect(box("始めの日").value).toBe("令和8年11月21日");
  expect(box("終わりの日").value).toBe("令和8年11月14日");
  expect(heading()).toBe(november().heading);
});

/** The periods of the club's year 2026 that hold the day, each as the backend would give it. */
function holding(kind: ChosenPeriod["kind"], iso: string | null): ChosenPeriod {
  const [year, month] = (iso ?? "").split("-");
  switch (kind) {
    case "day":
      return period(kind, iso ?? "", iso ?? "");
    case "month":
      return {
        ...period(kind, `${year}-${month}-01`, `${year}-${month}-30`),
        next: "2026-12-01",
      };
    case "half":
      return period(kind, "2026-10-01", "2027-03-31");
    case "fiscal_year":
      return period(kind, "2026-04-01", "2027-03-31");
    default:
      return { ...period(kind, "2026-04-01", "2027-03-31"), from: null, to: null, heading: "" };
  }
}

test("whoever goes through the kinds of period comes back to the day", async () => {
  era = inEra;
  const asked = (kind: ChosenPeriod["kind"], iso: string | null) => answer(holding(kind, iso));
  renderInFrame(<Results />, { ...commands, periodOf: asked });
  const choose = async (kind: ChosenPeriod["kind"], shown: string) => {
    if (kind === "day") {
      await openDates();
      await userEvent.click(screen.getByRole("button", { name: "1日ずつ見る" }));
    } else {
      await userEvent.click(screen.getByRole("radio", { name: texts.ja.parts.period.kinds[kind] }));
    }
    await waitFor(() => expect(heading()).toBe(shown));
  };
  const year = "令和8年4月1日〜令和9年3月31日";
  const half = "令和8年10月1日〜令和9年3月31日";
  await choose("day", "令和8年11月30日〜令和8年11月30日");
  await choose("month", november().heading);
  await choose("half", half);
  await choose("fiscal_year", year);
  await choose("all", "");
  await choose("fiscal_year", year);
  await choose("day", "令和8年11月30日〜令和8年11月30日");

  // Who has gone to another month meanwhile has left that day.
  await choose("month", november().heading);
  await userEvent.click(screen.getByRole("button", { name: "次" }));
  await waitFor(() => expect(heading()).toContain("12月1日"));
  await choose("half", half);
  await choose("day", "令和8年12月30日〜令和8年12月30日");
});

test("a date leads to its month, and what is none stays to be corrected", async () => {
  era = inEra;
  renderInFrame(<Results />, {
    ...commands,
    periodFromText: (_, typed) =>
      typed === "10/4"
        ? answer(period("month", "2026-10-01", "2026-10-31"))
        : Promise.resolve(refused),
  });
  await openDates();
  expect(document.activeElement).toBe(box("この日を含む期間へ"));
  await userEvent.keyboard("13/45{Enter}");
  await screen.findByRole("alert");
  expect(box("この日を含む期間へ").value).toBe("13/45");
  await userEvent.clear(box("この日を含む期間へ"));
  await userEvent.keyboard("10/4{Enter}");
  await waitFor(() => expect(heading()).toBe("令和8年10月1日〜令和8年10月31日"));
  expect(screen.queryByLabelText("この日を含む期間へ")).toBeNull();
});
