// @vitest-environment jsdom

import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderInFrame } from "../../parts/inFrame";
import type { PersonResults, ResultRow } from "../../platform";
import { texts } from "../../text";
import { FigureCells } from "./FigureCells";

const standing: ResultRow = {
  person: 1,
  rank: 1,
  number: 1,
  name: "佐藤",
  kana: "",
  games: 4,
  places: [1, 1, 1, 1],
  figures: { total: { shown: "10.0", order: 10_000 } },
};

const results: PersonResults = {
  unit: "P",
  players: 4,
  played: [4],
  leftOut: 0,
  places: [1, 2, 3, 4],
  ranked: 4,
  standing,
  rating: { value: "26.1", uncertainty: "3.2" },
  streaks: [],
  seats: [],
  against: [],
  hanchan: [],
  hands: [],
};

function open() {
  return renderInFrame(<FigureCells results={results} standing={standing} />);
}

test("the rating is shown once it is chosen, with a sentence what it is, and stays chosen", async () => {
  open();
  const choice = screen.getByRole("checkbox", { name: "レーティングも見せる" });
  expect(screen.queryByText("26.1（±3.2）")).toBeNull();
  expect(screen.queryByText(texts.ja.members.ratingHint)).toBeNull();
  await userEvent.click(choice);
  expect(screen.getByText("26.1（±3.2）")).toBeTruthy();
  expect(screen.getByText(texts.ja.members.ratingHint)).toBeTruthy();
  cleanup();
  open();
  expect(screen.getByText("26.1（±3.2）")).toBeTruthy();
  await userEvent.click(screen.getByRole("checkbox", { name: "レーティングも見せる" }));
  expect(screen.queryByText("26.1（±3.2）")).toBeNull();
});
