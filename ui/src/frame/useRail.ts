import { useLayoutEffect, useState } from "react";
import type { TextSize } from "../view";
import { useFrame } from "./context";

/**
 * Why the side is a rail, if it is: in a narrower window its words would take the room that three panes
 * need beside each other.
 */
export function useRail(): "narrow" | "folded" | undefined {
  const { view } = useFrame();
  return useIsNarrower(79) ? "narrow" : view.isFolded ? "folded" : undefined;
}

/** How wide the window is without the manual beside it, in pixels. */
export function widthOfWorktop(): number {
  return document.querySelector(".worktop")?.clientWidth || window.innerWidth;
}

/** Whether the window has less than so many rem for its screens. */
export function useIsNarrower(width: number): boolean {
  return useHasLess(width, useFrame().view.textSize, widthOfWorktop);
}

/** Whether there is less than so many rem of what is measured, in pixels. Lengths in rem grow with the text. */
export function useHasLess(width: number, textSize: TextSize, measured: () => number): boolean {
  const [isNarrower, setNarrower] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text's size changes what a rem is.
  useLayoutEffect(() => {
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setNarrower(measured() < width * rem);
    };
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, [width, textSize]);
  return isNarrower;
}
