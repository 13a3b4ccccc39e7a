import { useFrame } from "../frame/context";
import type { Manual } from "./manual";
import { pictureOf } from "./pictures";
import { TermList } from "./TermList";
import type { HelpView } from "./turning";

interface Props {
  manual: Manual;
  id: string;
  onTurn: (view: HelpView) => void;
}

/** One task: when one needs it, its steps with their pictures, and what else may happen. */
export function HelpPage({ manual, id, onTurn }: Props) {
  const { text, view } = useFrame();
  const words = text.help;
  const { language } = view;
  const page = manual.pages.find((one) => one.id === id);
  if (page === undefined) {
    return (
      <p tabIndex={-1} data-begins>
        {words.noSuchPage}
      </p>
    );
  }
  const chapter = manual.chapters.find(({ pages }) => pages.includes(id));
  const ids = manual.chapters.flatMap(({ pages }) => pages);
  const next = manual.pages.find((one) => one.id === ids[ids.indexOf(id) + 1]);
  return (
    <article className="help-page">
      {chapter && <p className="quiet small">{chapter.title[language]}</p>}
      <h3 tabIndex={-1} data-begins>
        {page.title[language]}
      </h3>
      <p>{page.lead[language]}</p>
      <ol>
        {page.steps.map((step, at) => {
          const picture = step.picture && pictureOf(step.picture, language);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number.
            <li key={at}>
              <p>{step.words[language]}</p>
              {picture && <img src={picture} alt={words.picture(at + 1)} />}
            </li>
          );
        })}
      </ol>
      {page.notes.length > 0 && (
        <>
          <h4>{words.notes}</h4>
          <ul className="help-notes">
            {page.notes.map((note) => (
              <li key={note.ja}>{note[language]}</li>
            ))}
          </ul>
        </>
      )}
      {page.terms.length > 0 && <h4>{words.terms}</h4>}
      <TermList terms={manual.terms.filter((term) => page.terms.includes(term.id))} />
      {next && (
        <button
          type="button"
          className="b plain low"
          onClick={() => onTurn({ kind: "page", id: next.id })}
        >
          {words.next(next.title[language])}
        </button>
      )}
    </article>
  );
}
