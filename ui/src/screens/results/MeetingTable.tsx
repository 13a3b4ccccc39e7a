import { useId } from "react";
import { PersonLink } from "../../figures/PersonLink";
import { useText } from "../../frame/context";
import { useDrawn } from "../../parts/useDrawn";
import type { HeadToHeadRow, Meeting } from "../../platform";

interface Props {
  caption: string;
  rows: readonly HeadToHeadRow[];
}

/** Each is as much work for the page as several cells of another table. */
const meetingsAtOnce = 60;

/** A row and a column a person; the headings of both stay in view while it is scrolled. */
export function MeetingTable({ caption, rows }: Props) {
  const captionId = useId();
  const drawn = useDrawn(rows.length, Math.ceil(meetingsAtOnce / rows.length));
  return (
    <section
      className="table-frame matrix-frame"
      aria-labelledby={captionId}
      aria-busy={drawn < rows.length}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard.
      tabIndex={0}
    >
      <table className="t matrix">
        <caption id={captionId} className="heard-only">
          {caption}
        </caption>
        <thead>
          <tr>
            <td />
            {rows.map(({ person, name }) => (
              <th key={person} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, drawn).map((row, at) => (
            <tr key={row.person}>
              <th scope="row">
                <PersonLink person={row.person} name={row.name} />
              </th>
              {row.against.map((meeting, index) => (
                <td key={rows[index]?.person} className="n">
                  {meeting === null ? <Nothing isOneself={index === at} /> : <Met {...meeting} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Met({ games, ahead, behind, difference }: Meeting) {
  const { results: words } = useText();
  return (
    <>
      <span className="heard-only">
        {words.meetingHeard(games, ahead, behind, difference.shown)}
      </span>
      <span aria-hidden="true" className="met-cell">
        <span>
          <small>{words.meeting(games)}</small> {words.aheadAndBehind(ahead, behind)}
        </span>
        <span className={difference.shown.startsWith("▲") ? "neg" : ""}>{difference.shown}</span>
      </span>
    </>
  );
}

function Nothing({ isOneself }: { isOneself: boolean }) {
  const { results: words } = useText();
  return (
    <>
      <span className="heard-only">{isOneself ? words.oneself : words.neverMet}</span>
      <span aria-hidden="true">{isOneself ? "＼" : "−"}</span>
    </>
  );
}
