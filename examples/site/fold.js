// The page: what the reader does, and what is shown. What is shown comes from Python, as data:
// nothing here knows a rule of poker, or reads a card.
import { addressOf, readAddress } from "./address.js";
import { askedOf, same } from "./asked.js";
import { copyOnPress } from "./copying.js";
import { drawBacks, drawCards, drawErrors, drawFacts, drawPrinted, drawRules, make } from "./drawing.js";
import { endless } from "./endless.js";
import { Ended, startPython } from "./engine.js";
import { makeMovable } from "./moving.js";
import { carried } from "./order.js";
import { ownRules } from "./own.js";
import { drawDeck, pressIn } from "./picker.js";
import { guessed, verdict } from "./saying.js";
import { hasRun, haveRun } from "./session.js";
import { drawShelf } from "./shelf.js";

const $ = (id) => document.getElementById(id);
const all = (selector) => [...document.querySelectorAll(selector)];
const opening = JSON.parse($("opening").textContent);
const given = readAddress(opening);
const trusted = haveRun().filter(({ code }) => given.codes.includes(code));
const hands = all(".hand").map((box) => ({
  cards: box.querySelector(".cards"), input: box.querySelector("input"),
  wrong: box.querySelector(".wrong"), won: box.querySelector(".won"),
}));

const state = {
  hands: given.hands, // as typed
  cards: [[], []], // what could be read of them
  ranking: given.ranking,
  order: given.order, // names, the strongest first; null for the ranking's own
  own: trusted, // the reader's rules that keep the laws, in the list or out of it: { name, code }
  shown: history.state?.shown ?? 0, // how many rules have voted before the reader's eyes
  guess: history.state?.guess ?? null, // 1 for hand 1, -1 for hand 2, 0 for a tie
};
const stepping = [$("again"), $("step"), $("all")];
const asking = [...all(".guess"), ...stepping];
const drawn = [null, null]; // of which texts the cards are that are drawn
let told = null; // the last good fold, and the hands and the ranking that it is about
let isCurrent = false; // is it the answer to what the reader looks at now?
let lent = null; // two hands that come out otherwise, while they are looked at
let printed = []; // what a rule printed when it was made, until the next answer
const past = []; // each change, and what the reader looked at before it: { what, before, lent }
let latest = 0; // the number of the last question: answers to others are dropped
let playing = 0, remembering = 0; // timers

const python = startPython((now, why) => {
  $("python").textContent = {
    ready: "Python: ready", again: "Python: starting again", failed: `Python did not start: ${why}`,
  }[now];
  $("python").dataset.state = now === "again" ? "waiting" : now;
  if (now === "ready") performance.mark("python ready");
  if (now === "failed" && !isCurrent) draw();
});

// Asking

const { rankingOf, names, ownNames, listed, request, answerAtHand } = askedOf(state, opening);

// The answer to a question about what the reader looks at; null if that has changed meanwhile.
async function ask(question) {
  const mine = latest;
  try {
    const answer = await python.ask({ ask: question, ...request() }, () => mine === latest);
    return mine === latest ? answer : null;
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
    if (mine !== latest) return null; // what the reader looks at now is asked about next
    if (request().own.length) takeOutEndless(question, error.message);
    else draw(`There is no answer: ${error.message}.`);
    return null;
  }
}

// Fold what the reader looks at now, and show it; `spoken` is said before the winner.
async function fold(spoken) {
  latest += 1;
  isCurrent = false;
  if (told) remember();
  for (const button of asking) if (button !== document.activeElement) button.disabled = true;
  const slow = setTimeout(() => draw(), told ? 150 : 0); // what comes at once shall not flicker
  const answer = answerAtHand() ?? await ask("fold");
  clearTimeout(slow);
  if (answer) show(answer, spoken);
}

function show(answer, spoken) {
  if (!told && (answer.errors || answer.fault)) return openAnother(answer);
  hands.forEach(({ input, wrong, cards }, at) => {
    drawErrors(wrong, input, answer.errors?.find(({ hand }) => hand === at));
    if (!answer.hands) return;
    drawCards(cards, answer.hands[at]);
    drawn[at] = state.hands[at];
    state.cards[at] = answer.hands[at].map(({ text }) => text);
  });
  if (answer.count) $("count").textContent = answer.count;
  drawPrinted($("printed"), [...printed, ...(answer.printed ?? [])]);
  printed = [];
  isCurrent = !answer.fault && !answer.errors;
  if (!isCurrent) return draw(answer.fault ?? "These are not two hands yet.");
  if (told && !same(told.about, state.hands)) hide();
  told = { ...answer, about: state.hands, ranking: state.ranking };
  draw();
  if (spoken) say(isOver() ? `${spoken} ${told.sentence}` : spoken);
  if (isOver()) compareOrders();
  writeProgram();
}

// What the address has cannot be read: say so, and open what is always there.
function openAnother({ fault, errors }) {
  if (fault) {
    given.faults.push(`The order of the rules in the address cannot be read: ${fault}. This is their own.`);
    state.order = null;
  } else {
    const [{ hand, messages: [{ message }] }] = errors;
    given.faults.push(`Hand ${hand + 1} in the address, “${state.hands[hand]}”, cannot be read: ${message}. This is the first example.`);
    state.hands = opening.examples[0].request.hands;
  }
  fill();
  drawNotice();
  fold();
}

// What the reader's order changes, once the votes are known.
async function compareOrders() {
  if (!request().order) return $("changed").replaceChildren();
  const answer = await ask("otherwise");
  if (!answer) return;
  const isLent = lent && same(lent.hands, state.hands);
  $("changed").replaceChildren(isLent ? answer.here : answer.sentence);
  if (!isLent && !answer.hands) return;
  const see = Object.assign(make("button", "link", isLent ? "My hands back" : "Here are two"), { type: "button" });
  see.onclick = async () => {
    const next = isLent ? lent.instead : answer.hands;
    keep("hands");
    lent = isLent ? null : { hands: answer.hands, instead: state.hands };
    state.hands = next;
    fill();
    await fold();
    reveal();
    $("list").focus({ preventScroll: true });
  };
  $("changed").append(" ", see);
}

// Of the reader's rules the one that has no end; where that cannot be told, all of them.
async function takeOutEndless(question, why) {
  const mine = latest;
  const rules = state.own.filter(({ name }) => listed().includes(name));
  own.tell(() => mine === latest, `A rule of yours: ${why}. Which one?`, "fault");
  draw();
  const guilty = await endless(rules, ({ name, code }) =>
    python.ask({ ask: question, ...request(), order: [name, ...names()], own: [code] }));
  if (mine !== latest) return;
  const out = guilty ? [guilty.name] : rules.map(({ name }) => name);
  const left = listed().filter((name) => !out.includes(name));
  state.order = same(left, names()) ? null : left;
  const which = guilty ? `“${guilty.name}”` : "A rule of yours, and which one cannot be told";
  const on = question === "fold" ? state.hands.join(" against ") : "one of the random pairs of hands";
  const so = guilty ? "It is" : "All of yours are";
  own.tell(() => !out.some((name) => listed().includes(name)), `${which}: ${why}, on ${on}. ${so} out of the list.`, "fault");
  fold();
}

async function writeProgram() {
  if (!$("program").closest("details").open) return;
  const text = await ask("write");
  if (text) $("program").textContent = text;
  $("copied").textContent = "";
}

// Showing

const end = () => told.asked;
const isOver = () => state.shown >= end();

// `instead` says why there is no answer, where none is on its way.
function draw(instead = underWay()) {
  const over = isCurrent && isOver();
  const isWaiting = !isCurrent && instead === underWay();
  document.body.classList.toggle("stale", !isCurrent);
  document.body.classList.toggle("waiting", isWaiting);
  $("sentence").textContent = isCurrent ? verdict(told, state.shown) : instead;
  $("guessed").textContent = over ? guessed(state.guess, told.sign) : "";
  if (!over) $("changed").replaceChildren();
  $("back").hidden = !request().order;
  $("undo").hidden = !past.length;
  drawChoices();
  own.review();
  const hadFocus = stepping.includes(document.activeElement);
  for (const button of asking) button.disabled = !isCurrent;
  $("again").disabled ||= !state.shown;
  $("step").disabled ||= over;
  $("all").disabled ||= over;
  if (hadFocus && document.activeElement.disabled !== false) $("list").focus({ preventScroll: true });
  for (const button of all(".guess"))
    button.setAttribute("aria-pressed", String(+button.value === state.guess && state.guess !== null));
  pressIn($("deck"), state.cards[active()], state.cards[1 - active()]);
  hands.forEach(({ cards, won }, at) => {
    if (isCurrent) drawCards(cards, told.hands[at], over);
    won.hidden = !(over && told.sign === (at ? -1 : 1));
  });
  $("legend").hidden = !(over && told.hands.flat().some(({ marked }) => marked));
  $("notes").replaceChildren(...(isCurrent ? told.notes : []).map((note) => make("p", "", note)));
  const isKnown = told?.about[0] === state.hands[0];
  if (told) drawFacts($("facts"), told.facts.map((fact) => isKnown ? fact : { ...fact, value: "–" }));
  if (!isCurrent) return drawUntold();
  drawRules($("rules"), told.rules, { shown: state.shown, end: end(), decides: told.decides, own: ownNames() });
  remember();
  if (!performance.getEntriesByName("first answer").length) performance.mark("first answer");
}

// Before an answer: the names of the rules, and the cards that are drawn already, or that an example
// knows. What was said of other hands, or of another order, is not said of these.
function drawUntold() {
  hands.forEach(({ cards }, at) => {
    if (drawn[at] === state.hands[at]) return;
    drawn[at] = null;
    const known = opening.examples.flatMap(({ request: { hands: texts }, answer }) =>
      texts.map((text, of) => ({ text, cards: answer.hands[of] })));
    const found = known.find(({ text }) => text === state.hands[at]);
    if (found) drawCards(cards, found.cards);
    else drawBacks(cards);
  });
  const isWhole = names().every((name) => listed().includes(name)); // an order in an address may not be
  const rules = (isWhole ? listed() : names()).map((name) => ({ name, sign: null }));
  drawRules($("rules"), rules, { shown: 0, end: rules.length, decides: null, own: ownNames() });
}

// What the boxes and the line of rules out of the list say.
function drawChoices() {
  for (const { name, title } of opening.rankings) {
    const changed = name === state.ranking && request().order ? `${title}, changed` : title;
    const option = [...$("ranking").options].find(({ value }) => value === name);
    if (option.text !== changed) option.text = changed;
  }
  $("about").textContent = request().order ? "" : rankingOf(state.ranking).about; // of theirs, not of the reader's
  drawShelf($("shelf"), ownNames().filter((name) => !listed().includes(name)), putBack, forget);
}

function underWay() {
  if (python.isReady()) return "…";
  const failed = $("python").dataset.state === "failed";
  return failed ? "Without Python, only the examples have answers." : "Python is on its way…";
}

// The rule that has just voted, where the list is longer than the screen.
function showLatest() {
  $("rules").children[Math.min(state.shown, end()) - 1]?.scrollIntoView({ block: "nearest" });
}

function say(text) {
  $("live").textContent = text;
}

// What the address has that cannot be shown, or not yet.
function drawNotice() {
  const count = own.waiting().length;
  const waiting = count === 1 ? "A rule came with the address. It has not run: read it below."
    : count ? `${count} rules came with the address. They have not run: read them below.` : "";
  $("notice").replaceChildren(...[...given.faults, waiting].filter(Boolean).map((text) => make("span", "", text, " ")));
  $("notice").hidden = !given.faults.length && !waiting;
}

// Before a change: what there was, for it to be undone. Typing in one place is one change.
function keep(what) {
  clearInterval(playing);
  if (given.faults.length) {
    given.faults = [];
    drawNotice();
  }
  if (what.startsWith("typed") && past.at(-1)?.what === what) return;
  past.push({ what, before: { ...state }, lent });
}

$("undo").onclick = async () => {
  const { before, lent: then } = past.pop();
  const wasOver = told && isOver();
  Object.assign(state, before);
  lent = then;
  fill();
  await fold("That is undone.");
  if (wasOver && !state.shown) reveal();
  if ($("undo").hidden) $("list").focus({ preventScroll: true });
};

function fill() {
  hands.forEach(({ input }, at) => { input.value = state.hands[at]; });
  $("ranking").value = state.ranking;
  const found = opening.examples.findIndex(({ request }) =>
    request.ranking === state.ranking && String(request.hands) === String(state.hands));
  $("example").value = found < 0 ? "" : String(found);
}

function remember() {
  clearTimeout(remembering);
  remembering = setTimeout(rememberNow, 150);
}

function rememberNow() {
  clearTimeout(remembering);
  const codes = [...state.own.map(({ code }) => code), ...own.waiting()];
  const { shown, guess } = state; // for a reload
  history.replaceState({ shown, guess }, "", addressOf({ ...state, hands: told.about, codes })); // what opens again
  $("copied-address").textContent = "";
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
$("step").onclick = () => step(1);
$("again").onclick = () => {
  hide();
  draw();
  say($("sentence").textContent);
};
$("list").onkeydown = (event) => {
  if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
  event.preventDefault();
  step(event.key === "ArrowRight" ? 1 : -1);
};

// The order of the rules

// Who moves a rule asks who wins now, and learns by the answer: the votes are shown at once, even if
// none was yet. Only half-way through the steps these stay, if the rules that have voted do.
function reorder(order, spoken) {
  clearInterval(playing);
  const isHalfWay = told?.ranking === state.ranking && state.shown > 0 && !isOver();
  const asked = isHalfWay ? told.rules.slice(0, state.shown).map(({ name }) => name) : [];
  state.order = same(order, names()) ? null : order;
  if (!isHalfWay || !same(asked, listed().slice(0, asked.length))) state.shown = Infinity;
  state.guess = null;
  return fold(spoken);
}

makeMovable($("rules"), (name, at) => {
  const order = [...$("rules").children].map((li) => li.dataset.name);
  if (same(order, listed())) return;
  keep("order");
  reorder(order, `${name} is rule ${at + 1} now.`);
});

$("back").onclick = () => {
  keep("order");
  reorder(null, "The rules are back as they were.");
  $("list").focus({ preventScroll: true });
};

$("rules").addEventListener("click", (event) => {
  const taken = event.target.closest(".take")?.closest("li").dataset.name;
  if (!taken) return;
  keep("order");
  reorder(listed().filter((name) => name !== taken), `${taken} is out of the list.`);
  $("list").focus({ preventScroll: true });
});

function putBack(name) {
  keep("order");
  reorder([name, ...listed()], `${name} is rule 1 now.`);
  $("list").focus({ preventScroll: true });
}

function forget(name) {
  keep("own");
  state.own = state.own.filter((rule) => rule.name !== name);
  fold(`${name} is forgotten.`);
  $("list").focus({ preventScroll: true });
}

const own = ownRules({
  python, opening, request,
  brought: given.codes.filter((code) => !trusted.some((rule) => rule.code === code)),
  isIn: (name, code) => listed().includes(name) && state.own.some((rule) => rule.name === name && rule.code === code),
  changed: () => {
    drawNotice();
    if (told) remember();
  },
  join: async (name, code, said) => {
    const before = state.own.find((rule) => rule.name === name);
    if (before?.code === code && listed().includes(name)) return "It is in the list already.";
    keep("own");
    printed = said;
    hasRun(name, code);
    const order = state.order ?? names();
    state.own = [...state.own.filter((rule) => rule.name !== name), { name, code }];
    await reorder(order.includes(name) ? order : [name, ...order], `${name} is in the list now.`);
    return before ? "It took the place of your older one." : "It joined the list.";
  },
});

// Hands, rankings, examples

const active = () => +document.querySelector("[name=which]:checked").value;

function changeHand(at, text) {
  keep(`typed ${at}`);
  state.hands = state.hands.with(at, text);
  $("example").value = "";
  return fold();
}

hands.forEach(({ input }, at) => {
  input.oninput = () => {
    $("picked").textContent = "";
    changeHand(at, input.value);
  };
  input.onfocus = () => {
    document.querySelector(`[name=which][value="${at}"]`).checked = true;
    pickFor();
  };
});
const pickFor = () => {
  $("picked").textContent = "";
  pressIn($("deck"), state.cards[active()], state.cards[1 - active()]);
};
for (const radio of all("[name=which]")) radio.onchange = pickFor;

$("ranking").append(...opening.rankings.map(({ name, title }) => new Option(title, name)));
$("ranking").onchange = () => {
  keep("ranking");
  const before = names(), order = state.order ?? before;
  state.ranking = $("ranking").value;
  fill();
  reorder(carried(order, before, names()), `The rules are ${rankingOf(state.ranking).title} now.`);
};

$("example").append(...opening.examples.map(({ title }, at) => new Option(title, at)));
$("example").onchange = () => {
  if ($("example").value === "") return hands[0].input.focus();
  keep("example");
  const { hands: texts, ranking } = opening.examples[$("example").value].request;
  Object.assign(state, { hands: texts, ranking, order: null }); // an example is about the rules as they are
  hide();
  fill();
  fold("Two other hands.");
};

let picking = Promise.resolve(); // one card after another, each into what the one before it left
drawDeck($("deck"), opening, (card) => {
  picking = picking.then(async () => {
    const at = active();
    const { text, says } = await python.ask({ ask: "pick", text: state.hands[at], card });
    $("picked").textContent = says;
    if (text === state.hands[at]) return;
    hands[at].input.value = text;
    await changeHand(at, text);
  });
});
$("empty").onclick = () => {
  hands[active()].input.value = "";
  $("picked").textContent = "";
  changeHand(active(), "");
};

$("program").closest("details").ontoggle = writeProgram;
copyOnPress($("copy"), $("copied"), () => $("program").textContent, () => {
  getSelection().selectAllChildren($("program"));
  return "It is selected: copy it.";
});
copyOnPress($("copy-address"), $("copied-address"), () => {
  if (told) rememberNow();
  return location.href;
}, () => "It is the one that the browser shows: copy it there.");

addEventListener("hashchange", () => location.reload());

fill();
drawNotice();
fold();
