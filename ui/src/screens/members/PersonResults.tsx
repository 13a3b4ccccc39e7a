import { useRead } from "../../command";
import { HandTable } from "../../figures/HandTable";
import { useFrame } from "../../frame/context";
import { useKept } from "../../kept";
import { PlaceStrip } from "../../parts/Place";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { Switch } from "../../parts/Switch";
import type {
  ChosenPeriod,
  PersonId,
  PersonResults as Results,
  ResultsChoice,
} from "../../platform";
import { AgainstTable } from "./AgainstTable";
import { HanchanTable } from "./HanchanTable";
import { KeyFigures } from "./KeyFigures";
import { Overview } from "./Overview";
import type { PersonView } from "./PersonPage";
import { SeatTable, StreakTable } from "./PersonTables";
import { usePersonResults } from "./usePersonResults";

interface Props {
  person: PersonId;
  view: Exclude<PersonView, "entry">;
  choice: ResultsChoice;
  period: ChosenPeriod;
  onAll: (period: ChosenPeriod) => void;
  onHanchan: () => void;
  onOpen: (person: PersonId) => void;
}

/** Everything counted for one person in the period that is chosen. */
export function PersonResults(props: Props) {
  const { person, view, choice, period, onAll, onHanchan, onOpen } = props;
  const { text } = useFrame();
  const read = usePersonResults(person, choice);
  if (read.value === undefined) {
    return read.problem === null ? (
      <p role="status">{text.loading}</p>
    ) : (
      <ProblemMessage problem={read.problem} onAgain={read.again} />
    );
  }
  const { results, choice: of } = read.value;
  return (
    <>
      {read.problem && <ProblemMessage problem={read.problem} onAgain={read.again} />}
      <LeftOut results={results} />
      {results.standing === null ? (
        <NotPlayed period={period} onAll={onAll} />
      ) : (
        <>
          <KeyFigures results={results} standing={results.standing} />
          {view === "results" && (
            <Overview
              person={person}
              results={results}
              standing={results.standing}
              choice={of}
              period={period}
              onHanchan={onHanchan}
              onOpen={onOpen}
            />
          )}
          {view === "hanchan" && <Games results={results} />}
          {view === "against" && (
            <section className="pane" aria-label={text.members.view.against}>
              <header>
                <h3>{text.members.headToHead}</h3>
              </header>
              <div className="fill">
                <AgainstTable results={results} isWhole onOpen={onOpen} />
              </div>
            </section>
          )}
        </>
      )}
    </>
  );
}

/** What is not in the figures, said where they stand. */
function LeftOut({ results }: { results: Results }) {
  const words = useFrame().text.figures;
  const other = results.played.find((players) => players !== results.players);
  return (
    <>
      {results.leftOut > 0 && <p className="note heed">{words.leftOut(results.leftOut)}</p>}
      {other !== undefined && <p className="note">{words.otherGame(other)}</p>}
    </>
  );
}

function NotPlayed({ period, onAll }: Pick<Props, "period" | "onAll">) {
  const { text } = useFrame();
  const all = useRead(["periodOf", "all"], (platform) => platform.periodOf("all", null)).value;
  return (
    <div className="nothing">
      <p role="status">{text.members.notPlayed}</p>
      {period.kind !== "all" && all !== undefined && (
        <button type="button" className="b" onClick={() => onAll(all)}>
          {text.members.seeAll}
        </button>
      )}
    </div>
  );
}

/** As many as fit over the table. */
const inStrip = 24;

/** Every hanchan, or every high hand; beside them the seats and what went on unbroken. */
function Games({ results }: { results: Results }) {
  const { text } = useFrame();
  const words = text.members;
  const [shown, show] = useKept<"hanchan" | "hands" | "seats">("member games", () => "hanchan");
  const last = results.hanchan.slice(0, inStrip).map(({ place }) => place);
  return (
    <section className="pane" aria-label={words.view.hanchan}>
      <header>
        <Switch
          label={words.view.hanchan}
          choices={[
            ["hanchan", words.hanchan],
            ["hands", words.hands],
            ["seats", words.seatsAndStreaks],
          ]}
          chosen={shown}
          onChoose={show}
        />
        <span className="grow" />
        {last.length > 0 && <PlaceStrip places={last.reverse()} />}
      </header>
      <div className="fill">
        {shown === "hanchan" ? (
          <HanchanTable results={results} rows={results.hanchan} isWhole />
        ) : shown === "seats" ? (
          <SeatsAndStreaks results={results} />
        ) : results.hands.length === 0 ? (
          <p className="nothing">{words.noHands}</p>
        ) : (
          <HandTable caption={words.hands} hands={results.hands} />
        )}
      </div>
    </section>
  );
}

function SeatsAndStreaks({ results }: { results: Results }) {
  const words = useFrame().text.members;
  return (
    <div className="halves">
      <section>
        <h3>{words.bySeat}</h3>
        <SeatTable results={results} />
      </section>
      <section>
        <h3>{words.streaks}</h3>
        <StreakTable results={results} />
      </section>
    </div>
  );
}
