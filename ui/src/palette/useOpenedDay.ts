import { useRead } from "../command";
import { useFrame } from "../frame/context";
import type { AttendanceView, Day, DayView, MemberChoice, SeriesId } from "../platform";
import { everybody } from "../screens/today/attendance/groups";
import { keptDay } from "../screens/today/keptDay";

export interface OpenedDay {
  today: string;
  day: Day;
  series: SeriesId;
  view: DayView;
}

/** The day that is open, or today, once it is read. */
export function useOpenedDay(): OpenedDay | null {
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
  return { today: choices.today.iso, day, series, view };
}

/** Whether that person is written down as being there that day; nobody is on the day of a competition. */
export function useIsThere(opened: OpenedDay | null, person: MemberChoice | undefined): boolean {
  const asked = person !== undefined && opened?.view.competition === null ? opened : null;
  const found = useRead<AttendanceView | null>(
    ["attendance", asked?.day.iso, asked?.series, ""],
    async (platform) =>
      asked === null
        ? { ok: true, value: null }
        : platform.attendance(asked.day.iso, asked.series, ""),
  ).value;
  return everybody(found?.groups ?? []).some(({ id, stay }) => id === person?.id && stay !== null);
}
