import { useRead } from "../command";
import { useText } from "./context";

/** Which program this is, and what others made. */
export function About({ onBack }: { onBack: () => void }) {
  const text = useText();
  const about = useRead(["about"], (platform) => platform.about()).value;
  return (
    <section className="about">
      <h2>{text.frame.about}</h2>
      {about !== undefined && (
        <>
          <p>{text.frame.version(about.version)}</p>
          <h3>{text.frame.licence}</h3>
          <pre lang="en">{about.licence}</pre>
          <h3>{text.frame.notices}</h3>
          <pre lang="en">{about.notices}</pre>
        </>
      )}
      <button type="button" className="primary" onClick={onBack}>
        {text.frame.closeAbout}
      </button>
    </section>
  );
}
