import { useEffect, useState } from "react";

/** Something large that the window opens without: read once, when it is first wanted. */
export function lazily<T>(read: () => Promise<T>) {
  let kept: T | undefined;

  async function load(): Promise<T> {
    kept ??= await read();
    return kept;
  }

  /** It, once it is read. */
  function useLoaded(): T | undefined {
    const [loaded, show] = useState(() => kept);
    useEffect(() => {
      let isWanted = true;
      void load().then((found) => isWanted && show(() => found));
      return () => {
        isWanted = false;
      };
    }, []);
    return loaded;
  }

  return { load, useLoaded };
}
