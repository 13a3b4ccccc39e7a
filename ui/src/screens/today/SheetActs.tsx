import { ChevronDown } from "lucide-react";
import { memo } from "react";
import { useText } from "../../frame/context";
import { MenuButton } from "../../parts/MenuButton";

interface Props {
  isSaved: boolean;
  /** The points do not add up yet, or are not all there. */
  isWaiting: boolean;
  onSave: () => Promise<void>;
  onSame: (() => void) | null;
  /** For a sum that the paper itself has wrong. */
  onReason: (() => void) | null;
  onBack: (() => void) | null;
  onTakeUp: (() => void) | null;
  others: readonly { key: string; words: string }[];
  onOther: (key: string) => void;
}

/** What is done with the sheet as a whole: no key in its boxes draws it anew. */
export const SheetActs = memo((props: Props) => {
  const { isSaved, isWaiting, onSave, onSame, onReason, onBack, onTakeUp, others, onOther } = props;
  const text = useText();
  const words = text.today;
  return (
    <footer className="acts" data-many={(onReason !== null && onBack !== null) || undefined}>
      <button
        type="button"
        className="b main-act"
        data-waits={isWaiting || undefined}
        aria-keyshortcuts="Enter"
        onClick={() => void onSave()}
      >
        {isSaved ? words.change : words.save}
        <Key>Enter</Key>
      </button>
      {onReason !== null && (
        <button type="button" className="b" onClick={onReason}>
          {text.sheet.saveWithReason}
        </button>
      )}
      {onSame !== null && onReason === null && (
        <button type="button" className="b" aria-keyshortcuts="F4" onClick={onSame}>
          {words.same}
          <Key>F4</Key>
        </button>
      )}
      {onBack !== null && (
        <button type="button" className="b" onClick={onBack}>
          {words.stop}
          <Key>Esc</Key>
        </button>
      )}
      {onTakeUp !== null && (
        <button type="button" className="b" onClick={onTakeUp}>
          {text.sheet.takeUp}
        </button>
      )}
      <span className="grow" />
      {others.length > 0 && (
        <MenuButton items={others.map((one) => ({ ...one, onPress: () => onOther(one.key) }))}>
          {text.sheet.more}
          <ChevronDown className="i" />
        </MenuButton>
      )}
    </footer>
  );
});

/** The key that does the same: seen, and told by `aria-keyshortcuts`. */
function Key({ children }: { children: string }) {
  return (
    <span className="key" aria-hidden="true">
      {children}
    </span>
  );
}
