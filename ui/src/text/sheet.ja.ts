import type { Day, Level, SetAsideKind, SheetChange, SheetPart } from "../platform";
import { fieldName } from "./fields.ja";
import { figures } from "./figures.ja";

const asideKinds: Record<SetAsideKind, string> = {
  void: "無効（打ったが、数えない）",
  unfinished: "未了（最後まで打っていない）",
};

const isAside: Record<SetAsideKind, string> = {
  void: "この卓は無効です。成績には数えません。",
  unfinished: "この卓は未了です。成績には数えません。",
};

const words: Record<string, string> = { void: "無効", unfinished: "未了" };

function partName(about: SheetPart): string {
  switch (about.kind) {
    case "head":
      return "用紙";
    case "seat":
      return `${about.wind}家`;
    case "hand":
      return "和了";
    case "set_aside":
      return "数えない印";
  }
}

function value(given: string | null): string {
  if (given === null) {
    return "（なし）";
  }
  return figures.levels[given as Level] ?? words[given] ?? given;
}

const changeKinds: Record<SheetChange["kind"], string> = {
  added: "を記録",
  changed: "を訂正",
  deleted: "を消した",
};

export const sheet = {
  winds: ["東", "南", "西", "北"] as readonly string[],
  firstDealer: "起家",
  correcting: "訂正中",
  before: "直す前 ",
  keys: [
    ["Enter", "次の欄、最後で保存"],
    ["F4", "前の4人をもう一度"],
    ["F6", "満貫以上の和了"],
    ["F8", "チョンボ・供託"],
    ["Esc", "ひとつ取り消す"],
    ["Alt ↑↓", "前の卓・次の卓"],
  ] as readonly (readonly [string, string])[],
  settings: "ルールと点数の入れ方",
  saveWithReason: "理由を書いて保存",
  movePlace: "回戦・卓を直す",
  more: "ほかの操作",
  perhapsMisread: (slips: readonly string[]) => `用紙でたしかめる：${slips.join("、")}`,
  restored:
    "書きかけの入力を戻しました。続きを入れてください。いらないときは「ほかの操作」から捨てられます。",
  seatedTwice: (person: string, round: number, table: string) =>
    `${person}は、${round}回戦${table}卓の用紙にも入っています。番号を確かめてください。`,
  seatedHereTwice: (person: string) =>
    `${person}が、この用紙の2つの席に入っています。番号を確かめてください。`,
  notSaved: "まだ保存していません。直して、最後の点数でEnterを押してください。",
  throwAway: "書きかけを捨てる",
  thrownAway: "書きかけを捨てました。「捨てた書きかけを戻す」で戻せます。",
  takeUp: "捨てた書きかけを戻す",
  allOfCompetition: {
    heading: "用紙の入力",
    says: (name: string) =>
      `「${name}」の席が決まっている卓の用紙は、すべて入っています。次は大会の「進行」で進めます。`,
  },
  others: "ほかの書きかけの用紙",
  goOn: (round: number, table: string) => `${round}回戦${table}卓の続きを入れる`,
  elsewhere: (day: Day, series: string, round: number, table: string) =>
    `${day.shown}（${day.weekday}）の${series}を開いて、${round}回戦${table}卓の続きを入れる`,
  fillLast: "最後の1人の点数は、自動で入れる",
  fillLastHint:
    "ふだんは4人とも入れて、合計で読みまちがいを見つけます。自動にすると、読みまちがいがあっても合計は合ってしまいます。",
  filled: (score: string) => `残り ${score}`,
  perhapsSticks: (sticks: number) => `残った供託が${sticks}本あれば合います。`,
  sticksGo: (toTop: boolean): string =>
    toTop ? "残った供託は、1位の点に足されます。" : "残った供託は、だれの点にもなりません。",
  chomboCosts: (cost: string | null) =>
    cost === null
      ? "チョンボは卓で払ってあるので、回数だけを残します。"
      : `チョンボは、1回につき ${cost} を引きます。`,
  replace: {
    heading: "人を入れかえる",
    hint: "ちがう人の名前で入れてしまったときに使います。点数も和了の記録も、正しい人に移ります。",
    saveFirst: "人を入れかえるには、先に書きかけを保存するか、捨ててください。",
    gone: "まちがって入れた人",
    instead: "正しい人",
    everywhere: (tables: number) => `この日のほかの${tables}卓でも入れかえる`,
    run: (gone: string, instead: string) => `${gone} を ${instead} に入れかえる`,
    runNobody: "入れかえる",
    done: (gone: string, instead: string, tables: number) =>
      `${tables}卓で、${gone} を ${instead} に入れかえました。「元に戻す」で戻せます。`,
  },
  aside: {
    heading: "この卓を数えない（無効・未了）",
    hint: "入れたものはそのまま残り、成績には数えません。あとで数えることにもできます。",
    kind: "種類",
    kinds: asideKinds,
    reason: "理由",
    reasonHint: "何年かあとに読んでもわかるように書きます。",
    run: "この卓を数えないことにする",
    done: (round: number, table: string) =>
      `${round}回戦${table}卓を、数えないことにしました。「元に戻す」で戻せます。`,
    is: isAside,
    because: (reason: string) => `理由：${reason}`,
    countAgain: "この卓を数えることにする",
    counted: (round: number, table: string) =>
      `${round}回戦${table}卓を、数えることにしました。「元に戻す」で戻せます。`,
  },
  history: {
    heading: "この卓のこれまで",
    change: ({ part: about, kind, fields }: SheetChange) => {
      const said = fields.map(({ field, before, after }) =>
        kind === "changed"
          ? `${fieldName(field)} ${value(before)} → ${value(after)}`
          : `${fieldName(field)} ${value(after ?? before)}`,
      );
      return `${partName(about)}${changeKinds[kind]}：${said.join("、")}`;
    },
  },
};

export type SheetText = typeof sheet;
