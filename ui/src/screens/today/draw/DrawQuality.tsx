import { useText } from "../../../frame/context";
import type { DrawView } from "../../../platform";

/** How good the seats are, in words; read out again when somebody is moved. */
export function DrawQuality({ draw }: { draw: DrawView }) {
  const words = useText().draw;
  const { metToday, repeatsThisMonth, sameSeatAgain, sitOutDifference } = draw.quality;
  const isBest = metToday.length === 0 && repeatsThisMonth === 0 && sameSeatAgain === 0;
  return (
    <section role="status" aria-label={words.quality} className="draw-quality">
      {isBest ? (
        <p>{words.best}</p>
      ) : (
        <ul>
          <li className={metToday.length > 0 ? "again" : ""}>{words.metToday(metToday)}</li>
          <li>{words.metThisMonth(repeatsThisMonth)}</li>
          <li>{words.sameSeat(sameSeatAgain)}</li>
        </ul>
      )}
      <p>
        {draw.sitsOut.length === 0 ? words.nobodySitsOut : words.sitOutDifference(sitOutDifference)}
      </p>
    </section>
  );
}
