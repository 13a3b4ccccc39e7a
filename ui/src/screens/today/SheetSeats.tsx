import type { CSSProperties, ReactNode } from "react";
import { useFrame } from "../../frame/context";
import { MemberBox } from "../../parts/MemberBox";
import { Place } from "../../parts/Place";
import { TextBox } from "../../parts/TextBox";
import { normalised } from "../../parts/typed";
import type { SeatPreview } from "../../platform";
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
  onEnter: () => void;
  /** The sum, under the lines. */
  children: ReactNode;
}

/** In which line of the grid something stands. */
const line = (place: number) => ({ "--line": place + 2 }) as CSSProperties;

const field = (of: SheetField) => JSON.stringify(of);

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
        <div
          key={`person ${wind}`}
          className="who-cell"
          style={line(place)}
          data-field={field({ row: "seat", place, field: "person" })}
        >
          <MemberBox
            label={words.seat(wind)}
            isAligned
            value={people[place] ?? null}
            first={first}
            began={sheet.seats[place]?.search ?? ""}
            onType={(search) => onSearch(withSeat(place, { search }))}
            onChange={(person) => onChange(withPerson(place, person))}
          />
        </div>
      ))}
      {winds.map((wind, place) => {
        const seen = seats[place];
        const score = sheet.seats[place]?.score ?? "";
        const was = saved?.sheet.seats[place]?.score;
        return (
          <div
            key={`score ${wind}`}
            className="sheet-score"
            style={line(place)}
            data-field={field({ row: "seat", place, field: "score" })}
          >
            <TextBox
              label={words.score(wind)}
              width={7}
              unit={<span className="heard-only">{words.signs[sheet.unit]}</span>}
              value={score}
              normalise={normalised}
              problem={seen?.unreadable ? words.unreadable(wind, sheet.unit) : null}
              onType={(given) => onType(withSeat(place, { score: given }))}
              onChange={(given) => onChange(withSeat(place, { score: given }))}
              {...(place === winds.length - 1 ? { onEnter } : {})}
            />
            {was !== undefined && was !== "" && was !== score && (
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
                className={
                  seen?.total ? (seen.total.startsWith("▲") ? "pv neg" : "pv") : "pv maybe"
                }
              >
                {seen?.total ?? "－"}
              </span>
            </output>
          </div>
        );
      })}
      {children}
      {winds.map((wind, place) => (
        <div
          key={`chombo ${wind}`}
          className="cb"
          style={line(place)}
          data-field={field({ row: "seat", place, field: "chombo" })}
        >
          <TextBox
            label={words.chombo(wind)}
            width={2}
            value={sheet.seats[place]?.chombo ?? ""}
            normalise={normalised}
            onType={(chombo) => onType(withSeat(place, { chombo }))}
            onChange={(chombo) => onChange(withSeat(place, { chombo }))}
          />
        </div>
      ))}
    </fieldset>
  );
}
