// The reader's rules that are out of the list, to be put back or forgotten.
import { make } from "./drawing.js";

export function drawShelf(box, names, putBack, forget) {
  if (box.dataset.names === JSON.stringify(names)) return; // what has the focus stays
  box.dataset.names = JSON.stringify(names);
  const button = (look, text, label, onclick) =>
    Object.assign(make("button", look, text), { type: "button", ariaLabel: label, onclick });
  box.replaceChildren(...(names.length ? ["Out of the list: "] : []), ...names.flatMap((name) => [
    button("", `+ ${name}`, `Put ${name} first in the list`, () => putBack(name)),
    button("link", "×", `Forget ${name}`, () => forget(name)),
  ]));
}
