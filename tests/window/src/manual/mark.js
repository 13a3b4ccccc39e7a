// Draws a ring around each box and a numbered disc at its corner, over all that is open, and leaves out of
// each path where a test lays its files. Without boxes, takes back what was done before.
const [boxes] = arguments;
const ID = "manual-marks";
document.getElementById(ID)?.remove();
for (const putBack of window.hiddenPaths ?? []) putBack();
window.hiddenPaths = [];
if (boxes.length === 0) return;

const hide = (holder, key) => {
  const text = holder[key];
  const shown = text.replaceAll(/\/\S*\.tmp[^/\s]*/g, "…");
  if (shown === text) return;
  holder[key] = shown;
  window.hiddenPaths.push(() => {
    holder[key] = text;
  });
};
const lines = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let line = lines.nextNode(); line !== null; line = lines.nextNode()) hide(line, "data");
for (const box of document.querySelectorAll("input:not([type=file])")) hide(box, "value");

const DISC = 30;
const put = (parent, text, style) => {
  const part = document.createElement("div");
  part.textContent = text;
  Object.assign(part.style, { position: "fixed", boxSizing: "border-box", ...style });
  parent.append(part);
};
const pixels = (number) => `${Math.round(number)}px`;
const within = (number, whole) => Math.min(Math.max(number, 2), whole - DISC - 2);

const over = document.createElement("div");
over.id = ID;
over.popover = "manual";
over.ariaHidden = "true";
Object.assign(over.style, {
  inset: "0",
  width: "100%",
  height: "100%",
  margin: "0",
  padding: "0",
  border: "0",
  background: "transparent",
  pointerEvents: "none",
  overflow: "visible",
});
document.body.append(over);
// Dialogs are above all that is merely in front.
over.showPopover();

boxes.forEach(([x, y, width, height], at) => {
  put(over, "", {
    left: pixels(x - 4),
    top: pixels(y - 4),
    width: pixels(width + 8),
    height: pixels(height + 8),
    border: "3px solid var(--negative)",
    borderRadius: "10px",
  });
  // Outside of the corner, and at the right, so that no word over a box is hidden.
  put(over, String(at + 1), {
    left: pixels(within(x + width - 6, innerWidth)),
    top: pixels(within(y - DISC + 6, innerHeight)),
    width: pixels(DISC),
    height: pixels(DISC),
    border: "2px solid var(--sheet)",
    borderRadius: "50%",
    background: "var(--negative)",
    color: "var(--sheet)",
    font: "bold 18px/26px var(--font)",
    textAlign: "center",
  });
});
