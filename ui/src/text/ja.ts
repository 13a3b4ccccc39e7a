import type { ChosenPeriod } from "../platform";
import { adjustments } from "./adjustments.ja";
import { attendance } from "./attendance.ja";
import { awards } from "./awards.ja";
import { clock } from "./clock.ja";
import { close } from "./close.ja";
import { compare } from "./compare.ja";
import { competition } from "./competition.ja";
import { competitionDesk } from "./competitionDesk.ja";
import { competitionPlay } from "./competitionPlay.ja";
import { competitionResults } from "./competitionResults.ja";
import { data } from "./data.ja";
import { draw } from "./draw.ja";
import { erasure } from "./erasure.ja";
import { figures } from "./figures.ja";
import { frame } from "./frame.ja";
import { handover } from "./handover.ja";
import { hands } from "./hands.ja";
import { handValue } from "./handValue.ja";
import { help } from "./help.ja";
import { imports } from "./import.ja";
import { ledger } from "./ledger.ja";
import { members } from "./members.ja";
import { openings } from "./openings.ja";
import { palette } from "./palette.ja";
import { parts } from "./parts.ja";
import { path } from "./path.ja";
import { problems } from "./problems.ja";
import { remarks } from "./remarks.ja";
import { reports } from "./reports.ja";
import { results } from "./results.ja";
import { ruleBook } from "./ruleBook.ja";
import { rules } from "./rules.ja";
import { schedule } from "./schedule.ja";
import { sections } from "./sections.ja";
import { session } from "./session.ja";
import { sheet } from "./sheet.ja";
import { start } from "./start.ja";
import { today } from "./today.ja";
import { work } from "./work.ja";

export const japanese = {
  appName: "半荘帳",
  openClub: "会のファイルを開く",
  openAgain: "もう一度開く",
  stillNotOpen: "もう一度試しましたが、まだ開けません。",
  clubFiles: "半荘帳のファイル",
  loading: "読みこんでいます…",
  problemHeading: "開けませんでした",
  problemWhat: "何が起きたか",
  problemData: "記録は無事か",
  problemNext: "次にすること",
  backToStart: "はじめの画面に戻る",
  backToClub: (club: string) => `「${club}」に戻る`,
  /** A period as a heading. */
  periodHeading: ({ kind, heading }: ChosenPeriod) => (kind === "all" ? "全期間" : heading),
  adjustments,
  attendance,
  awards,
  clock,
  close,
  compare,
  competition,
  competitionDesk,
  competitionPlay,
  competitionResults,
  data,
  draw,
  erasure,
  figures,
  frame,
  handover,
  handValue,
  hands,
  help,
  imports,
  ledger,
  openings,
  members,
  palette,
  parts,
  path,
  problems,
  remarks,
  reports,
  results,
  ruleBook,
  rules,
  schedule,
  sections,
  session,
  sheet,
  start,
  today,
  work,
};
