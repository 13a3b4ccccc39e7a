import { useState } from "react";
import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { MemberChange } from "../../platform";
import { unchanged } from "./change";
import { MemberFields } from "./MemberFields";

/** Adds one person after another, until it is closed. */
export function NewMember({ onClose }: { onClose: () => void }) {
  const { text, say } = useFrame();
  const words = text.members;
  const free = useRead(["newMemberNumber"], (platform) => platform.newMemberNumber());
  const [typed, setTyped] = useState<Partial<MemberChange>>({});
  const [added, setAdded] = useState(0);
  const add = useWrite((platform, given: MemberChange) => platform.addMember(given));
  const shown = { ...unchanged, number: free.value ?? null, ...typed };

  async function save() {
    if (add.running) {
      return;
    }
    const answer = await add.run(shown);
    if (answer.ok) {
      say(words.added(shown.name ?? ""));
      setTyped({});
      setAdded(added + 1);
    }
  }

  return (
    <section className="panel" data-typed={Object.keys(typed).length > 0}>
      <h3>{words.addHeading}</h3>
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
      {add.problem && <ProblemMessage problem={add.problem} />}
      <div className="actions">
        <button type="button" className="primary" onClick={() => void save()}>
          {words.save}
        </button>
        <button type="button" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </section>
  );
}
