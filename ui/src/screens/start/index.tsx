import type { Text } from "../../text";

export function StartScreen({ text, onOpen }: { text: Text; onOpen: () => void }) {
  return (
    <section className="start">
      <h2>{text.start.heading}</h2>
      <p>{text.start.purpose}</p>
      <button type="button" className="primary" onClick={onOpen}>
        {text.openClub}
      </button>
    </section>
  );
}
