import type { Text } from ".";
import { adjustments } from "./adjustments.en";
import { attendance } from "./attendance.en";
import { awards } from "./awards.en";
import { clock } from "./clock.en";
import { close } from "./close.en";
import { compare } from "./compare.en";
import { competition } from "./competition.en";
import { competitionDesk } from "./competitionDesk.en";
import { competitionPlay } from "./competitionPlay.en";
import { competitionResults } from "./competitionResults.en";
import { data } from "./data.en";
import { draw } from "./draw.en";
import { erasure } from "./erasure.en";
import { figures } from "./figures.en";
import { days, frame } from "./frame.en";
import { handover } from "./handover.en";
import { hands } from "./hands.en";
import { handValue } from "./handValue.en";
import { help } from "./help.en";
import { imports } from "./import.en";
import { ledger } from "./ledger.en";
import { members } from "./members.en";
import { openings } from "./openings.en";
import { palette } from "./palette.en";
import { parts } from "./parts.en";
import { path } from "./path.en";
import { problems } from "./problems.en";
import { remarks } from "./remarks.en";
import { reports } from "./reports.en";
import { results } from "./results.en";
import { ruleBook } from "./ruleBook.en";
import { rules } from "./rules.en";
import { schedule } from "./schedule.en";
import { sections } from "./sections.en";
import { session } from "./session.en";
import { sheet } from "./sheet.en";
import { start } from "./start.en";
import { today } from "./today.en";
import { work } from "./work.en";

export const english: Text = {
  appName: "Hanchancho",
  openClub: "Open a club's file",
  openAgain: "Open it again",
  stillNotOpen: "It was tried again, and still cannot be opened.",
  clubFiles: "Hanchancho files",
  loading: "Reading…",
  problemHeading: "It could not be opened",
  problemWhat: "What happened",
  problemData: "Is the record safe?",
  problemNext: "What to do now",
  backToStart: "Back to the first screen",
  backToClub: (club) => `Back to ${club}`,
  periodHeading: days,
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
