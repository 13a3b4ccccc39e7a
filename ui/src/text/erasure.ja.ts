import type { ErasureShown } from "../platform";

export const erasure = {
  heading: "この人の個人の情報を消す",
  goes: "名前、よみがな、性別、入会日、退会日、備考を、これまでの変更の記録からも消します。",
  goesToo: ({ remarks, reasons, handNotes }: ErasureShown) =>
    `この人への言葉${remarks}件、調整の理由${reasons}件、和了の備考${handNotes}件も消します。`,
  stays: (number: number) =>
    `番号${number}と、打った成績、点、和了は残ります。順位表や集計は変わりません。`,
  mentions: "次の文章にはこの人の名前があり、消したあとも残ります。先に直してから消してください。",
  elsewhere:
    "これまでに作った控え、書き出したファイル、印刷したものには、情報が残っています。消したあとで新しい控えを作り、開けることを確かめてから、古い控えとファイルを捨ててください。",
  begin: "個人の情報を消す",
  cannotBeUndone: "これだけは「元に戻す」で戻せません。",
  now: (number: number, name: string) => `${number} ${name}さんの情報を、戻せないように消す`,
  cancel: "やめる",
  done: (number: number) =>
    `番号${number}の個人の情報を消しました。新しい控えを作り、古い控えを捨ててください。`,
  already: "個人の情報は消してあります。",
  gaps: "消したときに「ファイルのすき間に残っているかもしれない」と出たら、もう一度消してください。",
  again: "ファイルのすき間から、もう一度消す",
};

export type ErasureText = typeof erasure;
