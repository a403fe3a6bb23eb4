// The rules of puzzles of names and files: permutation puzzles, towers, ways on maps.

import * as hanoi from "./hanoi.js";
import * as permutations from "./permutations.js";
import { graphRules, gridRules } from "./ways.js";

const textStates = {
  start: (problem) => problem.start,
  goal: (problem) => problem.goal,
  isSame: (one, other) => one === other,
  text: (state) => state,
};

const KINDS = {
  permutation: { ...permutations, legalMoves: (state, problem) => permutations.moves(problem) },
  hanoi: { ...textStates, ...hanoi },
  graph: { ...textStates, ...graphRules },
  grid: { ...textStates, ...gridRules },
};

const known = new WeakMap();

/** The rules of one puzzle; in an address, a move is its number among all moves, with a dash behind it. */
function rulesOf(problem) {
  const kind = KINDS[problem.kind];
  const moves = kind.moves(problem);
  return {
    start: kind.start,
    goal: kind.goal,
    isGoal: (state) => kind.isSame(state, kind.goal(problem)),
    legalMoves: (state) => kind.legalMoves(state, problem),
    apply: (state, move) => kind.apply(state, move, problem),
    inverse: (move) => kind.inverse(move, problem),
    text: (state) => kind.text(state, problem),
    moveText: (move) => `${moves.indexOf(move)}-`,
    readMoves: (text) => text.split("-").filter(Boolean).map((number) => moves[Number(number)]),
  };
}

/** @param {import("./puzzle.js").Problem} problem of a kind that is drawn by shapes */
export function definedRules(problem) {
  if (!known.has(problem)) {
    known.set(problem, rulesOf(problem));
  }
  return known.get(problem);
}
