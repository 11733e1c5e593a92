// The rules that the reader writes, or that an address brings.
import { drawRefutation, make } from "./drawing.js";
import { Ended } from "./engine.js";

const $ = (id) => document.getElementById(id);

// `request()` is what the reader looks at, `join(name, code)` takes a rule into the list and gives
// its place there, `changed()` hears that less code waits.
export function ownRules({ python, opening, brought, request, join, changed }) {
  const waiting = [...brought]; // code that came with the address, and has not run

  function tell(text) {
    $("judged").replaceChildren(make("p", "", text));
  }

  async function judge(code) {
    tell(python.isReady() ? "It is tried…" : "Python is on its way…");
    let judged;
    try {
      judged = await python.ask({ ask: "try", code, ...request() });
    } catch (error) {
      if (!(error instanceof Ended)) throw error;
      return tell(`It does not join: ${error.message}. Python is started anew.`);
    }
    if (judged.fault) return tell(judged.fault);
    if (judged.broken) return drawRefutation($("judged"), judged);
    const at = await join(judged.name, code);
    tell(`${judged.sentence} It is rule ${at + 1} now.`);
  }

  function button(text, onclick) {
    return Object.assign(make("button", "", text), { type: "button", onclick });
  }

  function drawWaiting() {
    $("brought").replaceChildren(...waiting.map((code) => {
      const text = make("pre", "", code);
      text.tabIndex = 0;
      text.role = "group";
      text.ariaLabel = "Code from the address";
      const leave = () => {
        waiting.splice(waiting.indexOf(code), 1);
        drawWaiting();
        changed();
      };
      const run = () => {
        leave();
        $("code").value = code;
        $("code").focus();
        judge(code);
      };
      const buttons = make("p", "row", button("Run it and add", run), button("Leave it", leave));
      return make("div", "notice", make("p", "", "This code came with the address. It has not run: read it first."), text, buttons);
    }));
  }

  $("code").value = opening.code.right;
  $("add").onclick = () => judge($("code").value);
  $("try-wrong").onclick = () => {
    $("code").value = opening.code.wrong;
    judge($("code").value);
  };
  $("judged").replaceChildren(
    make("p", "", `Your rule is asked about ${opening.sample} hands, every two and every three of them. These laws it has to keep:`),
    make("ul", "", ...opening.laws.map((law) => make("li", "", law))));
  drawWaiting();
  return { waiting: () => waiting, tell };
}
