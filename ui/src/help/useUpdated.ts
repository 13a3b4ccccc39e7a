import { useEffect, useRef } from "react";
import type { Platform } from "../platform";
import { isOlder, loadNews, newsSince } from "./news";

/** Under which the version that was started last is kept on this computer. */
const key = "started";

/** After an update, tells once from which version it is; a first start is no update. */
export function useUpdated(platform: Platform, tell: (since: string) => void) {
  const newest = useRef(tell);
  newest.current = tell;
  useEffect(() => {
    void platform.about().then(async (about) => {
      if (!about.ok) {
        return;
      }
      const { version } = about.value;
      const before = localStorage.getItem(key);
      localStorage.setItem(key, version);
      const isUpdate = before !== null && isOlder(before, version);
      if (isUpdate && newsSince(await loadNews(), before).length > 0) {
        newest.current(before);
      }
    });
  }, [platform]);
}
