import { useFrame } from "../frame/context";
import type { ManualTerm } from "./manual";

/** Words of the game and of the program, with what they mean. */
export function TermList({ terms }: { terms: readonly ManualTerm[] }) {
  const { language } = useFrame().view;
  return (
    terms.length > 0 && (
      <dl className="help-terms">
        {terms.map(({ id, name, reading, says }) => (
          <div key={id}>
            <dt>
              {name[language]}
              {language === "ja" && reading !== name.ja && <small>{reading}</small>}
            </dt>
            <dd>{says[language]}</dd>
          </div>
        ))}
      </dl>
    )
  );
}
