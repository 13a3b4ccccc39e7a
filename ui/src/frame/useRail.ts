import { useLayoutEffect, useState } from "react";
import { useFrame } from "./context";

/** In rem: in a narrower window the side is a rail. Lengths in rem grow with the text. */
const narrow = 66;

/** Why the side is a rail, if it is. */
export function useRail(): "narrow" | "folded" | undefined {
  const { view } = useFrame();
  const [isNarrow, setNarrow] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text's size changes what a rem is.
  useLayoutEffect(() => {
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setNarrow(window.innerWidth < narrow * rem);
    };
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, [view.textSize]);
  return isNarrow ? "narrow" : view.isFolded ? "folded" : undefined;
}
