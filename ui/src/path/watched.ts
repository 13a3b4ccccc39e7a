import type { Answer, Platform } from "../platform";

type Command = (...given: unknown[]) => Promise<Answer<unknown>>;

/** The same backend, of which somebody hears what it answers. */
export function watched(
  platform: Platform,
  heard: (command: keyof Platform, answer: Answer<unknown>) => void,
): Platform {
  const commands = new Map<keyof Platform, Command>();
  return new Proxy(platform, {
    get(given, name: keyof Platform) {
      const command = given[name] as Command;
      const listened: Command =
        commands.get(name) ??
        (async (...asked) => {
          const answer = await command(...asked);
          heard(name, answer);
          return answer;
        });
      commands.set(name, listened);
      return listened;
    },
  });
}
