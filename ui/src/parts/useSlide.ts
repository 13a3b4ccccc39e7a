import { type RefObject, useLayoutEffect, useRef } from "react";

/** Rows that come to another place slide there, for as long as the tokens say; each has a `data-row`. */
export function useSlide(body: RefObject<HTMLTableSectionElement | null>, order: string) {
  const tops = useRef(new Map<string, number>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows move when their order is another.
  useLayoutEffect(() => {
    const rows = [...(body.current?.rows ?? [])];
    const duration = body.current
      ? Number.parseFloat(getComputedStyle(body.current).getPropertyValue("--move"))
      : 0;
    const now = new Map<string, number>();
    for (const row of rows) {
      const name = row.dataset.row ?? "";
      const before = tops.current.get(name) ?? row.offsetTop;
      now.set(name, row.offsetTop);
      if (duration > 0 && before !== row.offsetTop) {
        const from = { transform: `translateY(${before - row.offsetTop}px)` };
        row.animate([from, { transform: "none" }], { duration, easing: "ease-out" });
      }
    }
    tops.current = now;
  }, [order]);
}
