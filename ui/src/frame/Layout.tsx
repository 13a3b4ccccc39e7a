import { type ReactNode, useEffect } from "react";
import { useFrame } from "./context";
import "./frame.css";
import "./rail.css";
import { useRail } from "./useRail";

interface Props {
  /** Only while a club is open. */
  side: ReactNode;
  /** What stands above every screen until it is understood. */
  notes: ReactNode;
  children: ReactNode;
}

/** The window: the side, and the screen beside it; neither scrolls as a whole. */
export function Layout({ side, notes, children }: Props) {
  const { club } = useFrame();
  const isAlone = side === false;
  const rail = useRail();
  const isSample = club?.sample === true;
  useEffect(() => {
    document.documentElement.dataset.club = isSample ? "sample" : "own";
  }, [isSample]);
  return (
    <div
      className="window"
      data-rail={isAlone ? undefined : rail}
      data-alone={isAlone || undefined}
    >
      {side}
      <main className="main">
        <div className="notes">{notes}</div>
        {children}
      </main>
    </div>
  );
}
