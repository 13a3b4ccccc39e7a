// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { answer, renderInFrame } from "../../parts/inFrame";
import type { MemberEntry, Platform } from "../../platform";
import { texts } from "../../text";
import { Openings } from "./Openings";

const words = texts.ja.openings;
const member = { id: 3, number: 3, name: "青木 一郎" } as MemberEntry;
const day = (iso: string) => ({ iso, shown: iso, weekday: "水" });

test("a sum is typed with its days, its hanchan and where it comes from", async () => {
  const addOpening = vi.fn<Platform["addOpening"]>(() => answer(null));
  renderInFrame(<Openings member={member} />, {
    openingsOf: () =>
      answer({ rows: [], series: [{ id: 1, name: "水曜会" }], inP: true, places: 4 }),
    dayFromText: (typed) => answer(day(typed)),
    addOpening,
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: words.add }));
  await user.click(screen.getByRole("button", { name: words.save }));
  expect(addOpening).not.toHaveBeenCalled();
  expect(screen.getAllByText(words.needsDay)).toHaveLength(2);
  const type = async (label: string, typed: string) => {
    await user.type(screen.getByRole("textbox", { name: label }), `${typed}{Tab}`);
  };
  await type(words.from, "2023-04-01");
  await type(words.to, "2024-03-31");
  await type(words.total, "-312.4");
  await type(words.games, "40");
  for (const [at, count] of ["12", "10", "10", "8"].entries()) {
    await type(words.place(at + 1), count);
  }
  await type(words.source, "令和5年度の帳面");
  await user.click(screen.getByRole("button", { name: words.save }));
  expect(addOpening).toHaveBeenCalledExactlyOnceWith({
    person: 3,
    from: "2023-04-01",
    to: "2024-03-31",
    series: 1,
    games: 40,
    places: [12, 10, 10, 8],
    total: -312_400,
    source: "令和5年度の帳面",
  });
});

test("a sum that is there is told with where it comes from, and deleted", async () => {
  const deleteOpening = vi.fn<Platform["deleteOpening"]>(() => answer(null));
  renderInFrame(<Openings member={member} />, {
    openingsOf: () =>
      answer({
        rows: [
          {
            id: 7,
            from: day("2023-04-01"),
            to: day("2024-03-31"),
            series: 1,
            seriesName: "水曜会",
            games: null,
            places: null,
            total: 312_400,
            shown: "+312.4P",
            source: "帳面",
          },
        ],
        series: [{ id: 1, name: "水曜会" }],
        inP: true,
        places: 4,
      }),
    deleteOpening,
  });
  expect(await screen.findByText("帳面")).toBeDefined();
  const named = words.row("2023-04-01", "2024-03-31", "+312.4P");
  await userEvent.click(screen.getByRole("button", { name: `${named} ${words.delete}` }));
  expect(deleteOpening).toHaveBeenCalledExactlyOnceWith(7);
});
