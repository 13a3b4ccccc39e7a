import { TriangleAlert } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useRead } from "../../command";
import { useFrame } from "../../frame/context";
import type { PastedMember } from "../../platform";

interface Props {
  value: string;
  onChange: (text: string) => void;
}

/**
 * The member list as pasted from a spreadsheet. Once somebody is found in it and nothing is wrong, it is
 * shown as what was understood; otherwise as it was pasted, to be corrected.
 */
export function MemberList({ value, onChange }: Props) {
  const { text, platform } = useFrame();
  const words = text.start;
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [typing, setTyping] = useState(true);
  const found = useRead(["pastedMembers", value], () => platform.pastedMembers(value)).value;
  const people = found?.members ?? [];
  const leftOut = found?.leftOut ?? [];
  const wrong = people.filter(({ problem }) => problem !== null);
  const isUnderstood = people.length > 0 && wrong.length === 0;
  const isTable = isUnderstood && !typing;
  const unread = people.filter(({ kana }) => kana === "").length;

  return (
    <div className="fld member-list">
      <div className="head">
        <label htmlFor={id}>{words.members}</label>
        <small id={`${id}-hint`}>{words.membersHint}</small>
      </div>
      <div className="paste">
        {isTable ? (
          <div className="fill">
            <Understood people={people} />
          </div>
        ) : (
          <textarea
            id={id}
            ref={box}
            className="fill"
            spellCheck={false}
            value={value}
            placeholder={words.membersExample}
            aria-describedby={`${id}-hint ${id}-found`}
            aria-invalid={wrong.length > 0}
            onChange={(event) => onChange(event.target.value)}
            onPaste={() => setTyping(false)}
            onBlur={() => setTimeout(() => setTyping(false))}
            onFocus={() => setTyping(true)}
          />
        )}
        <footer>
          <div id={`${id}-found`} role="status">
            {people.length > 0 && (
              <p>
                <b>{words.membersFound(people.length)}</b>
                {unread > 0 && <span>{words.withoutKana(unread)}</span>}
              </p>
            )}
            {leftOut.length > 0 && (
              <p className="left-out">
                {words.leftOut(leftOut.map(({ place, heading }) => heading || words.column(place)))}
              </p>
            )}
            {wrong.length > 0 && (
              <p className="field-problem">{words.membersWrong(wrong.length)}</p>
            )}
            {wrong.length > 0 && (
              <ul>
                {wrong.map(({ line, name, problem }) => (
                  <li key={line} className="field-problem">
                    {words.memberLine(line)} {name}{" "}
                    {problem !== null && words.pasteProblem(problem)}
                  </li>
                ))}
              </ul>
            )}
          </div>
          {isTable && (
            <button
              type="button"
              className="b plain low"
              onClick={() => {
                setTyping(true);
                // Once the box is there again.
                requestAnimationFrame(() => {
                  box.current?.focus();
                  box.current?.select();
                });
              }}
            >
              {words.pasteAgain}
            </button>
          )}
        </footer>
      </div>
    </div>
  );
}

/** Whom it means; who has no reading is pointed out, for by that one is found. */
function Understood({ people }: { people: readonly PastedMember[] }) {
  const words = useFrame().text.start;
  return (
    <table className="t">
      <thead>
        <tr>
          <th scope="col" className="n">
            {words.number}
          </th>
          <th scope="col">{words.memberName}</th>
          <th scope="col">{words.kana}</th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ line, number, name, kana }) => (
          <tr key={line} className={kana === "" ? "bad" : ""}>
            <td className="n">{number}</td>
            <td>{name}</td>
            <td>
              {kana === "" ? (
                <>
                  <TriangleAlert className="i" /> {words.kanaLater}
                </>
              ) : (
                kana
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
