import { useFrame } from "../frame/context";
import type { ManualPage } from "./manual";
import type { HelpView } from "./turning";

interface Props {
  pages: readonly ManualPage[];
  onTurn: (view: HelpView) => void;
}

/** Pages of the manual by their titles. */
export function PageLinks({ pages, onTurn }: Props) {
  const { language } = useFrame().view;
  return (
    <ul className="help-links">
      {pages.map(({ id, title }) => (
        <li key={id}>
          <button type="button" onClick={() => onTurn({ kind: "page", id })}>
            {title[language]}
          </button>
        </li>
      ))}
    </ul>
  );
}
