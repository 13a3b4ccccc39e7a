import { Info, TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useRead, useWrite } from "../command";
import { ProblemMessage } from "../parts/ProblemMessage";
import type { Answer, ClubOverview, WireFinding, WireNotice } from "../platform";
import { Findings } from "../screens/data/Findings";
import { problemInOne } from "../text";
import { useFrame } from "./context";
import "./notes.css";
import { onceAtRest } from "./rest";
import { useSecondPlaceAway } from "./secondPlace";
import { isUnderstood, understandForGood } from "./understood";

interface Props {
  club: ClubOverview;
  /** Not while something else stands in place of the club's screens. */
  shown: boolean;
}

/** More of them only push away what there is to do. */
const most = 5;

/** Names of files are long. */
const mostNamed = 3;

/**
 * What is to be known of the file that is open, each until it is understood: what was noticed on
 * opening it or at a save, and what a look over the whole file finds, which nobody waits for. Where the
 * file lies, and what lies beside it for good, is said until it is understood once, not at each opening. To be made anew for each file that
 * is opened.
 */
export function OpeningNotes({ club, shown }: Props) {
  const { text, platform, go } = useFrame();
  const words = text.frame;
  const [understood, understand] = useState<readonly string[]>([]);
  const [checked, setChecked] = useState<Answer<WireFinding[]> | null>(null);

  useEffect(() => {
    let isOpen = true;
    const callOff = onceAtRest(() => {
      void platform.checkClub().then((answer) => {
        if (isOpen) {
          setChecked(answer);
        }
      });
    });
    return () => {
      isOpen = false;
      callOff();
    };
  }, [platform]);

  const status = useRead(["clubStatus"], (asked) => asked.clubStatus());
  const isNew = (key: string) => !understood.includes(key);
  const done = (keys: readonly string[], forGood: readonly string[] = []) => (
    <button
      type="button"
      className="b plain low"
      onClick={() => {
        understand([...understood, ...keys]);
        forGood.forEach(understandForGood);
      }}
    >
      {words.understood}
    </button>
  );
  const notices = (status.value?.notices ?? []).filter(
    (notice) => isNew(JSON.stringify(notice)) && !once(club, notice).some(isUnderstood),
  );
  const twins = notices.filter((notice) => notice.kind === "twin");
  const doneWith = (told: readonly WireNotice[]) =>
    done(
      told.map((notice) => JSON.stringify(notice)),
      told.flatMap((notice) => once(club, notice)),
    );
  const backups = useRead(["backups"], (asked) => asked.backups()).value;
  const { away, key: placeKey } = useSecondPlaceAway(backups);
  const questions = useRead(["clubQuestions"], (asked) => asked.clubQuestions()).value ?? [];
  const twice = questions.filter(({ kind }) => kind === "at_two_tables");
  const corrected = questions.find(({ kind }) => kind === "preset_corrected");
  const correction = useWrite((asked, take: boolean) => asked.answerCorrection(take));
  const findings = checked?.ok ? checked.value : [];
  const isWrong = checked !== null && isNew("check") && (!checked.ok || findings.length > 0);
  return (
    shown && (
      <>
        {isWrong && (
          <section className="opening-note note heed" role="alert">
            <TriangleAlert className="i" />
            <div className="grow">
              {checked.ok ? (
                <>
                  <p>{words.checkFound(findings.length)}</p>
                  <Findings findings={findings} most={most} />
                </>
              ) : (
                <p>
                  {words.checkFailed} {problemInOne(text, checked.problem)}
                </p>
              )}
            </div>
            <div className="deeds">
              <button type="button" className="b main-act low" onClick={() => go("data")}>
                {words.toBackups}
              </button>
              {done(["check"])}
            </div>
          </section>
        )}
        {twice.length > 0 && isNew("twice") && (
          <Note isHeed deeds={done(["twice"])}>
            <ul>
              {twice.slice(0, most).map((question) => (
                <li key={words.question(question)}>{words.question(question)}</li>
              ))}
            </ul>
            {twice.length > most && <p>{words.moreFound(twice.length - most)}</p>}
          </Note>
        )}
        {corrected && (
          <Note
            isHeed
            deeds={
              <>
                <button type="button" className="b low" onClick={() => void correction.run(true)}>
                  {words.takeCorrection}
                </button>
                <button
                  type="button"
                  className="b plain low"
                  onClick={() => void correction.run(false)}
                >
                  {words.keepRules}
                </button>
              </>
            }
          >
            <p>{words.question(corrected)}</p>
            {correction.problem && <ProblemMessage problem={correction.problem} />}
          </Note>
        )}
        {away !== null && (
          <Note
            isHeed
            deeds={
              <>
                <button type="button" className="b low" onClick={() => go("data")}>
                  {words.chooseSecondPlace}
                </button>
                {done([placeKey], [placeKey])}
              </>
            }
          >
            <p>{words.secondPlaceAway(away.folder, away.ofSystem)}</p>
          </Note>
        )}
        {notices.map(
          (notice) =>
            notice.kind !== "twin" && (
              <Note key={JSON.stringify(notice)} deeds={doneWith([notice])}>
                <p>{words.notice(notice)}</p>
              </Note>
            ),
        )}
        {twins.length > 0 && (
          <Note deeds={doneWith(twins)}>
            <p>
              {words.twins(
                twins.slice(0, mostNamed).map(({ name }) => name),
                twins.length,
              )}
            </p>
          </Note>
        )}
      </>
    )
  );
}

interface NoteProps {
  /** Whether it waits for the person. */
  isHeed?: boolean;
  deeds: ReactNode;
  children: ReactNode;
}

function Note({ isHeed = false, deeds, children }: NoteProps) {
  const words = useFrame().text.frame;
  return (
    <section
      className={`opening-note note ${isHeed ? "heed" : ""}`}
      role="status"
      aria-label={words.opened}
    >
      {isHeed ? <TriangleAlert className="i" /> : <Info className="i" />}
      <div className="grow">{children}</div>
      <div className="deeds">{deeds}</div>
    </section>
  );
}

/** By what it is remembered, where it need not be said at each opening. */
function once(club: ClubOverview, notice: WireNotice): string[] {
  switch (notice.kind) {
    case "kept_alike":
      return [`${notice.service}: ${club.file}`];
    case "twin":
      return [`${notice.name}: ${club.file}`];
    default:
      return [];
  }
}
