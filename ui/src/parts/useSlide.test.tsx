// @vitest-environment jsdom

import { cleanup, render } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useSlide } from "./useSlide";

function Rows({ names, move }: { names: string[]; move: string }) {
  const body = useRef<HTMLTableSectionElement>(null);
  useSlide(body, names.join());
  return (
    <table>
      <tbody ref={body} style={{ "--move": move } as object}>
        {names.map((name) => (
          <tr key={name} data-row={name} />
        ))}
      </tbody>
    </table>
  );
}

/** Each row 40 pixels below the one before; gives what slides, and from where. */
function slides(before: string[], after: string[], move: string): string[] {
  vi.spyOn(HTMLElement.prototype, "offsetTop", "get").mockImplementation(function (
    this: HTMLElement,
  ) {
    return 40 * (this as HTMLTableRowElement).sectionRowIndex;
  });
  const slid: string[] = [];
  HTMLElement.prototype.animate = function (frames) {
    slid.push(`${this.dataset.row} ${(frames as Keyframe[])[0]?.transform}`);
    return {} as Animation;
  };
  const { rerender } = render(<Rows names={before} move={move} />);
  rerender(<Rows names={after} move={move} />);
  return slid;
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("a row comes from where it was, and one that is new stands there at once", () => {
  expect(slides(["a", "b", "c"], ["c", "a", "d"], "200ms")).toEqual([
    "c translateY(80px)",
    "a translateY(-40px)",
  ]);
});

test("nothing moves for whoever wants no motion", () => {
  expect(slides(["a", "b"], ["b", "a"], "0ms")).toEqual([]);
});
