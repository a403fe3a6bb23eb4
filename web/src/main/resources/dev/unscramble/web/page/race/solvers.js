// A solver as text, as in the address: "astar manhattan", "ids", "beam:50 h1".

/** @typedef {{algorithm: string, heuristic: string}} Solver */

export const FEWEST = 2;
export const MOST = 6;

/** What a course compares first. */
export const FIRST_SOLVERS = "ids;bfs;astar misplaced;astar manhattan;idastar manhattan";
export const FIRST_CUBE_SOLVERS = "bfs;bidirectional;astar pdb:twist;idastar pdb:exact";

/**
 * @param {string} text
 * @returns {Solver[]}
 */
export function readSolvers(text) {
  return text
    .split(";")
    .slice(0, MOST)
    .map((each) => {
      const [algorithm, ...heuristic] = each.trim().split(/\s+/);
      return { algorithm, heuristic: heuristic.join("") };
    });
}

/** @param {Solver[]} solvers */
export const writeSolvers = (solvers) => solvers.map(solverName).join(";");

/** @param {Solver} solver */
export const solverName = ({ algorithm, heuristic }) => (heuristic ? `${algorithm} ${heuristic}` : algorithm);

/** As the API takes it. */
export const asQuestion = ({ algorithm, heuristic }) => (heuristic ? { algorithm, heuristic } : { algorithm });

/** Whether an algorithm, perhaps with its number, uses a heuristic. */
export const isInformed = (algorithm, catalog) =>
  catalog.algorithms.find(({ name }) => name === algorithm.split(":")[0])?.informed ?? true;
