import { useEffect, useState } from "../vendor/preact-htm.js";
import * as api from "./api.js";

/**
 * A question that names the goal which its text brings, so that the goal is kept where only the start changes.
 * Of all formats, only JSON has a goal.
 */
const withOwnGoal = (question, { kind, goal, goalName }) =>
  kind === "tiles" && question.start.trimStart().startsWith("{") ? { goal: goalName ?? goal, ...question } : question;

/** Refuses a user's own puzzle: the page has neither its rules nor its pictures. */
function shown(found) {
  if (found.kind === "other") {
    throw new Error(`The page has no picture of ${found.puzzle}. Use “unscramble solve” instead.`);
  }
  return found;
}

/**
 * A puzzle as the server understands it; the last good one stays while another is refused.
 *
 * @param {object} question start, and the rules of the puzzle
 * @param {string} [usual] what to begin with where there is no good one yet
 * @returns {[import("../puzzle/puzzle.js").Problem | null, string]} the puzzle, and what is wrong
 */
export function useProblem(question, usual) {
  const [problem, setProblem] = useState(null);
  const [error, setError] = useState("");
  const asked = JSON.stringify(question);
  useEffect(() => {
    const leaving = new AbortController();
    api
      .validate(JSON.parse(asked), leaving.signal)
      .then(shown)
      .then((found) => {
        setProblem({ ...found, asked, question: withOwnGoal(JSON.parse(asked), found) });
        setError("");
      })
      .catch((failure) => {
        if (failure.name === "AbortError") {
          return;
        }
        setError(failure.message);
        if (!problem && usual) {
          api.validate({ start: usual }, leaving.signal).then(
            (found) => setProblem({ ...found, question: { start: usual } }),
            () => {},
          );
        }
      });
    return () => leaving.abort();
  }, [asked]);
  return [problem, error];
}
