import { useText } from "../../frame/context";
import type { PersonId } from "../../platform";

interface Props {
  person: PersonId;
  name: string;
  /** The whole name, and not only the family's. */
  isWhole: boolean;
  onOpen: (person: PersonId) => void;
}

/** A family's name, with the given one where there is room. */
export function Name({ name, isWhole }: { name: string; isWhole: boolean }) {
  const [family, ...given] = name.split(/[ 　]/);
  return (
    <>
      {family}
      {isWhole && given.length > 0 && <span className="given"> {given.join(" ")}</span>}
    </>
  );
}

/** A name that leads to that person's page. */
export function OtherPerson({ person, name, isWhole, onOpen }: Props) {
  const text = useText();
  return (
    <button
      type="button"
      className="name-link"
      aria-label={text.members.openPerson(name)}
      onClick={() => onOpen(person)}
    >
      <Name name={name} isWhole={isWhole} />
    </button>
  );
}
