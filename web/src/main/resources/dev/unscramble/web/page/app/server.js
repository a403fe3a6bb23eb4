// The server's API, documented at /api; its addresses are relative to that of the page. What it refuses becomes an Error whose message is for people.

import { sentence } from "./words.js";

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @param {AbortSignal} [signal]
 * @param {Record<string, string>} [headers]
 */
async function ask(method, path, body, signal, headers = {}) {
  let response;
  try {
    response = await fetch(path, {
      method,
      signal,
      headers: body ? { "Content-Type": "application/json", ...headers } : headers,
      body: body && JSON.stringify(body),
    });
  } catch (failure) {
    if (isAborted(failure)) {
      throw failure;
    }
    throw new Error("The server does not answer. Is “unscramble serve” still running?");
  }
  if (!response.ok) {
    throw new Error(sentence((await response.json()).error));
  }
  return response;
}

const isAborted = (failure) => failure instanceof DOMException && failure.name === "AbortError";

export const request = async (method, path, body, signal) => (await ask(method, path, body, signal)).json();

/**
 * The events of an answer, as they come.
 *
 * @param {Response} response
 */
async function* eventsOf(response) {
  const reader = /** @type {ReadableStream} */ (response.body).pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const events = (text + read.value).split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) {
      const [, name, data] = /^event: (.*)\ndata: (.*)$/s.exec(event) ?? [];
      yield { name, data: JSON.parse(data) };
    }
  }
}

/**
 * Solves a puzzle, and tells the first solution at once and each better one as it comes.
 *
 * @param {object} question
 * @param {{better: (solution: any) => void, progress: (news: any) => void, result: (result: any) => void, failed: (error: Error) => void}} listener
 * @returns {() => void} stops it; the listener hears no more
 */
export function solve(question, listener) {
  const leaving = new AbortController();
  const listen = async () => {
    const response = await ask("POST", "api/solve", question, leaving.signal, { Accept: "text/event-stream" });
    let isDone = false;
    for await (const { name, data } of eventsOf(response)) {
      if (leaving.signal.aborted) {
        return;
      }
      isDone = name === "result" || name === "error";
      if (name === "error") {
        throw new Error(sentence(data.error));
      }
      listener[name]?.(data);
    }
    if (!isDone) {
      throw new Error(LOST);
    }
  };
  listen().catch((failure) => {
    if (!leaving.signal.aborted) {
      listener.failed(failure instanceof TypeError ? new Error(LOST) : failure);
    }
  });
  return () => leaving.abort();
}

const LOST = "The connection to the server was lost.";

/**
 * Starts solvers on one puzzle and listens to them.
 *
 * @param {object} question with its solvers
 * @param {{progress: (news: any) => void, result: (news: any) => void, done: () => void, failed: (error: Error) => void}} listener
 * @returns {{stop: (solver?: number) => void, leave: () => void}}
 */
export function race(question, listener) {
  let id = null;
  let events = null;
  let isLeft = false;
  const stoppedEarly = []; // before the race had an id
  const stop = (solver) =>
    request("DELETE", `api/races/${id}` + (solver === undefined ? "" : `/${solver}`)).catch(() => {});
  const end = () => {
    isLeft = true;
    events?.close();
    window.removeEventListener("pagehide", end);
  };
  window.addEventListener("pagehide", end); // a browser may keep a page that was left, and its connections
  request("POST", "api/races", question)
    .then((started) => {
      id = started.id;
      if (isLeft) {
        stop();
        return;
      }
      stoppedEarly.forEach((solver) => stop(solver));
      events = new EventSource(`api/races/${id}/events`);
      events.addEventListener("progress", (event) => listener.progress(JSON.parse(event.data)));
      events.addEventListener("result", (event) => listener.result(JSON.parse(event.data)));
      events.addEventListener("done", () => {
        end();
        listener.done();
      });
      events.onerror = () => {
        end();
        listener.failed(new Error(LOST));
      };
    })
    .catch((failure) => {
      if (!isLeft) {
        end();
        listener.failed(failure);
      }
    });
  return {
    stop: (solver) => (id ? stop(solver) : stoppedEarly.push(solver)),
    leave: end,
  };
}
