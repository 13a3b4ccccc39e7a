import { useLayoutEffect, useState } from "react";
import { useFrame } from "./context";

/**
 * Why the side is a rail, if it is: in a narrower window its words would take the room that three panes
 * need beside each other.
 */
export function useRail(): "narrow" | "folded" | undefined {
  const { view } = useFrame();
  return useIsNarrower(79) ? "narrow" : view.isFolded ? "folded" : undefined;
}

/** Whether the window is narrower than so many rem. Lengths in rem grow with the text. */
export function useIsNarrower(width: number): boolean {
  const { view } = useFrame();
  const [isNarrower, setNarrower] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text's size changes what a rem is.
  useLayoutEffect(() => {
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setNarrower(window.innerWidth < width * rem);
    };
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, [width, view.textSize]);
  return isNarrower;
}
