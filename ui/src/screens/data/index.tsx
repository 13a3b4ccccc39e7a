import { Search } from "lucide-react";
import { useState } from "react";
import { useText } from "../../frame/context";
import { Screen } from "../../parts/Screen";
import { Switch } from "../../parts/Switch";
import { ClubView } from "./ClubView";
import "./data.css";
import { SafeView } from "./SafeView";
import type { TaskId } from "./tasks";
import { ViewSettings } from "./ViewSettings";

type Part = "safe" | "club" | "view";

/** Where the record is and what can be done with it, what holds for the club, and how it all looks. */
export default function DataScreen() {
  const text = useText();
  const words = text.data;
  const [part, setPart] = useState<Part>("safe");
  const [task, open] = useState<TaskId | null>(null);

  function turn(to: Part) {
    setPart(to);
    open(null);
  }

  return (
    <Screen
      title={text.frame.screens.data}
      panes
      place={part === "safe" ? `data.${task ?? "backups"}` : `data.${part}`}
      bar={
        <Switch
          label={words.parts.label}
          choices={[
            ["safe", words.parts.safe],
            ["club", words.parts.club],
            ["view", words.parts.view],
          ]}
          chosen={part}
          onChoose={turn}
        />
      }
      end={
        <button
          type="button"
          className="b low"
          onClick={() => {
            setPart("safe");
            open("check");
          }}
        >
          <Search className="i" />
          {words.check}
        </button>
      }
    >
      {part === "safe" && <SafeView task={task} onTask={open} />}
      {part === "club" && <ClubView />}
      {part === "view" && <ViewSettings />}
    </Screen>
  );
}
