import { type RefObject, useLayoutEffect, useState } from "react";

interface Size {
  width: number;
  height: number;
  rem: number;
}

/** What was measured last by each name, to draw by before anything is laid out. */
const last = new Map<string, Size>();

/**
 * What an element has room for, and a rem, in pixels: as it is now, whatever is done to the window.
 * @param name of all elements that have the same room, one after the other.
 */
export function useSize(of: RefObject<HTMLElement | null>, name: string): Size {
  const [size, setSize] = useState(() => last.get(name) ?? { width: 0, height: 0, rem: 16 });
  useLayoutEffect(() => {
    const element = of.current;
    if (element === null) {
      return undefined;
    }
    const measure = () => {
      const { fontSize } = getComputedStyle(document.documentElement);
      const now = {
        width: element.clientWidth,
        height: element.clientHeight,
        rem: Number.parseFloat(fontSize),
      };
      last.set(name, now);
      setSize((before) =>
        before.width === now.width && before.height === now.height && before.rem === now.rem
          ? before
          : now,
      );
    };
    // In the next frame: a size that is answered within the observer's own turn is reported as a loop.
    const observer = new ResizeObserver(() => requestAnimationFrame(measure));
    observer.observe(element);
    if (!last.has(name)) {
      measure();
    }
    return () => observer.disconnect();
  }, [of, name]);
  return size;
}
