import { type ReactNode, useId } from "react";
import { useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { RuleEntry } from "../../platform";
import type { View } from "./index";

interface Props {
  list: readonly RuleEntry[];
  onView: (view: View) => void;
}

/** What the club plays by or has written down, and the presets that nobody has used. */
export function RuleList({ list, onView }: Props) {
  const { text, say } = useFrame();
  const words = text.rules;
  const usual = useWrite((platform, key: string) => platform.chooseUsualRules(key));

  async function makeUsual({ key, form }: RuleEntry) {
    if ((await usual.run(key)).ok) {
      say(words.madeUsual(form.name));
    }
  }

  const open = (kind: "one" | "copy" | "change", { source }: RuleEntry) => onView({ kind, source });
  const newest = list.filter((entry) => entry.newest);
  // What the club plays by comes first.
  const club = newest
    .filter((entry) => !isUnused(entry))
    .sort((one, other) => Number(other.usual) - Number(one.usual));
  const shown = (one: RuleEntry, isOwn: boolean) => (
    <Entry
      key={one.key}
      entry={one}
      said={isOwn ? words.played(one.version, one.hanchan, playedBefore(list, one)) : null}
    >
      <Deed entry={one} deed={words.show} onDo={() => open("one", one)} />
      {isOwn && <Deed entry={one} deed={words.change} onDo={() => open("change", one)} />}
      <Deed entry={one} deed={words.copy} onDo={() => open("copy", one)} />
      {!one.usual && <Deed entry={one} deed={words.makeUsual} onDo={() => void makeUsual(one)} />}
    </Entry>
  );
  return (
    <>
      {usual.problem && <ProblemMessage problem={usual.problem} />}
      <Group heading={words.clubRules}>{club.map((one) => shown(one, true))}</Group>
      <Group heading={words.presets} hint={words.presetsHint}>
        {newest.filter(isUnused).map((one) => shown(one, false))}
      </Group>
    </>
  );
}

/** A preset as every club's file has it, by which this club does not play. */
function isUnused({ preset, usual, hanchan }: RuleEntry): boolean {
  return preset && !usual && hanchan === 0;
}

function playedBefore(list: readonly RuleEntry[], { key }: RuleEntry): number {
  return list
    .filter((other) => other.key === key && !other.newest)
    .reduce((sum, { hanchan }) => sum + hanchan, 0);
}

function Group(props: { heading: string; hint?: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{props.heading}</h3>
      {props.hint && <p className="hint">{props.hint}</p>}
      <ul className="rule-list">{props.children}</ul>
    </section>
  );
}

interface EntryProps {
  entry: RuleEntry;
  said: string | null;
  children: ReactNode;
}

function Entry({ entry, said, children }: EntryProps) {
  const words = useFrame().text.rules;
  return (
    <li>
      <h4>
        {entry.form.name}
        {entry.usual && <span className="rule-mark">{words.usual}</span>}
      </h4>
      <p>{words.summary(entry.form)}</p>
      {said && <p className="hint">{said}</p>}
      <div className="actions">{children}</div>
    </li>
  );
}

function Deed({ entry, deed, onDo }: { entry: RuleEntry; deed: string; onDo: () => void }) {
  const words = useFrame().text.rules;
  return (
    <button type="button" aria-label={words.of(entry.form.name, deed)} onClick={onDo}>
      {deed}
    </button>
  );
}
