import { useState } from "react";
import { useRead } from "../command";
import { TextBox } from "../parts/TextBox";
import type { NotedPart } from "../platform";
import { useText } from "./context";

/** What others made, found by its name; of few the licences are shown whole. */
export function Notices() {
  const text = useText();
  const [search, setSearch] = useState("");
  const found = useRead(["notices", search], (platform) => platform.notices(search)).value;
  return (
    <>
      <p>{text.frame.noticesHint}</p>
      <TextBox
        label={text.frame.noticesSearch}
        width={20}
        value={search}
        onType={setSearch}
        onChange={setSearch}
      />
      {found !== undefined && (
        <>
          <p role="status">{text.frame.noticesFound(found.length)}</p>
          <ul className="noted-parts">
            {found.map((part) => (
              <Noted key={part.title} part={part} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Noted({ part }: { part: NotedPart }) {
  const words = useText().frame;
  const texts = [...part.texts.entries()];
  return (
    <li>
      <p lang="en">
        <strong>{part.title}</strong> {part.licence}
      </p>
      {texts.length > 0 && (
        <>
          {part.authors !== null && <p>{words.noticedBy(part.authors)}</p>}
          {part.source !== null && <p>{words.noticedAt(part.source)}</p>}
          {part.remark !== null && <p lang="en">{part.remark}</p>}
          {texts.map(([number, licence]) => (
            <pre key={number} lang="en">
              {licence}
            </pre>
          ))}
        </>
      )}
    </li>
  );
}
