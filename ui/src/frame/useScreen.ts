import { type ComponentType, useEffect, useState } from "react";
import { type ScreenId, screens } from "./screens";

const loaded = new Map<ScreenId, ComponentType>();

/**
 * The chosen screen, if there is one, once it is loaded. The others are loaded after it, so that whoever goes on to one of them
 * does not first see this one go and then the other come.
 */
export function useScreen(wanted: ScreenId | null): ComponentType | undefined {
  const [, show] = useState<ComponentType>();
  useEffect(() => {
    let isWanted = wanted !== null;
    async function loadAll() {
      const others = screens.filter(({ id }) => id !== wanted);
      for (const { id, load } of [...screens.filter((one) => one.id === wanted), ...others]) {
        const Screen = loaded.get(id) ?? (await load()).default;
        loaded.set(id, Screen);
        if (!isWanted) {
          return;
        }
        if (id === wanted) {
          show(() => Screen);
        }
      }
    }
    if (isWanted) {
      void loadAll();
    }
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return wanted === null ? undefined : loaded.get(wanted);
}
