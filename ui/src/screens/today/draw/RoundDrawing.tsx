import { useState } from "react";
import { useRead } from "../../../command";
import { Choice } from "../../../figures/Filters";
import { useFrame } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import type { DayRules, DayTable, DrawPlace, RoundDraw, SeriesId } from "../../../platform";
import { KeptDraw } from "./KeptDraw";
import { ProposedDraw } from "./ProposedDraw";

interface Props {
  day: string;
  series: SeriesId;
  /** The newest version of each. */
  rules: readonly DayRules[];
  usualRules: number;
  tables: readonly DayTable[];
  /** How many rounds there are to be, where somebody said so. */
  planned: number | null;
  onAttendance: () => void;
  onSheets: () => void;
}

/** 席決め: the seats of a round, drawn by the backend, changed by hand, and kept. */
export function RoundDrawing(props: Props) {
  const { day, series, rules, tables, planned, onAttendance, onSheets } = props;
  const { text } = useFrame();
  const words = text.draw;
  const last = tables.at(-1)?.round ?? 0;
  const [round, setRound] = useState(() => firstUndrawn(tables) ?? last + 1);
  const [rule, setRule] = useState(
    () => rules.find(({ id }) => id === props.usualRules)?.id ?? rules[0]?.id ?? 0,
  );
  const place: DrawPlace = { day, series, round, rules: rule };
  const found = useRead(["roundDraw", place], (platform) => platform.roundDraw(place));
  const rounds = Array.from({ length: Math.max(planned ?? 0, last + 1, round) }, (_, at) => at + 1);
  const isDrawn = (number: number) => tables.some((table) => table.round === number);

  return (
    <section className="panel" aria-label={words.heading}>
      <h3>{words.heading}</h3>
      <div className="sheet-head">
        <Choice
          label={words.round}
          value={String(round)}
          options={rounds.map((number) => [
            String(number),
            words.roundName(number, isDrawn(number)),
          ])}
          onChange={(chosen) => setRound(Number(chosen))}
        />
        <Choice
          label={words.rules}
          value={String(rule)}
          options={rules.map(({ id, name }) => [String(id), name])}
          onChange={(chosen) => setRule(Number(chosen))}
        />
      </div>
      {found.problem && <ProblemMessage problem={found.problem} onAgain={found.again} />}
      {found.value === undefined ? (
        found.problem === null && <p role="status">{text.loading}</p>
      ) : (
        <Seats
          // Another round or rule set begins anew.
          key={`${round} ${rule} ${found.value.kept === null}`}
          place={place}
          draw={found.value}
          onAttendance={onAttendance}
          onSheets={onSheets}
        />
      )}
    </section>
  );
}

interface SeatsProps {
  place: DrawPlace;
  draw: RoundDraw;
  onAttendance: () => void;
  onSheets: () => void;
}

function Seats({ place, draw, onAttendance, onSheets }: SeatsProps) {
  const words = useFrame().text.draw;
  const [redrawing, redraw] = useState(false);
  const isKept = draw.kept !== null;
  return (
    <>
      <p role="status">
        {draw.present === 0 && !isKept ? words.nobody : words.present(place.round, draw.present)}
      </p>
      {draw.present === 0 && !isKept && (
        <div className="actions">
          <button type="button" className="primary" onClick={onAttendance}>
            {words.toAttendance}
          </button>
        </div>
      )}
      {draw.sheets > 0 && <p className="hint">{words.sheetsIn(draw.sheets)}</p>}
      {draw.kept !== null && !redrawing && (
        <KeptDraw
          place={place}
          draw={draw}
          kept={draw.kept}
          onRedraw={() => redraw(true)}
          onSheets={onSheets}
        />
      )}
      {((!isKept && draw.present > 0) || redrawing) && (
        <ProposedDraw
          place={place}
          isKept={isKept}
          onKept={() => redraw(false)}
          onBack={() => redraw(false)}
        />
      )}
    </>
  );
}

/** The first round, up to the last that has tables, of which none has been drawn or entered. */
function firstUndrawn(tables: readonly DayTable[]): number | undefined {
  const last = tables.at(-1)?.round ?? 0;
  const rounds = Array.from({ length: last }, (_, at) => at + 1);
  return rounds.find((round) => !tables.some((table) => table.round === round));
}
