import type { Pao } from "../platform";
import type { Target, TileBox } from "../screens/hand/asked";

const numbers = ["〇", "一", "二", "三", "四", "五", "六", "七", "八", "九"];
const suits: Record<string, string> = { m: "萬", p: "筒", s: "索" };
const honours = ["", "東", "南", "西", "北", "白", "發", "中"];

const boxes: Record<TileBox, string> = {
  tiles: "手牌",
  win: "和了牌",
  melds: "鳴き・槓",
  dora: "ドラ表示牌",
  ura: "裏ドラ表示牌",
};

const examples: Record<TileBox, string> = {
  tiles: "123m456p789s東東",
  win: "手牌の最後",
  melds: "555z (1111m)",
  dora: "4s",
  ura: "9m",
};

const targets: Record<Target, string> = {
  tiles: "手牌",
  win: "和了牌",
  chi: "チー",
  pon: "ポン",
  kan: "明槓",
  closedKan: "暗槓",
  dora: "ドラ",
  ura: "裏ドラ",
};

const pao: Record<Pao, string> = {
  dai_sangen: "大三元の責任払い",
  dai_suushii: "大四喜の責任払い",
  suukantsu: "四槓子の責任払い",
};

export const handValue = {
  mode: "点数計算か、練習か",
  modes: { reckon: "計算", practice: "練習" },
  practice: {
    asked: "この手は何点ですか",
    answer: "答え",
    answerHint: "3900、1300・2600、3翻40符、満貫など",
    show: "答えを見る",
    submit: "答える",
    next: "次の手",
    right: "あたり",
    wrong: "ちがいます",
    expected: (points: string) => `答えは ${points} です。`,
    yours: (typed: string) => `入れた答え：${typed}`,
    count: (right: number, asked: number) => `${asked}問のうち ${right}問あたり`,
    streak: (times: number) => `続けて${times}問`,
    none: "このルールには、このむずかしさの手がほとんどありません。ほかのむずかしさを選んでください。",
    waits: "答えると、ここに答えと道すじが出ます。",
    quiet: "会の記録には何も書かれません。",
  },
  rules: "ルール",
  clear: "はじめから",
  back: "用紙へもどる",
  forLine: (round: number, table: string, line: number) =>
    `${round}回戦${table}卓の用紙　${line}つ目の和了`,
  boxes,
  examples,
  pad: "牌を押して入れる",
  target: "押した牌の行き先",
  targets,
  oneBack: "一つもどす",
  tile: (tile: string): string => {
    const suit = tile.slice(-1);
    const number = Number(tile[0]);
    if (suit === "z") {
      return honours[number] ?? tile;
    }
    return `${number === 0 ? "赤五" : (numbers[number] ?? "")}${suits[suit] ?? ""}`;
  },
  shown: (concealed: string, win: string, melds: string) =>
    `${concealed}${win && `、和了牌 ${win}`}${melds && `、鳴き・槓 ${melds}`}`,
  noTiles: "牌を打つか、下の牌を押してください。",
  howWon: "和了のしかた",
  ron: "ロン",
  tsumo: "ツモ",
  seat: "自風",
  round: "場風",
  winds: { 東: "東", 南: "南", 西: "西", 北: "北" },
  riichi: "立直",
  riichiKinds: { "0": "立直なし", "1": "立直", "2": "ダブル" },
  flags: {
    ippatsu: "一発",
    rinshan: "嶺上開花",
    chankan: "搶槓",
    last_tile: "海底・河底",
    first_draw: "第一ツモ",
  },
  pao,
  nagashi: "流し満貫",
  counts: { honba: "本場", sticks: "供託", north: "北抜き" },
  countUnits: { honba: "本場", sticks: "本", north: "枚" },
  answer: "点数",
  begin: "牌を入れると、ここに点数が出ます。",
  points: (points: string) => `${points}点`,
  yaku: "役と符",
  han: (han: number) => `${han}翻`,
  fu: (fu: number) => `${fu}符`,
  onSheet: "用紙に書く",
  belowMangan: "用紙に書くのは満貫以上の手です。",
  fromTiles: "手牌から",
  written: "手牌の点数を用紙に書きました。",
};

export type HandValueText = typeof handValue;
