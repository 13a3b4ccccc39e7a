import { useId } from "react";
import { useRead } from "../../command";
import { useFrame } from "../../frame/context";

interface Props {
  value: string;
  onChange: (text: string) => void;
}

/** The member list as pasted from a spreadsheet, and beside it who was found in it. */
export function MemberList({ value, onChange }: Props) {
  const { text, platform } = useFrame();
  const words = text.start;
  const id = useId();
  const found = useRead(["pastedMembers", value], () => platform.pastedMembers(value));
  const people = found.value ?? [];
  const wrong = people.filter(({ problem }) => problem !== null);

  return (
    <div className="box member-list">
      <label htmlFor={id}>{words.members}</label>
      <p className="hint" id={`${id}-hint`}>
        {words.membersHint}
      </p>
      <textarea
        id={id}
        rows={8}
        spellCheck={false}
        value={value}
        aria-describedby={`${id}-hint ${id}-found`}
        aria-invalid={wrong.length > 0}
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={`${id}-found`} role="status">
        {people.length > 0 && <p>{words.membersFound(people.length)}</p>}
        {wrong.length > 0 && <p className="field-problem">{words.membersWrong(wrong.length)}</p>}
        <ul>
          {wrong.map(({ line, name, problem }) => (
            <li key={line} className="field-problem">
              {words.memberLine(line)} {name} {problem !== null && words.pasteProblem(problem)}
            </li>
          ))}
        </ul>
      </div>
      {people.length > 0 && wrong.length === 0 && (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{words.number}</th>
              <th scope="col" className="text">
                {words.memberName}
              </th>
              <th scope="col" className="text">
                {words.kana}
              </th>
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={person.line}>
                <td>{person.number}</td>
                <th scope="row" className="text">
                  {person.name}
                </th>
                <td className="text">{person.kana}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
