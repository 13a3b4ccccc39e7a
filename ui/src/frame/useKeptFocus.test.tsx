// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import "../parts/inFrame";
import { useKeptFocus } from "./useKeptFocus";

afterEach(cleanup);

/** Buttons in a row; `change` says which there are after one was pressed. */
function Row({ first, change }: { first: string[]; change: (pressed: string) => string[] }) {
  useKeptFocus();
  const [names, setNames] = useState(first);
  return names.map((name) => (
    <button type="button" key={name} onClick={() => setNames(change(name))}>
      {name}
    </button>
  ));
}

async function press(name: string) {
  screen.getByRole("button", { name }).focus();
  await userEvent.keyboard("{Enter}");
}

const focusIsOn = (name: string) =>
  waitFor(() => expect(document.activeElement?.textContent).toBe(name));

test.each([
  ["what came in its place", ["a", "new", "c"], "new"],
  ["what stood after it", ["a", "c"], "c"],
  ["what stands before it, where nothing comes after", ["a"], "a"],
  ["what comes first, where nothing stayed", ["x", "y"], "x"],
])("a button that goes away leaves the focus on %s", async (_, after, expected) => {
  render(<Row first={["a", "b", "c"]} change={() => after} />);
  await press("b");
  await focusIsOn(expected);
});

test("a button that stays keeps the focus", async () => {
  render(<Row first={["a", "b"]} change={() => ["b", "new"]} />);
  await press("b");
  await screen.findByText("new");
  await focusIsOn("b");
});
