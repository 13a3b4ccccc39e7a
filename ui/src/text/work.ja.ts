import type { WorkStage, WorkStep } from "../platform";

const stages: Record<WorkStage, string> = {
  reading: "ファイルを読んでいます…",
  checking: "ルールと記録に照らして調べています…",
  storing: "記録にまとめています…",
  drawing: "成績表を作っています…",
  seating: "よい席をさがしています…",
};

/** Of tries without number nobody wants to read the count. */
export const inHundredths = (done: number, total: number) =>
  Math.floor((100 * done) / Math.max(total, 1));

/** Work that takes long, with how far it has come. */
export const work = {
  beginning: "始めています…",
  stages,
  of: ({ stage, done, total }: WorkStep) =>
    stage === "seating"
      ? `${inHundredths(done, total)}％`
      : `${done.toLocaleString("ja-JP")} / ${total.toLocaleString("ja-JP")}`,
  stop: "取りやめる",
  stopping: "取りやめています…",
};

export type WorkText = typeof work;
