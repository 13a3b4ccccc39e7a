import type { Task } from "../path/path";

const tasks: Record<Task, string> = {
  sheet: "記録用紙を1枚入れて、Enterで保存してみましょう。",
  sum: "わざと合計の合わない点数でEnterを押し、直して保存してみましょう。",
  undo: "左下の「戻す」を押して、保存した用紙を取り消してみましょう。",
  paper: "「書類」で成績表を開いてみましょう。",
  backup: "「データと設定」で控えをとってみましょう。",
};

export const path = {
  title: "はじめての15分",
  /** At the start. */
  about: "見本の会で、5つのことを試します",
  state: (done: number, all: number) =>
    done === all ? "5つとも終わりました。" : `${all}つのうち${done}つ終わり`,
  tasks,
  through: "これで、例会の夜にすることは、ひととおりできます。",
  how: "やり方",
  leave: "やめる",
  close: "閉じる",
  ownClub: "自分の会を作る",
};

export type PathText = typeof path;
