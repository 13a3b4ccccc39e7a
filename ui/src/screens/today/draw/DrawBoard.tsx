import { ArrowLeftRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useText } from "../../../frame/context";
import type {
  Answer,
  DayTable,
  DrawnPerson,
  DrawPlace,
  DrawSwap,
  DrawView,
  Platform,
} from "../../../platform";
import { DrawQuality } from "./DrawQuality";
import { metOften } from "./met";
import { SeatTables } from "./SeatTables";
import { SwapCost } from "./SwapCost";

/** How it is asked what a swap would come to. */
export interface LookAtSwap {
  /** What the answer depends on besides the two who are swapped. */
  about: unknown;
  ask: (platform: Platform, swap: DrawSwap) => Promise<Answer<DrawView>>;
}

interface Props {
  place: DrawPlace;
  draw: DrawView;
  /** The tables of the day. */
  tables: readonly DayTable[];
  heading: string;
  isFound: boolean;
  look: LookAtSwap;
  onSwap: (one: DrawnPerson, other: DrawnPerson) => void;
  /** What is to be said of the seats before anything else. */
  notes?: ReactNode;
  /** What can be done with them. */
  children?: ReactNode;
}

/** The tables with who sits at them, and beside them what is to be known of these seats. */
export function DrawBoard(props: Props) {
  const { place, draw, tables, heading, isFound, look, onSwap, notes, children } = props;
  const words = useText().draw;
  const [first, choose] = useState<DrawnPerson | null>(null);
  const [over, setOver] = useState<DrawnPerson | null>(null);
  const met = { round: place.round, tables };
  const third = metOften(draw.tables, place.round, tables);

  function press(person: DrawnPerson) {
    if (first === null) {
      choose(person);
      return;
    }
    choose(null);
    if (first.id !== person.id) {
      onSwap(first, person);
    }
  }

  return (
    <>
      <section className="pane draw-seats" aria-label={heading}>
        <h2 className="heard-only">{words.heading}</h2>
        <div className="fill">
          <SeatTables
            draw={draw}
            met={met}
            first={first}
            onPress={press}
            onGiveUp={() => choose(null)}
            onOver={setOver}
          />
        </div>
        {notes}
        <footer className="draw-hint">
          <ArrowLeftRight className="i" />
          <p role="status">{first === null ? words.swapHint : words.swapWith(first.name)}</p>
          {first !== null && (
            <button type="button" className="b plain low" onClick={() => choose(null)}>
              <span className="key" aria-hidden="true">
                Esc
              </span>
              {words.giveUp}
            </button>
          )}
        </footer>
      </section>
      <section className="pane draw-about" aria-label={words.quality}>
        <header>
          <h2>{words.quality}</h2>
        </header>
        <div className="fill">
          <h3 className="draw-state">{heading}</h3>
          <DrawQuality draw={draw} thirdTimes={third} isFound={isFound} />
          {first !== null && <SwapCost draw={draw} first={first} over={over} look={look} />}
          {children}
        </div>
      </section>
    </>
  );
}
