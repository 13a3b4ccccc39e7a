// Certificates: what for, who gives them and on which day.

import { useState } from "react";
import { useText } from "../../frame/context";
import { DateBox } from "../../parts/DateBox";
import { TextBox } from "../../parts/TextBox";
import type { Day, Occasion } from "../../platform";
import type { Begin, ChoiceProps } from "./kinds";
import { OccasionOfAwards, OccasionOfChampion, OccasionOfYakuman } from "./OccasionOfPeriod";
import { OccasionFree, OccasionOfPlaces } from "./OccasionTyped";
import { useTold } from "./useTold";

const occasions = {
  awards: OccasionOfAwards,
  yakuman: OccasionOfYakuman,
  champion: OccasionOfChampion,
  places: OccasionOfPlaces,
  free: OccasionFree,
};

export interface OccasionProps {
  begin: Begin;
  onChange: (occasion: Occasion | null) => void;
}

export function CertificateChoice({
  kind,
  begin,
  onChange,
}: ChoiceProps & { kind: keyof typeof occasions }) {
  const words = useText().reports.certificate;
  const [occasion, setOccasion] = useState<Occasion | null>(null);
  const [signed, setSigned] = useState("");
  const [day, setDay] = useState<Day | null>(null);
  const given = { signed, day: day?.iso ?? null };
  useTold(
    onChange,
    occasion && { kind: "document", document: { kind: "certificates", occasion, given } },
  );
  const OfKind = occasions[kind];
  return (
    <>
      <OfKind begin={begin} onChange={setOccasion} />
      <TextBox
        label={words.signed}
        hint={words.signedHint}
        width={20}
        value={signed}
        onChange={setSigned}
      />
      <DateBox label={words.day} hint={words.dayHint} value={day} onChange={setDay} />
    </>
  );
}
