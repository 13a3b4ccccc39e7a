import { useRef, useState } from "react";
import { useWrite } from "../../command";
import { useText } from "../../frame/context";
import type { Answer, MemberChange, MemberEntry } from "../../platform";
import { problemInOne } from "../../text";
import { type Field, unchanged, written } from "./change";
import { MemberFields } from "./MemberFields";
import { MembershipSteps } from "./MembershipSteps";

const noNumber: Answer<null> = { ok: false, problem: { kind: "empty_text", field: "number" } };

/** What is written down about somebody: each field is saved when the person leaves it. */
export function MemberForm({ member }: { member: MemberEntry }) {
  const text = useText();
  const words = text.members;
  // What was typed and could not be saved, or is not saved yet, stays until it is.
  const [unsaved, setUnsaved] = useState<Partial<MemberChange>>({});
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({});
  const change = useWrite((platform, given: MemberChange) =>
    platform.changeMember(member.id, given),
  );
  // One after the other, in the order in which the fields were left.
  const before = useRef<Promise<void>>(Promise.resolve());

  async function save(given: Partial<MemberChange>) {
    // Nothing named would change nothing, while the box says that there is no number.
    const answer = given.number === null ? noNumber : await change.run({ ...unchanged, ...given });
    const fields = Object.keys(given) as Field[];
    const problem = answer.ok ? undefined : problemInOne(text, answer.problem);
    setProblems((now) => {
      const rest = without(now, fields);
      return problem === undefined
        ? rest
        : { ...rest, ...Object.fromEntries(fields.map((field) => [field, problem])) };
    });
    if (answer.ok) {
      setUnsaved((now) =>
        without(
          now,
          fields.filter((field) => now[field] === given[field]),
        ),
      );
    }
  }

  const shown = { ...written(member), ...unsaved };
  return (
    <section className="pane" aria-label={words.entry} data-help="members.entry">
      <header>
        <h3>{words.entry}</h3>
        <span className="quiet small">{words.entryHint}</span>
        <span className="grow" />
        <MembershipSteps member={member} />
      </header>
      <div className="fill">
        <MemberFields
          shown={shown}
          problems={problems}
          onChange={(given) => {
            if (given.number !== undefined && given.number === shown.number) {
              return;
            }
            setUnsaved((now) => ({ ...now, ...given }));
            before.current = before.current.then(() => save(given));
          }}
        />
      </div>
    </section>
  );
}

function without<Value>(
  of: Partial<Record<Field, Value>>,
  fields: readonly Field[],
): Partial<Record<Field, Value>>;
function without(of: Partial<MemberChange>, fields: readonly Field[]): Partial<MemberChange>;
function without(of: object, fields: readonly Field[]): object {
  return Object.fromEntries(
    Object.entries(of).filter(([field]) => !fields.includes(field as Field)),
  );
}
