import type { Text } from "../text";

export function StartScreen({ text, onOpen }: { text: Text; onOpen: () => void }) {
  return (
    <section className="start">
      <h2>{text.startHeading}</h2>
      <p>{text.appPurpose}</p>
      <button type="button" className="primary" onClick={onOpen}>
        {text.openClub}
      </button>
    </section>
  );
}
