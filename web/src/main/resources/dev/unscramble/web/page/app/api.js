// The server's API, documented at /api. What it refuses becomes an Error whose message is for people.

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @param {AbortSignal} [signal]
 */
async function request(method, path, body, signal) {
  let response;
  try {
    response = await fetch(path, {
      method,
      signal,
      headers: body ? { "Content-Type": "application/json" } : {},
      body: body && JSON.stringify(body),
    });
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === "AbortError") {
      throw failure;
    }
    throw new Error("The server does not answer. Is “unscramble serve” still running?");
  }
  const answer = await response.json();
  if (!response.ok) {
    throw new Error(sentence(answer.error));
  }
  return answer;
}

/** @param {string} text */
export function sentence(text) {
  const trimmed = text.trim();
  return trimmed.charAt(0).toUpperCase() + trimmed.slice(1) + (/[.!?]$/.test(trimmed) ? "" : ".");
}

/** The algorithms and options that there are. */
export const catalog = () => request("GET", "/api/catalog");

/**
 * @param {object} question start, and the rules of the puzzle
 * @param {AbortSignal} [signal]
 */
export const validate = (question, signal) => request("POST", "/api/validate", question, signal);

export const solve = (question, signal) => request("POST", "/api/solve", question, signal);

export const generate = (question, signal) => request("POST", "/api/generate", question, signal);

export const trace = (question, signal) => request("POST", "/api/trace", question, signal);

export const census = (question, signal) => request("POST", "/api/census", question, signal);

export const checkHeuristic = (question, signal) => request("POST", "/api/check-heuristic", question, signal);

/** The presets, the reports, and the latest experiment. */
export const experiments = (signal) => request("GET", "/api/experiments", undefined, signal);

/** @param {{preset?: string, toml?: string, quick: boolean}} wanted */
export const startExperiment = (wanted) => request("POST", "/api/experiments", wanted);

export const stopExperiment = () => request("DELETE", "/api/experiments");

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
    request("DELETE", `/api/races/${id}` + (solver === undefined ? "" : `/${solver}`)).catch(() => {});
  const end = () => {
    isLeft = true;
    events?.close();
    window.removeEventListener("pagehide", end);
  };
  window.addEventListener("pagehide", end); // a browser may keep a page that was left, and its connections
  request("POST", "/api/races", question)
    .then((started) => {
      id = started.id;
      if (isLeft) {
        stop();
        return;
      }
      stoppedEarly.forEach((solver) => stop(solver));
      events = new EventSource(`/api/races/${id}/events`);
      events.addEventListener("progress", (event) => listener.progress(JSON.parse(event.data)));
      events.addEventListener("result", (event) => listener.result(JSON.parse(event.data)));
      events.addEventListener("done", () => {
        end();
        listener.done();
      });
      events.onerror = () => {
        end();
        listener.failed(new Error("The connection to the server was lost."));
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
