import type { ProblemTexts } from ".";

export type HandOverKind =
  | "hand_over"
  | "encrypted_hand_over"
  | "not_a_hand_over"
  | "broken_hand_over"
  | "too_large"
  | "no_passphrase"
  | "wrong_passphrase"
  | "short_passphrase"
  | "passphrases_differ"
  | "not_sound";

/** What can go wrong when a club is handed over, or what was handed over is opened. */
export const handOverProblems: Pick<ProblemTexts, HandOverKind> = {
  hand_over: ({ file }) => ({
    what: `「${file}」は、引継ぎのファイルです。`,
    data: "このファイルには手をつけていません。",
    next: "「会のファイルを開く」でこのファイルを選び、会のファイルを作ってください。",
  }),
  encrypted_hand_over: ({ file }) => ({
    what: `「${file}」は、合言葉で暗号にしたファイルです。`,
    data: "このファイルには手をつけていません。",
    next: "「会のファイルを開く」でこのファイルを選び、合言葉を入れてください。",
  }),
  not_a_hand_over: ({ file }) => ({
    what: `「${file}」は、引継ぎのファイルではないか、はじめのほうが壊れています。`,
    data: "このファイルには手をつけていません。何も作っていません。",
    next: "名前の終わりが「.zip」か「.zip.age」の、受け取ったファイルを選んでください。そのファイルなら、もう一度写し直してください。",
  }),
  broken_hand_over: ({ file }) => ({
    what: `「${file}」は、作ったときのままではありません。途中で切れたか、壊れています。`,
    data: "このファイルには手をつけていません。何も作っていません。渡した人の記録は無事です。",
    next: "もとのメールやUSBメモリーから写し直してください。それでもだめなら、前の係の方に作り直してもらってください。",
  }),
  too_large: ({ file, most }) => ({
    what: `「${file}」は大きすぎて、引継ぎのファイルにできないか、開けません（${most}MBまで）。`,
    data: "会の記録はそのままです。何も作っていません。",
    next: "「いま控えをとる」でとった控えを渡してください。",
  }),
  no_passphrase: () => ({
    what: "このファイルは暗号にしてあり、合言葉がないと開けません。",
    data: "ファイルには手をつけていません。",
    next: "作った人から聞いた合言葉を入れてください。",
  }),
  wrong_passphrase: () => ({
    what: "その合言葉では開けません。",
    data: "ファイルには手をつけていません。何度でも試せます。",
    next: "大文字と小文字、空白、全角と半角を確かめて、入れ直してください。合言葉が正しいはずなら、ファイルが壊れています。もとから写し直してください。",
  }),
  short_passphrase: ({ least }) => ({
    what: `合言葉が短すぎて、当てられてしまうかもしれません。`,
    data: "会の記録はそのままです。何も作っていません。",
    next: `空白を除いて${least}文字以上にしてください。いくつかの言葉を並べると覚えやすくなります。`,
  }),
  passphrases_differ: () => ({
    what: "2回入れた合言葉が、同じではありません。",
    data: "会の記録はそのままです。何も作っていません。",
    next: "2つとも入れ直してください。「合言葉を見せる」に印をつけると、打った文字が見えます。",
  }),
  not_sound: () => ({
    what: "会の記録におかしなところがあるので、控えも引継ぎのファイルも、新しくは作りません。",
    data: "会の記録には手をつけていません。前にとった控えは、そのまま残っています。",
    next: "「データと設定」の「ファイルを調べる」で、どこかを見てください。傷んでいたら、いちばん新しいよい控えを新しいファイルに戻して、そちらを使ってください。点数だけなら、その半荘を訂正してから、もう一度やってください。",
  }),
};

/** Handing the club over to the next secretary, and opening what was handed over. */
export const handover = {
  hint: "会のファイルの控え、最近の半期の成績表、ルール表、設定と、次の方への説明を、ひとつのファイルにまとめます。書いたあと読み直し、開けることまで確かめます。いま開いている会はそのままです。",
  encrypt: "合言葉で暗号にする（メールやUSBメモリーで渡すとき）",
  passphrase: "合言葉",
  passphraseHint: "空白を除いて10文字以上。いくつかの言葉を並べると覚えやすくなります。",
  again: "合言葉をもう一度",
  show: "合言葉を見せる",
  warning:
    "合言葉がないと、だれにも開けられません。このソフトは合言葉をどこにも残しません。紙に書いて大切にしまい、次の方には電話など別の方法で伝えてください。",
  make: "引継ぎのファイルを作る",
  title: "引継ぎのファイルの置き場所",
  fileKind: "引継ぎのファイル",
  made: (file: string, files: number, hanchan: number) =>
    `引継ぎのファイルを作り、開けることを確かめました（中のファイル${files}個、半荘${hanchan}回）：${file}`,
  left: (folder: string) =>
    `作業用フォルダー「${folder}」だけは、ほかのソフトが中身を開いていて片づけられませんでした。会の記録がだれにでも読める形で入っているので、そのソフトを閉じてから消すか、会を開き直してください。`,
  atStart: "前の係の方から受け取った引継ぎのファイル（.zip、.zip.age）も、ここから開けます。",
  receive: "引継ぎを受け取る",
  received: (file: string) =>
    `「${file}」を確かめて、下の場所に新しいフォルダーを作り、会のファイルをそこに置いて開きます。受け取ったファイルはそのまま残ります。`,
  given: "作った人から聞いた合言葉を入れてください。",
  place: "置き場所",
  changePlace: "置き場所を変える",
  open: "会のファイルを作って開く",
  opening: "中身をひとつずつ確かめています…",
  back: "もどる",
};

export type HandOverText = typeof handover;
