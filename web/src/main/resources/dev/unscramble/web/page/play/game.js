// A game: a start, the moves made, and those that were taken back or come from a solution, in one line of time.
// All functions here are pure.

import { rules } from "../puzzle/puzzle.js";

/**
 * @typedef {{problem: import("../puzzle/puzzle.js").Problem, states: object[], moves: string[], at: number,
 *   turn: {name: string, id: number} | undefined}} Game states[i + 1] is states[i] after moves[i]; we are at states[at];
 *   turn is the move that led here last, forward or back
 */

/**
 * @param {import("../puzzle/puzzle.js").Problem} problem
 * @returns {Game}
 */
export const newGame = (problem) => ({
  problem,
  states: [rules(problem).start(problem)],
  moves: [],
  at: 0,
  turn: undefined,
});

export const stateOf = (game) => game.states[game.at];

export const isSolved = (game) => rules(game.problem).isGoal(stateOf(game), game.problem);

const nextTurn = (game, name) => ({ name, id: (game.turn?.id ?? 0) + 1 });

/**
 * Makes moves; what lay ahead is forgotten, unless it is just these moves. A move that is not legal is not made: fast
 * fingers may ask for one that was legal in the picture they saw.
 *
 * @param {Game} game
 * @param {string[]} moves
 */
export function play(game, moves) {
  return moves.reduce((now, move) => {
    if (!rules(now.problem).legalMoves(stateOf(now)).includes(move)) {
      return now;
    }
    if (now.moves[now.at] === move) {
      return jump(now, now.at + 1);
    }
    return {
      ...now,
      states: [...now.states.slice(0, now.at + 1), rules(now.problem).apply(stateOf(now), move)],
      moves: [...now.moves.slice(0, now.at), move],
      at: now.at + 1,
      turn: nextTurn(now, move),
    };
  }, game);
}

/** Puts a solution ahead of where we are. */
export function withSolution(game, solution) {
  const ahead = play(game, solution);
  return { ...ahead, at: game.at, turn: game.turn };
}

export const undo = (game) => jump(game, game.at - 1);

export const redo = (game) => jump(game, game.at + 1);

/** Goes to another point of the line of time. */
export function jump(game, to) {
  const at = Math.max(0, Math.min(game.moves.length, to));
  if (at === game.at + 1) {
    return { ...game, at, turn: nextTurn(game, game.moves[game.at]) };
  }
  if (at === game.at - 1) {
    return { ...game, at, turn: nextTurn(game, rules(game.problem).inverse(game.moves[at])) };
  }
  return { ...game, at, turn: undefined };
}
