// What a screen offers to press, and what it looks like: both without the words of single rows, so
// that the fortieth person of a list is not taken for something new.

window.exploring = (() => {
  const within = () => document.querySelector("main");

  /** Where an element stands in the page's structure. */
  function place(element) {
    const own = `${element.localName}.${[...element.classList].sort().join(".")}`;
    return element.parentElement === within() ? own : `${place(element.parentElement)}>${own}`;
  }

  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });
  const isOneOfMany = (element) => element.closest("table, li, label, svg") !== null;

  /** What can be pressed or chosen: a name, and how. */
  function offers() {
    const found = new Map();
    const offer = (name, press) => found.has(name) || found.set(name, press);
    for (const control of [...within().querySelectorAll("button, summary, input, select")]) {
      if (control.matches(":disabled, [aria-disabled=true]") || !isSeen(control)) {
        continue;
      }
      const words = isOneOfMany(control) ? "" : control.textContent;
      if (control.localName === "select") {
        const options = [...control.options].map((_, index) => index);
        // A long list is of people or of days, one like another.
        for (const index of options.length > 8 ? options.slice(0, 2) : options) {
          offer(`${place(control)} ${index}`, () => choose(control, index));
        }
      } else if (control.localName !== "input" || control.matches("[type=checkbox], [type=radio]")) {
        offer(`${place(control)} ${words}`, () => control.click());
      }
    }
    return found;
  }

  function choose(list, index) {
    list.selectedIndex = index;
    list.dispatchEvent(new Event("change", { bubbles: true }));
  }

  return {
    offers: () => [...offers().keys()],
    /** Whether it was there to be pressed. */
    press(name) {
      const press = offers().get(name);
      press?.();
      return press !== undefined;
    },
    looks: () => [...new Set([...within().querySelectorAll("*")].filter(isSeen).map(place))],
  };
})();
