import { CertificateChoice } from "./CertificateChoice";
import { OfCompetition } from "./CompetitionChoice";
import { BlankSheets, OfDraw } from "./DayChoice";
import type { ChoiceProps, Kind } from "./kinds";
import { OfNotice } from "./NoticeChoice";
import { PeriodChoice } from "./PeriodChoice";
import { PracticeChoice } from "./PracticeChoice";
import { OfRules } from "./RulesChoice";
import { SessionChoice } from "./SessionChoice";

/** Of which days or whom a paper is, and how it is to be. */
export function Particulars({ kind, ...props }: ChoiceProps & { kind: Kind }) {
  switch (kind) {
    case "session":
      return <SessionChoice {...props} />;
    case "blank_sheets":
      return <BlankSheets {...props} />;
    case "drawn_sheets":
    case "table_plan":
    case "place_cards":
      return <OfDraw kind={kind} {...props} />;
    case "value_table":
    case "rule_sheet":
    case "rule_book":
      return <OfRules kind={kind} {...props} />;
    case "practice":
      return <PracticeChoice {...props} />;
    case "awards":
    case "yakuman":
    case "champion":
    case "places":
    case "free":
      return <CertificateChoice kind={kind} {...props} />;
    case "notice":
      return <OfNotice {...props} />;
    case "competition_ranking":
    case "competition_outline":
    case "competition_roster":
    case "competition_slips":
    case "competition_honours":
      return <OfCompetition kind={kind} {...props} />;
    default:
      return <PeriodChoice kind={kind} {...props} />;
  }
}
