import { useEffect, useState } from "../vendor/preact-htm.js";
import { canHaveOwn } from "./own.js";
import { hasTable, run, wasRun } from "./tables.js";

/**
 * A heuristic that the user wrote, or that came with a link.
 *
 * @typedef {{code: string, isReady: boolean, isRunning: boolean, error: import("./tabulate.js").OwnError | null,
 *   run: (code: string) => void}} Own
 */

/**
 * The heuristic of the address. What the user has run before is run again where the goal changes; what comes with a link is
 * not run at all until the user says so.
 *
 * @param {any} problem
 * @param {string | undefined} code
 * @returns {[any, Own]} the problem, which has the heuristic in its question as soon as that can be used, and the heuristic
 */
export function useOwn(problem, code = "") {
  const [latest, setLatest] = useState({ of: "", isRunning: false, error: null });
  const goal = problem.goalTiles;
  const can = canHaveOwn(problem);
  const keyOf = (text) => `${goal} ${text}`;
  const start = (text) => {
    const of = keyOf(text);
    setLatest({ of, isRunning: true, error: null });
    run(text, goal).then(
      () => setLatest({ of, isRunning: false, error: null }),
      (error) => setLatest({ of, isRunning: false, error }),
    );
  };
  useEffect(() => {
    if (can && wasRun(code) && !hasTable(code, goal)) {
      start(code);
    }
  }, [keyOf(code), can]);
  const isReady = can && hasTable(code, goal);
  const isLatest = latest.of === keyOf(code);
  return [
    isReady ? { ...problem, question: { ...problem.question, own: code } } : problem,
    { code, isReady, isRunning: isLatest && latest.isRunning, error: isLatest ? latest.error : null, run: start },
  ];
}
