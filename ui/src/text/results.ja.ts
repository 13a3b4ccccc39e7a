export const results = {
  previousMonth: "前の月",
  nextMonth: "次の月",
  monthBox: "月を指定",
  showMonth: "表示する",
  monthHeading: (_month: { year: number; month: number }, inClubCalendar: string) => inClubCalendar,
  standings: "成績",
  unit: (sign: string) => `単位：${sign}`,
  noGames: "この月の記録はまだありません。",
  columns: {
    rank: "順位",
    number: "番号",
    name: "氏名",
    games: "半荘",
    place: (place: number) => `${place}着`,
    averagePlace: "平均着順",
    base: "素点",
    uma: "順位点",
    chombo: "チョンボ",
    adjustments: "調整",
    total: "合計",
    best: "最高",
    worst: "最低",
  },
  unranked: "対象外",
};

export type ResultsText = typeof results;
