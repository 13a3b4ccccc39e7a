import { useEffect, useRef, useState } from "react";
import { type Answer, type ClubOverview, onFileHanded, type Platform } from "../platform";
import type { Text } from "../text";
import { isHalfTyped } from "./LeaveTyped";

/** What is to be opened once the person agrees. */
interface Leaving {
  /** Null where it is still to be chosen. */
  file: string | null;
  onLeave: () => void;
  onStay: () => void;
}

interface Props {
  platform: Platform;
  text: Text;
  club: ClubOverview | null;
  show: (answer: Answer<ClubOverview | null>) => void;
  say: (sentence: string) => void;
}

/**
 * Another club in place of the one that is open, in whichever way it comes: chosen in the system's
 * dialog, dropped on the window or its picture in the Dock, or named by a second start. What is half
 * typed goes only when the person says so.
 */
export function useOpening(props: Props) {
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const newest = useRef(props);
  newest.current = props;
  const { platform } = props;
  const choosing = useRef(false);

  async function leave(file: string | null, open: () => Promise<void>, onStay: () => void) {
    if (!isHalfTyped()) {
      await open();
      return;
    }
    const then = (deed: () => void) => () => {
      setLeaving(null);
      deed();
    };
    setLeaving({ file, onLeave: then(() => void open()), onStay: then(onStay) });
  }

  /** One dialog at a time, however often the key is pressed. */
  async function choose() {
    if (!choosing.current) {
      choosing.current = true;
      const { text } = newest.current;
      const answer = await platform.chooseClub(text.openClub, text.clubFiles);
      choosing.current = false;
      newest.current.show(answer);
    }
  }

  async function openSample() {
    newest.current.show(await platform.openSampleClub());
  }

  /** Opens what was handed over, or asks first. */
  async function takeHanded() {
    const waiting = await platform.handedFile();
    if (!waiting.ok || waiting.value === null) {
      return;
    }
    const { file, name, others } = waiting.value;
    async function open() {
      const answer = await platform.openHandedFile();
      const { show, say, text } = newest.current;
      show(answer);
      if (answer.ok && others > 0) {
        say(text.frame.othersNotOpened(others));
      }
    }
    if (file === newest.current.club?.file) {
      await open();
    } else {
      await leave(name, open, () => void platform.leaveHandedFile());
    }
  }

  const hears = useRef(takeHanded);
  hears.current = takeHanded;
  useEffect(() => onFileHanded(() => void hears.current()), []);

  return {
    /** The question that is to be answered first. */
    leaving,
    chooseClub: () => void leave(null, choose, () => undefined),
    openSample: () => leave(newest.current.text.start.sampleName, openSample, () => undefined),
    takeHanded: () => hears.current(),
  };
}
