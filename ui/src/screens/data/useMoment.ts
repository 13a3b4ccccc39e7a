import { useRead } from "../../command";
import { useText } from "../../frame/context";
import type { Day } from "../../platform";

interface At {
  day: Day;
  time: string;
}

/** When something was, as shortly as it is clear: today, in this year, or with the year. */
export function useMoment(): (at: At) => string {
  const words = useText().data;
  const today = useRead(["dayChoices"], (platform) => platform.dayChoices()).value?.today.iso;
  return ({ day, time }) => {
    if (day.iso === today) {
      return words.todayAt(time);
    }
    const isThisYear = today !== undefined && day.iso.slice(0, 4) === today.slice(0, 4);
    return words.moment(isThisYear ? words.dayOfYear(day.iso) : day.shown, day.weekday, time);
  };
}
