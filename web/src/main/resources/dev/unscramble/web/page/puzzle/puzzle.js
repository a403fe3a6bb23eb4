// What the views ask of a puzzle, whichever it is. A state is a Board of tiles, the stickers of a cube, the pieces of a
// permutation puzzle, or a text.

import * as cube from "./cube.js";
import { definedRules } from "./defined.js";
import { isDrawn } from "./shapes.js";
import * as tiles from "./tiles.js";

/**
 * A puzzle as the server describes it, see /api/validate, the question that it answers, and the one that
 * was asked, as JSON.
 *
 * @typedef {{asked: string, question: {start: string} & Record<string, string>, kind: string, puzzle: string, start: string, goal: string, rows: number, columns: number,
 *   tiles: number[], goalTiles: number[], stickers: string, goalStickers: string, solvable: boolean,
 *   reason?: string, goalName?: string, goalReason?: string, heuristics: string[], defaultHeuristic: string} & Defined} Problem
 *
 * @typedef {{sets: import("./permutations.js").PieceSet[], pieces: number[], turns: number[], goalPieces: number[],
 *   numbers: number[], solvedTurns: number[], effects: {name: string, from: number[], turns: number[]}[],
 *   stickers: Sticker[][], fixedStickers: Sticker[], pegs: number, discs: number,
 *   nodes: {name: string, x?: number, y?: number}[], edges: number[][], cells: string[]}} Defined what only puzzles of
 *   names and files have
 * @typedef {{look: string, shape: number[]}} Sticker
 */

const tileRules = {
  start: (problem) => ({ rows: problem.rows, columns: problem.columns, cells: problem.tiles }),
  goal: (problem) => ({ rows: problem.rows, columns: problem.columns, cells: problem.goalTiles }),
  isGoal: (state, problem) => tiles.isSame(state, tileRules.goal(problem)),
  legalMoves: tiles.legalMoves,
  apply: tiles.apply,
  inverse: tiles.inverse,
  text: tiles.text,
  moveText: (move) => move[0],
  readMoves: (text) => [...text].map((letter) => tiles.MOVES.find((move) => move[0] === letter)),
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
  moveText: (move) => move,
  readMoves: (text) => text.match(/[URFDLB][2']?/g) ?? [],
};

/** @param {Problem} problem */
export const rules = (problem) =>
  isDrawn(problem.kind) ? definedRules(problem) : problem.kind === "cube" ? cubeRules : tileRules;

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
