import { Check } from "lucide-react";
import { useFrame } from "../../../frame/context";
import type { CompetitionEntries, EntryLine } from "../../../platform";
import type { useRecord } from "./useRecord";

type Write = ReturnType<typeof useRecord>["write"];

interface Props {
  entries: CompetitionEntries;
  onWrite: Write;
}

/** Everybody who entered, with large ticks for what came in and who came. */
export function EntryTable({ entries, onWrite }: Props) {
  const { text } = useFrame();
  const words = text.competitionDesk;
  if (entries.people.length === 0) {
    return <p className="nothing">{words.nobody}</p>;
  }
  const places = new Map(
    entries.people
      .filter(({ state }) => state === "playing")
      .map(({ person }, at) => [person.id, at + 1]),
  );
  return (
    <table className="t entries" aria-label={words.people(entries.people.length)}>
      <thead>
        <tr>
          <th scope="col" className="n">
            {words.place}
          </th>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.state}</th>
          <th scope="col" className="c">
            {words.arrival}
          </th>
          {entries.asks.map((asked) => (
            <th key={asked} scope="col" className="c">
              {text.competition.asked[asked]}
            </th>
          ))}
          <th scope="col">{words.at}</th>
          <th scope="col">
            <span className="heard-only">{words.cancel}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.people.map((line) => (
          <Row
            key={line.person.id}
            line={line}
            place={places.get(line.person.id) ?? null}
            asks={entries.asks}
            onWrite={onWrite}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  line: EntryLine;
  place: number | null;
  asks: CompetitionEntries["asks"];
  onWrite: Write;
}

function Row({ line, place, asks, onWrite }: RowProps) {
  const { text } = useFrame();
  const words = text.competitionDesk;
  const { id, number, name } = line.person;
  const isIn = line.state === "playing" || line.state === "waiting";
  return (
    <tr className={isIn ? "" : "out"}>
      <td className="n">{place ?? ""}</td>
      <th scope="row">{text.parts.member(number, name)}</th>
      <td>
        <State line={line} />
      </td>
      <td className="c">
        {isIn && (
          <BigTick
            label={words.hasArrived(name)}
            checked={line.checkedIn}
            onTick={() =>
              onWrite({ kind: "checked_in", person: id }, words.ticked(name, words.arrival))
            }
          />
        )}
      </td>
      {asks.map((asked) => (
        <td key={asked} className="c">
          {isIn && (
            <BigTick
              label={words.hasGiven(name, text.competition.asked[asked])}
              checked={!line.missing.includes(asked)}
              onTick={() =>
                onWrite(
                  { kind: "received", person: id, asked },
                  words.ticked(name, text.competition.asked[asked]),
                )
              }
            />
          )}
        </td>
      ))}
      <td className="at">
        {line.at.day.shown} {line.at.time}
      </td>
      <td className="act">
        {isIn ? (
          <button
            type="button"
            className="b plain low"
            aria-label={words.cancelOf(name)}
            onClick={() => void onWrite({ kind: "cancelled", person: id }, words.cancelled(name))}
          >
            {words.cancel}
          </button>
        ) : (
          <button
            type="button"
            className="b plain low"
            aria-label={words.againOf(name)}
            onClick={() => void onWrite({ kind: "entered", person: id }, words.entered(name))}
          >
            {words.again}
          </button>
        )}
      </td>
    </tr>
  );
}

function State({ line }: { line: EntryLine }) {
  const words = useFrame().text.competitionDesk;
  const said = line.waitsAt === null ? words.states[line.state] : words.waitsAt(line.waitsAt);
  return (
    <>
      {line.state === "waiting" ? <span className="tag heed">{said}</span> : said}
      {line.walkIn && <span className="tag">{words.walkIn}</span>}
      {line.left !== null && (
        <span className="quiet small"> {words.leftAt(line.left.stageName, line.left.round)}</span>
      )}
    </>
  );
}

interface TickProps {
  label: string;
  checked: boolean;
  onTick: () => Promise<unknown>;
}

/** A tick that is written down at once. What is in the log stays there, so that only undo takes it back. */
function BigTick({ label, checked, onTick }: TickProps) {
  const { text, say } = useFrame();
  return (
    <label className="big-tick">
      <input
        type="checkbox"
        checked={checked}
        aria-label={label}
        onChange={() => {
          if (checked) {
            say(text.competitionDesk.alreadyTicked);
          } else {
            void onTick();
          }
        }}
      />
      <span className={`tick ${checked ? "on" : ""}`}>{checked && <Check className="i" />}</span>
    </label>
  );
}
