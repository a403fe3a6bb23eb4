import { useEffect, useState } from "../vendor/preact-htm.js";
import * as api from "../app/api.js";
import { usesOwn } from "../own/own.js";
import { asQuestion } from "../race/solvers.js";
import { replayOf } from "./replay.js";

/** How long a search may take that is recorded. */
export const TIME_LIMIT = "10s";

/** A recording has no more events than this, and each node is one: the search need not go on after them. */
const MOST_NODES = 20_000;

/**
 * The recording of a search, made whenever what is asked for changes. A heuristic of the user's own must have been run before.
 *
 * @returns {[{asked: string, recorded: object, replay: import("./replay.js").Replay} | null, string]} the recording, and what is wrong
 */
export function useRecording(problem, solver) {
  const [recording, setRecording] = useState(null);
  const [error, setError] = useState("");
  const asked = JSON.stringify({ ...problem.question, ...asQuestion(solver), timeLimit: TIME_LIMIT, maxNodes: MOST_NODES });
  useEffect(() => {
    const leaving = new AbortController();
    setError("");
    if (usesOwn(solver) && !problem.question.own) {
      return undefined;
    }
    api
      .trace(JSON.parse(asked), leaving.signal)
      .then((recorded) => setRecording({ asked, recorded, replay: replayOf(problem, recorded) }))
      .catch((failure) => failure.name === "AbortError" || setError(failure.message));
    return () => leaving.abort();
  }, [asked]);
  return [recording?.asked === asked ? recording : null, error];
}
