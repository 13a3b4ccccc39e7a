export const start = {
  heading: "会のファイルを開いてください",
  purpose: "健康麻将の会の成績を記録し、成績表を印刷します。",
};

export type StartText = typeof start;
