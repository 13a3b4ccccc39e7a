// What a screen offers to press, and what it looks like: both without the words of single rows, so
// that the fortieth person of a list is not taken for something new.

window.exploring = (() => {
  /** The part of the page that can be used now: what was opened last over the screen, or the screen. */
  const within = () => overlays().at(-1) ?? document.querySelector("main");

  const overlays = () => [...document.querySelectorAll(".popover, .scrim")];

  /** Where all places begin. */
  const origin = () => new Map([[within(), ""]]);

  /** Where an element stands in the page's structure; what was found of others on the way is kept. */
  function place(element, known) {
    const { parentElement: parent } = element;
    const before = known.get(parent) ?? place(parent, known);
    const name = `${element.localName}.${[...element.classList].sort().join(".")}`;
    const found = before === "" ? name : `${before}>${name}`;
    known.set(element, found);
    return found;
  }

  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });

  const seen = () => [...within().querySelectorAll("*")].filter(isSeen);

  /** One of a list or a menu: the arrows go there, and Enter takes it. */
  const isItem = (control) => control.matches("[role=option], [role^=menuitem]");

  /** What tells a control from others in such a place: its words, or in a row the place beside others. */
  function mark(control, known) {
    if (control.closest("table, li, svg") !== null || isTick(control) || isItem(control)) {
      const beside = [...control.parentElement.children];
      const own = place(control, known);
      return beside.filter((other) => place(other, known) === own).indexOf(control);
    }
    return control.labels?.[0]?.textContent ?? control.textContent;
  }

  const pressed = "button, summary, input, [role=option], [role^=menuitem]";

  /** What can be pressed or chosen, by name. Of what the arrows go through, one is like another. */
  function offers() {
    const found = new Map();
    const known = origin();
    for (const control of within().querySelectorAll(pressed)) {
      const isTyped = control.localName === "input" && !isTick(control);
      const isOff = control.matches(":disabled, [aria-disabled=true]");
      if (isTyped || isOff || !isSeen(control) || (control.tabIndex < 0 && !isItem(control))) {
        continue;
      }
      // A long list is of people or of days.
      const group = tabbing.groupOf(control);
      if (isItem(control) && group.length > 8 && group.indexOf(control) > 1) {
        continue;
      }
      const name = `${place(control, known)} ${mark(control, known)}`;
      if (!found.has(name)) {
        found.set(name, control);
      }
    }
    return found;
  }

  /** Whether pressing it changes nothing. */
  const isChosen = (control) => control.type === "radio" && control.checked;

  const isTick = (control) => control.matches("[type=checkbox], [type=radio]");

  /** A screen by its name in the bar, or what the screen offers by that name. */
  function find(name) {
    const screens = [...document.querySelectorAll(".navigation button")];
    const screen = screens.find(({ textContent }) => textContent === name);
    return screen ?? offers().get(name);
  }

  /** As a mouse does: it brings the focus along, and nothing is said where nothing changes. */
  function click(control) {
    control.focus();
    control.click();
  }

  /** What is left to do by keys. */
  function ahead(control) {
    const tabs = tabbing.stepsTo(tabbing.stopOf(control));
    if (tabs !== 0) {
      return { tabs };
    }
    const group = tabbing.groupOf(control);
    const arrows = group.indexOf(control) - group.indexOf(document.activeElement);
    if (arrows !== 0) {
      const isAcross = control.closest("[role=radiogroup], [role=toolbar]") !== null;
      return control.type === "radio"
        ? { arrows }
        : isAcross
          ? { across: arrows }
          : { moves: arrows };
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
      "ariaSelected",
      "ariaChecked",
      "ariaDisabled",
    ];
    const states = names.filter((name) => element[name] || element[name] === 0);
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const words = own.map(({ data }) => data.trim()).join("");
    // A clock runs on, each club lies in a folder of its own, and what is written is named by the second.
    const lasting = element.closest("[role=timer]") === null ? words : "";
    const said = lasting.replaceAll(/\d+:\d\d|\/\S+|\.tmp\S+|[-\d]{10,}/g, "");
    return [place(element, known), ...states.map((name) => `${name}=${element[name]}`), said].join(
      " ",
    );
  }

  return {
    offers: () => [...offers()].filter(([, control]) => !isChosen(control)).map(([name]) => name),
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
    hasOverlay: () => overlays().length > 0,
    /** Whether the page is in the language, the colours and the size in which it was opened. */
    isAsOpened() {
      const { language, textSize, theme } = JSON.parse(localStorage.getItem("view"));
      return language === "ja" && textSize === 100 && theme === "system";
    },
    looks() {
      const known = origin();
      return [...new Set(seen().map((element) => place(element, known)))];
    },
    state() {
      const known = origin();
      return seen().map((element) => state(element, known));
    },
  };
})();
