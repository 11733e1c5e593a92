// The rules that the reader writes, or that an address brings.
import { drawPrinted, drawRefutation, make, pointAt } from "./drawing.js";
import { Ended } from "./engine.js";

const $ = (id) => document.getElementById(id);

// `request()` is what the reader looks at, `join(name, code, printed)` takes a rule into the list and
// says what became of it, `isIn(name)` says whether it is there, `changed()` hears that less code waits.
export function ownRules({ python, opening, brought, request, join, isIn, changed }) {
  const waiting = [...brought]; // code that came with the address, and has not run
  const ours = ["", ...Object.values(opening.code)]; // texts that nobody would miss
  const replaced = []; // texts of the reader's that others took the place of
  let isStillTrue = () => true; // is what was said?

  // What is said stays while `isTrue()`.
  function tell(isTrue, text, look = "", ...more) {
    isStillTrue = isTrue;
    $("judged").replaceChildren(make("p", look, text), ...more);
    $("code").setAttribute("aria-invalid", "false");
  }

  function review() {
    if (isStillTrue()) return;
    isStillTrue = () => true;
    $("judged").replaceChildren();
    drawPrinted($("printed"), []);
    $("code").setAttribute("aria-invalid", "false");
  }

  // What is wrong with the code, where, and on which hands.
  function fail(isTrue, { fault, at, on }) {
    tell(isTrue, fault, "fault", ...(at ? [pointAt(...at)] : []), ...(on ? [make("p", "", `It was asked about ${on}.`)] : []));
    $("code").setAttribute("aria-invalid", "true");
  }

  async function judge(code) {
    const isTrue = () => $("code").value === code;
    tell(() => true, python.isReady() ? `Trying it on ${opening.sample} hands…` : "Python is on its way…");
    drawPrinted($("printed"), []);
    let judged;
    try {
      judged = await python.ask({ ask: "try", code, ...request() });
    } catch (error) {
      if (!(error instanceof Ended)) throw error;
      return tell(isTrue, `It does not join: ${error.message}.`, "fault");
    }
    const printed = [{ by: judged.name ?? "Your code", text: judged.printed }];
    drawPrinted($("printed"), printed);
    if (judged.fault) return fail(isTrue, judged);
    if (judged.broken) {
      drawRefutation($("judged"), judged);
      isStillTrue = isTrue;
      return;
    }
    const joined = await join(judged.name, code, printed);
    const doubt = judged.doubt ? [make("p", "doubt", judged.doubt)] : [];
    tell(() => isIn(judged.name, code), `${judged.sentence} ${joined}`, "kept", ...doubt);
    review();
  }

  function write(code) {
    if (!ours.includes($("code").value) && $("code").value !== code) replaced.push($("code").value);
    $("text-back").hidden = !replaced.length;
    $("code").value = code;
    review();
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
  $("code").oninput = review;
  $("add").onclick = () => judge($("code").value);
  $("try-wrong").onclick = () => {
    write(opening.code.wrong);
    judge(opening.code.wrong);
  };
  $("text-back").onclick = () => {
    $("code").value = replaced.pop();
    $("text-back").hidden = !replaced.length;
    review();
    $("code").focus();
  };
  $("laws").replaceChildren(...opening.laws.flatMap(({ name, says }) => [make("dt", "", name), make("dd", "", says)]));
  $("sample").textContent = `Each is tried on ${opening.sample} hands, every two and every three of them.`;
  drawWaiting();
  return { waiting: () => waiting, tell, review };
}
