import { useState } from "react";
import { Choice } from "../figures/Filters";
import { useText } from "../frame/context";
import { keepVolume, keptVolume, play, type Sound, volumes } from "./sound";

/** How loud announcements are, and how they sound. */
export function SoundSettings() {
  const words = useText().clock;
  const [volume, setVolume] = useState(keptVolume);
  const [heard, setHeard] = useState(true);

  async function tryOut(sound: Sound) {
    setHeard(await play(sound));
  }

  return (
    <section className="clock-part" aria-label={words.sound}>
      <Choice
        label={words.sound}
        value={volume}
        options={volumes.map((one) => [one, words.volumes[one]])}
        onChange={(chosen) => {
          const given = volumes.find((one) => one === chosen) ?? "medium";
          setVolume(given);
          keepVolume(given);
        }}
      />
      <div className="clock-deeds">
        <button type="button" className="b low" onClick={() => void tryOut("call")}>
          {words.tryCall}
        </button>
        <button type="button" className="b low" onClick={() => void tryOut("over")}>
          {words.tryOver}
        </button>
      </div>
      <p role="status">{heard ? "" : words.noSound}</p>
    </section>
  );
}
