// What a screen offers to press, and what it looks like: both without the words of single rows, so
// that the fortieth person of a list is not taken for something new.

window.exploring = (() => {
  const within = () => document.querySelector("main");

  /** Where an element stands in the page's structure; what was found of others on the way is kept. */
  function place(element, known = new Map()) {
    const { parentElement: parent } = element;
    const before = parent === within() ? "" : `${known.get(parent) ?? place(parent, known)}>`;
    const found = `${before}${element.localName}.${[...element.classList].sort().join(".")}`;
    known.set(element, found);
    return found;
  }

  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });

  const seen = () => [...within().querySelectorAll("*")].filter(isSeen);

  /** What tells a control from others in such a place: its words, or in a row the place beside others. */
  function mark(control) {
    if (control.closest("table, li, svg") !== null || isTick(control)) {
      const beside = [...control.parentElement.children];
      return beside.filter((other) => place(other) === place(control)).indexOf(control);
    }
    return control.labels?.[0]?.textContent ?? control.textContent;
  }

  /** What can be pressed or chosen: a name, and the control with the option of it. */
  function offers() {
    const found = new Map();
    const offer = (name, control, option) =>
      found.has(name) || found.set(name, { control, option });
    for (const control of [...within().querySelectorAll("button, summary, input, select")]) {
      if (control.matches(":disabled, [aria-disabled=true]") || !isSeen(control)) {
        continue;
      }
      const name = `${place(control)} ${mark(control)}`;
      if (control.localName === "select") {
        const options = [...control.options].map((_, index) => index);
        // A long list is of people or of days, one like another, unless it has groups.
        const isOfOthers = control.querySelector("optgroup") !== null || options.length <= 8;
        for (const index of isOfOthers ? options : options.slice(0, 2)) {
          offer(`${name} ${index}`, control, index);
        }
      } else if (control.localName !== "input" || isTick(control)) {
        offer(name, control);
      }
    }
    return found;
  }

  /** Whether pressing it changes nothing. */
  const isChosen = ({ control, option }) =>
    option === undefined
      ? control.type === "radio" && control.checked
      : option === control.selectedIndex;

  const isTick = (control) => control.matches("[type=checkbox], [type=radio]");

  /** A screen by its name in the bar, or what the screen offers by that name. */
  function find(name) {
    const screens = [...document.querySelectorAll(".navigation button")];
    const screen = screens.find(({ textContent }) => textContent === name);
    return screen === undefined ? offers().get(name) : { control: screen };
  }

  /** As a mouse does: it brings the focus along, and nothing is said where nothing changes. */
  function click({ control, option }) {
    control.focus();
    if (option === undefined) {
      control.click();
    } else if (control.selectedIndex !== option) {
      control.selectedIndex = option;
      control.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }

  /** What is left to do by keys. */
  function ahead({ control, option }) {
    const tabs = tabbing.stepsTo(tabbing.stopOf(control));
    if (tabs !== 0) {
      return { tabs };
    }
    if (option !== undefined) {
      return { choose: option - control.selectedIndex };
    }
    const group = tabbing.groupOf(control);
    const arrows = group.indexOf(control) - group.indexOf(document.activeElement);
    if (arrows !== 0) {
      return { arrows };
    }
    return isTick(control) ? "tick" : "press";
  }

  /** What is seen of an element: what is chosen, pressed or open, and its words. */
  function state(element, known) {
    const names = [
      "checked",
      "open",
      "selectedIndex",
      "ariaExpanded",
      "ariaPressed",
      "ariaDisabled",
    ];
    const states = names.filter((name) => element[name] || element[name] === 0);
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const words = own.map(({ data }) => data.trim()).join("");
    // A clock runs on, and each club lies in a folder of its own.
    const lasting = element.closest("[role=timer]") === null ? words : "";
    const said = lasting.replaceAll(/\d+:\d\d|\/\S+/g, "");
    return [place(element, known), ...states.map((name) => `${name}=${element[name]}`), said].join(" ");
  }

  return {
    offers: () =>
      [...offers()].filter(([, offered]) => !isChosen(offered)).map(([name]) => name),
    /** Whether it was there to be pressed. */
    click(name) {
      const found = find(name);
      if (found !== undefined) {
        click(found);
      }
      return found !== undefined;
    },
    ahead(name) {
      const found = find(name);
      return found === undefined ? "gone" : ahead(found);
    },
    /** Whether the page is in the language, the colours and the size in which it was opened. */
    isAsOpened() {
      const { language, textSize, theme } = JSON.parse(localStorage.getItem("view"));
      return language === "ja" && textSize === 100 && theme === "system";
    },
    looks() {
      const known = new Map();
      return [...new Set(seen().map((element) => place(element, known)))];
    },
    state() {
      const known = new Map();
      return seen().map((element) => state(element, known));
    },
  };
})();
