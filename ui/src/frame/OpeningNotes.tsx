import { useEffect, useState } from "react";
import type { Answer, ClubOverview, WireFinding } from "../platform";
import { Findings } from "../screens/data/Findings";
import { problemInOne } from "../text";
import { useFrame } from "./context";

interface Props {
  club: ClubOverview;
  /** Not while something else stands in place of the club's screens. */
  shown: boolean;
}

/** More of them only push away what there is to do. */
const most = 5;

/**
 * What is to be known of the file that was opened, each until it is understood: what was noticed on
 * opening it, and what a look over the whole file finds, which nobody waits for. To be made anew for
 * each file that is opened.
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

  const isNew = (key: string) => !understood.includes(key);
  const done = (key: string) => (
    <button type="button" onClick={() => understand([...understood, key])}>
      {words.understood}
    </button>
  );
  const notices = club.notices.filter((notice) => isNew(JSON.stringify(notice)));
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
        {notices.map((notice) => (
          <section
            key={JSON.stringify(notice)}
            className="opening-note"
            role="status"
            aria-label={words.opened}
          >
            <p>{words.notice(notice)}</p>
            {done(JSON.stringify(notice))}
          </section>
        ))}
      </>
    )
  );
}
