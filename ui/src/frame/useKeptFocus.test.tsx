// @vitest-environment jsdom
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import "../parts/inFrame";
import { useKeptFocus } from "./useKeptFocus";

/** Buttons in a row; `change` says which there are after one was pressed. */
function Row({ first, change }: { first: string[]; change: (pressed: string) => string[] }) {
  useKeptFocus(0);
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

/** A page between a bar and a foot; pressing opens another screen, which is there a little later. */
function Page({ later }: { later: boolean }) {
  const [landing, land] = useState(0);
  const [shown, show] = useState("old");
  useKeptFocus(landing);
  return (
    <>
      <header>
        <button type="button">bar</button>
      </header>
      <main>
        {shown === "old" && (
          <button
            type="button"
            onClick={() => {
              land(1);
              show("waiting");
              setTimeout(() => show(later ? "new" : "waiting"), 20);
            }}
          >
            go
          </button>
        )}
        {shown !== "old" && (
          <div data-passed-over>
            <button type="button">day</button>
          </div>
        )}
        {shown === "new" && (
          <div data-first-field>
            <button type="button">first</button>
          </div>
        )}
      </main>
      <footer>
        <button type="button">undo</button>
      </footer>
    </>
  );
}

test("whoever goes to a screen finds the focus on its first field, however late it comes", async () => {
  render(<Page later />);
  await press("go");
  await focusIsOn("first");
});

test("until then it is nowhere that a key would undo or misdirect work", async () => {
  render(<Page later={false} />);
  await press("go");
  await screen.findByText("day");
  expect(document.activeElement).toBe(document.body);
});

test("a kept focus never leaves the page, and passes the day over", async () => {
  function Pressed() {
    const [there, setThere] = useState(true);
    useKeptFocus(0);
    return (
      <>
        <main>
          <button type="button">before</button>
          {there && (
            <button type="button" onClick={() => setThere(false)}>
              gone
            </button>
          )}
          <div data-passed-over>
            <button type="button">day</button>
          </div>
        </main>
        <footer>
          <button type="button">undo</button>
        </footer>
      </>
    );
  }
  render(<Pressed />);
  await press("gone");
  await focusIsOn("before");
});

test("a button that can be pressed no more gives the focus on", async () => {
  function Pressed() {
    const [able, setAble] = useState(true);
    useKeptFocus(0);
    return (
      <main>
        <button type="button" disabled={!able} onClick={() => setAble(false)}>
          once
        </button>
        <button type="button">next</button>
      </main>
    );
  }
  render(<Pressed />);
  await press("once");
  await focusIsOn("next");
});

test("a button that stays keeps the focus", async () => {
  render(<Row first={["a", "b"]} change={() => ["b", "new"]} />);
  await press("b");
  await screen.findByText("new");
  await focusIsOn("b");
});
