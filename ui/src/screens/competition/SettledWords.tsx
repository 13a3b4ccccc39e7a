import { useText } from "../../frame/context";
import type { CompetitionSettled } from "../../platform";
import { useSettledWords } from "./useSettledWords";

/** What is settled about a competition, by what it is about. */
export function SettledWords({ settled }: { settled: CompetitionSettled }) {
  const words = useText().competition;
  const { said } = useSettledWords(settled);
  return (
    <dl className="settled-words">
      {said.map(
        ([group, sentences]) =>
          sentences.length > 0 && (
            <div key={group}>
              <dt>{words.groups[group]}</dt>
              {sentences.map((sentence, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two stages may be seated in the same words.
                <dd key={at}>{sentence}</dd>
              ))}
            </div>
          ),
      )}
    </dl>
  );
}
