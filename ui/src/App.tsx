import { QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect, useState } from "react";
import { ClockAnnouncement } from "./clock/ClockAnnouncement";
import { newQueryClient, readAgain } from "./command";
import { About } from "./frame/About";
import { Ahead } from "./frame/Ahead";
import { useTitle } from "./frame/ClubName";
import {
  FrameContext,
  type HandForSheet,
  type PersonTask,
  type StartWay,
  type WantedHand,
  type WantedPaper,
} from "./frame/context";
import { Layout } from "./frame/Layout";
import { LeaveTyped } from "./frame/LeaveTyped";
import { OpeningNotes } from "./frame/OpeningNotes";
import { useOwnPage } from "./frame/ownPage";
import { Presses } from "./frame/presses";
import { Side } from "./frame/Side";
import { type ScreenId, screens } from "./frame/screens";
import { useShortcuts } from "./frame/shortcuts";
import { useClearFocus } from "./frame/useClearFocus";
import { useKeptFocus } from "./frame/useKeptFocus";
import { useMenu } from "./frame/useMenu";
import { useOpening } from "./frame/useOpening";
import { useScreen } from "./frame/useScreen";
import { HelpPane } from "./help/HelpPane";
import { useHelp } from "./help/useHelp";
import { useUpdated } from "./help/useUpdated";
import { Palette } from "./palette/Palette";
import { Screen } from "./parts/Screen";
import { PathStrip } from "./path/PathStrip";
import { takeUpPath } from "./path/path";
import { useWatched } from "./path/useWatched";
import type { Answer, ClubOverview, Op, PersonId, Platform, Problem } from "./platform";
import { StartScreen } from "./screens/start";
import { OpenHandOver } from "./screens/start/OpenHandOver";
import { ProblemScreen } from "./screens/start/ProblemScreen";
import { knowFirstDay } from "./screens/today/firstDay";
import { problemInOne, texts } from "./text";
import { neighbouringSize, otherThan, useView } from "./view";

/** The screen that is shown, and whose page or which paper it begins with. */
interface Place {
  screen: ScreenId;
  person: PersonId | null;
  task: PersonTask | null;
  paper: WantedPaper | null;
  hand: WantedHand | null;
  /** Another number where the screen begins anew. */
  visit: number;
}

interface Props {
  platform: Platform;
  /** What it answered when it was asked what to begin with: before anything is drawn, for it takes a while. */
  beginning: ReturnType<Platform["begin"]>;
}

export function App(props: Props) {
  const [queries] = useState(newQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <Window {...props} />
    </QueryClientProvider>
  );
}

function Window({ platform: backend, beginning }: Props) {
  const queries = useQueryClient();
  const [view, changeView] = useView();
  const [club, setClub] = useState<ClubOverview | null>(null);
  const platform = useWatched(backend, club);
  const help = useHelp();
  const [opened, countOpened] = useState(0);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [starting, setStarting] = useState(true);
  const [{ screen, person, task, paper, hand, visit }, setPlace] = useState<Place>(begun);
  const [handForSheet, setHandForSheet] = useState<HandForSheet | null>(null);
  const [landing, land] = useState(1);
  const [said, setSaid] = useState({ sentence: "", language: view.language });
  const [unsaved, tellUnsaved] = useState(0);
  const [about, setAbout] = useState(false);
  // The start while a club is open: null where it is not asked for.
  const [start, setStart] = useState<StartWay | "usual" | null>(null);
  const text = texts[view.language];
  const say = (sentence: string) => setSaid({ sentence, language: view.language });
  /** Goes there from wherever one is, the start and what is told of the program among it. */
  function goTo(place: Place, anew = false) {
    setAbout(false);
    setStart(null);
    setPlace((before) => ({ ...place, visit: before.visit + (anew ? 1 : 0) }));
    land((before) => before + 1);
  }
  const go = (to: ScreenId, whose: PersonId | null = null, anew = false) =>
    goTo({ ...begun, screen: to, person: whose }, anew);
  const goToPaper = (wanted: WantedPaper) =>
    goTo({ ...begun, screen: "reports", paper: { ...wanted } }, true);
  const goToHand = (wanted: WantedHand) => goTo({ ...begun, screen: "hand", hand: wanted }, true);
  const startFor = (whose: PersonId, wanted: PersonTask) =>
    goTo(
      { ...begun, screen: wanted === "adjust" ? "members" : "today", person: whose, task: wanted },
      true,
    );
  const takeTask = () => setPlace((before) => ({ ...before, task: null }));
  function putOnSheet(given: HandForSheet) {
    setHandForSheet(given);
    go("today", null, true);
  }
  const takeHandForSheet = () => setHandForSheet(null);
  const unsay = () => say("");
  const toStart = (way?: StartWay) => setStart(way ?? "usual");
  const tellAbout = () => setAbout(true);
  const tasks = { person, startFor, task, takeTask };
  const hands = { goToHand, hand, putOnSheet, handForSheet, takeHandForSheet };
  const toManual = (place?: string) => void help.explain(place);
  const places = { go, goToPaper, toStart, tellAbout, toManual, paper, ...tasks, ...hands };
  const frame = { platform, text, view, changeView, club, ...places, say, unsay, tellUnsaved };

  function show(answer: Answer<ClubOverview | null>) {
    if (!answer.ok) {
      setProblem(answer.problem);
    } else if (answer.value !== null) {
      setClub(answer.value);
      setStart(null);
      countOpened((before) => before + 1);
      setProblem(null);
      if (answer.value.file === club?.file) {
        // Opened anew, because somebody else has written it.
        void readAgain(queries);
      } else {
        if (club !== null) {
          // What was read of it when it was open before: others may have written it meanwhile.
          queries.removeQueries({ queryKey: [answer.value.file] });
        }
        go(first);
        say("");
        tellUnsaved(0);
      }
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: answered once, when the window opens.
  useLayoutEffect(() => {
    void beginning.then((answer) => {
      if (answer.ok) {
        knowFirstDay(queries, answer.value);
      }
      show(answer.ok ? { ok: true, value: answer.value.club } : answer);
      if (answer.ok && answer.value.others > 0) {
        say(text.frame.othersNotOpened(answer.value.others));
      }
      setStarting(false);
      // One that was handed over while the page was not there to hear of it.
      void opening.takeHanded();
    });
  }, [beginning]);

  async function takeBack(
    asked: Promise<Answer<Op>>,
    meanwhile: string,
    sentence: (done: Op) => string,
  ) {
    say(meanwhile);
    const answer = await asked;
    say(answer.ok ? sentence(answer.value) : problemInOne(text, answer.problem));
    await readAgain(queries);
  }

  /** On the sample club, which is opened for it where another is. */
  function takePath() {
    help.leave();
    takeUpPath();
    if (club?.sample === true) {
      go("today");
    } else {
      void opening.openSample();
    }
  }

  const undo = () => club && takeBack(platform.undo(), text.frame.undoing, text.frame.undone);
  const redo = () => club && takeBack(platform.redo(), text.frame.redoing, text.frame.redone);
  const opening = useOpening({ platform, text, club, show, say });
  const { chooseClub, leaving } = opening;
  const [presses] = useState(() => new Presses());
  const [finding, find] = useState(false);
  const deeds = { onGo: goIfOpen, onOpen: chooseClub, onUndo: undo, onRedo: redo };
  const canFind = !starting && club !== null && problem === null;
  const onFind = () => canFind && find(true);
  const fold = () => changeView({ isFolded: !view.isFolded });
  function onManual() {
    find(false);
    help.ask();
  }
  useShortcuts({ ...deeds, onManual, onTextSize: resize, onFind, onFold: fold }, presses);
  useTitle(club === null ? text.appName : text.frame.title(club.name));
  useOwnPage();
  useUpdated(platform, (since) => help.offer({ kind: "news", since }));
  useKeptFocus(landing);
  useClearFocus();
  const onLanguage = () => changeView({ language: otherThan(view.language) });
  useMenu(platform, text, { ...deeds, onManual, onLanguage, onAbout: tellAbout }, presses);

  function resize(step: 1 | -1 | 0) {
    const size = step === 0 ? 100 : neighbouringSize(view.textSize, step);
    if (size !== undefined) {
      changeView({ textSize: size });
    }
  }

  function goIfOpen(to: ScreenId) {
    if (club !== null) {
      go(to);
    }
  }

  const working = !starting && problem === null && club !== null && start === null;
  const ScreenThere = useScreen(working ? screen : null);
  return (
    <FrameContext value={frame}>
      <Layout
        side={
          working && (
            <Side
              current={screen}
              onGo={goIfOpen}
              onOpen={chooseClub}
              onFind={onFind}
              unsaved={unsaved}
              // What was said in the other language is not said again in this one.
              said={said.language === view.language ? said.sentence : ""}
              onUndo={undo}
              onRedo={redo}
            />
          )
        }
        notes={
          <>
            {leaving && <LeaveTyped {...leaving} />}
            {working && !about && <PathStrip />}
            {working && <ClockAnnouncement />}
            {club !== null && <OpeningNotes key={opened} club={club} shown={working && !about} />}
          </>
        }
        help={help.turned.here !== null && <HelpPane help={help} onPath={takePath} />}
        isCovered={help.isCovering && help.turned.here !== null}
        place={about ? "about" : problem !== null ? "start.kept" : working ? screen : "start"}
      >
        {about ? (
          <About onBack={() => setAbout(false)} />
        ) : starting ? (
          <p role="status">{text.loading}</p>
        ) : problem?.kind === "hand_over" || problem?.kind === "encrypted_hand_over" ? (
          <OpenHandOver
            key={problem.file}
            file={problem.file}
            encrypted={problem.kind === "encrypted_hand_over"}
            onOpened={show}
            onBack={() => setProblem(null)}
          />
        ) : problem !== null ? (
          <ProblemScreen
            text={text}
            problem={problem}
            club={club}
            onBack={() => setProblem(null)}
            onAgain={() => platform.openClubAgain().then(show)}
            onOpen={chooseClub}
            onOpened={show}
          />
        ) : club === null || start !== null ? (
          <StartScreen
            {...(start !== null && start !== "usual" && { way: start })}
            onOpened={show}
            onChoose={chooseClub}
            {...(club !== null && { onBack: () => setStart(null) })}
          />
        ) : ScreenThere === undefined ? (
          <Screen title={text.frame.screens[screen]}>
            <p role="status">{text.loading}</p>
          </Screen>
        ) : (
          // Another club begins with its own newest month.
          <ScreenThere key={`${club.file} ${person} ${visit}`} />
        )}
        {working && <Ahead key={club.file} current={screen} />}
      </Layout>
      {canFind && finding && (
        <Palette
          deeds={{
            onUndo: undo,
            onRedo: redo,
            onOpen: chooseClub,
            onAbout: () => setAbout(true),
            onTurn: help.open,
          }}
          onClose={() => find(false)}
        />
      )}
    </FrameContext>
  );
}

const first: ScreenId = screens[0]?.id ?? "results";
const begun: Place = { screen: first, person: null, task: null, paper: null, hand: null, visit: 0 };
