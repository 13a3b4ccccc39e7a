// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useClearFocus } from "./useClearFocus";

/** A box that stands so far down, in a window of 768 pixels, until it is scrolled to. */
function pageWithBox(begins: number) {
  let top = begins;
  const brought = vi.fn(() => {
    top = 700;
  });
  Element.prototype.scrollIntoView = brought;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(
    () => ({ top, bottom: top + 40, height: 40 }) as DOMRect,
  );
  function Page() {
    useClearFocus();
    return (
      <main>
        <input aria-label="box" />
      </main>
    );
  }
  render(<Page />);
  const moves = (to: number) => {
    top = to;
  };
  return { box: screen.getByLabelText("box"), brought, moves };
}

const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));

/** Something comes into the page, as an answer does. */
async function changes() {
  document.querySelector("main")?.append("more");
  await frame();
  await frame();
}

test("what gets the focus is brought into view, and again when the page moves it", async () => {
  const { box, brought, moves } = pageWithBox(900);
  box.focus();
  expect(brought).toHaveBeenCalledTimes(1);
  moves(1000);
  await changes();
  expect(brought).toHaveBeenCalledTimes(2);
});

test("what is in view already is not moved", async () => {
  const { box, brought } = pageWithBox(100);
  box.focus();
  await changes();
  expect(brought).not.toHaveBeenCalled();
});

test("whoever scrolls away is not brought back by what changes meanwhile", async () => {
  const { box, brought, moves } = pageWithBox(100);
  box.focus();
  moves(-300);
  fireEvent.scroll(document);
  await changes();
  expect(brought).not.toHaveBeenCalled();
});

test("nothing moves under a mouse until it is up", async () => {
  const { box, brought } = pageWithBox(750);
  fireEvent.pointerDown(box);
  box.focus();
  await changes();
  expect(brought).not.toHaveBeenCalled();
  fireEvent.pointerUp(box);
  await new Promise((after) => setTimeout(after));
  expect(brought).toHaveBeenCalledTimes(1);
});
