import { ArrowLeft, Award, ListOrdered } from "lucide-react";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { isComposing } from "../../composing";
import { useFrame } from "../../frame/context";
import { Screen } from "../../parts/Screen";
import { Switch } from "../../parts/Switch";
import { AwardList } from "./awards/AwardList";
import { Papers } from "./Papers";
import { SectionList } from "./sections/SectionList";
import "./reports.css";
import "./gallery.css";
import "./pages.css";
import "./options.css";

export default function ReportsScreen() {
  const { text, paper } = useFrame();
  const words = text.reports;
  // Whoever is led here anew begins anew, whatever was open.
  const [led, lead] = useState({ to: paper, times: 0 });
  // What is set for all papers stands in their place.
  const [aside, setAside] = useState<"awards" | "sections" | null>(null);
  const [side, setSide] = useState<"page" | "options">("page");
  const panes = useRef<HTMLDivElement>(null);
  if (paper !== null && paper !== led.to) {
    lead({ to: paper, times: led.times + 1 });
    setAside(null);
  }

  const before = useRef(aside);
  useLayoutEffect(() => {
    if (before.current !== null && aside === null) {
      focusFirst(panes.current);
    }
    before.current = aside;
  }, [aside]);

  /** What is left by Esc: what stands in the place of the papers, or the choices of a paper for the papers. */
  function pressed(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.defaultPrevented || isComposing(event.nativeEvent)) {
      return;
    }
    if (aside !== null) {
      setAside(null);
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
        aside !== null ? null : (
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
        aside === null ? (
          <>
            <button type="button" className="b low" onClick={() => setAside("sections")}>
              <ListOrdered className="i" />
              {words.sections}
            </button>
            <button type="button" className="b low" onClick={() => setAside("awards")}>
              <Award className="i" />
              {words.awards}
            </button>
          </>
        ) : (
          <button type="button" className="b low" onClick={() => setAside(null)}>
            <ArrowLeft className="i" />
            {words.backToPapers}
          </button>
        )
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: Esc leads back from whatever is in it. */}
      <section
        className="papers-and-awards"
        aria-label={aside === null ? text.frame.screens.reports : words[aside]}
        ref={panes}
        onKeyDown={pressed}
      >
        {/* The papers stay as they were chosen meanwhile. */}
        <div className="papers" hidden={aside !== null} data-shown={side}>
          <Papers key={led.times} first={led.to} isAway={aside !== null} />
        </div>
        {aside === "awards" && <AwardList />}
        {aside === "sections" && <SectionList />}
      </section>
    </Screen>
  );
}

/** To what comes first of what is shown: the paper that is chosen, or the heading of the awards. */
function focusFirst(within: HTMLElement | null) {
  within?.querySelector<HTMLElement>("[data-first-field]")?.focus();
}
