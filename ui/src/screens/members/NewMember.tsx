import { type CompositionEvent, useRef, useState } from "react";
import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { MemberChange } from "../../platform";
import { unchanged } from "./change";
import { MemberFields } from "./MemberFields";
import { joined, typedKana } from "./reading";
import { TaskPane } from "./TaskPane";

/** Adds one person after another, until it is closed. */
export function NewMember({ onClose }: { onClose: () => void }) {
  const frame = useFrame();
  const { text, say } = frame;
  const words = text.members;
  const free = useRead(["newMemberNumber"], (platform) => platform.newMemberNumber());
  const [typed, setTyped] = useState<Partial<MemberChange>>({});
  const [reading, setReading] = useState("");
  const [added, setAdded] = useState(0);
  const part = useRef("");
  const add = useWrite((platform, given: MemberChange) => platform.addMember(given));
  const shown = {
    ...unchanged,
    number: free.value ?? null,
    kana: reading === "" ? null : reading,
    ...typed,
  };

  async function save() {
    if (add.running) {
      return;
    }
    const answer = await add.run(await withNumber());
    if (answer.ok) {
      say(words.added(shown.name ?? ""));
      setTyped({});
      setReading("");
      setAdded(added + 1);
    }
  }

  /** Whoever types fast saves before the free number has come. */
  async function withNumber(): Promise<MemberChange> {
    if (typed.number !== undefined || free.value !== undefined) {
      return shown;
    }
    const answer = await frame.platform.newMemberNumber();
    return answer.ok ? { ...shown, number: answer.value } : shown;
  }

  /** Only of the name, which is the first box. */
  function isName({ currentTarget, target }: CompositionEvent): boolean {
    return target === currentTarget.querySelector("input");
  }

  return (
    <TaskPane
      className="new-member"
      place="members.entry"
      heading={words.addHeading}
      onClose={onClose}
    >
      <div
        data-typed={Object.keys(typed).length > 0}
        onCompositionStart={() => {
          part.current = "";
        }}
        onCompositionUpdate={(event) => {
          part.current = typedKana(event.data) ?? part.current;
        }}
        onCompositionEnd={(event) => {
          if (isName(event) && part.current !== "") {
            const name = (event.target as HTMLInputElement).value;
            // A name that is typed anew is read anew.
            const before = name.trim() === event.data.trim() ? "" : reading;
            setReading(joined(before, part.current, name));
          }
        }}
      >
        {/* The boxes of the next person are new ones, and begin at the name again. */}
        <MemberFields
          key={added}
          shown={shown}
          nameFirst
          onChange={(change) => {
            setTyped((before) => ({ ...before, ...change }));
            add.clear();
          }}
          onEnter={() => void save()}
        />
      </div>
      {add.problem && <ProblemMessage problem={add.problem} />}
      <div className="actions">
        <button type="button" className="b main-act" onClick={() => void save()}>
          {words.save}
        </button>
      </div>
    </TaskPane>
  );
}
