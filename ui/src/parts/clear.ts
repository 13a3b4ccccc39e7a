// Whether something is seen whole: within the window, and not behind the line at the foot.

/** Between what was brought into view and the edge of what is seen, in pixels. */
const gap = 8;

/** Scrolls, as little as may be, until nothing covers it. */
export function bringClear(element: Element) {
  if (isClear(element)) {
    return;
  }
  element.scrollIntoView({ block: "nearest" });
  // The web view takes what is behind the line at the foot for something that is seen.
  const { top, bottom, height } = element.getBoundingClientRect();
  const end = roomEnds();
  if (height >= end || isClear(element)) {
    return;
  }
  window.scrollBy(0, top < 0 ? top - gap : bottom - end + gap);
}

/** What is higher than the room for it is seen as well as it can be once its beginning is. */
export function isClear(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  const end = roomEnds();
  return height < end ? top >= 0 && bottom <= end : top < end && bottom > 0;
}

/** Where the line at the foot begins, if it stays there while the page scrolls. */
function roomEnds(): number {
  const foot = document.querySelector(".status-line");
  return foot !== null && getComputedStyle(foot).position === "sticky"
    ? Math.min(foot.getBoundingClientRect().top, window.innerHeight)
    : window.innerHeight;
}
