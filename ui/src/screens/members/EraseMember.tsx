import { useState } from "react";
import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { MemberEntry } from "../../platform";
import { EraseForGood } from "./EraseForGood";
import { TaskPane } from "./TaskPane";

interface Props {
  member: MemberEntry;
  onClose: () => void;
}

/** Erases what is written down about somebody, after saying what goes and what stays. */
export function EraseMember({ member, onClose }: Props) {
  const words = useFrame().text.erasure;
  return (
    <TaskPane className="erasure" place="members.erase" heading={words.heading} onClose={onClose}>
      <Erasure member={member} />
    </TaskPane>
  );
}

function Erasure({ member }: { member: MemberEntry }) {
  const { text, say } = useFrame();
  const words = text.erasure;
  const preview = useRead(["previewErasure", member.id], (platform) =>
    platform.previewErasure(member.id),
  );
  const erase = useWrite((platform) => platform.eraseMember(member.id));
  const [justErased, setJustErased] = useState(false);
  const problem = preview.problem ?? erase.problem;

  async function eraseNow() {
    if ((await erase.run()).ok) {
      setJustErased(true);
      say(words.done(member.number));
    }
  }

  if (preview.value === undefined) {
    return problem === null ? (
      <p role="status">{text.loading}</p>
    ) : (
      <ProblemMessage problem={problem} onAgain={preview.again} />
    );
  }
  const shown = preview.value;
  if (shown.erased) {
    // The next button is "Undo", which would take back something else: nobody is left on that.
    return (
      <>
        <p role="status" tabIndex={-1} ref={(told) => void (justErased && told?.focus())}>
          {words.already}
        </p>
        {problem !== null && <ProblemMessage problem={problem} />}
        <p className="hint">{words.gaps}</p>
        <button
          type="button"
          className="b"
          aria-disabled={erase.running || undefined}
          onClick={() => erase.running || void eraseNow()}
        >
          {words.again}
        </button>
      </>
    );
  }
  return (
    <>
      <ul>
        <li>{words.goes}</li>
        {shown.remarks + shown.reasons + shown.handNotes > 0 && <li>{words.goesToo(shown)}</li>}
        <li>{words.stays(member.number)}</li>
        <li>{words.elsewhere}</li>
      </ul>
      {shown.mentions.length > 0 && (
        <>
          <p>
            <strong>{words.mentions}</strong>
          </p>
          <ul>
            {shown.mentions.map(({ table, record, field, text: written }) => (
              <li key={`${table} ${record} ${field}`}>
                {text.data.entry(table, record)} {text.data.field(field)}: {written}
              </li>
            ))}
          </ul>
        </>
      )}
      {problem !== null && <ProblemMessage problem={problem} />}
      <EraseForGood
        number={member.number}
        name={member.name}
        running={erase.running}
        onErase={() => void eraseNow()}
      />
    </>
  );
}
