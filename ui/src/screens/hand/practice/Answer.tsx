import { ArrowRight, CircleCheck, CircleX } from "lucide-react";
import { useState } from "react";
import { useFrame } from "../../../frame/context";
import { TextBox } from "../../../parts/TextBox";
import { normalised } from "../../../parts/typed";
import type { Judged } from "./sitting";

interface Props {
  /** What was answered. */
  typed: string;
  judged: Judged | null;
  /** Why what was typed is no answer. */
  unread: Record<"ja" | "en", string> | null;
  /** Null where the answer is only to be shown. */
  onAnswer: (typed: string | null) => void;
  onNext: () => void;
}

/** Where the answer is typed; once it is, whether it was right, and the way to the next hand. */
export function Answer({ typed, judged, unread, onAnswer, onNext }: Props) {
  const { text, view } = useFrame();
  const words = text.handValue.practice;
  const [draft, setDraft] = useState("");
  if (judged !== null) {
    return (
      <div className="practice-verdict" data-right={judged.right}>
        <p role="status">
          {judged.right ? <CircleCheck className="i" /> : <CircleX className="i" />}
          <b>{judged.right ? words.right : words.wrong}</b>
          {!judged.right && <span>{words.expected(judged.expected[view.language])}</span>}
          {!judged.right && typed !== "" && <small>{words.yours(typed)}</small>}
        </p>
        <button
          type="button"
          className="b main-act"
          // biome-ignore lint/a11y/noAutofocus: it comes in place of the box in which Enter was pressed.
          autoFocus
          onClick={onNext}
        >
          {words.next}
          <ArrowRight className="i" />
          <span className="key" aria-hidden="true">
            Enter
          </span>
        </button>
      </div>
    );
  }
  return (
    <div className="practice-answer fields">
      <TextBox
        label={words.answer}
        hint={words.answerHint}
        autoFocus
        width={12}
        value={draft}
        normalise={normalised}
        problem={unread?.[view.language] ?? null}
        onType={setDraft}
        onChange={setDraft}
        onEnter={() => draft.trim() !== "" && onAnswer(draft.trim())}
      />
      <div className="acts">
        <button
          type="button"
          className="b"
          disabled={draft.trim() === ""}
          onClick={() => onAnswer(draft.trim())}
        >
          {words.submit}
        </button>
        <button type="button" className="b plain" onClick={() => onAnswer(null)}>
          {words.show}
        </button>
      </div>
    </div>
  );
}
