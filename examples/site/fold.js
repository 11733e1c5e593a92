// The page: what the reader does, and what is shown. What is shown comes from Python, as data:
// nothing here knows a rule of poker, or reads a card.
import { addressOf, readAddress } from "./address.js";
import { drawCards, drawErrors, drawRefutation, drawRules, make } from "./drawing.js";
import { Ended, LONGEST, startPython } from "./engine.js";
import { makeMovable } from "./moving.js";

const $ = (id) => document.getElementById(id);
const all = (selector) => [...document.querySelectorAll(selector)];
const opening = JSON.parse($("opening").textContent);
const given = readAddress(opening);
const hands = all(".hand").map((box) => ({
  cards: box.querySelector(".cards"), input: box.querySelector("input"),
  wrong: box.querySelector(".wrong"), won: box.querySelector(".won"),
}));

const state = {
  hands: given.hands, // as typed
  ranking: given.ranking,
  order: given.order, // names, the strongest first; null for the ranking's own
  own: [], // the reader's rules that joined: { name, code }
  brought: given.codes, // code that came with the address, and has not run
  shown: 0, // how many rules have voted before the reader's eyes
  guess: null,
  cards: [[], []], // what could be read of the hands
};
let told = null; // the last good fold
let isCurrent = false; // is it about what the reader looks at now?
let latest = 0; // the number of the last question: answers to others are dropped
let playing = 0, remembering = 0;

const python = startPython((now, why) => {
  const texts = { ready: "Python: ready", again: "Python: started anew, on its way", failed: `Python did not start: ${why}` };
  $("python").textContent = texts[now];
  $("python").dataset.state = now === "again" ? "waiting" : now;
  if (now === "ready") performance.mark("python ready");
});

// Asking

const names = () => opening.rankings.find(({ name }) => name === state.ranking).rules;

function request() {
  const known = new Set([...state.own.map(({ name }) => name), ...names()]);
  const order = state.order?.filter((name) => known.has(name)) ?? null;
  return { hands: state.hands, ranking: state.ranking, order, own: state.own.map(({ code }) => code) };
}

function answerAtHand(asked) {
  const text = JSON.stringify(asked);
  return opening.examples.find((example) => JSON.stringify(example.request) === text)?.answer;
}

// Fold what the reader looks at now, and show it; `spoken` is said before the winner.
async function fold(spoken = "") {
  const mine = ++latest, asked = request();
  remember();
  let answer = answerAtHand(asked);
  if (!answer) {
    isCurrent = false;
    draw();
    try {
      answer = await python.ask({ ask: "fold", ...asked }, () => mine === latest);
    } catch (error) {
      return giveUpOwnRules(error);
    }
  }
  if (mine !== latest || !answer) return;
  show(answer, spoken);
  if (isCurrent && isOver()) await compareOrders();
}

function show(answer, spoken) {
  hands.forEach(({ input, wrong, cards }, at) => {
    drawErrors(wrong, input, answer.errors?.find(({ hand }) => hand === at));
    if (answer.errors && answer.hands[at]) drawCards(cards, answer.hands[at]);
    state.cards[at] = (answer.hands?.[at] ?? []).map(({ text }) => text);
  });
  isCurrent = !answer.errors && !answer.fault;
  if (isCurrent) told = answer;
  draw(answer.errors ? "These are not two hands yet." : answer.fault);
  if (isCurrent && spoken) say(isOver() ? `${spoken} ${told.sentence}` : spoken);
}

// What the reader's order changes, once the votes are known.
async function compareOrders() {
  const mine = latest;
  if (!state.order && !state.own.length) return;
  let answer;
  try {
    answer = await python.ask({ ask: "otherwise", ...request() }, () => mine === latest);
  } catch (error) {
    return giveUpOwnRules(error);
  }
  if (mine !== latest || !answer) return;
  $("changed").replaceChildren(answer.sentence);
  if (answer.hands) {
    const see = make("button", "link", "Here are two");
    see.type = "button";
    see.onclick = () => {
      state.hands = answer.hands;
      fill();
      fold("Two hands that come out otherwise.");
      $("list").focus();
    };
    $("changed").append(" ", see);
  }
}

function giveUpOwnRules(error) {
  if (!(error instanceof Ended)) throw error;
  $("code").value = state.own.at(-1)?.code ?? $("code").value;
  state.own = [];
  state.order = null;
  fold();
  judge(`A rule of yours: ${error.message}. Python is started anew, and your rules are out of the list.`);
}

// Showing

const end = () => told.decides === null ? told.rules.length : told.decides + 1;
const isOver = () => state.shown >= end();

function draw(instead) {
  const unknown = instead ?? (python.isReady() ? "…" : "Python is on its way…");
  $("back").hidden = !state.order && !state.own.length;
  if (!told) return $("sentence").textContent = unknown;
  const over = isCurrent && isOver();
  document.body.classList.toggle("stale", !isCurrent);
  hands.forEach(({ cards, won }, at) => {
    if (isCurrent) drawCards(cards, told.hands[at], over);
    won.hidden = !(over && told.sign === (at ? -1 : 1));
  });
  drawRules($("rules"), told.rules, {
    shown: state.shown, end: end(), decides: told.decides, own: state.own.map(({ name }) => name),
  });
  $("count").textContent = told.count;
  $("sentence").textContent = isCurrent ? verdict() : unknown;
  $("guessed").textContent = over && state.guess !== null ? guessed() : "";
  if (!over) $("changed").replaceChildren();
  for (const button of [...all(".guess"), $("step"), $("all")]) button.disabled = !isCurrent;
  for (const button of all(".guess")) button.setAttribute("aria-pressed", String(+button.value === state.guess));
  for (const button of all("#deck button")) button.setAttribute("aria-pressed", String(state.cards[active()].includes(button.value)));
  if (isCurrent && !performance.getEntriesByName("first answer").length) performance.mark("first answer");
}

function verdict() {
  if (isOver()) return told.sentence;
  if (!state.shown) return "Who wins? Guess, or step through the rules.";
  return `${told.rules[state.shown - 1].name}: tie. Ask the next.`;
}

function guessed() {
  const said = state.guess ? `hand ${state.guess > 0 ? 1 : 2}` : "a tie";
  return `You said ${said}: ${state.guess === told.sign ? "right." : "not this time."}`;
}

function say(text) {
  $("live").textContent = text;
}

function notify(text) {
  $("notice").textContent = text;
  $("notice").hidden = !text;
}

function judge(text) {
  $("judged").replaceChildren(make("p", "", text));
}

function fill() {
  hands.forEach(({ input }, at) => { input.value = state.hands[at]; });
  $("ranking").value = state.ranking;
  const { hands: texts, ranking } = state;
  const found = opening.examples.findIndex(({ request }) => request.ranking === ranking && String(request.hands) === String(texts));
  $("example").value = found < 0 ? "" : String(found);
}

function remember() {
  clearTimeout(remembering);
  remembering = setTimeout(() => {
    const codes = [...state.own.map(({ code }) => code), ...state.brought];
    history.replaceState(null, "", addressOf({ ...state, codes }));
  }, 150);
}

// Guessing and stepping

function hide() {
  clearInterval(playing);
  state.shown = 0;
  state.guess = null;
}

function reveal() {
  state.shown = end();
  draw();
  say(`${told.sentence} ${$("guessed").textContent}`);
  compareOrders();
}

function play() {
  clearInterval(playing);
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return reveal();
  state.shown = 0;
  playing = setInterval(() => {
    if (!isCurrent) return clearInterval(playing);
    if (state.shown + 1 < end()) {
      state.shown += 1;
      return draw();
    }
    clearInterval(playing);
    reveal();
  }, 220);
}

function step(by) {
  clearInterval(playing);
  if (!isCurrent) return;
  state.shown = Math.max(0, Math.min(end(), Math.min(state.shown, end()) + by));
  draw();
  const said = state.shown ? told.rules[state.shown - 1].said : "No rule has been asked.";
  say(isOver() ? `${said} ${told.sentence}` : said);
  if (isOver()) compareOrders();
}

for (const button of all(".guess")) button.onclick = () => {
  state.guess = +button.value;
  play();
};
$("step").onclick = () => {
  if (isOver()) hide();
  step(1);
};
$("all").onclick = () => {
  clearInterval(playing);
  reveal();
};
$("list").addEventListener("keydown", (event) => {
  if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
  event.preventDefault();
  step(event.key === "ArrowRight" ? 1 : -1);
});

// The order of the rules

// What was seen to the end stays so when the rules change; what was seen in part begins anew.
function keepShown() {
  clearInterval(playing);
  state.shown = told && isOver() ? Infinity : 0;
}

function place(name, to) {
  const before = (told ? told.rules : names()).map((rule) => rule.name ?? rule);
  const order = before.filter((other) => other !== name);
  const at = Math.max(0, Math.min(order.length, to));
  order.splice(at, 0, name);
  if (String(order) === String(before)) return;
  keepShown();
  state.order = String(order) === String(names()) ? null : order;
  return fold(`${name} is rule ${at + 1} now.`);
}

makeMovable($("rules"), place);

$("back").onclick = () => {
  keepShown();
  state.order = null;
  state.own = [];
  fold("The rules are back as they were.");
  $("list").focus();
};

$("rules").addEventListener("click", (event) => {
  const taken = event.target.closest(".take")?.closest("li").dataset.name;
  if (!taken) return;
  keepShown();
  state.own = state.own.filter(({ name }) => name !== taken);
  const order = state.order?.filter((name) => name !== taken) ?? null;
  state.order = String(order) === String(names()) ? null : order;
  fold(`${taken} is out of the list.`);
  $("list").focus();
});

// Hands, rankings, examples

const active = () => +document.querySelector("[name=which]:checked").value;

function changeHand(at, text) {
  state.hands = state.hands.with(at, text);
  hide();
  fold();
}

hands.forEach(({ input }, at) => {
  input.oninput = () => {
    changeHand(at, input.value);
    $("example").value = "";
  };
  input.onfocus = () => { document.querySelector(`[name=which][value="${at}"]`).checked = true; draw(); };
});

$("ranking").append(...opening.rankings.map(({ name, title }) => new Option(title, name)));
$("ranking").onchange = () => {
  keepShown();
  state.ranking = $("ranking").value;
  state.order = state.own.length ? [...state.own.map(({ name }) => name), ...names()] : null;
  fill();
  fold(`The rules are ${$("ranking").selectedOptions[0].text} now.`);
};

$("example").append(...opening.examples.map(({ title }, at) => new Option(title, at)));
$("example").onchange = () => {
  if ($("example").value === "") return hands[0].input.focus();
  const { request } = opening.examples[$("example").value];
  hide();
  Object.assign(state, { hands: request.hands, ranking: request.ranking, order: null, own: [] });
  fill();
  fold("Two other hands.");
};

let picking = Promise.resolve();

for (const [suit, [symbol, word]] of Object.entries(opening.suits)) {
  const group = make("div", "suit");
  group.setAttribute("role", "group");
  group.setAttribute("aria-label", word);
  for (const { text, rank, name } of opening.deck.filter((card) => card.suit === suit)) {
    const button = make("button", suit, rank, symbol);
    Object.assign(button, { type: "button", value: text });
    button.setAttribute("aria-label", name);
    button.onclick = () => { picking = picking.then(() => pick(text)); };
    group.append(button);
  }
  $("deck").append(group);
}

async function pick(card) {
  const at = active();
  const text = await python.ask({ ask: "pick", text: state.hands[at], card });
  hands[at].input.value = text;
  $("example").value = "";
  changeHand(at, text);
}

for (const radio of all("[name=which]")) radio.onchange = () => draw();

// A rule of the reader's own

async function judgeCode(code) {
  judge(python.isReady() ? "It is tried…" : "Python is on its way…");
  let judged;
  try {
    judged = await python.ask({ ask: "try", code, ...request() });
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
    return judge(`${error.message[0].toUpperCase()}${error.message.slice(1)}: the rule does not join, and Python is started anew.`);
  }
  if (judged.fault) return judge(judged.fault);
  if (judged.broken) return drawRefutation($("judged"), judged);
  const { name, sentence } = judged;
  const others = state.own.filter((rule) => rule.name !== name);
  const order = state.order ?? [...others.map((rule) => rule.name), ...names()];
  state.order = order.includes(name) ? order : [name, ...order];
  state.own = [...others, { name, code }];
  keepShown();
  await fold(`${name} is in the list now.`);
  judge(`${sentence} It is rule ${request().order.indexOf(name) + 1} now.`);
}

$("code").value = opening.code.right;
$("add").onclick = () => judgeCode($("code").value);
$("try-wrong").onclick = () => {
  $("code").value = opening.code.wrong;
  judgeCode($("code").value);
};

function drawBrought() {
  const button = (text, then) => Object.assign(make("button", "", text), { type: "button", onclick: then });
  $("brought").replaceChildren(...state.brought.map((code) => {
    const leave = () => {
      state.brought = state.brought.filter((other) => other !== code);
      drawBrought();
      remember();
    };
    const run = async () => {
      leave();
      $("code").value = code;
      await judgeCode(code);
    };
    const text = make("pre", "", code);
    text.tabIndex = 0;
    text.setAttribute("aria-label", "Code from the address");
    return make("div", "notice", make("p", "", "This code came with the address. It has not run: read it first."),
      text, make("p", "row", button("Run it and add", run), button("Leave it", leave)));
  }));
}

// The same in Python

async function write() {
  if (!$("program").closest("details").open) return;
  const mine = latest;
  const text = await python.ask({ ask: "write", ...request() });
  if (mine === latest) $("program").textContent = text;
  $("copied").textContent = "";
}

$("program").closest("details").ontoggle = write;
$("copy").onclick = async () => {
  try {
    await navigator.clipboard.writeText($("program").textContent);
    $("copied").textContent = "Copied.";
  } catch {
    getSelection().selectAllChildren($("program"));
    $("copied").textContent = "It is selected: copy it.";
  }
};

addEventListener("hashchange", () => location.reload());

fill();
drawBrought();
fold();
if (given.unknown) notify("This address names rules that are not here: these are the standard ones.");
else if (given.codes.length) notify("This address brings a rule that somebody wrote. It has not run: see below.");
