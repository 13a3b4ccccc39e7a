import { useId } from "react";
import { useText } from "../../frame/context";
import type { Assumed } from "../../platform";
import type { Editing } from "./fields";

/** What the club's own rules are silent about: each until the club has settled it. */
export function AssumedFields({ form, change, all }: Editing & { all: readonly Assumed[] }) {
  const { rules: text } = useText();
  const heading = useId();
  return (
    all.length > 0 && (
      <section className="panel" aria-labelledby={heading}>
        <h3 id={heading}>{text.labels.assumed}</h3>
        <p className="hint">{text.assumedHint}</p>
        <div className="rule-ticks">
          {all.map((what) => (
            <label className="rule-tick" key={what}>
              <input
                type="checkbox"
                checked={form.assumed.includes(what)}
                onChange={(event) =>
                  change((now) => ({
                    ...now,
                    // In the order of the list, however they were ticked.
                    assumed: all.filter((one) =>
                      one === what ? event.target.checked : now.assumed.includes(one),
                    ),
                  }))
                }
              />
              {text.options.assumed[what]}
            </label>
          ))}
        </div>
      </section>
    )
  );
}
