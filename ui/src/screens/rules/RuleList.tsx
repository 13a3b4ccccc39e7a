import { type KeyboardEvent, useId } from "react";
import { isComposing } from "../../composing";
import { useText } from "../../frame/context";
import type { RuleEntry } from "../../platform";
import { groupsOf } from "./groupsOf";

interface Props {
  list: readonly RuleEntry[];
  /** What is read; an older version stands under its newest. */
  chosen: RuleEntry;
  onChoose: (source: string) => void;
}

/** What the club plays by or has written down, and the presets that nobody has used. */
export function RuleList({ list, chosen, onChoose }: Props) {
  const { rules: words } = useText();
  const { own, unused } = groupsOf(list);
  const group = { chosen, onChoose };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys come from the buttons within.
    <nav className="list" aria-label={words.listLabel} onKeyDown={step}>
      <Group {...group} heading={words.clubRules} entries={own} isOwn />
      <Group {...group} heading={words.presets} entries={unused} isOwn={false} />
      <p className="hint">{words.presetsHint}</p>
    </nav>
  );
}

/** The arrows go from one to the next, as Tab does. */
function step(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined || isComposing(event.nativeEvent)) {
    return;
  }
  const all = [...event.currentTarget.querySelectorAll("button")];
  const at = all.indexOf(document.activeElement as HTMLButtonElement);
  const next = all[at + by];
  if (at !== -1 && next !== undefined) {
    event.preventDefault();
    next.focus();
  }
}

interface GroupProps {
  heading: string;
  entries: readonly RuleEntry[];
  chosen: RuleEntry;
  isOwn: boolean;
  onChoose: (source: string) => void;
}

function Group({ heading, entries, chosen, isOwn, onChoose }: GroupProps) {
  const { rules: words } = useText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {entries.map((entry) => {
          const isChosen = entry.key === chosen.key;
          return (
            <li key={entry.key}>
              <button
                type="button"
                aria-current={isChosen ? "true" : undefined}
                data-first-field={isChosen || undefined}
                onClick={() => onChoose(entry.source)}
              >
                <span className="name">{entry.form.name}</span>
                {isOwn && (
                  <small>
                    {entry.usual && <>{words.usual}・</>}
                    {words.version(entry.version)}
                  </small>
                )}
                <small>{words.summary(entry.form)}</small>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
