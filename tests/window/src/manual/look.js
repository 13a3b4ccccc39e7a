// Given the names of what is marked: where it is, what part of the window is shown, and what is in that.
const [marks] = arguments;
const ROOM = { x: 120, y: 84 };
const LEAST = { width: 760, height: 400 };

const tidy = (text) => (text ?? "").replace(/\s+/g, " ").trim();

// A key that stands on a button is hidden from its name.
const heard = (element) => {
  const copy = element.cloneNode(true);
  for (const part of copy.querySelectorAll("[aria-hidden=true]")) part.remove();
  return copy.textContent;
};

const nameOf = (element) => {
  if (element.ariaLabel) return tidy(element.ariaLabel);
  const ids = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
  const named = ids.map((id) => document.getElementById(id)).filter((one) => one !== null);
  if (named.length > 0) return tidy(named.map(heard).join(" "));
  if (element.labels?.length > 0) return tidy([...element.labels].map(heard).join(" "));
  return tidy(heard(element)) || tidy(element.title) || tidy(element.placeholder);
};

const ROLES = {
  A: "link",
  BUTTON: "button",
  LABEL: "label",
  SELECT: "list",
  SUMMARY: "button",
  TEXTAREA: "box",
  TH: "column",
};
const roleOf = (element) => {
  const said = element.getAttribute("role");
  if (said) return said;
  if (/^H\d$/.test(element.tagName)) return "heading";
  if (element.tagName !== "INPUT") return ROLES[element.tagName] ?? "text";
  return ["checkbox", "radio"].includes(element.type) ? element.type : "box";
};

const SHOWN = `button, a[href], input, select, textarea, summary, label, h1, h2, h3, h4, th, [role=tab],
  [role=radio], [role=option], [role=menuitem], [role=switch], [role=status], [role=alert]`;

// Whether somebody sees it: it is drawn, and nothing lies over its middle.
const isSeen = (element) => {
  const box = element.getBoundingClientRect();
  if (!element.checkVisibility({ visibilityProperty: true }) || box.width < 4) return false;
  const at = [box.x + box.width / 2, box.y + box.height / 2];
  // What explains a word comes and goes by itself.
  const top = document.elementsFromPoint(...at).find((one) => !one.closest("[role=tooltip]"));
  return top !== undefined && (element.contains(top) || top.contains(element));
};

const seen = [...document.querySelectorAll(SHOWN)].filter(isSeen);
const named = seen.map((element) => ({ element, name: nameOf(element) }));
// A whole name wins over one that only begins so, such as that of a step with what is left to do; what
// is pressed over a label or a heading.
const find = (mark) => {
  const ways = [(name) => name === mark, (name) => name.startsWith(mark), (name) => name.includes(mark)];
  for (const way of ways) {
    const fitting = named.filter(({ name }) => way(name));
    const pressed = fitting.find(({ element }) => !/^(H\d|LABEL|TH)$/.test(element.tagName));
    const found = pressed ?? fitting[0];
    if (found !== undefined) return found.element;
  }
  return undefined;
};

const boxOf = (element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height];
};

const found = marks.map(find);
const missing = marks.filter((_, at) => found[at] === undefined);
const boxes = found.filter((element) => element !== undefined).map(boxOf);

// The marks with room around them, never less than what one recognises, and within the window.
const span = (low, high, room, least, whole) => {
  const middle = (low + high) / 2;
  const size = Math.min(whole, Math.max(high - low + 2 * room, least));
  const begin = Math.min(Math.max(Math.round(middle - size / 2), 0), Math.floor(whole - size));
  return [Math.max(begin, 0), Math.round(size)];
};
const across = boxes.flatMap(([x, , width]) => [x, x + width]);
const down = boxes.flatMap(([, y, , height]) => [y, y + height]);
const [x, width] =
  boxes.length === 0
    ? [0, innerWidth]
    : span(Math.min(...across), Math.max(...across), ROOM.x, LEAST.width, innerWidth);
const [y, height] =
  boxes.length === 0
    ? [0, innerHeight]
    : span(Math.min(...down), Math.max(...down), ROOM.y, LEAST.height, innerHeight);

// What reaches to the edge of the picture may be in it or not: a screen scrolls by a pixel more or less.
const EDGE = 16;
const isWithin = (element, edge) => {
  const box = element.getBoundingClientRect();
  return (
    box.left >= x + edge &&
    box.top >= y + edge &&
    box.right <= x + width - edge &&
    box.bottom <= y + height - edge
  );
};

// What differs from day to day and from minute to minute.
const timeless = (name) =>
  name
    .replace(/(令和|平成)?\d+年\d+月\d+日|\d+月\d+日|\b\d{4}[-/]\d+[-/]\d+|\b\d+\/\d+\b|R\d+\.\d+\.\d+/g, "◇")
    .replace(/(令和|平成)\d+年(?!度)/g, "◇")
    .replace(/◇ ?([（(][月火水木金土日][）)]|\(?(Sun|Mon|Tue|Wed|Thu|Fri|Sat)[a-z]*\)?)/g, "◇")
    .replace(/\d+:\d\d/g, "◇")
    // Where a test lays its files.
    .replace(/[^\s「]*\.tmp[^\s」]*/g, "◇");

// A day of a calendar is any day: which one holds what differs from month to month.
const lineOf = ({ element, name }) =>
  element.closest(".calendar td") ? "day" : `${roleOf(element)} ${timeless(name)}`;

const linesOf = (edge) =>
  named.filter(({ element, name }) => name !== "" && isWithin(element, edge)).map(lineOf);
const outline = linesOf(0);
const inside = linesOf(EDGE);
const around = linesOf(-EDGE);

return { boxes, missing, outline, inside, around, crop: { x, y, width, height, density: devicePixelRatio } };
