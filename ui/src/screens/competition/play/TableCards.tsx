import { Check, CircleDashed, CircleSlash } from "lucide-react";
import { useRead } from "../../../command";
import { useFrame } from "../../../frame/context";
import { Place } from "../../../parts/Place";
import type {
  CompetitionId,
  DrawnPerson,
  PlayedOn,
  RoundPlay,
  RoundSeats,
  StagePlay,
  StandingRow,
} from "../../../platform";
import { Amount } from "../Amount";
import { useSheets } from "./useSheets";

interface Props {
  id: CompetitionId;
  stage: StagePlay;
  round: RoundPlay;
  seats: RoundSeats;
  playedOn: PlayedOn;
}

/** The tables of a round: who sits there, and how it ended where its sheet is in. */
export function TableCards({ id, stage, round, seats, playedOn }: Props) {
  const { text } = useFrame();
  const words = text.competitionPlay;
  const { toSheets } = useSheets();
  const results = useRead(["competitionResults", id], (platform) =>
    platform.competitionResults(id),
  ).value;
  const standing = results?.stages.find((one) => one.stage === stage.number);
  const rows = new Map(standing?.lines.map((row) => [row.person.id, row]));
  return (
    <div className="tbls">
      {seats.tables.map(({ label, people }) => {
        const state = round.tables.find((table) => table.label === label)?.state ?? "missing";
        return (
          <article
            key={label}
            className={`tb ${state === "missing" ? "due" : ""}`}
            aria-label={words.tableName(label)}
          >
            <div className="tb-head">
              <button
                type="button"
                className="tb-open"
                aria-label={words.openSheetOf(stage.name, round.number, label)}
                onClick={() => void toSheets(playedOn, label)}
              >
                {words.tableName(label)}
              </button>
              <span className={`tag ${state === "entered" ? "good" : ""}`}>
                {state === "entered" ? (
                  <Check className="i" />
                ) : state === "missing" ? (
                  <CircleDashed className="i" />
                ) : (
                  <CircleSlash className="i" />
                )}
                {words.tables[state]}
              </span>
            </div>
            <ul>
              {people.map((person) => (
                <Seat
                  key={person.id}
                  person={person}
                  row={state === "entered" ? rows.get(person.id) : undefined}
                  at={round.number - 1}
                />
              ))}
            </ul>
          </article>
        );
      })}
    </div>
  );
}

interface SeatProps {
  person: DrawnPerson;
  /** How the person stands, where the sheet is in. */
  row: StandingRow | undefined;
  /** The round, from 0. */
  at: number;
}

function Seat({ person, row, at }: SeatProps) {
  const place = row?.reached[at] ?? null;
  const result = row?.results[at] ?? null;
  return (
    <li>
      {place === null ? <small>{person.wind}</small> : <Place place={place} small />}
      <span className="who">
        <small>{person.number}</small> {person.name}
      </span>
      {result !== null && <Amount amount={result} />}
    </li>
  );
}
