import { useId, useState } from "react";
import { useText } from "../frame/context";
import type { BookHeading } from "../platform";
import { bookHeadings, type RuleBook, rulesIn } from "./bookLines";
import "./book.css";

interface Props {
  book: RuleBook;
  /** None where it can only be read. */
  onChange?: ((book: RuleBook) => void) | undefined;
}

/** The text of a rule book, heading by heading. */
export function BookEditor({ book, onChange }: Props) {
  const { ruleBook: words } = useText();
  const id = useId();
  const [chosen, choose] = useState<BookHeading>(
    () => bookHeadings.find((heading) => book[heading] !== undefined) ?? "equipment",
  );
  return (
    <div className="book">
      <nav aria-label={words.headingsLabel}>
        <ol>
          {bookHeadings.map((heading) => (
            <li key={heading}>
              <button
                type="button"
                aria-current={heading === chosen ? "true" : undefined}
                onClick={() => choose(heading)}
              >
                <span>{words.headings[heading]}</span>
                <small>{words.count(rulesIn(book[heading]))}</small>
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div className="box">
        <label htmlFor={id}>{words.headings[chosen]}</label>
        {onChange && (
          <p className="hint" id={`${id}-hint`}>
            {words.hint}
          </p>
        )}
        <textarea
          id={id}
          spellCheck={false}
          readOnly={onChange === undefined}
          aria-describedby={onChange && `${id}-hint`}
          value={book[chosen] ?? ""}
          onChange={(event) => onChange?.({ ...book, [chosen]: event.target.value })}
        />
      </div>
    </div>
  );
}
