import { Undo2 } from "lucide-react";
import { useState } from "react";
import { useRead } from "../../../command";
import { useFrame } from "../../../frame/context";
import { useKept } from "../../../kept";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import { useMainAct } from "../../../parts/useMainAct";
import type { Problem, ProposedSeats, RoundPlay, RoundToSeat } from "../../../platform";
import { writtenKeys } from "../../../platform/system";
import { PasteButton, PasteList } from "../../today/draw/byHand/PasteList";
import { SeatGrid } from "../../today/draw/byHand/SeatGrid";
import { SeatsAmiss } from "../../today/draw/byHand/SeatsAmiss";
import {
  asSeats,
  blankSeats,
  keptSeats,
  listedSeats,
  openBoxes,
  type TypedSeats,
} from "../../today/draw/byHand/typedSeats";
import { useSeatList } from "../../today/draw/byHand/useSeatList";
import "../../today/draw/byHand/byHand.css";

interface Props {
  of: RoundToSeat;
  round: RoundPlay;
  heading: string;
  /** They are whole, and looked at as a draw is. */
  onProposed: (seats: ProposedSeats) => void;
  onBack: () => void;
}

const nobody = { tables: [], sitsOut: [] };

/** 手で決めた席 of a competition's round: seats that people drew themselves, typed or pasted. */
export function RoundByHand(props: Props) {
  const { of } = props;
  const begun = useRead(["lookAtCompetitionSeats", of, nobody], (from) =>
    from.lookAtCompetitionSeats(of, nobody),
  );
  if (begun.value === undefined) {
    return begun.problem && <ProblemMessage problem={begun.problem} onAgain={begun.again} />;
  }
  const { atTable, amiss } = begun.value;
  return (
    <TypedRound {...props} atTable={atTable} due={amiss.noPlace.map(({ person }) => person)} />
  );
}

interface TypedProps extends Props {
  /** How many sit at a table. */
  atTable: number;
  /** Who is to play the round. */
  due: readonly { id: number }[];
}

function TypedRound({ of, round, heading, onProposed, onBack, atTable, due }: TypedProps) {
  const { platform, text } = useFrame();
  const words = text.draw.byHand;
  const winds = "東南西北".slice(0, atTable);
  const [seats, change, forget] = useKept<TypedSeats>(
    `competition seats by hand ${of.competition} ${of.stage} ${of.round}`,
    () =>
      round.seats !== null && round.seed === null
        ? keptSeats(round.seats)
        : blankSeats(Math.max(1, Math.floor(due.length / atTable)), atTable),
  );
  const list = useSeatList(
    (typed) => platform.readCompetitionSeats(of, typed),
    (found) => change((before) => listedSeats(found, before, atTable)),
  );
  const [problem, setProblem] = useState<Problem | null>(null);
  const sent = asSeats(seats);
  const look = useRead(["lookAtCompetitionSeats", of, sent], (from) =>
    from.lookAtCompetitionSeats(of, sent),
  );
  const isWhole = Boolean(look.value?.isWhole) && !look.loading && openBoxes(seats).length === 0;

  async function propose() {
    const answer = await platform.proposeTypedCompetitionSeats(of, sent);
    if (answer.ok) {
      forget();
      onProposed(answer.value);
    } else {
      setProblem(answer.problem);
    }
  }

  const act = isWhole ? () => void propose() : null;
  useMainAct(act);

  return (
    <section className="round-draw" aria-label={heading}>
      <section className="pane" aria-label={words.check}>
        <header>
          <h2>{words.check}</h2>
        </header>
        <div className="fill fields">
          {look.problem && <ProblemMessage problem={look.problem} onAgain={look.again} />}
          {look.value && (
            <SeatsAmiss
              seats={seats}
              winds={winds}
              amiss={look.value.amiss}
              isWhole={look.value.isWhole}
              notThere={text.competitionPlay.notToPlay}
              onChange={change}
            />
          )}
        </div>
        <footer className="commit">
          {[list.failed, problem].map(
            (one) => one && <ProblemMessage key={one.kind} problem={one} />,
          )}
          <div className="row wrap">
            <button
              type="button"
              className="b main-act"
              aria-disabled={!isWhole || undefined}
              onClick={() => act?.()}
            >
              {text.competitionPlay.lookAtTyped}
              <span className="key" aria-hidden="true">
                {writtenKeys("Enter")}
              </span>
            </button>
            <button type="button" className="b" onClick={onBack}>
              <Undo2 className="i" />
              {words.back}
            </button>
          </div>
        </footer>
      </section>
      <section className="pane" aria-label={words.name}>
        <header>
          <h2>{words.name}</h2>
          <span className="grow" />
          <PasteButton list={list} />
        </header>
        <div className="fill typed">
          <PasteList list={list} />
          <SeatGrid
            seats={seats}
            winds={winds}
            first={due.map(({ id }) => id)}
            onChange={change}
            onList={list.read}
          />
        </div>
      </section>
    </section>
  );
}
