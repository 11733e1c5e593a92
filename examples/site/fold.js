// The page: what the reader does, and what is shown. What is shown comes from Python, as data:
// nothing here knows a rule of poker, or reads a card.
import { addressOf, readAddress } from "./address.js";
import { drawCards, drawErrors, drawRules, make } from "./drawing.js";
import { Ended, startPython } from "./engine.js";
import { makeMovable } from "./moving.js";
import { ownRules } from "./own.js";
import { drawDeck, pressIn } from "./picker.js";

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
  cards: [[], []], // what could be read of them
  ranking: given.ranking,
  order: given.order, // names, the strongest first; null for the ranking's own
  own: [], // the reader's rules that joined: { name, code }
  shown: 0, // how many rules have voted before the reader's eyes
  guess: null, // 1 for hand 1, -1 for hand 2, 0 for a tie
};
const asking = [...all(".guess"), $("step"), $("all")];
let told = null; // the last good fold, and the hands that it is about
let isCurrent = false; // is it the answer to what the reader looks at now?
let isOrdered = true; // do the rules come to an order at all? One in an address may not
let latest = 0; // the number of the last question: answers to others are dropped
let playing = 0, remembering = 0; // timers

const python = startPython((now, why) => {
  $("python").textContent = {
    ready: "Python: ready", again: "Python: started anew, on its way", failed: `Python did not start: ${why}`,
  }[now];
  $("python").dataset.state = now === "again" ? "waiting" : now;
  if (now === "ready") performance.mark("python ready");
  if (now === "failed" && !isCurrent) draw();
});

// Asking

const namesOf = (ranking) => opening.rankings.find(({ name }) => name === ranking).rules;
const names = () => namesOf(state.ranking);
const ownNames = () => state.own.map(({ name }) => name);

function request() {
  // A rule that came with the address and has not run keeps its place in the order, unasked.
  const order = state.order?.filter((name) => [...ownNames(), ...names()].includes(name)) ?? null;
  return { hands: state.hands, ranking: state.ranking, order, own: state.own.map(({ code }) => code) };
}

// The answer to a question about what the reader looks at; null if that has changed meanwhile.
async function ask(question) {
  const mine = latest;
  try {
    const answer = await python.ask({ ask: question, ...request() }, () => mine === latest);
    return mine === latest ? answer : null;
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
    if (state.own.length) takeOutOwnRules(error.message);
    else draw(`There is no answer: ${error.message}. Python is started anew.`);
    return null;
  }
}

function answerAtHand() {
  const asked = JSON.stringify(request());
  return opening.examples.find((example) => JSON.stringify(example.request) === asked)?.answer;
}

// Fold what the reader looks at now, and show it; `spoken` is said before the winner.
async function fold(spoken) {
  latest += 1;
  isCurrent = false;
  remember();
  for (const button of asking) button.disabled = true;
  const slow = setTimeout(() => draw(), told ? 150 : 0); // what comes at once shall not flicker
  const answer = answerAtHand() ?? await ask("fold");
  clearTimeout(slow);
  if (answer) show(answer, spoken);
}

function show(answer, spoken) {
  hands.forEach(({ input, wrong, cards }, at) => {
    drawErrors(wrong, input, answer.errors?.find(({ hand }) => hand === at));
    if (answer.hands?.[at]) drawCards(cards, answer.hands[at]);
    state.cards[at] = answer.hands?.[at]?.map(({ text }) => text) ?? [];
  });
  isOrdered = !answer.fault;
  isCurrent = isOrdered && !answer.errors;
  if (!isCurrent) return draw(answer.fault ?? "These are not two hands yet.");
  if (told && String(told.about) !== String(state.hands)) hide();
  told = { ...answer, about: state.hands };
  draw();
  if (spoken) say(isOver() ? `${spoken} ${told.sentence}` : spoken);
  if (isOver()) compareOrders();
  writeProgram();
}

// What the reader's order changes, once the votes are known.
async function compareOrders() {
  if (!state.order && !state.own.length) return $("changed").replaceChildren();
  const answer = await ask("otherwise");
  if (!answer) return;
  $("changed").replaceChildren(answer.sentence, " ");
  if (!answer.hands) return;
  const see = Object.assign(make("button", "link", "Here are two"), { type: "button" });
  see.onclick = async () => {
    state.hands = answer.hands;
    fill();
    await fold();
    reveal();
    $("list").focus();
  };
  $("changed").append(see);
}

function takeOutOwnRules(why) {
  state.own = [];
  state.order = null;
  own.tell(`A rule of yours: ${why}. Python is started anew, and your rules are out of the list.`);
  fold();
}

async function writeProgram() {
  if (!$("program").closest("details").open) return;
  const text = await ask("write");
  if (text) $("program").textContent = text;
  $("copied").textContent = "";
}

// Showing

const end = () => told.decides === null ? told.rules.length : told.decides + 1;
const isOver = () => state.shown >= end();

// `instead` says why there is no answer, where none is on its way.
function draw(instead = underWay()) {
  const over = isCurrent && isOver();
  document.body.classList.toggle("stale", !isCurrent);
  $("sentence").textContent = isCurrent ? verdict() : instead;
  $("guessed").textContent = over && state.guess !== null ? guessed() : "";
  if (!over) $("changed").replaceChildren();
  $("back").hidden = !state.order && !state.own.length;
  for (const button of asking) button.disabled = !isCurrent;
  for (const button of all(".guess"))
    button.setAttribute("aria-pressed", String(+button.value === state.guess && state.guess !== null));
  pressIn($("deck"), state.cards[active()]);
  hands.forEach(({ cards, won }, at) => {
    if (isCurrent) drawCards(cards, told.hands[at], over);
    won.hidden = !(over && told.sign === (at ? -1 : 1));
  });
  if (!told) return;
  drawRules($("rules"), told.rules, { shown: state.shown, end: end(), decides: told.decides, own: ownNames() });
  $("count").textContent = told.count;
  if (isCurrent && !performance.getEntriesByName("first answer").length) performance.mark("first answer");
}

function underWay() {
  if (python.isReady()) return "…";
  const failed = $("python").dataset.state === "failed";
  return failed ? "Without Python, only the examples have answers." : "Python is on its way…";
}

function verdict() {
  if (isOver()) return told.sentence;
  if (!state.shown) return "Who wins? Guess, or step through the rules.";
  return `${told.rules[state.shown - 1].name}: tie. Ask the next.`;
}

// The rule that has just voted, where the list is longer than the screen.
function showLatest() {
  $("rules").children[Math.min(state.shown, end()) - 1]?.scrollIntoView({ block: "nearest" });
}

function guessed() {
  const guess = state.guess ? `hand ${state.guess > 0 ? 1 : 2}` : "a tie";
  return `You said ${guess}: ${state.guess === told.sign ? "right." : "not this time."}`;
}

function say(text) {
  $("live").textContent = text;
}

function notify(text) {
  $("notice").textContent = text;
  $("notice").hidden = !text;
}

function fill() {
  hands.forEach(({ input }, at) => { input.value = state.hands[at]; });
  $("ranking").value = state.ranking;
  const found = opening.examples.findIndex(({ request }) =>
    request.ranking === state.ranking && String(request.hands) === String(state.hands));
  $("example").value = found < 0 ? "" : String(found);
}

function remember() {
  clearTimeout(remembering);
  remembering = setTimeout(() => {
    const codes = [...state.own.map(({ code }) => code), ...own.waiting()];
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
  clearInterval(playing);
  if (!isCurrent) return;
  state.shown = end();
  draw();
  showLatest();
  say(`${told.sentence} ${$("guessed").textContent}`);
  compareOrders();
}

// Rule by rule, for those who like to see things move.
function play() {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return reveal();
  clearInterval(playing);
  state.shown = 0;
  playing = setInterval(() => {
    if (!isCurrent || state.shown + 1 >= end()) return reveal();
    state.shown += 1;
    draw();
    showLatest();
  }, 220);
}

function step(by) {
  clearInterval(playing);
  if (!isCurrent) return;
  state.shown = Math.max(0, Math.min(end(), Math.min(state.shown, end()) + by));
  draw();
  showLatest();
  const said = state.shown ? told.rules[state.shown - 1].said : "No rule has been asked.";
  say(isOver() ? `${said} ${told.sentence}` : said);
  if (isOver()) compareOrders();
}

for (const button of all(".guess")) button.onclick = () => {
  state.guess = +button.value;
  play();
};
$("all").onclick = reveal;
$("step").onclick = () => {
  if (isOver()) hide();
  step(1);
};
$("list").onkeydown = (event) => {
  if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
  event.preventDefault();
  step(event.key === "ArrowRight" ? 1 : -1);
};

// The order of the rules

// Where the votes are known they are shown again in the new order; else they wait.
function reorder(order, spoken) {
  clearInterval(playing);
  state.shown = told && isOver() ? Infinity : 0;
  state.guess = null;
  state.order = String(order) === String(names()) ? null : order;
  return fold(spoken);
}

makeMovable($("rules"), (name, at) => {
  const order = [...$("rules").children].map((li) => li.dataset.name);
  const before = request().order ?? [...ownNames(), ...names()];
  if (String(order) !== String(before)) reorder(order, `${name} is rule ${at + 1} now.`);
});

$("back").onclick = () => {
  state.own = [];
  reorder(null, "The rules are back as they were.");
  $("list").focus();
};

$("rules").addEventListener("click", (event) => {
  const taken = event.target.closest(".take")?.closest("li").dataset.name;
  if (!taken) return;
  state.own = state.own.filter(({ name }) => name !== taken);
  reorder(state.order.filter((name) => name !== taken), `${taken} is out of the list.`);
  $("list").focus();
});

const own = ownRules({
  python, opening, brought: given.codes, request,
  changed: () => {
    if (!own.waiting().length) notify("");
    remember();
  },
  join: async (name, code) => {
    const order = state.order ?? [...ownNames(), ...names()];
    state.own = [...state.own.filter((rule) => rule.name !== name), { name, code }];
    await reorder(order.includes(name) ? order : [name, ...order], `${name} is in the list now.`);
    return request().order.indexOf(name);
  },
});

// Hands, rankings, examples

const active = () => +document.querySelector("[name=which]:checked").value;

function changeHand(at, text) {
  clearInterval(playing);
  state.hands = state.hands.with(at, text);
  $("example").value = "";
  return fold();
}

hands.forEach(({ input }, at) => {
  input.oninput = () => changeHand(at, input.value);
  input.onfocus = () => {
    document.querySelector(`[name=which][value="${at}"]`).checked = true;
    pressIn($("deck"), state.cards[at]);
  };
});
for (const radio of all("[name=which]")) radio.onchange = () => pressIn($("deck"), state.cards[active()]);

$("ranking").append(...opening.rankings.map(({ name, title }) => new Option(title, name)));
$("ranking").onchange = () => {
  state.ranking = $("ranking").value;
  fill();
  reorder([...ownNames(), ...names()], `The rules are ${$("ranking").selectedOptions[0].text} now.`);
};

$("example").append(...opening.examples.map(({ title }, at) => new Option(title, at)));
$("example").onchange = () => {
  if ($("example").value === "") return hands[0].input.focus();
  const { hands: texts, ranking } = opening.examples[$("example").value].request;
  if (ranking !== state.ranking || !isOrdered) state.order = null;
  if (!state.order && state.own.length) state.order = [...ownNames(), ...namesOf(ranking)];
  Object.assign(state, { hands: texts, ranking });
  hide();
  fill();
  fold("Two other hands.");
};

let picking = Promise.resolve(); // one card after another, each into what the one before it left
drawDeck($("deck"), opening, (card) => {
  picking = picking.then(async () => {
    const at = active();
    const text = await python.ask({ ask: "pick", text: state.hands[at], card });
    hands[at].input.value = text;
    await changeHand(at, text);
  });
});

$("program").closest("details").ontoggle = writeProgram;
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
fold();
if (given.unknown) notify("This address names rules that are not here: these are the standard ones.");
else if (given.codes.length) notify("This address brings a rule that somebody wrote. It has not run: see below.");
