import { useText } from "../../frame/context";
import type { RuleEntry } from "../../platform";
import { Explanation } from "./Explanation";
import type { View } from "./index";

interface Props {
  entry: RuleEntry;
  list: readonly RuleEntry[];
  onView: (view: View) => void;
}

/** One rule set in full, with a way to its earlier versions. */
export function RulePage({ entry, list, onView }: Props) {
  const { rules: text } = useText();
  const others = list.filter((other) => other.key === entry.key && other !== entry);
  const { source } = entry;
  return (
    <>
      <div className="actions">
        <button type="button" onClick={() => onView({ kind: "list" })}>
          {text.back}
        </button>
        {entry.newest && (
          <button type="button" onClick={() => onView({ kind: "change", source })}>
            {text.change}
          </button>
        )}
        <button type="button" onClick={() => onView({ kind: "copy", source })}>
          {text.copy}
        </button>
      </div>
      <p className="hint">{text.played(entry.version, entry.hanchan, 0)}</p>
      <Explanation form={entry.form} facts={entry.facts} />
      {others.length > 0 && (
        <section>
          <h3>{text.versions}</h3>
          <ul className="rule-versions">
            {others.map((other) => (
              <li key={other.source}>
                <button type="button" onClick={() => onView({ kind: "one", source: other.source })}>
                  {text.played(other.version, other.hanchan, 0)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
