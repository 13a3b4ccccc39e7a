import { type CSSProperties, memo, type ReactNode } from "react";
import { useFrame, useText } from "../../frame/context";
import { MemberBox } from "../../parts/MemberBox";
import { Place } from "../../parts/Place";
import { TextBox } from "../../parts/TextBox";
import { normalised } from "../../parts/typed";
import type { MemberChoice, ScoreUnit, SeatPreview } from "../../platform";
import { type Change, type SheetField, type Typed, withPerson, withSeat } from "./sheet";

interface Props {
  typed: Typed;
  /** What was saved, where the sheet is being corrected. */
  saved: Typed | null;
  winds: readonly string[];
  seats: readonly SeatPreview[];
  /** Who is offered first in each box. */
  first: readonly number[];
  onChange: (change: Change) => void;
  onType: (change: Change | null) => void;
  /** At each key of a search for somebody. */
  onSearch: (change: Change) => void;
  /** At the last score. */
  onEnter: () => Promise<void>;
  /** The sum, under the lines. */
  children: ReactNode;
}

/** In which line of the grid something stands. */
const line = (place: number) => ({ "--line": place + 2 }) as CSSProperties;

/**
 * The sheet's lines, as on the paper. The keys go through all people first and then through all
 * scores; where each box stands is the grid's.
 */
export function SheetSeats(props: Props) {
  const { typed, saved, winds, seats, first, onChange, onType, onSearch, onEnter, children } =
    props;
  const { text } = useFrame();
  const words = text.today;
  const { sheet, people } = typed;
  return (
    <fieldset
      className="sheet-seats"
      aria-label={words.seats}
      style={{ "--lines": winds.length } as CSSProperties}
      data-first-field
    >
      {(["seat", "who", "score", "place", "result", "chombo"] as const).map((head) => (
        <span key={head} className={`h ${head}`} aria-hidden="true">
          {words.heads[head](words.signs[sheet.unit])}
        </span>
      ))}
      {winds.map((wind, place) => (
        <div key={`line ${wind}`} className="line" style={line(place)} aria-hidden="true">
          <span className="seat">
            {text.sheet.winds[place] ?? wind}
            {place === 0 && <small>{text.sheet.firstDealer}</small>}
          </span>
        </div>
      ))}
      {winds.map((wind, place) => (
        <SeatPerson
          key={`person ${wind}`}
          wind={wind}
          place={place}
          person={people[place] ?? null}
          search={sheet.seats[place]?.search ?? ""}
          first={first}
          onChange={onChange}
          onSearch={onSearch}
        />
      ))}
      {winds.map((wind, place) => (
        <SeatScore
          key={`score ${wind}`}
          wind={wind}
          place={place}
          isLast={place === winds.length - 1}
          unit={sheet.unit}
          score={sheet.seats[place]?.score ?? ""}
          was={saved?.sheet.seats[place]?.score ?? ""}
          seen={seats[place]}
          onChange={onChange}
          onType={onType}
          onEnter={onEnter}
        />
      ))}
      {children}
      {winds.map((wind, place) => (
        <SeatChombo
          key={`chombo ${wind}`}
          wind={wind}
          place={place}
          chombo={sheet.seats[place]?.chombo ?? ""}
          onChange={onChange}
          onType={onType}
        />
      ))}
    </fieldset>
  );
}

// Each of them is drawn anew only when it is another: at a key in one box, all other boxes are not.

interface SeatProps {
  wind: string;
  place: number;
  onChange: (change: Change) => void;
}

interface CellProps {
  className: string;
  place: number;
  field: Extract<SheetField, { row: "seat" }>["field"];
  children: ReactNode;
}

/** In its seat's line; Esc takes back what was typed in it by the name of the field. */
function SeatCell({ className, place, field, children }: CellProps) {
  const of: SheetField = { row: "seat", place, field };
  return (
    <div className={className} style={line(place)} data-field={JSON.stringify(of)}>
      {children}
    </div>
  );
}

interface PersonProps extends SeatProps {
  person: MemberChoice | null;
  /** What was typed and has found nobody yet. */
  search: string;
  first: readonly number[];
  onSearch: (change: Change) => void;
}

const SeatPerson = memo(
  ({ wind, place, person, search, first, onChange, onSearch }: PersonProps) => {
    const words = useText().today;
    return (
      <SeatCell className="who-cell" place={place} field="person">
        <MemberBox
          label={words.seat(wind)}
          isAligned
          value={person}
          first={first}
          began={search}
          onType={(given) => onSearch(withSeat(place, { search: given }))}
          onChange={(given) => onChange(withPerson(place, given))}
        />
      </SeatCell>
    );
  },
);

interface ScoreProps extends SeatProps {
  isLast: boolean;
  unit: ScoreUnit;
  score: string;
  /** What was saved, where the sheet is being corrected. */
  was: string;
  seen: SeatPreview | undefined;
  onType: (change: Change | null) => void;
  onEnter: () => Promise<void>;
}

const SeatScore = memo(
  ({ wind, place, isLast, unit, score, was, seen, onChange, onType, onEnter }: ScoreProps) => {
    const text = useText();
    const words = text.today;
    return (
      <SeatCell className="sheet-score" place={place} field="score">
        <TextBox
          label={words.score(wind)}
          width={7}
          unit={<span className="heard-only">{words.signs[unit]}</span>}
          value={score}
          normalise={normalised}
          problem={seen?.unreadable ? words.unreadable(wind, unit) : null}
          onType={(given) => onType(withSeat(place, { score: given }))}
          onChange={(given) => onChange(withSeat(place, { score: given }))}
          {...(isLast ? { onEnter: () => void onEnter() } : {})}
        />
        {was !== "" && was !== score && (
          <s className="was">
            <span className="heard-only">{text.sheet.before}</span>
            {was}
          </s>
        )}
        {seen?.filled && <span className="filled">{text.sheet.filled(seen.filled)}</span>}
        <output className="seen">
          <span className="reached">
            <Place place={seen?.place ?? 0} />
          </span>{" "}
          <span
            className={seen?.total ? (seen.total.startsWith("▲") ? "pv neg" : "pv") : "pv maybe"}
          >
            {seen?.total ?? "－"}
          </span>
        </output>
      </SeatCell>
    );
  },
);

interface ChomboProps extends SeatProps {
  chombo: string;
  onType: (change: Change | null) => void;
}

const SeatChombo = memo(({ wind, place, chombo, onChange, onType }: ChomboProps) => {
  const words = useText().today;
  return (
    <SeatCell className="cb" place={place} field="chombo">
      <TextBox
        label={words.chombo(wind)}
        width={2}
        value={chombo}
        normalise={normalised}
        onType={(given) => onType(withSeat(place, { chombo: given }))}
        onChange={(given) => onChange(withSeat(place, { chombo: given }))}
      />
    </SeatCell>
  );
});
