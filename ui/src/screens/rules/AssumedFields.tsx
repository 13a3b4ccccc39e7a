import { useId } from "react";
import { useText } from "../../frame/context";
import { Check } from "../../parts/Check";
import type { Assumed } from "../../platform";
import type { Editing } from "./fields";

/** What the club's own rules are silent about: each until the club has settled it. */
export function AssumedFields({ form, change, all }: Editing & { all: readonly Assumed[] }) {
  const { rules: text } = useText();
  const heading = useId();
  return (
    all.length > 0 && (
      <section className="group" aria-labelledby={heading}>
        <h3 id={heading}>{text.labels.assumed}</h3>
        <p className="hint">{text.assumedHint}</p>
        <div className="rule-ticks">
          {all.map((what) => (
            <Check
              key={what}
              label={text.options.assumed[what]}
              value={form.assumed.includes(what)}
              onChange={(is) =>
                change((now) => ({
                  ...now,
                  // In the order of the list, however they were ticked.
                  assumed: all.filter((one) => (one === what ? is : now.assumed.includes(one))),
                }))
              }
            />
          ))}
        </div>
      </section>
    )
  );
}
