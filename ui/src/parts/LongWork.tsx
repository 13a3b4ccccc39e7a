import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useFrame, useText } from "../frame/context";
import type { WorkKind, WorkStep } from "../platform";
import { latestWork } from "../work";
import "./longWork.css";

/** Often enough to be seen moving, and seldom enough to cost nothing. */
const EVERY_MILLISECONDS = 250;

interface Props {
  kind: WorkKind;
  /** Whether the component that shows this has begun such work. */
  running: boolean;
  /** What stopping it is called, where what is done by then is kept. */
  stop?: string;
}

/** How far long work has come, and stopping it; nothing while none is under way. */
export function LongWork({ kind, running, stop }: Props) {
  const { platform, text } = useFrame();
  const words = text.work;
  const id = useId();
  const [step, setStep] = useState<WorkStep | null>(null);
  const [work, setWork] = useState(() => latestWork(kind));
  const [stopped, setStopped] = useState<number | null>(null);
  const stopping = stopped === work;

  // Work goes on when the person looks at another screen, and is found again on coming back.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    async function ask() {
      const answer = await platform.workStep(kind);
      if (left) {
        return;
      }
      const now = answer.ok ? answer.value : null;
      setStep(now);
      setWork(latestWork(kind));
      if (running || now !== null) {
        timer = setTimeout(ask, EVERY_MILLISECONDS);
      }
    }
    void ask();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [platform, kind, running]);

  if (!running && step === null) {
    return null;
  }
  return (
    <div className="long-work note">
      <p role="status" id={id}>
        {stopping ? words.stopping : step === null ? words.beginning : words.stages[step.stage]}
      </p>
      {step !== null && (
        <>
          <progress aria-labelledby={id} value={step.done} max={Math.max(step.total, 1)} />
          <span className="fig" aria-hidden="true">
            {words.of(step)}
          </span>
        </>
      )}
      <StopButton
        label={stop}
        stopping={stopping}
        onStop={() => {
          const asked = latestWork(kind);
          setWork(asked);
          setStopped(asked);
          void platform.stopWork(kind, asked);
        }}
      />
    </div>
  );
}

interface StopProps {
  label: string | undefined;
  stopping: boolean;
  onStop: () => void;
}

/** Gives the keys back to what began the work when it goes with the work. */
function StopButton({ label, stopping, onStop }: StopProps) {
  const words = useText().work;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const began = document.activeElement;
    const own = button.current;
    return () => {
      if (document.activeElement === own && began instanceof HTMLElement) {
        began.focus();
      }
    };
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className="b low"
      aria-disabled={stopping || undefined}
      onClick={onStop}
    >
      {label ?? words.stop}
    </button>
  );
}
