import { useFrame } from "../../../frame/context";
import { type Column, Table } from "../../../parts/Table";
import type { CompetitionEntries, EntryLine, Happening } from "../../../platform";

interface Props {
  entries: CompetitionEntries;
  onWrite: (happened: Happening, sentence: string) => Promise<boolean>;
}

/** Everybody who entered, with large ticks for what came in and who came. */
export function EntryTable({ entries, onWrite }: Props) {
  const { text } = useFrame();
  const words = text.competitionDesk;
  if (entries.people.length === 0) {
    return <p className="nothing-yet">{words.nobody}</p>;
  }
  const places = new Map(
    entries.people
      .filter(({ state }) => state === "playing")
      .map(({ person }, at) => [person.id, at + 1]),
  );
  const isIn = ({ state }: EntryLine) => state === "playing" || state === "waiting";
  const columns: Column<EntryLine>[] = [
    { key: "place", heading: words.place, cell: ({ person }) => places.get(person.id) ?? "" },
    {
      key: "name",
      heading: words.name,
      text: true,
      rowHeading: true,
      cell: ({ person }) => text.parts.member(person.number, person.name),
      sortBy: ({ person }) => person.number,
    },
    {
      key: "state",
      heading: words.state,
      text: true,
      className: ({ state }) => (state === "waiting" ? "table-missing" : ""),
      cell: (line) => <State line={line} />,
    },
    {
      key: "arrival",
      heading: words.arrival,
      text: true,
      cell: (line) =>
        isIn(line) && (
          <BigTick
            label={words.hasArrived(line.person.name)}
            checked={line.checkedIn}
            onTick={() =>
              onWrite(
                { kind: "checked_in", person: line.person.id },
                words.ticked(line.person.name, words.arrival),
              )
            }
          />
        ),
    },
    ...entries.asks.map(
      (asked): Column<EntryLine> => ({
        key: asked,
        heading: text.competition.asked[asked],
        text: true,
        cell: (line) =>
          isIn(line) && (
            <BigTick
              label={words.hasGiven(line.person.name, text.competition.asked[asked])}
              checked={!line.missing.includes(asked)}
              onTick={() =>
                onWrite(
                  { kind: "received", person: line.person.id, asked },
                  words.ticked(line.person.name, text.competition.asked[asked]),
                )
              }
            />
          ),
      }),
    ),
    {
      key: "at",
      heading: words.at,
      text: true,
      cell: ({ at }) => `${at.day.shown} ${at.time}`,
    },
    {
      key: "cancel",
      heading: words.cancel,
      text: true,
      cell: (line) => {
        const { id, name } = line.person;
        return isIn(line) ? (
          <button
            type="button"
            aria-label={words.cancelOf(name)}
            onClick={() => void onWrite({ kind: "cancelled", person: id }, words.cancelled(name))}
          >
            {words.cancel}
          </button>
        ) : (
          <button
            type="button"
            aria-label={words.againOf(name)}
            onClick={() => void onWrite({ kind: "entered", person: id }, words.entered(name))}
          >
            {words.again}
          </button>
        );
      },
    },
  ];
  return (
    <Table
      caption={words.people(entries.people.length)}
      rows={entries.people}
      rowKey={({ person }) => person.id}
      columns={columns}
    />
  );
}

function State({ line }: { line: EntryLine }) {
  const words = useFrame().text.competitionDesk;
  return (
    <>
      {line.waitsAt === null ? words.states[line.state] : words.waitsAt(line.waitsAt)}
      {line.walkIn && `（${words.walkIn}）`}
      {line.left !== null && (
        <span className="hint"> {words.leftAt(line.left.stageName, line.left.round)}</span>
      )}
    </>
  );
}

interface TickProps {
  label: string;
  checked: boolean;
  onTick: () => Promise<boolean>;
}

/** A tick that is written down at once. What is in the log stays there, so that only undo takes it back. */
function BigTick({ label, checked, onTick }: TickProps) {
  const { text, say } = useFrame();
  return (
    <label className="tick big-tick">
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
    </label>
  );
}
