import type { WorkStage } from "../platform";

const stages: Record<WorkStage, string> = {
  reading: "ファイルを読んでいます…",
  checking: "ルールと記録に照らして調べています…",
  storing: "記録にまとめています…",
  drawing: "成績表を作っています…",
  seating: "よい席をさがしています…",
};

/** Work that takes long, with how far it has come. */
export const work = {
  beginning: "始めています…",
  stages,
  of: (done: number, total: number) =>
    `${done.toLocaleString("ja-JP")} / ${total.toLocaleString("ja-JP")}`,
  stop: "取りやめる",
  stopping: "取りやめています…",
};

export type WorkText = typeof work;
