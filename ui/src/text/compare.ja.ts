import type { Lacking, Problem, WireObstacle } from "../platform";
import type { ProblemWords } from ".";
import { entryName, fieldName } from "./fields.ja";

const untouched = "どちらのファイルもそのままです。何も書きかえていません。";

const said = (value: string | null) => (value === null ? "空" : `「${value}」`);

type Words = {
  [Kind in WireObstacle["kind"]]: (
    obstacle: Extract<WireObstacle, { kind: Kind }>,
  ) => Omit<ProblemWords, "data">;
};

/** Why something of the other file is not brought over. */
const obstacles: Words = {
  another_club: () => ({
    what: "選んだファイルは、別の会のものです。履歴のはじまりが違います。",
    next: "いま開いている会のファイルの写しを選んでください。",
  }),
  not_lacking: () => ({
    what: "その操作は、このファイルにもうあるか、相手のファイルで元に戻されています。",
    next: "一覧を見直してください。",
  }),
  same_here: () => ({
    what: "このファイルにも、もう同じものがあります。",
    next: "取りこまなくてかまいません。",
  }),
  builds_on: ({ number }) => ({
    what: `相手のファイルの、その前の操作（${number}番）で記入したものを使っています。`,
    next: "先にその操作を取りこんでください。取りこめない操作なら、正しいほうを手で記入してください。",
  }),
  differs: ({ table, record, field, here, there }) => ({
    what: `${entryName(table, record)}の${fieldName(field)}が、このファイルでは${said(here)}、相手のファイルでは${said(there)}です。`,
    next: "記録用紙を見て、違っているほうのファイルを訂正してから、もう一度比べてください。",
  }),
  gone: ({ table, record }) => ({
    what: `${entryName(table, record)}は、このファイルでは消されたか、書き直されています。`,
    next: "両方を見て、正しいほうを手で記入してください。",
  }),
  in_the_way: ({ table, record }) => ({
    what: `このファイルの${entryName(table, record)}と、いっしょには置けません。`,
    next: "両方を見て、正しいほうを手で記入してください。",
  }),
  together: ({ detail }) => ({
    what: `このファイルの記録と合わせると、つじつまが合わなくなります（${detail}）。`,
    next: "両方を見て、正しいほうを手で記入してください。",
  }),
  erased: () => ({
    what: "相手のファイルでは、個人の情報が消されました。消したことは取りこめません。",
    next: "このファイルでも、「会員」のその人のページで消してください。",
  }),
};

export function obstacleWords({ obstacle }: Extract<Problem, { kind: "not_brought" }>) {
  // Each entry takes just the obstacle of its own kind, which the index has already chosen.
  const words = obstacles[obstacle.kind] as (obstacle: WireObstacle) => Omit<ProblemWords, "data">;
  return { ...words(obstacle), data: untouched };
}

const lacking: Record<Lacking, string> = {
  done: "",
  taken_back: "元に戻されています",
  erased: "消した情報は戻りません",
};

/** Two files of one club. */
export const compare = {
  hint: "二人で別々に記入したときや、「会の名前 (コピー).hanchan」のような写しができたときに、片方だけにある記入を見つけて、ひとつずつ取りこみます。選んだファイルは見るだけで、書きかえません。",
  choose: "比べるファイルを選ぶ",
  title: "いま開いている会の、もうひとつのファイル",
  with: (file: string) => `比べた相手：${file}`,
  common: (moment: string, what: string) =>
    `${moment}の「${what}」までは、どちらのファイルも同じです。`,
  onlyThere: (count: number) => `相手のファイルだけにあること（${count}）`,
  onlyHere: (count: number) => `このファイルだけにあること（${count}）`,
  hereHint: "相手のファイルに取りこむには、相手のファイルを開いて、このファイルと比べてください。",
  same: "どちらのファイルにも、片方だけにあることはありません。",
  lacking,
  bring: "取りこむ",
  takeBack: "ここでも元に戻す",
  brought: (what: string) => `${what}を取りこみました。「元に戻す」で戻せます。`,
  takenBack: (what: string) =>
    `${what}を、このファイルでも元に戻しました。「元に戻す」で取り消せます。`,
};

export type CompareText = typeof compare;
