import { useState } from "react";
import { useRead } from "../../command";
import { countColumn, figureColumn } from "../../figures/columns";
import { Choice, choiceOf, unfiltered } from "../../figures/Filters";
import { useFrame } from "../../frame/context";
import { PeriodBox } from "../../parts/PeriodBox";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { Table } from "../../parts/Table";
import { useNewestPeriod } from "../../parts/useNewestPeriod";
import type { ChosenPeriod, RuleEntry, WhatIf as Tried, WhatIfRow } from "../../platform";
import { nameOf, RuleChoice } from "./RuleChoice";

/** A period's standings under another rule set, beside what they are. */
export function WhatIf({ list }: { list: readonly RuleEntry[] }) {
  const { text } = useFrame();
  const first = useNewestPeriod("half");
  if (first.value === undefined) {
    return first.problem === null ? (
      <p role="status">{text.loading}</p>
    ) : (
      <ProblemMessage problem={first.problem} onAgain={first.again} />
    );
  }
  return <TriedIn first={first.value} list={list} />;
}

function TriedIn({ first, list }: { first: ChosenPeriod; list: readonly RuleEntry[] }) {
  const { text } = useFrame();
  const words = text.rules;
  const usual = list.find((entry) => entry.usual);
  const [period, choosePeriod] = useState(first);
  const [filter, narrowDown] = useState(unfiltered);
  const [source, choose] = useState(
    list.find((entry) => entry.newest && entry.key !== usual?.key)?.source,
  );
  const rules = list.find((entry) => entry.source === source) ?? list[0];
  const series = useRead(["resultFilters"], (platform) => platform.resultFilters()).value?.series;
  const name = rules === undefined ? "" : nameOf(text, list, rules);
  const choice = choiceOf(period, filter);
  // With what it is of, so that its heading never stands over the figures of another.
  const read = useRead(["whatIf", choice, rules?.source, period, name], async (platform) => {
    const answer = await platform.whatIf(choice, rules?.source ?? "");
    const isRaw = rules?.form.fromReturn === false;
    return answer.ok ? { ...answer, value: { tried: answer.value, period, name, isRaw } } : answer;
  });
  return (
    <>
      <p className="hint rule-means">{words.tryHint}</p>
      <div className="rule-fields">
        <RuleChoice label={words.tryRules} list={list} value={rules} onChange={choose} />
        {series !== undefined && series.length > 1 && (
          <Choice
            label={text.figures.series}
            all={text.figures.allSeries}
            value={filter.series === null ? "" : String(filter.series)}
            options={series.map((one) => [String(one.id), one.name])}
            onChange={(id) =>
              narrowDown({
                ...filter,
                series: series.find((one) => String(one.id) === id)?.id ?? null,
              })
            }
          />
        )}
      </div>
      <PeriodBox value={period} onChange={choosePeriod} />
      {read.problem && <ProblemMessage problem={read.problem} onAgain={read.again} />}
      {read.value !== undefined && read.problem === null && (
        <>
          <h3 aria-live="polite">
            {words.tryHeading(text.periodHeading(read.value.period), read.value.name)}
          </h3>
          {read.value.isRaw && <p className="hint">{words.tryRaw}</p>}
          <TriedTable tried={read.value.tried} />
        </>
      )}
    </>
  );
}

export function TriedTable({ tried }: { tried: Tried }) {
  const { rules: words, figures } = useFrame().text;
  const columns = words.tryColumns;
  if (tried.rows.length === 0) {
    return <p className="nothing-yet">{words.tryNone}</p>;
  }
  const rank = (key: string, heading: string, of: (row: WhatIfRow) => number | null) => ({
    key,
    heading,
    cell: (row: WhatIfRow) => of(row) ?? figures.unranked,
    sortBy: of,
  });
  return (
    <>
      <p>{words.tryGames(tried.hanchan)}</p>
      {tried.leftOut && <p className="hint">{words.tryLeftOut(tried.players)}</p>}
      <Table
        caption={words.tryCaption(tried.unit, tried.triedUnit)}
        rows={tried.rows}
        rowKey={(row) => row.person}
        columns={[
          rank("rank", columns.rank, (row) => row.rank),
          {
            key: "name",
            heading: columns.name,
            cell: (row: WhatIfRow) => row.name,
            sortBy: (row: WhatIfRow) => row.kana || null,
            rowHeading: true,
            text: true,
          },
          countColumn("games", columns.games, (row: WhatIfRow) => row.games),
          figureColumn("total", columns.total, (row: WhatIfRow) => row.total),
          rank("triedRank", columns.triedRank, (row) => row.triedRank),
          figureColumn("triedTotal", columns.triedTotal, (row: WhatIfRow) => row.triedTotal),
          {
            key: "rises",
            heading: columns.rises,
            cell: (row: WhatIfRow) => (row.rises === null ? "" : words.rises(row.rises)),
            sortBy: (row: WhatIfRow) => row.rises,
            className: (row: WhatIfRow) => (row.rises === 0 ? "" : "differs"),
          },
          figureColumn("difference", columns.difference, (row: WhatIfRow) => row.difference),
        ]}
      />
    </>
  );
}
