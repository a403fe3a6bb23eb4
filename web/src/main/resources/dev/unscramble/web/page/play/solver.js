import { useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact-htm.js";
import * as api from "../app/api.js";
import { resultName } from "../app/names.js";
import { counted, number, solutionLength } from "../app/words.js";

/** How long "solve" may take; the search says how far it is. */
const SOLVE_TIME = "60s";

/** How long to look for the shortest length, beside the game. */
const OPTIMUM_TIME = "20s";

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
    const tell = ({ length, cost, optimal }) =>
      length !== null && setFound({ problem, length, isProved: optimal && cost === length });
    return api.solve(
      { ...problem.question, timeLimit: OPTIMUM_TIME },
      { better: tell, progress: () => {}, result: tell, failed: () => {} },
    );
  }, [problem]);
  return found?.problem === problem ? found : null;
}

/**
 * Solves from where the game is, and says how that goes. A search whose state or puzzle is left is left too.
 *
 * @param {import("../puzzle/puzzle.js").Problem} problem
 * @param {string} start the state of the game, as text
 */
export function useSolver(problem, start) {
  const leaving = useRef(null);
  const best = useRef(null);
  const [said, setSaid] = useState("");
  const [isBusy, setBusy] = useState(false);
  const end = (sentence) => {
    leaving.current = null;
    setBusy(false);
    setSaid(sentence);
  };
  const leave = (sentence) => {
    if (leaving.current) {
      leaving.current();
      end(sentence);
    }
  };
  useLayoutEffect(() => () => leave(""), [problem, start]); // at once: an answer must not come in between
  useEffect(() => setSaid(""), [problem]);

  /** @param {(moves: string[], isLast: boolean) => void} onMoves hears of the first solution, each better one, and the last */
  const run = (onMoves) => {
    leave("");
    best.current = null;
    setBusy(true);
    setSaid("Solving …");
    leaving.current = api.solve(
      { ...problem.question, start, timeLimit: SOLVE_TIME },
      {
        better: (solution) => {
          best.current = solution;
          setSaid(betterWords(solution));
          onMoves(solution.moves, false);
        },
        progress: ({ generated }) => best.current || setSaid(`Solving … ${counted(generated, "node")}`),
        result: (result) => {
          end(resultWords(result));
          if (result.moves) {
            onMoves(result.moves, true);
          }
        },
        failed: (failure) => end(failure.message),
      },
    );
  };
  const stop = () => leave(best.current ? `Stopped; ${solutionLength(best.current)} is the best so far.` : "Stopped.");
  return { run, said, isBusy, stop };
}

const betterWords = (solution) =>
  `${solutionLength(solution)} so far; at least ${number(solution.lowerBound)} are needed. Looking for a better solution …`;

function resultWords(result) {
  if (result.status !== "solved") {
    return `Not solved: ${result.status.replace("-", " ")}.`;
  }
  const best = result.cost === result.length ? "shortest" : "cheapest";
  const proof = result.optimal ? `the ${best} there is` : `not proved to be ${best}`;
  return `${solutionLength(result)}, ${proof}; ${counted(result.expanded, "node")} expanded by ${resultName(result)}.`;
}
