import { Plus } from "lucide-react";
import type { ClipboardEvent } from "react";
import { useFrame } from "../../../../frame/context";
import { MemberBox } from "../../../../parts/MemberBox";
import { type BoxAt, type TypedPlace, type TypedSeats, withPlace, withTable } from "./typedSeats";

interface Props {
  seats: TypedSeats;
  /** 東南西北, or as many as play. */
  winds: string;
  /** Who is offered first in each box. */
  first: readonly number[];
  onChange: (change: (seats: TypedSeats) => TypedSeats) => void;
  /** Lines of a list that were pasted into a box. */
  onList: (list: string) => void;
}

/** A row a table and a box a seat. Enter goes on along the row, and from there to the next. */
export function SeatGrid({ seats, winds, first, onChange, onList }: Props) {
  const { text } = useFrame();
  const words = text.draw;

  function pasted(event: ClipboardEvent) {
    const list = event.clipboardData.getData("text");
    // A single name is for the box alone.
    if (/[\t\n]/.test(list.trim())) {
      event.preventDefault();
      onList(list);
    }
  }

  const box = (at: BoxAt, place: TypedPlace, label: string) => (
    <MemberBox
      key={`${seats.version} ${at.table} ${at.place}`}
      label={label}
      value={place.person}
      first={first}
      began={place.text}
      autoFocus={seats.version === 0 && at.table === 0 && at.place === 0}
      onType={(typed) => onChange((all) => withPlace(all, at, { text: typed.trim(), near: [] }))}
      onChange={(person) => onChange((all) => withPlace(all, at, { person, text: "", near: [] }))}
    />
  );

  return (
    <fieldset
      className="hand-seats"
      aria-label={words.byHand.grid}
      style={{ "--seats": winds.length } as React.CSSProperties}
      onPaste={pasted}
    >
      <div className="hand-row heads" aria-hidden="true">
        <span />
        {[...winds].map((wind, place) => (
          <span key={wind}>
            {words.byHand.wind(wind)}
            {place === 0 && <small> {words.byHand.firstDealer}</small>}
          </span>
        ))}
      </div>
      {seats.tables.map((row, table) => {
        const label = tableLabel(table);
        return (
          <div key={label} className="hand-row">
            <span className="hand-table" aria-hidden="true">
              {words.table(label)}
            </span>
            {row.map((place, seat) =>
              box({ table, place: seat }, place, words.byHand.seat(label, winds[seat] ?? "")),
            )}
          </div>
        );
      })}
      <div className="hand-row outs">
        <span className="hand-table" aria-hidden="true">
          {words.sitsOut}
        </span>
        {seats.sitsOut.map((place, at) =>
          box({ table: null, place: at }, place, words.byHand.out(at + 1)),
        )}
      </div>
      <button
        type="button"
        className="b plain low"
        onClick={() => onChange((all) => withTable(all, winds.length))}
      >
        <Plus className="i" />
        {words.byHand.addTable}
      </button>
    </fieldset>
  );
}

/** A to Z, and from there on AA, as everywhere. */
export function tableLabel(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26));
  return place < 26 ? letter : tableLabel(Math.floor(place / 26) - 1) + letter;
}
