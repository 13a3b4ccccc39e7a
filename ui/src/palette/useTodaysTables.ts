import { useRead } from "../command";
import { useFrame } from "../frame/context";
import type { Day, DayTable, DayView, SeriesId } from "../platform";
import { keptDay } from "../screens/today/keptDay";

export interface TodaysTables {
  today: string;
  day: Day;
  series: SeriesId;
  tables: readonly DayTable[];
}

/** The tables of the day that is open, or of today, once they are read. */
export function useTodaysTables(): TodaysTables | null {
  const { club } = useFrame();
  const choices = useRead(["dayChoices"], (platform) => platform.dayChoices()).value;
  const opened = choices && keptDay(club?.file ?? "", choices.today.iso);
  const day = opened?.day ?? choices?.today;
  const series = opened?.series ?? choices?.usualSeries ?? null;
  const view = useRead<DayView | null>(["dayView", day?.iso, series], async (platform) =>
    day === undefined || series === null
      ? { ok: true, value: null }
      : platform.dayView(day.iso, series),
  ).value;
  if (!choices || day === undefined || series === null || !view) {
    return null;
  }
  return { today: choices.today.iso, day, series, tables: view.tables };
}
