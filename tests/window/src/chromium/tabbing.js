// Where Tab goes, and by how many presses.

window.tabbing = (() => {
  const controls =
    "a[href], button, input, select, textarea, summary, [contenteditable], [tabindex]";

  const name = (element) =>
    element.outerHTML.replace(/>[^]*/, ">") + element.textContent.slice(0, 40);

  /** Those of which Tab stops at one, for the arrows go on from it; or the control alone. */
  function groupOf(control) {
    const list = control.closest("[role=listbox], [role=menu], [role=radiogroup], [role=toolbar]");
    if (list !== null && control.type !== "radio") {
      const members = "[role=option], [role^=menuitem], [role=radio], [role=toolbar] button";
      return [...list.querySelectorAll(members)];
    }
    if (control.type !== "radio") {
      return [control];
    }
    const group = [...document.querySelectorAll(`input[type=radio][name="${control.name}"]`)];
    return group.filter(({ form }) => form === control.form);
  }

  /** Where Tab stops: of a group at the chosen one, or at any where none is chosen. */
  function stopOf(control) {
    const group = groupOf(control);
    const isHeld = (one) => one === document.activeElement;
    return group.find(({ checked }) => checked) ?? group.find(isHeld) ?? group[0];
  }

  function isReachable(element) {
    return (
      element.tabIndex >= 0 &&
      !element.matches(":disabled") &&
      element.closest("[inert]") === null &&
      element.checkVisibility({ visibilityProperty: true }) &&
      stopOf(element) === element
    );
  }

  /** What of the looks of an element, of what covers its row and of the box around it tells the focus. */
  function looks(element) {
    const box = element.closest(".box") ?? element;
    const styles = [
      getComputedStyle(element),
      getComputedStyle(element, "::after"),
      getComputedStyle(box),
    ];
    return styles.map(lookOf).join();
  }

  function lookOf({ outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor }) {
    const outline = outlineStyle === "none" ? "none" : `${outlineStyle} ${outlineWidth}`;
    return [outline, boxShadow, borderColor, backgroundColor].join();
  }

  /** What of the element's place lies within the window and within each frame that scrolls it. */
  function shown(element) {
    const part = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let frame = element; frame !== null; frame = frame.parentElement) {
      if (frame === element || getComputedStyle(frame).overflow !== "visible") {
        const { left, top, right, bottom } = frame.getBoundingClientRect();
        part.left = Math.max(part.left, left);
        part.top = Math.max(part.top, top);
        part.right = Math.min(part.right, right);
        part.bottom = Math.min(part.bottom, bottom);
      }
    }
    return part;
  }

  /** Whether some of the element can be seen, and is not below something else. */
  function isSeen(element) {
    const { left, top, right, bottom } = shown(element);
    if (left >= right || top >= bottom) {
      return false;
    }
    const between = (from, to) => [0.1, 0.5, 0.9].map((part) => from + (to - from) * part);
    return between(left, right).some((x) =>
      between(top, bottom).some((y) => {
        const front = document.elementFromPoint(x, y);
        const labels = [...(element.labels ?? [])];
        return [element, ...labels].some((own) => own.contains(front));
      }),
    );
  }

  /** How often Tab is pressed to come there, or with Shift where it is below zero. */
  function stepsTo(stop) {
    const focused = document.activeElement;
    if (groupOf(stop).includes(focused)) {
      return 0;
    }
    const isBefore = (one) =>
      (focused.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    const stops = [...document.querySelectorAll(controls)].filter(isReachable);
    const behind = stops.filter(isBefore).length;
    const steps = stops.indexOf(stop) - behind;
    return steps < 0 || stops.includes(focused) ? steps : steps + 1;
  }

  /** Watches a walk from the page's beginning until `end` is called. */
  function begin() {
    document.activeElement?.blur();
    const expected = [...document.querySelectorAll(controls)].filter(isReachable);
    const before = new Map(expected.map((element) => [element, looks(element)]));
    const walk = { visited: [], unmarked: new Set(), unseen: new Set() };

    // Before the first key the page may give the focus to something by itself, without marking it.
    let isWalking = false;
    const entered = ({ target }) => {
      if (isWalking) {
        walk.visited.push(target);
      }
    };
    // Looked at when the next key comes: no person looks sooner.
    const look = () => {
      const focused = document.activeElement;
      if (isWalking && before.get(focused) === looks(focused)) {
        walk.unmarked.add(focused);
      }
      isWalking = true;
    };
    // On leaving, the page has been scrolled to it.
    const left = ({ target }) => {
      if (!isSeen(target)) {
        walk.unseen.add(target);
      }
    };
    document.addEventListener("keydown", look, { capture: true });
    document.addEventListener("focusin", entered);
    document.addEventListener("focusout", left);

    window.tabbing.count = expected.length;
    window.tabbing.isRound = () => walk.visited.lastIndexOf(walk.visited[0]) > 0;
    window.tabbing.end = () => {
      look();
      document.removeEventListener("keydown", look, { capture: true });
      document.removeEventListener("focusin", entered);
      document.removeEventListener("focusout", left);
      const reached = new Set(walk.visited);
      const isMissed = (element) =>
        element.isConnected && !groupOf(element).some((one) => reached.has(one));
      const missed = expected.filter(isMissed);
      return {
        count: expected.length,
        missed: missed.map(name),
        unmarked: [...walk.unmarked].map(name),
        unseen: [...walk.unseen].map(name),
        held: window.tabbing.isRound() ? null : name(document.activeElement),
      };
    };
  }

  return { groupOf, stopOf, stepsTo, begin };
})();
