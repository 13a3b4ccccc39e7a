import { useLayoutEffect, useState } from "react";
import { useFrame } from "../frame/context";
import { widthOfWorktop } from "../frame/useRail";

/** How much room a window has, as the style sheets tell it apart. */
export type Room = "rail" | "narrow" | "usual" | "roomy";

/** From how many rem on; lengths in rem grow with the text. */
const from: readonly (readonly [number, Room])[] = [
  [104, "roomy"],
  [81, "usual"],
  [66, "narrow"],
  [0, "rail"],
];

/** The window's room, for what is not only laid out otherwise but is other altogether. */
export function useRoom(): Room {
  const { view } = useFrame();
  const [room, setRoom] = useState(roomNow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text's size changes what a rem is.
  useLayoutEffect(() => {
    const measure = () => setRoom(roomNow());
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, [view.textSize]);
  return room;
}

function roomNow(): Room {
  const size = getComputedStyle(document.documentElement).fontSize;
  const rem = Number.parseFloat(size) || 16;
  const width = widthOfWorktop() / rem;
  return from.find(([least]) => width >= least)?.[1] ?? "rail";
}
