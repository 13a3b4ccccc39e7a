import { FlaskConical } from "lucide-react";
import { useId, useState } from "react";
import { useText } from "../../frame/context";
import { Pick } from "../../parts/Pick";
import type { RuleEntry } from "../../platform";
import { ComparedLines } from "./ComparedLines";
import { compared } from "./lines";
import { nameOf } from "./nameOf";

interface Props {
  /** What is read beside it. */
  one: RuleEntry;
  list: readonly RuleEntry[];
  onTry: (source: string) => void;
}

/** The rule set that is read and another: what differs, and on asking what does not. */
export function Compare({ one, list, onTry }: Props) {
  const text = useText();
  const words = text.rules;
  const heading = useId();
  const [source, choose] = useState<string | null>(null);
  const [everything, showEverything] = useState(false);
  const others = list.filter((entry) => entry !== one);
  const other =
    others.find((entry) => entry.source === source) ??
    others.find((entry) => entry.usual) ??
    others.find((entry) => entry.key !== one.key) ??
    others[0];
  if (other === undefined) {
    return null;
  }
  const lines = compared(text, one, other);
  const different = lines.filter((line) => line.differs);
  const name = nameOf(text, list, other);
  const names = [nameOf(text, list, one), name] as const;
  return (
    <aside className="pane cmp" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{words.compare}</h2>
        <span className="quiet small">{everything ? words.everything : words.onlyDifferent}</span>
      </header>
      <div className="fill">
        <div className="sides">
          <p className="small">
            <b>{words.compareOne}</b>
            <span>{names[0]}</span>
          </p>
          <div className="small">
            <b>{words.compareOther}</b>
            <Pick
              label={words.compareWith}
              choices={others.map((entry) => [entry.source, nameOf(text, list, entry)] as const)}
              chosen={other.source}
              onChoose={choose}
            />
          </div>
        </div>
        <ComparedLines
          caption={words.compareLabel}
          names={names}
          lines={everything ? lines : different}
          mark={everything}
        />
        <div className="same">
          <p role="status">{words.restIsSame(different.length, lines.length - different.length)}</p>
          <button type="button" className="b plain low" onClick={() => showEverything(!everything)}>
            {everything ? words.showDifferent : words.showEverything}
          </button>
        </div>
        <div className="whatif note">
          <FlaskConical className="i" />
          <div>
            <p>{words.tryOther(name)}</p>
            <button type="button" className="b low" onClick={() => onTry(other.source)}>
              {words.views.tryOut}
            </button>
          </div>
        </div>
      </div>
    </aside>
  );
}
