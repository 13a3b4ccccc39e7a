/** Where something is as people say it: its folder and its name. All of it stands where there is room. */
export function shortPath(path: string): string {
  return path.split(/[\\/]/).filter(Boolean).slice(-2).join(" ＞ ");
}
