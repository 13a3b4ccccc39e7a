import "./awards.css";
import { Plus, RotateCcw, X } from "lucide-react";
import { useState } from "react";
import { useRead, useWrite } from "../../../command";
import { isComposing } from "../../../composing";
import { useFrame } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import type { AwardForm } from "../../../platform";
import { focusOnceDrawn, useGoal } from "../useGoal";
import { AwardEdit } from "./AwardEdit";
import { AwardLine } from "./AwardLine";
import { moved, newAward } from "./editing";

/** What the club honours its members for, to be changed; each change is saved at once. */
export function AwardList() {
  const { text, say } = useFrame();
  const words = text.awards;
  const read = useRead(["awards"], (platform) => platform.awards());
  const write = useWrite((platform, changed: AwardForm[]) => platform.setAwards(changed));
  const usual = useWrite((platform) => platform.setUsualAwards());
  const [editing, setEditing] = useState<number | null>(null);
  const list = read.value;
  const { whole, setGoal } = useGoal(list);

  if (list === undefined) {
    return read.problem && <ProblemMessage problem={read.problem} onAgain={read.again} />;
  }

  async function keep(next: AwardForm[], sentence: string, focus: string) {
    const answer = await write.run(next);
    if (answer.ok) {
      say(sentence);
      setGoal(`[${focus}]`);
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

  function close() {
    setEditing(null);
    setGoal(`[data-edit="${editing}"]`);
  }

  async function bringUsualBack() {
    setEditing(null);
    if ((await usual.run()).ok) {
      say(words.usualBack);
    }
  }

  const problem = write.problem ?? usual.problem;
  const edited = editing === null ? undefined : list[editing];
  return (
    <div className="awards" ref={whole}>
      <section className="pane" aria-label={words.heading(list.length)}>
        <header>
          <h2 tabIndex={-1} data-first-field ref={focusOnceDrawn}>
            {words.heading(list.length)}
          </h2>
          <span className="grow" />
          <button type="button" className="b low" onClick={bringUsualBack}>
            <RotateCcw className="i" />
            {words.usual}
          </button>
          <button type="button" className="b low" data-add onClick={add}>
            <Plus className="i" />
            {words.add}
          </button>
        </header>
        <div className="fill">
          <p className="what">{words.hint}</p>
          {problem !== null && <ProblemMessage problem={problem} />}
          <ol>
            {list.map((award, place) => (
              <AwardLine
                // biome-ignore lint/suspicious/noArrayIndexKey: an award has no name that stays its own.
                key={place}
                award={award}
                place={place}
                isLast={place === list.length - 1}
                isEdited={editing === place}
                onEdit={() => setEditing(editing === place ? null : place)}
                onMove={(to, deed) => move(place, to, deed)}
                onRemove={() => remove(place, award)}
              />
            ))}
          </ol>
        </div>
      </section>
      {editing !== null && edited !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveElementInteractions: Esc closes it from whatever is in it.
        <section
          className="pane edit"
          aria-label={words.editOf(edited.name)}
          onKeyDown={(event) => {
            if (event.key === "Escape" && !isComposing(event.nativeEvent)) {
              event.stopPropagation();
              close();
            }
          }}
        >
          <header>
            <h2>{words.editOf(edited.name)}</h2>
            <span className="grow" />
            <button type="button" className="b low" onClick={close}>
              <X className="i" />
              {words.close}
            </button>
          </header>
          <div className="fill">
            <AwardEdit key={editing} list={list} place={editing} award={edited} />
          </div>
        </section>
      )}
    </div>
  );
}
