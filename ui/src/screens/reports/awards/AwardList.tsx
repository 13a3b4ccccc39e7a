import { useEffect, useRef, useState } from "react";
import { useRead, useWrite } from "../../../command";
import { useFrame } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import type { AwardForm } from "../../../platform";
import { AwardEdit } from "./AwardEdit";
import { moved, newAward } from "./editing";

/** What the club honours its members for, to be changed; each change is saved at once. */
export function AwardList() {
  const { text, say } = useFrame();
  const words = text.awards;
  const read = useRead(["awards"], (platform) => platform.awards());
  const write = useWrite((platform, changed: AwardForm[]) => platform.setAwards(changed));
  const usual = useWrite((platform) => platform.setUsualAwards());
  const [editing, setEditing] = useState<number | null>(null);
  // Where the focus goes once the list is drawn anew: what had it may have moved or gone.
  const [goal, setGoal] = useState<string | null>(null);
  const whole = useRef<HTMLDetailsElement>(null);
  const list = read.value;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is what is waited for.
  useEffect(() => {
    const found = goal === null ? null : whole.current?.querySelector<HTMLElement>(`[${goal}]`);
    if (found) {
      found.focus();
      setGoal(null);
    }
  }, [goal, list]);

  if (list === undefined) {
    return read.problem && <ProblemMessage problem={read.problem} onAgain={read.again} />;
  }

  async function keep(next: AwardForm[], sentence: string, focus: string) {
    const answer = await write.run(next);
    if (answer.ok) {
      say(sentence);
      setGoal(focus);
    }
  }

  function move(from: number, to: number, deed: "up" | "down") {
    const award = list?.[from];
    if (list !== undefined && award !== undefined && to >= 0 && to < list.length) {
      setEditing(null);
      void keep(moved(list, from, to), words.movedTo(award.name, to + 1), `data-${deed}="${to}"`);
    }
  }

  function remove(place: number, award: AwardForm) {
    const rest = (list ?? []).filter((_, other) => other !== place);
    setEditing(null);
    const next = Math.min(place, rest.length - 1);
    void keep(rest, words.removed(award.name), next < 0 ? "data-add" : `data-edit="${next}"`);
  }

  function add() {
    const award = newAward(words.newName, list ?? []);
    const place = list?.length ?? 0;
    void keep([...(list ?? []), award], words.added(award.name), `data-edit="${place}"`);
    setEditing(place);
  }

  async function bringUsualBack() {
    setEditing(null);
    if ((await usual.run()).ok) {
      say(words.usualBack);
    }
  }

  const problem = write.problem ?? usual.problem;
  return (
    <details className="awards" ref={whole}>
      <summary>{words.heading(list.length)}</summary>
      <p className="hint">{words.hint}</p>
      {problem !== null && <ProblemMessage problem={problem} />}
      <ol>
        {list.map((award, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an award has no name that stays its own.
          <li key={place}>
            <p>
              <strong>{award.name}</strong> {words.inWords(award)}
            </p>
            <div className="actions">
              <button
                type="button"
                data-edit={place}
                aria-expanded={editing === place}
                aria-label={words.editOf(award.name)}
                onClick={() => setEditing(editing === place ? null : place)}
              >
                {words.edit}
              </button>
              <button
                type="button"
                data-up={place}
                aria-disabled={place === 0}
                aria-label={words.upOf(award.name)}
                onClick={() => move(place, place - 1, "up")}
              >
                {words.up}
              </button>
              <button
                type="button"
                data-down={place}
                aria-disabled={place === list.length - 1}
                aria-label={words.downOf(award.name)}
                onClick={() => move(place, place + 1, "down")}
              >
                {words.down}
              </button>
              <button
                type="button"
                aria-label={words.removeOf(award.name)}
                onClick={() => remove(place, award)}
              >
                {words.remove}
              </button>
            </div>
            {editing === place && <AwardEdit list={list} place={place} award={award} />}
          </li>
        ))}
      </ol>
      <div className="actions">
        <button type="button" data-add onClick={add}>
          {words.add}
        </button>
        <button type="button" onClick={bringUsualBack}>
          {words.usual}
        </button>
      </div>
    </details>
  );
}
