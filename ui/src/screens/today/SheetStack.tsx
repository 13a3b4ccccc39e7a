import { Check, CircleDashed, CircleOff, Pencil, Plus } from "lucide-react";
import { memo, useId } from "react";
import { useFrame } from "../../frame/context";
import { Place } from "../../parts/Place";
import { Switch } from "../../parts/Switch";
import type {
  DaySeries,
  DayTable,
  DayView,
  DraftPlace,
  DraftSheet,
  NextPlace,
  SeriesId,
} from "../../platform";
import { shortName } from "./names";

interface Props {
  view: DayView;
  /** Where the sheet in hand belongs. */
  place: DraftPlace | null;
  isCorrecting: boolean;
  /** What else is half typed, of any day. */
  drafts: readonly DraftSheet[];
  /** The day itself and its series; all series. */
  day: string;
  own: SeriesId;
  series: readonly DaySeries[];
  /** Which pane is seen where there is no room for two. */
  shown: ShownPane;
  onShow: (pane: ShownPane) => void;
  onOpen: (at: NextPlace) => void;
  onGoOn: (place: DraftPlace) => void;
  onElsewhere: (draft: DraftSheet) => void;
}

export type ShownPane = "paper" | "standings";

const few = 6;

/** The day's sheets round by round: those of the round in hand as cards, the others as tiles. */
export const SheetStack = memo((props: Props) => {
  const { view, place, drafts, day, own, series, shown, onShow } = props;
  const { onOpen, onGoOn, onElsewhere } = props;
  const { text } = useFrame();
  const words = text.today;
  const { tables } = view;
  const inHand = place?.round ?? tables.at(-1)?.round ?? 1;
  const rounds = [...new Set([...tables.map(({ round }) => round), inHand])].sort((a, b) => a - b);
  const entered = tables.length - view.missing;
  const drawn = tables.some((table) => isAt(table, place));
  const free = freeTable(tables, inHand);

  function elsewhere({ day: its, draft: { place: there } }: DraftSheet): string {
    const name = series.find(({ id }) => id === there.series)?.name ?? "";
    return text.sheet.elsewhere(its, name, there.round, there.table);
  }

  return (
    <section className="pane stack" aria-label={words.sheets}>
      <header>
        <h2>{words.sheets}</h2>
        <span className="quiet small">
          {tables.length === 0 ? words.noTables : words.howMany(entered, tables.length)}
        </span>
      </header>
      <div className="fill">
        {rounds.map((round) => {
          const of = tables.filter((table) => table.round === round);
          const isCurrent = round === inHand;
          return (
            <div key={round} className={isCurrent ? "round" : "round old"}>
              <h3>
                {words.roundName(round)}
                <span className="end">{howFar(of)}</span>
              </h3>
              <div className={isCurrent ? `cards ${of.length > few ? "many" : ""}` : "tiles"}>
                {of.map((table) =>
                  isCurrent ? (
                    <Card key={table.table} {...props} table={table} />
                  ) : (
                    <button
                      key={table.table}
                      type="button"
                      className={`tile ${table.state}`}
                      aria-label={words.open(table.round, table.table)}
                      onClick={() => onOpen(table)}
                    >
                      {table.table}
                      <StateSign state={table.state} />
                    </button>
                  ),
                )}
                {isCurrent && place !== null && !drawn && (
                  <div className="card now" aria-current="true">
                    <span className="let">
                      {place.table}
                      <Pencil className="i" />
                      <small>{words.cardStates.now}</small>
                    </span>
                  </div>
                )}
              </div>
            </div>
          );
        })}
        {view.competition === null && drawn && (
          <button
            type="button"
            className="b low add"
            onClick={() => onOpen({ round: inHand, table: free })}
          >
            <Plus className="i" />
            {words.addSheet}
          </button>
        )}
        {drafts.length > 0 && (
          <div className="others">
            <h3>{text.sheet.others}</h3>
            {drafts.map((other) => {
              const { place: its } = other.draft;
              const isHere = its.day === day && its.series === own;
              return (
                <button
                  key={JSON.stringify(its)}
                  type="button"
                  className="b low"
                  onClick={() => (isHere ? onGoOn(its) : onElsewhere(other))}
                >
                  {isHere ? text.sheet.goOn(its.round, its.table) : elsewhere(other)}
                </button>
              );
            })}
          </div>
        )}
      </div>
      <div className="phone-tabs">
        <Switch
          label={words.shown.label}
          choices={[
            ["paper", words.shown.paper],
            ["standings", words.shown.standings],
          ]}
          chosen={shown}
          onChoose={onShow}
        />
      </div>
    </section>
  );

  /** Those present may fill a table more of this round than was drawn or entered. */
  function howFar(of: readonly DayTable[]): string {
    const missing = of.filter(({ state }) => state === "missing").length;
    const round = of[0]?.round;
    if (missing > 0) {
      return words.flow.missing(missing);
    }
    if (view.next !== null && view.next.round === round) {
      return words.nextTable(view.next.table);
    }
    return of.length === 0 ? "" : words.allIn;
  }
});

/** One sheet of the round in hand: who sits there, and once it is saved, which place each reached. */
function Card({ table, view, place, isCorrecting, onOpen }: Props & { table: DayTable }) {
  const { text } = useFrame();
  const words = text.today;
  const isNow = isAt(table, place);
  const state =
    isNow && table.state !== "set_aside" ? (isCorrecting ? "fixing" : "now") : table.state;
  const everybody = view.tables.flatMap(({ people }) => people.flatMap((one) => one?.name ?? []));
  const id = useId();
  return (
    <button
      type="button"
      className={`card ${table.state === "missing" ? "due" : "saved"}`}
      aria-describedby={`${id}-state ${id}-people`}
      aria-current={isNow || undefined}
      onClick={() => onOpen(table)}
    >
      <span className="heard-only">{words.open(table.round, table.table)}</span>
      <span className="let" id={`${id}-state`} aria-hidden="true">
        {table.table}
        {isNow ? <Pencil className="i" /> : <StateSign state={table.state} />}
        <small>{words.cardStates[state]}</small>
      </span>
      <span className="four" id={`${id}-people`} aria-hidden="true">
        {table.people.map((person, seat) => {
          const reached = table.places[seat];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the seats have no other name.
            <span key={seat} className="one">
              {reached === undefined ? (
                <small>{text.sheet.winds[seat]}</small>
              ) : (
                <Place place={reached} small />
              )}
              <span>{person && shortName(person.name, everybody)}</span>
            </span>
          );
        })}
      </span>
    </button>
  );
}

function StateSign({ state }: { state: DayTable["state"] }) {
  return state === "entered" ? (
    <Check className="i" />
  ) : state === "missing" ? (
    <CircleDashed className="i" />
  ) : (
    <CircleOff className="i" />
  );
}

function isAt(one: NextPlace, other: NextPlace | null): boolean {
  return one.round === other?.round && one.table === other.table;
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The first letter that no table of the round has. */
function freeTable(tables: readonly DayTable[], round: number): string {
  const taken = tables.filter((table) => table.round === round).map(({ table }) => table);
  return [...letters].find((letter) => !taken.includes(letter)) ?? `${taken.length + 1}`;
}
