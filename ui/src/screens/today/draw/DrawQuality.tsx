import { CircleCheck, History } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../../../frame/context";
import type { DrawView } from "../../../platform";

interface Props {
  draw: DrawView;
  /** How many pairs would meet for the third time or more. */
  thirdTimes: number;
  /** Whether the seats are as they were found, and nobody was moved by hand. */
  isFound: boolean;
}

/** How good the seats are, in words; read out again when somebody is moved. */
export function DrawQuality({ draw, thirdTimes, isFound }: Props) {
  const words = useText().draw;
  const { metToday, repeatsThisMonth, sameSeatAgain, sitOutDifference } = draw.quality;
  const again = metToday.length;
  return (
    <div role="status" aria-label={words.quality}>
      <ul className="draw-quality">
        <Said isGood={again === 0}>
          {again === 0 ? words.metNobody : <b>{words.metToday(again)}</b>}
          {again > 0 && isFound && <small>{words.fewestFound}</small>}
        </Said>
        <Said isGood={thirdTimes === 0}>{words.thirdTimes(thirdTimes)}</Said>
        <Said isGood={repeatsThisMonth === 0}>{words.metThisMonth(repeatsThisMonth)}</Said>
        <Said isGood={sameSeatAgain === 0}>{words.sameSeat(sameSeatAgain)}</Said>
        <Said isGood={sitOutDifference <= 1}>
          {draw.sitsOut.length === 0
            ? words.nobodySitsOut
            : words.sitOutDifference(sitOutDifference)}
        </Said>
      </ul>
    </div>
  );
}

function Said({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return (
    <li>
      {isGood ? <CircleCheck className="i" /> : <History className="i" />}
      <span>{children}</span>
    </li>
  );
}
