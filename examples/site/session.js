// The rules of the reader's that have run in this tab: what has run here need not be read again, and
// runs when the page is opened once more. No other tab knows of them.
const KEY = "poker_fp: rules that have run";

export function haveRun() {
  try {
    return JSON.parse(sessionStorage.getItem(KEY)) ?? [];
  } catch {
    return []; // no storage, or not ours
  }
}

export function hasRun(name, code) {
  const others = haveRun().filter((rule) => rule.code !== code);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...others, { name, code }]));
  } catch {
    // no storage, or no room: then it is read again
  }
}
