// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { loadManual } from "../help/manual";
import { renderInFrame } from "./inFrame";
import { Term, TermWord } from "./Term";

const manual = await loadManual();
const says = manual.terms.find(({ id }) => id === "uma")?.says.ja ?? "";
const isTold = () => screen.queryByText(says, { exact: false }) !== null;

test("a word tells what it means under the pointer, by keys and where it is touched", async () => {
  renderInFrame(<TermWord id="uma">順位点</TermWord>);
  const word = screen.getByText("順位点");
  await userEvent.hover(word);
  await waitFor(() => expect(isTold()).toBe(true));
  await userEvent.unhover(word);
  await waitFor(() => expect(isTold()).toBe(false));
  fireEvent.pointerUp(word, { pointerType: "touch" });
  await waitFor(() => expect(isTold()).toBe(true));
  await userEvent.keyboard("{Escape}");
  fireEvent.blur(word);
  await waitFor(() => expect(isTold()).toBe(false));
  await userEvent.tab();
  await waitFor(() => expect(isTold()).toBe(true));
  expect(word.parentElement?.getAttribute("aria-describedby")).not.toBeNull();
});

test("what is pressed stays what it is, and an unknown term changes nothing", async () => {
  const pressed = vi.fn();
  renderInFrame(
    <Term id="no such term">
      <button type="button" onClick={pressed}>
        順位点
      </button>
    </Term>,
  );
  await userEvent.click(screen.getByRole("button", { name: "順位点" }));
  expect(pressed).toHaveBeenCalledOnce();
  expect(isTold()).toBe(false);
});
