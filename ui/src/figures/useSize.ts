import { type RefObject, useLayoutEffect, useState } from "react";

/** What an element has room for, and a rem, in pixels: as it is now, whatever is done to the window. */
export function useSize(of: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0, rem: 16 });
  useLayoutEffect(() => {
    const element = of.current;
    if (element === null) {
      return undefined;
    }
    const measure = () => {
      const { fontSize } = getComputedStyle(document.documentElement);
      const rem = Number.parseFloat(fontSize);
      setSize({ width: element.clientWidth, height: element.clientHeight, rem });
    };
    // In the next frame: a size that is answered within the observer's own turn is reported as a loop.
    const observer = new ResizeObserver(() => requestAnimationFrame(measure));
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [of]);
  return size;
}
