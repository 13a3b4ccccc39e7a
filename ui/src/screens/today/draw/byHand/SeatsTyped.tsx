import { Undo2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useRead, useWrite } from "../../../../command";
import { useFrame } from "../../../../frame/context";
import { useKept } from "../../../../kept";
import { ProblemMessage } from "../../../../parts/ProblemMessage";
import { useMainAct } from "../../../../parts/useMainAct";
import type { DayTable, DrawPlace, DrawView, SameFor } from "../../../../platform";
import { writtenKeys } from "../../../../platform/system";
import { DrawQuality } from "../DrawQuality";
import { metOften } from "../met";
import { PasteButton, PasteList } from "./PasteList";
import { SameForAll } from "./SameForAll";
import { SeatGrid } from "./SeatGrid";
import { SeatsAmiss } from "./SeatsAmiss";
import {
  asSeats,
  blankSeats,
  keptSeats,
  listedSeats,
  openBoxes,
  type TypedSeats,
} from "./typedSeats";
import { useSeatList } from "./useSeatList";
import "./byHand.css";

interface Props {
  place: DrawPlace;
  /** How many are there to be seated. */
  present: number;
  /** 東南西北, or as many as play. */
  winds: string;
  /** The last round that there is to be, as far as anybody knows. */
  planned: number;
  /** The seats that the round has already. */
  kept: DrawView | null;
  /** The tables of the day. */
  tables: readonly DayTable[];
  /** Who is offered first in each box. */
  first: readonly number[];
  /** Which round, and by which rules. */
  choice: ReactNode;
  notes: ReactNode;
  onKept: () => void;
  onBack: () => void;
}

/** 手で決めた席: seats that people drew themselves, typed or pasted. */
export function SeatsTyped(props: Props) {
  const { place, winds, planned, kept, first, choice, notes, onKept, onBack } = props;
  const { platform, text, say } = useFrame();
  const words = text.draw;
  const [seats, change, forget] = useKept<TypedSeats>(
    `seats by hand ${place.day} ${place.series} ${place.round} ${winds.length}`,
    () =>
      kept !== null && kept.seed === null
        ? keptSeats(kept)
        : blankSeats(Math.max(1, Math.floor(props.present / winds.length)), winds.length),
  );
  const [same, setSame] = useState<SameFor>({ last: place.round, winds: "as_typed" });
  const list = useSeatList(
    (typed) => platform.readSeats(place, typed),
    (found) => change((before) => listedSeats(found, before, winds.length)),
  );
  const sent = asSeats(seats);
  const look = useRead(["lookAtSeats", place, sent, same], (from) =>
    from.lookAtSeats(place, sent, same),
  );
  const keep = useWrite((to) => to.keepSeats(place, sent, same));
  const isWhole = Boolean(look.value?.draw) && !look.loading && openBoxes(seats).length === 0;
  const isForAll = same.last > place.round;

  async function keepThem() {
    const answer = await keep.run();
    if (answer.ok) {
      forget();
      say(isForAll ? words.byHand.keptThrough(place.round, same.last) : words.keptNow(place.round));
      onKept();
    }
  }
  const act = isWhole ? () => void keepThem() : null;
  useMainAct(act);

  return (
    <>
      <div className="draw-tools">
        {choice}
        <PasteButton list={list} />
        <button type="button" className="b low" onClick={onBack}>
          <Undo2 className="i" />
          {kept === null ? words.byHand.back : words.backToKept}
        </button>
        <span className="grow" />
        <button
          type="button"
          className="b main-act low"
          {...(!isWhole && { "aria-disabled": true })}
          onClick={() => act?.()}
        >
          {isForAll && words.byHand.keepThrough(place.round, same.last)}
          {!isForAll && (kept === null ? words.keep : words.keepAnew)}
          <span className="key" aria-hidden="true">
            {writtenKeys("Enter")}
          </span>
        </button>
      </div>
      <section className="pane draw-seats" aria-label={words.byHand.heading(place.round)}>
        <h2 className="heard-only">{words.byHand.heading(place.round)}</h2>
        <div className="fill">
          <PasteList list={list} />
          <SeatGrid
            seats={seats}
            winds={winds}
            first={first}
            onChange={change}
            onList={list.read}
          />
        </div>
        {notes}
        {[list.failed, keep.problem].map(
          (problem) => problem && <ProblemMessage key={problem.kind} problem={problem} />,
        )}
      </section>
      <section className="pane draw-about" aria-label={words.quality}>
        <header>
          <h2>{words.byHand.check}</h2>
        </header>
        <div className="fill">
          {look.problem && <ProblemMessage problem={look.problem} onAgain={look.again} />}
          {look.value && (
            <SeatsAmiss
              seats={seats}
              winds={winds}
              amiss={look.value.amiss}
              isWhole={look.value.draw !== null}
              came={look.value.came}
              notThere={words.byHand.notThere}
              onChange={change}
            />
          )}
          {look.value?.draw && (
            <DrawQuality
              draw={look.value.draw}
              thirdTimes={metOften(look.value.draw.tables, place.round, props.tables)}
              isFound={false}
            />
          )}
          <SameForAll round={place.round} planned={planned} same={same} onChange={setSame} />
        </div>
      </section>
    </>
  );
}
