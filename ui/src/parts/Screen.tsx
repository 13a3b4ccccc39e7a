import type { ReactNode } from "react";

interface Props {
  title: string;
  /** The title is only heard: what stands in the row says it already. */
  isUntitled?: boolean;
  /** After the title, in the one row of the screen's choices: period, flow, views. */
  bar?: ReactNode;
  /** At its end: one or two actions. */
  end?: ReactNode;
  /** Laid out in panes that scroll by themselves; otherwise all of it scrolls as one. */
  panes?: boolean;
  className?: string;
  /** Which of the window's places it is, where that is more than the screen; F1 goes by it. */
  place?: string;
  children: ReactNode;
}

/** A screen: one row with its title and choices, and what it is for. */
export function Screen(props: Props) {
  const { title, isUntitled, bar, end, panes = false, className = "", place, children } = props;
  return (
    <div className="screen" data-help={place}>
      <header className="bar">
        <h1 className={isUntitled ? "heard-only" : undefined}>{title}</h1>
        {bar}
        {end !== undefined && <div className="end">{end}</div>}
      </header>
      <div className={`content ${panes ? "" : "scrolls"} ${className}`}>{children}</div>
    </div>
  );
}
