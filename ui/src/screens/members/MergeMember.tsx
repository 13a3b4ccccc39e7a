import { useState } from "react";
import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { MemberBox } from "../../parts/MemberBox";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { MemberChoice, MemberEntry, MergeShown, PersonId, PersonKind } from "../../platform";
import { type Field, memberFields, writtenIn } from "./change";
import { TaskPane } from "./TaskPane";

interface Props {
  member: MemberEntry;
  /** With the entry that stayed. */
  onMerged: (kept: number) => void;
  onClose: () => void;
}

/** Makes two entries of one person into one, after showing what comes of it. */
export function MergeMember({ member, onMerged, onClose }: Props) {
  const words = useFrame().text.members;
  const [other, choose] = useState<MemberChoice | null>(null);
  const [keepsOther, keepOther] = useState(false);
  const people = other === null ? null : keepsOther ? [other, member] : [member, other];
  return (
    <TaskPane className="merge" place="members.merge" heading={words.merge} onClose={onClose}>
      <p className="quiet">{words.mergeHint}</p>
      <MemberBox
        autoFocus
        label={words.mergeOther}
        value={other}
        onChange={choose}
        // What follows the box comes only once somebody is chosen.
        onEnter={() => undefined}
      />
      {other !== null && (
        <fieldset className="choice-list">
          <legend>{words.mergeKeep}</legend>
          {[false, true].map((ofOther) => {
            const { number, name } = ofOther ? other : member;
            return (
              <label key={String(ofOther)}>
                <input
                  type="radio"
                  name="keep"
                  checked={keepsOther === ofOther}
                  onChange={() => keepOther(ofOther)}
                />
                {words.personTitle(number, name)}
              </label>
            );
          })}
        </fieldset>
      )}
      {people?.[0] !== undefined && people[1] !== undefined && (
        <Preview keep={people[0].id} gone={people[1].id} onMerged={onMerged} />
      )}
    </TaskPane>
  );
}

interface PreviewProps {
  keep: PersonId;
  gone: PersonId;
  onMerged: (kept: number) => void;
}

function Preview({ keep, gone, onMerged }: PreviewProps) {
  const { text, say } = useFrame();
  const words = text.members;
  const preview = useRead(["previewMerge", keep, gone], (platform) =>
    platform.previewMerge(keep, gone),
  );
  const merge = useWrite((platform) => platform.mergeMembers(keep, gone));
  const problem = preview.problem ?? merge.problem;

  async function join({ gone: goes, keep: stays }: MergeShown) {
    if (!merge.running && (await merge.run()).ok) {
      say(words.merged(goes.name, stays.name));
      onMerged(keep);
    }
  }

  if (problem !== null) {
    return <ProblemMessage problem={problem} />;
  }
  const shown = preview.value;
  if (shown === undefined || shown.keep.id !== keep || shown.gone.id !== gone) {
    return <p role="status">{text.loading}</p>;
  }
  return (
    <>
      <div className="sheet">
        <table className="t">
          <caption className="heard-only">{words.mergeEntries}</caption>
          <thead>
            <tr>
              <th scope="col">{words.item}</th>
              <th scope="col">{words.mergeStays}</th>
              <th scope="col">{words.mergeGoes}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field}>
                <th scope="row">{words[field]}</th>
                <td>{entryOf(shown.keep, field, words.kinds)}</td>
                <td>{entryOf(shown.gone, field, words.kinds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p role="status">{words.mergeMoves(shown)}</p>
      <button
        type="button"
        className="b main-act"
        aria-disabled={merge.running || undefined}
        onClick={() => join(shown)}
      >
        {words.mergeNow(shown.gone.number, shown.keep.number)}
      </button>
      <p className="quiet small">{words.mergeUndo}</p>
    </>
  );
}

const fields = memberFields.filter((field) => field !== "sex");

function entryOf(entry: MemberEntry, field: Field, kinds: Record<PersonKind, string>): string {
  return field === "kind" ? kinds[entry.kind] : String(writtenIn(entry, field));
}
