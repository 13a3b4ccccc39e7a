import { useEffect, useState } from "react";
import { useRead, useWrite } from "../command";
import { ProblemMessage } from "../parts/ProblemMessage";
import type { Answer, ClubOverview, WireFinding, WireNotice } from "../platform";
import { Findings } from "../screens/data/Findings";
import { problemInOne } from "../text";
import { useFrame } from "./context";
import { useSecondPlaceAway } from "./secondPlace";
import { isUnderstood, understandForGood } from "./understood";

interface Props {
  club: ClubOverview;
  /** Not while something else stands in place of the club's screens. */
  shown: boolean;
}

/** More of them only push away what there is to do. */
const most = 5;

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
    void platform.checkClub().then((answer) => {
      if (isOpen) {
        setChecked(answer);
      }
    });
    return () => {
      isOpen = false;
    };
  }, [platform]);

  const status = useRead(["clubStatus"], (asked) => asked.clubStatus());
  const isNew = (key: string) => !understood.includes(key);
  const done = (key: string, forGood?: string) => (
    <button
      type="button"
      onClick={() => {
        understand([...understood, key]);
        if (forGood !== undefined) {
          understandForGood(forGood);
        }
      }}
    >
      {words.understood}
    </button>
  );
  const notices = (status.value?.notices ?? []).filter((notice) => {
    const forGood = once(club, notice);
    return isNew(JSON.stringify(notice)) && (forGood === undefined || !isUnderstood(forGood));
  });
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
          <section className="opening-note problem" role="alert">
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
            <div className="actions">
              <button type="button" className="primary" onClick={() => go("data")}>
                {words.toBackups}
              </button>
              {done("check")}
            </div>
          </section>
        )}
        {twice.length > 0 && isNew("twice") && (
          <section className="opening-note" role="status" aria-label={words.opened}>
            <ul>
              {twice.slice(0, most).map((question) => (
                <li key={words.question(question)}>{words.question(question)}</li>
              ))}
            </ul>
            {twice.length > most && <p>{words.moreFound(twice.length - most)}</p>}
            {done("twice")}
          </section>
        )}
        {corrected && (
          <section className="opening-note" role="status" aria-label={words.opened}>
            <p>{words.question(corrected)}</p>
            {correction.problem && <ProblemMessage problem={correction.problem} />}
            <div className="actions">
              <button type="button" onClick={() => void correction.run(true)}>
                {words.takeCorrection}
              </button>
              <button type="button" onClick={() => void correction.run(false)}>
                {words.keepRules}
              </button>
            </div>
          </section>
        )}
        {away !== null && (
          <section className="opening-note" role="status" aria-label={words.opened}>
            <p>{words.secondPlaceAway(away.folder, away.ofSystem)}</p>
            <div className="actions">
              <button type="button" onClick={() => go("data")}>
                {words.chooseSecondPlace}
              </button>
              {done(placeKey, placeKey)}
            </div>
          </section>
        )}
        {notices.map((notice) => (
          <section
            key={JSON.stringify(notice)}
            className="opening-note"
            role="status"
            aria-label={words.opened}
          >
            <p>{words.notice(notice)}</p>
            {done(JSON.stringify(notice), once(club, notice))}
          </section>
        ))}
      </>
    )
  );
}

/** By what it is remembered, where it need not be said at each opening. */
function once(club: ClubOverview, notice: WireNotice): string | undefined {
  switch (notice.kind) {
    case "kept_alike":
      return `${notice.service}: ${club.file}`;
    case "twin":
      return `${notice.name}: ${club.file}`;
    default:
      return undefined;
  }
}
