import { useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact-htm.js";
import * as api from "../app/api.js";
import { counted, number, solutionLength } from "../app/words.js";

/** How long "solve" may take; the search says how far it is. */
const SOLVE_TIME = "60s";

/** How long to look for the shortest length, beside the game. */
const OPTIMUM_TIME = "20s";

/** Runs one solver; the answer stops it. */
function runOne(question, onProgress, onResult, onError) {
  const running = api.race(
    { ...question, solvers: [{}] },
    {
      progress: onProgress,
      result: ({ result, error }) => (result ? onResult(result) : onError(new Error(api.sentence(error)))),
      done: () => {},
      failed: onError,
    },
  );
  return running;
}

/**
 * The length of the shortest solution of a puzzle, looked for in the background.
 *
 * @returns {{length: number, isProved: boolean} | null}
 */
export function useOptimum(problem) {
  const [found, setFound] = useState(null);
  useEffect(() => {
    if (!problem.solvable) {
      return undefined;
    }
    const question = { ...problem.question, timeLimit: OPTIMUM_TIME };
    const running = runOne(
      question,
      () => {},
      (result) => setFound({ problem, length: result.length, isProved: result.optimal && result.cost === result.length }),
      () => {},
    );
    return running.leave;
  }, [problem]);
  return found?.problem === problem && found.length !== null ? found : null;
}

/**
 * Solves from where the game is, and says how that goes. A search whose state or puzzle is left is left too.
 *
 * @param {import("../puzzle/puzzle.js").Problem} problem
 * @param {string} start the state of the game, as text
 */
export function useSolver(problem, start) {
  const running = useRef(null);
  const [said, setSaid] = useState("");
  const [isBusy, setBusy] = useState(false);
  const end = (sentence) => {
    running.current = null;
    setBusy(false);
    setSaid(sentence);
  };
  const leave = () => {
    if (running.current) {
      running.current.leave();
      end("");
    }
  };
  useLayoutEffect(() => leave, [problem, start]); // at once: an answer must not come in between
  useEffect(() => setSaid(""), [problem]);

  const run = (onMoves) => {
    leave();
    setBusy(true);
    setSaid("Solving …");
    const question = { ...problem.question, start, timeLimit: SOLVE_TIME };
    running.current = runOne(
      question,
      (progress) => progress.generated && setSaid(`Solving … ${number(progress.generated)} nodes`),
      (result) => {
        end(resultWords(result));
        if (result.moves) {
          onMoves(result.moves);
        }
      },
      (failure) => end(failure.message),
    );
  };
  return { run, said, isBusy, stop: () => running.current?.stop() };
}

function resultWords(result) {
  if (result.status !== "solved") {
    return `Not solved: ${result.status.replace("-", " ")}.`;
  }
  const best = result.cost === result.length ? "shortest" : "cheapest";
  const proof = result.optimal ? `the ${best} there is` : `not proved to be ${best}`;
  return `${solutionLength(result)}, ${proof}; ${counted(result.expanded, "node")} expanded by ${result.label}.`;
}
