import { useLayoutEffect, useRef, useState } from "react";
import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { EraseForGood } from "./EraseForGood";
import { TaskPane } from "./TaskPane";

/** Who was deleted, to be brought back or erased for good; nothing where nobody was. */
export function DeletedMembers({ onClose }: { onClose: () => void }) {
  const { text, say } = useFrame();
  const words = text.members;
  const deleted = useRead(["deletedMembers"], (platform) => platform.deletedMembers());
  const restore = useWrite((platform, number: number) => platform.restoreMember(number));
  const erase = useWrite((platform, number: number) => platform.eraseDeletedMember(number));
  const problem = deleted.problem ?? restore.problem ?? erase.problem;
  const people = deleted.value ?? [];
  const [justErased, setJustErased] = useState<number | null>(null);
  const told = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each who was erased. The next button may be "Undo", which would take back something else.
  useLayoutEffect(() => told.current?.focus(), [justErased]);

  async function bringBack(number: number, name: string) {
    if (!restore.running && (await restore.run(number)).ok) {
      say(words.restored(name));
      if (people.length === 1) {
        onClose();
      }
    }
  }

  async function eraseForGood(number: number) {
    if ((await erase.run(number)).ok) {
      setJustErased(number);
      say(text.erasure.done(number));
    }
  }

  return (
    <TaskPane
      className="deleted-members"
      place="members.erase"
      heading={words.deletedPeople(people.length)}
      onClose={onClose}
    >
      {problem !== null && <ProblemMessage problem={problem} />}
      <ul>
        {people.map(({ number, name, kana, erased }) =>
          erased ? (
            <li key={number}>
              <span tabIndex={-1} ref={number === justErased ? told : null}>
                {number} {text.erasure.already}
              </span>
              <button
                type="button"
                className="b low"
                aria-label={`${number} ${text.erasure.again}`}
                aria-disabled={erase.running || undefined}
                onClick={() => erase.running || void eraseForGood(number)}
              >
                {text.erasure.again}
              </button>
            </li>
          ) : (
            <li key={number}>
              <span>
                {words.personTitle(number, name)} <span className="quiet small">{kana}</span>
              </span>
              <button
                type="button"
                className="b low"
                aria-label={`${words.personTitle(number, name)} ${words.restore}`}
                onClick={() => bringBack(number, name)}
              >
                {words.restore}
              </button>
              <EraseForGood
                number={number}
                name={name}
                running={erase.running}
                onErase={() => void eraseForGood(number)}
              />
            </li>
          ),
        )}
      </ul>
    </TaskPane>
  );
}
