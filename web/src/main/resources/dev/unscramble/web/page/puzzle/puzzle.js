// What the views ask of a puzzle, whichever it is. A state is a Board of tiles or the stickers of a cube.

import * as cube from "./cube.js";
import * as tiles from "./tiles.js";

/**
 * A puzzle as the server describes it, see /api/validate, and the question that it answers.
 *
 * @typedef {{question: {start: string} & Record<string, string>, kind: string, puzzle: string, start: string, goal: string, rows: number, columns: number,
 *   tiles: number[], goalTiles: number[], stickers: string, goalStickers: string, solvable: boolean,
 *   reason?: string, goalName?: string, goalReason?: string, heuristics: string[], defaultHeuristic: string}} Problem
 */

const tileRules = {
  start: (problem) => ({ rows: problem.rows, columns: problem.columns, cells: problem.tiles }),
  goal: (problem) => ({ rows: problem.rows, columns: problem.columns, cells: problem.goalTiles }),
  isGoal: (state, problem) => tiles.isSame(state, tileRules.goal(problem)),
  legalMoves: tiles.legalMoves,
  apply: tiles.apply,
  inverse: tiles.inverse,
  text: tiles.text,
};

const cubeRules = {
  start: (problem) => problem.stickers,
  goal: (problem) => problem.goalStickers,
  isGoal: (state, problem) =>
    cube.isUniform(problem.goalStickers) ? cube.isUniform(state) : state === problem.goalStickers,
  legalMoves: () => cube.MOVES,
  apply: cube.apply,
  inverse: cube.inverse,
  text: cube.text,
};

/** @param {Problem} problem */
export const rules = (problem) => (problem.kind === "cube" ? cubeRules : tileRules);

/**
 * The states along some moves, the first included.
 *
 * @param {Problem} problem
 * @param {object} state
 * @param {string[]} moves
 */
export function walk(problem, state, moves) {
  const states = [state];
  moves.forEach((move) => states.push(rules(problem).apply(states[states.length - 1], move)));
  return states;
}
