import { useText } from "../../frame/context";
import type { PersonId } from "../../platform";

interface Props {
  person: PersonId;
  name: string;
  /** The whole name, and not only the family's. */
  isWhole: boolean;
  onOpen: (person: PersonId) => void;
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
      {isWhole ? name : name.split(/[ 　]/)[0]}
    </button>
  );
}
