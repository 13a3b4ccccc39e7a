import { Fragment, type KeyboardEvent } from "react";
import { useRead } from "../../command";
import { isComposing } from "../../composing";
import { useText } from "../../frame/context";
import { focusOn } from "../../parts/nextField";
import { useNewestPeriod } from "../../parts/useNewestPeriod";
import { type Group, groupNames, groups, type Kind } from "./kinds";
import { Thumb } from "./Thumb";

interface Props {
  chosen: Kind;
  /** Whether something else is shown for now, which has the first field. */
  isAway: boolean;
  onChoose: (kind: Kind) => void;
}

/** Every paper there is, by occasion: the arrows go through them, Enter chooses. */
export function Gallery({ chosen, isAway, onChoose }: Props) {
  const words = useText().reports;
  const newest = useNewestOf();

  function pressed(event: KeyboardEvent<HTMLElement>) {
    const all = [...event.currentTarget.querySelectorAll("button")];
    const at = all.findIndex((button) => button === document.activeElement);
    if (at >= 0 && !isComposing(event.nativeEvent)) {
      const goal = goalOf(event.key, all, at);
      if (goal !== undefined) {
        event.preventDefault();
        focusOn(goal);
      }
    }
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the arrows go from one of its buttons to the next.
    <nav className="gal" aria-label={words.document} onKeyDown={pressed}>
      {groupNames.map((group) => (
        <Fragment key={group}>
          <h2>
            <b>{words.groups[group]}</b>
            {newest[group] && <small>{newest[group]}</small>}
          </h2>
          <ul>
            {groups[group].map((kind) => (
              <li key={kind}>
                <button
                  type="button"
                  data-kind={kind}
                  // Where a line may end, some read a space aloud.
                  aria-label={words.documents[kind]}
                  tabIndex={kind === chosen ? 0 : -1}
                  aria-current={kind === chosen ? "true" : undefined}
                  data-first-field={kind === chosen && !isAway ? "" : undefined}
                  onClick={() => onChoose(kind)}
                >
                  <Thumb kind={kind} />
                  <span>
                    {words.documentParts[kind].map((part, at) => (
                      <Fragment key={part}>
                        {at > 0 && <wbr />}
                        {part}
                      </Fragment>
                    ))}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}

/** Of what the papers of each occasion are as long as nothing else is chosen. */
function useNewestOf(): Partial<Record<Group, string>> {
  const text = useText();
  const month = useNewestPeriod("month").value;
  const half = useNewestPeriod("half").value;
  const session = useRead(["sessionChoices"], (platform) => platform.sessionChoices()).value?.[0];
  return {
    ...(session && { day: text.reports.sessionDay(session.day.shown, session.day.weekday) }),
    ...(month && { month: text.periodHeading(month) }),
    ...(half && { term: text.periodHeading(half) }),
  };
}

/** Where a key leads: to the neighbour, or to what stands nearest above or below. */
function goalOf(key: string, all: readonly HTMLElement[], at: number): HTMLElement | undefined {
  switch (key) {
    case "ArrowRight":
      return all[at + 1];
    case "ArrowLeft":
      return all[at - 1];
    case "ArrowDown":
      return nearest(all.slice(at + 1), all[at], (here, there) => there.top - here.top);
    case "ArrowUp":
      return nearest(all.slice(0, at).reverse(), all[at], (here, there) => here.top - there.top);
    case "Home":
      return all[0];
    case "End":
      return all.at(-1);
    default:
      return undefined;
  }
}

function nearest(
  others: readonly HTMLElement[],
  from: HTMLElement | undefined,
  distance: (here: DOMRect, there: DOMRect) => number,
): HTMLElement | undefined {
  const here = from?.getBoundingClientRect();
  if (here === undefined) {
    return undefined;
  }
  const rows = others.map((one) => ({ one, there: one.getBoundingClientRect() }));
  const apart = rows.map(({ there }) => distance(here, there)).filter((far) => far > 1);
  const next = Math.min(...apart);
  const row = rows.filter(({ there }) => Math.abs(distance(here, there) - next) < 1);
  const aside = ({ there }: { there: DOMRect }) => Math.abs(there.left - here.left);
  return row.sort((one, other) => aside(one) - aside(other))[0]?.one;
}
