import type { ReactNode } from "react";
import type { Kind } from "./kinds";

const lines = (
  <>
    <path className="a" d="M4 5h12v2.5H4z" />
    <path d="M4 13h20M4 18h20M4 23h20M4 28h20M4 33h20" />
  </>
);
const chart = (
  <>
    <path className="a" d="M4 5h12v2.5H4z" />
    <path d="M4 20l5-4 5 2 5-6 5-1M4 26h20M4 30h20M4 34h20" />
  </>
);
const sheet = (
  <path d="M4 5h20v12H4zM4 9h20M4 13h20M12 5v12M18 5v12M4 22h20v12H4zM4 26h20M4 30h20M12 22v12M18 22v12" />
);
const certificate = (
  <>
    <path d="M3 3h22v32H3z" />
    <path className="a" d="M9 7h10v3H9z" />
    <path d="M8 16h12M8 20h12M8 24h12M14 29h8" />
  </>
);
const columns = (
  <>
    <path className="a" d="M3 3h7v3H3zM12 3h7v3h-7zM21 3h6v3h-6z" />
    <path d="M3 9h7M3 13h7M3 17h7M12 9h7M12 13h7M12 17h7M21 9h6M21 13h6M21 17h6" />
  </>
);
const page = (
  <>
    <path className="a" d="M0 0h30v4H0z" />
    <path d="M4 8h14M4 12h22M4 16h22" />
  </>
);
const folder = (
  <>
    <path className="a" d="M2 4h9l2 3H2z" />
    <path d="M2 7h26v12H2zM7 11h16M7 15h16" />
  </>
);
const cards = (
  <>
    <path strokeDasharray="2 2" d="M2 13h24M2 25h24M14 2v34" />
    <path d="M5 8h6M17 8h6M5 19h6M17 19h6M5 31h6M17 31h6" />
  </>
);

/** Roughly what each looks like that is more than lines; those that lie across are drawn across. */
const pictures: { [K in Kind]?: { drawn: ReactNode; wide?: true } } = {
  table_plan: { drawn: columns, wide: true },
  drawn_sheets: { drawn: sheet },
  blank_sheets: { drawn: sheet },
  half_year: { drawn: chart },
  fiscal_year: { drawn: chart },
  everybody: { drawn: chart },
  head_to_head: { drawn: columns, wide: true },
  attendance: { drawn: columns, wide: true },
  race: { drawn: columns },
  record_book: { drawn: columns },
  awards: { drawn: certificate },
  champion: { drawn: certificate },
  yakuman: { drawn: certificate },
  whole_half_year: { drawn: folder, wide: true },
  web_page: { drawn: page, wide: true },
  personal: { drawn: chart },
  free: { drawn: certificate },
  rule_sheet: { drawn: columns, wide: true },
  value_table: { drawn: columns, wide: true },
  practice: { drawn: sheet },
  place_cards: { drawn: cards },
  places: { drawn: certificate },
};

/** A paper in small. */
export function Thumb({ kind }: { kind: Kind }) {
  const { drawn, wide } = pictures[kind] ?? { drawn: lines };
  return (
    <svg
      className={wide ? "th w" : "th"}
      viewBox={wide ? "0 0 30 22" : "0 0 28 38"}
      aria-hidden="true"
    >
      {drawn}
    </svg>
  );
}
