import { RotateCcw, Undo2 } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useRead } from "../../command";
import { useFrame, useText } from "../../frame/context";
import { useKept } from "../../kept";
import { Pick } from "../../parts/Pick";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { Screen } from "../../parts/Screen";
import { Switch } from "../../parts/Switch";
import { HandTiles } from "../../parts/tiles/HandTiles";
import { useMainAct } from "../../parts/useMainAct";
import { useSame } from "../../parts/useSame";
import type { AskedHand, Pao, SeenTiles } from "../../platform";
import { nameOf } from "../rules/nameOf";
import { type Asked, blankAsked, type Target } from "./asked";
import { HowWon, isSaidOfHowWon } from "./HowWon";
import { Practice } from "./practice/Practice";
import { TileBoxes } from "./TileBoxes";
import { TilePad } from "./TilePad";
import { Worth } from "./Worth";
import "./hand.css";

type Mode = "reckon" | "practice";

/** 点数計算: what a hand is worth, from its tiles; and practising to reckon it. */
export default function HandScreen() {
  const { text, hand: wanted } = useFrame();
  const words = text.handValue;
  const [mode, setMode] = useKept<Mode>("hand mode", () => "reckon");
  const modes = (
    <Switch
      label={words.mode}
      choices={[
        ["reckon", words.modes.reckon],
        ["practice", words.modes.practice],
      ]}
      chosen={mode}
      onChoose={setMode}
    />
  );
  // Whoever comes from a line of a sheet has a hand to reckon.
  if (wanted === null && mode === "practice") {
    return <Practice modes={modes} />;
  }
  return <Reckoning modes={wanted === null && modes} />;
}

function Reckoning({ modes }: { modes: ReactNode }) {
  const { text, hand: wanted } = useFrame();
  const [kept, keep] = useKept<Asked>("hand", () => blankAsked);
  const [begun, begin] = useState<Asked | null>(wanted === null ? kept : null);
  const line = wanted?.hand ?? null;
  const read = useRead<AskedHand | null>(["handOfLine", line, wanted?.rules], async (platform) =>
    line === null || wanted === null
      ? { ok: true, value: null }
      : platform.handOfLine(line, wanted.rules),
  );
  const asked = read.value;
  useEffect(() => {
    if (begun === null && asked) {
      begin({ ...blankAsked, ...asked, seat: asked.seat ?? "東", round: asked.round ?? "東" });
    }
  }, [asked, begun]);
  if (begun === null) {
    return (
      <Screen title={text.frame.screens.hand}>
        {read.problem ? (
          <ProblemMessage problem={read.problem} onAgain={read.again} />
        ) : (
          <p role="status">{text.loading}</p>
        )}
      </Screen>
    );
  }
  return <Asking start={begun} modes={modes} onAsked={keep} />;
}

interface AskingProps {
  start: Asked;
  modes: ReactNode;
  onAsked: (asked: Asked) => void;
}

function Asking({ start, modes, onAsked }: AskingProps) {
  const { text, hand: wanted, putOnSheet, go } = useFrame();
  const words = text.handValue;
  const [asked, setAsked] = useState(start);
  // With what is just being typed in a box that has not been left yet.
  const [shown, setShown] = useState(start);
  const [target, setTarget] = useState<Target>("tiles");
  const rules = useRead(["ruleList"], (platform) => platform.ruleList());
  const answer = useRead(["handWorth", shown], (platform) => platform.handWorth(shown));
  const seen = answer.value;
  const worth = seen?.worth ?? null;
  const refusal = seen?.refusal ?? null;
  const rulesOfHand = useSame(seen?.rules);
  const fed = useSame(worth?.fed ?? nobody);
  const list = rules.value ?? [];
  const usual = list.find((entry) => entry.source === asked.rules) ?? list.find((one) => one.usual);

  const change = useCallback(
    (next: Asked) => {
      setAsked(next);
      setShown(next);
      onAsked(next);
    },
    [onAsked],
  );

  function write() {
    const line = worth?.line;
    if (line) {
      const { level, han, fu, yaku, tiles, honba } = line;
      putOnSheet({
        place: wanted?.place ?? null,
        line: wanted?.line ?? null,
        given: {
          level,
          han,
          fu,
          yaku,
          tiles,
          ...(honba !== "" && { honba }),
          ...(asked.tsumo && { loser: "" }),
        },
      });
    }
  }
  useMainAct(worth?.line ? write : null);

  return (
    <Screen
      title={text.frame.screens.hand}
      panes
      bar={
        <>
          {modes}
          {usual !== undefined && (
            <Pick
              label={words.rules}
              choices={list.map((entry) => [entry.source, nameOf(text, list, entry)])}
              chosen={usual.source}
              onChoose={(source) => change({ ...asked, rules: source })}
            />
          )}
          {wanted !== null && (
            <span className="tag heed">
              {words.forLine(wanted.place.round, wanted.place.table, wanted.line + 1)}
            </span>
          )}
        </>
      }
      end={
        <>
          <button type="button" className="b low" onClick={() => change(blankAsked)}>
            <RotateCcw className="i" />
            {words.clear}
          </button>
          {wanted !== null && (
            <button type="button" className="b low" onClick={() => go("today")}>
              <Undo2 className="i" />
              {words.back}
            </button>
          )}
        </>
      }
    >
      <div className="hand-page">
        <section className="pane hand-asked">
          <div className="fill">
            <Shown seen={seen?.seen} />
            <TileBoxes
              asked={asked}
              rules={rulesOfHand}
              refusal={refusal}
              onChange={change}
              onType={setShown}
            />
            <HowWon
              asked={asked}
              rules={rulesOfHand}
              refusal={refusal && isSaidOfHowWon(refusal) ? refusal : null}
              fed={fed}
              onChange={change}
            />
            <TilePad
              asked={asked}
              rules={rulesOfHand}
              target={target}
              onTarget={setTarget}
              onChange={change}
            />
            {rules.problem && <ProblemMessage problem={rules.problem} onAgain={rules.again} />}
            {answer.problem && <ProblemMessage problem={answer.problem} onAgain={answer.again} />}
          </div>
        </section>
        <Worth worth={worth} refusal={refusal} onSheet={write} />
      </div>
    </Screen>
  );
}

const nobody: readonly Pao[] = [];

/** The hand as it lies on the table, and the indicators. */
function Shown({ seen }: { seen: SeenTiles | undefined }) {
  const words = useText().handValue;
  const named = (tiles: readonly string[]) => tiles.map(words.tile).join(" ");
  if (!seen || (seen.concealed.length === 0 && seen.melds.length === 0)) {
    return <p className="quiet shown-tiles">{words.noTiles}</p>;
  }
  return (
    <div className="shown-tiles">
      <HandTiles
        label={words.shown(
          named(seen.concealed),
          seen.win === null ? "" : words.tile(seen.win),
          seen.melds.map(({ tiles }) => named(tiles)).join(" "),
        )}
        concealed={seen.concealed}
        win={seen.win}
        melds={seen.melds}
      />
      {[[words.targets.dora, seen.dora] as const, [words.targets.ura, seen.ura] as const]
        .filter(([, tiles]) => tiles.length > 0)
        .map(([label, tiles]) => (
          <div key={label} className="shown-dora">
            <span aria-hidden="true">{label}</span>
            <HandTiles label={`${label} ${named(tiles)}`} concealed={tiles} win={null} melds={[]} />
          </div>
        ))}
    </div>
  );
}
