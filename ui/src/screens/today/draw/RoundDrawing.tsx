import { Check, ChevronDown, ChevronUp, PencilLine } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useRead } from "../../../command";
import { useFrame } from "../../../frame/context";
import { Pick } from "../../../parts/Pick";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import { Switch } from "../../../parts/Switch";
import type { DayRules, DayTable, DrawPlace, RoundDraw, SeriesId } from "../../../platform";
import { SeatsTyped } from "./byHand/SeatsTyped";
import { KeptDraw } from "./KeptDraw";
import { ProposedDraw } from "./ProposedDraw";
import "./draw.css";

interface Props {
  day: string;
  series: SeriesId;
  /** The newest version of each. */
  rules: readonly DayRules[];
  usualRules: number;
  tables: readonly DayTable[];
  /** How many rounds there are to be, where somebody said so. */
  planned: number | null;
  /** Everybody: who is present, then who came lately, then the others. */
  first: readonly number[];
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
  const [more, showMore] = useState(false);
  const place: DrawPlace = { day, series, round, rules: rule };
  const found = useRead(["roundDraw", place], (platform) => platform.roundDraw(place));
  const rounds = Array.from({ length: Math.max(planned ?? 0, last + 1, round) }, (_, at) => at + 1);
  const isDrawn = (number: number) => tables.some((table) => table.round === number);

  const chosen = (
    <>
      {rounds.length > mostAbreast ? (
        <Pick
          label={words.round}
          choices={rounds.map((number) => [number, words.roundName(number, isDrawn(number))])}
          chosen={round}
          onChoose={setRound}
        />
      ) : (
        <Switch
          label={words.round}
          choices={rounds.map((number) => [
            String(number),
            <RoundName key={number} round={number} isDrawn={isDrawn(number)} />,
          ])}
          chosen={String(round)}
          onChoose={(number) => setRound(Number(number))}
        />
      )}
      <button type="button" className="b low" aria-expanded={more} onClick={() => showMore(!more)}>
        {words.details}
        {more ? <ChevronUp className="i" /> : <ChevronDown className="i" />}
      </button>
      {more && rules.length > 1 && (
        <Pick
          label={words.rules}
          choices={rules.map(({ id, name }) => [id, name])}
          chosen={rule}
          onChoose={setRule}
        />
      )}
    </>
  );

  return (
    <div className="draws" data-help="today.draw" data-more={more}>
      {found.problem && <ProblemMessage problem={found.problem} onAgain={found.again} />}
      {found.value === undefined ? (
        found.problem === null && <p role="status">{text.loading}</p>
      ) : (
        <Seats
          // Another round or rule set begins anew.
          key={`${round} ${rule} ${found.value.kept === null}`}
          place={place}
          draw={found.value}
          tables={tables}
          winds={rules.find(({ id }) => id === rule)?.winds ?? "東南西北"}
          planned={Math.max(planned ?? 0, last)}
          first={props.first}
          choice={chosen}
          more={more}
          onAttendance={onAttendance}
          onSheets={onSheets}
        />
      )}
    </div>
  );
}

/** So many rounds stand side by side. */
const mostAbreast = 5;

function RoundName({ round, isDrawn }: { round: number; isDrawn: boolean }) {
  const words = useFrame().text.draw;
  return (
    <>
      {isDrawn && <Check className="i" />}
      <span aria-hidden="true">{words.roundOnly(round)}</span>
      <span className="heard-only">{words.roundName(round, isDrawn)}</span>
    </>
  );
}

interface SeatsProps {
  place: DrawPlace;
  draw: RoundDraw;
  tables: readonly DayTable[];
  /** 東南西北, or as many as play. */
  winds: string;
  /** The last round that there is to be, as far as anybody knows. */
  planned: number;
  /** Who is offered first where somebody is typed. */
  first: readonly number[];
  /** Which round, and by which rules. */
  choice: ReactNode;
  /** Whether what is seldom needed is shown as well. */
  more: boolean;
  onAttendance: () => void;
  onSheets: () => void;
}

function Seats(props: SeatsProps) {
  const { place, draw, tables, choice, more, onAttendance, onSheets } = props;
  const words = useFrame().text.draw;
  const [redrawing, redraw] = useState(false);
  const [byHand, seatByHand] = useState(false);
  const isKept = draw.kept !== null;
  const notes = draw.sheets > 0 && <p className="note">{words.sheetsIn(draw.sheets)}</p>;
  if (byHand) {
    return (
      <SeatsTyped
        place={place}
        present={draw.present}
        winds={props.winds}
        planned={props.planned}
        kept={draw.kept}
        tables={tables}
        first={props.first}
        choice={choice}
        notes={notes}
        onKept={() => {
          seatByHand(false);
          redraw(false);
        }}
        onBack={() => {
          seatByHand(false);
          redraw(false);
        }}
      />
    );
  }
  if (draw.kept !== null && !redrawing) {
    return (
      <KeptDraw
        place={place}
        draw={draw}
        kept={draw.kept}
        tables={tables}
        choice={choice}
        more={more}
        notes={notes}
        onRedraw={() => redraw(true)}
        onSheets={onSheets}
      />
    );
  }
  if (draw.present === 0 && !isKept) {
    return (
      <>
        <div className="draw-tools">{choice}</div>
        <section className="pane draw-seats" aria-label={words.heading}>
          <h2 className="heard-only">{words.heading}</h2>
          <div className="draw-none">
            <p role="status">{words.nobody}</p>
            <button type="button" className="b main-act" onClick={onAttendance}>
              {words.toAttendance}
            </button>
            <ByHandButton onPress={() => seatByHand(true)} />
            {notes}
          </div>
        </section>
      </>
    );
  }
  return (
    <ProposedDraw
      place={place}
      present={draw.present}
      isKept={isKept}
      tables={tables}
      choice={choice}
      more={more}
      notes={notes}
      byHand={<ByHandButton onPress={() => seatByHand(true)} />}
      onKept={() => redraw(false)}
      onBack={() => redraw(false)}
    />
  );
}

/** To seats that people drew themselves, by tiles or cards. */
function ByHandButton({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" className="b low" onClick={onPress}>
      <PencilLine className="i" />
      {useFrame().text.draw.byHand.name}
    </button>
  );
}

/** The first round, up to the last that has tables, of which none has been drawn or entered. */
function firstUndrawn(tables: readonly DayTable[]): number | undefined {
  const last = tables.at(-1)?.round ?? 0;
  const rounds = Array.from({ length: last }, (_, at) => at + 1);
  return rounds.find((round) => !tables.some((table) => table.round === round));
}
