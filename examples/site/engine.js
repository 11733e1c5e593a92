// One Python, asked one thing at a time. What takes too long is ended, and Python started anew.

export const LONGEST = 5; // seconds

export class Ended extends Error {}

// `onState` hears "ready", "again" (it is started anew) or "failed", with why.
export function startPython(onState) {
  let worker, ready = false, current = null, timer = 0;
  const waiting = [];

  function start() {
    ready = false;
    worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }) => {
      if (data.ready) {
        ready = true;
        onState("ready");
        next();
      } else if (data.failed) onState("failed", data.failed);
      else if (data.broken) end(data.broken);
      else done((job) => job.resolve(JSON.parse(data.answered)));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      onState("failed", event.message ?? "worker.js is not there");
    };
  }

  function next() {
    if (!ready || current) return;
    while (waiting.length && !waiting[0].isWanted()) waiting.shift().resolve(null);
    current = waiting.shift() ?? null;
    if (!current) return;
    timer = setTimeout(() => end(`no end within ${LONGEST} seconds`), LONGEST * 1000);
    worker.postMessage(JSON.stringify(current.request));
  }

  function done(settle) {
    clearTimeout(timer);
    const job = current;
    current = null;
    settle(job);
    next();
  }

  function end(why) {
    worker.terminate();
    start();
    onState("again");
    done((job) => job.reject(new Ended(why)));
  }

  start();
  return {
    isReady: () => ready,
    // The answer to a request; null if nobody wants it any more when its turn comes.
    ask: (request, isWanted = () => true) => new Promise((resolve, reject) => {
      waiting.push({ request, isWanted, resolve, reject });
      next();
    }),
  };
}
