import { useEffect, useState } from "../vendor/preact-htm.js";
import * as api from "../app/api.js";
import { asQuestion } from "../race/solvers.js";
import { replayOf } from "./replay.js";

/** How long a search may take that is recorded. */
export const TIME_LIMIT = "10s";

/**
 * The recording of a search, made whenever what is asked for changes.
 *
 * @returns {[{recorded: object, replay: import("./replay.js").Replay} | null, string]} the recording, and what is wrong
 */
export function useRecording(problem, solver) {
  const [recording, setRecording] = useState(null);
  const [error, setError] = useState("");
  const asked = JSON.stringify({ ...problem.question, ...asQuestion(solver), timeLimit: TIME_LIMIT });
  useEffect(() => {
    const leaving = new AbortController();
    setError("");
    api
      .trace(JSON.parse(asked), leaving.signal)
      .then((recorded) => setRecording({ asked, recorded, replay: replayOf(problem, recorded) }))
      .catch((failure) => failure.name === "AbortError" || setError(failure.message));
    return () => leaving.abort();
  }, [asked]);
  return [recording?.asked === asked ? recording : null, error];
}
