// A solver as text, as in the address: "astar manhattan", "ids:all", "beam:50 h1".

import { duplicateRules } from "../app/names.js";

/** @typedef {{algorithm: string, heuristic: string}} Solver */

export const FEWEST = 2;
export const MOST = 6;

/** What a course compares first. */
export const FIRST_SOLVERS = "ids;bfs;astar misplaced;astar manhattan;idastar manhattan";
/** With the usual heuristic of each puzzle. */
export const FIRST_DEFINED_SOLVERS = "bfs;bidirectional;astar;idastar";
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

/**
 * As the API takes it.
 *
 * @param {Solver} solver
 * @returns {{algorithm: string, heuristic?: string, duplicates?: string}}
 */
export function asQuestion({ algorithm, heuristic }) {
  const [name, value] = algorithm.split(":");
  const rule = duplicateRules(name).length > 0 && value;
  return {
    algorithm: rule ? name : algorithm,
    ...(heuristic ? { heuristic } : {}),
    ...(rule ? { duplicates: rule } : {}),
  };
}

/** A solver as options of the command line. */
export function asOptions(solver) {
  const { algorithm, heuristic, duplicates } = asQuestion(solver);
  return { "-a": algorithm, "-H": heuristic, "--duplicates": duplicates };
}

/** Whether an algorithm, perhaps with its number, uses a heuristic. */
export const isInformed = (algorithm, catalog) =>
  catalog.algorithms.find(({ name }) => name === algorithm.split(":")[0])?.informed ?? true;

/** The places of the first two solvers with a heuristic, whose trees differ most clearly, or else of the first two. */
export function firstPair(solvers) {
  const informed = solvers.map((_, at) => at).filter((at) => solvers[at].heuristic);
  return informed.length > 1 ? informed.slice(0, 2) : [0, 1];
}

/** Two places among the solvers as text, counted from one: "3-4". */
export const writePair = (pair) => pair.map((at) => at + 1).join("-");

/** @param {string} text */
export function readPair(text, solvers) {
  const pair = text.split("-").map((place) => Number(place) - 1);
  return pair.length === 2 && pair.every((at) => solvers[at]) ? pair : firstPair(solvers);
}
