import { useFrame } from "../frame/context";
import { TextBox } from "../parts/TextBox";
import { tasks, usePath } from "../path/path";
import { useFoundInManual } from "./finding";
import type { Manual } from "./manual";
import { PageLinks } from "./PageLinks";
import { TermList } from "./TermList";
import type { HelpView } from "./turning";

interface Props {
  manual: Manual;
  /** What is looked for. */
  typed: string;
  onType: (typed: string) => void;
  onTurn: (view: HelpView) => void;
  onPath: () => void;
}

/** What is in the manual, chapter by chapter; or what is found in it. */
export function HelpContents({ manual, typed, onType, onTurn, onPath }: Props) {
  const { text, view } = useFrame();
  const { done } = usePath();
  const words = text.help;
  const found = useFoundInManual(manual, typed);
  const isLooking = typed.trim() !== "";
  const { language } = view;
  const pagesOf = (ids: readonly string[]) => manual.pages.filter(({ id }) => ids.includes(id));
  return (
    <>
      <h3 tabIndex={-1} data-begins>
        {words.contents}
      </h3>
      <TextBox
        label={words.search}
        value={typed}
        onType={onType}
        onChange={onType}
        onClear={() => onType("")}
      />
      {isLooking ? (
        <>
          <p role="status">{words.found(typed, found.pages.length + found.terms.length)}</p>
          <PageLinks pages={found.pages} onTurn={onTurn} />
          <TermList terms={found.terms} />
        </>
      ) : (
        <>
          <ul className="help-links first">
            <li>
              <button type="button" onClick={onPath}>
                {text.path.title}
                <small>{text.path.state(done.length, tasks.length)}</small>
              </button>
            </li>
            <li>
              <button type="button" onClick={() => onTurn({ kind: "news", since: null })}>
                {words.news}
              </button>
            </li>
          </ul>
          {manual.chapters.map(({ title, pages }) => (
            <section key={title.ja}>
              <h4>{title[language]}</h4>
              <PageLinks pages={pagesOf(pages)} onTurn={onTurn} />
            </section>
          ))}
          <details>
            <summary>{words.terms}</summary>
            <TermList terms={manual.terms} />
          </details>
        </>
      )}
    </>
  );
}
