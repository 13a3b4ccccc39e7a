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
  /** The manual beside them, where it is open. */
  help: ReactNode;
  /** Whether it stands over them instead. */
  isCovered: boolean;
  /** Where in the window one is, by which the manual knows its page. */
  place: string;
  children: ReactNode;
}

/** The window: the side, and the screen beside it; neither scrolls as a whole. */
export function Layout({ side, notes, help, isCovered, place, children }: Props) {
  const { club } = useFrame();
  const isAlone = side === false;
  const rail = useRail();
  const isSample = club?.sample === true;
  useEffect(() => {
    document.documentElement.dataset.club = isSample ? "sample" : "own";
  }, [isSample]);
  return (
    <div className="with-manual">
      <div className="worktop" inert={isCovered}>
        <div
          className="window"
          data-rail={isAlone ? undefined : rail}
          data-alone={isAlone || undefined}
        >
          {side}
          <main className="main" data-help={place}>
            <div className="notes">{notes}</div>
            {children}
          </main>
        </div>
      </div>
      {help}
    </div>
  );
}
