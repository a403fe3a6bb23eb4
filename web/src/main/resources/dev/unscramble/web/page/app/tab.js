// The API without a server: workers of the browser answer, each with an engine of its own, the program as WebAssembly.
// A worker has one thread, so whoever does not want its answer any more ends it.

import { sentence } from "./words.js";

const root = globalThis.document?.documentElement;

/** Where the worker's script is; pages of a server do not say. */
const ENGINE = root?.dataset.engine;

/** A module with a type that only browsers know that can run the engine. */
const STRUCT = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 0x5f, 0]);

const TOO_OLD =
  "This browser is too old to search: it lacks WebAssembly with garbage collection, which Chrome 119, Edge 119, Firefox 120 and Safari 18.2 brought.";

/** So many searches run at once; whatever else is asked does not wait for them, or the page would stand still. */
const MOST_SEARCHES = Math.max(1, globalThis.navigator?.hardwareConcurrency ?? 1);

/** Workers that have nothing to do; they keep the tables that they made. */
const idle = [];
/** Searches that wait for others to end. */
const waiting = [];
let searching = 0;

const newWorker = () => new Worker(new URL(String(ENGINE), document.baseURI), { type: "module" });

/** Has a worker ready before somebody asks, since it takes a tenth of a second to start. */
function prepare() {
  if (idle.length === 0) {
    const worker = newWorker();
    worker.onerror = () => idle.splice(idle.indexOf(worker), 1); // whoever asks next says so
    idle.push(worker);
  }
}

/** Whether the searches run in this tab. */
export const isHere = () => ENGINE !== undefined;

/** Answers that the page brings along, so that the first board is there before the engine is. */
const brought = new Map(Object.entries(JSON.parse(globalThis.document?.getElementById("answers")?.textContent ?? "{}")));

/**
 * Has a worker answer. A search, which tells events, waits until it is its turn.
 *
 * @param {{method: string, path: string, body?: object, events?: boolean}} question
 * @param {(event: {name: string, data: any}) => void} [onEvent]
 * @param {() => void} [onStart]
 * @returns {{answer: Promise<{status: number, body: any}>, stop: (failure: Error) => void}}
 */
function ask({ method, path, body, events = false }, onEvent, onStart) {
  const order = { method, path: `/${path}`, body: body ? JSON.stringify(body) : "", events };
  let stop = /** @type {(failure: Error) => void} */ (() => {});
  const answer = new Promise((resolve, reject) => {
    let worker = /** @type {Worker | null} */ (null);
    const end = (isUsable) => {
      searching -= Number(events);
      if (isUsable) {
        idle.push(worker);
      } else {
        worker?.terminate();
      }
      worker = null;
      startNext();
      prepare();
    };
    const start = () => {
      searching += Number(events);
      onStart?.();
      const found = idle.pop() ?? newWorker();
      worker = found;
      found.onmessage = ({ data }) => {
        if (data.event) {
          onEvent?.(data.event);
        } else {
          end(true);
          resolve({ status: data.status, body: JSON.parse(data.body) });
        }
      };
      found.onerror = () => {
        end(false);
        reject(new Error("The engine cannot be loaded. Is the site still there?"));
      };
      found.postMessage(order);
    };
    stop = (failure) => {
      const at = waiting.indexOf(start);
      if (at >= 0) {
        waiting.splice(at, 1);
      } else if (worker) {
        end(false);
      }
      reject(failure);
    };
    if (!WebAssembly.validate(STRUCT)) {
      reject(new Error(TOO_OLD));
    } else if (events) {
      waiting.push(start);
      startNext();
    } else {
      start();
    }
  });
  return { answer, stop };
}

function startNext() {
  while (waiting.length > 0 && searching < MOST_SEARCHES) {
    waiting.shift()();
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @param {AbortSignal} [signal]
 */
export async function request(method, path, body, signal) {
  const known = brought.get(`${method} ${path}${body ? ` ${JSON.stringify(body)}` : ""}`);
  if (known) {
    return known;
  }
  const asked = ask({ method, path, body });
  signal?.addEventListener("abort", () => asked.stop(new DOMException("stopped", "AbortError")));
  const { status, body: answer } = await asked.answer;
  if (status >= 400) {
    throw new Error(sentence(answer.error));
  }
  return answer;
}

/** @type {typeof import("./server.js").solve} */
export function solve(question, listener) {
  let isLeft = false;
  const fail = (failure) => isLeft || listener.failed(failure);
  const asked = ask({ method: "POST", path: "api/solve", body: question, events: true }, ({ name, data }) => {
    if (name === "error") {
      fail(new Error(sentence(data.error)));
    } else if (!isLeft) {
      listener[name]?.(data);
    }
  });
  asked.answer.then(({ status, body }) => status >= 400 && fail(new Error(sentence(body.error))), fail);
  return () => {
    isLeft = true;
    asked.stop(new Error("stopped"));
  };
}

/** The result of a search that was stopped: the best so far. */
const stopped = (solver, { seconds = 0, expanded = 0, generated = 0, stored = 0, length, cost, lowerBound, moves }) => ({
  ...solver,
  status: moves ? "solved" : "cancelled",
  stopped: "cancelled",
  optimal: false,
  length: length ?? null,
  cost: cost ?? null,
  lowerBound: lowerBound ?? null,
  moves: moves ?? null,
  expanded,
  generated,
  duplicates: 0,
  reopened: 0,
  maxStored: stored,
  iterations: [],
  ebf: null,
  ebfRoot: null,
  seconds,
});

/** @type {typeof import("./server.js").race} */
export function race({ solvers, ...question }, listener) {
  let left = solvers.length;
  let isLeft = false;
  const runners = solvers.map((own, solver) => {
    let latest = /** @type {any} */ ({});
    let isOver = false;
    const tell = (news) => {
      if (isLeft || isOver) {
        return;
      }
      isOver = true;
      listener.result({ solver, ...news });
      left--;
      if (left === 0) {
        listener.done();
      }
    };
    const asked = ask(
      { method: "POST", path: "api/solve", body: { ...question, ...own }, events: true },
      ({ name, data }) => {
        if (name === "result") {
          tell({ result: data });
        } else if (name === "error") {
          tell({ error: data.error });
        } else if (!isLeft) {
          latest = { ...latest, ...data };
          listener.progress({ solver, state: "running", ...latest });
        }
      },
      () => isLeft || listener.progress({ solver, state: "running" }),
    );
    asked.answer.then(
      ({ status, body }) => status >= 400 && tell({ error: body.error }),
      (failure) => tell({ error: failure.message }),
    );
    return () => {
      tell({ result: stopped(own, latest) });
      asked.stop(new Error("stopped"));
    };
  });
  return {
    stop: (solver) => (solver === undefined ? runners.forEach((stop) => stop()) : runners[solver]()),
    leave: () => {
      isLeft = true;
      runners.forEach((stop) => stop());
    },
  };
}

if (ENGINE) {
  if (WebAssembly.validate(STRUCT)) {
    prepare();
  }
  // Keeps the site for times without a network. Browsers offer it only on safe connections.
  globalThis.navigator.serviceWorker?.register("service-worker.js").catch(() => {});
}
