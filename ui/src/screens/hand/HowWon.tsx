import { memo } from "react";
import { useFrame } from "../../frame/context";
import { Check } from "../../parts/Check";
import { NumberBox } from "../../parts/NumberBox";
import { Switch } from "../../parts/Switch";
import type { HandBox, HandRefusal, HandRules, Pao } from "../../platform";
import type { Asked } from "./asked";

interface Props {
  asked: Asked;
  rules: HandRules | undefined;
  /** What cannot be about that. */
  refusal: HandRefusal | null;
  /** The yakuman of the hand for which another may have to pay. */
  fed: readonly Pao[];
  onChange: (asked: Asked) => void;
}

const winds = ["東", "南", "西", "北"] as const;
const flags = ["ippatsu", "rinshan", "chankan", "last_tile", "first_draw"] as const;
const riichi = ["0", "1", "2"] as const;
const counts = ["honba", "sticks", "north"] as const;
/** What is said under the ticks and counts, because it is about several of them. */
const here: readonly HandBox[] = ["happened", "pao", "north", "honba", "sticks", "nagashi", "seat"];

/** Whether it is said here, and not at a box for tiles. */
export function isSaidOfHowWon(refusal: HandRefusal): boolean {
  return here.includes(refusal.field);
}

/** How the hand was won, whose turn it was, and what lay on the table. No tile that is typed draws it anew. */
export const HowWon = memo(({ asked, rules, refusal, fed, onChange }: Props) => {
  const { text, view } = useFrame();
  const words = text.handValue;
  const wind = (field: "seat" | "round") => (
    <div className="labelled">
      <span aria-hidden="true">{words[field]}</span>
      <Switch
        label={words[field]}
        choices={winds
          .filter((one) => !(field === "seat" && rules?.players === 3 && one === "北"))
          .map((one) => [one, words.winds[one]])}
        chosen={winds.find((one) => one === asked[field]) ?? "東"}
        onChoose={(chosen) => onChange({ ...asked, [field]: chosen })}
      />
    </div>
  );
  function count(field: (typeof counts)[number]) {
    return (
      <NumberBox
        key={field}
        label={words.counts[field]}
        unit="count"
        unitName={words.countUnits[field]}
        value={asked[field]}
        onChange={(number) =>
          onChange({ ...asked, [field]: Math.min(Math.max(number ?? 0, 0), 999) })
        }
      />
    );
  }
  const toggled = (one: Pao) =>
    asked.pao.includes(one) ? asked.pao.filter((other) => other !== one) : [...asked.pao, one];
  // Who would have to pay is asked of a hand that somebody can have fed.
  const paid = (rules?.pao ?? []).filter((one) => asked.pao.includes(one) || fed.includes(one));
  return (
    <section className="how-won" aria-label={words.howWon}>
      <div className="how-row">
        <Switch
          label={words.howWon}
          choices={[
            ["ron", words.ron],
            ["tsumo", words.tsumo],
          ]}
          chosen={asked.tsumo ? "tsumo" : "ron"}
          onChoose={(how) => onChange({ ...asked, tsumo: how === "tsumo" })}
        />
        {wind("seat")}
        {wind("round")}
        <Switch
          label={words.riichi}
          choices={riichi.map((one) => [one, words.riichiKinds[one]])}
          chosen={riichi.find((one) => one === String(asked.riichi)) ?? "0"}
          onChoose={(one) => onChange({ ...asked, riichi: Number(one) })}
        />
        {counts.filter((field) => field !== "north" || rules?.north).map(count)}
      </div>
      <div className="how-row ticks">
        {flags
          .filter((flag) => flag !== "ippatsu" || rules?.ippatsu !== false)
          .map((flag) => (
            <Check
              key={flag}
              label={words.flags[flag]}
              value={asked[flag]}
              onChange={(value) => onChange({ ...asked, [flag]: value })}
            />
          ))}
        {paid.map((one) => (
          <Check
            key={one}
            label={words.pao[one]}
            value={asked.pao.includes(one)}
            onChange={() => onChange({ ...asked, pao: toggled(one) })}
          />
        ))}
        {rules?.nagashi && (
          <Check
            label={words.nagashi}
            value={asked.nagashi}
            onChange={(nagashi) => onChange({ ...asked, nagashi })}
          />
        )}
      </div>
      {refusal !== null && (
        <p className="field-problem" role="alert">
          {refusal.words[view.language]}
        </p>
      )}
    </section>
  );
});
