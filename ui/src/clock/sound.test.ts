// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from "vitest";
import { keepVolume, keptVolume, type sounds } from "./sound";

/** What a computer's sound was asked to do. */
class Speaker {
  static struck: { hertz: number; at: number; gain: number }[] = [];
  static works = true;
  state = "suspended";
  currentTime = 10;
  destination = {};
  resume() {
    this.state = Speaker.works ? "running" : "suspended";
    return Promise.resolve();
  }
  createGain() {
    const asked: number[] = [];
    return {
      gain: {
        setValueAtTime: () => undefined,
        exponentialRampToValueAtTime: (value: number) => asked.push(value),
      },
      connect: () => undefined,
      asked,
    };
  }
  createOscillator() {
    let loudness: ReturnType<Speaker["createGain"]>;
    const tone = {
      type: "",
      frequency: { value: 0 },
      connect: (to: ReturnType<Speaker["createGain"]>) => {
        loudness = to;
      },
      start: (at: number) =>
        Speaker.struck.push({ hertz: tone.frequency.value, at, gain: Math.max(...loudness.asked) }),
      stop: () => undefined,
    };
    return tone;
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("AudioContext", Speaker);
  Speaker.struck = [];
  Speaker.works = true;
});

/** Each time with a speaker of its own, as after a start. */
const play = async (sound: keyof typeof sounds) => (await import("./sound")).play(sound);

test("an announcement and the end sound differently", async () => {
  expect(await play("call")).toBe(true);
  const call = Speaker.struck;
  Speaker.struck = [];
  expect(await play("over")).toBe(true);
  expect(call.map(({ hertz }) => hertz)).toEqual([784, 622, 784, 622]);
  expect(Speaker.struck.map(({ hertz }) => hertz)).toEqual([
    392, 523, 659, 392, 523, 659, 392, 523, 659,
  ]);
  expect(call.every(({ at }) => at >= 10)).toBe(true);
});

test("louder is louder, off is silent, and the choice is kept", async () => {
  const gain = async (volume: Parameters<typeof keepVolume>[0]) => {
    Speaker.struck = [];
    keepVolume(volume);
    expect(keptVolume()).toBe(volume);
    expect(await play("call")).toBe(true);
    return Speaker.struck[0]?.gain;
  };
  const soft = (await gain("soft")) ?? 0;
  const medium = (await gain("medium")) ?? 0;
  const loud = (await gain("loud")) ?? 0;
  expect(soft).toBeGreaterThan(0);
  expect(medium).toBeGreaterThan(soft);
  expect(loud).toBeGreaterThan(medium);
  // Three tones at once stay within what a speaker can play.
  expect(loud * 3).toBeLessThanOrEqual(1);
  expect(await gain("off")).toBeUndefined();
});

test("a volume that is none is the medium one", () => {
  localStorage.setItem("clock volume", "deafening");
  expect(keptVolume()).toBe("medium");
});

test("what cannot be played is said to be unheard, and not played later", async () => {
  Speaker.works = false;
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  expect(await play("over")).toBe(false);
  vi.useRealTimers();
  expect(Speaker.struck).toEqual([]);
  vi.stubGlobal("AudioContext", undefined);
  vi.resetModules();
  expect(await play("over")).toBe(false);
});
