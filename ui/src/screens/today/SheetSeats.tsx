import { useFrame } from "../../frame/context";
import { MemberBox } from "../../parts/MemberBox";
import { TextBox } from "../../parts/TextBox";
import { normalised } from "../../parts/typed";
import type { SeatPreview } from "../../platform";
import { type Change, type Typed, withPerson, withSeat } from "./sheet";

interface Props {
  typed: Typed;
  winds: readonly string[];
  seats: readonly SeatPreview[];
  first: readonly number[];
  onChange: (change: Change) => void;
  onType: (change: Change | null) => void;
  /** At the last score. */
  onEnter: () => void;
}

/** Who sat where, and then all scores, with the place and the result beside each. */
export function SheetSeats({ typed, winds, seats, first, onChange, onType, onEnter }: Props) {
  const { text } = useFrame();
  const words = text.today;
  const { sheet, people } = typed;
  const rows = { gridTemplateRows: `repeat(${winds.length}, auto)` };
  return (
    <fieldset className="sheet-seats" aria-label={words.seats} style={rows} data-first-field>
      {winds.map((wind, place) => (
        <div
          key={`person ${wind}`}
          data-field={JSON.stringify({ row: "seat", place, field: "person" })}
        >
          <MemberBox
            label={words.seat(wind)}
            value={people[place] ?? null}
            first={first}
            began={sheet.seats[place]?.search ?? ""}
            onType={(search) => onChange(withSeat(place, { search }))}
            onChange={(person) => onChange(withPerson(place, person))}
          />
        </div>
      ))}
      {winds.map((wind, place) => {
        const seen = seats[place];
        return (
          <div
            key={`score ${wind}`}
            className="sheet-score"
            data-field={JSON.stringify({ row: "seat", place, field: "score" })}
          >
            <TextBox
              label={words.score(wind)}
              width={7}
              unit={words.signs[sheet.unit]}
              value={sheet.seats[place]?.score ?? ""}
              normalise={normalised}
              problem={seen?.unreadable ? words.unreadable(wind, sheet.unit) : null}
              onType={(score) => onType(withSeat(place, { score }))}
              onChange={(score) => onChange(withSeat(place, { score }))}
              {...(place === winds.length - 1 ? { onEnter } : {})}
            />
            <output className={seen?.total?.startsWith("▲") ? "negative" : ""}>
              {seen?.filled && (
                <span className="sheet-filled">{text.sheet.filled(seen.filled)}</span>
              )}{" "}
              {seen?.place && `${words.shownPlace(seen.place)} ${seen.total}`}
            </output>
          </div>
        );
      })}
    </fieldset>
  );
}
