import { useEffect } from "react";
import { useRead } from "../command";
import { useFrame } from "./context";

/** The club's name as it is now: it may have been changed since the file was opened. */
export function ClubName({ opened }: { opened: string }) {
  const { text } = useFrame();
  const settings = useRead(["clubSettings"], (platform) => platform.clubSettings());
  const name = settings.value?.name ?? opened;
  useTitle(text.frame.title(name));
  return name;
}

/** The window's own title, by which people find it on the taskbar. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
