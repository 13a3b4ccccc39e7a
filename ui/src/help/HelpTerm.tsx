import { useFrame } from "../frame/context";
import type { Manual } from "./manual";
import { PageLinks } from "./PageLinks";
import { TermList } from "./TermList";
import type { HelpView } from "./turning";

interface Props {
  manual: Manual;
  id: string;
  onTurn: (view: HelpView) => void;
}

/** A word, what it means, and the pages that it stands on. */
export function HelpTerm({ manual, id, onTurn }: Props) {
  const { text } = useFrame();
  return (
    <>
      <h3 tabIndex={-1} data-begins>
        {text.help.terms}
      </h3>
      <TermList terms={manual.terms.filter((term) => term.id === id)} />
      <PageLinks pages={manual.pages.filter(({ terms }) => terms.includes(id))} onTurn={onTurn} />
    </>
  );
}
