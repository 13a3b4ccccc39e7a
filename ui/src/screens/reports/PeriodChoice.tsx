import { useState } from "react";
import { useRead } from "../../command";
import { useText } from "../../frame/context";
import { MemberBox } from "../../parts/MemberBox";
import { PeriodBox } from "../../parts/PeriodBox";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { Switch } from "../../parts/Switch";
import { TextBox } from "../../parts/TextBox";
import type {
  ChosenPeriod,
  Edition,
  MemberChoice,
  MemberPages,
  PageNames,
  PeriodKind,
  PersonId,
} from "../../platform";
import type { ChoiceProps, Chosen, Kind } from "./kinds";
import { PageNamesChoice } from "./PageNamesChoice";
import { useFirstPeriod } from "./useFirstPeriod";
import { useTold } from "./useTold";

type OfPeriod = Extract<
  Kind,
  | "monthly"
  | "half_year"
  | "fiscal_year"
  | "personal"
  | "everybody"
  | "head_to_head"
  | "attendance"
  | "race"
  | "record_book"
  | "whole_half_year"
  | "web_page"
>;

const editions: readonly Edition[] = ["handout", "full"];
const pagesOfMembers: readonly MemberPages[] = ["each", "none", "alone"];

/** The kind of period that each begins with. */
const firstPeriod: Record<OfPeriod, PeriodKind> = {
  monthly: "month",
  half_year: "half",
  fiscal_year: "fiscal_year",
  personal: "fiscal_year",
  everybody: "half",
  head_to_head: "half",
  attendance: "half",
  race: "half",
  record_book: "all",
  whole_half_year: "half",
  web_page: "half",
};

/** Those that can be of any days. */
const ofAnyDays: readonly OfPeriod[] = [
  "personal",
  "everybody",
  "head_to_head",
  "attendance",
  "record_book",
  "web_page",
];

export function PeriodChoice({ kind, begin, onChange }: ChoiceProps & { kind: OfPeriod }) {
  const words = useText().reports;
  const first = firstPeriod[kind];
  const [period, choosePeriod, read] = useFirstPeriod(
    (ofAnyDays.includes(kind) && begin.period) || first,
    begin,
  );
  const all = useRead(["memberChoices", ""], (platform) => platform.memberChoices("")).value;
  const [chosen, setMember] = useState<MemberChoice | null>();
  // Who led here knows the member by number alone.
  const member =
    chosen !== undefined ? chosen : (all?.find(({ id }) => id === begin.member) ?? null);
  const [edition, setEdition] = useState<Edition>("handout");
  const [pages, setPages] = useState<MemberPages>("each");
  const [names, setNames] = useState<PageNames>("full");
  const [signed, setSigned] = useState("");
  const asked = { member: member?.id ?? null, edition, memberPages: pages, names, signed };
  useTold(onChange, period === undefined ? null : chosenOf(kind, period, asked));

  if (period === undefined) {
    return read.problem && <ProblemMessage problem={read.problem} onAgain={read.again} />;
  }
  return (
    <>
      {kind === "personal" && (
        <MemberBox
          label={words.member}
          hint={words.memberHint}
          value={member}
          onChange={setMember}
        />
      )}
      <PeriodBox
        value={period}
        onChange={choosePeriod}
        {...(ofAnyDays.includes(kind) ? {} : { kinds: [first] })}
      />
      {(kind === "monthly" || kind === "half_year" || kind === "fiscal_year") && (
        <div className="line">
          {words.edition}
          <Switch
            label={words.edition}
            choices={editions.map((one) => [one, words.editions[one]])}
            chosen={edition}
            onChoose={setEdition}
          />
          <p className="hint">{words.editionHints[edition]}</p>
        </div>
      )}
      {(kind === "half_year" || kind === "fiscal_year") && (
        <div className="line">
          {words.memberPages}
          <Switch
            label={words.memberPages}
            choices={pagesOfMembers.map((one) => [one, words.membersPages[one]])}
            chosen={pages}
            onChoose={setPages}
          />
        </div>
      )}
      {(kind === "web_page" || kind === "whole_half_year") && (
        <PageNamesChoice value={names} onChange={setNames} />
      )}
      {kind === "whole_half_year" && (
        <TextBox
          label={words.certificate.signed}
          hint={words.certificate.signedHint}
          width={20}
          value={signed}
          onChange={setSigned}
        />
      )}
    </>
  );
}

interface Asked {
  member: PersonId | null;
  edition: Edition;
  memberPages: MemberPages;
  names: PageNames;
  signed: string;
}

function chosenOf(
  kind: OfPeriod,
  period: ChosenPeriod,
  { member, edition, memberPages, names, signed }: Asked,
): Chosen | null {
  const from = period.from?.iso ?? null;
  const to = period.to?.iso ?? null;
  switch (kind) {
    case "personal": {
      const about = member === null ? null : { period, comments: false, notes: member };
      return (
        about && { kind: "document", document: { kind, member: about.notes, from, to }, about }
      );
    }
    case "everybody": {
      const about = { period, comments: false, notes: kind };
      return { kind: "document", document: { kind, from, to }, about };
    }
    case "head_to_head":
    case "attendance":
    case "record_book":
      return { kind: "document", document: { kind, from, to } };
    case "race":
      return from === null ? null : { kind: "document", document: { kind, day: from } };
    case "web_page":
      return { kind, period, names };
    default: {
      const about = { period, comments: true, notes: "everybody" } as const;
      if (from === null) {
        return null;
      }
      if (kind === "whole_half_year") {
        return { kind, period, day: from, names, signed };
      }
      const document =
        kind === "monthly"
          ? { kind, day: from, edition }
          : { kind, day: from, edition, memberPages };
      return { kind: "document", document, about };
    }
  }
}
