import { useText } from "../../../frame/context";
import type { DrawView } from "../../../platform";

/** How good the seats are, in words; read out again when somebody is moved. */
export function DrawQuality({ draw }: { draw: DrawView }) {
  const words = useText().draw;
  const { met_today, repeats_this_month, same_seat_again, sit_out_difference } = draw.quality;
  const isBest = met_today.length === 0 && repeats_this_month === 0 && same_seat_again === 0;
  return (
    <section role="status" aria-label={words.quality} className="draw-quality">
      {isBest ? (
        <p>{words.best}</p>
      ) : (
        <ul>
          <li className={met_today.length > 0 ? "again" : ""}>{words.metToday(met_today)}</li>
          <li>{words.metThisMonth(repeats_this_month)}</li>
          <li>{words.sameSeat(same_seat_again)}</li>
        </ul>
      )}
      <p>
        {draw.sits_out.length === 0
          ? words.nobodySitsOut
          : words.sitOutDifference(sit_out_difference)}
      </p>
    </section>
  );
}
