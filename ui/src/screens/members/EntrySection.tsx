import type { ReactNode } from "react";
import type { Read } from "../../command";
import { ProblemMessage } from "../../parts/ProblemMessage";

interface Props<Found> {
  words: { heading: string; hint: string; noSeries: string };
  found: Read<Found>;
  /** The list, once there is a series that it can be about. */
  children: (found: Found) => ReactNode;
}

/** What is written down of somebody outside any hanchan, of one kind. */
export function EntrySection<Found extends { series: readonly unknown[] }>(props: Props<Found>) {
  const { words, found, children } = props;
  return (
    <section className="pane r" aria-label={words.heading} data-help="members.adjustment">
      <header>
        <h3>{words.heading}</h3>
      </header>
      <div className="fill padded">
        <p className="quiet small">{words.hint}</p>
        {found.problem !== null && <ProblemMessage problem={found.problem} onAgain={found.again} />}
        {found.value?.series.length === 0 ? (
          <p className="nothing-yet">{words.noSeries}</p>
        ) : (
          found.value !== undefined && children(found.value)
        )}
      </div>
    </section>
  );
}
