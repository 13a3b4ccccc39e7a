// What the shell gives to the page, given by the test instead: each command goes to the program.

// The commands that are not answered yet.
window.pending = new Map();

window.__TAURI_INTERNALS__ = {
  async invoke(command, given) {
    const asked = Symbol(command);
    window.pending.set(asked, command);
    try {
      return await told(command, given);
    } finally {
      window.pending.delete(asked);
    }
  },
};

async function told(command, given) {
  const answer = await fetch("/command", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ command, given: given ?? {} }),
  });
  if (answer.headers.get("Content-Type") === "application/octet-stream") {
    return answer.arrayBuffer();
  }
  if (!answer.ok) {
    throw await answer.text();
  }
  const { value, refused } = await answer.json();
  if (refused !== undefined) {
    if (refused.kind === undefined || refused.kind === "unexpected") {
      window.problems.push(`${command}: ${JSON.stringify(refused)}`);
    }
    throw refused;
  }
  return value;
}

// What went wrong unseen, for the test to ask.
window.problems = [];
window.addEventListener("error", ({ message }) => {
  // A size that is answered in the next frame: nothing is lost.
  if (!message.startsWith("ResizeObserver loop")) {
    window.problems.push(message);
  }
});
window.addEventListener("unhandledrejection", ({ reason }) =>
  window.problems.push(`unhandled: ${reason?.stack ?? JSON.stringify(reason)}`),
);
document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  window.problems.push(`${violatedDirective} forbids ${blockedURI}`),
);

// Two pages that are compared draw the same seats and hands, however often each has drawn before.
crypto.getRandomValues = (numbers) => numbers.fill(1);

// Two pages that are compared hear alike: whether a busy machine starts a sound in time is chance.
window.AudioContext = undefined;
