import { type KeyboardEvent, useRef, useState } from "react";
import { isComposing } from "../../composing";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { Switch } from "../../parts/Switch";
import type {
  Day,
  DayChoices,
  DaySeries,
  DayView,
  DraftPlace,
  DraftSheet,
  MemberChoice,
  NextPlace,
} from "../../platform";
import { CorrectedStandings, DayStandings } from "./DayStandings";
import { draftOf, useDrafts } from "./drafts";
import { SheetInHand } from "./SheetInHand";
import { SheetStack } from "./SheetStack";
import { ToCompetition } from "./ToCompetition";
import "./evening.css";
import "./sheet.css";
import "./more.css";

interface Props {
  day: Day;
  series: DaySeries;
  choices: DayChoices;
  view: DayView;
  /** The table for whose sheet the day was opened. */
  asked: NextPlace | null;
  /** The half-typed sheet for which this day was opened; none is the one typed last. */
  begun: DraftPlace | null;
  /** Opens another day, for a sheet of it that is half typed. */
  onElsewhere: (draft: DraftSheet) => void;
}

/** 入力: the stack of sheets, the one in hand, and how everybody stands. */
export function Sheets({ day, series, choices, view, asked, begun, onElsewhere }: Props) {
  const { text } = useFrame();
  const words = text.today;
  const drafts = useDrafts(day);
  const panes = useRef<HTMLDivElement>(null);
  // What was opened by hand; without it, what is half typed or comes next.
  const [opened, open] = useState<DraftPlace | null>(() => {
    const table = view.tables.find((one) => isAt(one, asked));
    return table === undefined ? null : { ...placeAt(table), hanchan: table.hanchan };
  });
  // The sheet that is half typed stays in hand, whatever else happens to the day meanwhile.
  const [typing, setTyping] = useState<DraftPlace | null>(null);
  const [isBegun, setIsBegun] = useState(false);
  // The four of the sheet that was saved last, for the key that takes them again.
  const [lastFour, setLastFour] = useState<readonly (MemberChoice | null)[]>(
    () => view.tables.filter(({ state }) => state === "entered").at(-1)?.people ?? [],
  );
  const [sheets, setSheets] = useState(0);
  const [shown, show] = useState<"paper" | "standings">("paper");

  function placeAt(at: NextPlace): DraftPlace {
    const { round, table: label } = at;
    return { day: day.iso, series: series.id, round, table: label, hanchan: null };
  }

  if (drafts.kept === null) {
    return <p role="status">{text.loading}</p>;
  }
  const kept = drafts.kept;
  const ofDay = kept.filter(({ draft: { place: other } }) => {
    return other.day === day.iso && other.series === series.id;
  });
  if (!isBegun) {
    setIsBegun(true);
    setTyping(begun ?? ofDay.at(-1)?.draft.place ?? null);
  }

  const place = opened ?? typing ?? (view.next && placeAt(view.next));
  const draft = place === null ? undefined : draftOf(kept, place);
  const table = view.tables.find((one) => isAt(one, place));

  /** What is saved or deleted is no draft any more. */
  async function done(people: readonly (MemberChoice | null)[]) {
    if (draft !== undefined) {
      await drafts.forget(draft.draft);
    }
    if (people.length > 0) {
      setLastFour(people);
    }
    leave();
  }

  function leave() {
    setTyping(null);
    open(null);
    setSheets(sheets + 1);
  }

  function turnTo(at: NextPlace) {
    const found = view.tables.find((one) => isAt(one, at));
    open({ ...placeAt(at), hanchan: found?.hanchan ?? null });
    show("paper");
  }

  function goOn(to: DraftPlace) {
    setTyping(to);
    open(null);
    show("paper");
  }

  /** The sheet before or after the one in hand. */
  function pressed(event: KeyboardEvent) {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0 || !event.altKey || isComposing(event.nativeEvent)) {
      return;
    }
    event.preventDefault();
    const at = view.tables.findIndex((one) => isAt(one, place));
    const next = view.tables[at === -1 ? view.tables.length - 1 : at + step];
    if (next !== undefined && (at !== -1 || step === -1)) {
      turnTo(next);
    } else if (step === 1 && view.next !== null && at !== -1) {
      turnTo(view.next);
    }
  }

  const seated = (draft?.people ?? table?.people ?? []).flatMap((one) => (one ? [one.id] : []));
  const standings = { day: view, seated };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the boxes within.
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys come from the boxes within.
    <div className="eve" data-shown={shown} ref={panes} onKeyDown={pressed}>
      <SheetStack
        view={view}
        place={place}
        isCorrecting={place !== null && place.hanchan !== null}
        drafts={kept.filter((one) => one !== draft)}
        ofDay={ofDay}
        series={choices.series}
        onOpen={turnTo}
        onGoOn={goOn}
        onElsewhere={onElsewhere}
      >
        <Switch
          label={words.shown.label}
          choices={[
            ["paper", words.shown.paper],
            ["standings", words.shown.standings],
          ]}
          chosen={shown}
          onChoose={show}
        />
      </SheetStack>
      <div className="in-hand">
        {drafts.problem && <ProblemMessage problem={drafts.problem} />}
        {place !== null && (
          <SheetInHand
            key={`${JSON.stringify(place)} ${sheets}`}
            place={place}
            table={table}
            draft={draft}
            choices={choices}
            view={view}
            lastFour={lastFour}
            onTyped={(typed) => {
              if (typed !== null) {
                drafts.keep(place, typed);
                setTyping(place);
              } else if (draft !== undefined) {
                void drafts.forget(draft.draft);
              }
            }}
            onDone={done}
            onBack={leave}
          />
        )}
        {place === null && view.competition !== null && (
          <ToCompetition
            id={view.competition}
            name={series.name}
            heading={text.sheet.allOfCompetition.heading}
            says={text.sheet.allOfCompetition.says(series.name)}
          />
        )}
      </div>
      {place !== null && place.hanchan !== null && draft !== undefined ? (
        <CorrectedStandings
          {...standings}
          id={place.hanchan}
          sheet={draft.draft.sheet}
          round={place.round}
        />
      ) : (
        <DayStandings {...standings} />
      )}
    </div>
  );
}

function isAt(one: NextPlace, other: NextPlace | null): boolean {
  return one.round === other?.round && one.table === other.table;
}
