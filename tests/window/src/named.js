// Finds what has the name that a reader is told, and does one thing with it. Answers true, or what there is
// instead.
const [use, name, near, isPatient, given] = arguments;

const tidy = (text) => (text ?? "").replace(/\s+/g, " ").trim();
// A key that stands on a button is hidden from its name.
const heard = (element) => {
  const copy = element.cloneNode(true);
  for (const part of copy.querySelectorAll("[aria-hidden=true], .key")) part.remove();
  return copy.textContent;
};
const namesOf = (element) =>
  [
    element.innerText,
    heard(element),
    element.ariaLabel,
    element.title,
    element.placeholder,
    ...[...(element.labels ?? [])].map(heard),
  ]
    .map(tidy)
    .filter((one) => one !== "");

const PRESSED = `button, summary, a[href], label, select, input[type=radio], input[type=checkbox], [role=menuitem],
  [role=option], [role=tab], [role=radio]`;
const TYPED = "input:not([type=radio]):not([type=checkbox]), textarea";
const kinds = { press: PRESSED, type: TYPED, choose: "select" };

const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });
if (use === "see") {
  const page = tidy(document.body.innerText);
  const boxes = [...document.querySelectorAll("input, textarea, output")].filter(isSeen);
  return page.includes(name) || boxes.some(({ value }) => value?.includes(name)) || [page.slice(0, 1500)];
}

const able = [...document.querySelectorAll(kinds[use])].filter(
  (element) => isSeen(element) && !element.disabled && element.ariaDisabled !== "true",
);
const whole = able.filter((element) => namesOf(element).includes(name));
const part = able.filter((element) => namesOf(element).some((one) => one.includes(name)));
const fitting = whole.length > 0 ? whole : isPatient ? part : [];
// How far up one has to look for what the reader was told that it stands beside; the whole window is beside
// nothing.
const away = (element) => {
  if (near === null) return 0;
  let steps = 0;
  for (let at = element; at !== null && at.querySelector("main") === null; at = at.parentElement) {
    if ([at.textContent, at.ariaLabel].some((one) => tidy(one).includes(near))) {
      return steps;
    }
    steps += 1;
  }
  return Number.POSITIVE_INFINITY;
};
const found = fitting
  .map((element) => ({ element, steps: away(element) }))
  .filter(({ steps }) => Number.isFinite(steps))
  .sort((one, other) => one.steps - other.steps)[0]?.element;
if (found === undefined) return able.map((element) => namesOf(element)[0] ?? "").filter(Boolean);

found.scrollIntoView({ block: "center" });
found.focus();
if (use === "press") {
  found.click();
  return true;
}
if (use === "type") {
  found.select();
  return document.activeElement === found || ["the box does not take the focus"];
}
const option = [...found.options].find(({ text }) => tidy(text) === given)
  ?? [...found.options].find(({ text }) => tidy(text).includes(given));
if (option === undefined) return [...found.options].map(({ text }) => tidy(text));
option.selected = true;
found.dispatchEvent(new Event("change", { bubbles: true }));
return true;
