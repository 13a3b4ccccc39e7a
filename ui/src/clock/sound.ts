// The sounds of the round clock, made of plain tones in the middle of what old ears hear well.

export const volumes = ["off", "soft", "medium", "loud"] as const;
export type Volume = (typeof volumes)[number];

const gains: Record<Volume, number> = { off: 0, soft: 0.12, medium: 0.35, loud: 0.9 };

/** One struck tone: when and how long in seconds, how high in hertz. */
export interface Tone {
  at: number;
  lasts: number;
  hertz: number;
}

/** An announcement is a falling third, twice; the end is a chord, three times. */
export const sounds = {
  call: [0, 1.3].flatMap((at) => [
    { at, lasts: 0.7, hertz: 784 },
    { at: at + 0.45, lasts: 0.9, hertz: 622 },
  ]),
  over: [0, 1.4, 2.8].flatMap((at) => [392, 523, 659].map((hertz) => ({ at, lasts: 1.5, hertz }))),
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof sounds;

const key = "clock volume";

/** How loud announcements are on this computer. */
export function keptVolume(): Volume {
  const kept = localStorage.getItem(key);
  return volumes.find((volume) => volume === kept) ?? "medium";
}

export function keepVolume(volume: Volume) {
  localStorage.setItem(key, volume);
}

let context: AudioContext | null = null;

/** Plays it at the volume that is kept; whether it could be played. */
export async function play(sound: Sound): Promise<boolean> {
  const volume = keptVolume();
  if (volume === "off") {
    return true;
  }
  try {
    context ??= new AudioContext();
    const ready = context;
    // Without anything to play on, some systems never answer.
    await Promise.race([ready.resume(), new Promise((passed) => setTimeout(passed, 1500))]);
    if (ready.state !== "running") {
      return false;
    }
    const begin = ready.currentTime + 0.05;
    for (const tone of sounds[sound]) {
      strike(ready, { ...tone, at: begin + tone.at }, gains[volume] / 3);
    }
    return true;
  } catch {
    // The words are on the screen all the same, and the answer says that nothing was heard.
    return false;
  }
}

function strike(on: AudioContext, { at, lasts, hertz }: Tone, gain: number) {
  const loudness = on.createGain();
  loudness.connect(on.destination);
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(gain, at + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  const tone = on.createOscillator();
  tone.type = "triangle";
  tone.frequency.value = hertz;
  tone.connect(loudness);
  tone.start(at);
  tone.stop(at + lasts);
}
