// Python in a thread of its own: a question in as JSON, its answer out as JSON.
import { loadPyodide } from "./pyodide/pyodide.mjs";

const here = (path) => new URL(path, import.meta.url).href;

const DOORS = ["fetch", "XMLHttpRequest", "WebSocket", "WebSocketStream", "WebTransport", "EventSource",
  "importScripts", "Worker", "SharedWorker", "BroadcastChannel", "indexedDB", "caches"];

const DEEPEST = 300; // frames; deeper recursion in a reader's rule may end the interpreter for good

async function start() {
  const library = fetch(here("python.zip")).then((response) => {
    if (!response.ok) throw new Error(`python.zip: ${response.status}`);
    return response.arrayBuffer();
  });
  const python = await loadPyodide({ indexURL: here("pyodide/") });
  const folder = python.runPython("import site; site.getsitepackages()[0]");
  python.unpackArchive(await library, "zip", { extractDir: folder });
  const answer = python.runPython("from poker_fp.shell.page.answering import answer; answer");
  python.runPython(`import sys; sys.setrecursionlimit(${DEEPEST})`);
  closeDoors();
  return answer;
}

// Nothing that a reader's rule may do needs the network. The headers of a careful server say the same.
function closeDoors() {
  for (let scope = self; scope; scope = Object.getPrototypeOf(scope))
    for (const door of DOORS) if (Object.hasOwn(scope, door)) delete scope[door];
}

const ready = start();
ready.then(() => postMessage({ ready: true }), (error) => postMessage({ failed: String(error) }));

onmessage = async ({ data }) => {
  const answer = await ready;
  try {
    postMessage({ answered: answer(data) });
  } catch (error) {
    postMessage({ broken: String(error) });
  }
};
