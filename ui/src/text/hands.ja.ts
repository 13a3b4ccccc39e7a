import type { HandFault, HandField, HandWorth, SheetHand } from "../platform";

const fields: Record<keyof SheetHand, string> = {
  winner: "和了",
  loser: "放銃",
  level: "区分",
  hand: "局",
  honba: "本場",
  han: "翻",
  fu: "符",
  yaku: "役",
  note: "備考",
  tiles: "手牌",
};

const readable: Record<HandField, string> = {
  winner: "席の番号（1〜4）か、東南西北で入れてください。",
  loser: "席の番号（1〜4）か、東南西北で入れてください。ツモなら空のままにします。",
  level: "1 満貫、2 跳満、3 倍満、4 三倍満、5 役満のどれかを入れてください。",
  hand: "「東1」「南3」のように入れてください。",
  honba: "0から99までの数を入れてください。",
  han: "1から104までの数を入れてください。",
  fu: "20、25、30、40、…110のどれかを入れてください。",
  tiles:
    "アガリ形の牌を入れてください。和了牌を最後に、鳴きと槓はそのあとに書きます（123m456p789s11z22z2z、22z 111z 555m (4444p) 789s）。",
};

function brings({ points, fromChild, fromDealer }: HandWorth): string {
  if (fromChild === null) {
    return `${points}点`;
  }
  return fromDealer === null
    ? `${fromChild}点オール（計${points}点）`
    : `${fromChild}・${fromDealer}点（計${points}点）`;
}

export const hands = {
  heading: "満貫以上の和了",
  none: "まだありません",
  seatsAndLevels: "席は1～4、区分は1～5で入れます",
  emptyIsTsumo: "空ならツモ",
  another: "もうひとつ書く（F6）",
  line: (line: number) => `${line}つ目の和了`,
  fields,
  tsumo: "ツモ",
  ron: (loser: string) => `ロン ${loser}`,
  person: (wind: string, name: string | null) => (name === null ? `${wind}家` : `${wind} ${name}`),
  /** What a hand brings, by whether the dealer won it where that is not known. */
  worth: (worth: readonly HandWorth[]): string => {
    const [one] = worth;
    return worth.length === 1 && one
      ? brings(one)
      : worth.map((each) => `${each.dealer ? "親なら" : "子なら"} ${brings(each)}`).join("、");
  },
  honba: (honba: string) => `${honba}本場`,
  han: (han: string) => `${han}翻`,
  fu: (fu: string) => `${fu}符`,
  more: "くわしく",
  less: "しまう",
  correct: "直す",
  correctLine: (line: number) => `${line}つ目の和了を直す`,
  remove: "消す",
  removeLine: (line: number) => `${line}つ目の和了を消す`,
  removed: (line: number) =>
    `${line}つ目の和了を消しました。用紙を保存するまでは、元の記録のままです。`,
  missing: {
    winner: "だれの和了かを入れてください。",
    level: "満貫、跳満などの区分を入れてください。",
  },
  fault: (fault: HandFault): string => {
    switch (fault.kind) {
      case "unreadable":
        return readable[fault.field];
      case "own_discard":
        return "和了した人と放銃した人が同じです。ツモなら、放銃を空にしてください。";
      case "other_level":
        return "このルールでは、その翻と符は別の区分になります。どれかを直してください。";
    }
  },
  keys: (winds: readonly string[]) =>
    `席は ${winds.map((wind, place) => `${place + 1}\u00a0${wind}`).join("　")}。ツモなら放銃は空のまま。区分は 1\u00a0満貫　2\u00a0跳満　3\u00a0倍満　4\u00a0三倍満　5\u00a0役満。空のままEnterで終わります。`,
};

export type HandsText = typeof hands;
