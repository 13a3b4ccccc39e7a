import { useMemo, useRef } from "react";
import type { ClubOverview, Platform } from "../platform";
import { pathListener } from "./path";
import { watched } from "./watched";

/** The backend, by whose answers the first quarter of an hour sees what is done on the sample club. */
export function useWatched(backend: Platform, club: ClubOverview | null): Platform {
  const isSample = useRef(false);
  isSample.current = club?.sample === true;
  return useMemo(() => {
    const heard = pathListener();
    return watched(backend, (command, answer) => isSample.current && heard(command, answer));
  }, [backend]);
}
