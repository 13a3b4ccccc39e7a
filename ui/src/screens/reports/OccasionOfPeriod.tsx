// What certificates are given for, where the record says who earned them.

import { useState } from "react";
import { useRead } from "../../command";
import { Choice } from "../../figures/Filters";
import { useText } from "../../frame/context";
import { NumberBox } from "../../parts/NumberBox";
import { PeriodBox } from "../../parts/PeriodBox";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { TextBox } from "../../parts/TextBox";
import type { PeriodKind } from "../../platform";
import type { OccasionProps } from "./CertificateChoice";
import { useFirstPeriod } from "./useFirstPeriod";
import { useTold } from "./useTold";

const terms: readonly PeriodKind[] = ["half", "fiscal_year"];
const withAnEnd: readonly PeriodKind[] = ["day", "month", "half", "fiscal_year", "custom"];

export function OccasionOfAwards({ begin, onChange }: OccasionProps) {
  const words = useText().reports.certificate;
  const [period, choosePeriod, first] = useFirstPeriod("half", begin);
  const awards = useRead(["awards"], (platform) => platform.awards());
  const [award, setAward] = useState("");
  const names = awards.value?.map(({ name }) => name) ?? [];
  const from = period?.from?.iso;
  const to = period?.to?.iso;
  useTold(
    onChange,
    from === undefined || to === undefined
      ? null
      : { kind: "awards", from, to, award: names.includes(award) ? award : null },
  );
  const problem = first.problem ?? awards.problem;
  return (
    <>
      {problem !== null && <ProblemMessage problem={problem} />}
      {period !== undefined && <PeriodBox value={period} onChange={choosePeriod} kinds={terms} />}
      <Choice
        label={words.award}
        all={words.allAwards}
        value={names.includes(award) ? award : ""}
        options={names.map((name) => [name, name])}
        onChange={setAward}
      />
    </>
  );
}

export function OccasionOfYakuman({ begin, onChange }: OccasionProps) {
  const [period, choosePeriod, first] = useFirstPeriod("half", begin);
  useTold(
    onChange,
    period === undefined
      ? null
      : { kind: "yakuman", from: period.from?.iso ?? null, to: period.to?.iso ?? null },
  );
  if (period === undefined) {
    return first.problem && <ProblemMessage problem={first.problem} onAgain={first.again} />;
  }
  return <PeriodBox value={period} onChange={choosePeriod} />;
}

export function OccasionOfChampion({ begin, onChange }: OccasionProps) {
  const words = useText().reports.certificate;
  const [period, choosePeriod, first] = useFirstPeriod("half", begin);
  const offered = useRead(["resultFilters"], (platform) => platform.resultFilters());
  const [series, setSeries] = useState(begin.series === undefined ? "" : String(begin.series));
  const [event, setEvent] = useState("");
  const [places, setPlaces] = useState<number | null>(1);
  const from = period?.from?.iso;
  const to = period?.to?.iso;
  useTold(
    onChange,
    from === undefined || to === undefined || places === null
      ? null
      : {
          kind: "champion",
          from,
          to,
          series: series === "" ? null : Number(series),
          event,
          places,
        },
  );
  const problem = first.problem ?? offered.problem;
  return (
    <>
      {problem !== null && <ProblemMessage problem={problem} />}
      {period !== undefined && (
        <PeriodBox value={period} onChange={choosePeriod} kinds={withAnEnd} />
      )}
      <Choice
        label={words.series}
        all={words.allSeries}
        value={series}
        options={offered.value?.series.map(({ id, name }) => [String(id), name]) ?? []}
        onChange={setSeries}
      />
      <TextBox
        label={words.event}
        hint={words.eventOrDays}
        width={24}
        value={event}
        onChange={setEvent}
      />
      <NumberBox
        label={words.places}
        unit="count"
        unitName={words.placeUnit}
        value={places}
        onChange={setPlaces}
      />
    </>
  );
}
