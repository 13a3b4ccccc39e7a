import { useText } from "../../../frame/context";
import type { PlanQuality } from "../../../platform";

interface Props {
  heading: string;
  quality: PlanQuality;
}

/** How good the seats are, in words; read out again when somebody is moved. */
export function SeatWords({ heading, quality }: Props) {
  const words = useText().competitionPlay;
  return (
    <section role="status" aria-label={heading} className="seat-words">
      <h3>{heading}</h3>
      <ul>
        {words.qualityWords(quality).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
