import { type Ref, useId } from "react";
import { useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { useKept } from "../../kept";
import { BookEditor } from "../../parts/BookEditor";
import { rulesOfBook } from "../../parts/bookLines";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { RuleEntry } from "../../platform";

interface Props {
  entry: RuleEntry;
  heading: Ref<HTMLHeadingElement>;
  /** With the key of the rule set, which has a new version. */
  onWritten: (key: string) => void;
}

/** ルール集 of a rule set: what its rules say in words of their own, which its newest version lets change. */
export function BookPage({ entry, heading, onWritten }: Props) {
  const { text, say } = useFrame();
  const words = text.ruleBook;
  const id = useId();
  const { name, book: before } = entry.form;
  const [book, setBook, forget] = useKept(`book ${entry.source}`, () => before);
  const save = useWrite((platform) => platform.changeRules(entry.key, { ...entry.form, book }));
  const isTyped = JSON.stringify(book) !== JSON.stringify(before);

  async function keep() {
    if ((await save.run()).ok) {
      forget();
      say(words.saved(name));
      onWritten(entry.key);
    }
  }

  return (
    <article className="say rule-book" data-typed={isTyped} aria-labelledby={id}>
      <div className="hd">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <span className="quiet small">
          {entry.newest ? words.whole(rulesOfBook(book)) : words.older}
        </span>
      </div>
      <BookEditor book={book} onChange={entry.newest ? setBook : undefined} />
      {entry.newest && (
        <footer>
          {save.problem && <ProblemMessage problem={save.problem} />}
          <div className="actions">
            <button
              type="button"
              className="b main-act"
              disabled={!isTyped}
              onClick={() => void keep()}
            >
              {words.save}
            </button>
            <button type="button" className="b" disabled={!isTyped} onClick={() => setBook(before)}>
              {words.undo}
            </button>
            {entry.sample !== null && rulesOfBook(book) === 0 && (
              <button type="button" className="b" onClick={() => setBook(entry.sample ?? {})}>
                {words.fillIn}
              </button>
            )}
          </div>
        </footer>
      )}
    </article>
  );
}
