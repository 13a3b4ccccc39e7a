import { type Ref, useState } from "react";
import { useRead } from "../../command";
import { countColumn, figureColumn } from "../../figures/columns";
import { Choice, choiceOf, unfiltered } from "../../figures/Filters";
import { useFrame } from "../../frame/context";
import { PeriodBox } from "../../parts/PeriodBox";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { Table } from "../../parts/Table";
import { useNewestPeriod } from "../../parts/useNewestPeriod";
import type { ChosenPeriod, RuleEntry, WhatIf as Tried, WhatIfRow } from "../../platform";
import { nameOf } from "./nameOf";
import { RuleChoice } from "./RuleChoice";
import "./tryout.css";

interface Props {
  list: readonly RuleEntry[];
  heading: Ref<HTMLHeadingElement>;
  /** The source of what is tried out; null until it is chosen. */
  tried: string | null;
  onTry: (source: string) => void;
}

/** A period's standings under another rule set, beside what they are. */
export function WhatIf(props: Props) {
  const { text } = useFrame();
  const first = useNewestPeriod("half");
  if (first.value === undefined) {
    return first.problem === null ? (
      <p role="status">{text.loading}</p>
    ) : (
      <ProblemMessage problem={first.problem} onAgain={first.again} />
    );
  }
  return <TriedIn {...props} first={first.value} />;
}

function TriedIn({ first, list, heading, tried, onTry }: Props & { first: ChosenPeriod }) {
  const { text } = useFrame();
  const words = text.rules;
  const usual = list.find((entry) => entry.usual);
  const [period, choosePeriod] = useState(first);
  const [filter, narrowDown] = useState(unfiltered);
  const rules =
    list.find((entry) => entry.source === tried) ??
    list.find((entry) => entry.newest && entry.key !== usual?.key) ??
    list[0];
  const series = useRead(["resultFilters"], (platform) => platform.resultFilters()).value?.series;
  const name = rules === undefined ? "" : nameOf(text, list, rules);
  const choice = choiceOf(period, filter);
  // With what it is of, so that its heading never stands over the figures of another.
  const read = useRead(["whatIf", choice, rules?.source, period, name], async (platform) => {
    const answer = await platform.whatIf(choice, rules?.source ?? "");
    const isRaw = rules?.form.fromReturn === false;
    return answer.ok ? { ...answer, value: { tried: answer.value, period, name, isRaw } } : answer;
  });
  const shown = read.problem === null ? read.value : undefined;
  return (
    <div className="tryout">
      <section className="pane" aria-label={words.viewsLabel} data-first-field>
        <div className="fill fields">
          <p className="note">{words.tryHint}</p>
          <RuleChoice label={words.tryRules} list={list} value={rules} onChange={onTry} />
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
          <PeriodBox value={period} onChange={choosePeriod} />
        </div>
      </section>
      <section className="pane">
        <header>
          <h2 ref={heading} tabIndex={-1} aria-live="polite">
            {shown === undefined
              ? words.views.tryOut
              : words.tryHeading(text.periodHeading(shown.period), shown.name)}
          </h2>
        </header>
        <div className="fill">
          {read.problem && <ProblemMessage problem={read.problem} onAgain={read.again} />}
          {shown?.isRaw && <p className="hint">{words.tryRaw}</p>}
          {shown !== undefined && <TriedTable tried={shown.tried} />}
        </div>
      </section>
    </div>
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
      <p className="hint">{words.tryGames(tried.hanchan)}</p>
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
