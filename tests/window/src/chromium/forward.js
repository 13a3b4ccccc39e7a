// In the program's own window: gives a command, or goes on waiting for the answer to one given
// before, and calls back with the answer or, after a short while, with nothing yet. What takes long
// does not keep others waiting so.

const [number, command, given, done] = arguments;
const asked = (window.asked ??= new Map());

function bytes(buffer) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ bytes: reader.result.split(",")[1] });
    reader.readAsDataURL(new Blob([buffer]));
  });
}

if (!asked.has(number)) {
  const answer = window.__TAURI_INTERNALS__.invoke(command, given).then(
    (value) => (value instanceof ArrayBuffer ? bytes(value) : { value }),
    (refused) => ({ refused }),
  );
  asked.set(number, answer);
}
const notYet = new Promise((resolve) => setTimeout(resolve, 200, null));
Promise.race([asked.get(number), notYet]).then((answer) => {
  if (answer !== null) {
    asked.delete(number);
  }
  done(answer);
});
