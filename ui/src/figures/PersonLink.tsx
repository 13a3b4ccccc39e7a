import { useFrame } from "../frame/context";
import type { PersonId } from "../platform";
import "./personLink.css";

/** A name that leads to the person's page. */
export function PersonLink({ person, name }: { person: PersonId; name: string }) {
  const { text, go } = useFrame();
  return (
    <button
      type="button"
      className="person-link"
      aria-label={text.members.openPerson(name)}
      onClick={() => go("members", person)}
    >
      {name}
    </button>
  );
}
