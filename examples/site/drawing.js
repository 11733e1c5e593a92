// Data into elements. Every text is set as text.

export function make(tag, look, ...children) {
  const element = document.createElement(tag);
  if (look) element.className = look;
  element.append(...children);
  return element;
}

function button(look, text, label) {
  const element = make("button", look, text);
  element.type = "button";
  element.setAttribute("aria-label", label);
  return element;
}

export function drawCards(box, cards, isOver = false) {
  box.setAttribute("aria-label", cards.map((card) => card.name).join(", ") || "no cards");
  box.replaceChildren(...cards.map((card) => {
    if (card.wrong) return make("span", "card wrong", make("b", "", "?"), make("small", "", card.text));
    const look = `card ${card.suit}${isOver && card.marked ? " marked" : ""}`;
    return make("span", look, make("b", "", card.rank), make("i", "", card.symbol));
  }));
}

// Cards whose faces are not known yet.
export function drawBacks(box) {
  box.setAttribute("aria-label", "not read yet");
  box.replaceChildren(...Array.from({ length: 5 }, () => make("span", "card back")));
}

// The rows of the list, by name: they stay the same elements wherever they move.
const rows = new Map();

function row(name) {
  if (rows.has(name)) return rows.get(name);
  const li = make("li", "", button("handle", "", ""), make("span", "seen"), make("span", "middle"),
    make("span", "seen"), button("take", "×", `Take out ${name}`), make("span", "lift"));
  li.dataset.name = name;
  li.querySelector(".middle").append(make("span", "name", name), make("span", "vote"));
  li.querySelector(".lift").append(button("up", "↑ up", `Move ${name} up`),
    button("down", "↓ down", `Move ${name} down`));
  rows.set(name, li);
  return li;
}

// A sign to be seen, and words to be heard in its place.
function sign(text, words) {
  const seen = make("span", "", text);
  seen.ariaHidden = "true";
  return [seen, make("span", "unseen", words)];
}

function drawSeen(cell, items, hand) {
  if (!items.length) return cell.replaceChildren(...sign("–", `hand ${hand} has nothing`));
  const texts = items.map((item) => make(item.marked ? "mark" : "span", "", item.text));
  cell.replaceChildren(make("span", "unseen", `hand ${hand} has `), ...texts.flatMap((each) => [each, " "]));
}

// What a rule says that cannot judge the hands, and why.
function drawFault(cell, why) {
  cell.replaceChildren("cannot judge these hands", make("span", "why", why));
}

const VOTES = { 1: "◀ hand 1", "-1": "hand 2 ▶", 0: "tie, ask the next" };

// The list with the votes of the first `shown` rules; the rest of them waits, or was not asked.
export function drawRules(list, rules, { shown, end, decides, own }) {
  const isOver = shown >= end;
  const lis = rules.map((rule, at) => {
    const li = row(rule.name);
    const hidden = at >= shown && !isOver;
    const look = hidden ? "hidden" : at >= end ? "unasked" : at === decides ? "decides" : rule.fault ? "failed" : "tied";
    li.classList.remove("hidden", "unasked", "decides", "tied", "failed");
    li.classList.add(look);
    li.classList.toggle("latest", !isOver && at === shown - 1);
    li.classList.toggle("own", own.includes(rule.name));
    const [one, other] = li.querySelectorAll(".seen");
    for (const cell of [one, other]) cell.classList.remove("stronger");
    if (hidden || rule.fault) for (const cell of [one, other]) cell.replaceChildren();
    else [one, other].forEach((cell, hand) => drawSeen(cell, rule.seen[hand], hand + 1));
    if (look === "decides") (rule.sign > 0 ? one : other).classList.add("stronger");
    const last = at === rules.length - 1 && rule.sign === 0;
    li.querySelector(".vote").textContent = hidden ? ""
      : look === "unasked" ? "not asked" : last ? "tie" : VOTES[rule.sign];
    if (look === "failed") drawFault(li.querySelector(".vote"), rule.fault);
    const handle = li.querySelector(".handle");
    handle.replaceChildren(make("span", "grip", "⠿"), make("span", "number", String(at + 1)));
    handle.setAttribute("aria-label", `${rule.name}, rule ${at + 1} of ${rules.length}. Arrow keys move it.`);
    return li;
  });
  arrange(list, lis);
}

// The one that has the focus or the pointer stays where it is, and the others move round it: an
// element that is taken out of the page loses both.
function arrange(list, lis) {
  for (const li of [...list.children]) if (!lis.includes(li)) li.remove();
  const still = lis.find((li) => li.contains(document.activeElement)) ?? lis[0];
  if (!still.isConnected) list.append(still);
  const at = lis.indexOf(still);
  for (const li of lis.slice(0, at)) still.before(li);
  for (const li of lis.slice(at + 1)) list.append(li);
}

// What is wrong with a hand; that cards are still to come is nothing wrong.
export function drawErrors(box, input, wrong) {
  input.setAttribute("aria-invalid", String(Boolean(wrong && !wrong.to_go)));
  if (!wrong) return box.replaceChildren();
  if (wrong.to_go) return box.replaceChildren(make("p", "calm", wrong.to_go));
  const carets = make("pre", "", wrong.carets);
  carets.setAttribute("aria-hidden", "true");
  box.replaceChildren(carets, ...wrong.messages.map(({ column, message, hint }) =>
    make("p", "", `column ${column}: ${message}`, hint ? ` (${hint})` : "")));
}

// What a rule may ask a hand: what is asked, what it gets, what that is.
export function drawFacts(body, facts) {
  body.replaceChildren(...facts.map(({ code, value, is }) =>
    make("tr", "", make("td", "", make("code", "", code)), make("td", "", make("code", "", value)), make("td", "", is))));
}

// What rules printed: of each, whose it is, and the text.
export function drawPrinted(box, printed) {
  box.replaceChildren(...printed.filter(({ text }) => text).flatMap(({ by, text }) => {
    const lines = make("pre", "", text);
    lines.tabIndex = 0;
    return [make("p", "small-print", `${by} printed:`), lines];
  }));
}

// A line of code, and under it where in it something is wrong.
export function pointAt(line, carets) {
  const pre = make("pre", "pointed", `${line}\n`, make("span", "", carets));
  pre.tabIndex = 0;
  return pre;
}

export function drawRefutation(box, judged) {
  const hands = judged.hands.map(({ letter, cards }) => {
    const drawn = make("div", "cards small");
    drawn.setAttribute("role", "img");
    drawCards(drawn, cards);
    return make("div", "exhibit", make("strong", "", letter), drawn);
  });
  const answers = judged.answers.map(({ question, answer, means }) =>
    make("tr", "", make("td", "", make("code", "", question)), make("td", "", make("code", "", answer)), make("td", "", means)));
  box.replaceChildren(
    make("p", "broken", judged.sentence), ...hands, make("table", "", make("tbody", "", ...answers)),
    make("p", "law", "The law: ", make("q", "", judged.says)),
    ...(judged.hint ? [make("p", "", judged.hint[0]), make("p", "", make("code", "", judged.hint[1]))] : []));
}
