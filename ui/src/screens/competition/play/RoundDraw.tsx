import { Check, Pencil, Shuffle } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useRead, useWrite } from "../../../command";
import { useFrame } from "../../../frame/context";
import { DateBox } from "../../../parts/DateBox";
import { LongWork } from "../../../parts/LongWork";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import { TextBox } from "../../../parts/TextBox";
import { amountFrom, normalised } from "../../../parts/typed";
import type {
  CompetitionId,
  Day,
  DrawnPerson,
  Problem,
  ProposedSeats,
  RoundPlay,
  StagePlay,
} from "../../../platform";
import { latestWork, nextWork } from "../../../work";
import { DrawnTables } from "../../today/draw/DrawnTables";
import { randomSeed } from "../../today/draw/seed";
import { RoundByHand } from "./RoundByHand";
import { SeatWords } from "./SeatWords";

interface Props {
  id: CompetitionId;
  stage: StagePlay;
  round: RoundPlay;
  /** Whether seats are proposed without another press. */
  atOnce: boolean;
  onDone: () => void;
}

/** The draw of a round: looked at, changed by hand, and only then decided on. */
export function RoundDraw({ id, stage, round, atOnce, onDone }: Props) {
  const { platform, text, say } = useFrame();
  const words = text.competitionPlay;
  const [seed, setSeed] = useState<number | null>(null);
  const [isByHand, typeSeats] = useState(false);
  /** Whether sheets that decide the round are missing, as the last try was told. */
  const [waits, setWaits] = useState(false);
  const [reason, setReason] = useState("");
  const [unread, setUnread] = useState<string | null>(null);
  const [running, setRunning] = useState(false);
  const [proposed, propose] = useState<ProposedSeats | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [chosenDay, setDay] = useState<Day | null>(round.playedOn?.day ?? null);
  const today = useRead(["dayChoices"], (backend) => backend.dayChoices()).value?.today;
  const day = chosenDay ?? today ?? null;
  const accept = useWrite((backend, on: Day, rounds: number) =>
    backend.acceptCompetitionSeats(id, on.iso, rounds),
  );

  async function drawBy(number: number) {
    setSeed(number);
    setUnread(null);
    setProblem(null);
    accept.clear();
    propose(null);
    setRunning(true);
    const work = nextWork("seating");
    const answer = await platform.proposeCompetitionSeats(
      {
        competition: id,
        stage: stage.number,
        round: round.number,
        seed: number,
        despite_missing_sheets: waits && reason.trim() !== "" ? reason.trim() : null,
      },
      work,
    );
    if (work !== latestWork("seating")) {
      // Another seed was asked for meanwhile.
      return;
    }
    setRunning(false);
    if (answer.ok) {
      propose(answer.value);
    } else {
      setProblem(answer.problem);
      setWaits(answer.problem.kind === "sheets_missing");
    }
  }

  const began = useRef(false);
  useEffect(() => {
    if (atOnce && !began.current) {
      began.current = true;
      void drawBy(randomSeed());
    }
  });

  function typeSeed(typed: string) {
    const number = amountFrom(typed, "count");
    if (number === undefined || number < 0) {
      setUnread(typed === "" ? null : typed);
    } else if (number !== seed) {
      void drawBy(number);
    }
  }

  async function swap(number: number, one: DrawnPerson, other: DrawnPerson) {
    const before = proposed === null ? [] : words.qualityWords(proposed.quality);
    const people = { one: one.id, other: other.id };
    const answer = await platform.swapInProposedSeats(id, number, people);
    if (!answer.ok) {
      setProblem(answer.problem);
      return;
    }
    setProblem(null);
    propose(answer.value);
    const after = words.qualityWords(answer.value.quality);
    const was = before.filter((sentence) => !after.includes(sentence));
    const is = after.filter((sentence) => !before.includes(sentence));
    const cost = was.length + is.length === 0 ? words.noCost : words.cost(was, is);
    say(words.swapped(one.name, other.name, cost));
  }

  async function decide(rounds: number) {
    if (day !== null && (await accept.run(day, rounds)).ok) {
      say(words.accepted(stage.name, round.number));
      onDone();
    }
  }

  if (isByHand) {
    return (
      <RoundByHand
        of={{ competition: id, stage: stage.number, round: round.number }}
        round={round}
        heading={words.drawHeading(stage.name, round.number)}
        onProposed={(typed) => {
          setSeed(null);
          setProblem(null);
          propose(typed);
          typeSeats(false);
        }}
        onBack={() => typeSeats(false)}
      />
    );
  }

  return (
    <section className="round-draw" aria-label={words.drawHeading(stage.name, round.number)}>
      <section className="pane" aria-label={words.drawSettings}>
        <header>
          <h2>{words.drawHeading(stage.name, round.number)}</h2>
        </header>
        <div className="fill fields">
          <div className="quiet small">
            <p>{words.method(round.method)}</p>
            <p>{words.due(round.due, round.staff)}</p>
          </div>
          {sheetsIn(round) > 0 && (
            <p className="note heed">{text.draw.sheetsIn(sheetsIn(round))}</p>
          )}
          {round.playedOn === null && (
            <DateBox label={words.day} value={day} onChange={(typed) => setDay(typed)} />
          )}
          <TextBox
            label={words.seed}
            hint={words.seedHint}
            width={10}
            value={unread ?? (seed === null ? "" : String(seed))}
            normalise={normalised}
            problem={unread === null ? null : text.parts.notANumber(unread, "count")}
            onChange={typeSeed}
          />
          <div className="row wrap">
            <button
              type="button"
              className={`b ${proposed === null ? "main-act" : ""}`}
              // biome-ignore lint/a11y/noAutofocus: it comes in place of the button that was pressed.
              autoFocus
              aria-disabled={running || undefined}
              onClick={() => !running && void drawBy(randomSeed())}
            >
              <Shuffle className="i" />
              {proposed === null ? words.draw : words.drawAgain}
            </button>
            <button
              type="button"
              className="b"
              aria-disabled={running || undefined}
              onClick={() => !running && typeSeats(true)}
            >
              <Pencil className="i" />
              {text.draw.byHand.name}
            </button>
            <button type="button" className="b" onClick={onDone}>
              {words.backToRounds}
            </button>
          </div>
          <LongWork kind="seating" running={running} stop={words.takeBest} />
          {problem && <ProblemMessage problem={problem} />}
          {waits && (
            <TextBox
              label={words.drawAllTheSame}
              hint={words.drawAllTheSameHint}
              width={24}
              value={reason}
              onChange={setReason}
              onEnter={() => reason.trim() !== "" && void drawBy(randomSeed())}
            />
          )}
          {proposed !== null && <SeatWords heading={words.quality} quality={proposed.quality} />}
        </div>
      </section>
      <section className="pane" aria-label={words.proposedSeats}>
        {proposed === null ? (
          <p className="nothing">{running ? words.drawing : words.notDrawn}</p>
        ) : (
          <Proposed
            proposed={proposed}
            problem={accept.problem}
            mayDecide={day !== null}
            onSwap={(number, one, other) => void swap(number, one, other)}
            onDecide={(rounds) => void decide(rounds)}
          />
        )}
      </section>
    </section>
  );
}

/** How many sheets of the round are in. */
function sheetsIn({ tables }: RoundPlay): number {
  return tables.filter(({ state }) => state === "entered").length;
}

interface ProposedProps {
  proposed: ProposedSeats;
  /** Why it could not be decided on. */
  problem: Problem | null;
  mayDecide: boolean;
  onSwap: (round: number, one: DrawnPerson, other: DrawnPerson) => void;
  onDecide: (rounds: number) => void;
}

function Proposed({ proposed, problem, mayDecide, onSwap, onDecide }: ProposedProps) {
  const words = useFrame().text.competitionPlay;
  const { rounds } = proposed;
  const first = rounds[0]?.round ?? 1;
  const last = rounds.at(-1)?.round ?? first;
  const decide = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => decide.current?.focus(), []);
  return (
    <>
      <header>
        <h2>{words.proposedRounds(first, last)}</h2>
      </header>
      <div className="fill proposed">
        {proposed.stopped && <p className="note heed">{words.stopped}</p>}
        {rounds.map((seats) => (
          <section key={seats.round} aria-label={words.roundSeats(seats.round)}>
            <h3>{words.roundSeats(seats.round)}</h3>
            <DrawnTables
              draw={seats}
              of={`${words.round(seats.round)} `}
              onSwap={(one, other) => onSwap(seats.round, one, other)}
            />
          </section>
        ))}
      </div>
      <footer className="commit">
        {problem && <ProblemMessage problem={problem} />}
        <div className="row wrap">
          <button
            type="button"
            className="b main-act"
            ref={decide}
            disabled={!mayDecide}
            onClick={() => onDecide(rounds.length)}
          >
            <Check className="i" />
            {rounds.length > 1 ? words.acceptAll(last) : words.acceptOne(first)}
          </button>
          {rounds.length > 1 && (
            <button type="button" className="b" disabled={!mayDecide} onClick={() => onDecide(1)}>
              {words.acceptOne(first)}
            </button>
          )}
        </div>
      </footer>
    </>
  );
}
