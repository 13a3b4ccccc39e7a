import { useState } from "react";
import { useWrite } from "../../../command";
import { useFrame } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import { Table } from "../../../parts/Table";
import type {
  CompetitionId,
  DrawnPerson,
  DrawSwap,
  PlayedOn,
  RoundPlay,
  RoundSeats,
  StagePlay,
} from "../../../platform";
import { DrawnTables } from "../../today/draw/DrawnTables";
import { namesOf, openDayOf } from "../names";
import { roundPlace } from "./places";
import { RoundPapers } from "./RoundPapers";

interface Props {
  id: CompetitionId;
  stage: StagePlay;
  round: RoundPlay;
  /** Whether it is its turn to be drawn, or is drawn already. */
  mayDraw: boolean;
  onDraw: () => void;
}

/** One round: who sits where, which sheets are in, and what to do about it. */
export function RoundPart({ id, stage, round, mayDraw, onDraw }: Props) {
  const { text } = useFrame();
  const words = text.competitionPlay;
  const { seats, playedOn } = round;
  return (
    <section
      className="round"
      id={roundPlace(stage.number, round.number)}
      tabIndex={-1}
      aria-label={words.roundOf(stage.name, round.number)}
    >
      <h4>{words.round(round.number)}</h4>
      {seats === null || playedOn === null ? (
        <>
          <p>
            {words.notDrawn} {words.method(round.method)}
          </p>
          {mayDraw && (
            <>
              <p className="hint">{words.due(round.due, round.staff)}</p>
              <div className="actions">
                <button type="button" className="primary" onClick={onDraw}>
                  {words.draw}
                </button>
              </div>
            </>
          )}
        </>
      ) : (
        <DrawnRound
          id={id}
          stage={stage}
          round={round}
          seats={seats}
          playedOn={playedOn}
          onDraw={onDraw}
        />
      )}
      {round.strangers.length > 0 && (
        <p className="field-problem">{words.strangers(namesOf(text, round.strangers))}</p>
      )}
    </section>
  );
}

interface DrawnProps {
  id: CompetitionId;
  stage: StagePlay;
  round: RoundPlay;
  seats: RoundSeats;
  playedOn: PlayedOn;
  onDraw: () => void;
}

function DrawnRound({ id, stage, round, seats, playedOn, onDraw }: DrawnProps) {
  const { platform, text, club, go, say } = useFrame();
  const words = text.competitionPlay;
  const [swapping, swapThem] = useState(false);
  const swap = useWrite((backend, people: DrawSwap) =>
    backend.swapInCompetitionRound(id, stage.number, round.number, people),
  );

  async function swapped(one: DrawnPerson, other: DrawnPerson) {
    const answer = await swap.run({ one: one.id, other: other.id });
    if (answer.ok) {
      const before = words.qualityWords(answer.value.before);
      const after = words.qualityWords(answer.value.after);
      const was = before.filter((sentence) => !after.includes(sentence));
      const is = after.filter((sentence) => !before.includes(sentence));
      const cost = was.length + is.length === 0 ? words.noCost : words.cost(was, is);
      say(words.swapped(one.name, other.name, cost));
    }
  }

  async function toSheets(table: string | null) {
    const choices = await platform.dayChoices();
    if (choices.ok) {
      openDayOf(club?.file ?? "", choices.value.today.iso, playedOn, table);
    }
    go("today");
  }

  return (
    <>
      <p className="hint">{words.playedOn(playedOn.day.shown, playedOn.round, round.seed)}</p>
      <p role="status" className={round.missing.length > 0 ? "table-missing" : ""}>
        {words.missing(round.missing)}
      </p>
      {round.seatedOtherwise.length > 0 && (
        <p className="field-problem">{words.seatedOtherwise(round.seatedOtherwise)}</p>
      )}
      {swapping ? (
        <DrawnTables
          draw={seats}
          of={`${words.roundOf(stage.name, round.number)} `}
          onSwap={(one, other) => void swapped(one, other)}
        />
      ) : (
        <Table
          caption={words.tablesOf(stage.name, round.number)}
          rows={seats.tables}
          rowKey={({ label }) => label}
          columns={[
            {
              key: "table",
              heading: words.table,
              text: true,
              rowHeading: true,
              cell: ({ label }) => words.tableName(label),
            },
            {
              key: "state",
              heading: words.state,
              text: true,
              className: ({ label }) => (round.missing.includes(label) ? "table-missing" : ""),
              cell: ({ label }) => {
                const state = round.tables.find((table) => table.label === label)?.state;
                return (
                  <>
                    {state === undefined ? "" : words.tables[state]}{" "}
                    <button
                      type="button"
                      aria-label={words.openSheetOf(stage.name, round.number, label)}
                      onClick={() => void toSheets(label)}
                    >
                      {words.openSheet}
                    </button>
                  </>
                );
              },
            },
            {
              key: "people",
              heading: words.people,
              text: true,
              className: () => "seated",
              cell: ({ people }) =>
                people.map(({ id: person, number, name }) => (
                  <span key={person}>{text.parts.member(number, name)}</span>
                )),
            },
          ]}
        />
      )}
      {seats.sitsOut.length > 0 && !swapping && (
        <p>{words.sitsOut(namesOf(text, seats.sitsOut))}</p>
      )}
      {swap.problem && <ProblemMessage problem={swap.problem} />}
      <div className="actions">
        <button
          type="button"
          className={round.missing.length > 0 ? "primary" : ""}
          aria-label={words.toSheetsOf(stage.name, round.number)}
          onClick={() => void toSheets(null)}
        >
          {words.toSheets}
        </button>
        <button type="button" aria-pressed={swapping} onClick={() => swapThem(!swapping)}>
          {swapping ? words.closeSwap : words.swap}
        </button>
        <button type="button" onClick={onDraw}>
          {words.redraw}
        </button>
        <RoundPapers
          id={id}
          stage={stage.number}
          round={round.number}
          rules={stage.rules}
          playedOn={playedOn}
        />
      </div>
    </>
  );
}
