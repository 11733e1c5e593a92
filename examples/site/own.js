// The rules that the reader writes, or that an address brings.
import { drawPrinted, drawRefutation, make, pointAt } from "./drawing.js";
import { Ended } from "./engine.js";

const $ = (id) => document.getElementById(id);

// `request()` is what the reader looks at, `join(name, code)` takes a rule into the list and gives
// its place there, `changed()` hears that less code waits.
export function ownRules({ python, opening, brought, request, join, changed }) {
  const waiting = [...brought]; // code that came with the address, and has not run
  const ours = ["", ...Object.values(opening.code)]; // texts that nobody would miss
  let replaced = "";

  function tell(text, look = "", ...more) {
    $("judged").replaceChildren(make("p", look, text), ...more);
    $("code").setAttribute("aria-invalid", "false");
  }

  // What is wrong with the code, where, and on which hands.
  function fail({ fault, at, on }) {
    tell(fault, "fault", ...(at ? [pointAt(...at)] : []), ...(on ? [make("p", "", `It was asked about ${on}.`)] : []));
    $("code").setAttribute("aria-invalid", "true");
  }

  async function judge(code) {
    tell(python.isReady() ? "It is tried…" : "Python is on its way…");
    drawPrinted($("printed"), "");
    let judged;
    try {
      judged = await python.ask({ ask: "try", code, ...request() });
    } catch (error) {
      if (!(error instanceof Ended)) throw error;
      return tell(`It does not join: ${error.message}. Python is started anew.`, "fault");
    }
    drawPrinted($("printed"), judged.printed);
    if (judged.fault) return fail(judged);
    if (judged.broken) return drawRefutation($("judged"), judged);
    const at = await join(judged.name, code, judged.printed);
    tell(`${judged.sentence} It joined as rule ${at + 1}.`, "kept", ...(judged.doubt ? [make("p", "doubt", judged.doubt)] : []));
  }

  function write(code) {
    if (!ours.includes($("code").value) && $("code").value !== code) replaced = $("code").value;
    $("text-back").hidden = !replaced;
    $("code").value = code;
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
        write(code);
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
    write(opening.code.wrong);
    judge(opening.code.wrong);
  };
  $("text-back").onclick = () => {
    $("code").value = replaced;
    replaced = "";
    $("text-back").hidden = true;
    $("code").focus();
  };
  $("laws").replaceChildren(...opening.laws.flatMap(({ name, says }) => [make("dt", "", name), make("dd", "", says)]));
  $("sample").textContent = `Each is tried on ${opening.sample} hands, every two and every three of them.`;
  drawWaiting();
  return { waiting: () => waiting, tell };
}
