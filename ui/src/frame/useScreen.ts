import { type ComponentType, useEffect, useState } from "react";
import { onceAtRest } from "./rest";
import { type ScreenId, screens } from "./screens";

const loaded = new Map<ScreenId, ComponentType>();

/** Begins to load the screen that a club opens on, while nobody knows yet which club that is. */
export function loadFirstScreen(): void {
  for (const { id } of screens.slice(0, 1)) {
    void load(id);
  }
}

/**
 * The chosen screen, if there is one, once it is loaded. The others are loaded after it, so that whoever goes on to one of them
 * does not first see this one go and then the other come.
 */
export function useScreen(wanted: ScreenId | null): ComponentType | undefined {
  const [, show] = useState<ComponentType>();
  useEffect(() => {
    if (wanted === null) {
      return;
    }
    let isWanted = true;
    load(wanted).then((Screen) => isWanted && show(() => Screen));
    const callOff = onceAtRest(() => {
      for (const { id } of screens) {
        void load(id);
      }
    });
    return () => {
      isWanted = false;
      callOff();
    };
  }, [wanted]);
  return wanted === null ? undefined : loaded.get(wanted);
}

/** A screen whose code is there already. */
export function loadedScreen(id: ScreenId): ComponentType | undefined {
  return loaded.get(id);
}

async function load(id: ScreenId): Promise<ComponentType | undefined> {
  const Screen = loaded.get(id) ?? (await screens.find((one) => one.id === id)?.load())?.default;
  if (Screen !== undefined) {
    loaded.set(id, Screen);
  }
  return Screen;
}
