import type {
  DayChangeKind,
  MeetingDetails,
  MeetingRule,
  PlannedChange,
  RuleOnHolidays,
  RuleWeekday,
} from "../platform";

const weekdays: Record<RuleWeekday, string> = {
  mon: "月曜日",
  tue: "火曜日",
  wed: "水曜日",
  thu: "木曜日",
  fri: "金曜日",
  sat: "土曜日",
  sun: "日曜日",
};

const onHolidays: Record<RuleOnHolidays, string> = {
  meets: "祝日でも開く",
  skips: "祝日は休会",
};

const changes: Record<PlannedChange["kind"], (other: string) => string> = {
  cancelled: () => "休会",
  holiday: () => "祝日のため休会",
  moved_to: (other) => `${other}に変更`,
  moved_from: (other) => `${other}から変更`,
  altered: () => "会場・時間の変更",
  extra: () => "臨時の開催",
};

const kinds: Record<DayChangeKind, string> = {
  cancelled: "休会にする",
  moved: "ほかの日に移す",
  altered: "この日に、場所や時間を変えて開く",
  extra: "臨時に開く",
};

const parts = { days: "開催日", rules: "決まり", notice: "開催案内" };

const time = ({ begins, ends }: MeetingDetails) =>
  begins === null ? "" : `${begins}～${ends ?? ""}`;

const rounds = (count: number | null) => (count === null ? "" : `${count}回戦`);

export const schedule = {
  heading: "予定",
  parts,
  partsLabel: "予定ですること",
  weekdays,
  onHolidays,
  kinds,
  /** The days of a rule: 第1・第3水曜日. */
  ruleDays: ({ weekday, weeks, last }: MeetingRule) => {
    const numbered = weeks.map((week) => `第${week}`);
    const named = [...numbered, ...(last ? ["最終"] : [])].join("・");
    return `${weeks.length === 5 ? "毎週" : named}${weekdays[weekday]}`;
  },
  /** From when and until when a rule holds; empty where it always does. */
  ruleSpan: (from: string | null, until: string | null) =>
    from === null && until === null ? "" : `${from ?? ""}～${until ?? ""}`,
  details: (details: MeetingDetails) =>
    [details.venue, time(details), rounds(details.rounds), details.note].filter(Boolean).join("、"),
  time,
  roundsOf: rounds,
  change: ({ kind, other, reason }: PlannedChange) => {
    const what = changes[kind](other === null ? "" : `${other.shown}（${other.weekday}）`);
    return reason === "" ? what : `${what}（${reason}）`;
  },
  /** In the calendar, where there is little room. */
  shortChange: ({ kind, other }: PlannedChange) =>
    kind === "moved_to"
      ? `${other?.iso.slice(5).replace("-", "/") ?? ""}に変更`
      : { cancelled: "休会", holiday: "休会", moved_from: "", altered: "変更あり", extra: "臨時" }[
          kind
        ],
  weekdayHeads: ["日", "月", "火", "水", "木", "金", "土"],
  today: "今日",
  /** A day under the heading of its month. */
  dayOfMonth: (day: string) => day.replace(/^.*年/, ""),
  thisMonth: "今月",
  nothingHeld: "この日の開催はありません。",
  calendar: (month: string) => `${month}の予定表`,
  list: (month: string, held: number) => `${month}の開催日（${held}回）`,
  noDays: (month: string) => `${month}の開催はありません。`,
  noRules:
    "予定の決まりがまだありません。「第1・第3水曜日」のような決まりを書きこむと、開催日がここに並びます。",
  toRules: "決まりを書きこむ",
  day: "日付",
  series: "シリーズ",
  times: "時間",
  venue: "会場",
  remark: "備考",
  changeDay: (day: string, series: string) => `${day}の${series}を変える`,
  changeShort: "変える",
  addDay: "臨時の開催日を加える",
  what: "どうするか",
  to: "移す先の日付",
  begins: "始まり",
  ends: "終わり",
  timeHint: "13:00、13時半、午後1時 など",
  rounds: "回数",
  roundsUnit: "回戦",
  asUsual: "空けておくと、いつもと同じです。",
  reason: "理由",
  reasonHint: "案内にも印刷されます。",
  saveDay: "書きこむ",
  cancel: "やめる",
  putBack: "いつもどおりに戻す",
  needsDay: "日付を入れてください。",
  changed: (day: string, series: string) => `${day}の${series}を書きこみました。`,
  isBack: (day: string, series: string) => `${day}の${series}を、いつもどおりに戻しました。`,
  saveCalendar: "開催日をカレンダー用のファイルに保存する",
  saveCalendarHint: (months: number) =>
    `上の${months}か月分です。携帯電話やパソコンのカレンダーで開けます（.ics）。`,
  saveCalendarTitle: "カレンダー用のファイルを保存する場所",
  calendarFiles: "カレンダーのファイル",
  savedCalendar: (place: string) => `開催日を保存しました：${place}`,
  rules: "予定の決まり",
  addRule: "決まりを加える",
  correctRule: (days: string, series: string) => `${series}の${days}を直す`,
  correctShort: "直す",
  deleteRule: (days: string, series: string) => `${series}の${days}を消す`,
  deleteShort: "消す",
  ruleDeleted: (days: string, series: string) =>
    `${series}の${days}を消しました。「元に戻す」で戻せます。`,
  ruleSaved: (days: string, series: string) => `${series}の${days}を書きこみました。`,
  saveRule: "この決まりを書きこむ",
  noSeries: "シリーズがまだありません。「今日の会」でシリーズに名前をつけると、ここで選べます。",
  toToday: "「今日の会」へ",
  weekday: "曜日",
  weeks: "第何週",
  everyWeek: "毎週",
  week: (number: number) => `第${number}`,
  lastWeek: "最終",
  holidays: "祝日のとき",
  from: "この決まりの始まる日",
  until: "この決まりの終わる日",
  always: "空けておくと、いつまでもです。",
  coming: "これからの開催日",
  noneComing: "この決まりで来る日は、もうありません。",
  comingDay: (day: string, weekday: string, holiday: string | null, held: boolean) =>
    `${day}（${weekday}）${holiday === null ? "" : ` ${holiday}${held ? "" : "のため休会"}`}`,
  notice: "開催案内",
  message: "案内の終わりに書くこと",
  messageHint: "Enterで行を変えます。Tabで次に移ると、案内に入ります。",
};

export type ScheduleText = typeof schedule;
