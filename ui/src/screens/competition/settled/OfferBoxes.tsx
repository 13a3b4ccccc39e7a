import { useText } from "../../../frame/context";
import { Check } from "../../../parts/Check";
import { NumberBox } from "../../../parts/NumberBox";
import { TextBox } from "../../../parts/TextBox";
import type { PlaceRules } from "../../../platform";

interface Props {
  offers: readonly PlaceRules[];
  onChange: (offers: PlaceRules[]) => void;
}

/** Places elsewhere that are offered down the ranking. */
export function OfferBoxes({ offers, onChange }: Props) {
  const words = useText().competition;
  const change = (at: number, part: Partial<PlaceRules>) =>
    onChange(offers.map((offer, place) => (place === at ? { ...offer, ...part } : offer)));
  return (
    <>
      <p className="hint">{words.offersHint}</p>
      {offers.map((offer, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its name is what is typed.
        <div className="offer-boxes" key={at}>
          <TextBox
            label={words.place}
            width={22}
            value={offer.place}
            onChange={(place) => change(at, { place })}
          />
          <NumberBox
            label={words.placeCount}
            unit="count"
            unitName={words.people_unit}
            value={offer.count ?? null}
            hint={words.placeCountHint}
            onChange={(count) => change(at, { count })}
          />
          <Check
            label={words.passesHolders}
            value={offer.passes_holders ?? false}
            onChange={(passes_holders) => change(at, { passes_holders })}
          />
          <button
            type="button"
            className="b low"
            onClick={() => onChange(offers.filter((_, place) => place !== at))}
          >
            {words.removeOffer(at + 1)}
          </button>
        </div>
      ))}
      <div>
        <button
          type="button"
          className="b low"
          onClick={() => onChange([...offers, { place: "", count: 1, passes_holders: false }])}
        >
          {words.addOffer}
        </button>
      </div>
    </>
  );
}
