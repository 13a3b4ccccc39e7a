import { ArrowLeft, Award } from "lucide-react";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { isComposing } from "../../composing";
import { useFrame } from "../../frame/context";
import { Screen } from "../../parts/Screen";
import { Switch } from "../../parts/Switch";
import { AwardList } from "./awards/AwardList";
import { Papers } from "./Papers";
import "./reports.css";
import "./gallery.css";
import "./pages.css";
import "./options.css";

export default function ReportsScreen() {
  const { text, paper } = useFrame();
  const words = text.reports;
  // Whoever is led here anew begins anew, whatever was open.
  const [led, lead] = useState({ to: paper, times: 0 });
  const [awards, setAwards] = useState(false);
  const [side, setSide] = useState<"page" | "options">("page");
  const panes = useRef<HTMLDivElement>(null);
  if (paper !== null && paper !== led.to) {
    lead({ to: paper, times: led.times + 1 });
    setAwards(false);
  }

  const before = useRef(awards);
  useLayoutEffect(() => {
    if (before.current && !awards) {
      focusFirst(panes.current);
    }
    before.current = awards;
  }, [awards]);

  /** What is left by Esc: the awards, or the choices of a paper for the papers. */
  function pressed(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.defaultPrevented || isComposing(event.nativeEvent)) {
      return;
    }
    if (awards) {
      setAwards(false);
    } else {
      focusFirst(panes.current);
    }
  }

  return (
    <Screen
      title={text.frame.screens.reports}
      panes
      className="papers-screen"
      bar={
        awards ? null : (
          <>
            <span className="tagline">{words.tagline}</span>
            <span className="side-choice">
              <Switch
                label={words.options}
                choices={[
                  ["page", words.seen],
                  ["options", words.optionsShort],
                ]}
                chosen={side}
                onChoose={setSide}
              />
            </span>
          </>
        )
      }
      end={
        <button type="button" className="b low" onClick={() => setAwards(!awards)}>
          {awards ? <ArrowLeft className="i" /> : <Award className="i" />}
          {awards ? words.backToPapers : words.awards}
        </button>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: Esc leads back from whatever is in it. */}
      <section
        className="papers-and-awards"
        aria-label={awards ? words.awards : text.frame.screens.reports}
        ref={panes}
        onKeyDown={pressed}
      >
        {/* The papers stay as they were chosen while the awards are changed. */}
        <div className="papers" hidden={awards} data-shown={side}>
          <Papers key={led.times} first={led.to} isAway={awards} />
        </div>
        {awards && <AwardList />}
      </section>
    </Screen>
  );
}

/** To what comes first of what is shown: the paper that is chosen, or the heading of the awards. */
function focusFirst(within: HTMLElement | null) {
  within?.querySelector<HTMLElement>("[data-first-field]")?.focus();
}
